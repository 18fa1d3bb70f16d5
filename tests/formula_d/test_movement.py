"""Where a car can go: links, straights without zigzag, passing, ways through corners; one move asked from outside."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core.errors import BadOptions
from paddock.formula_d.moves import MoveEnd, MoveEnds, move_ends
from paddock.track.model import Track
from tests.formula_d.board.tracks import OVAL, PITTED, TWISTY
from tests.formula_d.table import costs, driving, ends, game_on


def test_fd_20_only_free_spaces_along_the_links() -> None:
    game = game_on(OVAL, cars=2)
    assert ends(game, driving(game, 1, "L5")) == ["L6", "M6", "L5"]
    assert ends(game, driving(game, 1, "L5", "M6")) == ["L6", "L5"]


def test_fd_20_never_over_a_car() -> None:
    game = game_on(OVAL, cars=3)
    assert costs(game, driving(game, 2, "L5", "L6", "M6")) == {"L5": 2}


def test_fd_21_own_lane_and_the_lanes_beside_in_the_fewest_steps() -> None:
    game = game_on(OVAL, cars=1)
    free = [name for name, cost in costs(game, driving(game, 6, "M5")).items() if cost == 0]
    assert free == ["L10", "M11", "R10"]
    free = [name for name, cost in costs(game, driving(game, 6, "L5")).items() if cost == 0]
    assert free == ["L11", "M11", "R10"]


def test_fd_21_leaves_a_lane_and_comes_back_only_to_pass() -> None:
    game = game_on(OVAL, cars=2)
    assert costs(game, driving(game, 4, "L5"))["L8"] == 1
    assert costs(game, driving(game, 4, "L5", "L6"))["L8"] == 0  # L5-M6-M7-L7-L8
    assert "L6" not in ends(game, driving(game, 4, "L5", "L6"))


def test_fd_21_two_lane_changes_at_most() -> None:
    game = game_on(OVAL, cars=3)
    state = driving(game, 6, "M5", "L5", "M6")
    assert {"R10", "M10"} <= set(ends(game, state))
    assert "L9" not in ends(game, state)


def test_fd_21_monaco_own_lane_after_the_stops(monaco: Track) -> None:
    """M63 (stops made), roll 7: M70 in its own lane is legal."""
    found = move_ends(monaco, "M63", stops=3, roll=7).ends
    assert found["M70"].cost == 0


def test_fd_21_monaco_a_way_inside_the_corner_is_no_zigzag(monaco: Track) -> None:
    """L103 (1 stop made), roll 2: L103-M103-L104 is legal and free."""
    found = move_ends(monaco, "L103", stops=1, roll=2).ends
    assert found["L104"].cost == 0
    assert found["L104"].way == ("L103", "M103", "L104")


def test_fd_21_monaco_a_zigzag_on_the_straight_is_none(monaco: Track) -> None:
    """L11 (1 stop made), roll 2: L11-M11-L12 is a zigzag; L12 costs 1 (brake)."""
    found = move_ends(monaco, "L11", stops=1, roll=2).ends
    assert (found["L12"].cost, found["L12"].braking, found["L12"].overshoot) == (1, 1, 0)
    assert found["L12"].way == ("L11", "L12")


def test_fd_21_monaco_three_changes_are_too_many(monaco: Track) -> None:
    """M80 with cars on L81 and M81, roll 6: L85 would need three changes, not reachable."""
    found = move_ends(monaco, "M80", roll=6, occupied=["L81", "M81"]).ends
    assert "L85" not in found
    assert found["M85"].cost == 0
    assert found["R83"].cost == 0


def test_fd_22_ways_inside_a_corner_are_free_long_or_short() -> None:
    """In the right-hander R19 is reached by ways of different length, and the longest that fits is the cheapest."""
    game = game_on(OVAL, cars=1)
    for roll in (4, 5):
        assert costs(game, driving(game, roll, ("L17", {"stops": 1})))["R19"] == 0
    assert costs(game, driving(game, 6, ("L17", {"stops": 1})))["R19"] == 1


def test_fd_22_no_arrow_no_way() -> None:
    game = game_on(OVAL, cars=1)
    assert ends(game, driving(game, 1, ("R17", {"stops": 1}))) == ["R18", "R17"]
    assert ends(game, driving(game, 1, ("L19", {"stops": 1}))) == ["L20", "L19"]


def test_fd_21_changes_inside_a_corner_do_not_count() -> None:
    """L17-M18-R17 … R19-R20: two arrows, then a change on the straight."""
    game = game_on(OVAL, cars=1)
    state = driving(game, 6, ("L17", {"stops": 1}))
    assert costs(game, state)["M22"] == 0
    assert costs(game, state)["R21"] == 0


def test_two_corners_in_one_move() -> None:
    """From the first corner, its stop made, through the second one: overshot, and the third is out of reach."""
    game = game_on(TWISTY, cars=1)
    state = driving(game, 8, ("L11", {"stops": 1}))
    assert costs(game, state)["L18"] == 1
    assert costs(game, state)["L19"] == 0
    state = driving(game, 12, ("L11", {"stops": 1}))
    assert "L20" not in ends(game, state)[:1]


def test_ends_are_ordered_by_price_and_each_is_there_once() -> None:
    game = game_on(OVAL, cars=1)
    prices = list(costs(game, driving(game, 20, "M2")).values())
    assert prices == sorted(prices)
    listed = ends(game, driving(game, 20, "M2"))
    assert len(listed) == len(set(listed))


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


def test_a_car_that_cannot_afford_any_end_is_out() -> None:
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
