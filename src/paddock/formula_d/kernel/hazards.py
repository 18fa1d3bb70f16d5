"""What the black die decides after a move: collisions, zones of the city, motors (FD-26, FD-27, FD-41, FD-42)."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    ALONG,
    ASK,
    BLACK,
    BY_COLLISION,
    BY_DANGER,
    BY_MOTOR,
    BY_TROUBLE,
    CAR,
    CARS,
    CIRCLE,
    CLOSE,
    COLLIDE,
    DANGER,
    EVERYONE,
    FACE,
    GEARS,
    IN_DANGER,
    IN_TROUBLE,
    MOST_CLOSE,
    MOTOR,
    NEARBY,
    PASSING,
    ROAD,
    ROLLED,
    ROLLER,
    ROLLERS,
    SPACE,
    TROUBLE,
    WHERE,
    ZONE,
)
from paddock.formula_d.kernel.moves import in_pits
from paddock.formula_d.kernel.order import lose, next_turn, sort_order
from paddock.kernel.rows import Row, inlined


def after_move(t: Row, s: Row, black: int) -> None:
    """What is asked when a car has stopped: first, whether it is close to others (FD-26); in the pits nothing is."""
    car = s[CAR]
    if in_pits(t, s[SPACE + car]):
        strain_motors(t, s)
        return
    s[BLACK] = black
    near = list_close(t, s, car)
    if near == 0:
        after_collision(t, s)
        return
    s[ASK] = COLLIDE
    s[ROLLED] = 0
    s[ROLLERS] = 1
    if t[EVERYONE]:
        s[ROLLERS] = 2 * near
        for at in range(near, 2 * near):
            s[ROLLER + at] = car
    else:
        s[ROLLER] = car


def list_close(t: Row, s: Row, car: int) -> int:
    """The cars beside a car or right ahead of it, into s[ROLLER:]; gives how many."""
    near = 0
    for other in range(t[CARS]):
        if other != car and endangers(t, s, other, s[SPACE + car]):
            s[ROLLER + near] = other
            near += 1
    return near


def count_close(t: Row, s: Row, car: int, space: int) -> int:
    """How many cars would be beside a car that stops on this space, or right ahead of it."""
    near = 0
    for other in range(t[CARS]):
        near += other != car and endangers(t, s, other, space)
    return near


@inlined
def endangers(t: Row, s: Row, other: int, space: int) -> bool:
    """Whether a car endangers one that stops on this space."""
    gap = abs(s[WHERE + other] - t[ALONG + space])
    return min(gap, abs(t[CIRCLE] - gap)) <= t[NEARBY] and is_close(t, space, s[SPACE + other])


def is_close(t: Row, space: int, other: int) -> bool:
    """Whether a car there endangers one that stops on this space."""
    for at in range(CLOSE + space * MOST_CLOSE, CLOSE + (space + 1) * MOST_CLOSE):
        if t[at] == other:
            return True
        if t[at] < 0:
            return False
    return False


def roll_collision(t: Row, s: Row, face: int) -> None:
    """One car's roll for a collision."""
    if face <= 4:
        lose(s, s[ROLLER + s[ROLLED]], 1, BY_COLLISION)
    s[ROLLED] += 1
    if s[SPACE + s[CAR]] < 0:
        strain_motors(t, s)
    elif s[ROLLED] == s[ROLLERS]:
        after_collision(t, s)


def after_collision(t: Row, s: Row) -> None:
    """Black spaces come next, in a road race (FD-42)."""
    if t[ROAD]:
        if t[PASSING] == 0:
            s[BLACK] = t[ZONE + s[SPACE + s[CAR]]] & IN_DANGER
        if s[BLACK] > 0:
            s[ASK] = DANGER
            return
    after_danger(t, s)


def roll_danger(t: Row, s: Row, face: int) -> None:
    """A roll for one black space."""
    if face <= 4:
        lose(s, s[CAR], 1, BY_DANGER)
    s[BLACK] -= 1
    if s[SPACE + s[CAR]] < 0:
        strain_motors(t, s)
    elif s[BLACK] == 0:
        after_danger(t, s)


def after_danger(t: Row, s: Row) -> None:
    """The trouble-maker comes next, in a road race (FD-41)."""
    if t[ROAD] != 0 and t[ZONE + s[SPACE + s[CAR]]] & IN_TROUBLE:
        s[ASK] = TROUBLE
    else:
        strain_motors(t, s)


def roll_trouble(t: Row, s: Row, face: int) -> None:
    """A roll in the trouble-maker zone."""
    if face >= 11:
        lose(s, s[CAR], 2, BY_TROUBLE)
    strain_motors(t, s)


def strain_motors(t: Row, s: Row) -> None:
    """Motors come last: the highest face of 5th or 6th gear strains all motors in these gears (FD-27)."""
    car = s[CAR]
    gear = s[GEARS + car]
    if gear < 5 or s[FACE] != (20 if gear == 5 else 30):
        next_turn(t, s)
        return
    rollers = 0
    if s[SPACE + car] >= 0 and not in_pits(t, s[SPACE + car]):
        s[ROLLER] = car
        rollers = 1
    count = sort_order(t, s, ROLLER + rollers)
    for at in range(ROLLER + rollers, ROLLER + rollers + count):
        other = s[at]
        if other != car and s[GEARS + other] >= 5 and not in_pits(t, s[SPACE + other]):
            s[ROLLER + rollers] = other
            rollers += 1
    s[ROLLERS] = rollers
    s[ROLLED] = 0
    s[ASK] = MOTOR
    if rollers == 0:
        next_turn(t, s)


def roll_motor(t: Row, s: Row, face: int) -> None:
    """One car's roll for its motor."""
    if face <= 4:
        lose(s, s[ROLLER + s[ROLLED]], 1, BY_MOTOR)
    s[ROLLED] += 1
    if s[ROLLED] == s[ROLLERS]:
        next_turn(t, s)
