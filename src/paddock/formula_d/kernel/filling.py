"""The doors that fill tables once for a set-up: ends of moves with nobody in the way, and values."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import (
    BONUS,
    BOX_ROAD,
    CORNER,
    DEMAND,
    EARLY,
    END,
    ENDS,
    EPOCH,
    FINAL,
    FIRST_BOX,
    LAP_SPACES,
    LAPS,
    LENGTHS,
    LINKS,
    OPENING,
    PLAIN_ROAD,
    PRICE_SHIFT,
    ROAD,
    ROW,
    ROWS,
    SECOND_LAST,
    SPACE_BITS,
)
from paddock.formula_d.kernel.moves import offer
from paddock.formula_d.kernel.reach import search
from paddock.formula_d.kernel.values import value_lap
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow

LONGEST_ROLL = 30


def fill_ends(t: Array, c: Array, e: ShortArray, s: Array, w: Array, room: int) -> int:
    """Works out the ends of all moves without nitro with nobody in the way; gives how much of e that takes.

    What does not fit into the room is counted only.
    """
    filled = 0
    s[BONUS] = 0
    for road in range(BOX_ROAD + 5):
        for space in range(t[FIRST_BOX] + 5):
            if t[LINKS + (road << SPACE_BITS | space)] >> 32 == 0:
                continue
            for owed in range(1 + t[DEMAND + t[CORNER + space]]):
                for length in range(1, LONGEST_ROLL + 1):
                    w[EPOCH] += 1
                    search(t, s, w, road, space, owed, length, space >= t[LAP_SPACES])
                    offer(t, s, w, space, length)
                    filled = keep(t, c, e, s, road, t[ROW + space] + owed, length, filled, room)
    return filled


def keep(t: Row, c: Row, e: ShortRow, s: Row, road: int, place: int, length: int, filled: int, room: int) -> int:
    """Notes the ends in s; what is the same as on the plain road is kept once. Gives how much of e is filled."""
    plain = c[(PLAIN_ROAD * t[ROWS] + place) * LENGTHS + length]
    count = s[ENDS]
    same = road != PLAIN_ROAD and plain & 0xFFFF == count and (plain >> 24) + count <= room
    top = 0
    for at in range(count):
        top = max(top, s[END + at] >> PRICE_SHIFT)
        same = same and e[(plain >> 24) + at] == s[END + at]
    if same:
        c[(road * t[ROWS] + place) * LENGTHS + length] = plain
        return filled
    c[(road * t[ROWS] + place) * LENGTHS + length] = filled << 24 | min(255, top) << 16 | count
    if filled + count <= room:
        for at in range(count):
            e[filled + at] = s[END + at]
    return filled + count


def fill_values(t: Array, x: ShortArray, y: ShortArray, s: Array, w: Array, v: Array, order: Array, count: int) -> None:
    """What positions are worth, lap by lap from the last to the first; `order` has the spaces, the last one first."""
    for kind in range(FINAL, OPENING - 1, -1):
        if (kind == SECOND_LAST and t[LAPS] < 2) or (kind == EARLY and t[LAPS] < 3):
            continue
        for nitro in range(2 if t[ROAD] else 1):
            value_lap(t, x, y, s, w, v, order, count, kind, nitro)
