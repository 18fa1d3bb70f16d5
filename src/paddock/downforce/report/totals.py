"""What Downforce races add up to: money, stalls, cars, starting spaces and who led at the betting lines."""

from __future__ import annotations

from msgspec.structs import asdict

from paddock.core.game import Result
from paddock.downforce.report.designer import LINES, DesignerTotals
from paddock.downforce.report.details import CarPlaces, Figures, MoneyFigures, StallFigures
from paddock.downforce.report.observer import Notes
from paddock.downforce.report.report import DownforceReport
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.state import RaceResult
from paddock.report.spread import Spread, share


class RaceTotals:
    """Adds up what only Downforce knows."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.races = 0
        self.money = [{kind: Spread() for kind in MoneyFigures.__struct_fields__} for _ in range(seats)]
        self.home = 0
        self.stalls = Spread()
        self.grid = [0] * len(COLOURS)
        self.cars = {colour: [0] * (len(COLOURS) + 1) for colour in COLOURS}
        self.led = [[0, 0] for _ in range(LINES)]  # by betting line: how often the leader won, of how many
        self.changed = 0
        self.designer = DesignerTotals()

    def add(self, result: Result, notes: object) -> None:
        assert isinstance(result, RaceResult)
        assert isinstance(notes, Notes)
        self.races += 1
        self.designer.add(result, notes)
        for money, sheet in zip(self.money, result.sheets, strict=True):
            for kind, spread in money.items():
                spread.add(getattr(sheet, kind))
        for car in result.cars:
            self.cars[car.car][-1 if car.place is None else car.place - 1] += 1
        self.stalls.add(sum([car.place is None for car in result.cars]))
        first = next((number for number, car in enumerate(result.cars) if car.place == 1), None)
        if first is not None:
            self._add_winner(first, notes)

    def _add_winner(self, first: int, notes: Notes) -> None:
        self.home += 1
        self.grid[notes.grid.index(first)] += 1
        for led, leader in zip(self.led, notes.leaders, strict=False):
            led[0] += leader == first
            led[1] += 1
        self.changed += notes.changed

    def report(self) -> DownforceReport:
        cars = self.races * len(COLOURS)
        figures = Figures(
            money=tuple(
                [MoneyFigures(**{kind: spread.summary() for kind, spread in money.items()}) for money in self.money]
            ),
            stalls=StallFigures(**asdict(self.stalls.summary()), cars_home=share(cars - self.stalls.total, cars)),
            cars={colour: CarPlaces(tuple(counts[:-1]), counts[-1]) for colour, counts in self.cars.items()},
            grid_wins=tuple(self.grid),
            leader_wins=tuple([share(won, seen) for won, seen in self.led]),
            lead_changes=share(self.changed, self.home),
        )
        return DownforceReport(self.races, self.seats, figures, self.designer.details())
