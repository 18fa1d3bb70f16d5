"""The end of a race: what each seat has won."""

from __future__ import annotations

from paddock.downforce.kernel.layout import (
    BETS,
    BETS_MADE,
    BY_ORDER,
    CARS,
    HOME,
    LAPS,
    OWNER,
    PAYOUTS,
    PLACES,
    PLAYERS,
    PRICE,
    PRIZES,
    ROAD,
    WIDE,
)
from paddock.kernel.figures import FIGURES, SCORE, judge
from paddock.kernel.rows import Row

KEYS = 8
"""Where in the scratch row w the keys of the seats lie; before them, cars."""


def count_up(t: Row, s: Row, w: Row, figures: Row, at: int) -> None:
    """The figures of every seat at the end."""
    if t[BY_ORDER]:
        count_order(t, s, w, figures, at)
    else:
        count_money(t, s, w, figures, at)
    for seat in range(t[PLAYERS]):
        w[seat] = w[KEYS + seat]
    judge(figures, at, w, t[PLAYERS])


def count_money(t: Row, s: Row, w: Row, figures: Row, at: int) -> None:
    """Winnings are prizes and bets less prices; a tie goes to the better place (DF-35, DF-36)."""
    players = t[PLAYERS]
    for seat in range(players):
        figures[at + seat * FIGURES + SCORE] = 0
        w[KEYS + seat] = 7
    for car in range(6):
        if s[OWNER + car] >= 0:
            figures[at + s[OWNER + car] * FIGURES + SCORE] -= s[PRICE + car]
    for place in range(s[HOME]):
        car = s[PLACES + place]
        owner = s[OWNER + car]
        if owner >= 0:
            figures[at + owner * FIGURES + SCORE] += PRIZES[place]
            w[KEYS + owner] = min(w[KEYS + owner], place + 1)
        if place < 3:
            pay_bets(t, s, figures, at, car, place)
    for seat in range(players):
        w[KEYS + seat] = figures[at + seat * FIGURES + SCORE] * 8 - w[KEYS + seat]


def pay_bets(t: Row, s: Row, figures: Row, at: int, car: int, place: int) -> None:
    """What all bets on a car pay (DF-33)."""
    for seat in range(t[PLAYERS]):
        for bet in range(s[BETS_MADE]):
            if s[BETS + seat * 3 + bet] == car:
                figures[at + seat * FIGURES + SCORE] += PAYOUTS[place * 3 + bet]


def count_order(t: Row, s: Row, w: Row, figures: Row, at: int) -> None:
    """The best car of each seat counts: those home first, then by laps and how far they are (DF-50, DF-52)."""
    for car in range(6):
        w[car] = s[LAPS + car] * WIDE + t[ROAD + s[CARS + car]] if s[CARS + car] >= 0 else 0
    for place in range(s[HOME]):
        w[s[PLACES + place]] = (1 << 40) - place
    for seat in range(t[PLAYERS]):
        w[KEYS + seat] = 0
    for car in range(6):
        owner = s[OWNER + car]
        if owner >= 0:
            behind = 0
            for other in range(6):
                behind += w[other] > w[car] or (w[other] == w[car] and other < car)
            w[KEYS + owner] = max(w[KEYS + owner], 6 - behind)
    for seat in range(t[PLAYERS]):
        figures[at + seat * FIGURES + SCORE] = w[KEYS + seat]
