"""Choke points: where cars are held up, space by space."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

import msgspec

Jams: TypeAlias = dict[str, tuple[int, int]]
"""By space: how often cars were stuck there, and how many steps they lost."""


class JamSpace(msgspec.Struct, frozen=True):
    """How often cars are held up on a space in a race, and how many steps they lose there."""

    space: str
    times: float
    steps: float


class JamReport(msgspec.Struct, frozen=True):
    """Figures per race, for all spaces together and for each; the worst spaces first."""

    times: float
    steps: float
    spaces: tuple[JamSpace, ...]


class JamTotals:
    """Totals of jams, of one race or many."""

    def __init__(self) -> None:
        self.times: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()

    def add(self, space: str, steps: int, times: int = 1) -> None:
        """Add cars that were held up on a space."""
        self.times[space] += times
        self.steps[space] += steps

    def add_race(self, jams: Jams) -> None:
        for space, (times, steps) in jams.items():
            self.add(space, steps, times)

    def jams(self) -> Jams:
        """Return all jams so far."""
        return {space: (times, self.steps[space]) for space, times in self.times.items()}

    def report(self, races: int) -> JamReport:
        each = max(1, races)
        worst = sorted(self.times, key=lambda space: (-self.steps[space], -self.times[space], space))
        spaces = [JamSpace(at, round(self.times[at] / each, 4), round(self.steps[at] / each, 4)) for at in worst]
        return JamReport(round(self.times.total() / each, 3), round(self.steps.total() / each, 3), tuple(spaces))
