"""What the black die decides after a move: collisions, zones of the city, motors (FD-26, FD-27, FD-41, FD-42)."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Rolled
from paddock.formula_d.rules.draft import Draft, Step
from paddock.formula_d.rules.events import CollisionRolled, DangerRolled, MotorRolled, TroubleRolled
from paddock.formula_d.rules.gears import STRAINING
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.standings import next_turn, order_of_play, pass_on
from paddock.formula_d.rules.state import OFF, Car, Colliding, InDanger, InTrouble, Question, State, Straining

UNLUCKY = 4  # up to this face a collision, a black space or a strained motor costs a point
SHOT_AT = 11  # from this face on the trouble-maker hits
SHOT_COST = 2
STRAINED = tuple([gear for gear, face in enumerate(STRAINING) if face])


def after_move(kit: Kit, draft: Draft, number: int, face: int, over: int) -> Question:
    """What is asked when a car has stopped on its new space."""
    space = draft.cars[number].space
    if space >= kit.circuit.lap_spaces:
        return next_turn(kit, draft)
    close = kit.occupied(draft.cars) & kit.circuit.risk[space]
    if not close:
        return after_collision(kit, draft, number, face, over)
    return collision(kit, draft.cars, number, face, over, close)


def collision(kit: Kit, cars: Sequence[Car], number: int, face: int, over: int, close: int) -> Colliding:
    """Who rolls when a car has stopped close to those on these spaces."""
    bit = kit.bit
    near = tuple([other for other, car in enumerate(cars) if bit[car.space] & close])
    rollers: tuple[int, ...] = (number,)
    if kit.options.collisions == "everyone":
        rollers = (*near, *([number] * len(near)))
    return Colliding(number, face, over, near, rollers)


def roll_collision(kit: Kit, state: State, ask: Colliding, luck: Rolled) -> Step:
    """One car's roll for a collision."""
    face = luck.face
    strain = STRAINING[state.cars[ask.car].gear]
    if face > UNLUCKY and len(ask.rollers) == 1 and ask.face != strain and not kit.road:
        return pass_on(kit, state, state.cars, (CollisionRolled(ask.car, ask.near, face),))
    draft = Draft(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    near = ask.near if roller == ask.car else (ask.car,)
    draft.events.append(CollisionRolled(roller, near, face))
    if face <= UNLUCKY:
        draft.lose(roller, 1, "collision")
    if draft.cars[ask.car].space == OFF:
        return draft.close(next_turn(kit, draft))
    if rest:
        return draft.close(Colliding(ask.car, ask.face, ask.over, ask.near, rest))
    return draft.close(after_collision(kit, draft, ask.car, ask.face, ask.over))


def after_collision(kit: Kit, draft: Draft, number: int, face: int, over: int) -> Question:
    """Black spaces come next."""
    if kit.road:
        space = draft.cars[number].space
        count = over if kit.count_danger else int(space in kit.circuit.danger)
        if count:
            return InDanger(number, face, count)
        return after_danger(kit, draft, number, face)
    return after_trouble(kit, draft, number, face)


def roll_danger(kit: Kit, state: State, ask: InDanger, luck: Rolled) -> Step:
    """A roll for one black space."""
    face = luck.face
    draft = Draft(state)
    draft.events.append(DangerRolled(ask.car, face))
    if face <= UNLUCKY:
        draft.lose(ask.car, 1, "danger")
    if draft.cars[ask.car].space == OFF:
        return draft.close(next_turn(kit, draft))
    if ask.left > 1:
        return draft.close(InDanger(ask.car, ask.face, ask.left - 1))
    return draft.close(after_danger(kit, draft, ask.car, ask.face))


def after_danger(kit: Kit, draft: Draft, number: int, face: int) -> Question:
    """The trouble-maker comes next."""
    if draft.cars[number].space in kit.circuit.trouble:
        return InTrouble(number, face)
    return after_trouble(kit, draft, number, face)


def roll_trouble(kit: Kit, state: State, ask: InTrouble, luck: Rolled) -> Step:
    """A roll in the trouble-maker zone."""
    face = luck.face
    draft = Draft(state)
    draft.events.append(TroubleRolled(ask.car, face))
    if face >= SHOT_AT:
        draft.lose(ask.car, SHOT_COST, "trouble")
    if draft.cars[ask.car].space == OFF:
        return draft.close(next_turn(kit, draft))
    return draft.close(after_trouble(kit, draft, ask.car, ask.face))


def after_trouble(kit: Kit, draft: Draft, number: int, face: int) -> Question:
    """Motors come last: the mover's, then all others in 5th or 6th in the order of the race."""
    car = draft.cars[number]
    if face != STRAINING[car.gear]:
        return next_turn(kit, draft)
    lane = kit.circuit.lap_spaces
    order = order_of_play(kit, draft.cars)
    strained = [
        other
        for other in order
        if other != number and draft.cars[other].gear in STRAINED and draft.cars[other].space < lane
    ]
    return Straining(number, (number, *strained))


def roll_motor(kit: Kit, state: State, ask: Straining, luck: Rolled) -> Step:
    """One car's roll for its motor."""
    face = luck.face
    draft = Draft(state)
    roller, rest = ask.rollers[0], ask.rollers[1:]
    draft.events.append(MotorRolled(roller, face))
    if face <= UNLUCKY:
        draft.lose(roller, 1, "motor")
    if rest:
        return draft.close(Straining(ask.car, rest))
    return draft.close(next_turn(kit, draft))
