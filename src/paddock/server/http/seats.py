"""Calls about seats: taking, requesting and freeing one, handing it to a bot, moving it to another device."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Literal

import msgspec

from paddock.server.directory.new_table import check_bot
from paddock.server.features.rematches import note_removed, start_when_all_agree
from paddock.server.http.call import SEAT, TABLE, WRITE, Call, answer
from paddock.server.http.requests import body, check_attempt, guest_and_table, guest_at_seat, known_guest
from paddock.server.http.web import Request, Response
from paddock.table.change import Change
from paddock.table.driver import stand_in
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.messages import Stage, TableInfo
from paddock.table.messages.seats import Sit
from paddock.table.meta import Meta
from paddock.table.people import seat_requests, seats
from paddock.table.people.guest import clean_name
from paddock.table.people.seat_requests import must_wait, seconds_left
from paddock.table.people.seats import answerers, refusal, taking
from paddock.table.sizes import MOST_NOTED, Text
from paddock.table.table import Table
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.features.server import Server


class Ask(msgspec.Struct, frozen=True):
    """A request for a seat of a running race, under this name or the guest's own."""

    name: Text = ""


class AnswerRequest(msgspec.Struct, frozen=True):
    """Whether the requesting guest may have the seat; false from that guest withdraws the request."""

    agree: bool


class SetSeat(msgspec.Struct, frozen=True):
    """The host frees a seat or gives it to a bot; a player hands their own seat to a bot or takes it back."""

    kind: Literal["open", "bot", "person"]
    bot: Text = ""  # left out: the game's middle level


class SeatLink(msgspec.Struct, frozen=True):
    """A secret that moves a seat to another device, once, within ten minutes. Put it in the fragment of a URL."""

    secret: str
    seconds: int


class Claim(msgspec.Struct, frozen=True):
    """The secret of a seat link."""

    secret: Text


async def sit(request: Request) -> Response:
    guest, table = await guest_and_table(request)
    wanted = await body(request, Sit)
    if table.stage not in ("lobby", "racing"):
        raise NotNow(message("server-error-too-late-to-sit"))
    check_welcome(table, guest.id)
    name = clean_name(wanted.name or guest.name)
    at = wanted.seat if wanted.seat is not None else first_free(table, guest.id)
    check_free(table, guest.id, at)
    check_seats(request.server, table, guest.id)
    if taking(table.situation(), guest.id, at) == "ask":
        raise NotYours(message("server-error-ask-first"))
    if await table.commits.commit(lambda meta, stage: seats.sit(table.situation(), at, guest.id, name)) is None:
        raise NotNow(message("server-error-taken", all="no"))
    table.care.visit(guest.id)
    return answer(table.updates.info(guest.id))


def check_welcome(table: Table, guest: str) -> None:
    """Reject a guest removed by the host."""
    if guest in table.meta.removed:
        raise NotYours(message("server-error-removed"))


def first_free(table: Table, guest: str) -> int:
    """Return the first seat that the guest may take at once, or else the first one they may request."""
    now = table.situation()
    ways = {taking(now, guest, at): at for at in reversed(range(table.game.seats))}
    at = ways.get("now", ways.get("ask"))
    if at is None:
        raise NotNow(message("server-error-taken", all="yes"))
    return at


def check_free(table: Table, guest: str, at: int) -> None:
    """Reject a seat that the guest can neither take nor request."""
    if not 0 <= at < table.game.seats:
        raise NotNow(message("server-error-taken", all="no"))
    reason = refusal(table.situation(), guest, at)
    if reason is not None:
        raise (NotNow if reason.id == "server-error-taken" else NotYours)(reason)


def check_notes(table: Table, at: int) -> None:
    """Reject another change of a seat's driver when the log is full."""
    if table.race.noted[at] >= MOST_NOTED:
        raise NotNow(message("server-error-seat-limit", most=MOST_NOTED))


def check_seats(server: Server, table: Table, guest: str) -> None:
    """Limit how many seats a guest and an address may take at the table of a host from another address."""
    owner_of = server.guests.owner_of
    address = owner_of(guest)
    if owner_of(table.meta.host) != address and table.meta.host != guest:
        same = [seat.guest for seat in table.meta.seats if seat.guest and owner_of(seat.guest) == address]
        server.quotas.check_seats(same.count(guest), len(same))


async def ask(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    name = clean_name((await body(request, Ask)).name or guest.name)
    check_free(table, guest.id, at)
    if taking(table.situation(), guest.id, at) == "now":
        raise NotNow(message("server-error-just-sit"))
    address, services = request.address, table.services
    if wait := must_wait(table.meta, guest.id, address, services.times, services.store.uptime()):
        raise NotNow(message("server-error-asked-lately", minutes=ceil(wait / 60)))
    check_notes(table, at)
    asked = partial(seat_requests.ask, at=at, guest=guest.id, name=name, address=address)
    if await table.commits.commit(lambda meta, stage: asked(table.situation(), uptime=services.store.uptime())) is None:
        raise NotNow(message("server-error-one-request"))
    table.care.visit(guest.id)
    return answer(table.updates.info(guest.id))


async def answer_request(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    wanted = await body(request, AnswerRequest)
    services, now = table.services, table.situation()
    asked = seat_requests.open_request(now)
    if asked is None or asked.seat != at or not seconds_left(asked, services.times, services.store.uptime()):
        raise NotNow(message("server-error-no-request"))
    withdraws = guest.id == asked.guest and not wanted.agree
    if guest.id not in answerers(now) and not withdraws:
        raise NotYours(message("server-error-not-asked"))
    how = "withdrawn" if withdraws else "refused"

    def decide(meta: Meta, stage: Stage) -> Change | None:
        if wanted.agree:
            return seat_requests.allow(table.situation(), asked)
        return seat_requests.end(table.situation(), asked, how, services.times, services.store.uptime())

    await table.commits.commit(decide)
    table.care.visit(guest.id)
    return answer(table.updates.info(guest.id))


async def set_seat(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    wanted = await body(request, SetSeat)
    seat = table.meta.seats[at]
    if table.stage not in ("lobby", "racing"):
        raise NotNow(message("server-error-seats-fixed"))
    mine = seat.guest == guest.id
    if mine and table.stage == "racing" and wanted.kind != "open":
        if wanted.kind == "bot":
            check_notes(table, at)
            bot = check_bot(wanted.bot, table.game)
            await table.commits.commit(partial(seats.away, at=at, bot=bot, by="person", guest=guest.id))
        else:
            await table.care.come_back(at, guest.id)
        return answer(table.updates.info(guest.id))
    if table.meta.host != guest.id and not mine:
        raise NotYours(message("server-error-host-only"))
    if wanted.kind == "person":
        raise NotYours(message("server-error-sit-yourself"))
    bot = check_bot(wanted.bot, table.game) if wanted.kind == "bot" else stand_in(table.game)
    by = "person" if mine else "host"
    await table.commits.commit(partial(seats.vacate, at=at, seat=seat, kind=wanted.kind, bot=bot, by=by))
    if mine:
        await table.care.after_leaving(at, guest.id)
        await start_when_all_agree(table)
    return answer(table.updates.info(guest.id))


async def retire(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    if table.stage != "racing":
        raise NotNow(message("server-error-not-started" if table.stage == "lobby" else "server-error-seats-fixed"))
    bot = stand_in(table.game)
    if await table.commits.commit(partial(seats.retire, at=at, guest=guest.id, bot=bot)) is None:
        raise NotYours(message("server-refused-not-your-seat"))
    await table.care.after_leaving(at, guest.id)
    return answer(table.updates.info(guest.id))


async def remove_guest(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    if table.meta.host != guest.id:
        raise NotYours(message("server-error-host-only"))
    if table.stage != "lobby":
        raise NotNow(message("server-error-started"))
    removed = table.meta.seats[at].guest
    if await table.commits.commit(partial(seats.remove, at=at)) is None:
        raise NotNow(message("server-error-nobody-to-remove"))
    await note_removed(request.server.directory, table, str(removed))
    return answer(table.updates.info(guest.id))


async def make_link(request: Request) -> Response:
    guest, table, at = await guest_at_seat(request)
    if table.meta.seats[at].guest != guest.id:
        raise NotYours(message("server-refused-not-your-seat"))
    server = request.server
    secret = await server.guests.make_link(table.meta.id, at, guest, server.times.link)
    return answer(SeatLink(secret, int(server.times.link)), 201)


async def claim(request: Request) -> Response:
    guest = await known_guest(request)
    wanted = await body(request, Claim)
    server = request.server
    found = await server.guests.claim(wanted.secret)
    if found is None:
        raise NotThere(message("server-error-link-used"))
    id, at, owner = found
    table = await server.directory.find(id, request.address)
    await check_attempt(request, table)
    check_welcome(table, guest.id)
    moved = partial(seats.move, at=at, owner=owner, guest=guest.id)
    if table.meta.seats[at].guest != guest.id and await table.commits.commit(moved) is None:
        raise NotThere(message("server-error-link-used"))
    await table.care.after_leaving(at, owner)
    return answer(table.updates.info(guest.id))


CALLS = (
    Call("POST", f"{TABLE}/sit", sit, WRITE, "Take an open seat.", Sit, TableInfo),
    Call("POST", SEAT, set_seat, WRITE, "Free a seat, hand it to a bot, or take it back.", SetSeat, TableInfo),
    Call("POST", f"{SEAT}/ask", ask, WRITE, "Ask for a seat during a race.", Ask, TableInfo),
    Call("POST", f"{SEAT}/answer", answer_request, WRITE, "Answer a seat request.", AnswerRequest, TableInfo),
    Call("POST", f"{SEAT}/retire", retire, WRITE, "Hand my seat to a bot for good.", gives=TableInfo),
    Call("POST", f"{SEAT}/remove", remove_guest, WRITE, "Remove a guest before the start.", gives=TableInfo),
    Call("POST", f"{SEAT}/link", make_link, WRITE, "Make a link that moves my seat.", gives=SeatLink, status=201),
    Call("POST", "/api/claim", claim, WRITE, "Take over the seat of a link.", Claim, TableInfo),
)
