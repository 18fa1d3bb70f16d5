"""The end of a race: every seat's result."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.figures import FIGURES, SCORE, WIN, judge
from paddock.kernel.luck import SPREAD
from paddock.kernel.rows import Row, row_from


def score(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Compute the figures of a finished race (FD-28).

    A seat takes the place of its best car. If no car finishes, nobody wins.
    """
    seats = t[k.SEATS]
    for seat in range(seats):
        w[k.KEYS + seat] = -t[k.CARS]
        f[at + seat * FIGURES + SCORE] = 0
    for number in range(s[k.HOMES] + s[k.OUTS]):
        home = number < s[k.HOMES]
        car = s[k.HOME + number] if home else s[k.OUT + s[k.HOMES] + s[k.OUTS] - 1 - number] & 15
        seat = t[k.SEAT + car]
        w[k.KEYS + seat] = max(w[k.KEYS + seat], -number)
        if home:
            f[at + seat * FIGURES + SCORE] += t[k.CARS] - number
    judge(f, at, row_from(w, k.KEYS), seats)
    if s[k.HOMES] == 0:
        for seat in range(seats):
            f[at + seat * FIGURES + WIN] = 0
    if t[k.CARS] == 1 and w[k.LUCK_KIND] == SPREAD:  # when races are valued, a lone car counts by its turns
        f[at + SCORE] = s[k.TURNS] if s[k.HOMES] > 0 else t[k.CRASH] // k.UNIT
