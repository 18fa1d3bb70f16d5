"""The figures of many Formula D races: turns and wear, and details for designers."""

from __future__ import annotations

import msgspec

from paddock.report.jams import JamReport
from paddock.report.spread import Summary

CAUSES = {
    "braking": "brakes",
    "overshooting": "over",
    "gear": "gears",
    "collision": "bumps",
    "motor": "motor",
    "trouble": "shots",
    "danger": "black",
}
"""Causes of lost wear points, each with a word that fits over a column."""


class CornerFigures(msgspec.Struct, frozen=True):
    """A corner with the road to it. Turns, stops and wear are per car and race."""

    corner: str
    turns: float
    stops: float
    wear: float
    wear_by: dict[str, float]  # by cause
    outs: int
    out_share: float | None
    out_by: dict[str, int]  # by cause


class StartFigures(msgspec.Struct, frozen=True):
    """Results of the cars that started on a space; `place` counts from pole."""

    place: int
    space: str
    wins: int
    win_share: float | None
    low: float
    high: float
    places: tuple[int, ...]
    mean_place: float | None
    turns: float | None  # of cars that finished
    out: float | None


class RollSpace(msgspec.Struct, frozen=True):
    """Collision rolls per race on a space."""

    space: str
    rolls: float


class CollisionFigures(msgspec.Struct, frozen=True):
    """Collision rolls per race, the busiest spaces first."""

    rolls: float
    spaces: tuple[RollSpace, ...]


class Details(msgspec.Struct, frozen=True):
    """Details for designers. Wear is per car and race."""

    corners: tuple[CornerFigures, ...]
    wear: dict[str, float]  # by cause
    grid: tuple[StartFigures, ...]
    jams: JamReport
    collisions: CollisionFigures


class Figures(msgspec.Struct, frozen=True):
    """The figures of every report; rows are by seat."""

    turns: tuple[Summary, ...]  # of cars that finished
    wear_left: tuple[Summary, ...]  # of cars that finished
    out: tuple[float | None, ...]
    out_because: dict[str, int]
    cars_home: float | None

    @property
    def mean_turns(self) -> float | None:
        """Return the mean turns of a car that finishes."""
        means = [spread.mean for spread in self.turns if spread.mean is not None]
        return sum(means) / len(means) if means else None
