"""The result of a comparison: every figure for the base and each change, with differences and errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any

import msgspec

from paddock import games
from paddock.lab.jobs import COMEBACKS, LEADS, LENGTH, LUCK, SPREAD, WIN, Done
from paddock.lab.plan import Kind, Plan, strong_bot, usual_bot
from paddock.parts.data import RaceFigure
from paddock.report.plain import reporting_of

Series = Sequence[float | None]
"""One number for each race, or None."""


class Measured(msgspec.Struct, frozen=True):
    """A figure with its standard error and its number of races."""

    value: float
    error: float
    races: int


def mean(series: Series, share: bool = False) -> Measured | None:
    """Return the mean of the races that have the figure; None if fewer than two do.

    A share of 0 or 1 in a few races is not certain: its error is that of one more race with the other outcome.
    """
    found = [number for number in series if number is not None]
    if len(found) < 2:
        return None
    middle = sum(found) / len(found)
    spread = sum([(number - middle) ** 2 for number in found]) / (len(found) - 1)
    if share and not spread:
        other = 1 / (len(found) + 1)
        spread = other * (1 - other)
    return Measured(middle, sqrt(spread / len(found)), len(found))


def difference(base: Series, changed: Series, share: bool = False) -> Measured | None:
    """Return the difference of two means. Its error takes into account that races of equal number share a seed."""
    first, second = mean(base, share), mean(changed, share)
    if first is None or second is None:
        return None
    pairs = [(a, b) for a, b in zip(base, changed, strict=False) if a is not None and b is not None]
    if len(pairs) == first.races == second.races:
        paired = mean([b - a for a, b in pairs])
        if paired is not None and (paired.error or not share):
            return paired
    return apart(first, second)


def apart(first: Measured, second: Measured) -> Measured:
    """Return the difference of figures from independent races."""
    races = min(first.races, second.races)
    return Measured(second.value - first.value, sqrt(first.error**2 + second.error**2), races)


def ratio(above: Sequence[float], below: Sequence[float]) -> Measured | None:
    """Return the ratio of two sums over races, with its jackknife error."""
    count, top, bottom = len(above), sum(above), sum(below)
    if count < 2 or not bottom:
        return None
    without = [(top - a) / (bottom - b) if bottom != b else 0.0 for a, b in zip(above, below, strict=True)]
    middle = sum(without) / count
    error = sqrt((count - 1) / count * sum([(one - middle) ** 2 for one in without]))
    return Measured(top / bottom, error, count)


SURE = 2.0
"""Standard errors beyond which a difference is marked."""


class Compared(msgspec.Struct, frozen=True):
    """One figure: its value for the base and each change, and the differences."""

    figure: RaceFigure
    sample: Kind
    values: tuple[Measured | None, ...]
    differences: tuple[Measured | None, ...]  # for each change, without the base

    def is_sure(self, change: int) -> bool:
        """Return whether a change's difference is larger than chance explains."""
        found = self.differences[change]
        return found is not None and found.error > 0 and abs(found.value) > SURE * found.error


class Comparison(msgspec.Struct, frozen=True):
    """All figures of a plan."""

    plan: Plan
    figures: tuple[Compared, ...]

    def data(self) -> dict[str, Any]:
        """Return everything as plain data."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class Collector:
    """Gathers the races of all jobs."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.races: dict[tuple[int, Kind], list[dict[str, float]]] = {}

    def add(self, done: Done) -> None:
        """Add the races of a job, in order."""
        self.races.setdefault((done.variant, done.kind), []).extend(done.races)

    def comparison(self) -> Comparison:
        """Return all figures so far."""
        return Comparison(self.plan, tuple([found for found in self._all() if any(found.values)]))

    def _all(self) -> Iterable[Compared]:
        plan = self.plan
        game = games.make(plan.game, plan.variants[0].options)
        own = reporting_of(game).seat_data()
        yield self._means("races", RaceFigure(LENGTH, "decisions a race"))
        yield self._means("watched", RaceFigure(LEADS, "lead changes"))
        yield self._means("watched", RaceFigure(COMEBACKS, "comebacks: winner in the rear half at mid-race", True))
        if plan.skill:
            title = f"skill: wins of one {strong_bot(game)} among {usual_bot(game)}"
            yield self._means("skill", RaceFigure(WIN, title, True))
        yield self._luck()
        for figure in own.figures if own else ():
            yield self._means("races", figure)

    def _means(self, kind: Kind, figure: RaceFigure) -> Compared:
        series = [
            [race.get(figure.key) for race in self.races.get((variant, kind), [])]
            for variant in range(len(self.plan.variants))
        ]
        differences = [difference(series[0], changed, figure.percent) for changed in series[1:]]
        return Compared(figure, kind, tuple([mean(each, figure.percent) for each in series]), tuple(differences))

    def _luck(self) -> Compared:
        values = []
        for variant in range(len(self.plan.variants)):
            races = self.races.get((variant, "reviews"), [])
            values.append(ratio([race[LUCK] for race in races], [race[SPREAD] for race in races]))
        base = values[0]
        differences = [apart(base, value) if base and value else None for value in values[1:]]
        figure = RaceFigure(LUCK, "luck: its part of the variance, by reviews", True)
        return Compared(figure, "reviews", tuple(values), tuple(differences))
