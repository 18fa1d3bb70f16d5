"""How races of Downforce count in a season: by winnings, if they are raced for money."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.core.game import Result
from paddock.downforce.rules.scoring import finishes
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import RaceResult
from paddock.downforce.text.words import money_word
from paddock.parts.season import Finish
from paddock.words import Message, message


class DownforceSeason:
    """Downforce's part in a season."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def no_winnings(self) -> Message | None:
        return None if self.setup.money_counts else message("downforce-season-no-winnings")

    def finishes(self, result: Result) -> Sequence[Finish]:
        assert isinstance(result, RaceResult)
        return finishes(result)

    def winnings_word(self, amount: int) -> Message:
        return money_word(amount)
