"""The wishes of playout drivers: how far each car should go, far for their own, less for rivals'.

Their habits are in the tables, by seat.
"""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.prospects import to_go
from paddock.kernel.rows import Row

THREAT = (5, 5, 4, 4, 3, 3, 2, 2)
"""Weight of a rival's car in the lead, one space behind the leader, two, …"""
FURTHEST = 1 << 40
"""More than any car's distance to the finish."""


def habit(t: Row, seat: int, which: int) -> int:
    """Return a habit of a seat's driver."""
    return t[k.HABITS + seat * k.HABITS_EACH + which]


def make_wishes(t: Row, s: Row, w: Row, seat: int) -> None:
    """Compute how much a seat values each car's advancing a space now."""
    first = FURTHEST
    for car in range(6):
        w[car] = to_go(t, s, car) if s[k.CARS + car] >= 0 else FURTHEST
        first = min(first, w[car])
    for car in range(6):
        value = 0
        if s[k.CARS + car] >= 0:
            owner = s[k.OWNER + car]
            value = bets_on(t, s, seat, car)
            if owner == seat:
                value += own_car_value(t, s, w, seat, car)
            else:
                gap = w[car] - first
                minds = habit(t, seat, k.NOBODYS if owner < 0 else k.RIVAL)
                value -= minds * (THREAT[gap] if gap < 8 else 1)
        w[k.WISH + seat * 8 + car] = value


def bets_on(t: Row, s: Row, seat: int, car: int) -> int:
    """Return the value of a car's advancing a space for the seat's bets."""
    value = 0
    for bet in range(s[k.BETS_MADE]):
        if s[k.BETS + seat * 3 + bet] == car:
            value += (3 - bet) * habit(t, seat, k.STAKE)
    return value


def own_car_value(t: Row, s: Row, w: Row, seat: int, car: int) -> int:
    """Return the value of advancing an own car a space: highest for the foremost, which wins prizes and bets.

    `w` begins with the cars' distances to go.
    """
    ahead = 0
    for other in range(6):
        if s[k.OWNER + other] == seat and (w[other] < w[car] or (w[other] == w[car] and other < car)):
            ahead += 1
    return habit(t, seat, k.FOREMOST + min(ahead, 2))
