"""Calls of the studio: boards from drawings, files and rolls, and the data for a kernel to race on them."""

from __future__ import annotations

import msgspec

from paddock.analysis.rows import RaceTables, race_tables
from paddock.server.directory.new_table import check_options
from paddock.server.http.call import Call, large_answer
from paddock.server.http.requests import body, guest_id
from paddock.server.http.web import Request, Response
from paddock.server.net.policy import Policy
from paddock.studio.messages import LONGEST_FILE, DieRoll, Drafted, Drawing, DrawnFile, Wanted
from paddock.table.messages import Options
from paddock.table.sizes import Text
from paddock.table.steps import once

DRAWN = Policy("write", in_attempts=False, largest_body=2 * LONGEST_FILE)
"""The policy of the studio's calls: they store nothing, and have their own quota."""


class TestRace(msgspec.Struct, frozen=True):
    """A test race for the page's kernel."""

    game: Text
    options: Options = {}


async def board(request: Request, wanted: Wanted) -> Response:
    """Answer with the board of a drawing, file or roll."""
    server, guest = request.server, await guest_id(request)
    server.quotas.boards.take(guest, request.address)
    return await large_answer(request, await server.studio.make(wanted, request.address))


async def draft(request: Request) -> Response:
    return await board(request, await body(request, Drawing))


async def open_file(request: Request) -> Response:
    return await board(request, await body(request, DrawnFile))


async def roll(request: Request) -> Response:
    return await board(request, await body(request, DieRoll))


async def kernel(request: Request) -> Response:
    wanted = await body(request, TestRace)
    check_options(wanted.game, wanted.options)
    server, address = request.server, request.address
    server.quotas.boards.take(await guest_id(request), address)
    game = await server.game(wanted.game, wanted.options, address)
    made = await server.replaying.run(once(race_tables, game), address)
    return await large_answer(request, msgspec.json.encode(made))


CALLS = (
    Call("POST", "/api/studio/draft", draft, DRAWN, "Make the board of a drawing.", Drawing, Drafted),
    Call("POST", "/api/studio/open", open_file, DRAWN, "Read a centre line or a track file.", DrawnFile, Drafted),
    Call("POST", "/api/studio/roll", roll, DRAWN, "Invent a circuit.", DieRoll, Drafted),
    Call("POST", "/api/studio/kernel", kernel, DRAWN, "Return the tables to try a circuit with.", TestRace, RaceTables),
)
