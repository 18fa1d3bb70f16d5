"""How a race has ended for each seat: win, score, lead and place."""

from __future__ import annotations

from paddock.formula_d.kernel.layout import CARS, HOME, HOMES, OUT, OUTS, SEAT, SEATS
from paddock.kernel.figures import FIGURES, SCORE, WIN, judge
from paddock.kernel.rows import Row


def note_figures(t: Row, s: Row, keys: Row, f: Row, at: int) -> None:
    """The figures of a race that is over (FD-28).

    A seat has the place of its best car. If no car has finished, nobody has won.
    """
    seats = t[SEATS]
    for seat in range(seats):
        keys[seat] = -t[CARS]
        f[at + seat * FIGURES + SCORE] = 0
    for number in range(s[HOMES] + s[OUTS]):
        home = number < s[HOMES]
        car = s[HOME + number] if home else s[OUT + s[HOMES] + s[OUTS] - 1 - number] & 15
        seat = t[SEAT + car]
        keys[seat] = max(keys[seat], -number)
        if home:
            f[at + seat * FIGURES + SCORE] += t[CARS] - number
    judge(f, at, keys, seats)
    if s[HOMES] == 0:
        for seat in range(seats):
            f[at + seat * FIGURES + WIN] = 0
