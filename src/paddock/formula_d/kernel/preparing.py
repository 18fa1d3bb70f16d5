"""The entry point that fills all tables of a set-up at once, for machines that run only the kernel."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.filling import fill_ends, fill_values
from paddock.formula_d.kernel.values import value_at
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow


def prepare(t: Array, v: ShortArray, s: Array, w: Array, rolls: Array, order: Array, count: int, room: int) -> int:
    """Fill in the ends of moves and the values of positions; return how much of v they take.

    If that exceeds the room, the caller tries again with as much; it may then take less.
    """
    filled = fill_ends(t, v, s, w, room)
    if filled <= room:
        fill_values(t, v, s, w, rolls, order, count)
        t[k.LAP_TURNS] = lap_turns(t, v)
    return filled


def lap_turns(t: Row, v: ShortRow) -> int:
    """Return the turns that one more lap takes; 0 if the race is too short to tell."""
    if t[k.LAPS] < 3:
        return 0
    row = t[k.ROW + t[k.REAL + t[k.FIRST_GOAL]]]
    at = 4 * (t[k.FULL] + 1) + t[k.FULL]
    return v[value_at(t, k.EARLY, 0, row) + at] - v[value_at(t, k.SECOND_LAST, 0, row) + at]
