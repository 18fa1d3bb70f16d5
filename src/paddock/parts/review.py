"""What a game may bring so that its races can be valued and reviewed: what a result is, and what luck is called."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from paddock.words import Message

StateSeen = TypeVar("StateSeen", contravariant=True)
ViewSeen = TypeVar("ViewSeen", contravariant=True)


class ResultKind(msgspec.Struct, frozen=True):
    """What the kernel counts as the result of a seat: its name, and whether more of it is better (1) or worse (-1)."""

    name: Message
    sign: int


class LuckKind(msgspec.Struct, frozen=True):
    """Luck as players call it."""

    key: str
    name: Message


class Reviewing(Protocol[StateSeen, ViewSeen]):
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

    def luck_of(self, state: StateSeen) -> str:
        """The key of the luck that this state waits for."""

    def note(self, view: ViewSeen, results: Mapping[str, int]) -> Message | None:
        """What expected results of choices, in millionths by their texts, say about what a seat is asked.

        That is the price of what is auctioned, for example; None where there is nothing to say.
        """


def read_levels(file: Path, track: str, seats: int) -> dict[str, int]:
    """Losses from a file with a table for each track and number of seats that was measured."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    found = data.get(track, {}).get(str(seats), {})
    return {level: round(loss * 10_000) for level, loss in found.items()}
