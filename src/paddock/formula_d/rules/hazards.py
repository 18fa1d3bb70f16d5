"""What the black die decides after a move: collisions, zones of the city, motors (FD-26, FD-27, FD-41, FD-42)."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Rolled
from paddock.formula_d.rules.builder import Outcome, StateBuilder
from paddock.formula_d.rules.events import CollisionRolled, DangerRolled, MotorRolled, TroubleRolled
from paddock.formula_d.rules.gears import STRAINING
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.order import next_turn, order_of_play
from paddock.formula_d.rules.state import Car, Colliding, InDanger, InTrouble, Question, State, Straining

UNLUCKY = 4  # up to this face a collision, a black space or a strained motor costs a point
SHOT_AT = 11  # from this face on the trouble-maker hits
SHOT_COST = 2
STRAINED = tuple([gear for gear, face in enumerate(STRAINING) if face])


def after_move(kit: Kit, builder: StateBuilder, number: int, face: int, over: int) -> Question:
    """What is asked when a car has stopped: first, whether it is close to others (FD-26); in the pits nothing is."""
    space = builder.cars[number].space
    if kit.circuit.in_pits(space):
        return next_turn(kit, builder)
    near = close_cars(kit, builder.cars, number, space)
    if not near:
        return after_collision(kit, builder, number, face, over)
    rollers: tuple[int, ...] = (number,)
    if kit.options.collisions == "everyone":
        rollers = (*near, *([number] * len(near)))
    return Colliding(number, face, over, near, rollers)


def close_cars(kit: Kit, cars: Sequence[Car], number: int, space: int) -> tuple[int, ...]:
    """The cars beside a car that stops on this space, or right ahead of it (FD-26)."""
    close = kit.circuit.close[space]
    return tuple([other for other, car in enumerate(cars) if car.space in close and other != number])


def roll_collision(kit: Kit, state: State, ask: Colliding, luck: Rolled) -> Outcome:
    """One car's roll for a collision."""
    builder = StateBuilder(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    near = ask.near if roller == ask.car else (ask.car,)
    builder.events.append(CollisionRolled(roller, near, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(roller, 1, "collision")
    if not builder.racing(ask.car):
        return builder.ask(next_turn(kit, builder))
    if rest:
        return builder.ask(Colliding(ask.car, ask.face, ask.over, ask.near, rest))
    return builder.ask(after_collision(kit, builder, ask.car, ask.face, ask.over))


def after_collision(kit: Kit, builder: StateBuilder, number: int, face: int, over: int) -> Question:
    """Black spaces come next, in a road race (FD-42)."""
    rolls = danger_rolls(kit, builder.cars[number].space, over)
    if kit.road and rolls:
        return InDanger(number, face, rolls)
    return after_danger(kit, builder, number, face)


def danger_rolls(kit: Kit, space: int, over: int) -> int:
    """How often a car rolls for black spaces: for each it drove over, or for the one it stops on (FD-42)."""
    return over if kit.count_black else int(space in kit.circuit.danger)


def roll_danger(kit: Kit, state: State, ask: InDanger, luck: Rolled) -> Outcome:
    """A roll for one black space."""
    builder = StateBuilder(state)
    builder.events.append(DangerRolled(ask.car, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(ask.car, 1, "danger")
    if not builder.racing(ask.car):
        return builder.ask(next_turn(kit, builder))
    if ask.left > 1:
        return builder.ask(InDanger(ask.car, ask.face, ask.left - 1))
    return builder.ask(after_danger(kit, builder, ask.car, ask.face))


def after_danger(kit: Kit, builder: StateBuilder, number: int, face: int) -> Question:
    """The trouble-maker comes next, in a road race (FD-41)."""
    if kit.road and builder.cars[number].space in kit.circuit.trouble:
        return InTrouble(number, face)
    return after_trouble(kit, builder, number, face)


def roll_trouble(kit: Kit, state: State, ask: InTrouble, luck: Rolled) -> Outcome:
    """A roll in the trouble-maker zone."""
    builder = StateBuilder(state)
    builder.events.append(TroubleRolled(ask.car, luck.face))
    if luck.face >= SHOT_AT:
        builder.lose(ask.car, SHOT_COST, "trouble")
    if not builder.racing(ask.car):
        return builder.ask(next_turn(kit, builder))
    return builder.ask(after_trouble(kit, builder, ask.car, ask.face))


def after_trouble(kit: Kit, builder: StateBuilder, number: int, face: int) -> Question:
    """Motors come last: the mover's, then all others in 5th or 6th in the order of the race (FD-27)."""
    if face != STRAINING[builder.cars[number].gear]:
        return next_turn(kit, builder)
    strained = [
        other
        for other in order_of_play(kit, builder.cars)
        if other != number
        and builder.cars[other].gear in STRAINED
        and not kit.circuit.in_pits(builder.cars[other].space)
    ]
    return Straining(number, (number, *strained))


def roll_motor(kit: Kit, state: State, ask: Straining, luck: Rolled) -> Outcome:
    """One car's roll for its motor."""
    builder = StateBuilder(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    builder.events.append(MotorRolled(roller, luck.face))
    if luck.face <= UNLUCKY:
        builder.lose(roller, 1, "motor")
    return builder.ask(Straining(ask.car, rest) if rest else next_turn(kit, builder))
