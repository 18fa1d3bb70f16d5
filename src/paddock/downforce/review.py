"""What a review of a race calls its results and its luck."""

from __future__ import annotations

from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Dealing, State
from paddock.parts.review import LuckKind, ResultKind
from paddock.words import message

DEAL, LOTS, GRID = "deal", "lots", "grid"


class DownforceReviewing:
    """Luck is what is dealt: cards, lots with their powers, and the grid."""

    budget = 900_000

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def result(self) -> ResultKind:
        if self.setup.money_counts:
            return ResultKind(message("downforce-review-winnings"), 1)
        return ResultKind(message("downforce-review-place"), -1)

    def lucks(self) -> tuple[LuckKind, ...]:
        return (
            LuckKind(DEAL, message("downforce-review-deal")),
            LuckKind(LOTS, message("downforce-review-lots")),
            LuckKind(GRID, message("downforce-review-grid")),
        )

    def luck_of(self, state: State) -> str:
        match state.ask:
            case Dealing("lots" | "powers"):
                return LOTS
            case Dealing("grid"):
                return GRID
        return DEAL
