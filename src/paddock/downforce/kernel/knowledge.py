"""What each seat knows about the others, noted step by step, and what is left to imagine: row h of redeal.py."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import list_answers
from paddock.downforce.kernel.auction import bid_card, seats_of
from paddock.downforce.kernel.cards import first_of, has_cards, is_speed_8, may_have_held, show_bid
from paddock.downforce.kernel.moves import bit_count
from paddock.kernel.rows import Row, ShortRow


def seats_asked(t: Row, s: Row) -> int:
    """Return the seats that choose now, as bits: all that have not sealed yet, or one."""
    ask = s[k.ASK]
    if ask == k.OVER:
        return 0
    if not is_sealed(ask):
        return 1 << s[k.WHO]
    seats = seats_sealing(t, s)
    for seat in range(t[k.SEATS]):
        if s[k.SEALED + seat] >= 0:
            seats &= ~(1 << seat)
    return seats


def is_sealed(ask: int) -> bool:
    """Return whether several seats answer in secret."""
    return ask in (k.BID, k.KEEP, k.BET)


def seats_sealing(t: Row, s: Row) -> int:
    """Return the seats that seal an answer to the question, as bits."""
    if s[k.ASK] == k.BID:
        return s[k.BIDDERS]
    return s[k.KEEPERS] if s[k.ASK] == k.KEEP else seats_of(t)


def asked_seat(t: Row, s: Row) -> int:
    """Return the seat that answers next."""
    return s[k.WHO]


def ask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int) -> None:
    """Ask one of several seats that choose at the same time."""
    s[k.WHO] = seat
    list_answers(t, v, s, w)


def watch(t: Row, s: Row, value: int) -> None:
    """Note what an answer will reveal about a hand."""
    if s[k.ASK] == k.PLAY:
        seat = s[k.PLAYER]
        card = bid_card(t, value)
        s[k.KNOWN + seat * k.MOST_WORDS + (card >> 6)] &= ~(1 << (card & 63))
        if t[k.THREE_CARDS] and not is_speed_8(card) and may_have_held(t, s, seat, card):
            s[k.SPENT + seat] += 1
    elif s[k.ASK] == k.BID and seats_asked(t, s) == 1 << s[k.WHO]:
        for seat in range(t[k.SEATS]):
            if s[k.BIDDERS] >> seat & 1:
                bid = value if seat == s[k.WHO] else s[k.SEALED + seat]
                declared = bid >= t[k.WORDS] * 64
                show_bid(t, s, seat, bid_card(t, bid), declared, s[k.LOT_CAR + s[k.LOT]])


def conceal(t: Row, s: Row, w: Row, h: Row, seat: int) -> None:
    """Remove what a seat cannot see, and note in h what has to be dealt."""
    for at in range(k.HIDDEN_SIZE):
        h[at] = 0
    h[k.SEES] = seat
    list_unseen(t, s, h, seat)
    if t[k.THREE_CARDS] and not t[k.OWN_PILES]:
        h[k.COMMON_PILE] = s[k.PILE_SIZE]
    for bet in range(3 * t[k.SEATS]):
        h[k.LOYAL + bet] = k.OWN_BETS[bet % 3]
    turn = 0
    for other in range(t[k.SEATS]):
        if is_bound(s, other):
            h[k.ORDER + turn] = other
            turn += 1
    for other in range(t[k.SEATS]):
        if not is_bound(s, other):
            h[k.ORDER + turn] = other
            turn += 1
    for other in range(t[k.SEATS]):
        if other != seat:
            conceal_hand(t, s, h, other)
    if t[k.AUCTION]:
        list_lots(t, s, h)
    if is_sealed(s[k.ASK]):
        conceal_choices(t, s, seat)


def is_bound(s: Row, seat: int) -> bool:
    """Return whether bids have shown that a seat lacked some cards."""
    lacks = 0
    for line in range(k.LACK + seat * 8, k.LACK + seat * 8 + 7):
        lacks |= s[line]
    return lacks != 0


def cards_known(t: Row, s: Row, seat: int, word: int) -> int:
    """Return the publicly known cards of a hand or pile, as bits: those shown, and Speed-8 cards."""
    if not has_cards(t, s, seat):
        return 0
    speed_8 = s[k.HAND + seat * k.MOST_WORDS] & 63 if word == 0 else 0
    return s[k.KNOWN + seat * k.MOST_WORDS + word] | speed_8


def list_unseen(t: Row, s: Row, h: Row, seat: int) -> None:
    """List in h all cards whose place a seat does not know."""
    count = 0
    for number in range(k.CARS_RACING, t[k.CARD_SPAN]):
        before = t[k.GROUP + number] & ((1 << (number & 63)) - 1)  # equal cards with lower numbers
        if t[k.GROUP + number] and bit_count(before) >= copies_seen(t, s, seat, number):
            h[k.UNSEEN + count] = first_of(t, number)
            count += 1
    h[k.UNSEEN_COUNT] = count


def copies_seen(t: Row, s: Row, seat: int, card: int) -> int:
    """Return how many of several equal cards a seat can see: its own, those played, and those shown by others."""
    word = card >> 6
    group = t[k.GROUP + card]
    seen = bit_count(s[k.GONE + word] & group)
    for other in range(t[k.SEATS]):
        mine = other == seat
        seen += bit_count((s[k.HAND + other * k.MOST_WORDS + word] if mine else cards_known(t, s, other, word)) & group)
    if t[k.OWN_PILES] and seat >= 0:
        for at in range(s[k.PILE_SIZE + seat]):
            seen += s[k.PILES + seat * k.SECOND_PILE + at] == first_of(t, card)
    return seen


def conceal_hand(t: Row, s: Row, h: Row, seat: int) -> None:
    """Reduce a hand to its known cards; note how many more it needs and which ones fit."""
    in_hand = 0
    shown = 0
    for word in range(t[k.WORDS]):
        at = k.HAND + seat * k.MOST_WORDS + word
        outside = 63 if word == 0 and t[k.TWO_PLAYERS] else 0
        in_hand += bit_count(s[at] & ~outside)
        shown += bit_count(cards_known(t, s, seat, word) & ~outside)
    for word in range(t[k.WORDS]):
        s[k.HAND + seat * k.MOST_WORDS + word] = cards_known(t, s, seat, word)
    pile = s[k.PILE_SIZE + seat] if t[k.OWN_PILES] else 0
    h[k.IN_HAND + seat] = in_hand
    h[k.NEED + seat] = in_hand + pile - shown
    if is_bound(s, seat):
        regular = shown - (0 if t[k.TWO_PLAYERS] else bit_count(s[k.HAND + seat * k.MOST_WORDS] & 63))
        h[k.BOUND + seat] = t[k.HAND_SIZE] - s[k.SPENT + seat] - regular if t[k.THREE_CARDS] else in_hand + pile
        for at in range(h[k.UNSEEN_COUNT]):
            card = h[k.UNSEEN + at]
            if may_have_held(t, s, seat, card):
                h[k.FITS + seat * k.MOST_WORDS + (card >> 6)] |= 1 << (card & 63)


def list_lots(t: Row, s: Row, h: Row) -> None:
    """List the cars and powers of unseen lots in h."""
    cars = 63
    powers = 0
    for lot in range(s[k.OPENED]):
        cars &= ~(1 << s[k.LOT_CAR + lot])
        powers |= 1 << s[k.LOT_POWER + lot]
    for car in range(6):
        if cars >> car & 1:
            h[k.UNSEEN_CARS + h[k.LOTS_UNSEEN]] = car
            h[k.LOTS_UNSEEN] += 1
    for at in range(t[k.POWER_COUNT]):
        if not powers >> t[k.POWER_LIST + at] & 1:
            h[k.UNSEEN_POWERS + h[k.POWERS_UNSEEN]] = t[k.POWER_LIST + at]
            h[k.POWERS_UNSEEN] += 1


def conceal_choices(t: Row, s: Row, seat: int) -> None:
    """Undo the sealed choices of others; a seat that still has to choose is asked first."""
    for other in range(t[k.SEATS]):
        if other != seat:
            s[k.SEALED + other] = -1
    seats = seats_asked(t, s)
    s[k.WHO] = seat if seat >= 0 and seats >> seat & 1 else bit_count((seats & -seats) - 1)
