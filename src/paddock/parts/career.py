"""Figures that a game adds to a player's career, besides places and wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol, TypeVar

import msgspec

from paddock.core.game import Event
from paddock.words import Message

StateSeen = TypeVar("StateSeen", contravariant=True)


def as_it_is(value: int) -> Message | int:
    """A plain number."""
    return value


class CareerFigure(msgspec.Struct, frozen=True):
    """A figure summed over races: its key in each race, its heading, and how a value is worded."""

    key: str
    title: Message
    fold: Literal["most", "least", "sum"]
    say: Callable[[int], Message | int] = as_it_is

    def of(self, values: list[int]) -> int | None:
        """Combine the values of several races; None if there are none."""
        if not values:
            return None
        return sum(values) if self.fold == "sum" else max(values) if self.fold == "most" else min(values)


class CareerCounter(Protocol[StateSeen]):
    """Follow one race from its start. It may read whole states: only finished races are counted."""

    def watch(self, state: StateSeen, events: tuple[Event, ...]) -> None:
        """Take note of a move: the state after it, and its events."""

    def figures(self, state: StateSeen) -> tuple[dict[str, int], ...]:
        """For each seat its figures, by the keys of the game's `career_figures`; one that there is not is left out."""
