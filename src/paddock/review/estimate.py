"""Results of playouts: means of win and result for every seat, with standard errors.

Whole numbers are millionths, so that sums are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from paddock.kernel.figures import WIN_UNITS
from paddock.kernel.part import Outcomes

MILLION = 1_000_000
WIN, RESULT = 0, 1
ROWS = (WIN, RESULT)
"""The two rows of values: the chance to win, and the result."""


class Worth(msgspec.Struct, frozen=True):
    """The value of a position to every seat, in millionths.

    The chances to win and the chance that nobody wins total a million.
    """

    wins: tuple[int, ...]
    win_errors: tuple[int, ...]
    results: tuple[int, ...]
    result_errors: tuple[int, ...]


class Estimate(msgspec.Struct, frozen=True):
    """Means of some playouts, overall and by slot."""

    playouts: int
    sums: tuple[tuple[tuple[int, ...], ...], ...]  # by row, seat and slot; wins in units

    @property
    def slots(self) -> int:
        """The number of parts into which the playouts were split."""
        return len(self.sums[0][0])

    def mean(self, row: int, seat: int) -> float:
        """Return the mean of a seat: 1 is a certain win, or a unit of the result."""
        return sum(self.sums[row][seat]) / (self.playouts * unit(row))

    def by_slot(self, row: int, seat: int) -> list[float]:
        """Return the mean of a seat in every slot."""
        scale = self.slots / (self.playouts * unit(row))
        return [total * scale for total in self.sums[row][seat]]

    def error(self, row: int, seat: int) -> float:
        """Return the standard error of a mean."""
        return standard_error(self.by_slot(row, seat))

    def with_more(self, other: Estimate) -> Estimate:
        """Return both estimates combined."""
        sums = tuple(
            tuple(tuple(map(sum, zip(*seats, strict=True))) for seats in zip(*rows, strict=True))
            for rows in zip(self.sums, other.sums, strict=True)
        )
        return Estimate(self.playouts + other.playouts, sums)

    def worth(self) -> Worth:
        seats = range(len(self.sums[WIN]))
        return Worth(
            in_millionths([sum(self.sums[WIN][seat]) for seat in seats], self.playouts * WIN_UNITS),
            tuple(round(self.error(WIN, seat) * MILLION) for seat in seats),
            tuple(round(self.mean(RESULT, seat) * MILLION) for seat in seats),
            tuple(round(self.error(RESULT, seat) * MILLION) for seat in seats),
        )


def unit(row: int) -> int:
    return WIN_UNITS if row == WIN else 1


def estimates_of(outcomes: Outcomes) -> list[Estimate]:
    return [
        Estimate(
            outcomes.plan.count,
            tuple(tuple(tuple(outcomes.by_slot(answer, seat, row)) for seat in range(outcomes.seats)) for row in ROWS),
        )
        for answer in range(outcomes.answers)
    ]


def standard_error(parts: Sequence[float]) -> float:
    """Return the standard error of the mean of independent parts of equal size."""
    count = len(parts)
    mean = sum(parts) / count
    return sqrt(sum((part - mean) ** 2 for part in parts) / (count * (count - 1)))


def in_millionths(parts: Sequence[int], whole: int) -> tuple[int, ...]:
    """Return parts of a whole in millionths; with the rest of the whole they total a million."""
    return shared_out([*parts, whole - sum(parts)], MILLION)[:-1]


def shared_out(parts: Sequence[int], whole: int) -> tuple[int, ...]:
    """Return the parts, none below 0, scaled to total a whole."""
    total = sum(parts)
    floors = [part * whole // total for part in parts]
    by_rest = sorted(range(len(parts)), key=lambda at: (floors[at] * total - parts[at] * whole, at))
    for at in by_rest[: whole - sum(floors)]:
        floors[at] += 1
    return tuple(floors)
