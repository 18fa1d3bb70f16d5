"""Cards changing hands, and which are public: hands are words of bits, draw piles are lists of kinds."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.moves import bit_count
from paddock.kernel.luck import shuffle
from paddock.kernel.rows import Row

TWO_PLAYER_HAND = 7


def put_card(t: Row, s: Row, seat: int, card: int) -> None:
    """Put a card of this kind into a hand: the first free bit of the kind."""
    at = k.HAND + seat * k.MOST_WORDS + (card >> 6)
    group = t[k.GROUP + card]
    free = group & ~s[at]
    s[at] |= free & -free


def take_card(t: Row, s: Row, seat: int, card: int) -> None:
    """Take a card of this kind out of a hand: the highest bit of the kind."""
    at = k.HAND + seat * k.MOST_WORDS + (card >> 6)
    group = t[k.GROUP + card]
    held = s[at] & group
    s[at] ^= held ^ (held >> 1 & group)


def discard(t: Row, s: Row, card: int) -> None:
    """Discard a card face up."""
    at = k.GONE + (card >> 6)
    free = t[k.GROUP + card] & ~s[at]
    s[at] |= free & -free


def is_speed_8(card: int) -> bool:
    """Return whether it is the Speed-8 card of a car."""
    return card < k.CARS_RACING


def has_cards(t: Row, s: Row, seat: int) -> bool:
    """Return whether the seat can play."""
    at = k.HAND + seat * k.MOST_WORDS
    cards = s[at]
    for word in range(1, t[k.WORDS]):
        cards |= s[at + word]
    return cards != 0


def draw(t: Row, s: Row, played: int) -> None:
    """Draw a card for the one played, if there are draw piles (DF-50, DF-51)."""
    seat = s[k.PLAYER]
    if t[k.OWN_PILES]:
        if not is_speed_8(played):
            draw_from(t, s, seat, seat, k.PILES + seat * k.SECOND_PILE)
    elif t[k.THREE_CARDS] and not (t[k.TWO_PLAYERS] and is_speed_8(played)):
        draw_from(t, s, seat, 0, k.PILES)


def draw_from(t: Row, s: Row, seat: int, pile: int, start: int) -> None:
    """Move the last card of a pile into a hand."""
    size = s[k.PILE_SIZE + pile]
    if size:
        s[k.PILE_SIZE + pile] = size - 1
        put_card(t, s, seat, s[start + size - 1])


def deal_cards(t: Row, s: Row, r: Row, w: Row) -> None:
    """Deal equal hands from a shuffled deck; with hands of three, the rest is the draw pile (DF-03)."""
    deck = t[k.DECK]
    for at in range(deck):
        w[at] = t[k.DECK_CARDS + at]
    shuffle(r, w, 0, deck)
    at = 0
    for seat in range(t[k.SEATS]):
        for _ in range(t[k.HAND_SIZE]):
            put_card(t, s, seat, w[at])
            at += 1
    if t[k.THREE_CARDS]:
        s[k.PILE_SIZE] = deck - at
        for number in range(deck - at):
            s[k.PILES + number] = w[at + number]


def shuffle_pile(t: Row, s: Row, r: Row, w: Row, seat: int) -> None:
    """With two players, turn a hand into a draw pile, and draw seven of its cards (DF-51)."""
    count = 0
    for word in range(t[k.WORDS]):
        at = k.HAND + seat * k.MOST_WORDS + word
        cards = s[at] & ~63 if word == 0 else s[at]
        s[at] ^= cards
        while cards:
            low = cards & -cards
            cards ^= low
            w[count] = word * 64 + bit_count(low - 1)
            count += 1
    shuffle(r, w, 0, count)
    rest = max(0, count - TWO_PLAYER_HAND)
    s[k.PILE_SIZE + seat] = rest
    for at in range(rest):
        s[k.PILES + seat * k.SECOND_PILE + at] = first_of(t, w[at])
    for at in range(rest, count):
        put_card(t, s, seat, w[at])


def first_of(t: Row, card: int) -> int:
    """Return the card that represents this one's kind."""
    group = t[k.GROUP + card]
    return (card & ~63) + bit_count((group & -group) - 1)


def biddable(t: Row, s: Row, seat: int, word: int) -> int:
    """Return the cards of a hand that may be bid; with two players, Speed-8 cards lie outside it."""
    cards = s[k.HAND + seat * k.MOST_WORDS + word]
    return cards & t[k.BIDDABLE] if word == 0 else cards


def show_card(s: Row, seat: int, card: int) -> None:
    """Note that a card of a hand was shown; of several equal ones, only one is certain."""
    s[k.KNOWN + seat * k.MOST_WORDS + (card >> 6)] |= 1 << (card & 63)


def lack(s: Row, seat: int, line: int, below: int) -> None:
    """Note that a hand has no line for this car, or no wild line, below a number."""
    s[k.LACK + seat * 8 + line] = max(s[k.LACK + seat * 8 + line], below)


def may_have_held(t: Row, s: Row, seat: int, card: int) -> bool:
    """Return whether the seat may have held this card at the auction, given its bids."""
    for line in range(k.LINE + card * k.MOST_LINES, k.LINE + card * k.MOST_LINES + t[k.COUNT + card]):
        if t[line] >> 3 < s[k.LACK + seat * 8 + (t[line] & 7)]:
            return False
    return True


def show_lowest(t: Row, s: Row, seat: int, line: int) -> int:
    """Show the card with the lowest number for this car, for wilds, or at all; return the number, 0 if there is none.

    This also reveals that no card of the hand has a lower one.
    """
    lowest = 0
    shown = 0
    for word in range(t[k.WORDS]):
        cards = biddable(t, s, seat, word)
        while cards:
            low = cards & -cards
            cards ^= low
            card = word * 64 + bit_count(low - 1)
            number = t[k.LOWEST + card] if line > k.ANY_CAR else t[k.NUMBER + card * 8 + line]
            if number and (lowest == 0 or number < lowest):
                lowest = number
                shown = card
    if lowest:
        show_card(s, seat, shown)
    below = lowest if lowest else k.NONE_AT_ALL
    if line <= k.ANY_CAR:
        lack(s, seat, line, below)
    else:
        for car in range(6):
            lack(s, seat, car, below)
    return lowest


def show_bid(t: Row, s: Row, seat: int, card: int, declared: bool, car: int) -> None:
    """Show the card of a revealed bid; a declared number also reveals the lack of the colour, or even of wilds."""
    show_card(s, seat, card)
    if declared:
        lack(s, seat, car, k.NONE_AT_ALL)
        if t[k.WILDS + card * 16] == 0:
            lack(s, seat, k.ANY_CAR, k.NONE_AT_ALL)
