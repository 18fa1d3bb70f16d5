"""What Formula D races add up to: places of the cars, turns, wear points left and cars that went out."""

from __future__ import annotations

from typing import Any

from paddock.formula_d.report.details import Report
from paddock.formula_d.report.notes import Notes, Watcher
from paddock.report.spread import Spread, share
from paddock.sim.batches import Race

__all__ = ["Figures", "Notes", "Watcher", "places", "seat_figures"]


class Figures:
    """Adds up what only Formula D knows."""

    def __init__(self, seats: int) -> None:
        self.cars = 0
        self.turns = [Spread() for _ in range(seats)]
        self.wear = [Spread() for _ in range(seats)]
        self.out = [0] * seats
        self.raced = [0] * seats
        self.causes: dict[str, int] = {}
        self.details = Report()

    def add(self, race: Race) -> None:
        self.details.add(race)
        for car in race.result.classification:
            self.raced[car.seat] += 1
            if car.out is not None:
                self.out[car.seat] += 1
                self.causes[car.out] = self.causes.get(car.out, 0) + 1
            else:
                self.turns[car.seat].add(car.turns)
                self.wear[car.seat].add(car.wp)

    def places(self, result: Any) -> list[int]:
        """The place of each driver."""
        return places(result)

    def report(self) -> dict[str, Any]:
        return {
            "turns": [spread.data() for spread in self.turns],
            "wear_left": [spread.data() for spread in self.wear],
            "out": [share(out, raced) for out, raced in zip(self.out, self.raced, strict=True)],
            "out_because": dict(sorted(self.causes.items())),
            "cars_home": share(sum(self.raced) - sum(self.out), sum(self.raced)),
        }


def places(result: Any) -> list[int]:
    """The place of each driver, by the best of the own cars: also of those who did not finish."""
    best: dict[int, int] = {}
    for car in result.classification:
        best.setdefault(car.seat, car.place)
    return [1 + sum(other < best[seat] for other in best.values()) for seat in range(len(best))]


def seat_figures(result: Any) -> list[dict[str, float | None]]:
    """What a league adds up for each seat: places, turns and wear of the cars that finished, cars that went out."""
    figures: list[dict[str, float | None]] = []
    for seat in range(len(result.scores)):
        cars = [car for car in result.classification if car.seat == seat]
        home = [car for car in cars if car.out is None]
        figures.append(
            {
                "place": sum(car.place for car in cars) / len(cars),
                "turns": sum(car.turns for car in home) / len(home) if home else None,
                "wear_left": sum(car.wp for car in home) / len(home) if home else None,
                "out": 1 - len(home) / len(cars),
            }
        )
    return figures
