"""The order of play, and cars that go out (FD-04, FD-05)."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import take_off
from paddock.formula_d.kernel.police import judge_speeds
from paddock.kernel.rows import Row


def sort_order(t: Row, s: Row, at: int) -> int:
    """Sort the cars on the board into the order of play in s[at:]; return how many there are (FD-05)."""
    lead = -1
    for car in range(t[k.CARS]):
        if s[k.SPACE + car] >= 0:
            lead = max(lead, s[k.LAP + car] * t[k.CIRCLE] + s[k.WHERE + car])
    count = 0
    for car in range(t[k.CARS]):
        space = s[k.SPACE + car]
        if space >= 0:
            behind = lead - s[k.LAP + car] * t[k.CIRCLE] - s[k.WHERE + car]
            if behind >= t[k.CIRCLE]:
                behind %= t[k.CIRCLE]
            level = ((7 - s[k.GEARS + car]) << 12 | t[k.LANES + space]) << 4 | s[k.PLACE + car]
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
    """Continue after a car's turn: with the next car, the next round, or the end."""
    if t[k.POLICE]:
        judge_speeds(t, s)
    while True:
        while s[k.TURN] < s[k.ORDERED]:
            car = s[k.ORDER + s[k.TURN]]
            s[k.TURN] += 1
            if s[k.SPACE + car] >= 0:
                begin_turn(s, car)
                return
        s[k.TURN] = 0
        s[k.ORDERED] = sort_order(t, s, k.ORDER)
        if s[k.ORDERED] == 0:
            s[k.ASK] = k.OVER
            return
        s[k.ROUND] += 1


def begin_turn(s: Row, car: int) -> None:
    """Begin a car's turn; one that stalled at the start is in first gear (FD-03, FD-11)."""
    s[k.CAR] = car
    s[k.BONUS] = 0
    if s[k.ROUND] == 1:
        s[k.ASK] = k.START
    elif s[k.GEARS + car]:
        s[k.ASK] = k.GEAR
    else:
        s[k.GEARS + car] = 1
        s[k.ASK] = k.ROLL


def put_out(s: Row, car: int, cause: int) -> None:
    """Take a car out of the race."""
    take_off(s, car)
    s[k.WEAR + car] = s[k.STOPS + car] = 0
    s[k.OUT + s[k.OUTS]] = car | cause << 4
    s[k.OUTS] += 1


def lose(s: Row, car: int, points: int, cause: int) -> None:
    """Take wear points; a car that has none left is out at once (FD-04)."""
    s[k.WEAR + car] = max(0, s[k.WEAR + car] - points)
    if s[k.WEAR + car] == 0:
        put_out(s, car, cause)
