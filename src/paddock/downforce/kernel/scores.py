"""The end of a race: the winnings of each seat."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.kernel.figures import FIGURES, SCORE, judge
from paddock.kernel.rows import Row

KEYS = 8
"""Where the sort keys of the seats are in the scratch row w, after those of the cars."""


def score(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Compute every seat's figures at the end."""
    if t[k.BY_ORDER]:
        count_order(t, s, w, f, at)
    else:
        count_money(t, s, w, f, at)
    for seat in range(t[k.SEATS]):
        w[seat] = w[KEYS + seat]
    judge(f, at, w, t[k.SEATS])


def count_money(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Compute winnings, which are prizes and bets less prices; the better place breaks a tie (DF-35, DF-36)."""
    players = t[k.SEATS]
    for seat in range(players):
        f[at + seat * FIGURES + SCORE] = 0
        w[KEYS + seat] = 7
    for car in range(6):
        if s[k.OWNER + car] >= 0:
            f[at + s[k.OWNER + car] * FIGURES + SCORE] -= s[k.PRICE + car]
    for place in range(s[k.HOME]):
        car = s[k.PLACES + place]
        owner = s[k.OWNER + car]
        if owner >= 0:
            f[at + owner * FIGURES + SCORE] += k.PRIZES[place]
            w[KEYS + owner] = min(w[KEYS + owner], place + 1)
        if place < 3:
            pay_bets(t, s, f, at, car, place)
    for seat in range(players):
        w[KEYS + seat] = f[at + seat * FIGURES + SCORE] * 8 - w[KEYS + seat]


def pay_bets(t: Row, s: Row, f: Row, at: int, car: int, place: int) -> None:
    """Pay all bets on a car (DF-33)."""
    for seat in range(t[k.SEATS]):
        for bet in range(s[k.BETS_MADE]):
            if s[k.BETS + seat * 3 + bet] == car:
                f[at + seat * FIGURES + SCORE] += k.PAYOUTS[place * 3 + bet]


def count_order(t: Row, s: Row, w: Row, f: Row, at: int) -> None:
    """Rank seats by their best car: finished cars first, then by laps and distance (DF-50, DF-52)."""
    for car in range(6):
        w[car] = s[k.LAPS + car] * k.WIDE + t[k.ROAD + s[k.CARS + car]] if s[k.CARS + car] >= 0 else 0
    for place in range(s[k.HOME]):
        w[s[k.PLACES + place]] = (1 << 40) - place
    for seat in range(t[k.SEATS]):
        w[KEYS + seat] = 0
    for car in range(6):
        owner = s[k.OWNER + car]
        if owner >= 0:
            behind = 0
            for other in range(6):
                behind += w[other] > w[car] or (w[other] == w[car] and other < car)
            w[KEYS + owner] = max(w[KEYS + owner], 6 - behind)
    for seat in range(t[k.SEATS]):
        f[at + seat * FIGURES + SCORE] = w[KEYS + seat]
