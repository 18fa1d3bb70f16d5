"""What a game may bring so that its races can be valued and reviewed: what a result is, and what luck is called."""

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
    """What the kernel counts as the result of a seat: its name, and whether more of it is better (1) or worse (-1)."""

    name: Message
    sign: int


class LuckKind(msgspec.Struct, frozen=True):
    """Luck as players call it."""

    key: str
    name: Message


class Price(msgspec.Struct, frozen=True):
    """What a seat can pay for something and be as well off as without it, in millionths of a result."""

    worth: int
    error: int


class Sale(Protocol[State, ActSeen, ViewSeen]):
    """What a game says of things that are for sale while it is raced."""

    def ways(self, state: State, seat: int) -> tuple[State, State] | None:
        """The race as it goes on if the seat gets what is for sale for nothing, and if it makes no offer.

        None where nothing is for sale.
        """

    def told(self, view: ViewSeen, price: Price) -> Message:
        """What is for sale, and what it is worth to the seat."""

    def reason(self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen, price: Price) -> Message:
        """What speaks for an answer, or against it, by what the thing is worth."""

    def rank(self, view: ViewSeen, action: ActSeen, price: Price) -> int:
        """Of answers that came out the same, as somebody else always got the thing, the highest is the best."""


class Reviewing(Protocol[State, ActSeen, ViewSeen]):
    """How a game's races are reviewed, and its choices hinted at. The values themselves come from its kernel."""

    budget: int  # playouts of a review, if nobody says how many

    def result(self) -> ResultKind:
        """What is counted as a result."""

    def lucks(self) -> tuple[LuckKind, ...]:
        """The kinds of luck, in the order in which they are shown."""

    def levels(self) -> Mapping[str, int]:
        """What drivers of each level lose by a decision in races like this one, in millionths of a win.

        Measured with as many playouts as `budget` says; empty where nobody has measured it.
        """

    def luck_of(self, state: State) -> str:
        """The key of the luck that this state waits for."""

    def reason(self, view: ViewSeen, legal: Sequence[ActSeen], action: ActSeen) -> Message:
        """What is to be said of a choice, the best one or not, where it stands beside others in a hint."""

    def sale(self) -> Sale[State, ActSeen, ViewSeen] | None:
        """How prices are told; None where nothing is for sale, or where results are not counted in money."""


def read_levels(file: Path, track: str, seats: int) -> dict[str, int]:
    """Losses from a file with a table for each track and number of seats that was measured."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    found = data.get(track, {}).get(str(seats), {})
    return {level: round(loss * 10_000) for level, loss in found.items()}
