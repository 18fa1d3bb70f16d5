"""The six powers (DF-40 to DF-45): each is a function that says what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddock.downforce.rules.state import NOBODY, Run, State

if TYPE_CHECKING:
    from paddock.downforce.rules.deck import Card
    from paddock.downforce.rules.kit import Kit

AGGRESSIVE, CUNNING, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE = POWERS = (
    "aggressive",
    "cunning",
    "determined",
    "strategic",
    "tricky",
    "unpredictable",
)
ALL_CARS = 0b111111
BONUS_STEPS = 2


def aggressive_more(state: State, car: int) -> int:
    """DF-40: one more space for an own car, if it is on the first line of the card."""
    player = state.player
    return int(state.owners[car] == player and state.power[player] == AGGRESSIVE)


def cunning_driver(state: State, car: int) -> int:
    """DF-41: who chooses the way of this car now."""
    owner = state.owners[car]
    return owner if owner != NOBODY and state.power[owner] == CUNNING else state.player


def determined_hopes(state: State, car: int) -> bool:
    """DF-42: an own car on the own turn earns a bonus if its regular move enters rectangles only."""
    return state.power[state.player] == DETERMINED and state.owners[car] == state.player


def strategic_skips(kit: Kit, state: State, kind: int) -> bool:
    """DF-43: one line of this card may be left out."""
    return state.power[state.player] == STRATEGIC and len(kit.cards[kind].lines) >= kit.options.strategic_lines


def tricky_upwards(card: Card) -> bool:
    """DF-44: it makes a difference to resolve this card bottom to top."""
    return card.lines != card.lines[::-1]


def wild_cars(kit: Kit, state: State, run: Run) -> int:
    """DF-22, DF-45: the cars, as bits, that the wild line due may take."""
    taken = run.picked
    if state.power[state.player] != UNPREDICTABLE:
        taken |= kit.colours[run.card]
    return ALL_CARS & ~taken
