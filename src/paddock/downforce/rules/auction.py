"""The auction: sealed bids, ties, lots set aside, and a car for everybody."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.cards import take_speed_8
from paddock.downforce.rules.deck import CARS, COLOURS, WILD, Card
from paddock.downforce.rules.events import (
    BidSealed,
    BidsShown,
    Event,
    LotAside,
    LotOpened,
    LotSold,
    LotUnowned,
)
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.keeping import choose_powers
from paddock.downforce.rules.seen import NONE_AT_ALL, bids_shown, card_shown, learn
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Hand, Lack, State


def without_car(setup: Setup, state: State) -> tuple[int, ...]:
    """Return the seats that own no car yet."""
    return tuple([seat for seat in setup.seats if seat not in state.owners])


def open_next_lot(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-10: lots are offered one at a time, those of the deck first; then powers are kept."""
    carless = without_car(setup, state)
    auction = state.auction
    if auction.opened < len(auction.lots):
        return _offer_from_deck(setup, state, carless, events)
    if auction.aside and carless:
        return _offer_again(setup, state, carless, events)
    for number in auction.aside:
        lot = auction.lots[number]
        events.append(LotUnowned(COLOURS[lot.car], lot.power))
    return choose_powers(setup, replace(state, auction=replace(auction, aside=())), events)


def _offer_from_deck(setup: Setup, state: State, carless: tuple[int, ...], events: list[Event]) -> State:
    """DF-14: when the lots left are no more than the players without a car, only these bid."""
    auction = state.auction
    left = len(auction.lots) - auction.opened
    bidders = carless if left <= len(carless) else setup.seats
    ask = Auction(auction.opened, bidders, (None,) * setup.players)
    state = replace(state, ask=ask, auction=replace(auction, opened=auction.opened + 1))
    return _open_bidding(setup, state, ask, left, carless, events)


def _offer_again(setup: Setup, state: State, carless: tuple[int, ...], events: list[Event]) -> State:
    """DF-16: unwanted lots are offered again to players without a car, who may have to take one."""
    aside = state.auction.aside
    must = len(aside) <= len(carless)
    ask = Auction(aside[0], carless, (None,) * setup.players, must, again=True)
    return _open_bidding(setup, replace(state, ask=ask), ask, len(aside), carless, events)


def _open_bidding(
    setup: Setup, state: State, ask: Auction, left: int, carless: tuple[int, ...], events: list[Event]
) -> State:
    """Open a lot; the last one goes to the last player without a car with no bidding."""
    lot = state.auction.lots[ask.lot]
    events.append(LotOpened(COLOURS[lot.car], lot.power, ask.bidders, ask.must, ask.again))
    if left == 1 and len(carless) == 1:
        return _force_sale(setup, state, ask, carless[0], events)
    return state


def bids_of(setup: Setup, state: State, ask: Auction, seat: int) -> tuple[Bid, ...]:
    """DF-11: every card of the hand may be sealed; one without the colour of the lot is a pass."""
    colour = state.auction.lots[ask.lot].car
    cards = [setup.cards[kind] for kind in dict.fromkeys(state.hands[seat])]
    showing = [card for card in cards if card.number(colour) is not None]
    if not showing:
        return _bids_without_colour(cards, ask.must, seat)
    return tuple([Bid(seat, card.name) for card in (showing if ask.must else cards)])


def _bids_without_colour(cards: list[Card], must: bool, seat: int) -> tuple[Bid, ...]:
    """DF-17: a player without the colour may bid a wild at its number, and without wilds any card at its lowest."""
    has_wild = any([card.wilds for card in cards])
    bids = []
    for card in cards:
        if not must:
            bids.append(Bid(seat, card.name))
        declared = card.wilds if has_wild else (card.lowest,)
        bids.extend([Bid(seat, card.name, number) for number in dict.fromkeys(declared)])
    return tuple(bids)


def bid_number(setup: Setup, bid: Bid, colour: int) -> int | None:
    """Return the value of a bid in $M; None is a pass."""
    return bid.at if bid.at is not None else setup.cards[setup.kind[bid.card]].number(colour)


def seal_bid(setup: Setup, state: State, ask: Auction, bid: Bid, events: list[Event]) -> State:
    """Seal a bid; the last one reveals all."""
    ask = replace(ask, bids=put(ask.bids, bid.seat, bid))
    events.append(BidSealed(bid.seat))
    if any([ask.bids[seat] is None for seat in ask.bidders]):
        return replace(state, ask=ask)
    return _open_bids(setup, state, ask, events)


def _open_bids(setup: Setup, state: State, ask: Auction, events: list[Event]) -> State:
    lot = state.auction.lots[ask.lot]
    bids = tuple([bid for bid in ask.bids if isinstance(bid, Bid)])
    numbers = tuple([bid_number(setup, bid, lot.car) for bid in bids])
    events.append(BidsShown(bids, numbers))
    state = replace(state, seen=bids_shown(setup, state.seen, bids, lot.car))
    offered = [(bid, number) for bid, number in zip(bids, numbers, strict=True) if number is not None]
    if not offered:
        return nobody_bids(setup, state, ask, events)
    bid, number, by = winning_bid(setup, offered, state.auction.last_winner)
    events.append(LotSold(bid.seat, COLOURS[lot.car], lot.power, number, by, bid.card))
    return open_next_lot(setup, sell(setup, state, ask, bid.seat, number), events)


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


def nobody_bids(setup: Setup, state: State, ask: Auction, events: list[Event]) -> State:
    lot = state.auction.lots[ask.lot]
    aside = state.auction.aside
    if ask.again:
        events.append(LotUnowned(COLOURS[lot.car], lot.power))
        aside = aside[1:]
    else:
        events.append(LotAside(COLOURS[lot.car], lot.power))
        aside = (*aside, ask.lot)
    return open_next_lot(setup, replace(state, auction=replace(state.auction, aside=aside)), events)


def sell(setup: Setup, state: State, ask: Auction, seat: int, price: int) -> State:
    """DF-13: the winner pays, owns the car, and takes its Speed-8 card and the power."""
    lot = state.auction.lots[ask.lot]
    auction = replace(
        state.auction,
        last_winner=seat,
        aside=state.auction.aside[1:] if ask.again else state.auction.aside,
    )
    if lot.power is not None:
        auction = replace(auction, won=put(auction.won, seat, (*auction.won[seat], lot.power)))
    state = replace(
        state,
        owners=put(state.owners, lot.car, seat),
        prices=put(state.prices, lot.car, price),
        auction=auction,
    )
    return take_speed_8(setup, state, seat, lot.car)


def forced_card(setup: Setup, hand: Hand, colour: int) -> tuple[int, int, list[tuple[int, int]]]:
    """DF-15: the lowest number of the colour in the hand; lacking it the lowest wild, lacking wilds the lowest of all.

    Returns the price, the card, and what the hand cannot hold, as (colour, below).
    """
    for wanted, lacking in ((colour, []), (WILD, [(colour, NONE_AT_ALL)])):
        lines = [(number, kind) for kind in hand for on, number in setup.cards[kind].lines if on == wanted]
        if lines:
            number, kind = min(lines)
            return number, kind, [*lacking, (wanted, number)]
    number, kind = min((setup.cards[kind].lowest, kind) for kind in hand)
    below = [(car, number) for car in CARS if car != colour]
    return number, kind, [(colour, NONE_AT_ALL), (WILD, NONE_AT_ALL), *below]


def _force_sale(setup: Setup, state: State, ask: Auction, seat: int, events: list[Event]) -> State:
    lot = state.auction.lots[ask.lot]
    price, kind, lacking = forced_card(setup, state.hands[seat], lot.car)
    lacks = [Lack(seat, colour, below) for colour, below in lacking]
    state = replace(state, seen=learn(card_shown(state.seen, seat, kind), lacks))
    events.append(LotSold(seat, COLOURS[lot.car], lot.power, price, "forced", setup.cards[kind].name))
    return open_next_lot(setup, sell(setup, state, ask, seat, price), events)
