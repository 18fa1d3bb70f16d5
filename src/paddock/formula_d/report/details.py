"""What a designer asks of many Formula D races: what each corner costs, starting spaces and choke points."""

from __future__ import annotations

from typing import Any

from paddock.formula_d.report.notes import count
from paddock.report.jams import Jams
from paddock.report.spread import Spread, share, wilson
from paddock.sim.batches import Race

CAUSES = ("braking", "overshooting", "gear", "collision", "motor", "trouble", "danger")
"""Why wear points are lost, in the order of a table."""


class Start:
    """How the cars came off that started on one space."""

    def __init__(self, cars: int) -> None:
        self.places = [0] * cars
        self.out = 0
        self.turns = Spread()

    def add(self, place: int, turns: int, out: bool) -> None:
        self.places[place - 1] += 1
        self.out += out
        if not out:
            self.turns.add(turns)

    def data(self) -> dict[str, Any]:
        raced = sum(self.places)
        low, high = wilson(self.places[0], raced)
        total = sum(place * number for place, number in enumerate(self.places, start=1))
        return {
            "wins": self.places[0],
            "win_share": share(self.places[0], raced),
            "low": low,
            "high": high,
            "places": self.places,
            "mean_place": round(total / raced, 3) if raced else None,
            "turns": self.turns.mean,
            "out": share(self.out, raced),
        }


class Report:
    """Adds races up, in constant memory."""

    def __init__(self) -> None:
        self.races = 0
        self.cars = 0
        self.stretches: tuple[str, ...] = ()
        self.spaces: tuple[str, ...] = ()
        self.turns: dict[int, int] = {}
        self.stops: dict[int, int] = {}
        self.wear: dict[tuple[int, str], int] = {}
        self.outs: dict[tuple[int, str], int] = {}
        self.rolls: dict[str, int] = {}
        self.starts: list[Start] = []
        self.jams = Jams()

    def add(self, race: Race) -> None:
        notes = race.notes
        if notes is None:
            return
        cars = race.result.classification
        self.races += 1
        self.cars += len(cars)
        self.stretches, self.spaces = notes.stretches, notes.spaces
        for name in ("turns", "stops", "wear", "outs", "rolls"):
            for key, number in getattr(notes, name).items():
                count(getattr(self, name), key, number)
        for jam in notes.jams:
            self.jams.add(jam.space, jam.times, jam.steps)
        if not self.starts:
            self.starts = [Start(len(cars)) for _ in cars]
        for car in cars:
            self.starts[notes.grid.index(car.car)].add(car.place, car.turns, car.out is not None)

    def data(self) -> dict[str, Any]:
        """All of it as plain data. Turns, stops and wear are those of one car in one race."""
        each = max(1, self.cars)
        wear = {cause: sum(points for (_, why), points in self.wear.items() if why == cause) for cause in CAUSES}
        return {
            "corners": [told for at in range(len(self.stretches)) if (told := self._corner(at))],
            "wear": {cause: round(points / each, 3) for cause, points in wear.items() if points},
            "grid": [
                {"place": place, "space": space, **start.data()}
                for place, (space, start) in enumerate(zip(self.spaces, self.starts, strict=True), start=1)
            ],
            "jams": self.jams.data(self.races),
            "collisions": {
                "rolls": round(sum(self.rolls.values()) / max(1, self.races), 3),
                "spaces": [
                    {"space": space, "rolls": round(rolls / max(1, self.races), 4)}
                    for space, rolls in sorted(self.rolls.items(), key=lambda item: (-item[1], item[0]))
                ],
            },
        }

    def _corner(self, at: int) -> dict[str, Any] | None:
        """One stretch; None if nothing ever happened there."""
        each = max(1, self.cars)
        wear = {cause: self.wear.get((at, cause), 0) for cause in CAUSES}
        outs = {cause: number for (where, cause), number in sorted(self.outs.items()) if where == at}
        if not self.turns.get(at) and not any(wear.values()) and not outs:
            return None
        return {
            "corner": self.stretches[at],
            "turns": round(self.turns.get(at, 0) / each, 3),
            "stops": round(self.stops.get(at, 0) / each, 3),
            "wear": round(sum(wear.values()) / each, 3),
            "wear_by": {cause: round(points / each, 4) for cause, points in wear.items() if points},
            "outs": sum(outs.values()),
            "out_share": share(sum(outs.values()), self.cars),
            "out_by": outs,
        }
