"""Who may take a seat of a race that has begun, and the vote of the others on somebody who asks for it.

A bot drives a seat that was freed. Its former owner may always return, unless they have retired. Somebody else takes
it where the game hides nothing, or when all agree who have a say; and nobody who has seen the race from another seat.
"""

from __future__ import annotations

from contextlib import suppress
from math import ceil
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from paddock.server.driver import stand_in
from paddock.server.messages import RequestInfo, Taking
from paddock.server.meta import SeatMeta
from paddock.server.store import StoreFailed
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.server.table import Table


class SeatRequest(msgspec.Struct, frozen=True):
    """Somebody asks for a seat: who, since when, and which guests have agreed."""

    seat: int
    guest: str
    name: str
    driver: str  # the name of the bot that drives it
    since: float
    agreed: frozenset[str] = frozenset()


def vacated(seat: SeatMeta, kind: str, bot: str, put_out: bool) -> SeatMeta:
    """A seat of a race without its person: a bot drives it, and it is kept who may return."""
    if seat.guest is None:
        return replace(seat, kind=kind, name="", bot=bot)
    return SeatMeta(kind, bot=bot, former=seat.guest, put_out=put_out)


async def retire(table: Table, at: int, guest: str) -> bool:
    """A bot has this seat for good: its owner looks on from now on. False if it is not theirs in a race."""

    def change(seat: SeatMeta) -> SeatMeta | None:
        if table.stage != "racing" or seat.guest != guest:
            return None
        return SeatMeta("bot", bot=bot, former=guest, retired=True)

    bot = stand_in(table.game)
    return await table.change_seat(at, change, f"retired {table.meta.seats[at].name} for {bot}")


def refusal(table: Table, guest: str, at: int) -> Message | None:
    """Why the guest cannot take this seat, nor ask for it; None if they can."""
    meta, seat = table.meta, table.meta.seats[at]
    racing = table.stage == "racing"
    if guest in meta.removed:
        return message("server-error-removed")
    if racing and seat.may_return(guest):
        return None
    if seat.kind != "open" or table.stage not in ("lobby", "racing"):
        return message("server-error-taken", all="no")
    if racing and any(who == guest and held != at for held, who in meta.holders()):
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
    async with table.lock:
        meta = table.meta
        guest = meta.seats[at].guest
        if table.stage != "lobby" or guest in (None, meta.host):
            return False
        theirs = table.seats_of(str(guest))
        seats = tuple([SeatMeta("open") if seat.guest == guest else seat for seat in meta.seats])
        words = tuple([(seat, text) for seat, text in meta.words if seat not in theirs])
        await table.save(replace(meta, seats=seats, words=words, removed=(*meta.removed, str(guest))))
    table.announce()
    return True


async def add_words(table: Table, at: int, guest: str, text: str) -> bool:
    """A player's own words for the luck of the race; False if it has started meanwhile."""
    async with table.lock:
        if table.stage != "lobby" or table.meta.seats[at].guest != guest:
            return False
        others = [(seat, words) for seat, words in table.meta.words if seat != at]
        await table.save(replace(table.meta, words=tuple(sorted([*others, (at, text)]))))
    table.announce()
    return True


class SeatVote:
    """The vote of a table: one request for a seat at a time. It is not stored: a restart drops it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._request: SeatRequest | None = None
        self._refused: dict[str, float] = {}  # guests, and when they were turned down
        self._gone: dict[str, float] = {}  # guests who were put out, and since when they are not there

    def voters(self) -> frozenset[str]:
        """Whose agreement it takes: all who hold a seat, there or not, and all who were put out of one and look on.

        Without the latter a host could put everybody out and then agree alone.
        """
        seats, times = self.table.meta.seats, self.table.times
        put_out = [seat.former for seat in seats if seat.put_out]
        look_on = [
            guest for guest in put_out if guest not in self._gone or times.clock() < self._gone[guest] + times.say
        ]
        return frozenset([guest for guest in (*look_on, *[seat.guest for seat in seats]) if guest is not None])

    def _note_who_is_gone(self) -> None:
        table = self.table
        put_out = {seat.former for seat in table.meta.seats if seat.put_out and seat.former is not None}
        away = [guest for guest in put_out if not table.is_there(guest)]
        self._gone = {guest: self._gone.get(guest, table.times.clock()) for guest in away}

    @property
    def request(self) -> SeatRequest | None:
        """The request that is open now; it ends by itself when the seat is taken or closed, or the race is over."""
        asked = self._request
        open_still = asked is not None and taking(self.table, asked.guest, asked.seat) == "ask"
        return asked if open_still else None

    @property
    def seconds(self) -> float:
        """What is left of the time to answer."""
        asked, times = self.request, self.table.times
        return 0.0 if asked is None else max(0.0, asked.since + times.vote - times.clock())

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

    def must_wait(self, guest: str) -> float:
        """Seconds for which a guest who was turned down may not ask again."""
        times = self.table.times
        self._refused = {who: at for who, at in self._refused.items() if times.clock() < at + times.ask_again}
        return self._refused[guest] + times.ask_again - times.clock() if guest in self._refused else 0.0

    async def ask(self, guest: str, at: int, name: str) -> bool:
        """Opens the vote; False if there is one already, or the seat cannot be asked for any more."""
        table = self.table
        async with table.lock:
            if self.request is not None or taking(table, guest, at) != "ask":
                return False
            driver = table.meta.name_of(at) or "?"
            await table.note(f"asks {name} for {driver}", at, "person")
            self._request = SeatRequest(at, guest, name, driver, table.times.clock())
        table.announce()
        return True

    async def answer(self, guest: str, agrees: bool) -> None:
        """Somebody who has a say agrees or does not, or whoever asks withdraws; all have agreed: the seat is theirs."""
        asked = self.request
        if asked is None or not self.seconds:
            return
        if not agrees:
            await self._end(asked, "withdrawn" if guest == asked.guest else "refused")
            return
        self._request = replace(asked, agreed=asked.agreed | {guest})
        self.table.announce()
        await self.look_after()

    async def look_after(self) -> None:
        """Ends a vote that is decided, or too old, or about a seat that cannot be taken any more."""
        self._note_who_is_gone()
        asked = self.request
        if asked is None:
            self._request = None
        elif not self.seconds:
            await self._end(asked, "refused")
        elif self.voters() <= asked.agreed:
            await self._sit(asked)

    async def _sit(self, asked: SeatRequest) -> None:
        def change(seat: SeatMeta) -> SeatMeta | None:
            agreed = self.request is asked and self.voters() <= asked.agreed
            return SeatMeta("person", asked.name, asked.guest) if agreed else None

        await self.table.change_seat(asked.seat, change, "sits")

    async def _end(self, asked: SeatRequest, how: str) -> None:
        table = self.table
        async with table.lock:
            if self.request is not asked:
                return
            await table.note(f"{how} {asked.name} for {asked.driver}", asked.seat, "person")
            self._request = None
            if how == "refused":
                self._refused[asked.guest] = table.times.clock()
        table.announce()

    async def drop_unanswered(self) -> None:
        """After a restart: what somebody had asked for was not answered, and the log says that it ended."""
        table = self.table
        said = [row for row in table.race.rows if row.kind == "seat"]
        asked = next((row for row in reversed(said) if row.text.startswith("asks ")), None)
        if asked is None or any(row.seq > asked.seq and row.seat == asked.seat for row in said):
            return
        with suppress(StoreFailed):  # what cannot be written must not keep the table from being loaded
            async with table.lock:
                await table.note(asked.text.replace("asks", "withdrawn", 1), asked.seat or 0, "person")
