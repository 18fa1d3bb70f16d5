"""What the drivers of playouts wish: every car a number of spaces, its own well, rivals ill.

Their habits lie in the tables, seat by seat.
"""

from __future__ import annotations

from paddock.downforce.kernel.layout import (
    BETS,
    BETS_MADE,
    CARS,
    FOREMOST,
    HABITS,
    HABITS_EACH,
    NOBODYS,
    OWNER,
    RIVAL,
    STAKE,
    WISH,
)
from paddock.downforce.kernel.prospects import to_go
from paddock.kernel.rows import Row

THREAT = (5, 5, 4, 4, 3, 3, 2, 2)
"""How many times as much a rival is minded that is in the lead, one space behind it, two, …"""
FURTHEST = 1 << 40
"""Further than any car is from the finish."""


def habit(t: Row, seat: int, which: int) -> int:
    """How a seat's driver is."""
    return t[HABITS + seat * HABITS_EACH + which]


def make_wishes(t: Row, s: Row, w: Row, seat: int) -> None:
    """What a space for each car is worth to a seat now."""
    first = FURTHEST
    for car in range(6):
        w[car] = to_go(t, s, car) if s[CARS + car] >= 0 else FURTHEST
        first = min(first, w[car])
    for car in range(6):
        value = 0
        if s[CARS + car] >= 0:
            owner = s[OWNER + car]
            value = bets_on(t, s, seat, car)
            if owner == seat:
                value += pride_of(t, s, w, seat, car)
            else:
                gap = w[car] - first
                minds = habit(t, seat, NOBODYS if owner < 0 else RIVAL)
                value -= minds * (THREAT[gap] if gap < 8 else 1)
        w[WISH + seat * 8 + car] = value


def bets_on(t: Row, s: Row, seat: int, car: int) -> int:
    """What a space for a car brings a seat by its bets."""
    value = 0
    for bet in range(s[BETS_MADE]):
        if s[BETS + seat * 3 + bet] == car:
            value += (3 - bet) * habit(t, seat, STAKE)
    return value


def pride_of(t: Row, s: Row, w: Row, seat: int, car: int) -> int:
    """What a space for one of its own cars brings a seat: most for the foremost, as prizes and bets go to the front.

    `w` begins with how far each car has to go.
    """
    ahead = 0
    for other in range(6):
        if s[OWNER + other] == seat and (w[other] < w[car] or (w[other] == w[car] and other < car)):
            ahead += 1
    return habit(t, seat, FOREMOST + min(ahead, 2))
