"""Cards changing hands: hands are sorted tuples of kinds."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Hand, Lack, State

T = TypeVar("T")


def add(hand: Hand, *kinds: int) -> Hand:
    """The hand with more cards."""
    return tuple(sorted((*hand, *kinds)))


def remove(hand: Hand, kind: int) -> Hand:
    """The hand without one card of this kind."""
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with one item changed."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)


def playable(state: State, seat: int) -> Hand:
    """The cards that the seat can play: those of its hand, and with two players its Speed-8 cards."""
    return state.hands[seat] + state.face_up[seat]


def take_speed_8(setup: Setup, state: State, seat: int, car: int) -> State:
    """The Speed-8 card goes into the hand, with two players face up in front of the owner (DF-51)."""
    kind = setup.speed_8[car]
    if setup.two_players:
        return replace(state, face_up=put(state.face_up, seat, add(state.face_up[seat], kind)))
    return replace(
        state,
        hands=put(state.hands, seat, add(state.hands[seat], kind)),
        known=put(state.known, seat, add(state.known[seat], kind)),
    )


def lay_out(state: State, seat: int, kind: int) -> State:
    """The card of a turn leaves the hand, or is one of the Speed-8 cards outside of it."""
    hand, known = state.hands[seat], state.known[seat]
    if kind not in hand:
        return replace(state, face_up=put(state.face_up, seat, remove(state.face_up[seat], kind)))
    hands = put(state.hands, seat, remove(hand, kind))
    if kind not in known:
        return replace(state, hands=hands)
    return replace(state, hands=hands, known=put(state.known, seat, remove(known, kind)))


def draw(setup: Setup, state: State, played: int) -> State:
    """A card for the one played, where the game has draw piles (DF-50, DF-51)."""
    if setup.own_piles:
        return _draw_own(setup, state, played)
    if setup.options.hands_of_three:
        return _draw_common(setup, state, played)
    return state


def _draw_own(setup: Setup, state: State, played: int) -> State:
    """With two players from a pile of one's own; a Speed-8 brings no card."""
    seat = state.player
    pile = state.piles[seat]
    if not pile or played in setup.speed_8:
        return state
    hands = put(state.hands, seat, add(state.hands[seat], pile[-1]))
    return replace(state, hands=hands, piles=put(state.piles, seat, pile[:-1]))


def _draw_common(setup: Setup, state: State, played: int) -> State:
    """With hands of three from the common pile; a Speed-8 that lay outside the hand brings no card."""
    seat = state.player
    if played not in setup.speed_8:
        if fits(setup, state.lacks, seat, played):
            state = replace(state, spent=put(state.spent, seat, state.spent[seat] + 1))
    elif setup.two_players:
        return state
    if not state.pile:
        return state
    hands = put(state.hands, seat, add(state.hands[seat], state.pile[-1]))
    return replace(state, hands=hands, pile=state.pile[:-1])


def fits(setup: Setup, lacks: tuple[Lack, ...], seat: int, kind: int) -> bool:
    """Whether the seat may have held this card at the auction, by what its bids have told."""
    return not any(
        lack.seat == seat and colour == lack.colour and number < lack.below
        for lack in lacks
        for colour, number in setup.cards[kind].lines
    )
