"""The HTTP calls about seats: sitting down or asking for a seat, freeing it, handing it over, moving it."""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from paddock.server.directory import guests as auth
from paddock.server.directory.new_table import check_bot
from paddock.server.directory.rematches import note_removed, start_when_all_agree
from paddock.server.directory.tables import TableDirectory
from paddock.server.http.calls import answer, body, directory_of, known_guest, table_of
from paddock.server.net.limits import address_of
from paddock.table import seats
from paddock.table.driver import stand_in
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.messages import seats as m
from paddock.table.meta import SeatMeta
from paddock.table.seats import refusal, remove, taking, vacated
from paddock.table.sizes import MOST_NOTED
from paddock.table.table import Table
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
    check_welcome(table, guest.id)
    name = auth.clean_name(wanted.name or guest.name)
    at = wanted.seat if wanted.seat is not None else first_free(table, guest.id)
    check_free(table, guest.id, at)
    check_seats(directory_of(request), table, guest.id)
    if taking(table, guest.id, at) == "ask":
        raise NotYours(message("server-error-ask-first"))
    mine = SeatMeta("person", name, guest.id, here=table.meta.own_seat(guest.id) is not None)
    if not await table.change_seat(at, lambda _: mine if taking(table, guest.id, at) == "now" else None, "sits"):
        raise NotNow(message("server-error-taken", all="no"))
    table.seen(guest.id)
    return answer(table.info(guest.id))


def check_welcome(table: Table, guest: str) -> None:
    """Refuses whoever was removed from the table."""
    if guest in table.meta.removed:
        raise NotYours(message("server-error-removed"))


def first_free(table: Table, guest: str) -> int:
    """The first seat that the guest may have at once, else by asking for it."""
    ways = {taking(table, guest, at): at for at in reversed(range(table.game.seats))}
    at = ways.get("now", ways.get("ask"))
    if at is None:
        raise NotNow(message("server-error-taken", all="yes"))
    return at


def check_free(table: Table, guest: str, at: int) -> None:
    """Refuses a seat that the guest can neither take nor ask for."""
    if not 0 <= at < table.game.seats:
        raise NotNow(message("server-error-taken", all="no"))
    reason = refusal(table, guest, at)
    if reason is not None:
        raise (NotNow if reason.id == "server-error-taken" else NotYours)(reason)


def check_notes(table: Table, at: int) -> None:
    """Refuses to hand over or to ask for a seat once more when the log has no room left for it."""
    if table.race.noted[at] >= MOST_NOTED:
        raise NotNow(message("server-error-seat-limit", most=MOST_NOTED))


def check_seats(directory: TableDirectory, table: Table, guest: str) -> None:
    """Leaves seats to others, at the table of somebody from elsewhere."""
    owner_of = directory.guests.owner_of
    address = owner_of(guest)
    if owner_of(table.meta.host) != address and table.meta.host != guest:
        same = [seat.guest for seat in table.meta.seats if seat.guest and owner_of(seat.guest) == address]
        directory.quotas.check_seats(same.count(guest), len(same))


async def ask(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    name = auth.clean_name((await body(request, m.Ask)).name or guest.name)
    check_free(table, guest.id, at)
    if taking(table, guest.id, at) == "now":
        raise NotNow(message("server-error-just-sit"))
    address = address_of(request.scope)
    if wait := table.vote.must_wait(guest.id, address):
        raise NotNow(message("server-error-asked-lately", minutes=ceil(wait / 60)))
    check_notes(table, at)
    if not await table.vote.ask(guest.id, at, name, address):
        raise NotNow(message("server-error-one-request"))
    table.seen(guest.id)
    return answer(table.info(guest.id))


async def vote(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    wanted = await body(request, m.Vote)
    asked = table.vote.request
    if asked is None or asked.seat != at or not table.vote.seconds:
        raise NotNow(message("server-error-no-request"))
    withdraws = guest.id == asked.guest and not wanted.agree
    if guest.id not in table.vote.voters() and not withdraws:
        raise NotYours(message("server-error-not-asked"))
    await table.vote.answer(guest.id, wanted.agree)
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
            check_notes(table, at)
            await table.away(at, check_bot(wanted.bot, table.game), "person", guest.id)
        else:
            await table.come_back(at, guest.id)
        return answer(table.info(guest.id))
    if table.meta.host != guest.id and not mine:
        raise NotYours(message("server-error-host-only"))
    if wanted.kind == "person":
        raise NotYours(message("server-error-sit-yourself"))
    bot = check_bot(wanted.bot, table.game) if wanted.kind == "bot" else None
    note = "free" if bot is None else f"bot {bot}"

    def change(now: SeatMeta) -> SeatMeta | None:
        if now != seat:
            return None
        if table.stage == "racing":
            return vacated(seat, wanted.kind, bot or stand_in(table.game), put_out=not mine)
        return SeatMeta(wanted.kind, bot=bot)

    await table.change_seat(at, change, note, "person" if mine else "host")
    if mine:
        await table.hosting.after_leaving(at, guest.id)
        await start_when_all_agree(table)
    return answer(table.info(guest.id))


async def retire(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    if table.stage != "racing":
        raise NotNow(message("server-error-not-started" if table.stage == "lobby" else "server-error-seats-fixed"))
    if not await seats.retire(table, at, guest.id):
        raise NotYours(message("server-refused-not-your-seat"))
    await table.hosting.after_leaving(at, guest.id)
    return answer(table.info(guest.id))


async def remove_guest(request: Request) -> Response:
    guest = await known_guest(request)
    table = await table_of(request)
    at = seat_of(request, table)
    if table.meta.host != guest.id:
        raise NotYours(message("server-error-host-only"))
    if table.stage != "lobby":
        raise NotNow(message("server-error-started"))
    removed = table.meta.seats[at].guest
    if not await remove(table, at):
        raise NotNow(message("server-error-nobody-to-remove"))
    await note_removed(directory_of(request), table, str(removed))
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
    table = await directory.find(id, address_of(request.scope))
    check_welcome(table, guest.id)

    def move(seat: SeatMeta) -> SeatMeta | None:
        if seat.guest != owner:  # it has changed hands since the link was made
            return None
        return replace(
            seat, guest=guest.id, here=table.meta.own_seat(guest.id) is not None, away=False, handed=False, bot=None
        )

    if table.meta.seats[at].guest != guest.id and not await table.change_seat(at, move, "moved"):
        raise NotThere(message("server-error-link-used"))
    await table.hosting.after_leaving(at, owner)
    return answer(table.info(guest.id))
