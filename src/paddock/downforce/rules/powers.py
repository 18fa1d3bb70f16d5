"""The six powers: one function each, called where it applies."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from paddock.downforce.options import Options
from paddock.downforce.rules.deck import CARS, Card
from paddock.downforce.rules.state import NOBODY

AGGRESSIVE, CUNNING, DETERMINED, STRATEGIC, TRICKY, UNPREDICTABLE = POWERS = (
    "aggressive",
    "cunning",
    "determined",
    "strategic",
    "tricky",
    "unpredictable",
)
BONUS_STEPS = 2


class Racing(Protocol):
    """What powers depend on: the turn, the owners of cars, and the powers kept."""

    @property
    def player(self) -> int: ...
    @property
    def owners(self) -> Sequence[int]: ...
    @property
    def power(self) -> Sequence[str | None]: ...


def aggressive_more(race: Racing, car: int, first: bool) -> int:
    """DF-40: the player's own car may move one space further if its line is the card's first and not wild."""
    player = race.player
    return int(first and race.owners[car] == player and race.power[player] == AGGRESSIVE)


def cunning_driver(race: Racing, car: int) -> int:
    """DF-41: the seat that drives this car now: its owner, if Cunning."""
    owner = race.owners[car]
    return owner if owner != NOBODY and race.power[owner] == CUNNING else race.player


def determined_bonus(race: Racing, car: int) -> int:
    """DF-42: the bonus spaces after a regular move over rectangles only; 0 if there are none."""
    player = race.player
    return BONUS_STEPS if race.power[player] == DETERMINED and race.owners[car] == player else 0


def strategic_skips(race: Racing, card: Card, options: Options) -> bool:
    """DF-43: one line of this card may be skipped."""
    return race.power[race.player] == STRATEGIC and len(card.lines) >= options.strategic_lines


def tricky_upwards(race: Racing, card: Card) -> bool:
    """DF-44: the card may be resolved from bottom to top, if that makes a difference."""
    return race.power[race.player] == TRICKY and card.lines != card.lines[::-1]


def wild_cars(race: Racing, card: Card, picked: Collection[int]) -> list[int]:
    """DF-45: the cars that a wild of this card may take: not those on it (Unpredictable: any), nor any taken before."""
    on_card = () if race.power[race.player] == UNPREDICTABLE else card.cars
    return [car for car in CARS if car not in picked and car not in on_card]
