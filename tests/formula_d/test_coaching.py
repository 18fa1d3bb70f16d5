"""Why a choice is a good one: what the coach says of it is so."""

from __future__ import annotations

import pytest

from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.state import State
from paddock.words import Message
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.table import at, driving, game_on


def why(game: FormulaD, state: State, action: str) -> Message:
    legal = game.legal(state, 0)
    chosen: Action = next(each for each in legal if str(each) == f"0 {action}")
    return game.coaching().reason(game.view(state, 0), legal, chosen)


@pytest.mark.parametrize(
    ("space", "now", "gear", "name", "said"),
    [
        ("L3", 3, 3, "road", {"low": 4, "high": 8}),
        ("L14", 2, 2, "stop", {"stop": 83}),
        ("L14", 3, 4, "spend", {"wear": 2, "points": 20}),
        ("R18", 3, 3, "through", {"wear": 5, "points": 20}),
    ],
)
def test_a_gear_by_what_its_rolls_cost(space: str, now: int, gear: int, name: str, said: dict[str, int]) -> None:
    game = game_on(OVAL, cars=1)
    reason = why(game, at(game, (space, {"gear": now, "wp": 20})), f"gear {gear}")
    assert reason.id == f"formula-d-why-gear-{name}"
    assert reason.args.items() >= said.items()


def test_an_end_by_what_it_costs_and_where_it_leads() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 5, "L14")
    assert why(game, state, "drive L19").id == "formula-d-why-stop"
    assert why(game, state, "drive L18").id == "formula-d-why-worth-it"
