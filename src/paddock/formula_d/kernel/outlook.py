"""An estimate of a seat's prospects from every car's turns to go."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.drivers import turns_of
from paddock.kernel.rows import Row, ShortRow

AHEAD = k.UNIT * 35 // 100
"""The value of being ahead of another car, in turns."""
CERTAIN = 1 << 16
"""A chance of one."""
WIN, BEHIND = 3, 1
"""The value of winning, and of beating all rivals."""


def turns_to_go(t: Row, v: ShortRow, s: Row, car: int) -> int:
    """Return the turns to the finish; early laps count alike."""
    more = max(0, t[k.LAPS] - 2 - max(1, s[k.LAP + car]))
    return turns_of(t, v, s, car) + more * t[k.LAP_TURNS]


def chance_before(t: Row, mine: int, theirs: int) -> int:
    """Return the chance to finish first, from both cars' turns to go."""
    firm = t[k.FIRMNESS + max(0, min(k.FIRM - 1, (mine + theirs) // k.UNIT))]
    ahead = ((theirs - mine) >> 4) * firm >> 32
    return t[k.CHANCE + max(0, min(k.CHANCES - 1, ahead + k.CHANCES // 2))]


def outlook(t: Row, v: ShortRow, s: Row, go: Row, seat: int) -> int:
    """Return a seat's prospects: its chance to win, and the expected share of rivals it beats.

    The race is at the beginning of a round. `go` is scratch for each car's turns to go and its place in the order of
    play: a car that is ahead stays ahead more often than the turns alone suggest.
    """
    win = behind = 0
    for place in range(s[k.HOMES]):
        if t[k.SEAT + s[k.HOME + place]] == seat:
            win += CERTAIN if place == 0 else 0
            behind += (t[k.CARS] - 1 - place) * CERTAIN
    for place in range(s[k.OUTS]):
        if t[k.SEAT + (s[k.OUT + place] & 15)] == seat:
            behind += place * CERTAIN
    for place in range(s[k.ORDERED]):
        car = s[k.ORDER + place]
        go[car] = turns_to_go(t, v, s, car)
        go[k.MOST_CARS + car] = place
    for car in range(t[k.CARS]):
        if s[k.SPACE + car] < 0 or t[k.SEAT + car] != seat:
            continue
        first = CERTAIN if s[k.HOMES] == 0 else 0
        behind += s[k.OUTS] * CERTAIN
        for other in range(t[k.CARS]):
            if s[k.SPACE + other] >= 0 and other != car:
                lead = AHEAD if go[k.MOST_CARS + car] < go[k.MOST_CARS + other] else -AHEAD
                chance = chance_before(t, go[car], go[other] + lead)
                first = first * chance >> 16
                behind += chance
        win += first
    return win * WIN + behind * BEHIND // max(1, t[k.CARS] - 1)
