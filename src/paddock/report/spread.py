"""Running statistics in constant memory, and shares compared with their targets."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from paddock.parts.report import ProofFigure

NORMAL_95 = 1.959964


class Summary(msgspec.Struct, frozen=True):
    """Mean, lowest and highest of some numbers; None without numbers."""

    mean: float | None
    low: float | None
    high: float | None


class Spread:
    """Mean, lowest and highest of some numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total: float = 0
        self.squares: float = 0
        self.low: float | None = None
        self.high: float | None = None

    def add(self, number: float) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number
        self.low = number if self.low is None else min(self.low, number)
        self.high = number if self.high is None else max(self.high, number)

    def add_all(self, numbers: Sequence[float]) -> None:
        """Add many numbers at once."""
        if numbers:
            self.count += len(numbers)
            self.total += sum(numbers)
            self.squares += sum([number * number for number in numbers])
            self.low = min(numbers) if self.low is None else min(self.low, min(numbers))
            self.high = max(numbers) if self.high is None else max(self.high, max(numbers))

    def summary(self) -> Summary:
        return Summary(self.mean, self.low, self.high)

    @property
    def mean(self) -> float | None:
        return round(self.total / self.count, 3) if self.count else None

    def interval(self) -> tuple[float, float] | None:
        """Return the 95 % interval of the mean."""
        if self.count < 2:
            return None
        mean = self.total / self.count
        spread = max(0.0, (self.squares - self.total * mean) / (self.count - 1))
        off = NORMAL_95 * sqrt(spread / self.count)
        return round(mean - off, 3), round(mean + off, 3)


def wilson(part: float, whole: float) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson); a shared win may count as a fraction."""
    if not whole:
        return 0.0, 1.0
    z2 = NORMAL_95**2
    middle = (part + z2 / 2) / (whole + z2)
    off = NORMAL_95 * sqrt(part * (whole - part) / whole + z2 / 4) / (whole + z2)
    return round(max(0.0, middle - off), 4), round(min(1.0, middle + off), 4)


def share(part: float, whole: float) -> float | None:
    return round(part / whole, 4) if whole else None


def seat_places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """Return the place of each seat: winners first, then by score; tied seats share the better place."""
    figures = [(score, seat in winners) for seat, score in enumerate(scores)]
    return [1 if seat in winners else 1 + sum(other > mine for other in figures) for seat, mine in enumerate(figures)]


ENOUGH = 1000
"""Fewest races for a verdict."""
ABOUT = 0.10
"""Tolerance of a target that is stated as "about"."""


def share_figure(
    name: str, part: float, whole: float, demanded: str = "", least: float = 0.0, most: float = 1.0
) -> ProofFigure:
    """Return a share and whether it meets its target."""
    found = part / whole if whole else None
    low, high = wilson(part, whole)
    met = None if not demanded or found is None else least <= found <= most
    return ProofFigure(name, found, demanded, met, low, high)
