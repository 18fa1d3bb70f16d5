"""The auction: sealed bids, ties, lots set aside, a car for everybody, and the powers that are kept."""

from __future__ import annotations

from paddock.downforce.kernel.cards import put_card
from paddock.downforce.kernel.layout import (
    AGAIN,
    ANY_CAR,
    ASIDE,
    ASIDE_COUNT,
    ASK,
    BID,
    BIDDABLE,
    BIDDERS,
    COUNT,
    CUNNING,
    DECLARED,
    HAND,
    KEEP,
    KEEPERS,
    LAST_WINNER,
    LEGAL,
    LEGAL_WORDS,
    LOT,
    LOT_CAR,
    LOT_POWER,
    LOWEST,
    MOST_WORDS,
    MUST,
    NOT_KEPT,
    NUMBER,
    OPENED,
    OWNER,
    PLAYERS,
    POWER,
    POWER_COUNT,
    POWER_LIST,
    PRICE,
    REPLACE,
    SEALED,
    SHOWING,
    SINGLES,
    WHO,
    WILDS,
    WITH_WILD,
    WON,
    WORDS,
)
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.race import ask_simple
from paddock.downforce.kernel.start import start_race
from paddock.kernel.rows import Row

LOTS = 6
NONE_YET = -1


def seats_of(t: Row) -> int:
    """All seats, as bits."""
    return (1 << t[PLAYERS]) - 1


def without_car(t: Row, s: Row) -> int:
    """The seats that own no car yet, as bits."""
    owners = 0
    for car in range(6):
        if s[OWNER + car] >= 0:
            owners |= 1 << s[OWNER + car]
    return seats_of(t) & ~owners


def open_next_lot(t: Row, s: Row, r: Row, w: Row) -> None:
    """Lots of the deck, then those set aside, until one has to be bid for; then powers are kept (DF-10)."""
    while True:
        carless = without_car(t, s)
        if s[OPENED] < LOTS:
            offer_from_deck(t, s, carless)
            left = LOTS - s[OPENED] + 1
        elif s[ASIDE_COUNT] and carless:
            offer_again(s, carless)
            left = s[ASIDE_COUNT]
        else:
            s[ASIDE_COUNT] = 0
            choose_powers(t, s, r, w)
            return
        if left > 1 or bit_count(carless) != 1:
            ask_first_bid(t, s)
            return
        seat = bit_count(carless - 1)
        sell(t, s, seat, forced_price(t, s, seat, s[LOT_CAR + s[LOT]]))


def offer_from_deck(t: Row, s: Row, carless: int) -> None:
    """When no more lots are to come than there are players without a car, only these bid (DF-14)."""
    left = LOTS - s[OPENED]
    s[LOT] = s[OPENED]
    s[OPENED] += 1
    s[MUST] = 0
    s[AGAIN] = 0
    s[BIDDERS] = carless if left <= bit_count(carless) else seats_of(t)


def offer_again(s: Row, carless: int) -> None:
    """Lots that nobody wanted go to players without a car, who may have to take one (DF-16)."""
    s[LOT] = s[ASIDE]
    s[MUST] = 1 if s[ASIDE_COUNT] <= bit_count(carless) else 0
    s[AGAIN] = 1
    s[BIDDERS] = carless


def ask_first_bid(t: Row, s: Row) -> None:
    """All bidders seal a card, one after the other, without seeing those of others."""
    for seat in range(t[PLAYERS]):
        s[SEALED + seat] = NONE_YET
    ask_bid(t, s, bit_count((s[BIDDERS] & -s[BIDDERS]) - 1))


def ask_bid(t: Row, s: Row, seat: int) -> None:
    """Every card of the hand; without the lot's colour also at a declared number (DF-11, DF-17)."""
    words = t[WORDS]
    car = s[LOT_CAR + s[LOT]]
    s[ASK] = BID
    s[WHO] = seat
    shows = 0
    wild = 0
    for word in range(words):
        cards = biddable(t, s, seat, word)
        shows |= cards & t[SHOWING + car * MOST_WORDS + word]
        wild |= cards & t[WITH_WILD + word]
    s[LEGAL_WORDS] = words if shows else words * (1 + t[DECLARED])
    for word in range(words):
        cards = biddable(t, s, seat, word) & t[SINGLES + word]
        if shows:
            s[LEGAL + word] = cards & t[SHOWING + car * MOST_WORDS + word] if s[MUST] else cards
        else:
            s[LEGAL + word] = 0 if s[MUST] else cards
            declare(t, s, word, cards & t[WITH_WILD + word] if wild else cards)


def biddable(t: Row, s: Row, seat: int, word: int) -> int:
    """The cards of a hand that may be bid: with two players not the Speed-8 cards, which lie outside of it."""
    cards = s[HAND + seat * MOST_WORDS + word]
    return cards & t[BIDDABLE] if word == 0 else cards


def declare(t: Row, s: Row, word: int, cards: int) -> None:
    """Offers these cards at each different number of their wilds, or without wilds at the lowest number."""
    words = t[WORDS]
    for plane in range(1, 1 + t[DECLARED]):
        s[LEGAL + plane * words + word] = 0
    while cards:
        low = cards & -cards
        cards ^= low
        wilds = t[WILDS + (word * 64 + bit_count(low - 1)) * 16]
        for plane in range(1, 1 + max(1, wilds)):
            s[LEGAL + plane * words + word] |= low


def bid_card(t: Row, answer: int) -> int:
    """The card of a bid."""
    return answer % (t[WORDS] * 64)


def bid_number(t: Row, answer: int, car: int) -> int:
    """What a bid is worth in $M; 0 is a pass."""
    card = bid_card(t, answer)
    plane = answer // (t[WORDS] * 64)
    if plane == 0:
        return t[NUMBER + card * 8 + car]
    return t[WILDS + card * 16 + plane] if t[WILDS + card * 16] else t[LOWEST + card]


def seal_bid(t: Row, s: Row, r: Row, w: Row, answer: int) -> None:
    """One more sealed bid; the last one opens all."""
    s[SEALED + s[WHO]] = answer
    for seat in range(t[PLAYERS]):
        if s[BIDDERS] >> seat & 1 and s[SEALED + seat] < 0:
            ask_bid(t, s, seat)
            return
    winner = winning_seat(t, s)
    if winner >= 0:
        sell(t, s, winner, bid_number(t, s[SEALED + winner], s[LOT_CAR + s[LOT]]))
    elif s[AGAIN]:
        drop_aside(s)
    else:
        s[ASIDE + s[ASIDE_COUNT]] = s[LOT]
        s[ASIDE_COUNT] += 1
    open_next_lot(t, s, r, w)


def winning_seat(t: Row, s: Row) -> int:
    """The highest number, then more cars on the card, then no wild, then clockwise after the last winner (DF-12)."""
    players = t[PLAYERS]
    car = s[LOT_CAR + s[LOT]]
    best = 0
    winner = -1
    for step in range(1, players + 1):
        seat = (s[LAST_WINNER] + step) % players
        if s[BIDDERS] >> seat & 1:
            number = bid_number(t, s[SEALED + seat], car)
            card = bid_card(t, s[SEALED + seat])
            rank = (number * 16 + t[COUNT + card]) * 2 + (1 if t[WILDS + card * 16] == 0 else 0)
            if number and rank > best:
                best = rank
                winner = seat
    return winner


def drop_aside(s: Row) -> None:
    """The first of the lots set aside is dealt with."""
    s[ASIDE_COUNT] -= 1
    for at in range(s[ASIDE_COUNT]):
        s[ASIDE + at] = s[ASIDE + at + 1]


def sell(t: Row, s: Row, seat: int, price: int) -> None:
    """The winner pays, owns the car, and takes its Speed-8 card and the power (DF-13)."""
    car = s[LOT_CAR + s[LOT]]
    s[OWNER + car] = seat
    s[PRICE + car] = price
    s[LAST_WINNER] = seat
    if s[LOT_POWER + s[LOT]]:
        s[WON + seat] |= 1 << s[LOT_POWER + s[LOT]]
    if s[AGAIN]:
        drop_aside(s)
    put_card(t, s, seat, car)


def forced_price(t: Row, s: Row, seat: int, car: int) -> int:
    """The lowest number of the colour in the hand; lacking it the lowest wild, lacking wilds the lowest (DF-15)."""
    price = lowest_number(t, s, seat, car)
    if price == 0:
        price = lowest_number(t, s, seat, ANY_CAR)
    return price if price else lowest_number(t, s, seat, ANY_CAR + 1)


def lowest_number(t: Row, s: Row, seat: int, line: int) -> int:
    """The lowest number of a hand on lines for this car, on wild lines, or on any line; 0 if there is none."""
    lowest = 0
    for word in range(t[WORDS]):
        cards = biddable(t, s, seat, word)
        while cards:
            low = cards & -cards
            cards ^= low
            card = word * 64 + bit_count(low - 1)
            number = t[LOWEST + card] if line > ANY_CAR else t[NUMBER + card * 8 + line]
            if number and (lowest == 0 or number < lowest):
                lowest = number
    return lowest


def powers_to_keep(t: Row, s: Row, seat: int) -> int:
    """The powers won that the seat may keep, as bits (DF-51)."""
    return s[WON + seat] & ~(1 << CUNNING) if t[NOT_KEPT] else s[WON + seat]


def choose_powers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Who has won several powers keeps one (DF-18)."""
    keepers = 0
    for seat in range(t[PLAYERS]):
        s[SEALED + seat] = NONE_YET
        powers = powers_to_keep(t, s, seat)
        if powers & (powers - 1):
            keepers |= 1 << seat
    s[KEEPERS] = keepers
    if keepers:
        seat = bit_count((keepers & -keepers) - 1)
        ask_simple(s, KEEP, seat, powers_to_keep(t, s, seat))
    else:
        keep_powers(t, s, r, w)


def seal_keep(t: Row, s: Row, r: Row, w: Row, power: int) -> None:
    """One more sealed choice of a power; the last one opens all."""
    s[SEALED + s[WHO]] = power
    for seat in range(t[PLAYERS]):
        if s[KEEPERS] >> seat & 1 and s[SEALED + seat] < 0:
            ask_simple(s, KEEP, seat, powers_to_keep(t, s, seat))
            return
    keep_powers(t, s, r, w)


def keep_powers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Everybody has one power, or none; the winner of nothing but Cunning may have to replace it (DF-51)."""
    for seat in range(t[PLAYERS]):
        powers = powers_to_keep(t, s, seat)
        if s[SEALED + seat] >= 0:
            s[POWER + seat] = s[SEALED + seat]
        else:
            s[POWER + seat] = bit_count((powers & -powers) - 1) if powers else 0
    for seat in range(t[PLAYERS]):
        if s[POWER + seat] == 0 and s[WON + seat] >> CUNNING & 1:
            ask_simple(s, REPLACE, seat, in_the_box(t, s))
            return
    start_race(t, s, r, w)


def in_the_box(t: Row, s: Row) -> int:
    """The powers that nobody has kept, as bits; not Cunning."""
    powers = 0
    for at in range(t[POWER_COUNT]):
        powers |= 1 << t[POWER_LIST + at]
    powers &= ~(1 << CUNNING)
    for seat in range(t[PLAYERS]):
        powers &= ~(1 << s[POWER + seat])
    return powers


def replace_cunning(t: Row, s: Row, r: Row, w: Row, power: int) -> None:
    """Another power comes out of the box."""
    s[POWER + s[WHO]] = power
    start_race(t, s, r, w)
