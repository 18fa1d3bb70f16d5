"""A car's prospects: the best and the worst outcome for each gear and face."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.ends import Ends
from paddock.formula_d.rules.gears import DICE, change_cost, choices
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import State

FACES = tuple([tuple([(face, die.count(face) / len(die)) for face in dict.fromkeys(die)]) for die in DICE])
"""The faces of each gear's die with their chances."""


class FaceProspect(msgspec.Struct, frozen=True, gc=False):
    """One face: the cheapest ends, their cost, and the cost of the dearest affordable end."""

    face: int
    chance: float
    best: tuple[str, ...]
    cost: int
    dearest: int
    stop: bool  # a demanded stop can be made in this corner or the next without wear
    overshoot: bool  # the cheapest ends overshoot
    out: bool  # the car is out in any case


class GearProspect(msgspec.Struct, frozen=True, gc=False):
    """One gear: the cost of the change, each face, and the resulting chances."""

    gear: int
    cost: int
    out: float
    stop: float
    overshoot: float
    faces: tuple[FaceProspect, ...]


def prospects(setup: Setup, state: State, number: int) -> tuple[GearProspect, ...]:
    """Return the prospects of every gear that the car may choose now."""
    return tuple(gear_prospect(setup, state, number, gear) for gear in choices(setup.circuit, state.cars[number]))


def gear_prospect(setup: Setup, state: State, number: int, gear: int) -> GearProspect:
    """Return the prospects of one gear with the cars in place."""
    before = state.cars[number]
    cost = change_cost(setup.circuit, before, gear)
    car = replace(before, gear=gear, wp=before.wp - cost)
    out = stop = overshoot = 0.0
    faces = []
    for face, chance in FACES[gear]:
        found = _face(setup, setup.ends_of(car, number, face, 0, state.cars), face, chance, car.wp)
        faces.append(found)
        if found.out:
            out += chance
        elif found.overshoot:
            overshoot += chance
        if found.stop:
            stop += chance
    return GearProspect(gear, cost, out, stop, overshoot, tuple(faces))


def _face(setup: Setup, ends: Ends, face: int, chance: float, wp: int) -> FaceProspect:
    payable = ends.payable(wp) if wp > 0 else ()
    cost = ends.all[0].cost if ends.all else 0
    if not payable:
        return FaceProspect(face, chance, (), cost, cost, stop=False, overshoot=False, out=True)
    best = ends.cheapest()
    return FaceProspect(
        face=face,
        chance=chance,
        best=tuple([end.name for end in best]),
        cost=cost,
        dearest=payable[-1].cost,
        stop=any([not end.cost and setup.circuit.corner[end.space] != NONE for end in best]),
        overshoot=any([bool(end.misses) for end in best]),
        out=cost >= wp,
    )
