"""The doors of a driver who searches: what each answer promises at first sight, and in playouts of a few rounds."""

from __future__ import annotations

from paddock.formula_d.kernel.doors import copy_race, luck_of, prepare
from paddock.formula_d.kernel.drivers import best_end, driver_answer, worth
from paddock.formula_d.kernel.layout import (
    ASK,
    BONUS,
    CAR,
    CRASH,
    DIE,
    DRIVE,
    ENDS,
    FACE,
    FACES,
    GEAR,
    GEARS,
    LAP,
    NITROS,
    OVER,
    ROAD,
    ROUND,
    WEAR,
)
from paddock.formula_d.kernel.moves import end_at, find_ends
from paddock.formula_d.kernel.outlook import outlook
from paddock.formula_d.kernel.race import answer, answers, lowest_gear, skip_cost
from paddock.kernel.luck import MASK, seed
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow


def best_way(t: Row, c: Row, e: ShortRow, x: ShortRow, s: Row, w: Row) -> int:
    """Turns to go after the best end of a move of the face in s, with the cars as they stand."""
    find_ends(t, c, e, s, w)
    return worth(t, x, s, end_at(e, s, best_end(t, e, x, s))) if s[ENDS] > 0 else t[CRASH]


def best_boost(t: Row, c: Row, e: ShortRow, x: ShortRow, s: Row, w: Row) -> int:
    """Turns to go after the best end of a move of the face in s that nitro lengthens."""
    car = s[CAR]
    kept = s[NITROS + car]
    s[BONUS] = s[GEARS + car]
    s[NITROS + car] = max(1, s[LAP + car])
    turns = best_way(t, c, e, x, s, w)
    s[BONUS] = 0
    s[NITROS + car] = kept
    return turns


def rate_gear(t: Row, c: Row, e: ShortRow, x: ShortRow, s: Row, w: Row, gear: int) -> int:
    """Turns to go after this turn in a gear, over all faces of its die, with the cars as they stand."""
    car = s[CAR]
    before = s[GEARS + car]
    wear = s[WEAR + car]
    left = wear - skip_cost(t, s, car, gear)
    if left <= 0:
        return t[CRASH]
    s[GEARS + car] = gear
    s[WEAR + car] = left
    boosts = t[ROAD] != 0 and s[NITROS + car] < max(1, s[LAP + car])
    total = turns = last = 0
    for number in range(t[DIE + gear]):
        s[FACE] = t[FACES + gear * 32 + number]
        if s[FACE] != last:
            last = s[FACE]
            turns = best_way(t, c, e, x, s, w)
            if boosts:
                turns = min(turns, best_boost(t, c, e, x, s, w))
        total += turns
    s[GEARS + car] = before
    s[WEAR + car] = wear
    return total // t[DIE + gear]


def rate(t: Array, c: Array, e: ShortArray, x: ShortArray, y: ShortArray, s: Array, w: Array, rates: Array) -> int:
    """What every answer promises, in turns to go with the cars as they stand; gives how many answers there are."""
    prepare(t, c, e, s, w)
    count = answers(t, s)
    if s[ASK] == DRIVE:
        for number in range(count):
            rates[number] = worth(t, x, s, end_at(e, s, number))
    elif s[ASK] == GEAR:
        for number in range(count):
            rates[number] = rate_gear(t, c, e, x, s, w, lowest_gear(t, s, s[CAR]) + number)
    else:
        rates[0] = best_way(t, c, e, x, s, w)
        rates[1] = best_boost(t, c, e, x, s, w)
    return count


def look(
    t: Array,
    c: Array,
    e: ShortArray,
    x: ShortArray,
    y: ShortArray,
    start: Array,
    s: Array,
    w: Array,
    r: Array,
    high: int,
    first: int,
    count: int,
    chosen: Array,
    choices: int,
    rounds: int,
    seat: int,
    go: Array,
    sums: Array,
) -> None:
    """Playouts of some rounds after each of some answers; adds up how good the race then looks for a seat.

    Each turn of a car has its own luck, whatever was answered.
    """
    prepare(t, c, e, start, w)
    horizon = start[ROUND] + rounds
    for race in range(first, first + count):
        for choice in range(choices):
            copy_race(start, s)
            answer(t, c, e, s, w, chosen[choice])
            turn = -1
            while s[ASK] != OVER and s[ROUND] <= horizon:
                if luck_of(s) != turn:
                    turn = luck_of(s)
                    seed(r, high + race & MASK, turn)
                answer(t, c, e, s, w, driver_answer(t, c, e, x, y, s, w, r))
            sums[choice] += outlook(t, x, s, go, seat)
