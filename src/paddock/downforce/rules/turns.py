"""The order of turns: the first player, the next one with a card, and the end of the race."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.core.game import Dealt
from paddock.downforce.rules.cards import playable
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.events import Event, HandDropped, PilesShuffled, RaceOver, RaceStarted, Stalled
from paddock.downforce.rules.hands import put
from paddock.downforce.rules.scoring import race_result
from paddock.downforce.rules.seen import hand_gone
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import NOBODY, OFF_TRACK, Finished, Piling, Playing, State

TWO_PLAYER_HAND = 7


def start_race(setup: Setup, state: State, events: list[Event]) -> State:
    """With two players, shuffle the draw piles first; then ask the first player to play."""
    if setup.own_piles:
        return replace(state, ask=Piling(0))
    return _first_turn(setup, state, events)


def shuffle_pile(setup: Setup, state: State, ask: Piling, dealt: Dealt, events: list[Event]) -> State:
    """DF-51: the hand becomes the seat's own draw pile, from which seven cards are drawn."""
    seat = ask.seat
    cards = tuple([state.hands[seat][number] for number in dealt.order])
    rest = max(0, len(cards) - TWO_PLAYER_HAND)
    events.append(PilesShuffled(seat, len(cards)))
    hand = tuple(sorted(cards[rest:]))
    state = replace(state, hands=put(state.hands, seat, hand), piles=put(state.piles, seat, cards[:rest]))
    if seat + 1 < setup.players:
        return replace(state, ask=Piling(seat + 1))
    return _first_turn(setup, state, events)


def first_car(setup: Setup, grid: Sequence[int], owners: Sequence[int]) -> int:
    """DF-20: the car on the marked space or, if nobody owns it, the next owned car on the grid."""
    assert setup.track.first is not None
    mark = setup.track.grid.index(setup.track.first)
    return next(car for car in (*grid[mark:], *grid[:mark]) if owners[car] != NOBODY)


def _first_turn(setup: Setup, state: State, events: list[Event]) -> State:
    car = first_car(setup, state.grid, state.owners)
    events.append(RaceStarted(state.owners[car], COLOURS[car]))
    return replace(state, ask=Playing(), player=state.owners[car])


def drop_hands(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-26: a player whose cars have all finished discards everything."""
    if not state.places:
        return state
    racing = [owner for owner, space in zip(state.owners, state.cars, strict=True) if space != OFF_TRACK]
    for seat in setup.seats:
        if seat not in racing and playable(state, seat):
            cards = tuple(sorted(playable(state, seat) + state.piles[seat]))
            events.append(HandDropped(seat, tuple([setup.cards[kind].name for kind in cards])))
            state = replace(
                state,
                hands=put(state.hands, seat, ()),
                face_up=put(state.face_up, seat, ()),
                piles=put(state.piles, seat, ()),
                discards=state.discards + cards,
                seen=hand_gone(state.seen, seat),
            )
    return state


def next_turn(setup: Setup, state: State, events: list[Event]) -> State:
    """DF-27: clockwise to the next player with a card; the race is over if there is none, or all cars have finished."""
    if len(state.places) < len(state.cars):
        for seat in setup.clockwise(state.player):
            if playable(state, seat):
                return replace(state, ask=Playing(), player=seat)
    if not setup.options.long_distance:
        events.extend(Stalled(COLOURS[car]) for car, space in enumerate(state.cars) if space != OFF_TRACK)
    result = race_result(setup, state)
    events.append(RaceOver(result))
    return replace(state, ask=Finished(result))
