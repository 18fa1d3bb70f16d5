"""How a game's races count in a season: the finish of each seat, and winnings if there are any.

Ready-made seasons are files in a folder `seasons` beside the game (see seasons/files.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

import msgspec

from paddock.core.game import Result
from paddock.words import Message, message

Count: TypeAlias = Literal["points", "winnings"]
"""What a season adds up: points by place, or winnings."""


class Finish(msgspec.Struct, frozen=True):
    """How a seat came off in a race, as far as a season or the board of a challenge is concerned."""

    place: int  # from 1; level seats share the better one
    tie: int  # breaks a tie in the season if this was its last race: more is better
    home: bool = True  # only these seats get points
    winnings: int = 0
    turns: int = 0  # of all its cars that finished: fewer are better in a solo challenge


class SeasonPart(Protocol):
    """How races with these options count in a season: by winnings if they bring any, otherwise by points."""

    def no_winnings(self) -> Message | None:
        """Return why these races bring no winnings; None: they do."""

    def finishes(self, result: Result) -> Sequence[Finish]:
        """Return how each seat came off."""

    def winnings_word(self, amount: int) -> Message:
        """Return an amount of winnings; it may be a debt."""


class NoWinnings:
    """The part of a game without winnings."""

    def __init__(self, title: str) -> None:
        self.title = title

    def no_winnings(self) -> Message:
        return message("season-no-winnings", game=self.title)

    def winnings_word(self, amount: int) -> Message:
        raise AssertionError(f"{self.title} has no winnings, and yet {amount} of them were asked for")
