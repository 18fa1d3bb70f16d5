"""The auction: sealed bids, ties, lots set aside, a car for everybody, and kept powers."""

from __future__ import annotations

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.cards import biddable, put_card, show_lowest
from paddock.downforce.kernel.moves import bit_count
from paddock.downforce.kernel.race import ask_simple
from paddock.downforce.kernel.start import start_race
from paddock.kernel.rows import Row

LOTS = 6
NONE_YET = -1


def seats_of(t: Row) -> int:
    """Return all seats, as bits."""
    return (1 << t[k.SEATS]) - 1


def without_car(t: Row, s: Row) -> int:
    """Return the seats that own no car yet, as bits."""
    owners = 0
    for car in range(6):
        if s[k.OWNER + car] >= 0:
            owners |= 1 << s[k.OWNER + car]
    return seats_of(t) & ~owners


def open_next_lot(t: Row, s: Row, r: Row, w: Row) -> None:
    """Open the lots of the deck, then those set aside, until one needs bids; then keep powers (DF-10)."""
    while True:
        carless = without_car(t, s)
        if s[k.OPENED] < LOTS:
            offer_from_deck(t, s, carless)
            left = LOTS - s[k.OPENED] + 1
        elif s[k.ASIDE_COUNT] and carless:
            offer_again(s, carless)
            left = s[k.ASIDE_COUNT]
        else:
            s[k.ASIDE_COUNT] = 0
            choose_powers(t, s, r, w)
            return
        if left > 1 or bit_count(carless) != 1:
            ask_first_bid(t, s)
            return
        sell_by_force(t, s, bit_count(carless - 1), s[k.LOT_CAR + s[k.LOT]])


def offer_from_deck(t: Row, s: Row, carless: int) -> None:
    """Offer a lot. If the lots left are no more than the players without a car, only these bid (DF-14)."""
    left = LOTS - s[k.OPENED]
    s[k.LOT] = s[k.OPENED]
    s[k.OPENED] += 1
    s[k.MUST] = 0
    s[k.AGAIN] = 0
    s[k.BIDDERS] = carless if left <= bit_count(carless) else seats_of(t)


def offer_again(s: Row, carless: int) -> None:
    """Offer an unwanted lot to players without a car, who may have to take it (DF-16)."""
    s[k.LOT] = s[k.ASIDE]
    s[k.MUST] = 1 if s[k.ASIDE_COUNT] <= bit_count(carless) else 0
    s[k.AGAIN] = 1
    s[k.BIDDERS] = carless


def ask_first_bid(t: Row, s: Row) -> None:
    """Ask all bidders in turn to seal a card; none sees the others' cards."""
    for seat in range(t[k.SEATS]):
        s[k.SEALED + seat] = NONE_YET
    ask_bid(t, s, bit_count((s[k.BIDDERS] & -s[k.BIDDERS]) - 1))


def ask_bid(t: Row, s: Row, seat: int) -> None:
    """Ask for a bid: any card in the hand; without the lot's colour, also at a declared number (DF-11, DF-17)."""
    words = t[k.WORDS]
    car = s[k.LOT_CAR + s[k.LOT]]
    s[k.ASK] = k.BID
    s[k.WHO] = seat
    shows = 0
    wild = 0
    for word in range(words):
        cards = biddable(t, s, seat, word)
        shows |= cards & t[k.SHOWING + car * k.MOST_WORDS + word]
        wild |= cards & t[k.WITH_WILD + word]
    s[k.LEGAL_WORDS] = words if shows else words * (1 + t[k.DECLARED])
    for word in range(words):
        cards = biddable(t, s, seat, word) & t[k.SINGLES + word]
        if shows:
            s[k.LEGAL + word] = cards & t[k.SHOWING + car * k.MOST_WORDS + word] if s[k.MUST] else cards
        else:
            s[k.LEGAL + word] = 0 if s[k.MUST] else cards
            declare(t, s, word, cards & t[k.WITH_WILD + word] if wild else cards)


def declare(t: Row, s: Row, word: int, cards: int) -> None:
    """Offer these cards at each distinct number of their wilds; those without wilds at their lowest number."""
    words = t[k.WORDS]
    for plane in range(1, 1 + t[k.DECLARED]):
        s[k.LEGAL + plane * words + word] = 0
    while cards:
        low = cards & -cards
        cards ^= low
        wilds = t[k.WILDS + (word * 64 + bit_count(low - 1)) * 16]
        for plane in range(1, 1 + max(1, wilds)):
            s[k.LEGAL + plane * words + word] |= low


def bid_card(t: Row, answer: int) -> int:
    """Return the card of a bid."""
    return answer % (t[k.WORDS] * 64)


def bid_number(t: Row, answer: int, car: int) -> int:
    """Return the value of a bid in $M; 0 is a pass."""
    card = bid_card(t, answer)
    plane = answer // (t[k.WORDS] * 64)
    if plane == 0:
        return t[k.NUMBER + card * 8 + car]
    return t[k.WILDS + card * 16 + plane] if t[k.WILDS + card * 16] else t[k.LOWEST + card]


def seal_bid(t: Row, s: Row, r: Row, w: Row, answer: int) -> None:
    """Seal a bid; the last one reveals all."""
    s[k.SEALED + s[k.WHO]] = answer
    for seat in range(t[k.SEATS]):
        if s[k.BIDDERS] >> seat & 1 and s[k.SEALED + seat] < 0:
            ask_bid(t, s, seat)
            return
    winner = winning_seat(t, s)
    if winner >= 0:
        sell(t, s, winner, bid_number(t, s[k.SEALED + winner], s[k.LOT_CAR + s[k.LOT]]))
    elif s[k.AGAIN]:
        drop_aside(s)
    else:
        s[k.ASIDE + s[k.ASIDE_COUNT]] = s[k.LOT]
        s[k.ASIDE_COUNT] += 1
    open_next_lot(t, s, r, w)


def winning_seat(t: Row, s: Row) -> int:
    """Return the winner: highest number, then more cars, then no wild, then clockwise after the last one (DF-12)."""
    players = t[k.SEATS]
    car = s[k.LOT_CAR + s[k.LOT]]
    best = 0
    winner = -1
    for step in range(1, players + 1):
        seat = (s[k.LAST_WINNER] + step) % players
        if s[k.BIDDERS] >> seat & 1:
            number = bid_number(t, s[k.SEALED + seat], car)
            card = bid_card(t, s[k.SEALED + seat])
            rank = (number * 16 + t[k.COUNT + card]) * 2 + (1 if t[k.WILDS + card * 16] == 0 else 0)
            if number and rank > best:
                best = rank
                winner = seat
    return winner


def drop_aside(s: Row) -> None:
    """Remove the first of the lots set aside."""
    s[k.ASIDE_COUNT] -= 1
    for at in range(s[k.ASIDE_COUNT]):
        s[k.ASIDE + at] = s[k.ASIDE + at + 1]


def sell(t: Row, s: Row, seat: int, price: int) -> None:
    """Sell the lot: the winner pays, owns the car, and takes its Speed-8 card and the power (DF-13)."""
    car = s[k.LOT_CAR + s[k.LOT]]
    s[k.OWNER + car] = seat
    s[k.PRICE + car] = price
    s[k.LAST_WINNER] = seat
    if s[k.LOT_POWER + s[k.LOT]]:
        s[k.WON + seat] |= 1 << s[k.LOT_POWER + s[k.LOT]]
    if s[k.AGAIN]:
        drop_aside(s)
    put_card(t, s, seat, car)


def sell_by_force(t: Row, s: Row, seat: int, car: int) -> None:
    """Sell for the hand's lowest number of the colour, else its lowest wild, else its lowest number (DF-15)."""
    price = show_lowest(t, s, seat, car)
    if price == 0:
        price = show_lowest(t, s, seat, k.ANY_CAR)
    if price == 0:
        price = show_lowest(t, s, seat, k.ANY_CAR + 1)
    sell(t, s, seat, price)


def powers_to_keep(t: Row, s: Row, seat: int) -> int:
    """Return the won powers that the seat may keep, as bits (DF-51)."""
    return s[k.WON + seat] & ~(1 << k.CUNNING) if t[k.NOT_KEPT] else s[k.WON + seat]


def choose_powers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Ask every player with several powers to keep one (DF-18)."""
    keepers = 0
    for seat in range(t[k.SEATS]):
        s[k.SEALED + seat] = NONE_YET
        powers = powers_to_keep(t, s, seat)
        if powers & (powers - 1):
            keepers |= 1 << seat
    s[k.KEEPERS] = keepers
    if keepers:
        seat = bit_count((keepers & -keepers) - 1)
        ask_simple(s, k.KEEP, seat, powers_to_keep(t, s, seat))
    else:
        keep_powers(t, s, r, w)


def seal_keep(t: Row, s: Row, r: Row, w: Row, power: int) -> None:
    """Seal a choice of a power; the last one reveals all."""
    s[k.SEALED + s[k.WHO]] = power
    for seat in range(t[k.SEATS]):
        if s[k.KEEPERS] >> seat & 1 and s[k.SEALED + seat] < 0:
            ask_simple(s, k.KEEP, seat, powers_to_keep(t, s, seat))
            return
    keep_powers(t, s, r, w)


def keep_powers(t: Row, s: Row, r: Row, w: Row) -> None:
    """Give everybody their power, if any; a player who won only Cunning may have to replace it (DF-51)."""
    for seat in range(t[k.SEATS]):
        powers = powers_to_keep(t, s, seat)
        if s[k.SEALED + seat] >= 0:
            s[k.POWER + seat] = s[k.SEALED + seat]
        else:
            s[k.POWER + seat] = bit_count((powers & -powers) - 1) if powers else 0
    for seat in range(t[k.SEATS]):
        if s[k.POWER + seat] == 0 and s[k.WON + seat] >> k.CUNNING & 1:
            ask_simple(s, k.REPLACE, seat, in_the_box(t, s))
            return
    start_race(t, s, r, w)


def in_the_box(t: Row, s: Row) -> int:
    """Return the powers that nobody kept, as bits, without Cunning."""
    powers = 0
    for at in range(t[k.POWER_COUNT]):
        powers |= 1 << t[k.POWER_LIST + at]
    powers &= ~(1 << k.CUNNING)
    for seat in range(t[k.SEATS]):
        powers &= ~(1 << s[k.POWER + seat])
    return powers


def replace_cunning(t: Row, s: Row, r: Row, w: Row, power: int) -> None:
    """Replace Cunning with a power from the box."""
    s[k.POWER + s[k.WHO]] = power
    start_race(t, s, r, w)
