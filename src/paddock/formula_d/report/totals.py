"""Totals of Formula D races: turns, wear points, cars out, corners, starting spaces and collisions."""

from __future__ import annotations

from collections import Counter

from paddock.core.game import Result
from paddock.formula_d.report.details import (
    CAUSES,
    CollisionFigures,
    CornerFigures,
    Details,
    Figures,
    RollSpace,
    StartFigures,
)
from paddock.formula_d.report.observer import Notes
from paddock.formula_d.report.report import FormulaDReport
from paddock.formula_d.rules.state import Place, RaceResult
from paddock.report.jams import JamTotals
from paddock.report.spread import Spread, share, wilson


class StartTotals:
    """Totals of the cars that started on one space."""

    def __init__(self, cars: int) -> None:
        self.places = [0] * cars
        self.wins = 0
        self.out = 0
        self.turns = Spread()

    def add(self, car: Place) -> None:
        self.places[car.place - 1] += 1
        self.out += car.out is not None
        if car.out is None:
            self.wins += car.place == 1
            self.turns.add(car.turns)

    def figures(self, place: int, space: str) -> StartFigures:
        raced = sum(self.places)
        low, high = wilson(self.wins, raced)
        total = sum(place * number for place, number in enumerate(self.places, start=1))
        return StartFigures(
            place,
            space,
            wins=self.wins,
            win_share=share(self.wins, raced),
            low=low,
            high=high,
            places=tuple(self.places),
            mean_place=round(total / raced, 3) if raced else None,
            turns=self.turns.mean,
            out=share(self.out, raced),
        )


class RaceTotals:
    """Totals over races, in constant memory."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.points = [Spread() for _ in range(seats)]
        self.turns_home = [Spread() for _ in range(seats)]
        self.wear_left = [Spread() for _ in range(seats)]
        self.out = [0] * seats
        self.raced = [0] * seats
        self.causes: Counter[str] = Counter()
        self.stretches: tuple[str, ...] = ()
        self.spaces: tuple[str, ...] = ()
        self.turns: Counter[int] = Counter()
        self.stops: Counter[int] = Counter()
        self.wear: Counter[tuple[int, str]] = Counter()
        self.outs: Counter[tuple[int, str]] = Counter()
        self.rolls: Counter[str] = Counter()
        self.starts: list[StartTotals] = []
        self.jams = JamTotals()

    def add(self, result: Result, notes: object) -> None:
        assert isinstance(result, RaceResult)
        assert isinstance(notes, Notes)
        self.races += 1
        for points, score in zip(self.points, result.scores, strict=True):
            points.add(score)
        cars = result.classification
        self.starts = self.starts or [StartTotals(len(cars)) for _ in cars]
        for car in cars:
            self.starts[notes.grid.index(car.car)].add(car)
            self._add_car(car)
        self.stretches, self.spaces = notes.stretches, notes.spaces
        self.turns.update(notes.turns)
        self.stops.update(notes.stops)
        self.wear.update(notes.wear)
        self.outs.update(notes.outs)
        self.rolls.update(notes.rolls)
        self.jams.add_race(notes.jams)

    def _add_car(self, car: Place) -> None:
        self.raced[car.seat] += 1
        if car.out is not None:
            self.out[car.seat] += 1
            self.causes[car.out] += 1
        else:
            self.turns_home[car.seat].add(car.turns)
            self.wear_left[car.seat].add(car.wp)

    @property
    def cars(self) -> int:
        return sum(self.raced)

    def report(self) -> FormulaDReport:
        figures = Figures(
            turns=tuple([spread.summary() for spread in self.turns_home]),
            wear_left=tuple([spread.summary() for spread in self.wear_left]),
            out=tuple([share(out, raced) for out, raced in zip(self.out, self.raced, strict=True)]),
            out_because=dict(sorted(self.causes.items())),
            cars_home=share(self.cars - sum(self.out), self.cars),
        )
        points = tuple([spread.mean for spread in self.points])
        return FormulaDReport(self.races, points, figures, self._details())

    def _details(self) -> Details:
        each = max(1, self.cars)
        wear = {cause: sum(points for (_, why), points in self.wear.items() if why == cause) for cause in CAUSES}
        corners = [self._corner(at) for at in range(len(self.stretches))]
        starts = enumerate(zip(self.spaces, self.starts, strict=True), start=1)
        return Details(
            corners=tuple([corner for corner in corners if corner is not None]),
            wear={cause: round(points / each, 3) for cause, points in wear.items() if points},
            grid=tuple([start.figures(place, space) for place, (space, start) in starts]),
            jams=self.jams.report(self.races),
            collisions=self._collisions(),
        )

    def _collisions(self) -> CollisionFigures:
        each = max(1, self.races)
        busiest = sorted(self.rolls.items(), key=lambda item: (-item[1], item[0]))
        return CollisionFigures(
            round(sum(self.rolls.values()) / each, 3),
            tuple([RollSpace(space, round(rolls / each, 4)) for space, rolls in busiest]),
        )

    def _corner(self, at: int) -> CornerFigures | None:
        """Return the figures of one stretch; None if nothing happened there."""
        each = max(1, self.cars)
        wear = {cause: self.wear[at, cause] for cause in CAUSES}
        outs = {cause: number for (where, cause), number in sorted(self.outs.items()) if where == at}
        if not self.turns[at] and not any(wear.values()) and not outs:
            return None
        return CornerFigures(
            self.stretches[at],
            turns=round(self.turns[at] / each, 3),
            stops=round(self.stops[at] / each, 3),
            wear=round(sum(wear.values()) / each, 3),
            wear_by={cause: round(points / each, 4) for cause, points in wear.items() if points},
            outs=sum(outs.values()),
            out_share=share(sum(outs.values()), self.cars),
            out_by=outs,
        )
