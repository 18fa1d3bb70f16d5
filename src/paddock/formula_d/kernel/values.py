"""The value of every position to a lone car: its turns to the finish, driven optimally.

Dynamic programming backwards from the finish, over kinds of laps, nitro, space, stops owed, gear and wear points. Moves
only lead forwards, or to the same space for wear points, so one pass through the spaces of a lap is enough. It takes
motors, zones, nitro, the checkpoint and pit stops into account, but not the police.
"""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import black_of, offer
from paddock.formula_d.kernel.race import crosses, highest_gear, lowest_gear, skip_cost
from paddock.formula_d.kernel.reach import clear_marks, search
from paddock.kernel.rows import Row, ShortRow, inlined


def value_at(t: Row, kind: int, nitro: int, row: int) -> int:
    """Return the index in x and y at which the values of a row begin."""
    return ((kind * 2 + nitro) * t[k.ROWS] + row) * k.GEAR_ROWS * (t[k.FULL] + 1)


def kind_of(t: Row, lap: int) -> int:
    """Return the kind of a lap."""
    if lap == 0:
        return k.OPENING
    left = t[k.LAPS] - lap
    return k.FINAL if left == 0 else k.SECOND_LAST if left == 1 else k.EARLY


def has_pits(t: Row, kind: int) -> bool:
    """Return whether the pits are open in a lap of this kind."""
    return t[k.PITS] != 0 and k.OPENING < kind < k.FINAL


def row_after(t: Row, here: int, owed: int, end: int) -> int:
    """Return the row of a car after a move."""
    there = end & k.SPACE_MASK
    corner = t[k.CORNER + there]
    if corner == 0:
        return t[k.ROW + there]
    if corner == t[k.CORNER + here]:
        return t[k.ROW + there] + max(0, owed - 1)
    return t[k.ROW + there] + max(0, t[k.DEMAND + corner] - 1 + (end >> k.OVERSHOT_SHIFT & 1))


def is_crossing(t: Row, here: int, end: int) -> bool:
    """Return whether a move crosses the line without finishing."""
    there = end & k.SPACE_MASK
    return there < t[k.LAP_SPACES] and end >> k.STEPS_SHIFT & k.STEPS_MASK > 0 and crosses(t, here, there)


def landing(t: Row, kind: int, nitro: int, here: int, owed: int, end: int) -> int:
    """Return the index in x of the values of a car that has moved to a space of the road."""
    if is_crossing(t, here, end):
        if kind == k.OPENING:
            kind = kind_of(t, 1)
        else:
            kind += 1
            nitro = 1 if t[k.ROAD] else 0
    return value_at(t, kind, nitro, row_after(t, here, owed, end))


@inlined
def turns_after(t: Row, v: ShortRow, at: int, gear: int, wear: int, gains: bool, end: int) -> int:
    """Return the turns to go after an end that leaves this many wear points, including zones but not motors.

    `at` is its landing; `gains`: the move ends a lap and passes the checkpoint.
    """
    there = end & k.SPACE_MASK
    if wear <= 0:
        return t[k.CRASH]
    if there >= t[k.FIRST_GOAL]:
        return 0
    at += gear * (t[k.FULL] + 1)
    if t[k.ROAD] == 0 or there >= t[k.LAP_SPACES]:
        return v[at + wear]
    return after_zones(t, v, at, min(t[k.FULL], wear + 10) if gains else wear, end)


def turns_from_box(t: Row, v: ShortRow, kind: int) -> int:
    """Return the turns to go of a car in its box."""
    return v[value_at(t, kind, 0, t[k.ROW + t[k.FIRST_BOX]]) + t[k.FULL] + 1 + t[k.FULL]]


def after_zones(t: Row, v: ShortRow, at: int, wear: int, end: int) -> int:
    """Return the turns to go of a car that rolls for black spaces and the trouble-maker after its move."""
    zone = t[k.ZONE + (end & k.SPACE_MASK)]
    black = black_of(end) if t[k.PASSING] else zone & k.IN_DANGER
    trouble = zone & k.IN_TROUBLE
    total = 0
    weight = 1
    for _ in range(black):
        weight *= 4
    whole = 1
    for lost in range(black + 1):
        left = wear - lost
        turns = v[at + left] if left > 0 else t[k.CRASH]
        if trouble and left > 0:
            turns = (turns + (v[at + left - 2] if left > 2 else t[k.CRASH])) // 2
        total += weight * turns
        weight = weight * (black - lost) // (4 * (lost + 1))
    for _ in range(black):
        whole *= 5
    return total // whole


def unlucky(now: int, less: int) -> int:
    """Return the expected turns to go before a roll of the black die that may cost a point."""
    return now + (less - now) // 5


def is_strained(gear: int, face: int) -> bool:
    """Return whether a face strains the motors."""
    return (gear == 5 and face == 20) or (gear == 6 and face == 30)


def add_ends(
    t: Row, v: ShortRow, s: Row, rolls: Row, kind: int, nitro: int, space: int, owed: int, gear: int, face: int
) -> None:
    """Add the best of the ends in s for this face, by wear points before the move; those on the same space later."""
    best = (gear * 32 + face) * k.BEST_WEAR
    for number in range(s[k.ENDS]):
        end = s[k.END + number]
        if end >> k.STEPS_SHIFT & k.STEPS_MASK == 0:
            continue
        price = end >> k.PRICE_SHIFT
        if t[k.FIRST_DOOR] <= end & k.SPACE_MASK < t[k.FIRST_GOAL]:
            served = turns_from_box(t, v, kind)
            for wear in range(1, t[k.FULL] + 1):
                rolls[best + wear] = min(rolls[best + wear], served)
            continue
        at = landing(t, kind, nitro, space, owed, end)
        gains = t[k.CHECKPOINT] != 0 and kind != k.OPENING and is_crossing(t, space, end)
        motor = is_strained(gear, face) and end & k.SPACE_MASK < t[k.LAP_SPACES]
        for wear in range(price + 1, t[k.FULL] + 1):
            turns = turns_after(t, v, at, gear, wear - price, gains, end)
            if motor:
                turns = unlucky(turns, turns_after(t, v, at, gear, wear - price - 1, gains, end))
            if turns < rolls[best + wear]:
                rolls[best + wear] = turns


def find_alone(t: Row, s: Row, w: Row, kind: int, space: int, owed: int, length: int, bonus: int) -> None:
    """Find the ends of a move on an empty road and put them into s."""
    clear_marks(w)
    road = k.LAST_ROAD if kind == k.FINAL else k.PLAIN_ROAD
    if has_pits(t, kind):
        road = k.BOX_ROAD + t[k.BOX_TEAM]
    s[k.BONUS] = bonus
    search(t, s, w, road, space, owed, length, bonus > 0 or space >= t[k.LAP_SPACES])
    offer(t, s, w, space, length)


def value_row(t: Row, v: ShortRow, s: Row, w: Row, rolls: Row, kind: int, nitro: int, space: int, owed: int) -> None:
    """Compute the values of one space from those of all spaces that a move can reach."""
    for gear in range(1, 7):
        for number in range(t[k.DIE + gear]):
            best = (gear * 32 + t[k.FACES + gear * 32 + number]) * k.BEST_WEAR
            for wear in range(t[k.FULL] + 1):
                rolls[best + wear] = t[k.CRASH]
    for length in range(1, 31):
        find_alone(t, s, w, kind, space, owed, length, 0)
        for gear in range(1, 7):
            if has_face(t, gear, length):
                add_ends(t, v, s, rolls, kind, nitro, space, owed, gear, length)
    if nitro:
        for gear in range(1, 7):
            for face in range(1, 31):
                if has_face(t, gear, face):
                    find_alone(t, s, w, kind, space, owed, face + gear, gear)
                    add_ends(t, v, s, rolls, kind, 0, space, owed, gear, face)
    settle_row(t, v, s, rolls, kind, nitro, space, owed)


def has_face(t: Row, gear: int, face: int) -> bool:
    """Return whether the die of a gear has this face."""
    return t[k.FACES + gear * 32] <= face <= t[k.FACES + gear * 32 + t[k.DIE + gear] - 1]


def settle_row(t: Row, v: ShortRow, s: Row, rolls: Row, kind: int, nitro: int, space: int, owed: int) -> None:
    """Compute the rolls and choices of a space, fewer wear points first, as a move of no spaces leads back to it."""
    wears = t[k.FULL] + 1
    at = value_at(t, kind, nitro, t[k.ROW + space] + owed)
    stay = value_at(t, kind, nitro, t[k.ROW + space] + max(0, owed - 1))
    for gear in range(k.GEAR_ROWS):
        v[at + gear * wears] = t[k.CRASH]
        v[t[k.AFTER_GEAR] + at + gear * wears] = t[k.CRASH]
    s[k.CAR] = 0
    s[k.SPACE] = space
    for wear in range(1, wears):
        s[k.WEAR] = wear
        for gear in range(1, 7):
            turns = value_roll(t, v, rolls, stay + gear * wears, space, gear, wear)
            v[t[k.AFTER_GEAR] + at + gear * wears + wear] = turns
        for before in range(k.GEAR_ROWS):
            s[k.GEARS] = before
            best = t[k.CRASH]
            for gear in range(lowest_gear(t, s, 0), highest_gear(t, s, 0) + 1):
                left = wear - skip_cost(t, s, 0, gear)
                if left > 0:
                    best = min(best, k.UNIT + v[t[k.AFTER_GEAR] + at + gear * wears + left])
            v[at + before * wears + wear] = best


def value_roll(t: Row, v: ShortRow, rolls: Row, stay: int, space: int, gear: int, wear: int) -> int:
    """Return the turns to go once the die is rolled and the best end chosen."""
    total = 0
    for number in range(t[k.DIE + gear]):
        face = t[k.FACES + gear * 32 + number]
        turns = rolls[(gear * 32 + face) * k.BEST_WEAR + wear]
        if face < wear and space < t[k.LAP_SPACES]:
            stayed = v[stay + wear - face]
            if is_strained(gear, face):
                stayed = unlucky(stayed, v[stay + wear - face - 1])
            turns = min(turns, stayed)
        total += turns
    return (total + t[k.DIE + gear] // 2) // t[k.DIE + gear]


def value_lap(t: Row, v: ShortRow, s: Row, w: Row, rolls: Row, order: Row, count: int, kind: int, nitro: int) -> None:
    """Compute the values of all spaces of a lap; `order` lists them, last one first."""
    for number in range(count):
        space = order[number]
        if space < t[k.LAP_SPACES] or has_pits(t, kind):
            for owed in range(1 + t[k.DEMAND + t[k.CORNER + space]]):
                value_row(t, v, s, w, rolls, kind, nitro, space, owed)
