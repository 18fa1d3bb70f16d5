"""The police station of a road race (FD-43)."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.rows import Row


def note_speed(s: Row, car: int) -> None:
    """Note how fast a car passed the police."""
    s[k.SPEED + s[k.SPEEDS]] = s[k.FACE] | car << 5 | s[k.PASSES + car] << 9
    s[k.SPEEDS] += 1


def judge_speeds(t: Row, s: Row) -> None:
    """Reward the fastest, once every car still racing has passed."""
    while s[k.SPEEDS] > 0 and all_passed(t, s):
        s[k.JUDGED] += 1
        best = take_fastest(s)
        if best >= 0 and s[k.SPACE + best] >= 0:
            s[k.WEAR + best] = min(t[k.FULL], s[k.WEAR + best] + 2)


def all_passed(t: Row, s: Row) -> bool:
    """Return whether every car on the board has made the next passing to be judged."""
    late = 0
    for car in range(t[k.CARS]):
        late += s[k.SPACE + car] >= 0 and s[k.PASSES + car] <= s[k.JUDGED]
    return late == 0


def take_fastest(s: Row) -> int:
    """Return the fastest car in the judged passing, the first of equals; -1 if all of them are out."""
    kept = 0
    best = -1
    fastest = -1
    for at in range(s[k.SPEEDS]):
        noted = s[k.SPEED + at]
        if noted >> 9 != s[k.JUDGED]:
            s[k.SPEED + kept] = noted
            kept += 1
        elif noted & 31 > fastest and not is_out(s, noted >> 5 & 15):
            fastest = noted & 31
            best = noted >> 5 & 15
    s[k.SPEEDS] = kept
    return best


def is_out(s: Row, car: int) -> bool:
    """Return whether a car has gone out."""
    found = False
    for at in range(s[k.OUTS]):
        found = found or s[k.OUT + at] & 15 == car
    return found
