"""The ends that a driver is offered: looked up where nobody is in the way, else searched for; what can be paid for."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    ALONG,
    BONUS,
    BOX_ROAD,
    BY_BLOCK,
    BY_CORNER,
    BY_OVERSHOOTING,
    CAR,
    CARS,
    CIRCLE,
    CLEAR,
    CORNER,
    DEMAND,
    END,
    ENDS,
    ENDS_AT,
    EPOCH,
    FACE,
    FAR,
    FATAL,
    FIRST_GOAL,
    FREE,
    LAP,
    LAP_SPACES,
    LAPS,
    LAST_ROAD,
    LENGTHS,
    NOWHERE,
    OFF,
    PASSING,
    PITS,
    PLACE_MASK,
    PLAIN_ROAD,
    PRICE_SHIFT,
    ROW,
    ROWS,
    SPACE,
    SPACE_BITS,
    SPACE_MASK,
    STEPS_MASK,
    STEPS_SHIFT,
    STOPS,
    TAKEN,
    TEAM,
    WEAR,
    WHERE,
)
from paddock.formula_d.kernel.reach import search
from paddock.kernel.rows import Row, ShortRow


def in_pits(t: Row, space: int) -> bool:
    """Whether a space is in the pit lane or a box."""
    return t[LAP_SPACES] <= space < t[FIRST_GOAL]


def stand(t: Row, s: Row, car: int, space: int) -> None:
    """Puts a car on a space."""
    s[SPACE + car] = space
    s[WHERE + car] = t[ALONG + space]


def take_off(s: Row, car: int) -> None:
    """Takes a car off the board."""
    s[SPACE + car] = OFF
    s[WHERE + car] = NOWHERE


def road_of(t: Row, s: Row, car: int) -> int:
    """The steps that are open to a car: to its box in all laps but the first and the last (FD-30)."""
    lap = s[LAP + car]
    if t[PITS] and (0 < lap < t[LAPS] or in_pits(t, s[SPACE + car])):
        return BOX_ROAD + t[TEAM + car]
    return LAST_ROAD if lap == t[LAPS] else PLAIN_ROAD


def owed_by(t: Row, s: Row, car: int) -> int:
    """How many stops a car still owes to the corner where it stands (FD-22)."""
    corner = t[CORNER + s[SPACE + car]]
    return max(0, t[DEMAND + corner] - s[STOPS + car]) if corner else 0


def mark_traffic(t: Row, s: Row, w: Row, car: int, length: int) -> bool:
    """Marks the spaces of cars that may be in the way of a move; whether there are any."""
    w[EPOCH] += 1
    far = t[FAR + s[SPACE + car] * LENGTHS + length]
    near = 0
    for other in range(t[CARS]):
        near += gap_ahead(t, s, car, other) <= far
    if near == 1:  # the car itself
        return False
    for other in range(t[CARS]):
        if other != car and gap_ahead(t, s, car, other) <= far:
            w[TAKEN + s[SPACE + other]] = w[EPOCH]
    return True


def gap_ahead(t: Row, s: Row, car: int, other: int) -> int:
    """How far ahead of a car another one stands, along the lap."""
    gap = s[WHERE + other] - s[WHERE + car]
    return gap + (t[CIRCLE] & gap >> 63)  # there is no branch here: it would be guessed wrong half of the time


def find_ends(t: Row, c: Row, e: ShortRow, s: Row, w: Row) -> None:
    """The ends of the move that is asked for, all that the car can pay for: s[ENDS] of them."""
    car = s[CAR]
    space = s[SPACE + car]
    length = s[FACE] + s[BONUS]
    wear = s[WEAR + car]
    crowded = mark_traffic(t, s, w, car, length)
    road = road_of(t, s, car)
    owed = owed_by(t, s, car)
    if crowded or t[CLEAR] == 0 or s[BONUS] > 0:
        exact = s[BONUS] > 0 or space >= t[LAP_SPACES]
        search(t, s, w, road, space, owed, length, exact)
        offer(t, s, w, space, length)
        s[ENDS_AT] = -1
        keep_payable(s, wear)
        return
    found = c[(road * t[ROWS] + t[ROW + space] + owed) * LENGTHS + length]
    s[ENDS_AT] = found >> 24
    s[ENDS] = found & 0xFFFF
    if found >> 16 & 0xFF > wear:
        for at in range(s[ENDS]):
            s[END + at] = e[s[ENDS_AT] + at]
        s[ENDS_AT] = -1
        keep_payable(s, wear)


def keep_payable(s: Row, wear: int) -> None:
    """Drops the ends that cost more wear points than there are (FD-04)."""
    kept = 0
    for at in range(s[ENDS]):
        if s[END + at] >> PRICE_SHIFT <= wear:
            s[END + kept] = s[END + at]
            kept += 1
    s[ENDS] = kept


def offer(t: Row, s: Row, w: Row, start: int, length: int) -> None:
    """Drops what is no end: too short for nitro or in the pit lane, or no better than another way to the same end."""
    least = min(s[BONUS], w[FREE])
    if start >= t[LAP_SPACES] and w[FREE] > 0:
        least = 1
    goals = kept = 0
    for at in range(s[ENDS]):
        end = s[END + at]
        home = end & SPACE_MASK >= t[FIRST_GOAL]
        if (end >> STEPS_SHIFT & STEPS_MASK) >= least or home:
            s[END + kept] = end
            kept += 1
            goals += home
    s[ENDS] = kept
    if goals > 1 or t[PASSING]:
        drop_dominated(t, s)


def drop_dominated(t: Row, s: Row) -> None:
    """Of ways to the same end those stay that cost less than any over as few black spaces (FD-25)."""
    count = s[ENDS]
    goal = t[FIRST_GOAL]
    dropped = 1 << 40
    for at in range(count):
        end = s[END + at] & dropped - 1
        for other in range(count):
            rival = s[END + other] & dropped - 1
            same = (end ^ rival) & SPACE_MASK == 0 or min(end & SPACE_MASK, rival & SPACE_MASK) >= goal
            if same and rank(rival) < rank(end) and black_of(rival) <= black_of(end):
                s[END + at] |= dropped
                break
    kept = 0
    for at in range(count):
        if s[END + at] < dropped:
            s[END + kept] = s[END + at]
            kept += 1
    s[ENDS] = kept


def rank(end: int) -> int:
    """Orders the ways to an end: by price, black spaces, steps, number."""
    steps = end >> STEPS_SHIFT & STEPS_MASK
    return ((end >> PRICE_SHIFT) * 16 + black_of(end)) * 64 + steps << SPACE_BITS | end & SPACE_MASK


def black_of(end: int) -> int:
    """The black spaces on the way to an end, where they count."""
    return (end & PLACE_MASK) >> SPACE_BITS


def end_at(e: ShortRow, s: Row, number: int) -> int:
    """One of the ends that are offered."""
    return s[END + number] if s[ENDS_AT] < 0 else e[s[ENDS_AT] + number]


def doom(t: Row, s: Row, w: Row) -> int:
    """Why a car is out that can pay for no end."""
    car = s[CAR]
    length = s[FACE] + s[BONUS]
    mark_traffic(t, s, w, car, length)
    search(t, s, w, road_of(t, s, car), s[SPACE + car], owed_by(t, s, car), length, True)
    s[ENDS] = 0
    if w[FREE] < length:
        return BY_BLOCK
    return BY_CORNER if w[FATAL] else BY_OVERSHOOTING
