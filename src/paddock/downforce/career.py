"""Downforce's career figures: winnings, and races that one's own car won."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import Finished, State
from paddock.downforce.text.words import money_word
from paddock.parts.career import CareerFigure
from paddock.words import message

FIGURES = (
    CareerFigure("winnings", message("downforce-career-best"), "most", money_word),
    CareerFigure("winnings", message("downforce-career-total"), "sum", money_word),
    CareerFigure("first_cars", message("downforce-career-first"), "sum"),
)


class DownforceCareer:
    """Counts one race; no winnings if money does not count."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup

    def watch(self, state: State, events: tuple[Event, ...]) -> None:
        """All of it is known at the end."""

    def figures(self, state: State) -> tuple[dict[str, int], ...]:
        assert isinstance(state.ask, Finished)
        result = state.ask.result
        first = {car.owner for car in result.cars if car.place == 1}
        money = [{"winnings": sheet.winnings} if self.setup.money_counts else {} for sheet in result.sheets]
        return tuple([{**won, "first_cars": int(seat in first)} for seat, won in enumerate(money)])
