"""Who may take a seat of a race that has begun, and the vote of the others on somebody who asks for it.

A bot drives a seat that was freed. Its former owner may always return, unless they have retired. Somebody else takes
it where the game hides nothing, or when all agree who have a say; and nobody who has seen the race from another seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from math import ceil, inf
from typing import TYPE_CHECKING

from msgspec.structs import replace

from paddock.table.commits import Change
from paddock.table.driver import stand_in
from paddock.table.messages import RequestInfo, Taking
from paddock.table.meta import Meta, SeatMeta, SeatRequest
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.table.table import Table


def vacated(seat: SeatMeta, kind: str, bot: str, put_out: bool) -> SeatMeta:
    """A seat of a race without its person: a bot drives it, and it is kept who may return."""
    if seat.guest is None:
        return replace(seat, kind=kind, name="", bot=bot)
    return SeatMeta(kind, bot=bot, former=seat.guest, put_out=put_out)


async def retire(table: Table, at: int, guest: str) -> bool:
    """A bot has this seat, and its owner looks on for the rest of the race. False if it is not theirs in a race."""
    bot = stand_in(table.game)

    def make() -> Change | None:
        meta, seats = table.meta, list(table.meta.seats)
        if table.stage != "racing" or seats[at].guest != guest:
            return None
        note = table.noted(f"retired {seats[at].name} for {bot}", at, "person")
        seats[at] = SeatMeta("bot", bot=bot, former=guest)
        return Change(note, replace(meta, seats=tuple(seats), retired=(*meta.retired, (at, guest))))

    return await _make(table, make)


def refusal(table: Table, guest: str, at: int) -> Message | None:
    """Why the guest cannot take this seat, nor ask for it; None if they can."""
    meta, seat = table.meta, table.meta.seats[at]
    racing = table.stage == "racing"
    had = {held for held, who in meta.holders() if who == guest}
    if guest in meta.removed:
        return message("server-error-removed")
    if (at, guest) in meta.retired:
        return message("server-error-retired")
    if racing and seat.may_return(guest):  # to a seat of an earlier race of the season only if they have had no other
        return None if at in had or not had else message("server-error-seen-another")
    if seat.kind != "open" or table.stage not in ("lobby", "racing"):
        return message("server-error-taken", all="no")
    if racing and had - {at}:
        return message("server-error-seen-another")
    if racing and table.game.hides_something and not table.vote.voters():
        return message("server-error-nobody-to-agree")
    return None


def taking(table: Table, guest: str, at: int) -> Taking | None:
    """How the guest may take this seat: at once, or by asking the others; None: not at all."""
    if refusal(table, guest, at) is not None:
        return None
    returns = table.meta.seats[at].may_return(guest)
    return "ask" if table.stage == "racing" and table.game.hides_something and not returns else "now"


async def remove(table: Table, at: int) -> bool:
    """Frees all seats of whoever sits here, before the start, and lets them sit down no more; their words go too.

    False if nobody sits here but the host, or the race has started."""

    def make() -> Meta | None:
        meta = table.meta
        guest = meta.seats[at].guest
        if table.stage != "lobby" or guest in (None, meta.host):
            return None
        theirs = table.seats_of(str(guest))
        seats = tuple([SeatMeta("open") if seat.guest == guest else seat for seat in meta.seats])
        words = tuple([(seat, text) for seat, text in meta.words if seat not in theirs])
        return replace(meta, seats=seats, words=words, removed=(*meta.removed, str(guest)))

    return await table.change(make)


async def add_words(table: Table, at: int, guest: str, text: str) -> bool:
    """A player's own words for the luck of the race; False if it has started meanwhile."""

    def make() -> Meta | None:
        if table.stage != "lobby" or table.meta.seats[at].guest != guest:
            return None
        others = [(seat, words) for seat, words in table.meta.words if seat != at]
        return replace(table.meta, words=tuple(sorted([*others, (at, text)])))

    return await table.change(make)


class SeatVote:
    """The vote of a table: one request for a seat at a time, stored with what else is known of the table."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def voters(self) -> frozenset[str]:
        """Whose agreement it takes: all who hold a seat, there or not, and all who were put out of one and look on.

        Without the latter a host could put everybody out and then agree alone.
        """
        meta, now = self.table.meta, self.table.store.uptime()
        gone = {guest for guest, since in meta.gone if now >= since + self.table.times.say}
        put_out = [seat.former for seat in meta.seats if seat.put_out and seat.former not in gone]
        return frozenset([guest for guest in (*put_out, *[seat.guest for seat in meta.seats]) if guest is not None])

    async def _note_who_is_gone(self) -> None:
        table = self.table

        def make() -> Meta | None:
            known, now = dict(table.meta.gone), table.store.uptime()
            put_out = {seat.former for seat in table.meta.seats if seat.put_out and seat.former is not None}
            away = tuple(sorted([(who, known.get(who, now)) for who in put_out if not table.is_there(who)]))
            return None if away == table.meta.gone else replace(table.meta, gone=away)

        if table.meta.gone or any(seat.put_out for seat in table.meta.seats):
            await table.change(make)

    @property
    def request(self) -> SeatRequest | None:
        """The request that is open now; it ends by itself when the seat is taken or closed, or the race is over."""
        asked = self.table.meta.request
        open_still = asked is not None and taking(self.table, asked.guest, asked.seat) == "ask"
        return asked if open_still else None

    @property
    def seconds(self) -> float:
        """What is left of the time to answer."""
        asked, table = self.request, self.table
        return 0.0 if asked is None else max(0.0, asked.since + table.times.vote - table.store.uptime())

    def info(self, guest: str) -> RequestInfo | None:
        """The open request as this guest sees it."""
        asked = self.request
        if asked is None:
            return None
        having_say = self.voters()
        return RequestInfo(
            asked.seat,
            asked.name,
            mine=asked.guest == guest,
            asked=guest in having_say - asked.agreed,
            agreed=len(having_say & asked.agreed),
            voters=len(having_say),
            seconds=ceil(self.seconds),
        )

    def origin_of(self, address: str) -> str:
        """Return what is stored of an address: a digest that means nothing at another table."""
        return hashlib.sha256(f"{self.table.meta.seed} {address}".encode()).hexdigest()[:22]

    def must_wait(self, guest: str, address: str) -> float:
        """Return the seconds until a guest who was turned down, with this cookie or another one, may ask again."""
        refused = dict(self.table.meta.refused)
        since = max(refused.get(guest, -inf), refused.get(self.origin_of(address), -inf))
        return max(0.0, since + self.table.times.ask_again - self.table.store.uptime())

    async def ask(self, guest: str, at: int, name: str, address: str) -> bool:
        """Opens the vote; False if there is one already, or the seat cannot be asked for any more."""
        table = self.table

        def make() -> Change | None:
            if self.request is not None or taking(table, guest, at) != "ask":
                return None
            driver = table.meta.name_of(at) or "?"
            asked = SeatRequest(at, guest, name, driver, table.store.uptime(), origin=self.origin_of(address))
            return Change(table.noted(f"asks {name} for {driver}", at, "person"), replace(table.meta, request=asked))

        return await _make(table, make)

    async def answer(self, guest: str, agrees: bool) -> None:
        """Somebody who has a say agrees or does not, or whoever asks withdraws; all have agreed: the seat is theirs."""
        asked = self.request
        if asked is None or not self.seconds:
            return
        if not agrees:
            await self._end(asked, "withdrawn" if guest == asked.guest else "refused")
            return

        def agree() -> Meta | None:
            now = self.request
            if now is None or not now.is_same(asked):
                return None
            return replace(self.table.meta, request=replace(now, agreed=now.agreed | {guest}))

        await self.table.change(agree)
        await self.look_after()

    async def look_after(self) -> None:
        """Ends a vote that is decided, or too old, or about a seat that cannot be taken any more."""
        await self._note_who_is_gone()
        asked = self.request
        if asked is None:
            if self.table.meta.request is not None:
                await self.table.change(self._without_request)
        elif not self.seconds:
            await self._end(asked, "refused")
        elif self.voters() <= asked.agreed:
            await self._sit(asked)

    def _without_request(self) -> Meta | None:
        meta = self.table.meta
        return None if meta.request is None or self.request is not None else replace(meta, request=None)

    async def _sit(self, asked: SeatRequest) -> None:
        def change(seat: SeatMeta) -> SeatMeta | None:
            now = self.request
            agreed = now is not None and now.is_same(asked) and self.voters() <= now.agreed
            return SeatMeta("person", asked.name, asked.guest) if agreed else None

        await self.table.change_seat(asked.seat, change, "sits")

    async def _end(self, asked: SeatRequest, how: str) -> None:
        table = self.table

        def make() -> Change | None:
            now = self.request
            if now is None or not now.is_same(asked):
                return None
            refused = {who: at for who, at in table.meta.refused if table.store.uptime() < at + table.times.ask_again}
            if how == "refused":
                refused |= dict.fromkeys((asked.guest, asked.origin), table.store.uptime())
            note = table.noted(f"{how} {asked.name} for {asked.driver}", asked.seat, "person")
            return Change(note, replace(table.meta, request=None, refused=tuple(refused.items())))

        await _make(table, make)


async def _make(table: Table, make: Callable[[], Change | None]) -> bool:
    async with table.lock:
        made = await table.commits.make(make) is not None
    if made:
        table.show()
    return made
