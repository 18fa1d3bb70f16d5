"""Cards changing hands: Speed-8 cards are taken, cards are laid out and drawn."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.downforce.rules.hands import add, put, remove
from paddock.downforce.rules.seen import card_gone, card_shown, card_spent
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Hand, State


def playable(state: State, seat: int) -> Hand:
    """Return the cards that the seat can play: its hand and, with two players, its Speed-8 cards."""
    return state.hands[seat] + state.face_up[seat]


def take_speed_8(setup: Setup, state: State, seat: int, car: int) -> State:
    """Take the Speed-8 card into the hand or, with two players, place it face up before its owner (DF-51)."""
    kind = setup.speed_8[car]
    if setup.two_players:
        return replace(state, face_up=put(state.face_up, seat, add(state.face_up[seat], kind)))
    hands = put(state.hands, seat, add(state.hands[seat], kind))
    return replace(state, hands=hands, seen=card_shown(state.seen, seat, kind))


def lay_out(state: State, seat: int, kind: int) -> State:
    """Remove the played card from the hand, or from the Speed-8 cards outside it."""
    if kind in state.face_up[seat]:
        return replace(state, face_up=put(state.face_up, seat, remove(state.face_up[seat], kind)))
    hands = put(state.hands, seat, remove(state.hands[seat], kind))
    return replace(state, hands=hands, seen=card_gone(state.seen, seat, kind))


def draw(setup: Setup, state: State, played: int) -> State:
    """Draw a card for the one played, if the game has draw piles (DF-50, DF-51)."""
    if setup.own_piles:
        return _draw_own(setup, state, played)
    if setup.options.hands_of_three:
        return _draw_common(setup, state, played)
    return state


def _draw_own(setup: Setup, state: State, played: int) -> State:
    """Draw from the seat's own pile (two players); a Speed-8 is not replaced."""
    seat = state.player
    pile = state.piles[seat]
    if not pile or played in setup.speed_8:
        return state
    hands = put(state.hands, seat, add(state.hands[seat], pile[-1]))
    return replace(state, hands=hands, piles=put(state.piles, seat, pile[:-1]))


def _draw_common(setup: Setup, state: State, played: int) -> State:
    """Draw from the common pile with hands of three; a Speed-8 outside the hand is not replaced."""
    seat = state.player
    if played not in setup.speed_8:
        state = replace(state, seen=card_spent(setup, state.seen, seat, played))
    elif setup.two_players:
        return state
    if not state.pile:
        return state
    hands = put(state.hands, seat, add(state.hands[seat], state.pile[-1]))
    return replace(state, hands=hands, pile=state.pile[:-1])
