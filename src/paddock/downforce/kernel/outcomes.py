"""The door that values positions: races on from states or from a view, and how they end for every seat."""

from __future__ import annotations

from paddock.downforce.kernel.answers import answer, ask_again
from paddock.downforce.kernel.drivers import drive_on
from paddock.downforce.kernel.layout import PLAYERS, SIZE
from paddock.downforce.kernel.redeal import redeal
from paddock.downforce.kernel.scores import count_up
from paddock.kernel.figures import OUTCOME, add_outcome
from paddock.kernel.luck import seed
from paddock.kernel.rows import Array


def outcomes(
    t: Array,
    s: Array,
    r: Array,
    w: Array,
    rows: Array,
    starts: int,
    hidden: Array,
    deals: int,
    base: Array,
    number: int,
    first: int,
    count: int,
    slots: int,
    chosen: Array,
    choices: int,
    result: int,
    f: Array,
    sums: Array,
) -> None:
    """Races from these rows in turn, after each answer with the same luck; an answer below 0 is left to the driver.

    `deals`: what `hidden` says is dealt anew for each race.
    """
    each = t[PLAYERS] * OUTCOME
    for race in range(count):
        seed(r, number, first + race)
        begin = race % starts * SIZE
        for at in range(SIZE):
            base[at] = rows[begin + at]
        if deals:
            redeal(t, base, hidden, r, w)
        ask_again(t, base)
        a = r[0]
        b = r[1]
        for choice in range(choices):
            for at in range(SIZE):
                s[at] = base[at]
            r[0] = a
            r[1] = b
            if chosen[choice] >= 0:
                answer(t, s, r, w, chosen[choice])
            drive_on(t, s, r, w)
            count_up(t, s, w, f, 0)
            add_outcome(sums, (race % slots * choices + choice) * each, f, t[PLAYERS], result)
