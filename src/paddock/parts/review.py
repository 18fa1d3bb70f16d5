"""What a game contributes to reviews: its result, and the names of its luck."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from paddock.words import Message

State = TypeVar("State")
ActSeen = TypeVar("ActSeen", contravariant=True)
ViewSeen = TypeVar("ViewSeen", contravariant=True)


class ResultKind(msgspec.Struct, frozen=True):
    """The kernel's result of a seat: its name, and whether more is better (1) or worse (-1)."""

    name: Message
    sign: int


class LuckKind(msgspec.Struct, frozen=True):
    """A kind of luck, as players call it."""

    key: str
    name: Message


class Price(msgspec.Struct, frozen=True):
    """The price at which a seat is indifferent between buying and passing, in millionths of a result."""

    worth: int
    error: int


class AuctionValue(Protocol[State, ActSeen, ViewSeen]):
    """How a game values what is auctioned during a race."""

    def ways(self, state: State, seat: int) -> tuple[State, State] | None:
        """Return two states: the seat gets the thing for free, or makes no bid.

        None if nothing is for sale.
        """

    def describe(self, view: ViewSeen, price: Price) -> Message:
        """Return a message with what is for sale and its value to the seat."""

    def reason(self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen, best: ActSeen, price: Price) -> Message:
        """Return the reason for or against an answer, given the thing's value and the best answer."""

    def rank(self, view: ViewSeen, action: ActSeen, price: Price) -> int:
        """Return a sort key for answers with equal values because a rival always got the thing: highest first.

        It is negative if the answer pays more than the thing is worth.
        """


class Reviewing(Protocol[State, ActSeen, ViewSeen]):
    """How a game's races are reviewed, and its hints worded. The values themselves come from its kernel."""

    budget: int  # default playouts of a review

    def result(self) -> ResultKind:
        """Return the kind of result."""

    def lucks(self) -> tuple[LuckKind, ...]:
        """Return the kinds of luck, in display order."""

    def levels(self) -> Mapping[str, int]:
        """Return each bot level's mean loss per decision in races like this one, in millionths of a win.

        They were measured with `budget` playouts; empty if not measured.
        """

    def luck_of(self, state: State) -> str:
        """Return the key of the kind of luck that this state waits for."""

    def describe(self, state: State, action: ActSeen) -> Message:
        """Describe a choice so that it makes sense without its question, such as what a bid was for."""

    def reason(
        self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen, best: ActSeen, other: ActSeen | None = None
    ) -> Message:
        """Return why the best choice is good, compared with the `other` one if given, or what another choice gains."""

    def auction_value(self) -> AuctionValue[State, ActSeen, ViewSeen] | None:
        """Return how auctions are valued; None if there are none, or results are not money."""


def read_levels(file: Path, track: str, seats: int) -> dict[str, int]:
    """Return losses from a file with a table for each track and number of seats that was measured."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    found = data.get(track, {}).get(str(seats), {})
    return {level: round(loss * 10_000) for level, loss in found.items()}
