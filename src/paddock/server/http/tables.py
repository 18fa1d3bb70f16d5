"""Calls about tables: listing, making and finding them, and the host's actions."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

from paddock.core.errors import BadOptions
from paddock.fair import LONGEST_WORDS
from paddock.plain import plain
from paddock.server.directory.making import create
from paddock.server.directory.new_table import check_options
from paddock.server.features import rematches
from paddock.server.http.call import CREATE, READ, TABLE, WRITE, WRITE_ANYWHERE, Call, answer
from paddock.server.http.requests import (
    body,
    check_attempt,
    guest_and_table,
    guest_id,
    hosts_table,
    known_guest,
    table_of,
)
from paddock.server.http.web import Request, Response
from paddock.table import stages
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.messages import NewTable, TableInfo
from paddock.table.people.seats import add_words
from paddock.table.sizes import LONGEST_CODE, Text
from paddock.table.table import Table
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.features.server import Server

LISTED = 100
"""Public tables in the list, the most recently used first."""


class Entropy(msgspec.Struct, frozen=True):
    """A player's words to mix into the seed before the start."""

    seat: int
    text: Text


async def list_tables(request: Request) -> Response:
    guest, server = await guest_id(request), request.server
    found = await server.lists.public(LISTED)
    public = await server.directory.summaries(found, request.address)
    return answer([table.updates.info(guest) for table in public if table.stage in ("lobby", "racing")])


async def make_table(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, NewTable)
    check_options(wanted.game, wanted.options)
    server, address = request.server, request.address
    server.quotas.take_table(guest.id, address, wanted.public)
    table = await create(server.directory, guest, wanted, address)
    return answer(table.updates.info(guest.id), 201)


async def show_table(request: Request) -> Response:
    guest = await guest_id(request)
    return answer((await table_of(request)).updates.info(guest))


async def find_code(request: Request) -> Response:
    server, who = request.server, (await guest_id(request), request.address)
    server.quotas.guesses.check(*who)
    try:
        table = await table_of_code(server, request.path_params["code"], who[1])
    except NotThere:
        server.quotas.guesses.take(*who)
        raise
    await check_attempt(request, table)
    return answer(table.updates.info(who[0]))


async def table_of_code(server: Server, code: str, owner: str) -> Table:
    """Return the table of this short code, in any spelling: "abc-d ef"."""
    bare = "".join([letter for letter in code[: LONGEST_CODE + 1].upper() if letter.isalnum()])
    found = await server.lists.of_code(bare) if len(code) <= LONGEST_CODE else []
    if not found:
        raise NotThere(message("server-error-no-code"))
    return await server.directory.find(found[0][0], owner)


async def start(request: Request) -> Response:
    guest, table = await hosts_table(request)
    if table.stage != "lobby" or not await stages.begin(table):
        raise NotNow(message("server-error-started"))
    return answer(table.updates.info(guest.id))


async def close(request: Request) -> Response:
    guest, table = await hosts_table(request)
    if not await stages.close(table):
        raise NotNow(message("server-error-closed"))
    return answer(table.updates.info(guest.id))


async def rematch(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    made = await rematches.rematch(request.server.directory, guest, table, request.address)
    return answer(made.updates.info(guest.id), 201)


async def add_entropy(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    added = await body(request, Entropy)
    if table.stage != "lobby":
        raise NotNow(message("server-error-words-late"))
    if not table.meta.owns(guest.id, added.seat):
        raise NotYours(message("server-refused-not-your-seat"))
    text = plain(added.text)
    if not 1 <= len(text) <= LONGEST_WORDS:
        raise BadOptions(message("server-error-words-long", most=LONGEST_WORDS))
    added_words = partial(add_words, at=added.seat, guest=guest.id, text=text)
    if await table.commits.commit(added_words) is None:
        raise NotNow(message("server-error-words-late"))
    return answer(table.updates.info(guest.id))


CALLS = (
    Call("GET", "/api/tables", list_tables, READ, "List public tables.", gives=tuple[TableInfo, ...]),
    Call("POST", "/api/tables", make_table, CREATE, "Make a table.", NewTable, TableInfo, 201),
    Call("GET", TABLE, show_table, READ, "Show a table.", gives=TableInfo),
    Call("GET", "/api/codes/{code:id}", find_code, READ, "Find a table by its short code.", gives=TableInfo),
    Call("POST", f"{TABLE}/start", start, WRITE, "Start the race; for the host.", gives=TableInfo),
    Call("POST", f"{TABLE}/close", close, WRITE_ANYWHERE, "Close the table; for the host.", gives=TableInfo),
    Call(
        "POST",
        f"{TABLE}/rematch",
        rematch,
        CREATE,
        "Race the same again, or the next race of a season.",
        gives=TableInfo,
        status=201,
    ),
    Call("POST", f"{TABLE}/entropy", add_entropy, WRITE, "Add words of my own to the seed.", Entropy, TableInfo),
)
