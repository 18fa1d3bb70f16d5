"""The HTTP calls about people at a table: what they say, whether they are ready."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from paddock.server.calls import answer, body, hosts_table, known_guest, table_of
from paddock.server.directory import NotNow, NotYours
from paddock.server.meta import SeatMeta
from paddock.server.seat_calls import seat_of
from paddock.server.seat_messages import SetReady
from paddock.server.talk_messages import Say, SetTalk
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
    return answer(table.info(guest.id))


async def set_talk(request: Request) -> Response:
    guest, table = await hosts_table(request)
    wanted = await body(request, SetTalk)
    async with table.lock:
        await table.save(replace(table.meta, talk=wanted.talk))
    table.announce()
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
    table.seen(guest.id)
    return answer(table.info(guest.id))
