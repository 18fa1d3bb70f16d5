"""The state of a race of Downforce, and the question being asked."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec

from paddock.core.game import Result
from paddock.downforce.rules.actions import Bid, Keep

NOBODY = -1
OFF_TRACK = -1

Hand: TypeAlias = tuple[int, ...]
"""Cards by the number of their kind, sorted, so that equal hands are equal."""
Lines: TypeAlias = tuple[tuple[int, int], ...]
"""Lines of a card: (car or wild, number)."""


class CarResult(msgspec.Struct, frozen=True):
    """A car's result: its place (None: stalled), owner, price and prize."""

    car: str
    place: int | None
    owner: int | None
    price: int
    prize: int
    space: str | None  # where it stopped, if it has not finished
    laps: int = 0


class BetResult(msgspec.Struct, frozen=True):
    """A bet and its payout."""

    car: str
    payout: int


class Sheet(msgspec.Struct, frozen=True):
    """A player's score sheet: winnings = prizes + bets − auction."""

    prizes: int
    betting: int
    auction: int
    winnings: int
    bets: tuple[BetResult, ...]


class RaceResult(Result, frozen=True):
    """The end of a race. `decided_by` names the scores: "winnings", "home" or "distance"."""

    decided_by: str
    cars: tuple[CarResult, ...]
    sheets: tuple[Sheet, ...]


class Sealed(msgspec.Struct, frozen=True, tag="sealed", gc=False):
    """In a view, another seat's sealed choice."""


class Dealing(msgspec.Struct, frozen=True, tag="dealing", gc=False):
    """Waits for a shuffle: "cards", "lots", "powers" or "grid"."""

    what: str


class Auction(msgspec.Struct, frozen=True, tag="auction", gc=False):
    """A lot is on offer to the bidders. `must`: they may not pass. `again`: a lot that was set aside before."""

    lot: int
    bidders: tuple[int, ...]
    bids: tuple[Bid | Sealed | None, ...]
    must: bool = False
    again: bool = False


class Keeping(msgspec.Struct, frozen=True, tag="keeping", gc=False):
    """Players with several powers choose the one they keep."""

    keepers: tuple[int, ...]
    kept: tuple[Keep | Sealed | None, ...]


class Replacing(msgspec.Struct, frozen=True, tag="replacing", gc=False):
    """Two players: a player who won only Cunning takes one of the powers in the box."""

    seat: int
    powers: tuple[str, ...]


class Piling(msgspec.Struct, frozen=True, tag="piling", gc=False):
    """Two players: waits for the shuffle of this seat's draw pile."""

    seat: int


class Playing(msgspec.Struct, frozen=True, tag="playing", gc=False):
    """The player whose turn it is plays a card."""


class Run(msgspec.Struct, frozen=True, gc=False):
    """A card being resolved: the due line and all after it, in the order of play."""

    lines: Lines
    card: int
    first: bool  # the due line is the card's top line, and comes first
    picked: tuple[int, ...]  # cars taken by wilds of this card
    skips: bool  # Strategic may still skip a line


class PickingWild(msgspec.Struct, frozen=True, tag="wild", gc=False):
    """The player names the car that the wild line moves."""

    run: Run


class Offering(msgspec.Struct, frozen=True, tag="offering", gc=False):
    """Strategic: skip the line, or let the Cunning owner drive it?"""

    run: Run


class Driving(msgspec.Struct, frozen=True, tag="driving", gc=False):
    """The driver chooses where the car goes. `more` is 1 if Aggressive may add a space."""

    run: Run
    driver: int
    car: int
    steps: int
    more: int
    skips: bool


class Bonus(msgspec.Struct, frozen=True, tag="bonus", gc=False):
    """Determined: two more spaces for this car, or decline."""

    run: Run
    car: int


class Betting(msgspec.Struct, frozen=True, tag="betting", gc=False):
    """All players note a bet. `line` counts from 0; `due` lines were crossed in all."""

    line: int
    due: int
    bets: tuple[int | Sealed | None, ...]


class Finished(msgspec.Struct, frozen=True, tag="finished", gc=False):
    """The race is over."""

    result: RaceResult


Question: TypeAlias = (
    Dealing | Auction | Keeping | Replacing | Piling
    | Playing | PickingWild | Offering | Driving | Bonus | Betting | Finished
)  # fmt: skip


class OnTheRoad(Protocol):
    """What determines the leading car: a state, or a view of it."""

    @property
    def cars(self) -> tuple[int, ...]: ...
    @property
    def laps(self) -> tuple[int, ...]: ...
    @property
    def places(self) -> tuple[int, ...]: ...


class Lot(msgspec.Struct, frozen=True, gc=False):
    """A car and a power auctioned together; the power is None without powers, and for the sixth lot of five powers."""

    car: int
    power: str | None


class Lack(msgspec.Struct, frozen=True, gc=False):
    """Revealed by a bid: this seat's hand had no line of this colour below this number."""

    seat: int
    colour: int
    below: int


class AuctionState(msgspec.Struct, frozen=True, gc=False):
    """State of the auction only."""

    lots: tuple[Lot, ...]  # in the order of the deck
    opened: int  # how many of them have been opened
    aside: tuple[int, ...]  # lots set aside, by number
    last_winner: int
    won: tuple[tuple[str, ...], ...]  # powers by seat


class Seen(msgspec.Struct, frozen=True, gc=False):
    """Public knowledge about hands; no rule uses it, but `imagine` does."""

    known: tuple[Hand, ...]  # cards in hand or draw pile that were shown
    lacks: tuple[Lack, ...]
    spent: tuple[int, ...]  # hands of three: played cards that may have been in hand at the auction


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything that changes. Cars, spaces and kinds of cards are numbers; the game knows their names."""

    ask: Question
    player: int  # the seat whose turn it is
    cars: tuple[int, ...]  # space of each car
    places: tuple[int, ...]  # cars in the order in which they finished
    laps: tuple[int, ...]  # long distance: laps completed by each car
    hands: tuple[Hand, ...]
    face_up: tuple[Hand, ...]  # two players: unused Speed-8 cards outside the hand
    piles: tuple[tuple[int, ...], ...]  # two players: draw piles by seat, next card last
    pile: tuple[int, ...]  # hands of three: the common draw pile, next card last
    discards: tuple[int, ...]
    box: tuple[int, ...]  # cards in the box, unseen
    bets: tuple[tuple[int, ...], ...]  # by seat
    grid: tuple[int, ...]  # cars by starting space
    owners: tuple[int, ...]  # by car
    prices: tuple[int, ...]  # by car
    power: tuple[str | None, ...]  # the power kept, by seat
    auction: AuctionState
    seen: Seen
