"""Figures that a game adds to a player's career, besides places and wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from paddock.words import Message


def as_it_is(value: int) -> Message | int:
    """Return a plain number."""
    return value


class CareerFigure(msgspec.Struct, frozen=True):
    """A figure summed over races: its key in each race, its heading, and the wording of a value."""

    key: str
    title: Message
    fold: Literal["most", "least", "sum"]
    say: Callable[[int], Message | int] = as_it_is

    def of(self, values: list[int]) -> int | None:
        """Combine the values of several races; None without any."""
        if not values:
            return None
        return sum(values) if self.fold == "sum" else max(values) if self.fold == "most" else min(values)
