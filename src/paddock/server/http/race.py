"""Calls about a running race: the same views and actions as over the socket, and earlier moments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.core.play import read_move
from paddock.server.http.call import READ_LOGGED, TABLE, WRITE_ANYWHERE, Call, answer, large_answer
from paddock.server.http.requests import body, guest_and_table, guest_id, number, table_of
from paddock.server.http.web import Request, Response
from paddock.table.errors import NotNow, NotYours
from paddock.table.messages import Ack, SimpleAct, Update
from paddock.table.race import moves_of
from paddock.table.steps import Steps
from paddock.table.store import Row
from paddock.table.table import Table
from paddock.words import message

TAKEN = ("sits", "moved")
"""Kinds of rows about a seat after which it belongs to another guest."""


class Past(msgspec.Struct, frozen=True):
    """A seat's view of a race after its first `version` rows; without a seat, a spectator's."""

    version: int
    seat: int | None
    view: Any


async def viewed(request: Request) -> tuple[str, Table, int | None]:
    """Return the caller, the table, and the caller's seat whose view is requested; None: a spectator's view."""
    guest = await guest_id(request)
    table = await table_of(request)
    seat = number(request, "seat", 0) if "seat" in request.query_params else None
    if not table.meta.may_view(guest, seat):
        raise NotYours(message("server-refused-not-your-seat"))
    return guest, table, seat


async def view(request: Request) -> Response:
    guest, table, seat = await viewed(request)
    table.care.visit(guest)
    update = table.updates.update(guest, seat, number(request, "since", 0))
    return await large_answer(request, msgspec.json.encode(update))


async def act(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    wanted = await body(request, SimpleAct)
    table.care.visit(guest.id)
    row = await table.actions.act_for(guest.id, wanted.id, wanted.seat, wanted.action, wanted.version)
    return answer(Ack(wanted.id, row))


async def look_back(request: Request) -> Response:
    guest, table, seat = await viewed(request)
    at = number(request, "at", 0)
    if table.stage == "lobby":
        raise NotNow(message("server-refused-stage", stage=table.stage))
    rows = table.race.rows
    if at > len(rows):
        raise BadOptions(f"the race has {len(rows)} rows, not {at}")
    if seat is not None and at < held_since(rows, seat):
        raise NotYours(message("server-error-before-seat"))
    server, address = request.server, request.address
    server.quotas.looks.take(guest, address)
    steps = playing_again(table.game, rows[:at], seat)
    return await large_answer(request, await server.replaying.run(steps, address))


def held_since(rows: Sequence[Row], seat: int) -> int:
    """Return the number of rows after which the seat has belonged to its current guest."""
    taken = [row.seq for row in rows if row.kind == "seat" and row.seat == seat and row.text in TAKEN]
    return taken[-1] + 1 if taken else 0


def playing_again(game: AnyGame, rows: Sequence[Row], seat: int | None) -> Steps[bytes]:
    """Replay these rows, and return the resulting view as JSON."""
    yield
    state = game.start()
    for text in moves_of(rows):
        state, _ = game.apply(state, read_move(game, text))
        yield
    return msgspec.json.encode(Past(len(rows), seat, game.view(state, seat)))


CALLS = (
    Call(
        "GET",
        f"{TABLE}/view",
        view,
        READ_LOGGED,
        "Show what a seat of mine or a spectator sees, and what happened since.",
        gives=Update,
        query={"seat": "int", "since": "int"},
    ),
    Call("POST", f"{TABLE}/act", act, WRITE_ANYWHERE, "Act for a seat of mine.", SimpleAct, Ack),
    Call(
        "GET",
        f"{TABLE}/past",
        look_back,
        READ_LOGGED,
        "Show what a seat of mine or a spectator saw after the first rows of the race.",
        gives=Past,
        query={"seat": "int", "at": "int"},
    ),
)
