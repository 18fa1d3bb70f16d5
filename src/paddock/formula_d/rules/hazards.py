"""The black die after a move: collisions, city zones, motors (FD-26, FD-27, FD-41, FD-42)."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Rolled
from paddock.formula_d.rules.builder import Outcome, StateBuilder
from paddock.formula_d.rules.events import CollisionRolled, DangerRolled, MotorRolled, TroubleRolled
from paddock.formula_d.rules.gears import STRAINING
from paddock.formula_d.rules.order import next_turn, order_of_play
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car, Colliding, InDanger, InTrouble, Question, State, Straining

UNLUCKY = 4  # up to this face a collision, a black space or a strained motor costs a point
SHOT_AT = 11  # from this face up the trouble-maker hits
SHOT_COST = 2


def after_move(setup: Setup, builder: StateBuilder, number: int, face: int, over: int) -> Question:
    """Begin the rolls after a move: first for cars that are close (FD-26); none in the pits."""
    space = builder.cars[number].space
    if setup.circuit.in_pits(space):
        return strain_motors(setup, builder, number, face)
    near = close_cars(setup, builder.cars, number, space)
    if not near:
        return after_collision(setup, builder, number, face, over)
    rollers: tuple[int, ...] = (number,)
    if setup.options.collisions == "everyone":
        rollers = (*near, *([number] * len(near)))
    return Colliding(number, face, over, near, rollers)


def close_cars(setup: Setup, cars: Sequence[Car], number: int, space: int) -> tuple[int, ...]:
    """FD-26: return the cars beside or right ahead of a car that stops on this space."""
    close = setup.circuit.close[space]
    return tuple([other for other, car in enumerate(cars) if car.space in close and other != number])


def roll_collision(setup: Setup, state: State, ask: Colliding, luck: Rolled) -> Outcome:
    """Roll for one car's collision."""
    builder = StateBuilder(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    near = ask.near if roller == ask.car else (ask.car,)
    builder.events.append(CollisionRolled(roller, near, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(roller, 1, "collision")
    if not builder.racing(ask.car):
        return builder.ask(strain_motors(setup, builder, ask.car, ask.face))
    if rest:
        return builder.ask(Colliding(ask.car, ask.face, ask.over, ask.near, rest))
    return builder.ask(after_collision(setup, builder, ask.car, ask.face, ask.over))


def after_collision(setup: Setup, builder: StateBuilder, number: int, face: int, over: int) -> Question:
    """Go on with black spaces, in a road race (FD-42)."""
    rolls = danger_rolls(setup, builder.cars[number].space, over)
    if setup.road and rolls:
        return InDanger(number, face, rolls)
    return after_danger(setup, builder, number, face)


def danger_rolls(setup: Setup, space: int, over: int) -> int:
    """FD-42: return the rolls for black spaces: one for each passed, or one for the space where the car stops."""
    return over if setup.count_black else int(space in setup.circuit.danger)


def roll_danger(setup: Setup, state: State, ask: InDanger, luck: Rolled) -> Outcome:
    """Apply a roll for one black space."""
    builder = StateBuilder(state)
    builder.events.append(DangerRolled(ask.car, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(ask.car, 1, "danger")
    if not builder.racing(ask.car):
        return builder.ask(strain_motors(setup, builder, ask.car, ask.face))
    if ask.left > 1:
        return builder.ask(InDanger(ask.car, ask.face, ask.left - 1))
    return builder.ask(after_danger(setup, builder, ask.car, ask.face))


def after_danger(setup: Setup, builder: StateBuilder, number: int, face: int) -> Question:
    """FD-41: the trouble-maker comes next, in a road race."""
    if setup.road and builder.cars[number].space in setup.circuit.trouble:
        return InTrouble(number, face)
    return strain_motors(setup, builder, number, face)


def roll_trouble(setup: Setup, state: State, ask: InTrouble, luck: Rolled) -> Outcome:
    """Apply a roll in the trouble-maker zone."""
    builder = StateBuilder(state)
    builder.events.append(TroubleRolled(ask.car, luck.face))
    if luck.face >= SHOT_AT:
        builder.lose(ask.car, SHOT_COST, "trouble")
    if not builder.racing(ask.car):
        return builder.ask(strain_motors(setup, builder, ask.car, ask.face))
    return builder.ask(strain_motors(setup, builder, ask.car, ask.face))


def strain_motors(setup: Setup, builder: StateBuilder, number: int, face: int) -> Question:
    """FD-27: motors come last after every move. The highest face of 5th or 6th gear strains all motors in these gears.

    The mover rolls first, then the others in the order of the race, even if the mover went out. Cars that are out,
    finished or in the pit lane do not roll.
    """
    if face != STRAINING[builder.cars[number].gear]:
        return next_turn(setup, builder)
    order = order_of_play(setup, builder.cars, builder.story.grid)
    strained = [other for other in order if _is_strained(setup, builder.cars[other])]
    rollers = sorted(strained, key=lambda other: other != number)
    return Straining(number, tuple(rollers)) if rollers else next_turn(setup, builder)


def _is_strained(setup: Setup, car: Car) -> bool:
    return STRAINING[car.gear] > 0 and not setup.circuit.in_pits(car.space)


def roll_motor(setup: Setup, state: State, ask: Straining, luck: Rolled) -> Outcome:
    """Roll for one car's motor."""
    builder = StateBuilder(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    builder.events.append(MotorRolled(roller, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(roller, 1, "motor")
    return builder.ask(Straining(ask.car, rest) if rest else next_turn(setup, builder))
