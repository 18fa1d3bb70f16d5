"""What Formula D races add up to: turns, wear points left, points, and cars that went out."""

from __future__ import annotations

from collections import Counter

from paddock.core.game import Result
from paddock.formula_d.report.designer import DesignerTotals
from paddock.formula_d.report.details import Figures
from paddock.formula_d.report.observer import Notes
from paddock.formula_d.report.report import FormulaDReport
from paddock.formula_d.rules.state import RaceResult
from paddock.report.spread import Spread, share


class RaceTotals:
    """Adds up what only Formula D knows."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.points = [Spread() for _ in range(seats)]
        self.turns = [Spread() for _ in range(seats)]
        self.wear = [Spread() for _ in range(seats)]
        self.out = [0] * seats
        self.raced = [0] * seats
        self.causes: Counter[str] = Counter()
        self.designer = DesignerTotals()

    def add(self, result: Result, notes: object) -> None:
        assert isinstance(result, RaceResult)
        assert isinstance(notes, Notes)
        self.races += 1
        self.designer.add(result, notes)
        for points, score in zip(self.points, result.scores, strict=True):
            points.add(score)
        for car in result.classification:
            self.raced[car.seat] += 1
            if car.out is not None:
                self.out[car.seat] += 1
                self.causes[car.out] += 1
            else:
                self.turns[car.seat].add(car.turns)
                self.wear[car.seat].add(car.wp)

    def report(self) -> FormulaDReport:
        figures = Figures(
            turns=tuple([spread.summary() for spread in self.turns]),
            wear_left=tuple([spread.summary() for spread in self.wear]),
            out=tuple([share(out, raced) for out, raced in zip(self.out, self.raced, strict=True)]),
            out_because=dict(sorted(self.causes.items())),
            cars_home=share(sum(self.raced) - sum(self.out), sum(self.raced)),
        )
        points = tuple([spread.mean for spread in self.points])
        return FormulaDReport(self.races, points, figures, self.designer.details())
