"""What a car can expect: for each gear and each face of its die the best and the worst that can come of it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from paddock.formula_d.circuit import NONE
from paddock.formula_d.ends import COST_BITS, End, Ends
from paddock.formula_d.gears import DICE, change_cost, choices
from paddock.formula_d.kit import Kit
from paddock.formula_d.state import Car, State


class FaceProspect(msgspec.Struct, frozen=True, gc=False):
    """One face: the ends that cost least, what they cost, what the dearest end costs that can be paid for."""

    face: int
    chance: float
    best: tuple[str, ...]
    cost: int
    dearest: int
    stop: bool  # a stop that counts can be made in this corner or the next, without wear
    overshoot: bool  # the cheapest ends overshoot
    out: bool  # the car is out, whatever it chooses


class GearProspect(msgspec.Struct, frozen=True, gc=False):
    """One gear: what the change costs, each face, and the chances that follow."""

    gear: int
    cost: int
    out: float
    stop: float
    overshoot: float
    faces: tuple[FaceProspect, ...]


def prospects(kit: Kit, state: State, number: int) -> tuple[GearProspect, ...]:
    """Every gear that the car may take now."""
    return tuple(gear_prospect(kit, state, number, gear) for gear in choices(kit.circuit, state.cars[number]))


def gear_prospect(kit: Kit, state: State, number: int, gear: int) -> GearProspect:
    """What one gear may bring, with the cars where they are now."""
    before = state.cars[number]
    cost = change_cost(kit.circuit, before, gear)
    car = replace(before, gear=gear, wp=before.wp - cost)
    occupied = kit.occupied(state.cars)
    die = DICE[gear]
    faces = []
    for face in dict.fromkeys(die):
        ends = kit.ends_of(car, number, face, 0, occupied)
        faces.append(_face(kit, car, ends, face, die.count(face) / len(die)))
    return GearProspect(
        gear,
        cost,
        out=sum(face.chance for face in faces if face.out),
        stop=sum(face.chance for face in faces if face.stop),
        overshoot=sum(face.chance for face in faces if face.overshoot and not face.out),
        faces=tuple(faces),
    )


def _face(kit: Kit, car: Car, ends: Ends, face: int, chance: float) -> FaceProspect:
    keys = ends.payable(car.wp) if car.wp > 0 else ()
    if not keys:
        return FaceProspect(face, chance, (), ends.cheapest, ends.cheapest, stop=False, overshoot=False, out=True)
    cheapest = [ends.unpack(key) for key in keys if key >> COST_BITS == ends.cheapest]
    return FaceProspect(
        face,
        chance,
        best=tuple([end.name for end in cheapest]),
        cost=ends.cheapest,
        dearest=keys[-1] >> COST_BITS,
        stop=any(_stops(kit, end) for end in cheapest if not end.cost),
        overshoot=any(end.misses for end in cheapest),
        out=ends.cheapest >= car.wp,
    )


def _stops(kit: Kit, end: End) -> bool:
    return not end.finished and kit.circuit.corner[end.space] != NONE and not end.misses
