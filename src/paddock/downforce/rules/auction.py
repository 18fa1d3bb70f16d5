"""The auction (DF-10 to DF-18): sealed bids, ties, lots set aside, and a car for everybody."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.deck import CARS, COLOURS, WILD
from paddock.downforce.rules.events import (
    BidSealed,
    BidsShown,
    Event,
    LotAside,
    LotOpened,
    LotSold,
    LotUnowned,
)
from paddock.downforce.rules.hands import add, put, take_speed_8
from paddock.downforce.rules.keeping import choose_powers
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Hand, Lack, State

NONE_AT_ALL = 100
"""As the number of a Lack: no line of that colour, however high."""


def without_car(setup: Setup, state: State) -> tuple[int, ...]:
    """The seats that own no car yet."""
    return tuple([seat for seat in setup.seats if seat not in state.owners])


def open_next_lot(setup: Setup, state: State, events: list[Event]) -> State:
    """The next lot of the deck, then the ones set aside (DF-16), then the race."""
    if state.opened < len(state.lots):
        lot = state.opened
        left = len(state.lots) - lot
        carless = without_car(setup, state)
        bidders = carless if left <= len(carless) else setup.seats  # DF-14
        state = replace(state, opened=lot + 1)
        return _offer(setup, state, lot, bidders, left, False, events)
    if state.aside:
        carless = without_car(setup, state)
        if carless:
            left = len(state.aside)
            return _offer(setup, state, state.aside[0], carless, left, True, events)
        for lot in state.aside:
            events.append(LotUnowned(COLOURS[state.lots[lot].car], state.lots[lot].power))
        state = replace(state, aside=())
    return choose_powers(setup, state, events)


def _offer(
    setup: Setup, state: State, lot: int, bidders: tuple[int, ...], left: int, again: bool, events: list[Event]
) -> State:
    carless = without_car(setup, state)
    must = again and left <= len(carless)
    on_offer = state.lots[lot]
    events.append(LotOpened(COLOURS[on_offer.car], on_offer.power, bidders, must, again))
    ask = Auction(lot, bidders, (None,) * setup.players, must, again)
    if left == 1 and len(carless) == 1:  # DF-15
        return _force_sale(setup, replace(state, ask=ask), carless[0], events)
    return replace(state, ask=ask)


def bids_of(setup: Setup, state: State, ask: Auction, seat: int) -> tuple[Bid, ...]:
    """Every bid that the seat may seal (DF-11, DF-17)."""
    colour = state.lots[ask.lot].car
    cards = [setup.cards[kind] for kind in dict.fromkeys(state.hands[seat])]
    showing = [card for card in cards if card.number(colour) is not None]
    if showing:
        return tuple([Bid(seat, card.name) for card in (showing if ask.must else cards)])
    has_wild = any([card.wilds for card in cards])
    bids = []
    for card in cards:
        if not ask.must:
            bids.append(Bid(seat, card.name))
        declared = card.wilds if has_wild else (card.lowest,)
        bids.extend([Bid(seat, card.name, number) for number in dict.fromkeys(declared)])
    return tuple(bids)


def bid_number(setup: Setup, bid: Bid, colour: int) -> int | None:
    """What a bid is worth in $M; None is a pass."""
    return bid.at if bid.at is not None else setup.cards[setup.kind[bid.card]].number(colour)


def seal_bid(setup: Setup, state: State, ask: Auction, bid: Bid, events: list[Event]) -> State:
    """One more sealed bid; the last one opens all."""
    ask = Auction(ask.lot, ask.bidders, put(ask.bids, bid.seat, bid), ask.must, ask.again)
    events.append(BidSealed(bid.seat))
    for seat in ask.bidders:
        if ask.bids[seat] is None:
            return replace(state, ask=ask)
    return _open_bids(setup, state, ask, events)


def _open_bids(setup: Setup, state: State, ask: Auction, events: list[Event]) -> State:
    lot = state.lots[ask.lot]
    bids = tuple([bid for bid in ask.bids if isinstance(bid, Bid)])
    numbers = tuple([bid_number(setup, bid, lot.car) for bid in bids])
    events.append(BidsShown(bids, numbers))
    state = _show_cards(setup, state, bids, lot.car)
    offered = [(bid, number) for bid, number in zip(bids, numbers, strict=True) if number is not None]
    if not offered:
        return _nobody_bids(setup, state, ask, events)
    bid, number, by = winning_bid(setup, offered, state.last_winner)
    events.append(LotSold(bid.seat, COLOURS[lot.car], lot.power, number, by, bid.card))
    return open_next_lot(setup, _sell(setup, state, ask, bid.seat, number), events)


def winning_bid(setup: Setup, offered: list[tuple[Bid, int]], last_winner: int) -> tuple[Bid, int, str]:
    """DF-12: highest number, then more cars on the card, then no wild, then clockwise after the last winner."""

    def lines(bid: Bid) -> int:
        return len(setup.cards[setup.kind[bid.card]].lines)

    highest = max([number for _, number in offered])
    tied = [bid for bid, number in offered if number == highest]
    if len(tied) == 1:
        return tied[0], highest, "number"
    most = max(map(lines, tied))
    tied = [bid for bid in tied if lines(bid) == most]
    if len(tied) == 1:
        return tied[0], highest, "cars"
    plain = [bid for bid in tied if not setup.cards[setup.kind[bid.card]].wilds]
    if len(plain) == 1:
        return plain[0], highest, "no-wild"
    tied = plain or tied
    order = setup.clockwise(last_winner)
    return min(tied, key=lambda bid: order.index(bid.seat)), highest, "clockwise"


def _show_cards(setup: Setup, state: State, bids: tuple[Bid, ...], colour: int) -> State:
    """Everybody has seen the cards, and what a declaration says of the rest of the hand."""
    known = state.known
    lacks: list[Lack] = []
    for bid in bids:
        kind = setup.kind[bid.card]
        known = _seen(known, bid.seat, kind)
        if bid.at is not None:
            lacks.append(Lack(bid.seat, colour, NONE_AT_ALL))
            if not setup.cards[kind].wilds:
                lacks.append(Lack(bid.seat, WILD, NONE_AT_ALL))
    state = replace(state, known=known)
    return _learn(state, lacks) if lacks else state


def _learn(state: State, lacks: list[Lack]) -> State:
    return replace(state, lacks=(*state.lacks, *(lack for lack in lacks if lack not in state.lacks)))


def _seen(known: tuple[Hand, ...], seat: int, kind: int) -> tuple[Hand, ...]:
    # The same card may be shown twice, and equal cards may be shown one after the other: what is sure is one of them.
    return known if kind in known[seat] else put(known, seat, add(known[seat], kind))


def _nobody_bids(setup: Setup, state: State, ask: Auction, events: list[Event]) -> State:
    lot = state.lots[ask.lot]
    if ask.again:
        events.append(LotUnowned(COLOURS[lot.car], lot.power))
        return open_next_lot(setup, replace(state, aside=state.aside[1:]), events)
    events.append(LotAside(COLOURS[lot.car], lot.power))
    return open_next_lot(setup, replace(state, aside=(*state.aside, ask.lot)), events)


def _sell(setup: Setup, state: State, ask: Auction, seat: int, price: int) -> State:
    """DF-13."""
    lot = state.lots[ask.lot]
    won = state.won[seat] if lot.power is None else (*state.won[seat], lot.power)
    state = replace(
        state,
        owners=put(state.owners, lot.car, seat),
        prices=put(state.prices, lot.car, price),
        won=put(state.won, seat, won),
        last_winner=seat,
        aside=state.aside[1:] if ask.again else state.aside,
    )
    return take_speed_8(setup, state, seat, lot.car)


def forced_card(setup: Setup, hand: Hand, colour: int) -> tuple[int, int, list[tuple[int, int]]]:
    """DF-15: price, card, and what it tells of the hand as (colour, below)."""
    for wanted, told in ((colour, []), (WILD, [(colour, NONE_AT_ALL)])):
        lines = [(number, kind) for kind in hand for on, number in setup.cards[kind].lines if on == wanted]
        if lines:
            number, kind = min(lines)
            return number, kind, [*told, (wanted, number)]
    number, kind = min((setup.cards[kind].lowest, kind) for kind in hand)
    below = [(car, number) for car in CARS if car != colour]
    return number, kind, [(colour, NONE_AT_ALL), (WILD, NONE_AT_ALL), *below]


def _force_sale(setup: Setup, state: State, seat: int, events: list[Event]) -> State:
    ask = state.ask
    assert isinstance(ask, Auction)
    lot = state.lots[ask.lot]
    price, kind, told = forced_card(setup, state.hands[seat], lot.car)
    state = replace(state, known=_seen(state.known, seat, kind))
    state = _learn(state, [Lack(seat, colour, below) for colour, below in told])
    events.append(LotSold(seat, COLOURS[lot.car], lot.power, price, "forced", setup.cards[kind].name))
    return open_next_lot(setup, _sell(setup, state, ask, seat, price), events)
