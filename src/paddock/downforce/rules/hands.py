"""Cards changing hands: hands are sorted tuples of kinds."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from paddock.downforce.rules.kit import Kit
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


def take_speed_8(kit: Kit, state: State, seat: int, car: int) -> State:
    """DF-13, DF-51: the Speed-8 card goes into the hand, with two players face up in front of the owner."""
    kind = kit.speed_8[car]
    if kit.two_players:
        return replace(state, face_up=put(state.face_up, seat, add(state.face_up[seat], kind)))
    return replace(
        state,
        hands=put(state.hands, seat, add(state.hands[seat], kind)),
        known=put(state.known, seat, add(state.known[seat], kind)),
    )


def fits(kit: Kit, lacks: tuple[Lack, ...], seat: int, kind: int) -> bool:
    """Whether the seat may have held this card at the auction, by what its bids have told."""
    return not any(
        lack.seat == seat and colour == lack.colour and number < lack.below
        for lack in lacks
        for colour, number in kit.cards[kind].lines
    )
