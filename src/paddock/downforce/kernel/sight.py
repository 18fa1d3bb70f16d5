"""A learner's observation and legal actions: an array in the order of fields.py, with what the seat may know."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.answers import is_about_card
from paddock.downforce.kernel.knowledge import cards_known, is_sealed, seats_sealing
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.race import line_at
from paddock.kernel.rows import Row, ShortRow, inlined


@inlined
def seen_from(t: Row, seat: int, other: int) -> int:
    """Return a seat's number relative to another one; nobody stays nobody."""
    if other < 0:
        return -1
    return other - seat if other >= seat else other - seat + t[k.SEATS]


def observe(t: Row, v: ShortRow, s: Row, seat: int, o: ShortRow) -> None:
    """Write a seat's observation."""
    at = see_question(t, s, seat, o)
    at = see_card_in_play(t, s, o, at)
    at = see_cars(t, s, seat, o, at)
    at = see_seats(t, s, seat, o, at)
    at = see_auction(t, s, seat, o, at)
    see_cards(t, s, seat, o, at)


def see_question(t: Row, s: Row, seat: int, o: ShortRow) -> int:
    """Write the question and the seat asked, without revealing which seats have sealed an answer."""
    ask = s[k.ASK]
    sealed = is_sealed(ask)
    asked = seats_sealing(t, s) if sealed else 0 if ask == k.OVER else 1 << s[k.WHO]
    o[0] = ask
    o[1] = asked >> seat & 1
    o[2] = -1 if sealed or ask == k.OVER else seen_from(t, seat, s[k.WHO])
    o[3] = -1 if ask == k.BID or ask == k.KEEP or ask == k.REPLACE else seen_from(t, seat, s[k.PLAYER])
    o[4] = s[k.BETS_MADE]
    at = 5
    for bet in range(3):
        o[at + bet] = s[k.BETS + seat * 3 + bet] if bet < s[k.BETS_MADE] else -1
    return at + 3


def see_card_in_play(t: Row, s: Row, o: ShortRow, at: int) -> int:
    """Write the car to be driven, the wilds picked, and the lines left, the due one first."""
    ask = s[k.ASK]
    in_play = is_about_card(ask)
    o[at] = s[k.CAR] if in_play and ask != k.WILD else -1
    o[at + 1] = s[k.PICKED] if in_play else 0
    o[at + 2] = s[k.MORE] if ask == k.DRIVE else 0
    at += 3
    for number in range(t[k.CARD_LINES]):
        left = in_play and s[k.AT] + number < t[k.COUNT + s[k.CARD]]
        line = line_at(t, s, s[k.AT] + number) if left else -1
        o[at] = line & 7 if left else -1
        o[at + 1] = line >> 3 if left else 0
        at += 2
    return at


def see_cars(t: Row, s: Row, seat: int, o: ShortRow, at: int) -> int:
    """Write each car's position, owner and result."""
    for car in range(6):
        space = s[k.CARS + car]
        o[at + car * 6] = space
        o[at + car * 6 + 1] = t[k.TO_GO + space] if space >= 0 else 0
        o[at + car * 6 + 2] = s[k.LAPS + car]
        o[at + car * 6 + 3] = seen_from(t, seat, s[k.OWNER + car])
        o[at + car * 6 + 4] = s[k.PRICE + car]
        o[at + car * 6 + 5] = 0
    for place in range(s[k.HOME]):
        o[at + s[k.PLACES + place] * 6 + 5] = place + 1
    return at + 36


def see_seats(t: Row, s: Row, seat: int, o: ShortRow, at: int) -> int:
    """Write everybody's power and number of cards."""
    players = t[k.SEATS]
    for step in range(k.MOST_SEATS):
        other = seat + step if seat + step < players else seat + step - players
        here = step < players
        cards = 0
        if here:
            for word in range(t[k.WORDS]):
                cards += bit_count(s[k.HAND + other * k.MOST_WORDS + word])
        o[at] = s[k.POWER + other] if here else 0
        o[at + 1] = s[k.WON + other] if here else 0
        o[at + 2] = cards
        o[at + 3] = s[k.PILE_SIZE + other] if here and t[k.OWN_PILES] else 0
        at += 4
    o[at] = s[k.PILE_SIZE] if t[k.THREE_CARDS] else 0
    return at + 1


def see_auction(t: Row, s: Row, seat: int, o: ShortRow, at: int) -> int:
    """Write the lot on offer, and all lots opened so far."""
    bidding = s[k.ASK] == k.BID
    lot = s[k.LOT]
    o[at] = s[k.LOT_CAR + lot] if bidding else -1
    o[at + 1] = s[k.LOT_POWER + lot] if bidding else 0
    o[at + 2] = s[k.MUST] if bidding else 0
    o[at + 3] = s[k.AGAIN] if bidding else 0
    o[at + 4] = seen_from(t, seat, s[k.LAST_WINNER])
    at += 5
    for number in range(6):
        opened = t[k.AUCTION] and number < s[k.OPENED]
        o[at + number * 3] = s[k.LOT_CAR + number] if opened else -1
        o[at + number * 3 + 1] = s[k.LOT_POWER + number] if opened else 0
        o[at + number * 3 + 2] = 0
    for number in range(s[k.ASIDE_COUNT]):
        o[at + s[k.ASIDE + number] * 3 + 2] = 1
    return at + 18


def see_cards(t: Row, s: Row, seat: int, o: ShortRow, at: int) -> None:
    """Write, for each card, whether it is in the seat's hand or played, and which rivals are known to have it."""
    span = t[k.CARD_SPAN]
    for word in range(t[k.WORDS]):
        first = word * 64
        count = min(64, span - first)
        hand = s[k.HAND + seat * k.MOST_WORDS + word]
        gone = s[k.GONE + word]
        for bit in range(count):
            o[at + first + bit] = hand >> bit & 1
        for bit in range(count):
            o[at + span + first + bit] = gone >> bit & 1
            o[at + 2 * span + first + bit] = 0
        for step in range(1, t[k.SEATS]):
            other = seat + step if seat + step < t[k.SEATS] else seat + step - t[k.SEATS]
            known = cards_known(t, s, other, word)
            if known:
                for bit in range(count):
                    o[at + 2 * span + first + bit] |= (known >> bit & 1) << step


@inlined
def first_action(ask: int) -> int:
    """Return the id of answer 0 to a question, for questions without cards."""
    if ask == k.DRIVE or ask == k.BONUS:
        return k.MOVES
    if ask == k.WILD:
        return k.WILDS_PICKED
    if ask == k.OFFER:
        return k.OFFERS
    return k.BETS_NOTED if ask == k.BET else k.POWERS_KEPT


def plane_start(t: Row, s: Row, plane: int) -> int:
    """Return the id of the first card in a plane of answers; bids come after the two ways to play a card."""
    return k.PLAYS + (plane + (2 if s[k.ASK] == k.BID else 0)) * t[k.CARD_SPAN]


def mark_actions(t: Row, v: ShortRow, s: Row, m: Row, at: int) -> None:
    """Mark the legal actions, one byte each."""
    is_card = s[k.ASK] == k.PLAY or s[k.ASK] == k.BID
    for word in range(s[k.LEGAL_WORDS]):
        first = first_action(s[k.ASK])
        if is_card:
            first = plane_start(t, s, word // t[k.WORDS]) + word % t[k.WORDS] * 64
        bits = s[k.LEGAL + word]
        while bits:
            low = bits & -bits
            bits ^= low
            action = first + bit_count(low - 1)
            m[at + (action >> 3)] |= 1 << ((action & 7) << 3)


def answer_of(t: Row, v: ShortRow, s: Row, action: int) -> int:
    """Return the answer of an action; -1 if it is not legal now."""
    if s[k.ASK] == k.PLAY or s[k.ASK] == k.BID:
        number = action - plane_start(t, s, 0)
        span = t[k.CARD_SPAN]
        answer = number // span * t[k.WORDS] * 64 + number % span
    else:
        number = action - first_action(s[k.ASK])
        answer = number
    if number < 0 or answer >= s[k.LEGAL_WORDS] * 64:
        return -1
    return answer if s[k.LEGAL + (answer >> 6)] >> (answer & 63) & 1 else -1
