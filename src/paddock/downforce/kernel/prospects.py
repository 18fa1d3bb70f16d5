"""A seat's prospects in the current standings: its prizes and bets, less those of the best rival."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.kernel.rows import Row

CLOSE = 16
"""A car that is this many spaces ahead of another one is sure to stay ahead."""
PER_PRIZE = 80
"""Parts of $M in which prizes are counted here; a space to go costs four."""
PER_SPACE = 4
BET_PARTS = 4
"""Bet number n pays (3 - n) quarters of the winner's prize."""
PRIZE_AT = 8
"""Where the prizes are in the scratch row, after each car's distance to go."""
TOTAL_AT = 16
"""Where the totals of the seats are."""
HOME_GAP = -1000
"""The winner's nominal distance to go; the second car has one more, …"""


def to_go(t: Row, s: Row, car: int) -> int:
    """Return a car's steps to the end of its lap, less completed laps."""
    return t[k.TO_GO + s[k.CARS + car]] - s[k.LAPS + car] * t[k.LAP_STEPS]


def prospects(t: Row, s: Row, w: Row, seat: int) -> int:
    """Return a seat's expected winnings, less those of its best rival; only its own bets are known."""
    expect_prizes(t, s, w)
    for other in range(t[k.SEATS]):
        w[TOTAL_AT + other] = 0
    for car in range(k.CARS_RACING):
        owner = s[k.OWNER + car]
        if owner >= 0:
            w[TOTAL_AT + owner] += BET_PARTS * (w[PRIZE_AT + car] - PER_PRIZE * s[k.PRICE + car])
    for bet in range(s[k.BETS_MADE]):
        w[TOTAL_AT + seat] += (3 - bet) * w[PRIZE_AT + s[k.BETS + seat * 3 + bet]]
    best = -(1 << 40)
    for other in range(t[k.SEATS]):
        if other != seat:
            best = max(best, w[TOTAL_AT + other])
    return w[TOTAL_AT + seat] - best


def expect_prizes(t: Row, s: Row, w: Row) -> None:
    """Compute each car's prize from the number of cars that it is likely to beat."""
    for car in range(k.CARS_RACING):
        w[car] = to_go(t, s, car) if s[k.CARS + car] >= 0 else HOME_GAP
    for place in range(s[k.HOME]):
        car = s[k.PLACES + place]
        w[car] += place
        w[PRIZE_AT + car] = PER_PRIZE * k.PRIZES[place]
    for car in range(k.CARS_RACING):
        if s[k.CARS + car] >= 0:
            w[PRIZE_AT + car] = expected_prize(w, car)


def expected_prize(w: Row, car: int) -> int:
    """Interpolate the prize of a car on the road between two places; nearer to the finish is always better."""
    ahead = -CLOSE // 2  # a car counts as half ahead of itself
    for other in range(k.CARS_RACING):
        ahead += min(max(CLOSE // 2 + w[car] - w[other], 0), CLOSE)
    place = ahead // CLOSE
    share = ahead % CLOSE
    prize = k.PRIZES[place] * (CLOSE - share) + k.PRIZES[min(place + 1, k.CARS_RACING - 1)] * share
    return prize * PER_PRIZE // CLOSE - PER_SPACE * w[car]
