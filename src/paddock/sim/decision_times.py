"""Decision times added up in little room: counted by size, two per cent apart, and the longest exactly."""

from __future__ import annotations

from math import exp, log

from paddock.sim.report import Times

STEP = log(1.02)
SMALLEST = 1e-6  # seconds; shorter times count as this


class DecisionTimes:
    """How long decisions took. The middle one is known to two per cent."""

    def __init__(self, counts: dict[int, int] | None = None, longest: float = 0.0) -> None:
        self.counts = dict(counts or {})
        self.longest = longest

    def add(self, seconds: float) -> None:
        size = round(log(max(seconds, SMALLEST) / SMALLEST) / STEP)
        self.counts[size] = self.counts.get(size, 0) + 1
        self.longest = max(self.longest, seconds)

    def join(self, other: DecisionTimes) -> None:
        for size, count in other.counts.items():
            self.counts[size] = self.counts.get(size, 0) + count
        self.longest = max(self.longest, other.longest)

    def within(self, share: float) -> float | None:
        """Return the time within which this share of the decisions was made, in seconds."""
        wanted = share * sum(self.counts.values())
        for size in sorted(self.counts):
            wanted -= self.counts[size]
            if wanted <= 0:
                return min(SMALLEST * exp(size * STEP), self.longest)
        return None

    def times(self) -> Times:
        """Return milliseconds, as a league reports them."""
        longest = self.longest if self.counts else None
        seconds = (self.within(0.5), self.within(0.99), longest)
        median, p99, most = (None if value is None else round(1000 * value, 3) for value in seconds)
        return Times(sum(self.counts.values()), median, p99, most)
