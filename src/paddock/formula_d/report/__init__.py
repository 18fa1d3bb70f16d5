"""Reports of Formula D races: figures, tables and pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from paddock.core.game import Result
from paddock.formula_d.report.data import FormulaDData
from paddock.formula_d.report.observer import RaceObserver
from paddock.formula_d.report.totals import RaceTotals
from paddock.formula_d.rules.classification import driver_places
from paddock.formula_d.rules.state import RaceResult
from paddock.parts.report import LeagueColumn

if TYPE_CHECKING:
    from paddock.formula_d import FormulaD


class FormulaDReporting:
    """Formula D's contribution to reports."""

    league_columns = (
        LeagueColumn("turns", "turns"),
        LeagueColumn("wear_left", "WP left"),
        LeagueColumn("score", "points"),
        LeagueColumn("out", "out", percent=True),
    )

    def __init__(self, game: FormulaD) -> None:
        self.game = game

    def observer(self) -> RaceObserver:
        return RaceObserver(self.game)

    def totals(self) -> RaceTotals:
        return RaceTotals(self.game.seats)

    def places(self, result: Result) -> Sequence[int]:
        """Return the place of each driver by their best car, finished or not."""
        assert isinstance(result, RaceResult)
        return driver_places(result)

    def seat_figures(self, result: Result) -> Sequence[Mapping[str, float | None]]:
        """Return the places, turns and wear of finished cars, and the share of retired cars."""
        assert isinstance(result, RaceResult)
        return [_seat_figures(result, seat) for seat in range(len(result.scores))]

    def seat_data(self) -> FormulaDData:
        return FormulaDData()


def _seat_figures(result: RaceResult, seat: int) -> dict[str, float | None]:
    cars = [car for car in result.classification if car.seat == seat]
    home = [car for car in cars if car.out is None]
    return {
        "place": sum(car.place for car in cars) / len(cars),
        "turns": sum(car.turns for car in home) / len(home) if home else None,
        "wear_left": sum(car.wp for car in home) / len(home) if home else None,
        "out": 1 - len(home) / len(cars),
    }
