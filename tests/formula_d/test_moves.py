"""One move asked from the outside."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadOptions
from paddock.formula_d.moves import MoveEnd, MoveEnds, move_ends
from tests.formula_d.board.tracks import OVAL, PITTED


def test_an_answer_has_all_that_an_end_brings() -> None:
    answer = move_ends(OVAL, "L20", stops=0, wp=3, roll=4)
    assert answer.out is False
    assert answer.ends["L24"] == MoveEnd(
        cost=3,
        braking=0,
        overshoot=3,
        stops=0,
        finished=False,
        last_wp=True,
        way=("L20", "L21", "L22", "L23", "L24"),
    )
    assert answer.ends["L21"].stops == 1
    assert answer.ends["L21"].braking == 3


def test_out_if_nothing_can_be_paid() -> None:
    assert move_ends(OVAL, "L31", wp=3, roll=10) == MoveEnds({}, True, "corner")


def test_the_line_and_the_pits_depend_on_the_lap() -> None:
    assert move_ends(PITTED, "L44", roll=8).ends["finish"].finished is True
    assert "L2" in move_ends(PITTED, "L44", roll=4, lap=1, laps=2).ends
    assert "box" in move_ends(PITTED, "R36", roll=8, lap=1, laps=2, team="green").ends
    assert "box" not in move_ends(PITTED, "R36", roll=8).ends


def test_other_cars_are_in_the_way() -> None:
    assert "L6" not in move_ends(OVAL, "L5", roll=1, occupied=["L6"]).ends


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"at": "Q1"}, "Ring has no space 'Q1'"),
        ({"occupied": ["L999"]}, "no space 'L999'"),
        ({"occupied": ["L5"]}, "cannot be occupied by another"),
        ({"roll": 31}, "a roll is 1 to 30, not 31"),
        ({"wp": 0}, "at least 1 wear point"),
        ({"stops": -1}, "no stop or some"),
        ({"lap": 3}, "lap 3 is not one of a race of 1"),
        ({"team": "pink"}, "there is no team 'pink'"),
    ],
)
def test_questions_that_make_no_sense(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        move_ends(OVAL, **{"at": "L5", "roll": 2, **wrong})
