"""Entry points that fill a set-up's tables once: ends of moves on an empty road, and values."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.moves import offer
from paddock.formula_d.kernel.reach import clear_marks, search
from paddock.formula_d.kernel.values import value_lap
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow

LONGEST_ROLL = 30


def fill_ends(t: Array, v: ShortArray, s: Array, w: Array, room: int) -> int:
    """Compute the ends of all moves without nitro on an empty road; return how much of v is then filled.

    Ends beyond `room` are only counted.
    """
    filled = 2 * t[k.AFTER_GEAR]
    s[k.BONUS] = 0
    for road in range(k.BOX_ROAD + 5):
        for space in range(t[k.FIRST_BOX] + 5):
            if t[k.LINKS + (road << k.SPACE_BITS | space)] >> 32 == 0:
                continue
            for owed in range(1 + t[k.DEMAND + t[k.CORNER + space]]):
                for length in range(1, LONGEST_ROLL + 1):
                    clear_marks(w)
                    search(t, s, w, road, space, owed, length, space >= t[k.LAP_SPACES])
                    offer(t, s, w, space, length)
                    filled = keep(t, v, s, road, t[k.ROW + space] + owed, length, filled, room)
    return filled


def keep(t: Row, v: ShortRow, s: Row, road: int, place: int, length: int, filled: int, room: int) -> int:
    """Store the ends in s, sharing those equal to the plain road's. Return how much of v is filled."""
    plain = t[t[k.CLEAR] + (k.PLAIN_ROAD * t[k.ROWS] + place) * k.LENGTHS + length]
    count = s[k.ENDS]
    same = road != k.PLAIN_ROAD and plain & 0xFFFF == count and (plain >> 24) + count <= room
    top = 0
    for at in range(count):
        top = max(top, s[k.END + at] >> k.PRICE_SHIFT)
        same = same and v[(plain >> 24) + at] == s[k.END + at]
    if same:
        t[t[k.CLEAR] + (road * t[k.ROWS] + place) * k.LENGTHS + length] = plain
        return filled
    t[t[k.CLEAR] + (road * t[k.ROWS] + place) * k.LENGTHS + length] = filled << 24 | min(255, top) << 16 | count
    if filled + count <= room:
        for at in range(count):
            v[filled + at] = s[k.END + at]
    return filled + count


def fill_values(t: Array, v: ShortArray, s: Array, w: Array, rolls: Array, order: Array, count: int) -> None:
    """Compute the values of positions from the last lap to the first; `order` lists the spaces, last one first."""
    for kind in range(k.FINAL, k.OPENING - 1, -1):
        if (kind == k.SECOND_LAST and t[k.LAPS] < 2) or (kind == k.EARLY and t[k.LAPS] < 3):
            continue
        for nitro in range(2 if t[k.ROAD] else 1):
            value_lap(t, v, s, w, rolls, order, count, kind, nitro)
