"""Names of results and luck in reviews of Downforce."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddock.core.luck import stream
from paddock.downforce.auction_value import LotValue
from paddock.downforce.coaching import DownforceCoaching
from paddock.downforce.gains import place_word
from paddock.downforce.options import Options
from paddock.downforce.rules.actions import Action, Bet, Decline, Keep
from paddock.downforce.rules.deck import COLOURS
from paddock.downforce.rules.scoring import order_on_the_road, payout
from paddock.downforce.rules.secrets import View, imagine_state
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Betting, Bonus, Dealing, State
from paddock.downforce.text.words import car_word, money_word, power_word
from paddock.parts.review import LuckKind, ResultKind, read_levels
from paddock.words import Message, message

DEAL, LOTS, GRID = "deal", "lots", "grid"
LEVELS = Path(__file__).with_name("levels.toml")
"""Mean losses per decision, in points of the chance to win; docs/review.md explains the measurement."""


class DownforceReviewing:
    """Luck is in the deals: cards, lots with their powers, and the grid."""

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

    def reason(self, view: View, legal: Sequence[Action], action: Action) -> Message:
        """Return the coach's reason, without remarks that only fit the best choice."""
        match action, view.ask:
            case Bet(car=car), Betting(line=line):
                return self._bet(view, COLOURS.index(car), line)
            case Keep(power=power), _:
                does = message(f"downforce-power-{power}-does")
                return message("downforce-hint-keep", power=power_word(power), does=does)
            case Decline(), Bonus(car=car):
                return message("downforce-hint-decline", car=car_word(car))
        return DownforceCoaching(self.setup).reason(view, legal, action)

    def _bet(self, view: View, car: int, line: int) -> Message:
        place = order_on_the_road(self.setup, imagine_state(self.setup, view, stream("hint", "bet"))).index(car) + 1
        name = "downforce-hint-bet-own" if view.owners[car] == view.seat else "downforce-hint-bet"
        return message(name, car=car_word(car), place=place_word(place), pays=money_word(payout(1, line)))

    def auction_value(self) -> LotValue | None:
        return LotValue(self.setup) if self.setup.money_counts else None
