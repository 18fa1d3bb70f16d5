"""Calls for the page's analysis: tables of a kernel, rows of moments, hints, and the analysis board."""

from __future__ import annotations

import msgspec

from paddock.analysis.rows import Positions, SeatPosition, Tables, maker_of
from paddock.core.errors import BadOptions
from paddock.server.http.call import READ, READ_LOGGED, SEAT, TABLE, WRITE, Call, answer, large_answer
from paddock.server.http.requests import ENDED, body, ended_table, guest_and_table, guest_id, number, table_of
from paddock.server.http.web import Request, Response
from paddock.table.analysis.board import Explore, Explored, exploring
from paddock.table.analysis.positions import (
    Figures,
    Reasons,
    check_hint,
    levels_of,
    mark_as_hinted,
    past_positions,
    present_position,
    reasons_for,
    seat_position,
    shows_odds,
)
from paddock.table.errors import NotNow, NotYours
from paddock.table.steps import Steps, T, once
from paddock.table.table import Table
from paddock.words import message


async def run(request: Request, steps: Steps[T]) -> T:
    """Run a call's work beside the event loop, taking turns with other addresses."""
    return await request.server.replaying.run(steps, request.address)


async def kernel_tables(request: Request) -> Response:
    table = await table_of(request)
    made = await run(request, once(maker_of, table.game))
    return await large_answer(request, msgspec.json.encode(made.tables))


async def positions(request: Request) -> Response:
    guest, table = await guest_id(request), await table_of(request)
    levels = levels_of(table.meta)
    if table.stage in ENDED and not table.sealed:
        first, count = number(request, "from", 0), number(request, "count", 1)
        found = await run(request, past_positions(table.race, levels, first, count))
    elif table.stage == "racing" and shows_odds(table.meta, guest):
        found = await run(request, present_position(table.race, levels))
    else:
        raise NotNow(message("server-error-no-odds"))
    return await large_answer(request, msgspec.json.encode(found))


async def own_seat(request: Request) -> tuple[Table, int]:
    """Return the table and the caller's own seat, from the path."""
    guest, table = await guest_and_table(request)
    seat = int(request.path_params["seat"])
    if not table.meta.owns(guest.id, seat):
        raise NotYours(message("server-refused-not-your-seat"))
    return table, seat


async def hint(request: Request) -> Response:
    table, seat = await own_seat(request)
    check_hint(table, seat)
    race = table.race
    version = race.version
    found = await run(request, seat_position(table.game, version, race.state, seat))
    check_hint(table, seat, version)  # the race may have gone on meanwhile
    await mark_as_hinted(table)
    return await large_answer(request, msgspec.json.encode(found))


async def hint_reasons(request: Request) -> Response:
    table, seat = await own_seat(request)
    figures = await body(request, Figures)
    check_hint(table, seat, figures.version)
    return answer(await run(request, reasons_for(table.game, table.race.state, seat, figures)))


async def explore(request: Request) -> Response:
    guest, table = await guest_id(request), await ended_table(request, "server-error-not-over-replay")
    if not table.race.over:
        raise NotNow(message("server-error-not-over-replay"))
    if table.sealed:
        raise NotNow(message("server-error-trial"))
    wanted = await body(request, Explore)
    if wanted.at < 0:
        raise BadOptions("at is a number from 0")
    steps = exploring(table.race, table.updates.info(guest), levels_of(table.meta), wanted)
    return await large_answer(request, msgspec.json.encode(await run(request, steps)))


CALLS = (
    Call("GET", f"{TABLE}/kernel", kernel_tables, READ, "Return the tables that a kernel races with.", gives=Tables),
    Call(
        "GET",
        f"{TABLE}/positions",
        positions,
        READ_LOGGED,
        "Return the present moment of a race as rows; of a race that is over, some moments.",
        gives=Positions,
        query={"from": "int", "count": "int"},
    ),
    Call("POST", f"{SEAT}/hint", hint, WRITE, "Return what my seat sees now as rows.", gives=SeatPosition),
    Call("POST", f"{SEAT}/hint/reasons", hint_reasons, WRITE, "Put values into words.", Figures, Reasons),
    Call("POST", f"{TABLE}/explore", explore, WRITE, "Play on from a moment, for all seats.", Explore, Explored),
)
