"""The HTTP calls: who I am, tables and seats, the same views as over the socket, records, what a client draws with."""

from __future__ import annotations

import asyncio
import gzip
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paddock.core import record as records
from paddock.core.errors import BadOptions, IllegalAction, PaddockError
from paddock.fair import LONGEST_WORDS
from paddock.plain import plain
from paddock.server.directory import guests as auth
from paddock.server.directory.new_table import check_options
from paddock.server.directory.rematches import rematch as make_rematch
from paddock.server.directory.tables import TableDirectory
from paddock.server.http import guides, static_data
from paddock.server.http import my_messages as my
from paddock.server.net.bans import Banned
from paddock.server.net.limits import address_of
from paddock.server.storage.database import tables
from paddock.server.workers.queue import Busy
from paddock.table import messages as m
from paddock.table.errors import NotNow, NotThere, NotYours, OverQuota
from paddock.table.info import record_of
from paddock.table.meta import Damaged
from paddock.table.people.guest import Guest
from paddock.table.people.seats import add_words
from paddock.table.replay import replaying
from paddock.table.sizes import LONGEST_ERROR, in_words
from paddock.table.steps import once
from paddock.table.store import StoreFailed
from paddock.table.table import Table
from paddock.track.model import Track
from paddock.words import message

T = TypeVar("T")
LISTED = 100
"""Public tables that are listed, those in use last first."""
LARGE = 30_000
"""Bytes of an answer that take more than a millisecond to pack."""
ENDED = ("over", "closed")
"""Stages in which nothing of a race is secret any more."""
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (NotThere, 404),
    (NotYours, 403),
    (Banned, 403),
    (NotNow, 409),
    (IllegalAction, 409),
    (StoreFailed, 503),
    (Busy, 503),
    (OverQuota, 429),
    (Damaged, 500),
    (PaddockError, 400),
)


def answer(data: Any, status: int = 200) -> Response:
    """Anything as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def large_answer(request: Request, data: bytes) -> Response:
    """JSON that may be large, and is packed beside the event loop, as several may come at once."""
    if "gzip" not in request.headers.get("accept-encoding", "") or len(data) < LARGE:
        return Response(data, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, data, 6)
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, media_type="application/json", headers=headers)


def trouble(error: Exception) -> Response:
    """What could not be done, in the user's terms."""
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    reason = error.reason if isinstance(error, PaddockError) else None
    return answer(m.Trouble(str(error)[:LONGEST_ERROR], reason), status)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a call."""
    if not request.headers.get("content-type", "application/json").startswith("application/json"):
        raise BadOptions("send JSON, with the content type application/json")
    data = await request.body()
    if b"\\u0000" in data:  # one database could hold it, another could not
        raise BadOptions("a text cannot have the character NUL in it")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadOptions(in_words(str(error))) from None


def directory_of(request: Request) -> TableDirectory:
    """The tables of this server."""
    directory: TableDirectory = request.app.state.directory
    return directory


async def guest_of(request: Request) -> Guest | None:
    """Who calls, if they are known."""
    directory = directory_of(request)
    guest = await directory.guests.of_cookie(request.cookies.get(auth.COOKIE))
    directory.bans.check("", guest.id if guest else "")
    if guest is not None:
        directory.guests.came_from(guest.id, address_of(request.scope))
    return guest


async def known_guest(request: Request) -> Guest:
    """Who calls; only known guests may do this."""
    guest = await guest_of(request)
    if guest is None:
        raise NotYours(message("server-error-no-name"))
    return guest


async def table_of(request: Request) -> Table:
    """The table that the path names."""
    table = await directory_of(request).find(request.path_params["table"], address_of(request.scope))
    await table.commits.is_behind()  # what was done a moment ago by way of another process counts
    await check_try(request, table)
    return table


TRY_CALLS = ("act", "close", "play-on")
"""What can be done at the table of a counted try; its race is played on once it is unsealed.

It is started by the challenge alone, after that has noted whose try it is.
"""


async def check_try(request: Request, table: Table) -> None:
    """Refuses whoever may not see the table of a try, and whatever would make it another race than everybody's."""
    if table.meta.trial is None:
        return
    guest = await guest_of(request)
    await directory_of(request).challenges.check_seen(table, guest.id if guest else "")
    if table.meta.is_counted and request.method == "POST" and request.url.path.rpartition("/")[2] not in TRY_CALLS:
        raise NotNow(message("server-error-trial"))


def number(request: Request, name: str, default: int) -> int:
    """A number of the query."""
    text = request.query_params.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise BadOptions(f"{name} is a number from 0, not {text[:20]!r}")
    return int(text)


# Who I am.


async def me(request: Request) -> Response:
    guest = await guest_of(request)
    if guest is None:
        return answer(my.Me(""))
    mine = await directory_of(request).standings.of_guest(guest.id, address_of(request.scope))
    return answer(my.Me(guest.name, tuple(mine)))


async def forget(request: Request) -> Response:
    guest = await known_guest(request)
    standings = directory_of(request).standings
    await standings.forget(guest.id, (await body(request, my.Forget)).table)
    return answer(my.Me(guest.name, tuple(await standings.of_guest(guest.id, address_of(request.scope)))))


async def name_me(request: Request) -> Response:
    wanted = await body(request, my.Named)
    guests = directory_of(request).guests
    guest = await guest_of(request)
    if guest is not None:
        return answer(my.Me((await guests.rename(guest, wanted.name)).name))
    directory_of(request).quotas.guests.take("", address_of(request.scope))
    guest, cookie = await guests.make(wanted.name)
    response = answer(my.Me(guest.name))
    response.set_cookie(
        auth.COOKIE,
        cookie,
        max_age=auth.COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return response


# Tables.


async def list_games(request: Request) -> Response:
    return answer(await asyncio.to_thread(static_data.game_infos))  # the first time it builds all tracks


async def list_tables(request: Request) -> Response:
    guest = await guest_of(request)
    directory = directory_of(request)
    seen = guest.id if guest else ""
    going_on = tables.c.stage.in_(("lobby", "racing"))
    found = await directory.store.find_tables(tables.c.public, going_on, limit=LISTED)
    public = await directory.summaries(found, address_of(request.scope))
    return answer([table.updates.info(seen) for table in public if table.stage in ("lobby", "racing")])


async def make_table(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, m.NewTable)
    check_options(wanted)
    directory, address = directory_of(request), address_of(request.scope)
    directory.quotas.take_table(guest.id, address, wanted.public)
    table = await directory.create(guest, wanted, address)
    return answer(table.updates.info(guest.id), 201)


async def show_table(request: Request) -> Response:
    guest = await guest_of(request)
    return answer((await table_of(request)).updates.info(guest.id if guest else ""))


async def find_code(request: Request) -> Response:
    guest = await guest_of(request)
    directory, who = directory_of(request), (guest.id if guest else "", address_of(request.scope))
    directory.quotas.guesses.check(*who)
    try:
        table = await directory.find_code(request.path_params["code"], who[1])
    except NotThere:
        directory.quotas.guesses.take(*who)
        raise
    await check_try(request, table)
    return answer(table.updates.info(who[0]))


async def hosts_table(request: Request) -> tuple[Guest, Table]:
    """The table, for its host alone."""
    guest = await known_guest(request)
    table = await table_of(request)
    if table.meta.host != guest.id:
        raise NotYours(message("server-error-host-only"))
    return guest, table


async def start(request: Request) -> Response:
    guest, table = await hosts_table(request)
    if table.stage != "lobby" or not await table.begin():
        raise NotNow(message("server-error-started"))
    return answer(table.updates.info(guest.id))


async def close(request: Request) -> Response:
    guest, table = await hosts_table(request)
    if not await table.close():
        raise NotNow(message("server-error-closed"))
    return answer(table.updates.info(guest.id))


async def rematch(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    made = await make_rematch(directory_of(request), guest, table, address_of(request.scope))
    return answer(made.updates.info(guest.id), 201)


async def add_entropy(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    added = await body(request, m.Entropy)
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


# The race over plain HTTP.


async def view(request: Request) -> Response:
    guest = await guest_of(request)
    table = await table_of(request)
    seat = None
    if "seat" in request.query_params:
        seat = number(request, "seat", 0)
    id = guest.id if guest else ""
    if not table.meta.may_view(id, seat):
        raise NotYours(message("server-refused-not-your-seat"))
    table.care.visit(id)
    return await large_answer(request, msgspec.json.encode(table.updates.update(id, seat, number(request, "since", 0))))


async def act(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    wanted = await body(request, m.SimpleAct)
    table.care.visit(guest.id)
    row = await table.actions.act_for(guest.id, wanted.id, wanted.seat, wanted.action, wanted.version)
    return answer(m.Ack(wanted.id, row))


# Records.


async def record(request: Request) -> Response:
    table = await table_of(request)
    if table.stage not in ENDED:
        raise NotNow(message("server-error-not-over-record"))
    writing = once(lambda: records.write(record_of(table)))
    text = await directory_of(request).replaying.run(writing, address_of(request.scope))
    name = f"{table.meta.game}-{table.meta.code.lower()}.paddock"
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


async def bring_record(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, m.Import)
    directory, address = directory_of(request), address_of(request.scope)
    directory.quotas.imports.take(guest.id, address)
    table = await directory.bring(guest, wanted.record, address)
    return answer(table.updates.info(guest.id), 201)


async def play_on(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    directory, address = directory_of(request), address_of(request.scope)
    directory.quotas.play_ons.take(guest.id, address)
    made = await directory.play_on(guest, table, await body(request, m.PlayOn), address)
    return answer(made.updates.info(guest.id), 201)


async def replay(request: Request) -> Response:
    guest = await guest_of(request)
    table = await table_of(request)
    if table.stage not in ENDED:
        raise NotNow(message("server-error-not-over-replay"))
    who = request.query_params.get("seat", "none")
    if who not in ("all", "none", *map(str, range(table.game.seats))):
        raise BadOptions("seat is a number, all or none")
    seat = int(who) if who.isdecimal() else who
    first, count = number(request, "from", 0), min(100, number(request, "count", 50))
    info = table.updates.info(guest.id if guest else "")
    steps = replaying(table.race, info, seat, first, count)
    return await large_answer(request, await directory_of(request).replaying.run(steps, address_of(request.scope)))


# What a client draws with.


async def kit(request: Request) -> Response:
    return answer((await table_of(request)).game.static_data())


async def find_track(request: Request, key: str) -> Track:
    """A built-in track, or that of a table."""
    known = await asyncio.to_thread(static_data.builtin_tracks)
    if key in known:
        return known[key]
    directory = directory_of(request)
    found = static_data.find_board([table.game.track for table in directory.open.values()], key)
    if found is None:
        others = await directory.following.unopened(address_of(request.scope))
        found = static_data.find_board([table.game.track for table in others], key)
    if found is None:
        raise NotThere("there is no such track")
    return found


async def track(request: Request) -> Response:
    key, dot, kind = request.path_params["digest"].partition(".")
    found = await find_track(request, key)
    if dot and kind != "svg":
        raise NotThere("there is no such picture")
    media = "image/svg+xml" if dot else "application/json"
    return unpacked(request, await static_data.packed(found, "svg" if dot else "json"), media)


async def guide(request: Request) -> Response:
    found = await guides.packed(request.path_params["game"], request.path_params["language"])
    if found is None:
        raise NotThere("there is no such rules page")
    return unpacked(request, found, "application/json")


def unpacked(request: Request, packed: bytes, media: str) -> Response:
    """Something that a client may keep for a while, gzipped if it reads that."""
    headers = {"cache-control": "public, max-age=3600"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=media, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, media_type=media, headers=headers)


async def texts(request: Request) -> Response:
    found = static_data.texts(request.path_params["language"])
    if found is None:
        raise NotThere("there is no such language")
    return PlainTextResponse(found, headers={"cache-control": "no-cache"})
