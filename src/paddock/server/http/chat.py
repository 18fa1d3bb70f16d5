"""The HTTP calls about people at a table: what they say, who is ready, and what to do about who does not choose."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from paddock.server.directory.rematches import start_when_all_agree
from paddock.server.http.calls import answer, body, hosts_table, known_guest, table_of
from paddock.server.http.seats import check_notes, seat_of
from paddock.table.errors import NotNow, NotYours
from paddock.table.guest import Guest
from paddock.table.messages.chat import Say, SetTalk
from paddock.table.messages.seats import SetReady
from paddock.table.meta import SeatMeta
from paddock.table.table import Table
from paddock.words import message


async def say(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    wanted = await body(request, Say)
    if table.meta.talk == "off" or table.stage == "closed":
        raise NotNow(message("server-error-talk-off"))
    if not table.talk.may_write(guest.id):
        raise NotYours(message("server-error-talk-seated"))
    if wanted.seat is not None and not table.owns(guest.id, wanted.seat):
        raise NotYours(message("server-refused-not-your-seat"))
    await table.talk.say(guest, wanted)
    table.seen(guest.id)
    await table.nudges.alive(guest.id)
    return answer(table.info(guest.id))


async def set_talk(request: Request) -> Response:
    guest, table = await hosts_table(request)
    wanted = await body(request, SetTalk)
    await table.change(lambda: replace(table.meta, talk=wanted.talk))
    return answer(table.info(guest.id))


async def set_ready(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    wanted = await body(request, SetReady)
    if table.stage != "lobby":
        raise NotNow(message("server-error-started"))
    if not table.owns(guest.id, at):
        raise NotYours(message("server-refused-not-your-seat"))

    def change(seat: SeatMeta) -> SeatMeta | None:
        return replace(seat, ready=wanted.ready) if seat.guest == guest.id and table.stage == "lobby" else None

    await table.change_seat(at, change)
    await start_when_all_agree(table)
    table.seen(guest.id)
    return answer(table.info(guest.id))


async def nudge(request: Request) -> Response:
    guest = await known_guest(request)
    table, at = await others_seat(request, guest)
    mine = table.seats_of(guest.id)
    if not await table.nudges.nudge(at, table.meta.name_of(mine[0]) if mine else guest.name):
        raise NotNow(message("server-error-nudge-early"))
    return answer(table.info(guest.id))


async def call_bot(request: Request) -> Response:
    guest = await known_guest(request)
    table, at = await others_seat(request, guest)
    check_notes(table, at)
    if not await table.nudges.call_bot(at):
        raise NotNow(message("server-error-bot-early"))
    return answer(table.info(guest.id))


async def others_seat(request: Request, guest: Guest) -> tuple[Table, int]:
    """The seat of the path, for everybody at the table but its owner."""
    table = await table_of(request)
    at = seat_of(request, table)
    if not table.talk.takes_part(guest.id) or table.owns(guest.id, at):
        raise NotYours(message("server-error-nudge-others"))
    table.seen(guest.id)
    return table, at
