"""Set-up: shuffle and lay out cards, lots, powers and the grid."""

from __future__ import annotations

from itertools import zip_longest

from msgspec.structs import replace

from paddock.core.game import Dealt
from paddock.downforce.rules import auction
from paddock.downforce.rules.cards import take_speed_8
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.events import CardsDealt, CarsDealt, Event, GridSet, PowersDealt
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, AuctionState, Dealing, Lot, Seen, State
from paddock.downforce.rules.turns import start_race

CARDS, LOTS, POWERS, GRID = "cards", "lots", "powers", "grid"


def empty_table(setup: Setup) -> State:
    """Return the state before the first deal."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * setup.players
    return State(
        ask=Dealing(CARDS),
        player=0,
        cars=(OFF_TRACK,) * len(CARS),
        places=(),
        laps=(0,) * len(CARS),
        hands=nothing,
        face_up=nothing,
        piles=nothing,
        pile=(),
        discards=(),
        box=(),
        bets=nothing,
        grid=(),
        owners=(NOBODY,) * len(CARS),
        prices=(0,) * len(CARS),
        power=(None,) * setup.players,
        auction=AuctionState(lots=(), opened=0, aside=(), last_winner=NOBODY, won=((),) * setup.players),
        seen=Seen(known=nothing, lacks=(), spent=(0,) * setup.players),
    )


def shuffle_size(setup: Setup, what: str) -> int:
    """Return how many things this part of the set-up shuffles."""
    match what:
        case "cards":
            return len(setup.regular)
        case "powers":
            return len(setup.powers)
        case _:
            return len(CARS)


def deal(setup: Setup, state: State, ask: Dealing, dealt: Dealt, events: list[Event]) -> State:
    """Lay out what was shuffled and continue the set-up."""
    order = dealt.order
    match ask.what:
        case "cards":
            return replace(_deal_cards(setup, state, order, events), ask=Dealing(LOTS))
        case "lots":
            state = _with_lots(state, [Lot(car, None) for car in order])
            if not setup.options.auction:
                state = _deal_cars(setup, state, events)
            return replace(state, ask=Dealing(POWERS if setup.options.powers else GRID))
        case "powers":
            return replace(_deal_powers(setup, state, order, events), ask=Dealing(GRID))
        case _:
            state = _set_grid(setup, state, order, events)
            if setup.options.auction:
                return auction.open_next_lot(setup, state, events)
            return start_race(setup, state, events)


def _deal_cards(setup: Setup, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    """DF-03: equal hands; the rest stays in the box unseen, or forms the draw pile with hands of three."""
    cards = tuple([setup.regular[number] for number in order])
    size = setup.hand_size
    dealt = size * setup.players
    hands = tuple([tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in setup.seats])
    events.append(CardsDealt(size, len(cards) - dealt))
    if setup.options.hands_of_three:
        return replace(state, hands=hands, pile=cards[dealt:])
    return replace(state, hands=hands, box=tuple(sorted(cards[dealt:])))


def _deal_cars(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-50: without an auction all get equally many cars; the others race unowned, without their Speed-8 cards."""
    each = len(CARS) // setup.players
    owners = [NOBODY] * len(CARS)
    for number, lot in enumerate(state.auction.lots[: each * setup.players]):
        owners[lot.car] = number // each
    events.append(CarsDealt(tuple(owners)))
    state = replace(state, owners=tuple(owners), auction=replace(state.auction, opened=len(CARS)))
    for car in CARS:
        if owners[car] != NOBODY:
            state = take_speed_8(setup, state, owners[car], car)
    return state


def _deal_powers(setup: Setup, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    """DF-04: a power with every lot; without an auction, one for each player."""
    powers = tuple([setup.powers[number] for number in order])
    if setup.options.auction:
        # Without Cunning there is one power fewer, so the last lot has none. Left-over powers stay in the box.
        cars = [lot.car for lot in state.auction.lots]
        return _with_lots(state, [Lot(car, power) for car, power in zip_longest(cars, powers[: len(cars)])])
    dealt = powers[: setup.players]
    events.append(PowersDealt(dealt))
    won = tuple([(power,) for power in dealt])
    return replace(state, power=dealt, auction=replace(state.auction, won=won))


def _with_lots(state: State, lots: list[Lot]) -> State:
    return replace(state, auction=replace(state.auction, lots=tuple(lots)))


def _set_grid(setup: Setup, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    """DF-05: the cars stand on the starting spaces in the order of the shuffle."""
    cars = [OFF_TRACK] * len(CARS)
    for slot, car in enumerate(order):
        cars[car] = setup.board.grid[slot]
    events.append(GridSet(tuple([COLOURS[car] for car in order])))
    return replace(state, grid=order, cars=tuple(cars))
