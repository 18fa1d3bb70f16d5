"""The affordable ends offered to a driver: looked up on an empty road, otherwise searched for."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.reach import clear_marks, search
from paddock.kernel.rows import Row, ShortRow


def in_pits(t: Row, space: int) -> bool:
    """Return whether a space is in the pit lane or a box."""
    return t[k.LAP_SPACES] <= space < t[k.FIRST_GOAL]


def stand(t: Row, s: Row, car: int, space: int) -> None:
    """Put a car on a space."""
    s[k.SPACE + car] = space
    s[k.WHERE + car] = t[k.ALONG + space]


def take_off(s: Row, car: int) -> None:
    """Take a car off the board."""
    s[k.SPACE + car] = k.OFF
    s[k.WHERE + car] = k.NOWHERE


def road_of(t: Row, s: Row, car: int) -> int:
    """Return the road of a car: to its box in all laps but the first and the last (FD-30)."""
    lap = s[k.LAP + car]
    if t[k.PITS] and (0 < lap < t[k.LAPS] or in_pits(t, s[k.SPACE + car])):
        return k.BOX_ROAD + t[k.TEAM + car]
    return k.LAST_ROAD if lap == t[k.LAPS] else k.PLAIN_ROAD


def owed_by(t: Row, s: Row, car: int) -> int:
    """Return how many stops a car still owes in its current corner (FD-22)."""
    corner = t[k.CORNER + s[k.SPACE + car]]
    return max(0, t[k.DEMAND + corner] - s[k.STOPS + car]) if corner else 0


def mark_traffic(t: Row, s: Row, w: Row, car: int, length: int) -> bool:
    """Mark the spaces of cars that may be in the way of a move; return whether there are any."""
    clear_marks(w)
    far = t[k.FAR + s[k.SPACE + car] * k.LENGTHS + length]
    near = 0
    for other in range(t[k.CARS]):
        near += gap_ahead(t, s, car, other) <= far
    if near == 1:  # the car itself
        return False
    w[k.TRAFFIC] = 1
    for other in range(t[k.CARS]):
        if other != car and gap_ahead(t, s, car, other) <= far:
            space = s[k.SPACE + other]
            w[k.TAKEN + (space >> 5)] |= 1 << (space & 31)
    return True


def gap_ahead(t: Row, s: Row, car: int, other: int) -> int:
    """Return how far ahead of a car another one stands, along the lap."""
    gap = s[k.WHERE + other] - s[k.WHERE + car]
    return gap + (t[k.CIRCLE] & gap >> 63)  # branchless, as a branch would be mispredicted half of the time


def find_ends(t: Row, v: ShortRow, s: Row, w: Row) -> None:
    """Find all affordable ends of the current move: s[ENDS] of them."""
    car = s[k.CAR]
    space = s[k.SPACE + car]
    length = s[k.FACE] + s[k.BONUS]
    wear = s[k.WEAR + car]
    crowded = mark_traffic(t, s, w, car, length)
    road = road_of(t, s, car)
    owed = owed_by(t, s, car)
    if crowded or t[k.CLEAR] == 0 or s[k.BONUS] > 0:
        exact = s[k.BONUS] > 0 or space >= t[k.LAP_SPACES]
        search(t, s, w, road, space, owed, length, exact)
        offer(t, s, w, space, length)
        s[k.ENDS_AT] = -1
        keep_payable(s, wear)
        return
    found = t[t[k.CLEAR] + (road * t[k.ROWS] + t[k.ROW + space] + owed) * k.LENGTHS + length]
    s[k.ENDS_AT] = found >> 24
    s[k.ENDS] = found & 0xFFFF
    if found >> 16 & 0xFF > wear:
        for at in range(s[k.ENDS]):
            s[k.END + at] = v[s[k.ENDS_AT] + at]
        s[k.ENDS_AT] = -1
        keep_payable(s, wear)


def keep_payable(s: Row, wear: int) -> None:
    """Drop the ends that cost more wear points than the car has (FD-04)."""
    kept = 0
    for at in range(s[k.ENDS]):
        if s[k.END + at] >> k.PRICE_SHIFT <= wear:
            s[k.END + kept] = s[k.END + at]
            kept += 1
    s[k.ENDS] = kept


def offer(t: Row, s: Row, w: Row, start: int, length: int) -> None:
    """Drop impossible ends (too short for nitro, in the pit lane), and ways no better than another one there."""
    least = min(s[k.BONUS], w[k.FREE])
    if start >= t[k.LAP_SPACES] and w[k.FREE] > 0:
        least = 1
    goals = kept = 0
    for at in range(s[k.ENDS]):
        end = s[k.END + at]
        home = end & k.SPACE_MASK >= t[k.FIRST_GOAL]
        if (end >> k.STEPS_SHIFT & k.STEPS_MASK) >= least or home:
            s[k.END + kept] = end
            kept += 1
            goals += home
    s[k.ENDS] = kept
    if goals > 1 or t[k.PASSING]:
        drop_dominated(t, s)


def drop_dominated(t: Row, s: Row) -> None:
    """Keep only the ways to an end that are cheaper than all others over as few black spaces (FD-25)."""
    count = s[k.ENDS]
    goal = t[k.FIRST_GOAL]
    dropped = 1 << 40
    for at in range(count):
        end = s[k.END + at] & dropped - 1
        for other in range(count):
            rival = s[k.END + other] & dropped - 1
            same = (end ^ rival) & k.SPACE_MASK == 0 or min(end & k.SPACE_MASK, rival & k.SPACE_MASK) >= goal
            if same and rank(rival) < rank(end) and black_of(rival) <= black_of(end):
                s[k.END + at] |= dropped
                break
    kept = 0
    for at in range(count):
        if s[k.END + at] < dropped:
            s[k.END + kept] = s[k.END + at]
            kept += 1
    s[k.ENDS] = kept


def rank(end: int) -> int:
    """Return the rank of a way to an end: by price, black spaces, steps, number."""
    steps = end >> k.STEPS_SHIFT & k.STEPS_MASK
    return ((end >> k.PRICE_SHIFT) * 16 + black_of(end)) * 64 + steps << k.SPACE_BITS | end & k.SPACE_MASK


def black_of(end: int) -> int:
    """Return the black spaces on the way to an end, if they count."""
    return (end & k.PLACE_MASK) >> k.SPACE_BITS


def end_at(v: ShortRow, s: Row, number: int) -> int:
    """Return one of the ends on offer."""
    return s[k.END + number] if s[k.ENDS_AT] < 0 else v[s[k.ENDS_AT] + number]


def doom(t: Row, s: Row, w: Row) -> int:
    """Return the cause by which a car that cannot afford any end is out."""
    car = s[k.CAR]
    length = s[k.FACE] + s[k.BONUS]
    mark_traffic(t, s, w, car, length)
    search(t, s, w, road_of(t, s, car), s[k.SPACE + car], owed_by(t, s, car), length, True)
    s[k.ENDS] = 0
    if w[k.FREE] < length:
        return k.BY_BLOCK
    return k.BY_CORNER if w[k.FATAL] else k.BY_OVERSHOOTING
