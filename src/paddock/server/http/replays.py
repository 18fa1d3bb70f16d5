"""Calls about finished races: record, replay and story; and new tables made from them."""

from __future__ import annotations

import msgspec

from paddock.core import record as records
from paddock.core.errors import BadOptions
from paddock.parts.story import Story
from paddock.server.directory import making
from paddock.server.http.call import CREATE_ANYWHERE, READ, READ_LOGGED, TABLE, Call, answer, large_answer, text_file
from paddock.server.http.requests import body, ended_table, guest_and_table, guest_id, known_guest, number
from paddock.server.http.web import Request, Response
from paddock.server.net.policy import Policy
from paddock.table.info import record_of
from paddock.table.messages import PlayOn, Replay, TableInfo
from paddock.table.race import Race
from paddock.table.replay import moments, replaying
from paddock.table.steps import Steps, once

IMPORT = Policy("create", in_attempts=False, largest_body=2 * 1024 * 1024)


class Import(msgspec.Struct, frozen=True):
    """A record as text."""

    record: str


async def record(request: Request) -> Response:
    table = await ended_table(request, "server-error-not-over-record")
    writing = once(lambda: records.write(record_of(table)))
    text = await request.server.replaying.run(writing, request.address)
    return text_file(text, f"{table.meta.game}-{table.meta.code.lower()}.paddock")


async def import_record(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, Import)
    server, address = request.server, request.address
    server.quotas.imports.take(guest.id, address)
    table = await making.import_record(server.directory, guest, wanted.record, address)
    return answer(table.updates.info(guest.id), 201)


async def play_on(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    server, address = request.server, request.address
    server.quotas.play_ons.take(guest.id, address)
    made = await making.play_on(server.directory, guest, table, await body(request, PlayOn), address)
    return answer(made.updates.info(guest.id), 201)


async def replay(request: Request) -> Response:
    guest = await guest_id(request)
    table = await ended_table(request, "server-error-not-over-replay")
    who = request.query_params.get("seat", "none")
    if who not in ("all", "none", *map(str, range(table.game.seats))):
        raise BadOptions("seat is a number, all or none")
    seat = int(who) if who.isdecimal() else who
    first, count = number(request, "from", 0), min(100, number(request, "count", 50))
    steps = replaying(table.race, table.updates.info(guest), seat, first, count)
    return await large_answer(request, await request.server.replaying.run(steps, request.address))


async def story(request: Request) -> Response:
    table = await ended_table(request, "server-error-not-over-story")
    steps = telling(table.race)
    return await large_answer(request, await request.server.replaying.run(steps, request.address))


def telling(race: Race) -> Steps[bytes]:
    """Follow a race and return its story as JSON; empty if the game has none."""
    yield
    part = race.game.story()
    if part is None:
        return msgspec.json.encode(Story())
    teller = part.teller()
    at, state = 0, race.state
    for moment in moments(race, race.moves(), 0):
        at, state = moment.at, moment.state
        teller.watch(at, state, moment.events)
        yield
    return msgspec.json.encode(teller.story(at, state))


CALLS = (
    Call("GET", f"{TABLE}/record", record, READ, "Return the record of a finished race.", media="text/plain"),
    Call("POST", "/api/records", import_record, IMPORT, "Make a table from a record.", Import, TableInfo, 201),
    Call(
        "POST",
        f"{TABLE}/play-on",
        play_on,
        CREATE_ANYWHERE,
        "Race on from a moment of a finished race.",
        PlayOn,
        TableInfo,
        201,
    ),
    Call(
        "GET",
        f"{TABLE}/replay",
        replay,
        READ_LOGGED,
        "Show moments of a finished race as a seat, a spectator or everybody sees them.",
        gives=Replay,
        query={"seat": "who", "from": "int", "count": "int"},
    ),
    Call("GET", f"{TABLE}/story", story, READ, "Return the charts and the story of a finished race.", gives=Story),
)
