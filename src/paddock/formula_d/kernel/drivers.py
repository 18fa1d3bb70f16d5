"""Who answers in the races of a kernel: chance, or drivers that know what every position is worth alone."""

from __future__ import annotations

from paddock.formula_d.kernel.hazards import count_close
from paddock.formula_d.kernel.layout import (
    ASK,
    BLACK_DIE,
    BONUS,
    CAR,
    CHECKPOINT,
    CRASH,
    DIE,
    DRIVE,
    ENDS,
    EVERYONE,
    FACE,
    FACES,
    FIRST_DOOR,
    FIRST_GOAL,
    FULL,
    GEAR,
    GEARS,
    LAP,
    LAP_SPACES,
    NITRO,
    NITROS,
    OPENING,
    PRICE_SHIFT,
    REAR,
    ROAD,
    ROLL,
    ROW,
    SPACE,
    SPACE_MASK,
    TEAM,
    UNIT,
    WEAR,
)
from paddock.formula_d.kernel.moves import end_at, find_ends, owed_by
from paddock.formula_d.kernel.race import answers, highest_gear, lowest_gear, skip_cost
from paddock.formula_d.kernel.values import (
    is_crossing,
    is_strained,
    kind_of,
    landing,
    turns_after,
    turns_from_box,
    value_at,
)
from paddock.kernel.luck import below
from paddock.kernel.rows import Row, ShortRow, inlined

NEVER = 1 << 40
SPARE = 8
"""Ends that cost more than this above the cheapest one are not looked at."""


def roll(t: Row, s: Row, r: Row) -> int:
    """A face of the die that is asked for."""
    die = s[GEARS + s[CAR]] if s[ASK] == ROLL else BLACK_DIE
    return t[FACES + die * 32 + below(r, t[DIE + die])]


def random_answer(t: Row, s: Row, r: Row) -> int:
    """Any answer, each as likely, or a face of the die; nothing is drawn for a single answer."""
    count = answers(t, s)
    if count == 0:
        return roll(t, s, r)
    return below(r, count) if count > 1 else 0


def nitro_of(t: Row, s: Row, car: int) -> int:
    """1 if the nitro of this lap is still there."""
    return 1 if t[ROAD] != 0 and s[NITROS + car] < max(1, s[LAP + car]) else 0


def turns_of(t: Row, x: ShortRow, s: Row, car: int) -> int:
    """Turns to go for a car that is about to choose a gear, as if it were alone."""
    row = t[ROW + s[SPACE + car]] + owed_by(t, s, car)
    at = value_at(t, kind_of(t, s[LAP + car]), nitro_of(t, s, car), row)
    return x[at + s[GEARS + car] * (t[FULL] + 1) + s[WEAR + car]]


def worth(t: Row, x: ShortRow, s: Row, end: int) -> int:
    """Turns to go after an end of the move that is asked for, with the black die for motors and for cars close by."""
    car = s[CAR]
    return worth_to(t, x, s, end, NEVER, kind_of(t, s[LAP + car]), nitro_of(t, s, car), owed_by(t, s, car))


@inlined
def worth_to(t: Row, x: ShortRow, s: Row, end: int, limit: int, kind: int, nitro: int, owed: int) -> int:
    """Turns to go after an end of a move, as `worth`; what reaches the limit is not worked out to its end."""
    car = s[CAR]
    here = s[SPACE + car]
    there = end & SPACE_MASK
    left = s[WEAR + car] - (end >> PRICE_SHIFT)
    if t[LAP_SPACES] <= there < t[FIRST_GOAL]:
        if there >= t[FIRST_DOOR]:
            return turns_from_box(t, x, kind)
        if there <= t[REAR + t[TEAM + car]]:
            return UNIT + turns_from_box(t, x, kind)
    gear = s[GEARS + car]
    at = landing(t, kind, nitro, here, owed, end)
    gains = t[CHECKPOINT] != 0 and kind != OPENING and is_crossing(t, here, end)
    turns = turns_after(t, x, at, gear, left, gains, end)
    if there >= t[LAP_SPACES] or left <= 0:
        return turns
    worn = turns_after(t, x, at, gear, left - 1, gains, end)
    if limit <= turns <= worn:
        return turns
    rolls = count_close(t, s, car, there)
    if rolls > 1 and t[EVERYONE] == 0:
        rolls = 1
    if is_strained(gear, s[FACE]):
        rolls += 1
    return turns + (worn - turns) * rolls // 5


def best_end(t: Row, e: ShortRow, x: ShortRow, s: Row) -> int:
    """The number of the end that promises the fewest turns."""
    cheapest = NEVER
    for number in range(s[ENDS]):
        cheapest = min(cheapest, end_at(e, s, number) >> PRICE_SHIFT)
    car = s[CAR]
    kind = kind_of(t, s[LAP + car])
    nitro = nitro_of(t, s, car)
    owed = owed_by(t, s, car)
    best = NEVER
    found = 0
    for number in range(s[ENDS]):
        end = end_at(e, s, number)
        if end >> PRICE_SHIFT > cheapest + SPARE:
            continue
        turns = worth_to(t, x, s, end, best, kind, nitro, owed)
        if turns < best:
            best = turns
            found = number
    return found


def best_gear(t: Row, y: ShortRow, s: Row) -> int:
    """The number of the gear that promises the fewest turns alone."""
    car = s[CAR]
    row = t[ROW + s[SPACE + car]] + owed_by(t, s, car)
    at = value_at(t, kind_of(t, s[LAP + car]), nitro_of(t, s, car), row)
    lowest = lowest_gear(t, s, car)
    best = NEVER
    found = 0
    for gear in range(lowest, highest_gear(t, s, car) + 1):
        left = s[WEAR + car] - skip_cost(t, s, car, gear)
        turns = y[at + gear * (t[FULL] + 1) + left] if left > 0 else t[CRASH]
        if turns < best:
            best = turns
            found = gear - lowest
    return found


def best_nitro(t: Row, c: Row, e: ShortRow, x: ShortRow, s: Row, w: Row) -> int:
    """1 if nitro promises fewer turns than to keep it."""
    car = s[CAR]
    kept = s[NITROS + car]
    turns = NEVER
    best = 0
    for used in range(2):
        s[BONUS] = s[GEARS + car] * used
        s[NITROS + car] = max(1, s[LAP + car]) if used else kept
        find_ends(t, c, e, s, w)
        found = worth(t, x, s, end_at(e, s, best_end(t, e, x, s))) if s[ENDS] > 0 else t[CRASH]
        if found < turns:
            turns = found
            best = used
    s[BONUS] = 0
    s[NITROS + car] = kept
    return best


def driver_answer(t: Row, c: Row, e: ShortRow, x: ShortRow, y: ShortRow, s: Row, w: Row, r: Row) -> int:
    """What a driver does who thinks of the others only when choosing where to stop; else a face of the die."""
    ask = s[ASK]
    if ask == DRIVE:
        return best_end(t, e, x, s) if s[ENDS] > 1 else 0
    if ask == GEAR:
        return best_gear(t, y, s)
    if ask == NITRO:
        return best_nitro(t, c, e, x, s, w)
    return roll(t, s, r)
