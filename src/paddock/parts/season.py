"""What a game may bring to a season: how a seat came off in a race, and whether its races bring money to add up.

Ready-made seasons are files in a folder `seasons` beside the game (see seasons/files.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from paddock.core.game import Result
from paddock.words import Message, message

Count: TypeAlias = Literal["points", "winnings"]
"""What the races of a season add up to: points by place, or the money that they bring."""


class Finish(msgspec.Struct, frozen=True):
    """How a seat came off in a race, as far as a season or the board of a challenge is concerned."""

    place: int  # from 1; whoever is level shares the better one
    tie: int  # what decides between seats that are level in the season, if this was its last race: more is better
    home: bool = True  # who did not come home gets no points
    winnings: int = 0
    turns: int = 0  # of all its cars that came home: fewer are better for who races a challenge alone


class SeasonPart(Protocol):
    """How the races of a game, with its options, count in a season: by winnings if they bring any, else by points."""

    def no_winnings(self) -> Message | None:
        """Why these races bring no money that could be added up; None: they do."""

    def finishes(self, result: Result) -> Sequence[Finish]:
        """How each seat came off."""

    def winnings_word(self, amount: int) -> Message:
        """An amount of winnings; it may be a debt."""


class NoWinnings:
    """What a game says in a season that is not about money."""

    def __init__(self, title: str) -> None:
        self.title = title

    def no_winnings(self) -> Message:
        return message("season-no-winnings", game=self.title)

    def winnings_word(self, amount: int) -> Message:
        raise AssertionError(f"{self.title} has no winnings, and yet {amount} of them are to be told")
