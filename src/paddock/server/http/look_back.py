"""A race that runs as a seat saw it at an earlier moment: its rows are played again beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.core.play import read_move
from paddock.server.http.calls import directory_of, guest_of, large_answer, number, table_of
from paddock.server.net.limits import address_of
from paddock.table.errors import NotNow, NotYours
from paddock.table.messages import Past
from paddock.table.race import moves_of
from paddock.table.steps import Steps
from paddock.table.store import Row
from paddock.words import message

TAKEN = ("sits", "moved")
"""Rows about a seat after which it is another guest's."""


async def look_back(request: Request) -> Response:
    """What a seat of mine, or a spectator, saw after the first rows of the race."""
    guest = await guest_of(request)
    table = await table_of(request)
    id = guest.id if guest else ""
    seat = number(request, "seat", 0) if "seat" in request.query_params else None
    at = number(request, "at", 0)
    if not table.meta.may_view(id, seat):
        raise NotYours(message("server-refused-not-your-seat"))
    if table.stage == "lobby":
        raise NotNow(message("server-refused-stage", stage=table.stage))
    rows = table.race.rows
    if at > len(rows):
        raise BadOptions(f"the race has {len(rows)} rows, not {at}")
    if seat is not None and at < held_since(rows, seat):
        raise NotYours(message("server-error-before-seat"))
    directory = directory_of(request)
    address = address_of(request.scope)
    directory.quotas.looks.take(id, address)
    return await large_answer(
        request, await directory.replaying.run(playing_again(table.game, rows[:at], seat), address)
    )


def held_since(rows: Sequence[Row], seat: int) -> int:
    """From how many rows on the seat is whose it is now."""
    taken = [row.seq for row in rows if row.kind == "seat" and row.seat == seat and row.text in TAKEN]
    return taken[-1] + 1 if taken else 0


def playing_again(game: AnyGame, rows: Sequence[Row], seat: int | None) -> Steps[bytes]:
    """The view that these rows lead to, as JSON."""
    yield
    state = game.start()
    for text in moves_of(rows):
        state, _ = game.apply(state, read_move(game, text))
        yield
    return msgspec.json.encode(Past(len(rows), seat, game.view(state, seat)))
