"""Set-up: dealing cards, lots, powers and the grid (DF-03 to DF-05), and without an auction (DF-50)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Dealt
from paddock.downforce.rules import auction
from paddock.downforce.rules.board import items_at
from paddock.downforce.rules.deck import CARS, COLOURS
from paddock.downforce.rules.events import CardsDealt, CarsDealt, Event, GridSet, PowersDealt
from paddock.downforce.rules.hands import take_speed_8
from paddock.downforce.rules.kit import Kit
from paddock.downforce.rules.race import start_race
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Dealing, Lot, State

CARDS, LOTS, POWERS, GRID = "cards", "lots", "powers", "grid"


def empty_table(kit: Kit) -> State:
    """Before anything is dealt."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * kit.players
    return State(
        ask=Dealing(CARDS),
        hands=nothing,
        face_up=nothing,
        piles=nothing,
        pile=(),
        box=(),
        lots=(),
        opened=0,
        aside=(),
        last_winner=NOBODY,
        owners=(NOBODY,) * len(CARS),
        prices=(0,) * len(CARS),
        won=((),) * kit.players,
        power=(None,) * kit.players,
        known=nothing,
        lacks=(),
        spent=(0,) * kit.players,
        grid=(),
        cars=(OFF_TRACK,) * len(CARS),
        occupied=0,
        laps=(0,) * len(CARS),
        places=(),
        player=0,
        discards=(),
        bets=nothing,
    )


def shuffle_size(kit: Kit, what: str) -> int:
    """How many things this part of the set-up shuffles."""
    match what:
        case "cards":
            return len(kit.regular)
        case "powers":
            return len(kit.powers)
        case _:
            return len(CARS)


def deal(kit: Kit, state: State, ask: Dealing, dealt: Dealt, events: list[Event]) -> State:
    """Lays out what was shuffled and goes on to the next part of the set-up."""
    order = dealt.order
    match ask.what:
        case "cards":
            return replace(_deal_cards(kit, state, order, events), ask=Dealing(LOTS))
        case "lots":
            state = replace(state, lots=tuple(Lot(car, None) for car in order))
            if not kit.options.auction:
                state = _deal_cars(kit, state, events)
            return replace(state, ask=Dealing(POWERS if kit.options.powers else GRID))
        case "powers":
            return replace(_deal_powers(kit, state, order, events), ask=Dealing(GRID))
        case _:
            state = _set_grid(kit, state, order, events)
            if kit.options.auction:
                return auction.open_next_lot(kit, state, events)
            return start_race(kit, state, events)


def _deal_cards(kit: Kit, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    cards = items_at(order)(kit.regular)
    size = kit.hand_size
    dealt = size * kit.players
    hands = tuple([tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in kit.seats])
    events.append(CardsDealt(size, len(cards) - dealt))
    if kit.options.hands_of_three:
        return replace(state, hands=hands, pile=cards[dealt:])
    return replace(state, hands=hands, box=tuple(sorted(cards[dealt:])))


def _deal_cars(kit: Kit, state: State, events: list[Event]) -> State:
    """DF-50: everybody gets equally many cars; the others race unowned and their Speed-8 cards are out of play."""
    each = len(CARS) // kit.players
    owners = [NOBODY] * len(CARS)
    for number, lot in enumerate(state.lots[: each * kit.players]):
        owners[lot.car] = number // each
    events.append(CarsDealt(tuple(owners)))
    state = replace(state, owners=tuple(owners), opened=len(state.lots))
    for car in CARS:
        if owners[car] != NOBODY:
            state = take_speed_8(kit, state, owners[car], car)
    return state


def _deal_powers(kit: Kit, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    powers = items_at(order)(kit.powers)
    if kit.options.auction:
        # With a power fewer (DF-51) the last lot goes without.
        lots = tuple(
            Lot(lot.car, powers[number] if number < len(powers) else None) for number, lot in enumerate(state.lots)
        )
        return replace(state, lots=lots)
    dealt = powers[: kit.players]
    events.append(PowersDealt(dealt))
    return replace(state, power=dealt, won=tuple((power,) for power in dealt))


def _set_grid(kit: Kit, state: State, order: tuple[int, ...], events: list[Event]) -> State:
    cars = [OFF_TRACK] * len(CARS)
    for slot, car in enumerate(order):
        cars[car] = kit.board.grid[slot]
    events.append(GridSet(items_at(order)(COLOURS)))
    return replace(state, grid=order, cars=tuple(cars), occupied=sum([1 << space for space in cars]))
