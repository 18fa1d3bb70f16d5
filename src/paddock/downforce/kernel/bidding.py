"""The bids of playout drivers: the value of a car with their hand."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.auction import bid_number
from paddock.downforce.kernel.moves import bit_count
from paddock.kernel.luck import below
from paddock.kernel.rows import Row


def worth_of(t: Row, s: Row, seat: int, car: int) -> int:
    """Estimate a car's value to a seat in hundredths of $M, by its cards, starting space and other cars."""
    at = k.HABITS + seat * k.HABITS_EACH
    spaces = 0
    held = 0
    for word in range(t[k.WORDS]):
        hand = s[k.HAND + seat * k.MOST_WORDS + word]
        held += bit_count(hand)
        cards = hand & t[k.SHOWING + car * k.MOST_WORDS + word]
        while cards:
            low = cards & -cards
            cards ^= low
            spaces += t[k.NUMBER + (word * 64 + bit_count(low - 1)) * 8 + car]
    worth = t[at + k.BASE] + t[at + k.PER_SPACE] * (spaces * t[k.DECK] - t[k.SUMS + car] * held) // t[k.DECK]
    if t[k.FRONT + s[k.CARS + car]] >= t[k.FRONT_ROW]:
        worth += t[at + k.AT_FRONT]
    for other in range(6):
        if s[k.OWNER + other] == seat:
            worth -= t[at + k.PER_CAR]
    return worth


def best_bid(t: Row, s: Row, r: Row) -> int:
    """Return the highest bid up to the car's value, or else the lowest legal one."""
    seat = s[k.WHO]
    car = s[k.LOT_CAR + s[k.LOT]]
    doubt = t[k.HABITS + seat * k.HABITS_EACH + k.DOUBT]
    worth = worth_of(t, s, seat, car) + below(r, 1 + doubt) - doubt // 2
    best = -(1 << 40)
    found = 0
    for word in range(s[k.LEGAL_WORDS]):
        bids = s[k.LEGAL + word]
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
