"""The police station of a road race (FD-43)."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import CARS, FACE, FULL, JUDGED, OUT, OUTS, PASSES, SPACE, SPEED, SPEEDS, WEAR
from paddock.kernel.rows import Row


def note_speed(s: Row, car: int) -> None:
    """The police write down how fast a car came by."""
    s[SPEED + s[SPEEDS]] = s[FACE] | car << 5 | s[PASSES + car] << 9
    s[SPEEDS] += 1


def judge_speeds(t: Row, s: Row) -> None:
    """Rewards the fastest, once every car still racing has come by."""
    while s[SPEEDS] > 0 and all_passed(t, s):
        s[JUDGED] += 1
        best = take_fastest(s)
        if best >= 0 and s[SPACE + best] >= 0:
            s[WEAR + best] = min(t[FULL], s[WEAR + best] + 2)


def all_passed(t: Row, s: Row) -> bool:
    """Whether every car on the board has passed once more than was judged."""
    late = 0
    for car in range(t[CARS]):
        late += s[SPACE + car] >= 0 and s[PASSES + car] <= s[JUDGED]
    return late == 0


def take_fastest(s: Row) -> int:
    """The car that was fastest in the passing that is judged, the first of equals; -1 if all of them are out."""
    kept = 0
    best = -1
    fastest = -1
    for at in range(s[SPEEDS]):
        noted = s[SPEED + at]
        if noted >> 9 != s[JUDGED]:
            s[SPEED + kept] = noted
            kept += 1
        elif noted & 31 > fastest and not is_out(s, noted >> 5 & 15):
            fastest = noted & 31
            best = noted >> 5 & 15
    s[SPEEDS] = kept
    return best


def is_out(s: Row, car: int) -> bool:
    """Whether a car has gone out."""
    found = False
    for at in range(s[OUTS]):
        found = found or s[OUT + at] & 15 == car
    return found
