"""What a game may count in a person's own record, besides places and wins."""

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
    """What a figure of several races comes to: its key in each of them, the heading, and how a value is said."""

    key: str
    title: Message
    fold: Literal["most", "least", "sum"]
    say: Callable[[int], Message | int] = as_it_is

    def of(self, values: list[int]) -> int | None:
        """What the values of several races come to; None if there are none."""
        if not values:
            return None
        return sum(values) if self.fold == "sum" else max(values) if self.fold == "most" else min(values)


class CareerCounter(Protocol[StateSeen]):
    """Follows one race from its start. It may look at whole states: it is asked only about races that are over."""

    def watch(self, state: StateSeen, events: tuple[Event, ...]) -> None:
        """A move was made: the state after it, and what it brought."""

    def figures(self, state: StateSeen) -> tuple[dict[str, int], ...]:
        """For each seat its figures, by the keys of the game's `career_figures`; one that there is not is left out."""
