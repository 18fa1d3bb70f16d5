"""The HTTP calls about seats: sitting down, freeing a seat, handing it to a bot, moving it to another device."""

from __future__ import annotations

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from paddock.server import auth
from paddock.server import messages as m
from paddock.server.calls import answer, body, directory_of, known_guest, table_of
from paddock.server.directory import NotNow, NotThere, NotYours
from paddock.server.meta import SeatMeta
from paddock.server.new_table import check_bot
from paddock.server.table import Table
from paddock.words import message


def seat_of(request: Request, table: Table) -> int:
    """The seat that the path names."""
    seat: int = request.path_params["seat"]
    if seat >= table.game.seats:
        raise NotThere(f"the table has {table.game.seats} seats, counted from 0")
    return seat


async def sit(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    wanted = await body(request, m.Sit)
    if table.stage not in ("lobby", "racing"):
        raise NotNow(message("server-error-too-late-to-sit"))
    name = auth.clean_name(wanted.name or guest.name)
    free = [at for at, seat in enumerate(table.meta.seats) if seat.kind == "open"]
    at = wanted.seat if wanted.seat is not None else (free[0] if free else -1)
    mine = SeatMeta("person", name, guest.id)
    if at not in free or not await table.change_seat(at, lambda seat: mine if seat.kind == "open" else None, "sits"):
        raise NotNow(message("server-error-taken", all="no" if wanted.seat is not None else "yes"))
    table.seen(guest.id)
    return answer(table.info(guest.id))


async def set_seat(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    wanted = await body(request, m.SetSeat)
    seat = table.meta.seats[at]
    if table.stage not in ("lobby", "racing"):
        raise NotNow(message("server-error-seats-fixed"))
    mine = seat.guest == guest.id
    if mine and table.stage == "racing" and wanted.kind != "open":
        if wanted.kind == "bot":
            await table.away(at, check_bot(wanted.bot, table.game), "person", guest.id)
        else:
            await table.come_back(at, guest.id)
        return answer(table.info(guest.id))
    if table.meta.host != guest.id and not mine:
        raise NotYours(message("server-error-host-only"))
    if wanted.kind == "person":
        raise NotYours(message("server-error-sit-yourself"))
    bot = check_bot(wanted.bot, table.game) if wanted.kind == "bot" else None
    new = SeatMeta(wanted.kind, bot=bot)
    note = "free" if bot is None else f"bot {bot}"
    await table.change_seat(at, lambda now: new if now == seat else None, note, "person" if mine else "host")
    return answer(table.info(guest.id))


async def make_link(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    if table.meta.seats[at].guest != guest.id:
        raise NotYours(message("server-refused-not-your-seat"))
    directory = directory_of(request)
    secret = await directory.guests.make_link(table.meta.id, at, guest, directory.times.link)
    return answer(m.SeatLink(secret, int(directory.times.link)), 201)


async def claim(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, m.Claim)
    directory = directory_of(request)
    found = await directory.guests.claim(wanted.secret)
    if found is None:
        raise NotThere(message("server-error-link-used"))
    id, at, owner = found
    table = await directory.find(id)

    def move(seat: SeatMeta) -> SeatMeta | None:
        if seat.guest != owner:  # it has changed hands since the link was made
            return None
        return replace(seat, guest=guest.id, away=False, handed=False, bot=None)

    if table.meta.seats[at].guest != guest.id and not await table.change_seat(at, move, "moved"):
        raise NotThere(message("server-error-link-used"))
    return answer(table.info(guest.id))
