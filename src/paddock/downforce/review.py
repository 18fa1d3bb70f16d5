"""What a review of a race calls its results and its luck."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from paddock.downforce.options import Options
from paddock.downforce.rules.actions import Bid, read_action
from paddock.downforce.rules.auction import bid_number
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Auction, Dealing, State
from paddock.downforce.text.words import car_word
from paddock.parts.review import LuckKind, ResultKind, read_levels
from paddock.words import Message, message

DEAL, LOTS, GRID = "deal", "lots", "grid"
LEVELS = Path(__file__).with_name("levels.toml")
"""Mean losses by a decision, in points of the chance to win; docs/review.md says how they were measured."""


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

    def levels(self) -> dict[str, int]:
        options = self.setup.options
        if options != Options(players=options.players, track=options.track):
            return {}
        return read_levels(LEVELS, options.track, options.players)

    def luck_of(self, state: State) -> str:
        match state.ask:
            case Dealing("lots" | "powers"):
                return LOTS
            case Dealing("grid"):
                return GRID
        return DEAL

    def note(self, view: View, results: Mapping[str, int]) -> Message | None:
        """Up to which number it pays to bid, beside passing."""
        if not isinstance(view.ask, Auction) or not self.setup.money_counts:
            return None
        car = view.lots[view.ask.lot].car
        read = [(text, read_action(text)) for text in results]
        bids = {text: bid_number(self.setup, bid, car) for text, bid in read if isinstance(bid, Bid)}
        passes = [results[text] for text, number in bids.items() if number is None]
        paying = [number for text, number in bids.items() if number and passes and results[text] >= max(passes)]
        if not passes:
            return None
        if not paying:
            return message("downforce-hint-no-bid", car=car_word(car))
        return message("downforce-hint-price", car=car_word(car), number=max(paying))
