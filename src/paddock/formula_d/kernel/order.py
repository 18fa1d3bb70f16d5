"""Who plays when, and who is out (FD-04, FD-05)."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    ASK,
    BONUS,
    CAR,
    CARS,
    CIRCLE,
    GEAR,
    GEARS,
    LANES,
    LAP,
    ORDER,
    ORDERED,
    OUT,
    OUTS,
    OVER,
    PLACE,
    POLICE,
    ROLL,
    ROUND,
    SPACE,
    START,
    STOPS,
    TURN,
    WEAR,
    WHERE,
)
from paddock.formula_d.kernel.moves import take_off
from paddock.formula_d.kernel.police import judge_speeds
from paddock.kernel.rows import Row


def sort_order(t: Row, s: Row, at: int) -> int:
    """The cars on the board in the order of play, into s[at:]; gives how many (FD-05)."""
    lead = -1
    for car in range(t[CARS]):
        if s[SPACE + car] >= 0:
            lead = max(lead, s[LAP + car] * t[CIRCLE] + s[WHERE + car])
    count = 0
    for car in range(t[CARS]):
        space = s[SPACE + car]
        if space >= 0:
            behind = lead - s[LAP + car] * t[CIRCLE] - s[WHERE + car]
            if behind >= t[CIRCLE]:
                behind %= t[CIRCLE]
            level = ((7 - s[GEARS + car]) << 12 | t[LANES + space]) << 4 | s[PLACE + car]
            key = (behind << 19 | level) << 4 | car
            place = count
            while place > 0 and s[at + place - 1] > key:
                s[at + place] = s[at + place - 1]
                place -= 1
            s[at + place] = key
            count += 1
    for place in range(count):
        s[at + place] &= 15
    return count


def next_turn(t: Row, s: Row) -> None:
    """What is asked when a car has played: the next car of the round, the next round, or nothing more."""
    if t[POLICE]:
        judge_speeds(t, s)
    while True:
        while s[TURN] < s[ORDERED]:
            car = s[ORDER + s[TURN]]
            s[TURN] += 1
            if s[SPACE + car] >= 0:
                begin_turn(s, car)
                return
        s[TURN] = 0
        s[ORDERED] = sort_order(t, s, ORDER)
        if s[ORDERED] == 0:
            s[ASK] = OVER
            return
        s[ROUND] += 1


def begin_turn(s: Row, car: int) -> None:
    """What a car is asked first; who stalled at the start is in first gear (FD-03, FD-11)."""
    s[CAR] = car
    s[BONUS] = 0
    if s[ROUND] == 1:
        s[ASK] = START
    elif s[GEARS + car]:
        s[ASK] = GEAR
    else:
        s[GEARS + car] = 1
        s[ASK] = ROLL


def put_out(s: Row, car: int, cause: int) -> None:
    """Takes a car off the board."""
    take_off(s, car)
    s[WEAR + car] = s[STOPS + car] = 0
    s[OUT + s[OUTS]] = car | cause << 4
    s[OUTS] += 1


def lose(s: Row, car: int, points: int, cause: int) -> None:
    """Takes wear points; a car without any is out at once (FD-04)."""
    s[WEAR + car] = max(0, s[WEAR + car] - points)
    if s[WEAR + car] == 0:
        put_out(s, car, cause)
