"""The black die after a move: collisions, city zones, motors (FD-26, FD-27, FD-41, FD-42)."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import in_pits
from paddock.formula_d.kernel.order import lose, next_turn, sort_order
from paddock.kernel.rows import Row, inlined


def after_move(t: Row, s: Row, black: int) -> None:
    """Begin the rolls after a car has stopped, with those for close cars (FD-26); none in the pits."""
    car = s[k.CAR]
    if in_pits(t, s[k.SPACE + car]):
        strain_motors(t, s)
        return
    s[k.BLACK] = black
    near = list_close(t, s, car)
    if near == 0:
        after_collision(t, s)
        return
    s[k.ASK] = k.COLLIDE
    s[k.ROLLED] = 0
    s[k.ROLLERS] = 1
    if t[k.EVERYONE]:
        s[k.ROLLERS] = 2 * near
        for at in range(near, 2 * near):
            s[k.ROLLER + at] = car
    else:
        s[k.ROLLER] = car


def list_close(t: Row, s: Row, car: int) -> int:
    """List the cars beside a car or right ahead of it in s[ROLLER:]; return how many there are."""
    near = 0
    for other in range(t[k.CARS]):
        if other != car and endangers(t, s, other, s[k.SPACE + car]):
            s[k.ROLLER + near] = other
            near += 1
    return near


def count_close(t: Row, s: Row, car: int, space: int) -> int:
    """Return how many cars would be beside or right ahead of a car that stops on this space."""
    near = 0
    for other in range(t[k.CARS]):
        near += other != car and endangers(t, s, other, space)
    return near


@inlined
def endangers(t: Row, s: Row, other: int, space: int) -> bool:
    """Return whether a car endangers one that stops on this space."""
    gap = abs(s[k.WHERE + other] - t[k.ALONG + space])
    return min(gap, abs(t[k.CIRCLE] - gap)) <= t[k.NEARBY] and is_close(t, space, s[k.SPACE + other])


def is_close(t: Row, space: int, other: int) -> bool:
    """Return whether a car there endangers one that stops on this space."""
    for at in range(k.CLOSE + space * k.MOST_CLOSE, k.CLOSE + (space + 1) * k.MOST_CLOSE):
        if t[at] == other:
            return True
        if t[at] < 0:
            return False
    return False


def roll_collision(t: Row, s: Row, face: int) -> None:
    """Apply one car's roll for a collision."""
    if face <= 4:
        lose(s, s[k.ROLLER + s[k.ROLLED]], 1, k.BY_COLLISION)
    s[k.ROLLED] += 1
    if s[k.SPACE + s[k.CAR]] < 0:
        strain_motors(t, s)
    elif s[k.ROLLED] == s[k.ROLLERS]:
        after_collision(t, s)


def after_collision(t: Row, s: Row) -> None:
    """Go on with black spaces, in a road race (FD-42)."""
    if t[k.ROAD]:
        if t[k.PASSING] == 0:
            s[k.BLACK] = t[k.ZONE + s[k.SPACE + s[k.CAR]]] & k.IN_DANGER
        if s[k.BLACK] > 0:
            s[k.ASK] = k.DANGER
            return
    after_danger(t, s)


def roll_danger(t: Row, s: Row, face: int) -> None:
    """Apply a roll for one black space."""
    if face <= 4:
        lose(s, s[k.CAR], 1, k.BY_DANGER)
    s[k.BLACK] -= 1
    if s[k.SPACE + s[k.CAR]] < 0:
        strain_motors(t, s)
    elif s[k.BLACK] == 0:
        after_danger(t, s)


def after_danger(t: Row, s: Row) -> None:
    """Go on with the trouble-maker, in a road race (FD-41)."""
    if t[k.ROAD] != 0 and t[k.ZONE + s[k.SPACE + s[k.CAR]]] & k.IN_TROUBLE:
        s[k.ASK] = k.TROUBLE
    else:
        strain_motors(t, s)


def roll_trouble(t: Row, s: Row, face: int) -> None:
    """Apply a roll in the trouble-maker zone."""
    if face >= 11:
        lose(s, s[k.CAR], 2, k.BY_TROUBLE)
    strain_motors(t, s)


def strain_motors(t: Row, s: Row) -> None:
    """Finally strain motors: the highest face of 5th or 6th gear strains all motors in these gears (FD-27)."""
    car = s[k.CAR]
    gear = s[k.GEARS + car]
    if gear < 5 or s[k.FACE] != (20 if gear == 5 else 30):
        next_turn(t, s)
        return
    rollers = 0
    if s[k.SPACE + car] >= 0 and not in_pits(t, s[k.SPACE + car]):
        s[k.ROLLER] = car
        rollers = 1
    count = sort_order(t, s, k.ROLLER + rollers)
    for at in range(k.ROLLER + rollers, k.ROLLER + rollers + count):
        other = s[at]
        if other != car and s[k.GEARS + other] >= 5 and not in_pits(t, s[k.SPACE + other]):
            s[k.ROLLER + rollers] = other
            rollers += 1
    s[k.ROLLERS] = rollers
    s[k.ROLLED] = 0
    s[k.ASK] = k.MOTOR
    if rollers == 0:
        next_turn(t, s)


def roll_motor(t: Row, s: Row, face: int) -> None:
    """Apply one car's roll for its motor."""
    if face <= 4:
        lose(s, s[k.ROLLER + s[k.ROLLED]], 1, k.BY_MOTOR)
    s[k.ROLLED] += 1
    if s[k.ROLLED] == s[k.ROLLERS]:
        next_turn(t, s)
