"""What a car can expect of each gear, and why a choice is a good one."""

from __future__ import annotations

import pytest

from paddock.formula_d import FormulaD
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.prospects import gear_prospect, prospects
from paddock.formula_d.rules.state import State
from paddock.words import Message
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.table import at, driving, game_on


def test_each_gear_with_each_face() -> None:
    game = game_on(OVAL, cars=1)
    told = prospects(game.setup, at(game, "L14"), 0)
    assert [gear.gear for gear in told] == [1, 2, 3, 4]
    assert [face.face for face in told[2].faces] == [4, 5, 6, 7, 8]
    assert sum(face.chance for face in told[2].faces) == pytest.approx(1)
    assert told[0].cost == 1


def test_the_chance_to_stop_in_the_next_corner() -> None:
    """From L14 the corner is L17 to L21: 3 to 7 and more spaces inside are free."""
    game = game_on(OVAL, cars=1)
    state = at(game, ("L14", {"gear": 2}))
    second = gear_prospect(game.setup, state, 0, 2)
    assert second.stop == pytest.approx(5 / 6)
    assert second.out == second.overshoot == 0
    assert second.faces[1].cost == 0
    assert "L17" in second.faces[1].best


def test_the_chance_to_overshoot_and_to_go_out() -> None:
    game = game_on(OVAL, cars=1)
    third = gear_prospect(game.setup, at(game, ("R18", {"gear": 3})), 0, 3)
    assert third.overshoot == 1
    assert [face.cost for face in third.faces] == [3, 4, 5, 6, 7]
    tired = gear_prospect(game.setup, at(game, ("R18", {"gear": 3, "wp": 4})), 0, 3)
    assert tired.out == pytest.approx(7 / 8)  # a 4 leaves one point; a 5 takes the last one
    assert tired.overshoot == pytest.approx(1 / 8)


def test_a_change_that_takes_the_last_point_is_out() -> None:
    game = game_on(OVAL, cars=1)
    assert gear_prospect(game.setup, at(game, ("L3", {"gear": 4, "wp": 1})), 0, 2).out == 1


def test_other_cars_are_seen() -> None:
    game = game_on(OVAL, cars=3)
    first = gear_prospect(game.setup, at(game, ("L5", {"gear": 1}), "L6", "M6"), 0, 1)
    assert [face.cost for face in first.faces] == [1, 2]


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
