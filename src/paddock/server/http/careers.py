"""Calls about a guest's own career: totals, races as CSV, and races to forget."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import TypeVar

import msgspec

from paddock import games
from paddock.parts.career import CareerFigure
from paddock.server.features.dates import day_of
from paddock.server.http.call import READ, WRITE, Call, answer, large_answer, text_file
from paddock.server.http.requests import body, guest_of, known_guest
from paddock.server.http.web import Request, Response
from paddock.table.errors import NotThere
from paddock.table.people.guest import Guest
from paddock.table.result import CareerRace
from paddock.table.sizes import Text
from paddock.words import Message


class CareerSum(msgspec.Struct, frozen=True):
    """Totals of several races. `figures` are in the order of the game's headings; None: there is none."""

    races: int
    wins: int
    best: int | None  # place
    figures: tuple[int | Message | None, ...]


class CareerLine(CareerSum, frozen=True):
    """All races on one circuit against one level."""

    circuit: str
    level: str


class GameCareer(CareerSum, frozen=True):
    """All races of one game, with the current and the longest winning streak."""

    game: str
    left: int  # races that were not driven to the end
    streak: int
    longest: int
    headings: tuple[Message, ...]
    lines: tuple[CareerLine, ...]


class DayStreak(msgspec.Struct, frozen=True):
    """Streaks of days with a finished daily race: the current one, the longest, and the number of days."""

    streak: int
    longest: int
    days: int


class Career(msgspec.Struct, frozen=True):
    """My own career, the last race first."""

    name: str
    games: tuple[GameCareer, ...] = ()
    races: tuple[CareerRace, ...] = ()
    days: DayStreak | None = None  # None if I have never finished a race of the day


class ForgetCareer(msgspec.Struct, frozen=True):
    """A race to remove from my career; None: all of them."""

    table: Text | None = None


Key = TypeVar("Key", str, tuple[str, str])
COLUMNS = ("date", "game", "circuit", "level", "seats", "place", "won")
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""First characters that make spreadsheets take a text for a formula."""


async def career(request: Request) -> Response:
    guest = await guest_of(request)
    if guest is None:
        return answer(Career(""))
    return await large_answer(request, msgspec.json.encode(await career_of(request, guest)))


async def career_of(request: Request, guest: Guest) -> Career:
    races = await request.server.careers.of_guest(guest.id)
    today = day_of(request.server.store.date())
    return Career(guest.name, added_up(races), tuple(races), day_streak(races, today))


async def forget_career(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, ForgetCareer)
    server = request.server
    off_boards = await server.challenges.boards.forget(guest.id, wanted.table)
    with suppress(*[NotThere] if off_boards else []):  # races with known luck are on a leaderboard but in no career
        await server.careers.forget(guest.id, wanted.table)
    return await large_answer(request, msgspec.json.encode(await career_of(request, guest)))


async def career_csv(request: Request) -> Response:
    guest = await known_guest(request)
    races = await request.server.careers.of_guest(guest.id)
    return text_file(as_csv(races), "paddock-record.csv", "text/csv")


def added_up(races: Sequence[CareerRace]) -> tuple[GameCareer, ...]:
    known = [race for race in races if race.game in games.names()]  # a game may be gone from the server
    return tuple([game_career(game, of_game) for game, of_game in grouped(known, lambda race: race.game)])


def game_career(game: str, races: Sequence[CareerRace]) -> GameCareer:
    """Return the totals of one game, by circuit and level."""
    figures = games.load(game).career_figures
    lines = [
        CareerLine(*summed(of_line, figures), circuit, level)
        for (circuit, level), of_line in grouped(races, lambda race: (race.circuit, race.level))
    ]
    streak, longest = streaks(races)
    left = sum(race.place is None for race in races)
    headings = tuple([figure.title for figure in figures])
    return GameCareer(*summed(races, figures), game, left, streak, longest, headings, tuple(lines))


def grouped(races: Sequence[CareerRace], key: Callable[[CareerRace], Key]) -> list[tuple[Key, list[CareerRace]]]:
    return [(what, list(found)) for what, found in groupby(sorted(races, key=key), key)]


def summed(
    races: Sequence[CareerRace], figures: Sequence[CareerFigure]
) -> tuple[int, int, int | None, tuple[int | Message | None, ...]]:
    """Return the fields of a CareerSum."""
    places = [race.place for race in races if race.place is not None and (race.won or race.place > 1)]
    values = [
        figure.of([race.figures[figure.key] for race in races if figure.key in race.figures]) for figure in figures
    ]
    said = [None if value is None else figure.say(value) for figure, value in zip(figures, values, strict=True)]
    return len(races), sum(race.won for race in races), min(places, default=None), tuple(said)


def streaks(races: Sequence[CareerRace]) -> tuple[int, int]:
    """Return the current and the longest winning streak; `races` are in reverse order."""
    rows = [len(list(row)) if won else 0 for won, row in groupby(races, lambda race: race.won)]
    return (rows[0], max(rows)) if rows else (0, 0)


def day_streak(races: Sequence[CareerRace], today: date) -> DayStreak | None:
    """Return the streaks of days with a finished daily race; the first whole day without one ends a streak."""
    days = sorted({date.fromisoformat(race.day) for race in races if race.day})
    if not days:
        return None
    # In consecutive days, day and index increase together.
    rows = [len(list(row)) for _, row in groupby(enumerate(days), lambda pair: pair[1] - timedelta(days=pair[0]))]
    return DayStreak(rows[-1] if today - days[-1] <= timedelta(days=1) else 0, max(rows), len(days))


def as_csv(races: Sequence[CareerRace]) -> str:
    """Return the races as CSV; figures are named by their game."""
    keys = sorted({f"{race.game}.{key}" for race in races for key in race.figures})
    written = io.StringIO()
    table = csv.writer(written)
    table.writerow([*COLUMNS, *keys])
    for race in races:
        figures = {f"{race.game}.{key}": value for key, value in race.figures.items()}
        ended = datetime.fromtimestamp(race.at, UTC).isoformat(timespec="seconds")
        circuit = f"'{race.circuit}" if race.circuit.startswith(FORMULA) else race.circuit
        place = "" if race.place is None else race.place
        row = (ended, race.game, circuit, race.level, race.seats, place, int(race.won))
        table.writerow([*row, *[figures.get(key, "") for key in keys]])
    return written.getvalue()


CALLS = (
    Call("GET", "/api/me/career", career, READ, "Show my record.", gives=Career),
    Call("GET", "/api/me/career.csv", career_csv, READ, "Return my races as CSV.", media="text/csv"),
    Call("POST", "/api/me/career/forget", forget_career, WRITE, "Remove races from my record.", ForgetCareer, Career),
)
