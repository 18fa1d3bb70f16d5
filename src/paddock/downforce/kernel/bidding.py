"""What the drivers of playouts bid: what their hand makes of a car."""

from __future__ import annotations

from paddock.downforce.kernel.auction import bid_number
from paddock.downforce.kernel.layout import (
    AT_FRONT,
    BASE,
    CARS,
    DECK,
    DOUBT,
    FRONT,
    FRONT_ROW,
    HABITS,
    HABITS_EACH,
    HAND,
    LEGAL,
    LEGAL_WORDS,
    LOT,
    LOT_CAR,
    MOST_WORDS,
    NUMBER,
    OWNER,
    PER_CAR,
    PER_SPACE,
    SHOWING,
    SUMS,
    WHO,
    WORDS,
)
from paddock.downforce.kernel.moves import bit_count
from paddock.kernel.luck import below
from paddock.kernel.rows import Row


def worth_of(t: Row, s: Row, seat: int, car: int) -> int:
    """What a car seems worth to a seat, in hundredths of $M: by its cards, its starting space, and its other cars."""
    at = HABITS + seat * HABITS_EACH
    spaces = 0
    held = 0
    for word in range(t[WORDS]):
        hand = s[HAND + seat * MOST_WORDS + word]
        held += bit_count(hand)
        cards = hand & t[SHOWING + car * MOST_WORDS + word]
        while cards:
            low = cards & -cards
            cards ^= low
            spaces += t[NUMBER + (word * 64 + bit_count(low - 1)) * 8 + car]
    worth = t[at + BASE] + t[at + PER_SPACE] * (spaces * t[DECK] - t[SUMS + car] * held) // t[DECK]
    if t[FRONT + s[CARS + car]] >= t[FRONT_ROW]:
        worth += t[at + AT_FRONT]
    for other in range(6):
        if s[OWNER + other] == seat:
            worth -= t[at + PER_CAR]
    return worth


def best_bid(t: Row, s: Row, r: Row) -> int:
    """The highest bid that is not above what the car seems worth; else the lowest that is allowed."""
    seat = s[WHO]
    car = s[LOT_CAR + s[LOT]]
    doubt = t[HABITS + seat * HABITS_EACH + DOUBT]
    worth = worth_of(t, s, seat, car) + below(r, 1 + doubt) - doubt // 2
    best = -(1 << 40)
    found = 0
    for word in range(s[LEGAL_WORDS]):
        bids = s[LEGAL + word]
        while bids:
            low = bids & -bids
            bids ^= low
            bid = word * 64 + bit_count(low - 1)
            number = bid_number(t, bid, car)
            value = number if number * 100 <= worth else -number
            if value > best:
                best = value
                found = bid
    return found
