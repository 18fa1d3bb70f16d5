"""Dispatch by the current question: which seats answer, and what an answer does."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from paddock.core.game import Decide, Luck, LuckKey, Over, Roll, Rolled, Turn
from paddock.formula_d.rules import hazards, start, turn
from paddock.formula_d.rules.actions import Action, Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.builder import Outcome
from paddock.formula_d.rules.classification import race_result
from paddock.formula_d.rules.gears import BLACK, DICE
from paddock.formula_d.rules.setup import Setup
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

BlackDie: TypeAlias = Grid | Starting | Colliding | InDanger | InTrouble | Straining
"""The questions that the black die answers."""


def turn_of(setup: Setup, state: State) -> Turn:
    """Return the next turn: drivers choose gear, nitro and way, dice decide the rest, until no car is on the board."""
    match state.ask:
        case ChoosingGear() | Driving() | OfferingNitro() as ask:
            return Decide((setup.seat[ask.car],))
        case Rolling() as ask:
            gear = state.cars[ask.car].gear
            return Roll(DICE[gear], ("gear", ask.car, state.round, gear))
        case Finished():
            return Over(race_result(setup, state))
        case _ as ask:
            return Roll(BLACK, black_key(state.round, ask))


def black_key(turn: int, ask: BlackDie) -> LuckKey:
    """Return the key of a black die: the rolling car, its turn and, in another car's turn, that car.

    If a car rolls several times for one purpose, the last number is the rolls left.
    """
    match ask:
        case Colliding():
            roller = ask.rollers[0]
            return "collision", roller, turn, ask.car, ask.rollers.count(roller)
        case Straining():
            return "motor", ask.rollers[0], turn, ask.car
        case InDanger():
            return "danger", ask.car, turn, ask.left
        case InTrouble():
            return "trouble", ask.car, turn
        case Starting():
            return "start", ask.car
        case Grid():
            car = start.next_on_grid(ask.rolls)
            assert car is not None
            return "grid", car, len(ask.rolls[car]) + 1
        case _:
            assert_never(ask)


def answered(setup: Setup, state: State, move: Action | Luck) -> Outcome:
    """Return the outcome of a legal move. The most frequent cases come first, for speed."""
    match state.ask, move:
        case ChoosingGear() as ask, Gear():
            return turn.choose_gear(setup, state, ask, move)
        case Rolling() as ask, Rolled():
            return turn.roll_die(setup, state, ask, move)
        case Driving() as ask, Drive():
            return turn.drive(setup, state, ask, move)
        case Colliding() as ask, Rolled():
            return hazards.roll_collision(setup, state, ask, move)
        case Straining() as ask, Rolled():
            return hazards.roll_motor(setup, state, ask, move)
        case OfferingNitro() as ask, Nitro() | Hold():
            return turn.answer_nitro(setup, state, ask, move)
        case InDanger() as ask, Rolled():
            return hazards.roll_danger(setup, state, ask, move)
        case InTrouble() as ask, Rolled():
            return hazards.roll_trouble(setup, state, ask, move)
        case Grid() as ask, Rolled():
            return start.roll_for_grid(setup, state, ask, move)
        case Starting() as ask, Rolled():
            return start.roll_for_start(setup, state, ask, move)
        case _:
            raise AssertionError(f"{move} does not answer {state.ask}")
