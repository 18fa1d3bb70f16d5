"""Entry points for bots that search: a first rating of each answer, and playouts of a few rounds."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.answers import answer, copy_race, count_answers, list_answers
from paddock.formula_d.kernel.drivers import best_end, drive_step, init_drivers, set_luck, worth
from paddock.formula_d.kernel.moves import end_at, find_ends
from paddock.formula_d.kernel.outlook import outlook
from paddock.formula_d.kernel.race import lowest_gear, skip_cost
from paddock.kernel.luck import BY_TURN
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow


def best_way(t: Row, v: ShortRow, s: Row, w: Row) -> int:
    """Return the turns to go after the best end of a move of the face in s, with the cars in place."""
    find_ends(t, v, s, w)
    return worth(t, v, s, end_at(v, s, best_end(t, v, s))) if s[k.ENDS] > 0 else t[k.CRASH]


def best_boost(t: Row, v: ShortRow, s: Row, w: Row) -> int:
    """Return the turns to go after the best end of a move of the face in s lengthened by nitro."""
    car = s[k.CAR]
    kept = s[k.NITROS + car]
    s[k.BONUS] = s[k.GEARS + car]
    s[k.NITROS + car] = max(1, s[k.LAP + car])
    turns = best_way(t, v, s, w)
    s[k.BONUS] = 0
    s[k.NITROS + car] = kept
    return turns


def rate_gear(t: Row, v: ShortRow, s: Row, w: Row, gear: int) -> int:
    """Return the turns to go after this turn in a gear, over all faces of its die, with the cars in place."""
    car = s[k.CAR]
    before = s[k.GEARS + car]
    wear = s[k.WEAR + car]
    left = wear - skip_cost(t, s, car, gear)
    if left <= 0:
        return t[k.CRASH]
    s[k.GEARS + car] = gear
    s[k.WEAR + car] = left
    boosts = t[k.ROAD] != 0 and s[k.NITROS + car] < max(1, s[k.LAP + car])
    total = turns = last = 0
    for number in range(t[k.DIE + gear]):
        s[k.FACE] = t[k.FACES + gear * 32 + number]
        if s[k.FACE] != last:
            last = s[k.FACE]
            turns = best_way(t, v, s, w)
            if boosts:
                turns = min(turns, best_boost(t, v, s, w))
        total += turns
    s[k.GEARS + car] = before
    s[k.WEAR + car] = wear
    return total // t[k.DIE + gear]


def rate(t: Array, v: ShortArray, s: Array, w: Array, rates: Array) -> int:
    """Compute each answer's turns to go with the cars in place; return the number of answers."""
    list_answers(t, v, s, w)
    count = count_answers(t, s)
    if s[k.ASK] == k.DRIVE:
        for number in range(count):
            rates[number] = worth(t, v, s, end_at(v, s, number))
    elif s[k.ASK] == k.GEAR:
        for number in range(count):
            rates[number] = rate_gear(t, v, s, w, lowest_gear(t, s, s[k.CAR]) + number)
    else:
        rates[0] = best_way(t, v, s, w)
        rates[1] = best_boost(t, v, s, w)
    return count


def look(
    t: Array,
    v: ShortArray,
    s: Array,
    r: Array,
    w: Array,
    start: Array,
    number: int,
    first: int,
    count: int,
    chosen: Array,
    choices: int,
    rounds: int,
    seat: int,
    go: Array,
    sums: Array,
) -> None:
    """Run playouts of some rounds after each of some answers; sum up a seat's prospects afterwards."""
    list_answers(t, v, start, w)
    horizon = start[k.ROUND] + rounds
    for race in range(first, first + count):
        set_luck(w, BY_TURN, number, race)
        for choice in range(choices):
            copy_race(start, s)
            init_drivers(t, s, r, w)
            answer(t, v, s, r, w, chosen[choice])
            while s[k.ASK] != k.OVER and s[k.ROUND] <= horizon:
                drive_step(t, v, s, r, w)
            sums[choice] += outlook(t, v, s, go, seat)
