"""Means with standard errors, and differences of races with the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Series = Sequence[float | None]
"""One number for each race, None where a race has none."""


class Measured(msgspec.Struct, frozen=True):
    """A figure with its standard error, and the number of races that it is from."""

    value: float
    error: float
    races: int


def mean(series: Series) -> Measured | None:
    """Return the mean of the races that have the figure; None if fewer than two do."""
    found = [number for number in series if number is not None]
    if len(found) < 2:
        return None
    middle = sum(found) / len(found)
    spread = sum([(number - middle) ** 2 for number in found]) / (len(found) - 1)
    return Measured(middle, sqrt(spread / len(found)), len(found))


def difference(base: Series, changed: Series) -> Measured | None:
    """Return the difference of two means. Races of the same number have the same seed, which their error counts on."""
    first, second = mean(base), mean(changed)
    if first is None or second is None:
        return None
    pairs = [(a, b) for a, b in zip(base, changed, strict=False) if a is not None and b is not None]
    if len(pairs) == first.races == second.races:
        return mean([b - a for a, b in pairs])
    return apart(first, second)


def apart(first: Measured, second: Measured) -> Measured:
    """Return the difference of figures of independent races."""
    races = min(first.races, second.races)
    return Measured(second.value - first.value, sqrt(first.error**2 + second.error**2), races)


def ratio(above: Sequence[float], below: Sequence[float]) -> Measured | None:
    """Return the ratio of two sums over races, with its error by leaving out one race at a time (jackknife)."""
    count, top, bottom = len(above), sum(above), sum(below)
    if count < 2 or not bottom:
        return None
    without = [(top - a) / (bottom - b) if bottom != b else 0.0 for a, b in zip(above, below, strict=True)]
    middle = sum(without) / count
    error = sqrt((count - 1) / count * sum([(one - middle) ** 2 for one in without]))
    return Measured(top / bottom, error, count)
