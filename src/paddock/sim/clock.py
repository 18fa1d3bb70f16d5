"""Decision times added up in little room: counted by size, two per cent apart, and the longest exactly."""

from __future__ import annotations

from math import exp, log
from typing import Any

STEP = log(1.02)
SMALLEST = 1e-6  # seconds; nothing is told apart below


class Clock:
    """How long decisions took. The middle one is known to two per cent."""

    def __init__(self, counts: dict[int, int] | None = None, longest: float = 0.0) -> None:
        self.counts = dict(counts or {})
        self.longest = longest

    def add(self, seconds: float) -> None:
        size = round(log(max(seconds, SMALLEST) / SMALLEST) / STEP)
        self.counts[size] = self.counts.get(size, 0) + 1
        self.longest = max(self.longest, seconds)

    def join(self, other: Clock) -> None:
        for size, count in other.counts.items():
            self.counts[size] = self.counts.get(size, 0) + count
        self.longest = max(self.longest, other.longest)

    def within(self, share: float) -> float | None:
        """The time within which this share of the decisions was made, in seconds."""
        wanted = share * sum(self.counts.values())
        for size in sorted(self.counts):
            wanted -= self.counts[size]
            if wanted <= 0:
                return min(SMALLEST * exp(size * STEP), self.longest)
        return None

    def data(self) -> dict[str, Any]:
        """Milliseconds, as a league reports them."""
        told = {"median": self.within(0.5), "p99": self.within(0.99), "max": self.longest if self.counts else None}
        return {
            "decisions": sum(self.counts.values()),
            **{f"{key}_ms": None if value is None else round(1000 * value, 3) for key, value in told.items()},
        }
