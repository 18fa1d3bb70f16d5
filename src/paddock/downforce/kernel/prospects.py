"""A seat's prospects as the cars stand: its own prizes and bets, less those of the best rival."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.kernel.rows import Row

CLOSE = 16
"""A car that is this many spaces ahead of another one surely stays ahead of it."""
PER_PRIZE = 80
"""Parts of $M in which prizes are counted here; a space to go costs four of them."""
PER_SPACE = 4
BET_PARTS = 4
"""A bet that is made n-th pays (3 - n) quarters of what the winner's prize is."""
PRIZE_AT = 8
"""Where in the scratch row the prizes lie; before them is how far each car has to go."""
TOTAL_AT = 16
"""Where the totals of the seats lie."""
HOME_GAP = -1000
"""How far the winner counts as having to go; the second one has one more, …"""


def to_go(t: Row, s: Row, car: int) -> int:
    """Return the steps from a car to the end of its lap; completed laps count as steps made."""
    return t[k.TO_GO + s[k.CARS + car]] - s[k.LAPS + car] * t[k.LAP_STEPS]


def prospects(t: Row, s: Row, w: Row, seat: int) -> int:
    """Return a seat's expected winnings, less those of its best rival; it knows only its own bets."""
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
    """Return the prize of a car on the road, between those of two places; nearer to the finish is always better."""
    ahead = -CLOSE // 2  # of itself it is half ahead
    for other in range(k.CARS_RACING):
        ahead += min(max(CLOSE // 2 + w[car] - w[other], 0), CLOSE)
    place = ahead // CLOSE
    share = ahead % CLOSE
    prize = k.PRIZES[place] * (CLOSE - share) + k.PRIZES[min(place + 1, k.CARS_RACING - 1)] * share
    return prize * PER_PRIZE // CLOSE - PER_SPACE * w[car]
