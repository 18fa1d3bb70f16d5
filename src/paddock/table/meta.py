"""A table's metadata: its game, host, seed and seats."""

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
from paddock.table.messages.chat import ChatRule
from paddock.table.messages.coach import OddsRule

BY_HAND = "by hand"
"""The stored reason of a race frozen by the operator."""
DRIVERS = ("Ada", "Bruno", "Chiara", "Diego", "Elena", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaya", "Luca")
"""Default names of bots."""


class Damaged(PaddockError):
    """The stored metadata of a table cannot be read."""


class SeatMeta(msgspec.Struct, frozen=True):
    """A stored seat: its owner, and its current driver."""

    kind: str  # open (driven by a bot during a race), person, bot
    name: str = ""
    guest: str | None = None
    bot: str | None = None  # the bot that drives: the seat's own, or a stand-in for a person
    away: bool = False
    handed: bool = False  # the player handed over, so reconnecting does not return control
    here: bool = False  # another player at the screen of its guest
    confirm: bool = False
    ready: bool = False  # to start
    former: str | None = None  # its last guest, perhaps in an earlier race of the season; None while taken
    put_out: bool = False  # whether the host removed the former owner

    def may_return(self, guest: str) -> bool:
        """Return whether this guest left the seat and may return to it."""
        return self.kind != "person" and self.former == guest

    def anew(self, name: str) -> SeatMeta:
        """Return the seat for a rematch; a bot keeps this name."""
        if self.kind == "bot":
            return SeatMeta("bot", name, bot=self.bot)
        return SeatMeta(self.kind, self.name, self.guest, here=self.here, confirm=self.confirm)


class SeasonMeta(msgspec.Struct, frozen=True):
    """The season that a table's race is part of, and the results so far."""

    season: Season
    number: int = 0  # of this race, from 0
    first: str = ""  # the table of the season's first race; "" if that is this one
    tables: tuple[str, ...] = ()  # those of the races before
    raced: tuple[tuple[Finish, ...], ...] = ()  # how the seats finished there


class SeatRequest(msgspec.Struct, frozen=True):
    """A guest's request for a seat in a running race."""

    seat: int
    guest: str
    name: str
    driver: str  # the name of the bot that drives it
    since: float  # by the uptime
    origin: str = ""  # a digest of the requester's address


class Nudge(msgspec.Struct, frozen=True):
    """A nudge: its seat, time, sender, and version of the race."""

    seat: int
    at: float  # by the uptime
    name: str
    version: int


class TrialMeta(msgspec.Struct, frozen=True):
    """The attempt at a challenge for which a table was made."""

    challenge: str
    closes: float  # a date
    day: str = ""  # of a race of the day
    counted: bool = True  # False: a practice attempt after the challenge had closed
    spoilt: str = ""  # why it no longer counts: "bot", a rival failed


class Meta(msgspec.Struct, frozen=True):
    """A table's stored metadata."""

    id: str
    code: str
    game: str
    header: dict[str, Any]  # the record's header: the game with all options, the rules' version, track and deck
    host: str
    seats: tuple[SeatMeta, ...]
    seed: str
    created: float
    public: bool = False
    clock: Clock | None = None
    words: tuple[tuple[int, str], ...] = ()  # words added to the seed by players
    unproven: str | None = None
    rematch: str | None = None
    rematch_by: str = ""  # the player who asked for it
    rematch_of: str | None = None  # the table that this one continues
    imported: bool = False
    lesson: str | None = None  # the name of the lesson that is taught here
    frozen: str | None = None
    removed: tuple[str, ...] = ()  # guests whom the host removed before the start, here or from the rematch
    talk: ChatRule = "read"
    odds: OddsRule = "off"
    hints: bool = False  # for everybody
    hinted: bool = False  # one was given in this race
    reduced: bool = False  # a bot had a reduced budget, or a weaker one chose in its place
    season: SeasonMeta | None = None
    trial: TrialMeta | None = None
    keyed: bool = False  # luck depends on its purpose, not on the order of requests
    request: SeatRequest | None = None
    refused: tuple[tuple[str, float], ...] = ()  # refused guests and origins, with the uptime of refusal
    nudges: tuple[Nudge, ...] = ()
    retired: tuple[tuple[int, str], ...] = ()  # seat and guest of players who retired
    held: tuple[tuple[int, str], ...] = ()  # seat and guest of every holder since the start

    def participants(self) -> frozenset[str]:
        """Return the guests who belong to the table: its host, and those who have or had a seat."""
        seats = [guest for seat in self.seats for guest in (seat.guest, seat.former) if guest is not None]
        return frozenset([self.host, *seats])

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple([at for at, seat in enumerate(self.seats) if seat.guest == guest])

    def owns(self, guest: str, seat: int) -> bool:
        return 0 <= seat < len(self.seats) and self.seats[seat].guest == guest

    def may_view(self, guest: str, seat: int | None) -> bool:
        """Return whether a guest may see what a seat sees: only its owner may."""
        return seat is None or self.owns(guest, seat)

    def confirming(self) -> frozenset[int]:
        """Return the seats that want to be asked even if there is a single answer."""
        return frozenset([at for at, seat in enumerate(self.seats) if seat.confirm and not seat.away])

    @property
    def is_counted(self) -> bool:
        """Whether a counted attempt is raced here: no help, no spectators."""
        return self.trial is not None and self.trial.counted

    @property
    def still_counts(self) -> bool:
        """Whether this is a counted attempt that still counts."""
        return self.trial is not None and self.trial.counted and not self.trial.spoilt

    def own_seat(self, guest: str) -> int | None:
        """Return a guest's own seat, not those of others at their screen; None if there is none."""
        mine = [at for at, seat in enumerate(self.seats) if seat.guest == guest and not seat.here]
        return mine[0] if mine else None

    def left_by(self, at: int) -> str | None:
        """Return the guest who left this seat during the race, not in an earlier race of the season."""
        former = self.seats[at].former
        return former if (at, former) in self.held else None

    def may_come_back(self, at: int) -> bool:
        """Return whether a player left this seat during the race without retiring."""
        return self.left_by(at) is not None and (at, self.left_by(at)) not in self.retired

    def holders(self) -> frozenset[tuple[int, str]]:
        """Return seat and guest of everybody who has or had a seat during the race."""
        now = [(at, seat.guest) for at, seat in enumerate(self.seats) if seat.guest is not None]
        return frozenset([*self.held, *now])

    def after(self, before: Meta) -> Meta:
        """Return the metadata with all earlier holders of seats."""
        return msgspec.structs.replace(self, held=tuple(sorted(before.holders() | self.holders())))

    def luck_proof(self, sealed: bool) -> LuckProof:
        """Return the record's proof of luck; only the hash while the seed is sealed."""
        known = self.trial is not None and self.unproven == "known"
        if self.unproven and not known:
            return LuckProof(unproven=self.unproven)
        return LuckProof(hash_of(self.seed), None if sealed else self.seed, self.words, known=known)

    def race_seed(self) -> str:
        """Return the seed of the race, with the players' words."""
        return race_seed(self.seed, self.words)

    def names(self) -> tuple[str, ...]:
        """Return the name in each seat, for a record."""
        return tuple([plain(self.name_of(at)) or f"Player {at + 1}" for at in range(len(self.seats))])

    def bots(self) -> tuple[str, ...]:
        """Return the bot that drives each seat; "" for people."""
        return tuple([seat.bot or "" for seat in self.seats])

    def name_of(self, at: int) -> str:
        """Return the name of the player or bot in a seat; a bot's is always the same at this table."""
        seat = self.seats[at]
        if seat.name or seat.kind == "person" or (seat.kind == "open" and seat.bot is None):
            return seat.name
        first = sum(self.id.encode()) + at
        given = {other.name for other in self.seats}
        names = [DRIVERS[(first + more) % len(DRIVERS)] for more in range(len(DRIVERS))]
        return next((name for name in names if name not in given), names[0])

    def keep_names(self, seats: Sequence[SeatMeta]) -> tuple[SeatMeta, ...]:
        """Return seats for a race that continues this one: bots keep the names of bots in the same seats."""
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
    """Parse a table's metadata."""
    try:
        return _decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError):
        raise Damaged("this table is damaged; restore a backup") from None
