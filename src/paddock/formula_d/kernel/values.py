"""What every position is worth to a car that is alone: the turns to the finish if it is driven as well as can be.

Dynamic programming backwards from the finish, over kinds of laps, nitro, space, stops owed, gear and wear points. Moves
only lead on, or back to the same space for wear points, so one pass through the spaces of a lap is enough. Motors,
zones, nitro, the checkpoint and pit stops are counted; the police are not.
"""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    BEST_WEAR,
    BONUS,
    BOX_ROAD,
    BOX_TEAM,
    CAR,
    CHECKPOINT,
    CORNER,
    CRASH,
    DEMAND,
    DIE,
    EARLY,
    END,
    ENDS,
    EPOCH,
    FACES,
    FINAL,
    FIRST_BOX,
    FIRST_DOOR,
    FIRST_GOAL,
    FULL,
    GEAR_ROWS,
    GEARS,
    IN_DANGER,
    IN_TROUBLE,
    LAP_SPACES,
    LAPS,
    LAST_ROAD,
    OPENING,
    OVERSHOT_SHIFT,
    PASSING,
    PITS,
    PLAIN_ROAD,
    PRICE_SHIFT,
    ROAD,
    ROW,
    ROWS,
    SECOND_LAST,
    SPACE,
    SPACE_MASK,
    STEPS_MASK,
    STEPS_SHIFT,
    UNIT,
    WEAR,
    ZONE,
)
from paddock.formula_d.kernel.moves import black_of, offer
from paddock.formula_d.kernel.race import crosses, highest_gear, lowest_gear, skip_cost
from paddock.formula_d.kernel.reach import search
from paddock.kernel.rows import Row, ShortRow, inlined


def value_at(t: Row, kind: int, nitro: int, row: int) -> int:
    """Where the values of a row begin in x and y."""
    return ((kind * 2 + nitro) * t[ROWS] + row) * GEAR_ROWS * (t[FULL] + 1)


def kind_of(t: Row, lap: int) -> int:
    """The kind of a lap."""
    if lap == 0:
        return OPENING
    left = t[LAPS] - lap
    return FINAL if left == 0 else SECOND_LAST if left == 1 else EARLY


def has_pits(t: Row, kind: int) -> bool:
    """Whether the pits are open in a lap of this kind."""
    return t[PITS] != 0 and OPENING < kind < FINAL


def row_after(t: Row, here: int, owed: int, end: int) -> int:
    """The row of a car that has made a move from a space."""
    there = end & SPACE_MASK
    corner = t[CORNER + there]
    if corner == 0:
        return t[ROW + there]
    if corner == t[CORNER + here]:
        return t[ROW + there] + max(0, owed - 1)
    return t[ROW + there] + max(0, t[DEMAND + corner] - 1 + (end >> OVERSHOT_SHIFT & 1))


def is_crossing(t: Row, here: int, end: int) -> bool:
    """Whether a move crosses the line, but not to finish."""
    there = end & SPACE_MASK
    return there < t[LAP_SPACES] and end >> STEPS_SHIFT & STEPS_MASK > 0 and crosses(t, here, there)


def landing(t: Row, kind: int, nitro: int, here: int, owed: int, end: int) -> int:
    """Where in x the values of a car begin that has made a move to a space of the road."""
    if is_crossing(t, here, end):
        if kind == OPENING:
            kind = kind_of(t, 1)
        else:
            kind += 1
            nitro = 1 if t[ROAD] else 0
    return value_at(t, kind, nitro, row_after(t, here, owed, end))


@inlined
def turns_after(t: Row, x: ShortRow, at: int, gear: int, wear: int, gains: bool, end: int) -> int:
    """Turns to go after an end of a move that leaves this many wear points; zones counted, motors not.

    `at` is its landing; `gains`: it ends a lap and passes the checkpoint.
    """
    there = end & SPACE_MASK
    if wear <= 0:
        return t[CRASH]
    if there >= t[FIRST_GOAL]:
        return 0
    at += gear * (t[FULL] + 1)
    if t[ROAD] == 0 or there >= t[LAP_SPACES]:
        return x[at + wear]
    return after_zones(t, x, at, min(t[FULL], wear + 10) if gains else wear, end)


def turns_from_box(t: Row, x: ShortRow, kind: int) -> int:
    """Turns to go for a car in its box."""
    return x[value_at(t, kind, 0, t[ROW + t[FIRST_BOX]]) + t[FULL] + 1 + t[FULL]]


def after_zones(t: Row, x: ShortRow, at: int, wear: int, end: int) -> int:
    """Turns to go for a car that rolls for black spaces and for the trouble-maker after an end of a move."""
    zone = t[ZONE + (end & SPACE_MASK)]
    black = black_of(end) if t[PASSING] else zone & IN_DANGER
    trouble = zone & IN_TROUBLE
    total = 0
    weight = 1
    for _ in range(black):
        weight *= 4
    whole = 1
    for lost in range(black + 1):
        left = wear - lost
        turns = x[at + left] if left > 0 else t[CRASH]
        if trouble and left > 0:
            turns = (turns + (x[at + left - 2] if left > 2 else t[CRASH])) // 2
        total += weight * turns
        weight = weight * (black - lost) // (4 * (lost + 1))
    for _ in range(black):
        whole *= 5
    return total // whole


def unlucky(now: int, less: int) -> int:
    """Turns to go before a roll of the black die that may cost a point."""
    return now + (less - now) // 5


def is_strained(gear: int, face: int) -> bool:
    """Whether a face strains the motors."""
    return (gear == 5 and face == 20) or (gear == 6 and face == 30)


def add_ends(
    t: Row, x: ShortRow, s: Row, v: Row, kind: int, nitro: int, space: int, owed: int, gear: int, face: int
) -> None:
    """The best of the ends in s for this face, by wear points before the move; those that stay where they are wait."""
    best = (gear * 32 + face) * BEST_WEAR
    for number in range(s[ENDS]):
        end = s[END + number]
        if end >> STEPS_SHIFT & STEPS_MASK == 0:
            continue
        price = end >> PRICE_SHIFT
        if t[FIRST_DOOR] <= end & SPACE_MASK < t[FIRST_GOAL]:
            served = turns_from_box(t, x, kind)
            for wear in range(1, t[FULL] + 1):
                v[best + wear] = min(v[best + wear], served)
            continue
        at = landing(t, kind, nitro, space, owed, end)
        gains = t[CHECKPOINT] != 0 and kind != OPENING and is_crossing(t, space, end)
        motor = is_strained(gear, face) and end & SPACE_MASK < t[LAP_SPACES]
        for wear in range(price + 1, t[FULL] + 1):
            turns = turns_after(t, x, at, gear, wear - price, gains, end)
            if motor:
                turns = unlucky(turns, turns_after(t, x, at, gear, wear - price - 1, gains, end))
            if turns < v[best + wear]:
                v[best + wear] = turns


def find_alone(t: Row, s: Row, w: Row, kind: int, space: int, owed: int, length: int, bonus: int) -> None:
    """The ends of a move with nobody in the way, into s."""
    w[EPOCH] += 1
    road = LAST_ROAD if kind == FINAL else PLAIN_ROAD
    if has_pits(t, kind):
        road = BOX_ROAD + t[BOX_TEAM]
    s[BONUS] = bonus
    search(t, s, w, road, space, owed, length, bonus > 0 or space >= t[LAP_SPACES])
    offer(t, s, w, space, length)


def value_row(
    t: Row, x: ShortRow, y: ShortRow, s: Row, w: Row, v: Row, kind: int, nitro: int, space: int, owed: int
) -> None:
    """The values of one space, from those of all spaces that a move leads to."""
    for gear in range(1, 7):
        for number in range(t[DIE + gear]):
            best = (gear * 32 + t[FACES + gear * 32 + number]) * BEST_WEAR
            for wear in range(t[FULL] + 1):
                v[best + wear] = t[CRASH]
    for length in range(1, 31):
        find_alone(t, s, w, kind, space, owed, length, 0)
        for gear in range(1, 7):
            if has_face(t, gear, length):
                add_ends(t, x, s, v, kind, nitro, space, owed, gear, length)
    if nitro:
        for gear in range(1, 7):
            for face in range(1, 31):
                if has_face(t, gear, face):
                    find_alone(t, s, w, kind, space, owed, face + gear, gear)
                    add_ends(t, x, s, v, kind, 0, space, owed, gear, face)
    settle_row(t, x, y, s, v, kind, nitro, space, owed)


def has_face(t: Row, gear: int, face: int) -> bool:
    """Whether the die of a gear has this face."""
    return t[FACES + gear * 32] <= face <= t[FACES + gear * 32 + t[DIE + gear] - 1]


def settle_row(t: Row, x: ShortRow, y: ShortRow, s: Row, v: Row, kind: int, nitro: int, space: int, owed: int) -> None:
    """Rolls and choices of a space, with fewer wear points first: a move of no spaces leads back to them."""
    wears = t[FULL] + 1
    at = value_at(t, kind, nitro, t[ROW + space] + owed)
    stay = value_at(t, kind, nitro, t[ROW + space] + max(0, owed - 1))
    for gear in range(GEAR_ROWS):
        x[at + gear * wears] = t[CRASH]
        y[at + gear * wears] = t[CRASH]
    s[CAR] = 0
    s[SPACE] = space
    for wear in range(1, wears):
        s[WEAR] = wear
        for gear in range(1, 7):
            y[at + gear * wears + wear] = value_roll(t, x, v, stay + gear * wears, space, gear, wear)
        for before in range(GEAR_ROWS):
            s[GEARS] = before
            best = t[CRASH]
            for gear in range(lowest_gear(t, s, 0), highest_gear(t, s, 0) + 1):
                left = wear - skip_cost(t, s, 0, gear)
                if left > 0:
                    best = min(best, UNIT + y[at + gear * wears + left])
            x[at + before * wears + wear] = best


def value_roll(t: Row, x: ShortRow, v: Row, stay: int, space: int, gear: int, wear: int) -> int:
    """Turns to go once the die is rolled and the best end chosen."""
    total = 0
    for number in range(t[DIE + gear]):
        face = t[FACES + gear * 32 + number]
        turns = v[(gear * 32 + face) * BEST_WEAR + wear]
        if face < wear and space < t[LAP_SPACES]:
            stayed = x[stay + wear - face]
            if is_strained(gear, face):
                stayed = unlucky(stayed, x[stay + wear - face - 1])
            turns = min(turns, stayed)
        total += turns
    return (total + t[DIE + gear] // 2) // t[DIE + gear]


def value_lap(
    t: Row, x: ShortRow, y: ShortRow, s: Row, w: Row, v: Row, order: Row, count: int, kind: int, nitro: int
) -> None:
    """All spaces of a lap; `order` has them, the last one first."""
    for number in range(count):
        space = order[number]
        if space < t[LAP_SPACES] or has_pits(t, kind):
            for owed in range(1 + t[DEMAND + t[CORNER + space]]):
                value_row(t, x, y, s, w, v, kind, nitro, space, owed)
