"""The call that starts a lesson: a table with a prepared start, fixed luck and a coach."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from paddock import games
from paddock.lessons import find_lesson, prepared
from paddock.parts.coaching import LEARNER, Lesson
from paddock.server.directory.game_cache import GameCache
from paddock.server.http.call import CREATE, Call, answer
from paddock.server.http.requests import body, known_guest
from paddock.server.http.web import Request, Response
from paddock.table.messages import TableInfo
from paddock.table.meta import SeatMeta
from paddock.table.people.guest import Guest
from paddock.table.race import Race, copy_move
from paddock.table.sizes import Text
from paddock.table.stages import begin
from paddock.table.steps import once
from paddock.table.table import Table

if TYPE_CHECKING:
    from paddock.server.features.server import Server


class NewLesson(msgspec.Struct, frozen=True):
    """A lesson to start, by its name."""

    game: Text
    lesson: Text


async def start_lesson(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, NewLesson)
    games.load(wanted.game)  # raises if there is none
    lesson = find_lesson(wanted.game, wanted.lesson)
    server = request.server
    address = request.address
    server.quotas.tables.take(guest.id, address)
    table = await lesson_table(server, guest, wanted.game, lesson, address)
    return answer(table.updates.info(guest.id), 201)


async def lesson_table(server: Server, guest: Guest, game: str, lesson: Lesson, owner: str) -> Table:
    """Make a table for a lesson, raced up to the learner's turn."""
    race = await server.making.run(once(prepared_race, server.games, game, lesson), owner)
    seats = [
        SeatMeta("person", guest.name, guest.id) if driver == LEARNER else SeatMeta("bot", bot=driver)
        for driver in lesson.seats
    ]
    table = await server.directory.add(
        guest, race.game, tuple(seats), race=race, seed=lesson.seed, unproven="lesson", lesson=lesson.name
    )
    await begin(table)
    return table


def prepared_race(cache: GameCache, game: str, lesson: Lesson) -> Race:
    """Race a lesson up to the learner's turn."""
    race = Race(cache.make(game, lesson.options), lesson.seed)
    for move, state, events in prepared(race.game, lesson):
        copy_move(race, move, state, events)
    return race


CALLS = (Call("POST", "/api/lessons", start_lesson, CREATE, "Start a lesson.", NewLesson, TableInfo, 201),)
