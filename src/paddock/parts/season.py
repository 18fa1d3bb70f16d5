"""How a game's races count in a season: each seat's finish, and its winnings, if any.

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
    """A seat's finish in a race, for seasons and leaderboards."""

    place: int  # from 1; tied seats share the better one
    tie: int  # breaks a tie if this was the season's last race: more is better
    home: bool = True  # only these seats get points
    winnings: int = 0
    turns: int = 0  # of all its finished cars: fewer are better in a solo challenge


class SeasonPart(Protocol):
    """How races with these options count in a season: by winnings if there are any, otherwise by points."""

    def no_winnings(self) -> Message | None:
        """Return why these races have no winnings; None if they have."""

    def finishes(self, result: Result) -> Sequence[Finish]:
        """Return the finish of each seat."""

    def winnings_word(self, amount: int) -> Message:
        """Return the text of an amount of winnings, which may be a debt."""


class NoWinnings:
    """Base of the season parts of games without winnings."""

    def __init__(self, title: str) -> None:
        self.title = title

    def no_winnings(self) -> Message:
        return message("season-no-winnings", game=self.title)

    def winnings_word(self, amount: int) -> Message:
        raise AssertionError(f"{self.title} has no winnings, and yet {amount} of them were asked for")
