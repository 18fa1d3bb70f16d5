"""Public knowledge about hands: cards shown, and what bids reveal about the rest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.downforce.rules.actions import Bid
from paddock.downforce.rules.deck import WILD
from paddock.downforce.rules.hands import add, put, remove
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Lack, Seen

NONE_AT_ALL = 100
"""Number of a Lack without any line of that colour."""


def card_shown(seen: Seen, seat: int, kind: int) -> Seen:
    """Note a shown card of the hand. Of equal cards only one is certain, as the same one may be shown again."""
    known = seen.known[seat]
    return seen if kind in known else replace(seen, known=put(seen.known, seat, add(known, kind)))


def card_gone(seen: Seen, seat: int, kind: int) -> Seen:
    """Note that a card has left the hand."""
    known = seen.known[seat]
    return replace(seen, known=put(seen.known, seat, remove(known, kind))) if kind in known else seen


def hand_gone(seen: Seen, seat: int) -> Seen:
    """Note that all cards of the seat are discarded."""
    return replace(seen, known=put(seen.known, seat, ()))


def card_spent(setup: Setup, seen: Seen, seat: int, kind: int) -> Seen:
    """With hands of three, note a played card that fits: it may have been in the hand since the auction."""
    if not fits(setup, seen.lacks, seat, kind):
        return seen
    return replace(seen, spent=put(seen.spent, seat, seen.spent[seat] + 1))


def bids_shown(setup: Setup, seen: Seen, bids: Sequence[Bid], colour: int) -> Seen:
    """Note the cards, and what a declared number reveals: a lack of the colour, or even of wilds."""
    for bid in bids:
        kind = setup.kind[bid.card]
        seen = card_shown(seen, bid.seat, kind)
        if bid.at is not None:
            wanted = (colour,) if setup.cards[kind].wilds else (colour, WILD)
            seen = learn(seen, [Lack(bid.seat, wanting, NONE_AT_ALL) for wanting in wanted])
    return seen


def learn(seen: Seen, lacks: Sequence[Lack]) -> Seen:
    """Note that a hand lacks something."""
    return replace(seen, lacks=(*seen.lacks, *(lack for lack in lacks if lack not in seen.lacks)))


def fits(setup: Setup, lacks: Sequence[Lack], seat: int, kind: int) -> bool:
    """Return whether the seat may have held this card at the auction, given its bids."""
    return not any(
        lack.seat == seat and colour == lack.colour and number < lack.below
        for lack in lacks
        for colour, number in setup.cards[kind].lines
    )
