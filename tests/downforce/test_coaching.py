"""Why a choice is a good one: the figures that the coach tells are so."""

from __future__ import annotations

from paddock.words import english

from .table import Table, race
from .tracks import straight


def why(table: Table, text: str) -> str:
    seat = int(text.split()[0])
    legal = table.game.legal(table.state, seat)
    chosen = next(action for action in legal if str(action) == text)
    return english(table.game.coaching().reason(table.game.view(table.state, seat), legal, chosen))


def on_a_straight(cars: dict[str, str], owners: dict[str, int]) -> Table:
    return race(["B6Y4O2 K5", "K5"], cars, owners, track=straight(), bets=False)


def test_a_card_by_what_own_cars_gain_and_rivals_lose() -> None:
    cars = {"yellow": "M10", "green": "L11", "red": "M11", "black": "R11", "orange": "M30", "blue": "M28"}
    table = on_a_straight(cars, {"blue": 0, "orange": 1, "yellow": 1})
    assert why(table, "0 play B6Y4O2") == "your blue goes 6 spaces (from 2nd to 1st). Held up: yellow loses 4 spaces."
    assert why(table, "0 play K5") == "It moves none of your cars, and the others by 5 spaces in all."


def test_an_end_by_whom_it_shuts_out() -> None:
    cars = {"yellow": "M10", "green": "L11", "red": "R11", "blue": "M5", "orange": "M30", "black": "M32"}
    table = on_a_straight(cars, {"blue": 0, "yellow": 1}).do("0 play B6Y4O2")
    assert why(table, "0 drive blue M11") == "your blue goes 6 spaces (from 6th to 4th). It blocks the road for yellow."
    rival = on_a_straight(cars, {"blue": 1, "yellow": 1, "black": 0}).do("0 play B6Y4O2")
    assert why(rival, "0 drive blue M11") == "blue isn’t yours: here it blocks the road for yellow."
