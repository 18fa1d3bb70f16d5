"""Downforce's figures in a player's career: winnings, and races won by one of their cars."""

from __future__ import annotations

from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import RaceResult
from paddock.downforce.text.words import money_word
from paddock.parts.career import CareerFigure
from paddock.words import message

FIGURES = (
    CareerFigure("winnings", message("downforce-career-best"), "most", money_word),
    CareerFigure("winnings", message("downforce-career-total"), "sum", money_word),
    CareerFigure("first_cars", message("downforce-career-first"), "sum"),
)


def career_of(setup: Setup, result: RaceResult) -> list[dict[str, int]]:
    """Return the figures of each seat; without money there are no winnings."""
    first = {car.owner for car in result.cars if car.place == 1}
    money = [{"winnings": sheet.winnings} if setup.money_counts else {} for sheet in result.sheets]
    return [{**won, "first_cars": int(seat in first)} for seat, won in enumerate(money)]
