"""Dealing anew what a seat cannot see: cards, lots, bets. The row h says what there is to deal (see hidden.py)."""

from __future__ import annotations

from paddock.downforce.kernel.cards import first_of, put_card
from paddock.downforce.kernel.layout import (
    BETS,
    BETS_MADE,
    BOUND,
    CARS,
    CHASING,
    COMMON_PILE,
    DEALT,
    FITS,
    HAND,
    HOME,
    IN_HAND,
    LOT_CAR,
    LOT_POWER,
    LOTS_UNSEEN,
    LOYAL,
    MOST_WORDS,
    NEED,
    NOBODY,
    OPENED,
    ORDER,
    OWN_PILES,
    OWNER,
    PILE_SIZE,
    PILES,
    PLACES,
    PLAYERS,
    POWERS_UNSEEN,
    SECOND_PILE,
    SEES,
    UNSEEN,
    UNSEEN_CARS,
    UNSEEN_COUNT,
    UNSEEN_POWERS,
    WORDS,
)
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.prospects import to_go
from paddock.kernel.luck import below, shuffle
from paddock.kernel.rows import Row

TRIES = 200


def redeal(t: Row, s: Row, h: Row, r: Row, w: Row) -> None:
    """A race that the seat cannot rule out."""
    deal_unseen(t, s, h, r, w)
    if t[OWN_PILES]:
        split_holdings(t, s, h, r, w)
    if h[LOTS_UNSEEN]:
        shuffle_lots(s, h, r, w)
    if s[BETS_MADE]:
        guess_bets(t, s, h, r)


def deal_unseen(t: Row, s: Row, h: Row, r: Row, w: Row) -> None:
    """Unseen cards in a random order, to each seat those that fit what its bids have shown."""
    count = h[UNSEEN_COUNT]
    dealt = False
    tries = 0
    while not dealt:
        for at in range(count):
            w[at] = h[UNSEEN + at]
        shuffle(r, w, 0, count)
        tries += 1
        dealt = hand_out(t, h, w, count, tries < TRIES)
    at = 0
    for turn in range(t[PLAYERS]):
        seat = h[ORDER + turn]
        for _ in range(h[NEED + seat]):
            put_card(t, s, seat, w[DEALT + at])
            at += 1
    for number in range(h[COMMON_PILE]):
        s[PILES + number] = w[at + number]


def hand_out(t: Row, h: Row, w: Row, count: int, strict: bool) -> bool:
    """Notes who gets which card; not possible if no card that is left fits. Cards that are left stay behind in w."""
    given = 0
    for turn in range(t[PLAYERS]):
        seat = h[ORDER + turn]
        for number in range(h[NEED + seat]):
            at = given
            if strict and number < h[BOUND + seat]:
                while at < count and not fits(h, seat, w[at]):
                    at += 1
                if at == count:
                    return False
            card = w[at]
            while at > given:
                w[at] = w[at - 1]
                at -= 1
            w[DEALT + given] = card
            given += 1
    return True


def fits(h: Row, seat: int, card: int) -> int:
    """Whether the seat may have held this card at the auction."""
    return h[FITS + seat * MOST_WORDS + (card >> 6)] >> (card & 63) & 1


def split_holdings(t: Row, s: Row, h: Row, r: Row, w: Row) -> None:
    """Two players: what a rival holds is part in hand, part in its pile; the order of one's own pile is not known."""
    own = h[SEES]
    if own >= 0:
        shuffle(r, s, PILES + own * SECOND_PILE, s[PILE_SIZE + own])
    for seat in range(2):
        if seat != own and s[PILE_SIZE + seat]:
            split_holding(t, s, h, r, w, seat)


def split_holding(t: Row, s: Row, h: Row, r: Row, w: Row, seat: int) -> None:
    """Of the cards that were dealt to a seat some are in its hand, the others in its pile."""
    count = 0
    for word in range(t[WORDS]):
        at = HAND + seat * MOST_WORDS + word
        cards = s[at] & ~63 if word == 0 else s[at]
        s[at] ^= cards
        while cards:
            low = cards & -cards
            cards ^= low
            w[count] = first_of(t, word * 64 + bit_count(low - 1))
            count += 1
    shuffle(r, w, 0, count)
    for at in range(h[IN_HAND + seat]):
        put_card(t, s, seat, w[at])
    for at in range(h[IN_HAND + seat], count):
        s[PILES + seat * SECOND_PILE + at - h[IN_HAND + seat]] = w[at]


def shuffle_lots(s: Row, h: Row, r: Row, w: Row) -> None:
    """The lots that are still in the deck, in an order that nobody knows."""
    count = h[LOTS_UNSEEN]
    powers = h[POWERS_UNSEEN]
    for at in range(powers):
        w[at] = h[UNSEEN_POWERS + at]
    shuffle(r, w, 0, powers)
    for at in range(count):
        s[LOT_POWER + s[OPENED] + at] = w[at] if at < powers else 0
        w[8 + at] = h[UNSEEN_CARS + at]
    shuffle(r, w, 8, count)
    for at in range(count):
        s[LOT_CAR + s[OPENED] + at] = w[8 + at]


def guess_bets(t: Row, s: Row, h: Row, r: Row) -> None:
    """Bets of the others are not seen: on the foremost of their own cars, on the leader, or on the car behind it."""
    leader = foremost(t, s, NOBODY, NOBODY)
    second = foremost(t, s, NOBODY, leader)
    for seat in range(t[PLAYERS]):
        if seat != h[SEES]:
            own = foremost(t, s, seat, NOBODY)
            for bet in range(s[BETS_MADE]):
                luck = below(r, 100) - h[LOYAL + seat * 3 + bet]
                s[BETS + seat * 3 + bet] = own if luck < 0 else second if luck < h[CHASING + seat] else leader


def foremost(t: Row, s: Row, owner: int, without: int) -> int:
    """The car that is furthest on, of those of an owner or of all, without one of them."""
    for place in range(s[HOME]):
        car = s[PLACES + place]
        if car != without and (owner < 0 or s[OWNER + car] == owner):
            return car
    best = 1 << 40
    found = 0
    for car in range(6):
        if s[CARS + car] >= 0 and car != without and (owner < 0 or s[OWNER + car] == owner):
            far = to_go(t, s, car)
            if far < best:
                best = far
                found = car
    return found
