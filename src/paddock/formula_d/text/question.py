"""The question to a driver as a sentence, from the view; and the labels of the answers."""

from __future__ import annotations

from functools import lru_cache

from paddock.formula_d.rules.actions import Action, Drive, Gear
from paddock.formula_d.rules.circuit import NONE, Circuit
from paddock.formula_d.rules.gears import DICE
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, OfferingNitro
from paddock.formula_d.text.words import team_word
from paddock.words import Message, message, space_named


def question_of(setup: Setup, view: View, seat: int) -> Message:
    ask = view.ask
    if not isinstance(ask, ChoosingGear | OfferingNitro | Driving) or view.cars[ask.car].seat != seat:
        return message("question-none")
    car = view.cars[ask.car]
    stands = message(
        "formula-d-stands",
        team=team_word(car.team),
        number=ask.car + 1,
        space=space_named(car.space or ""),
        points=car.wp,
        owed=car.owed,
    )
    which = 0 if setup.seats == len(setup.cars) else ask.car + 1  # 0 if every driver has one car
    match ask:
        case ChoosingGear():
            corner, spaces = next_corner(setup.circuit, setup.circuit.number.get(car.space or "", NONE))
            if corner == NONE:
                return message("formula-d-question-gear", stands=stands, gear=car.gear, which=which)
            ahead = setup.track.corners[corner]
            return message(
                "formula-d-question-gear-corner",
                stands=stands,
                gear=car.gear,
                corner=ahead.name,
                stops=ahead.stops,
                spaces=spaces,
                which=which,
            )
        case OfferingNitro():
            return message("formula-d-question-nitro", stands=stands, face=ask.face, bonus=car.gear, which=which)
        case Driving(face=spaces) if car.gear == 1 and spaces not in DICE[1]:
            return message("formula-d-question-great", stands=stands, spaces=spaces, which=which)
        case Driving():
            spaces = ask.face + ask.bonus
            return message("formula-d-question-drive", stands=stands, spaces=spaces, bonus=ask.bonus, which=which)


def next_corner(circuit: Circuit, space: int) -> tuple[int, int]:
    """Return the next corner in a space's lane, and its distance; None in the pit lane."""
    here, steps = space, 0
    if not 0 <= space < circuit.lap_spaces:
        return NONE, 0
    while here != NONE and steps < circuit.lap_spaces:
        here, steps = circuit.ahead[here], steps + 1
        if here != NONE and circuit.corner[here] not in (NONE, circuit.corner[space]):
            return circuit.corner[here], steps
    return NONE, 0


@lru_cache(4096)
def label_of(action: Action) -> Message:
    """Return the label of an action's button; actions without an object use their verb."""
    match action:
        case Gear(gear=gear):
            return message("formula-d-label-gear", gear=gear)
        case Drive(to=to, over=0):
            return message("formula-d-label-drive", to=space_named(to))
        case Drive(to=to, over=over):
            return message("formula-d-label-drive-over", to=space_named(to), over=over)
        case _:
            return message(f"formula-d-label-{type(action).__struct_config__.tag}")
