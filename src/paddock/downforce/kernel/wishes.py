"""The wishes of playout drivers: how far each car should go, good for their own, bad for rivals.

Their habits lie in the tables, seat by seat.
"""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.prospects import to_go
from paddock.kernel.rows import Row

THREAT = (5, 5, 4, 4, 3, 3, 2, 2)
"""How many times as much a rival is minded that is in the lead, one space behind it, two, …"""
FURTHEST = 1 << 40
"""Further than any car is from the finish."""


def habit(t: Row, seat: int, which: int) -> int:
    """Return a habit of a seat's driver."""
    return t[k.HABITS + seat * k.HABITS_EACH + which]


def make_wishes(t: Row, s: Row, w: Row, seat: int) -> None:
    """Compute the value of a space for each car to a seat now."""
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
    """Return the value of a space for a car through the seat's bets."""
    value = 0
    for bet in range(s[k.BETS_MADE]):
        if s[k.BETS + seat * 3 + bet] == car:
            value += (3 - bet) * habit(t, seat, k.STAKE)
    return value


def own_car_value(t: Row, s: Row, w: Row, seat: int, car: int) -> int:
    """Return the value of a space for one of the seat's own cars: most for the foremost, which brings prizes and bets.

    `w` begins with how far each car has to go.
    """
    ahead = 0
    for other in range(6):
        if s[k.OWNER + other] == seat and (w[other] < w[car] or (w[other] == w[car] and other < car)):
            ahead += 1
    return habit(t, seat, k.FOREMOST + min(ahead, 2))
