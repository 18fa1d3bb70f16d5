"""Read a request: its body and query, the calling guest, and the table and seat in its path."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from paddock.core.errors import BadOptions
from paddock.server.http.web import Request
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.people.guest import Guest
from paddock.table.sizes import in_words
from paddock.table.table import Table
from paddock.words import message

T = TypeVar("T")
ENDED = ("over", "closed")
"""Stages in which nothing about a race is secret anymore."""


async def body(request: Request, kind: type[T]) -> T:
    """Return the body of a request, read as JSON."""
    if not request.headers.get("content-type", "application/json").startswith("application/json"):
        raise BadOptions("send JSON, with the content type application/json")
    data = await request.body()
    if b"\\u0000" in data:  # not every database can store it
        raise BadOptions("a text cannot contain the character NUL")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOptions(in_words(str(error))) from None


def number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise BadOptions(f"{name} is a number from 0, not {text[:20]!r}")
    return int(text)


async def guest_of(request: Request) -> Guest | None:
    """Return the calling guest; None without a valid cookie."""
    server = request.server
    guest = await server.guests.of_cookie(request.cookie)
    server.bans.check("", guest.id if guest else "")
    if guest is not None:
        server.guests.came_from(guest.id, request.address)
    return guest


async def guest_id(request: Request) -> str:
    """Return the id of the calling guest; empty without a valid cookie."""
    guest = await guest_of(request)
    return guest.id if guest else ""


async def known_guest(request: Request) -> Guest:
    """Return the calling guest. Raises without a valid cookie."""
    guest = await guest_of(request)
    if guest is None:
        raise NotYours(message("server-error-no-name"))
    return guest


async def table_of(request: Request) -> Table:
    """Return the table in the path."""
    table = await request.server.directory.find(request.path_params["table"], request.address)
    await table.commits.is_behind()  # recent changes through other processes count
    await check_attempt(request, table)
    return table


async def ended_table(request: Request, refusal: str) -> Table:
    """Return the table in the path. Raises while its race may still have secrets."""
    table = await table_of(request)
    if table.stage not in ENDED:
        raise NotNow(message(refusal))
    return table


async def guest_and_table(request: Request) -> tuple[Guest, Table]:
    """Return the caller and the table in the path."""
    return await known_guest(request), await table_of(request)


async def hosts_table(request: Request) -> tuple[Guest, Table]:
    """Return the host and the table in the path. Raises for other callers."""
    guest, table = await guest_and_table(request)
    if table.meta.host != guest.id:
        raise NotYours(message("server-error-host-only"))
    return guest, table


async def guest_at_seat(request: Request) -> tuple[Guest, Table, int]:
    """Return the caller, and the table and seat in the path."""
    guest, table = await guest_and_table(request)
    seat: int = request.path_params["seat"]
    if seat >= table.game.seats:
        raise NotThere(f"the table has {table.game.seats} seats, counted from 0")
    return guest, table, seat


async def check_attempt(request: Request, table: Table) -> None:
    """Reject guests who may not see an attempt, and calls whose policy excludes counted attempts."""
    if table.meta.trial is None:
        return
    await request.server.challenges.check_seen(table, await guest_id(request))
    if table.meta.is_counted and not request.policy.in_attempts:
        raise NotNow(message("server-error-trial"))
