"""Every question of the race: who or what answers it, what the answers are, and what becomes of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paddock.core.game import Decide, Luck, Over, Roll, Turn
from paddock.formula_d.rules import hazards, start, turn
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.builder import Outcome
from paddock.formula_d.rules.classification import race_result
from paddock.formula_d.rules.gears import BLACK, DICE, choices
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.state import (
    ChoosingGear,
    Colliding,
    Driving,
    Finished,
    Grid,
    InDanger,
    InTrouble,
    OfferingNitro,
    Rolling,
    Starting,
    State,
    Straining,
)

GEAR_DICE = tuple(Roll(faces) for faces in DICE)
BLACK_DIE = Roll(BLACK)

ANSWERS: dict[type, Callable[[Kit, State, Any, Any], Outcome]] = {
    Grid: start.roll_for_grid,
    Starting: start.roll_for_start,
    ChoosingGear: turn.choose_gear,
    Rolling: turn.roll_die,
    OfferingNitro: turn.answer_nitro,
    Driving: turn.drive,
    Colliding: hazards.roll_collision,
    InDanger: hazards.roll_danger,
    InTrouble: hazards.roll_trouble,
    Straining: hazards.roll_motor,
}
"""What becomes of each question with its answer: (kit, state, question, action or roll) → what it leads to."""


def turn_of(kit: Kit, state: State) -> Turn:
    """A driver chooses gear, nitro and way; all else is the luck of a die, until nobody is on the board."""
    ask = state.ask
    match ask:
        case ChoosingGear() | Driving() | OfferingNitro():
            return Decide((kit.seat[ask.car],))
        case Rolling():
            return GEAR_DICE[state.cars[ask.car].gear]
        case Finished():
            return Over(race_result(kit, state))
        case _:
            return BLACK_DIE


def legal_choices(kit: Kit, state: State, seat: int) -> tuple[Action, ...]:
    """All that the seat may choose now; ends of moves by their price, the cheapest first."""
    ask = state.ask
    if not isinstance(ask, ChoosingGear | Driving | OfferingNitro) or kit.seat[ask.car] != seat:
        return ()
    car = state.cars[ask.car]
    match ask:
        case ChoosingGear():
            return tuple([Gear(seat, gear) for gear in choices(kit.circuit, car)])
        case OfferingNitro():
            return Hold(seat), Nitro(seat)
        case Driving():
            return tuple([Drive(seat, end.name, end.over) for end in kit.ends(state, ask).payable(car.wp)])


def answered(kit: Kit, state: State, move: Action | Luck) -> Outcome:
    """What a legal answer leads to."""
    return ANSWERS[type(state.ask)](kit, state, state.ask, move)
