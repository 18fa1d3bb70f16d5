"""The drivers of playouts: simple, quick, all by whole numbers."""

from __future__ import annotations

from paddock.downforce.kernel.answers import answer, has_choice, is_about_card
from paddock.downforce.kernel.bidding import best_bid
from paddock.downforce.kernel.layout import (
    AFTER,
    ASK,
    BET,
    BID,
    CARS,
    HAND,
    HAND_HOPE,
    HOPE,
    LEGAL,
    MOST_WORDS,
    NUMBER,
    OVER,
    OWN_HOPE,
    OWNER,
    PLACES,
    PLAY,
    PLAYERS,
    SHOWING,
    WHIM,
    WHO,
    WORDS,
)
from paddock.downforce.kernel.lines import line_answer
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.plays import CHOICES, best_play, fetch
from paddock.downforce.kernel.prospects import to_go
from paddock.downforce.kernel.wishes import FURTHEST, habit, make_wishes
from paddock.kernel.luck import below
from paddock.kernel.rows import Row

LIKED = (0, 4, 5, 6, 3, 2, 1)
"""How much a power is liked, by its number."""


def make_up_minds(t: Row, s: Row, r: Row, w: Row) -> None:
    """Before the first answer: whims about cards, and what everybody wishes."""
    for card in range(t[WORDS] * 64):
        w[WHIM + card] = below(r, 1024)
    for seat in range(t[PLAYERS]):
        make_wishes(t, s, w, seat)


def driver_answer(t: Row, s: Row, r: Row, w: Row) -> int:
    """What the driver who is asked answers."""
    ask = s[ASK]
    if is_about_card(ask):
        return line_answer(t, s, w)
    if ask == PLAY:
        return best_play(t, s, w)
    if ask == BET:
        return best_bet(t, s, r)
    if ask == BID:
        return best_bid(t, s, r)
    return most_liked(s[LEGAL])


def best_bet(t: Row, s: Row, r: Row) -> int:
    """A car that is well ahead; drivers look kindly on their own, and on those that their hands can move."""
    seat = s[WHO]
    best = -FURTHEST
    found = 0
    for car in range(6):
        if s[CARS + car] >= 0:
            hope = hope_of(t, s, seat, car)
        else:
            hope = 50000 if s[PLACES] == car else -50000
        hope += below(r, 1 + habit(t, seat, HOPE))
        if hope > best:
            best = hope
            found = car
    return found


def hope_of(t: Row, s: Row, seat: int, car: int) -> int:
    """How far on a car seems to a seat, in hundredths of a space."""
    hope = -100 * to_go(t, s, car)
    if s[OWNER + car] == seat:
        hope += habit(t, seat, OWN_HOPE)
    spaces = 0
    for word in range(t[WORDS]):
        cards = s[HAND + seat * MOST_WORDS + word] & t[SHOWING + car * MOST_WORDS + word]
        while cards:
            low = cards & -cards
            cards ^= low
            spaces += t[NUMBER + (word * 64 + bit_count(low - 1)) * 8 + car]
    return hope + spaces * habit(t, seat, HAND_HOPE)


def most_liked(powers: int) -> int:
    """Of powers, as bits, the one that drivers like to keep."""
    found = 0
    for power in range(1, 7):
        if powers >> power & 1 and (found == 0 or LIKED[power] > LIKED[found]):
            found = power
    return found


def drive_on(t: Row, s: Row, r: Row, w: Row) -> int:
    """These drivers to the end of the race; gives the number of choices made."""
    make_up_minds(t, s, r, w)
    made = 0
    while s[ASK] != OVER:
        made += has_choice(s)
        if s[ASK] == PLAY:
            best_play(t, s, w)
            made += w[CHOICES]
            fetch(s, w, AFTER)
        else:
            answer(t, s, r, w, driver_answer(t, s, r, w))
    return made
