"""What Downforce races add up to: money, stalls, cars, starting spaces and who led at the betting lines."""

from __future__ import annotations

from typing import Any

from paddock.downforce.report.details import Report
from paddock.downforce.report.notes import Notes, Watcher
from paddock.downforce.rules.deck import COLOURS
from paddock.report.spread import Spread, seat_places, share
from paddock.sim.batches import Race

__all__ = ["Figures", "Notes", "Watcher", "places", "seat_figures"]

MONEY = ("winnings", "prizes", "betting", "auction")


class Figures:
    """Adds up what only Downforce knows."""

    def __init__(self, seats: int) -> None:
        self.races = 0
        self.money = [{name: Spread() for name in MONEY} for _ in range(seats)]
        self.home = 0
        self.stalls = Spread()
        self.grid = [0] * len(COLOURS)
        self.cars = {colour: [0] * (len(COLOURS) + 1) for colour in COLOURS}
        self.led = [[0, 0], [0, 0], [0, 0]]  # by betting line: how often the leader won, of how many
        self.changed = 0
        self.details = Report()

    def add(self, race: Race) -> None:
        result = race.result
        self.races += 1
        self.details.add(race)
        for money, sheet in zip(self.money, result.sheets, strict=True):
            for name in MONEY:
                money[name].add(getattr(sheet, name))
        first = None
        stalled = 0
        for car, told in enumerate(result.cars):
            self.cars[told.car][-1 if told.place is None else told.place - 1] += 1
            stalled += told.place is None
            if told.place == 1:
                first = car
        self.stalls.add(stalled)
        if first is None:
            return
        self.home += 1
        self.grid[race.notes.grid.index(first)] += 1
        for led, leader in zip(self.led, race.notes.leaders, strict=False):
            led[0] += leader == first
            led[1] += 1
        self.changed += race.notes.changed

    def places(self, result: Any) -> list[int]:
        """The place of each player."""
        return places(result)

    def report(self) -> dict[str, Any]:
        cars = self.races * len(COLOURS)
        return {
            "money": [{name: spread.data() for name, spread in money.items()} for money in self.money],
            "stalls": {**self.stalls.data(), "cars_home": share(cars - self.stalls.total, cars)},
            "cars": {colour: {"places": counts[:-1], "stalled": counts[-1]} for colour, counts in self.cars.items()},
            "grid_wins": list(self.grid),
            "leader_wins": [share(won, seen) for won, seen in self.led],
            "lead_changes": share(self.changed, self.home),
        }


def places(result: Any) -> list[int]:
    """The place of each player."""
    return seat_places(result.winners, result.scores)


def seat_figures(result: Any) -> list[dict[str, float | None]]:
    """What a league adds up for each seat."""
    return [{name: getattr(sheet, name) for name in MONEY} for sheet in result.sheets]
