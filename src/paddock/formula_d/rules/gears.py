"""Gears: their dice, the legal changes, and the cost of skipping gears (FD-02, FD-03)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.formula_d.rules.state import Car

if TYPE_CHECKING:
    from paddock.formula_d.rules.circuit import Circuit

DICE: tuple[tuple[int, ...], ...] = (
    (),
    (1, 1, 2, 2),
    (2, 3, 3, 4, 4, 4),
    (4, 5, 6, 6, 7, 7, 8, 8),
    tuple(face for face in range(7, 13) for _ in range(2)),
    tuple(face for face in range(11, 21) for _ in range(2)),
    tuple(face for face in range(21, 31) for _ in range(3)),
)
"""FD-02: the die of each gear, by its faces."""

BLACK = tuple(range(1, 21))
"""The black die, for all hazards."""

TOP = 6
LONGEST_ROLL = max(DICE[TOP])
LONGEST_MOVE = LONGEST_ROLL + TOP
"""The longest roll with nitro (FD-40)."""

FURTHEST_DOWN = 4
FASTEST_OUT_OF_BOX = 4
STRAINING = (0, 0, 0, 0, 0, 20, 30)
"""The face of each gear that strains the motors (FD-27); 0: none."""


def skip_cost(before: int, gear: int) -> int:
    """Return the wear points for changing down: one for each gear skipped."""
    return max(0, before - gear - 1)


def choices(circuit: Circuit, car: Car) -> tuple[int, ...]:
    """FD-03: the gears that the car may choose now, at most one up and four down, the lowest first."""
    if car.space >= circuit.first_box:
        return tuple(range(1, FASTEST_OUT_OF_BOX + 1))
    wp = TOP if circuit.in_pits(car.space) else car.wp
    lowest = max(1, car.gear - FURTHEST_DOWN, car.gear - 1 - wp)
    return tuple(range(lowest, min(TOP, car.gear + 1) + 1))


def change_cost(circuit: Circuit, car: Car, gear: int) -> int:
    """Return the cost of this change; free in the pit lane (FD-31)."""
    return 0 if circuit.in_pits(car.space) else skip_cost(car.gear, gear)
