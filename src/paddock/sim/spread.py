"""Figures that are added up one by one, in constant memory."""

from __future__ import annotations

from collections.abc import Sequence


class Spread:
    """Mean, lowest and highest of some numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.low: int | None = None
        self.high: int | None = None

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.low = number if self.low is None else min(self.low, number)
        self.high = number if self.high is None else max(self.high, number)

    def data(self) -> dict[str, float | int | None]:
        mean = round(self.total / self.count, 3) if self.count else None
        return {"mean": mean, "low": self.low, "high": self.high}


def share(part: float, whole: float) -> float | None:
    """A part of a whole, or None of nothing."""
    return round(part / whole, 4) if whole else None


def seat_places(winners: Sequence[int], scores: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, then by score; who is level shares the better place."""
    figures = [(score, seat in winners) for seat, score in enumerate(scores)]
    return [
        1 if seat in winners else 1 + sum(other > mine for other in figures)
        for seat, mine in enumerate(figures)
    ]
