"""How a race looks for a seat before it is over: from the turns that every car has to go if it were alone."""

from __future__ import annotations

from paddock.formula_d.kernel.drivers import turns_of
from paddock.formula_d.kernel.layout import (
    CARS,
    CHANCE,
    CHANCES,
    FIRM,
    FIRMNESS,
    HOME,
    HOMES,
    LAP,
    LAP_TURNS,
    LAPS,
    MOST_CARS,
    ORDER,
    ORDERED,
    OUT,
    OUTS,
    SEAT,
    SPACE,
    UNIT,
)
from paddock.kernel.rows import Row, ShortRow

AHEAD = UNIT * 35 // 100
"""What it counts to be ahead of another car, in turns."""
CERTAIN = 1 << 16
"""A chance of one."""
WIN, BEHIND = 3, 1
"""What winning counts, and leaving all rivals behind."""


def turns_to_go(t: Row, x: ShortRow, s: Row, car: int) -> int:
    """Turns to the finish; early laps count as alike."""
    more = max(0, t[LAPS] - 2 - max(1, s[LAP + car]))
    return turns_of(t, x, s, car) + more * t[LAP_TURNS]


def chance_before(t: Row, mine: int, theirs: int) -> int:
    """The chance to be home first, when two cars have these turns to go."""
    firm = t[FIRMNESS + max(0, min(FIRM - 1, (mine + theirs) // UNIT))]
    ahead = ((theirs - mine) >> 4) * firm >> 32
    return t[CHANCE + max(0, min(CHANCES - 1, ahead + CHANCES // 2))]


def outlook(t: Row, x: ShortRow, s: Row, go: Row, seat: int) -> int:
    """How good the race looks for a seat: its chance to win, and the share of rivals that it leaves behind.

    The race is at the beginning of a round. `go` is scratch: the turns that each car has to go, and its place in the
    order of play, for who is ahead stays ahead more often than the turns alone tell.
    """
    win = behind = 0
    for place in range(s[HOMES]):
        if t[SEAT + s[HOME + place]] == seat:
            win += CERTAIN if place == 0 else 0
            behind += (t[CARS] - 1 - place) * CERTAIN
    for place in range(s[OUTS]):
        if t[SEAT + (s[OUT + place] & 15)] == seat:
            behind += place * CERTAIN
    for place in range(s[ORDERED]):
        car = s[ORDER + place]
        go[car] = turns_to_go(t, x, s, car)
        go[MOST_CARS + car] = place
    for car in range(t[CARS]):
        if s[SPACE + car] < 0 or t[SEAT + car] != seat:
            continue
        first = CERTAIN if s[HOMES] == 0 else 0
        behind += s[OUTS] * CERTAIN
        for other in range(t[CARS]):
            if s[SPACE + other] >= 0 and other != car:
                lead = AHEAD if go[MOST_CARS + car] < go[MOST_CARS + other] else -AHEAD
                chance = chance_before(t, go[car], go[other] + lead)
                first = first * chance >> 16
                behind += chance
        win += first
    return win * WIN + behind * BEHIND // max(1, t[CARS] - 1)
