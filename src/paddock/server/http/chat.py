"""The HTTP calls about people at a table: what they say, who is ready, and what to do about who does not choose."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from paddock.server.directory.rematches import start_when_all_agree
from paddock.server.http.calls import answer, body, hosts_table, known_guest, table_of
from paddock.server.http.seats import check_notes, seat_of
from paddock.table.change import Change
from paddock.table.errors import NotNow, NotYours
from paddock.table.messages.chat import Say, SetTalk
from paddock.table.messages.seats import SetReady
from paddock.table.people.guest import Guest
from paddock.table.people.seats import ready
from paddock.table.table import Table
from paddock.words import message


async def say(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    wanted = await body(request, Say)
    if table.meta.talk == "off" or table.stage == "closed":
        raise NotNow(message("server-error-talk-off"))
    if not table.chat.may_write(guest.id):
        raise NotYours(message("server-error-talk-seated"))
    if wanted.seat is not None and not table.meta.owns(guest.id, wanted.seat):
        raise NotYours(message("server-refused-not-your-seat"))
    await table.chat.say(guest, wanted)
    table.care.visit(guest.id)
    await table.care.alive(guest.id)
    return answer(table.updates.info(guest.id))


async def set_talk(request: Request) -> Response:
    guest, table = await hosts_table(request)
    wanted = await body(request, SetTalk)
    await table.commits.commit(lambda meta, stage: Change(replace(meta, talk=wanted.talk)))
    return answer(table.updates.info(guest.id))


async def set_ready(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    wanted = await body(request, SetReady)
    if table.stage != "lobby":
        raise NotNow(message("server-error-started"))
    if not table.meta.owns(guest.id, at):
        raise NotYours(message("server-refused-not-your-seat"))

    await table.commits.commit(partial(ready, at=at, guest=guest.id, on=wanted.ready))
    await start_when_all_agree(table)
    table.care.visit(guest.id)
    return answer(table.updates.info(guest.id))


async def nudge(request: Request) -> Response:
    guest = await known_guest(request)
    table, at = await others_seat(request, guest)
    mine = table.meta.seats_of(guest.id)
    if not await table.care.nudge(at, table.meta.name_of(mine[0]) if mine else guest.name):
        raise NotNow(message("server-error-nudge-early"))
    return answer(table.updates.info(guest.id))


async def call_bot(request: Request) -> Response:
    guest = await known_guest(request)
    table, at = await others_seat(request, guest)
    check_notes(table, at)
    if not await table.care.call_bot(at):
        raise NotNow(message("server-error-bot-early"))
    return answer(table.updates.info(guest.id))


async def others_seat(request: Request, guest: Guest) -> tuple[Table, int]:
    """The seat of the path, for everybody at the table but its owner."""
    table = await table_of(request)
    at = seat_of(request, table)
    if not table.chat.takes_part(guest.id) or table.meta.owns(guest.id, at):
        raise NotYours(message("server-error-nudge-others"))
    table.care.visit(guest.id)
    return table, at
