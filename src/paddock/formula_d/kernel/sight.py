"""A learner's observation and legal actions: an array in the order of fields.py."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import black_of, end_at, owed_by
from paddock.formula_d.kernel.race import highest_gear, lowest_gear
from paddock.kernel.rows import Row, ShortRow

RACING, AT_HOME, OUT = range(3)
EACH = 16
LAP = 10_000
"""The length of a lap in observations."""


def observe(t: Row, v: ShortRow, s: Row, seat: int, o: ShortRow) -> None:
    """Write a seat's observation; its own cars come first, then those of the seats after it."""
    ask = s[k.ASK]
    driven = ask == k.DRIVE or ask == k.NITRO
    o[0] = ask
    o[1] = 1 if ask != k.OVER and t[k.SEAT + s[k.CAR]] == seat else 0
    o[2] = s[k.FACE] if driven else 0
    o[3] = s[k.BONUS] if driven else 0
    o[4] = s[k.ROUND]
    number = 0
    for step in range(t[k.SEATS]):
        other = seat + step if seat + step < t[k.SEATS] else seat + step - t[k.SEATS]
        for car in range(t[k.CARS]):
            if t[k.SEAT + car] == other:
                see_car(t, s, car, step, o, 5 + number * EACH)
                number += 1


def see_car(t: Row, s: Row, car: int, step: int, o: ShortRow, at: int) -> None:
    """Write a car: its place, its state, and its turn in the order of play."""
    space = s[k.SPACE + car]
    on_board = space >= 0
    o[at] = step
    o[at + 1] = 1 if s[k.ASK] != k.OVER and s[k.CAR] == car else 0
    o[at + 2] = RACING
    o[at + 3] = space
    o[at + 4] = t[k.ALONG + space] * LAP // t[k.CIRCLE] if on_board else 0
    o[at + 5] = t[k.LANES + space] if on_board else 0
    o[at + 6] = t[k.CORNER + space] if on_board else 0
    o[at + 7] = owed_by(t, s, car) if on_board else 0
    o[at + 8] = s[k.STOPS + car]
    o[at + 9] = s[k.GEARS + car]
    o[at + 10] = s[k.WEAR + car]
    o[at + 11] = s[k.LAP + car]
    o[at + 12] = s[k.TURNS + car]
    o[at + 13] = s[k.NITROS + car]
    o[at + 14] = 0
    o[at + 15] = 0
    for place in range(s[k.HOMES]):
        if s[k.HOME + place] == car:
            o[at + 2] = AT_HOME
            o[at + 14] = place + 1
    for number in range(s[k.OUTS]):
        if s[k.OUT + number] & 15 == car:
            o[at + 2] = OUT
            o[at + 14] = t[k.CARS] - number
    for turn in range(s[k.ORDERED]):
        if s[k.ORDER + turn] == car:
            o[at + 15] = turn + 1


def mark(m: Row, at: int, action: int) -> None:
    """Mark an action as legal, in its own byte."""
    m[at + (action >> 3)] |= 1 << ((action & 7) << 3)


def move_action(t: Row, end: int) -> int:
    """Return the id of an end of a move."""
    return k.MOVES + black_of(end) * t[k.SPACES] + (end & k.SPACE_MASK)


def mark_actions(t: Row, v: ShortRow, s: Row, m: Row, at: int) -> None:
    """Mark the legal actions, one byte each."""
    if s[k.ASK] == k.DRIVE:
        for number in range(s[k.ENDS]):
            mark(m, at, move_action(t, end_at(v, s, number)))
    elif s[k.ASK] == k.GEAR:
        for gear in range(lowest_gear(t, s, s[k.CAR]), highest_gear(t, s, s[k.CAR]) + 1):
            mark(m, at, k.GEARS_TAKEN + gear)
    else:
        mark(m, at, k.NITRO_USED)
        mark(m, at, k.NITRO_USED + 1)


def answer_of(t: Row, v: ShortRow, s: Row, action: int) -> int:
    """Return the answer of an action; -1 if it is not legal now."""
    if s[k.ASK] == k.DRIVE:
        for number in range(s[k.ENDS]):
            if move_action(t, end_at(v, s, number)) == action:
                return number
        return -1
    if s[k.ASK] == k.GEAR:
        gear = action - k.GEARS_TAKEN
        lowest = lowest_gear(t, s, s[k.CAR])
        return gear - lowest if lowest <= gear <= highest_gear(t, s, s[k.CAR]) else -1
    return action - k.NITRO_USED if 0 <= action - k.NITRO_USED <= 1 else -1
