"""Answers in the kernel's races: by dice, or by drivers that know each position's value to a lone car."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.answers import answer, count_answers, die_of, has_choice, roll
from paddock.formula_d.kernel.hazards import count_close
from paddock.formula_d.kernel.moves import end_at, find_ends, owed_by
from paddock.formula_d.kernel.race import highest_gear, lowest_gear, skip_cost
from paddock.formula_d.kernel.values import (
    is_crossing,
    is_strained,
    kind_of,
    landing,
    turns_after,
    turns_from_box,
    value_at,
)
from paddock.kernel.luck import DRAWN, MASK, SPREAD, below, mix, seed
from paddock.kernel.rows import Row, ShortRow, inlined

NEVER = 1 << 40
SPARE = 8
"""Ends that cost this much more than the cheapest one are ignored."""


def nitro_of(t: Row, s: Row, car: int) -> int:
    """Return 1 if the nitro of this lap is unused."""
    return 1 if t[k.ROAD] != 0 and s[k.NITROS + car] < max(1, s[k.LAP + car]) else 0


def turns_of(t: Row, v: ShortRow, s: Row, car: int) -> int:
    """Return the turns to go of a car about to choose a gear, as if it were alone."""
    row = t[k.ROW + s[k.SPACE + car]] + owed_by(t, s, car)
    at = value_at(t, kind_of(t, s[k.LAP + car]), nitro_of(t, s, car), row)
    return v[at + s[k.GEARS + car] * (t[k.FULL] + 1) + s[k.WEAR + car]]


def worth(t: Row, v: ShortRow, s: Row, end: int) -> int:
    """Return the turns to go after an end of the current move, with the black die for motors and close cars."""
    car = s[k.CAR]
    return worth_to(t, v, s, end, NEVER, kind_of(t, s[k.LAP + car]), nitro_of(t, s, car), owed_by(t, s, car))


@inlined
def worth_to(t: Row, v: ShortRow, s: Row, end: int, limit: int, kind: int, nitro: int, owed: int) -> int:
    """Compute `worth`, but stop once the limit is reached."""
    car = s[k.CAR]
    here = s[k.SPACE + car]
    there = end & k.SPACE_MASK
    left = s[k.WEAR + car] - (end >> k.PRICE_SHIFT)
    if t[k.LAP_SPACES] <= there < t[k.FIRST_GOAL]:
        if there >= t[k.FIRST_DOOR]:
            return turns_from_box(t, v, kind)
        if there <= t[k.REAR + t[k.TEAM + car]]:
            return k.UNIT + turns_from_box(t, v, kind)
    gear = s[k.GEARS + car]
    at = landing(t, kind, nitro, here, owed, end)
    gains = t[k.CHECKPOINT] != 0 and kind != k.OPENING and is_crossing(t, here, end)
    turns = turns_after(t, v, at, gear, left, gains, end)
    if there >= t[k.LAP_SPACES] or left <= 0:
        return turns
    worn = turns_after(t, v, at, gear, left - 1, gains, end)
    if limit <= turns <= worn:
        return turns
    rolls = count_close(t, s, car, there)
    if rolls > 1 and t[k.EVERYONE] == 0:
        rolls = 1
    if is_strained(gear, s[k.FACE]):
        rolls += 1
    return turns + (worn - turns) * rolls // 5


def best_end(t: Row, v: ShortRow, s: Row) -> int:
    """Return the number of the end with the fewest turns to go."""
    cheapest = NEVER
    for number in range(s[k.ENDS]):
        cheapest = min(cheapest, end_at(v, s, number) >> k.PRICE_SHIFT)
    car = s[k.CAR]
    kind = kind_of(t, s[k.LAP + car])
    nitro = nitro_of(t, s, car)
    owed = owed_by(t, s, car)
    best = NEVER
    found = 0
    for number in range(s[k.ENDS]):
        end = end_at(v, s, number)
        if end >> k.PRICE_SHIFT > cheapest + SPARE:
            continue
        turns = worth_to(t, v, s, end, best, kind, nitro, owed)
        if turns < best:
            best = turns
            found = number
    return found


def best_gear(t: Row, v: ShortRow, s: Row) -> int:
    """Return the number of the gear with the fewest turns to go, as if alone."""
    car = s[k.CAR]
    row = t[k.ROW + s[k.SPACE + car]] + owed_by(t, s, car)
    at = value_at(t, kind_of(t, s[k.LAP + car]), nitro_of(t, s, car), row)
    lowest = lowest_gear(t, s, car)
    best = NEVER
    found = 0
    for gear in range(lowest, highest_gear(t, s, car) + 1):
        left = s[k.WEAR + car] - skip_cost(t, s, car, gear)
        turns = v[t[k.AFTER_GEAR] + at + gear * (t[k.FULL] + 1) + left] if left > 0 else t[k.CRASH]
        if turns < best:
            best = turns
            found = gear - lowest
    return found


def best_nitro(t: Row, v: ShortRow, s: Row, w: Row) -> int:
    """Return 1 if using nitro takes fewer turns than keeping it."""
    car = s[k.CAR]
    kept = s[k.NITROS + car]
    turns = NEVER
    best = 0
    for used in range(2):
        s[k.BONUS] = s[k.GEARS + car] * used
        s[k.NITROS + car] = max(1, s[k.LAP + car]) if used else kept
        find_ends(t, v, s, w)
        found = worth(t, v, s, end_at(v, s, best_end(t, v, s))) if s[k.ENDS] > 0 else t[k.CRASH]
        if found < turns:
            turns = found
            best = used
    s[k.BONUS] = 0
    s[k.NITROS + car] = kept
    return best


def driver_answer(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Return the answer of a driver who considers others only when choosing where to stop; or a face of the die."""
    ask = s[k.ASK]
    if ask == k.DRIVE:
        return best_end(t, v, s) if s[k.ENDS] > 1 else 0
    if ask == k.GEAR:
        return best_gear(t, v, s)
    if ask == k.NITRO:
        return best_nitro(t, v, s, w)
    return roll(t, s, r)


def init_drivers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Give the next turn its own luck, if turns have it."""
    w[k.LUCK_TURN] = -1


def set_luck(w: Row, kind: int, number: int, race: int) -> None:
    """Note the source of a playout's luck."""
    w[k.LUCK_KIND] = kind
    w[k.LUCK_NUMBER] = number
    w[k.LUCK_RACE] = race


def drive_step(t: Row, v: ShortRow, s: Row, r: Row, w: Row) -> int:
    """Let a driver or a die answer; return the number of decisions."""
    made = 1 if has_choice(t, s) else 0
    if w[k.LUCK_KIND] != DRAWN:
        begin_luck(s, r, w)
        if w[k.LUCK_KIND] == SPREAD and w[k.HAS_ROLLED] == 0 and s[k.ASK] > k.DRIVE:
            w[k.HAS_ROLLED] = 1
            answer(t, v, s, r, w, spread_roll(t, s, w[k.LUCK_NUMBER], w[k.LUCK_TURN], w[k.LUCK_RACE]))
            return made
    value = driver_answer(t, v, s, r, w)
    wavers = t[k.WAVER + s[k.CAR]]
    if wavers > 0 and s[k.ASK] == k.GEAR and below(r, 100) < wavers:
        value = gear_beside(t, s, r, value)
    answer(t, v, s, r, w, value)
    return made


def begin_luck(s: Row, r: Row, w: Row) -> None:
    """Give each turn of a car its own luck, whatever was answered before."""
    turn = luck_of(s)
    if turn != w[k.LUCK_TURN]:
        w[k.LUCK_TURN] = turn
        w[k.HAS_ROLLED] = 0
        seed(r, w[k.LUCK_NUMBER] + w[k.LUCK_RACE] & MASK, turn)


def luck_of(s: Row) -> int:
    """Return a key of the needed luck: the car's turn, its number in this turn, and whether the move is made."""
    after = k.COLLIDE <= s[k.ASK] < k.OVER
    return (s[k.TURNS + s[k.CAR]] << 4 | s[k.CAR]) << 1 | (1 if after else 0)


def spread_roll(t: Row, s: Row, number: int, turn: int, race: int) -> int:
    """Return a face of the due die. From race to race it advances by a step that is fixed for a car's turn.

    Thus all faces come up evenly over many races, and turns are independent of each other.
    """
    die = die_of(s)
    step = mix(mix(turn ^ 0x5BD1E995) + number & MASK)
    at = mix(step + 0x7F4A7C15 & MASK) + race * (step | 1) & MASK
    return t[k.FACES + die * 32 + (at * t[k.DIE + die] >> 32)]


def gear_beside(t: Row, s: Row, r: Row, best: int) -> int:
    """Return the gear above or below the best one, as the number of an answer; the best one if there is none."""
    other = best + 2 * below(r, 2) - 1
    return other if 0 <= other < count_answers(t, s) else best
