"""A table as it is stored besides its rows: its game, its host, its luck, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.fair import LuckProof, hash_of, race_seed
from paddock.parts.season import Finish
from paddock.plain import plain
from paddock.seasons.season import Season
from paddock.table.messages import Clock
from paddock.table.messages.chat import TalkRule
from paddock.table.messages.odds import OddsRule

BY_HAND = "by hand"
"""Why a race is frozen that whoever runs the server has stopped."""
DRIVERS = ("Ada", "Bruno", "Chiara", "Diego", "Elena", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaya", "Luca")
"""Names that bots race under, wherever nobody has given them one."""


class Damaged(PaddockError):
    """What is stored of a table cannot be read."""


class SeatMeta(msgspec.Struct, frozen=True):
    """A seat as it is stored: whose it is, and who drives it now."""

    kind: str  # open (driven by a bot during a race), person, bot
    name: str = ""
    guest: str | None = None
    bot: str | None = None  # who drives: the bot of the seat, or the one that stands in for a person
    away: bool = False
    handed: bool = False  # away by their own wish: being there again is not yet coming back
    here: bool = False  # somebody else at the screen of its guest
    confirm: bool = False
    ready: bool = False  # for the start
    former: str | None = None  # the guest who had it last, perhaps in an earlier race of the season; None while taken
    put_out: bool = False  # the former owner, by somebody else

    def may_return(self, guest: str) -> bool:
        """Whether the seat is still this guest's, who has left it during a race."""
        return self.kind != "person" and self.former == guest

    def anew(self, name: str) -> SeatMeta:
        """The seat at the table of a rematch; whoever raced here under this name keeps it."""
        if self.kind == "bot":
            return SeatMeta("bot", name, bot=self.bot)
        return SeatMeta(self.kind, self.name, self.guest, here=self.here, confirm=self.confirm)


class SeasonMeta(msgspec.Struct, frozen=True):
    """The season that a table's race is part of, and what came of the races before it."""

    season: Season
    number: int = 0  # of this race, from 0
    first: str = ""  # the table of the season's first race; "" if that is this one
    tables: tuple[str, ...] = ()  # those of the races before
    raced: tuple[tuple[Finish, ...], ...] = ()  # how the seats came off there


class SeatRequest(msgspec.Struct, frozen=True):
    """A guest's request for a seat of a race that has begun."""

    seat: int
    guest: str
    name: str
    driver: str  # the name of the bot that drives it
    since: float  # by the uptime
    origin: str = ""  # a digest of the address that asks


class Nudge(msgspec.Struct, frozen=True):
    """Somebody is asked to go on: who, when and by whom, and at which version of the race."""

    seat: int
    at: float  # by the uptime
    name: str
    version: int


class TrialMeta(msgspec.Struct, frozen=True):
    """The try of a challenge that a table is for."""

    challenge: str
    closes: float  # a date
    day: str = ""  # of a race of the day
    counted: bool = True  # False: a free one, made after the challenge had closed
    spoilt: str = ""  # why it does not count any more: "bot", a rival could not be driven as it should


class Meta(msgspec.Struct, frozen=True):
    """A table as it is stored, besides its rows."""

    id: str
    code: str
    game: str
    header: dict[str, Any]  # of its record: the game with all options, the rules' version, track and deck
    host: str
    seats: tuple[SeatMeta, ...]
    seed: str
    created: float
    public: bool = False
    clock: Clock | None = None
    words: tuple[tuple[int, str], ...] = ()  # what the players added to the seed
    unproven: str | None = None
    rematch: str | None = None
    rematch_by: str = ""  # who has asked for it
    rematch_of: str | None = None  # the table that this one goes on from
    imported: bool = False
    lesson: str | None = None  # the name of the lesson that is taught here
    frozen: str | None = None
    removed: tuple[str, ...] = ()  # guests whom the host has removed before the start, here or from the rematch
    talk: TalkRule = "read"
    odds: OddsRule = "off"
    hints: bool = False  # for everybody
    hinted: bool = False  # one was given in this race
    reduced: bool = False  # a bot had a smaller budget than its own, or another one chose in its place
    season: SeasonMeta | None = None
    trial: TrialMeta | None = None
    keyed: bool = False  # each piece of luck follows from what it is for
    request: SeatRequest | None = None
    refused: tuple[tuple[str, float], ...] = ()  # guests and origins turned down, and when, by the uptime
    nudges: tuple[Nudge, ...] = ()
    retired: tuple[tuple[int, str], ...] = ()  # seat and guest: who has given it away for good
    held: tuple[tuple[int, str], ...] = ()  # seat and guest: who has seen the race from where, since its start

    def participants(self) -> frozenset[str]:
        """Return the guests who belong to the table: its host, and those who have or had a seat."""
        seats = [guest for seat in self.seats for guest in (seat.guest, seat.former) if guest is not None]
        return frozenset([self.host, *seats])

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """Return the seats that belong to a guest."""
        return tuple([at for at, seat in enumerate(self.seats) if seat.guest == guest])

    def owns(self, guest: str, seat: int) -> bool:
        """Whether the seat belongs to the guest."""
        return 0 <= seat < len(self.seats) and self.seats[seat].guest == guest

    def may_view(self, guest: str, seat: int | None) -> bool:
        """Whether a guest may see what a seat sees: only its owner may."""
        return seat is None or self.owns(guest, seat)

    def confirming(self) -> frozenset[int]:
        """Return the seats that want to be asked also where there is a single answer."""
        return frozenset([at for at, seat in enumerate(self.seats) if seat.confirm and not seat.away])

    @property
    def is_counted(self) -> bool:
        """Whether a counted attempt at a challenge is raced here: nobody is helped, and nobody looks on."""
        return self.trial is not None and self.trial.counted

    @property
    def still_counts(self) -> bool:
        """Whether a counted attempt is raced here that nothing has spoilt."""
        return self.trial is not None and self.trial.counted and not self.trial.spoilt

    def own_seat(self, guest: str) -> int | None:
        """The seat in which a guest races, whoever else does at the same screen; None if there is none."""
        mine = [at for at, seat in enumerate(self.seats) if seat.guest == guest and not seat.here]
        return mine[0] if mine else None

    def left_by(self, at: int) -> str | None:
        """The guest who has left this seat during the race; who had left before is kept too, but only may return."""
        former = self.seats[at].former
        return former if (at, former) in self.held else None

    def may_come_back(self, at: int) -> bool:
        """Whether somebody has left this seat during the race, or was put out of it, and has not retired."""
        return self.left_by(at) is not None and (at, self.left_by(at)) not in self.retired

    def holders(self) -> frozenset[tuple[int, str]]:
        """Seat and guest of everybody who has or had a seat during the race."""
        now = [(at, seat.guest) for at, seat in enumerate(self.seats) if seat.guest is not None]
        return frozenset([*self.held, *now])

    def after(self, before: Meta) -> Meta:
        """The table, with all who have had a seat before."""
        return msgspec.structs.replace(self, held=tuple(sorted(before.holders() | self.holders())))

    def luck_proof(self, sealed: bool) -> LuckProof:
        """What a record says of its luck; while a seed is sealed, its hash alone."""
        known = self.trial is not None and self.unproven == "known"
        if self.unproven and not known:
            return LuckProof(unproven=self.unproven)
        return LuckProof(hash_of(self.seed), None if sealed else self.seed, self.words, known=known)

    def race_seed(self) -> str:
        """What the luck of the race follows from."""
        return race_seed(self.seed, self.words)

    def names(self) -> tuple[str, ...]:
        """Who sits in each seat, as a record has it."""
        return tuple([plain(self.name_of(at)) or f"Player {at + 1}" for at in range(len(self.seats))])

    def bots(self) -> tuple[str, ...]:
        """The bot that drives each seat; "" for people."""
        return tuple([seat.bot or "" for seat in self.seats])

    def name_of(self, at: int) -> str:
        """The name of who sits or drives there: a bot has one too, always the same at this table."""
        seat = self.seats[at]
        if seat.name or seat.kind == "person" or (seat.kind == "open" and seat.bot is None):
            return seat.name
        first = sum(self.id.encode()) + at
        given = {other.name for other in self.seats}
        names = [DRIVERS[(first + more) % len(DRIVERS)] for more in range(len(DRIVERS))]
        return next((name for name in names if name not in given), names[0])

    def keep_names(self, seats: Sequence[SeatMeta]) -> tuple[SeatMeta, ...]:
        """Seats of a race that goes on from this one: a bot has the name of the bot that was there, else a free one."""
        names = self.names()
        given = {names[at] for at in range(len(names)) if seats[at].kind == self.seats[at].kind == "bot"}
        free = iter([name for name in DRIVERS if name not in given | {seat.name for seat in seats}])

        def named(at: int, seat: SeatMeta) -> SeatMeta:
            if seat.kind != "bot":
                return seat
            return msgspec.structs.replace(seat, name=names[at] if self.seats[at].kind == "bot" else next(free, ""))

        return tuple([named(at, seat) for at, seat in enumerate(seats)])


_decode = msgspec.json.Decoder(Meta).decode  # tables are listed in threads: see convert.py


def read_meta(data: bytes) -> Meta:
    """What is stored of a table besides its rows."""
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        raise Damaged("what is stored of this table is damaged") from None
