"""The events of Downforce: public data, never a secret."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.state import RaceResult


class Event(msgspec.Struct, frozen=True, gc=False):
    """Base of all events, each with its own tag."""


class CardsDealt(Event, frozen=True, tag="cards-dealt"):
    each: int
    left: int


class CarsDealt(Event, frozen=True, tag="cars-dealt"):
    owners: tuple[int, ...]


class PowersDealt(Event, frozen=True, tag="powers-dealt"):
    powers: tuple[str, ...]


class GridSet(Event, frozen=True, tag="grid-set"):
    cars: tuple[str, ...]


class LotOpened(Event, frozen=True, tag="lot-opened"):
    car: str
    power: str | None
    bidders: tuple[int, ...]
    must: bool
    again: bool


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    seat: int


class BidsShown(Event, frozen=True, tag="bids-shown"):
    bids: tuple[Bid, ...]
    numbers: tuple[int | None, ...]  # None: a pass


class LotSold(Event, frozen=True, tag="lot-sold"):
    """`by` is what decided: "number", "cars", "no-wild", "clockwise", or "forced" for the last player without a car."""

    seat: int
    car: str
    power: str | None
    price: int
    by: str
    card: str


class LotAside(Event, frozen=True, tag="lot-aside"):
    car: str
    power: str | None


class LotUnowned(Event, frozen=True, tag="lot-unowned"):
    car: str
    power: str | None


class KeepSealed(Event, frozen=True, tag="keep-sealed"):
    seat: int


class PowerKept(Event, frozen=True, tag="power-kept"):
    seat: int
    power: str
    returned: tuple[str, ...]


class PilesShuffled(Event, frozen=True, tag="pile-shuffled"):
    seat: int
    cards: int


class RaceStarted(Event, frozen=True, tag="race-started"):
    seat: int
    car: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    seat: int
    card: str
    upwards: bool


class WildPicked(Event, frozen=True, tag="wild-picked"):
    seat: int
    car: str
    steps: int


class WildLost(Event, frozen=True, tag="wild-lost"):
    """A wild is lost, as no car is left for it."""

    seat: int


class LineSkipped(Event, frozen=True, tag="line-skipped"):
    seat: int
    car: str  # "wild" for a wild line
    steps: int


class Drove(Event, frozen=True, tag="drove"):
    """A car moved along `way` (its start first). `left`: steps lost in a jam. `power`: what changed the move."""

    seat: int
    car: str
    way: tuple[str, ...]
    steps: int
    left: int
    power: str | None = None


class Blocked(Event, frozen=True, tag="blocked"):
    car: str
    steps: int


class AlreadyHome(Event, frozen=True, tag="already-home"):
    car: str


class CameHome(Event, frozen=True, tag="came-home"):
    car: str
    place: int


class BonusDeclined(Event, frozen=True, tag="bonus-declined"):
    seat: int
    car: str


class LineCrossed(Event, frozen=True, tag="line-crossed"):
    line: int


class BetSealed(Event, frozen=True, tag="bet-sealed"):
    seat: int
    line: int


class HandDropped(Event, frozen=True, tag="hand-dropped"):
    """All cars of the seat have finished: it plays no more cards."""

    seat: int
    cards: tuple[str, ...]


class Stalled(Event, frozen=True, tag="stalled"):
    car: str


class RaceOver(Event, frozen=True, tag="race-over"):
    result: RaceResult


AnyEvent: TypeAlias = (
    CardsDealt | CarsDealt | PowersDealt | GridSet | LotOpened | BidSealed | BidsShown | LotSold | LotAside | LotUnowned
    | KeepSealed | PowerKept | PilesShuffled | RaceStarted | CardPlayed | WildPicked | WildLost | LineSkipped | Drove
    | Blocked | AlreadyHome | CameHome | BonusDeclined | LineCrossed | BetSealed | HandDropped | Stalled | RaceOver
)  # fmt: skip
