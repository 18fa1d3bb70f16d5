"""Events that come again in every race, made once for each car."""

from __future__ import annotations

from collections.abc import Iterable

from paddock.formula_d.rules.events import DieRolled, Event, GearChosen
from paddock.formula_d.rules.gears import DICE, TOP

Told = tuple[Event, ...]


class Commentary:
    """What is told when a driver shifts and rolls; by car first."""

    def __init__(self, cars: Iterable[int]) -> None:
        gears = range(TOP + 1)
        self.shifted: list[list[list[Told]]] = [  # then the gear before, and the one chosen
            [[(GearChosen(car, gear, before),) for gear in gears] for before in gears] for car in cars
        ]
        self.rolled: list[list[dict[int, Told]]] = [  # then the gear, and the face
            [{face: (DieRolled(car, gear, face),) for face in DICE[gear]} for gear in gears] for car in cars
        ]
