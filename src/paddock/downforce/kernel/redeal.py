"""Deal what a seat cannot see: cards, lots, bets. The row h lists what there is to deal (see hidden.py)."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.cards import first_of, put_card
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.prospects import to_go
from paddock.kernel.luck import below, shuffle
from paddock.kernel.rows import Row

TRIES = 200


def redeal(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """Complete a view to a full race that is consistent with it."""
    deal_unseen(t, s, r, w, h)
    if t[k.OWN_PILES]:
        split_holdings(t, s, r, w, h)
    if h[k.LOTS_UNSEEN]:
        shuffle_lots(s, r, w, h)
    if s[k.BETS_MADE]:
        guess_bets(t, s, r, h)


def deal_unseen(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """Deal unseen cards in a random order; each seat gets cards that fit its bids."""
    count = h[k.UNSEEN_COUNT]
    dealt = False
    tries = 0
    while not dealt:
        for at in range(count):
            w[at] = h[k.UNSEEN + at]
        shuffle(r, w, 0, count)
        tries += 1
        dealt = hand_out(t, w, h, count, tries < TRIES)
    at = 0
    for turn in range(t[k.SEATS]):
        seat = h[k.ORDER + turn]
        for _ in range(h[k.NEED + seat]):
            put_card(t, s, seat, w[k.DEALT + at])
            at += 1
    for number in range(h[k.COMMON_PILE]):
        s[k.PILES + number] = w[at + number]


def hand_out(t: Row, w: Row, h: Row, count: int, strict: bool) -> bool:
    """Note which seat gets which card; False if no remaining card fits. Left-over cards stay in w."""
    given = 0
    for turn in range(t[k.SEATS]):
        seat = h[k.ORDER + turn]
        for number in range(h[k.NEED + seat]):
            at = given
            if strict and number < h[k.BOUND + seat]:
                while at < count and not fits(h, seat, w[at]):
                    at += 1
                if at == count:
                    return False
            card = w[at]
            while at > given:
                w[at] = w[at - 1]
                at -= 1
            w[k.DEALT + given] = card
            given += 1
    return True


def fits(h: Row, seat: int, card: int) -> int:
    """Return whether the seat may have held this card at the auction."""
    return h[k.FITS + seat * k.MOST_WORDS + (card >> 6)] >> (card & 63) & 1


def split_holdings(t: Row, s: Row, r: Row, w: Row, h: Row) -> None:
    """With two players, split a rival's cards between hand and pile; the order of one's own pile is also unknown."""
    own = h[k.SEES]
    if own >= 0:
        shuffle(r, s, k.PILES + own * k.SECOND_PILE, s[k.PILE_SIZE + own])
    for seat in range(2):
        if seat != own and s[k.PILE_SIZE + seat]:
            split_holding(t, s, r, w, h, seat)


def split_holding(t: Row, s: Row, r: Row, w: Row, h: Row, seat: int) -> None:
    """Put some of a seat's dealt cards into its hand, the others into its pile."""
    count = 0
    for word in range(t[k.WORDS]):
        at = k.HAND + seat * k.MOST_WORDS + word
        cards = s[at] & ~63 if word == 0 else s[at]
        s[at] ^= cards
        while cards:
            low = cards & -cards
            cards ^= low
            w[count] = first_of(t, word * 64 + bit_count(low - 1))
            count += 1
    shuffle(r, w, 0, count)
    for at in range(h[k.IN_HAND + seat]):
        put_card(t, s, seat, w[at])
    for at in range(h[k.IN_HAND + seat], count):
        s[k.PILES + seat * k.SECOND_PILE + at - h[k.IN_HAND + seat]] = w[at]


def shuffle_lots(s: Row, r: Row, w: Row, h: Row) -> None:
    """Shuffle the lots still in the deck."""
    count = h[k.LOTS_UNSEEN]
    powers = h[k.POWERS_UNSEEN]
    for at in range(powers):
        w[at] = h[k.UNSEEN_POWERS + at]
    shuffle(r, w, 0, powers)
    for at in range(count):
        s[k.LOT_POWER + s[k.OPENED] + at] = w[at] if at < powers else 0
        w[8 + at] = h[k.UNSEEN_CARS + at]
    shuffle(r, w, 8, count)
    for at in range(count):
        s[k.LOT_CAR + s[k.OPENED] + at] = w[8 + at]


def guess_bets(t: Row, s: Row, r: Row, h: Row) -> None:
    """Guess the others' bets: on their own foremost car, on the leader, or on the car behind it."""
    leader = foremost(t, s, k.NOBODY, k.NOBODY)
    second = foremost(t, s, k.NOBODY, leader)
    for seat in range(t[k.SEATS]):
        if seat != h[k.SEES]:
            own = foremost(t, s, seat, k.NOBODY)
            for bet in range(s[k.BETS_MADE]):
                luck = below(r, 100) - h[k.LOYAL + seat * 3 + bet]
                s[k.BETS + seat * 3 + bet] = own if luck < 0 else second if luck < h[k.CHASING + seat] else leader


def foremost(t: Row, s: Row, owner: int, without: int) -> int:
    """Return the foremost car of an owner or of all, except one."""
    for place in range(s[k.HOME]):
        car = s[k.PLACES + place]
        if car != without and (owner < 0 or s[k.OWNER + car] == owner):
            return car
    best = 1 << 40
    found = 0
    for car in range(6):
        if s[k.CARS + car] >= 0 and car != without and (owner < 0 or s[k.OWNER + car] == owner):
            far = to_go(t, s, car)
            if far < best:
                best = far
                found = car
    return found
