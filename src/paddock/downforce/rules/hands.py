"""Hands as sorted tuples of kinds of cards: adding and removing cards."""

from __future__ import annotations

from typing import TypeVar

from paddock.downforce.rules.state import Hand

T = TypeVar("T")


def add(hand: Hand, *kinds: int) -> Hand:
    """Return the hand with more cards."""
    return tuple(sorted((*hand, *kinds)))


def remove(hand: Hand, kind: int) -> Hand:
    """Return the hand without one card of this kind."""
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def put(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[at] = item
    return tuple(changed)
