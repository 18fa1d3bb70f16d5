"""Stops in corners, overshooting, braking, blocked cars, the last wear point, the line."""

from __future__ import annotations

import pytest

from paddock.core.errors import IllegalAction
from paddock.core.game import Decide, Over
from paddock.formula_d.moves import move_ends
from paddock.formula_d.rules.events import Braked, CameHome, LineCrossed, Lost, Overshot, Stopped, WentOut
from paddock.formula_d.rules.state import OFF, Driving, State
from paddock.track.model import Track
from tests.formula_d.board.tracks import OVAL, PITTED, TWISTY, with_pits
from tests.formula_d.table import at, costs, driving, ends, game_on, kinds, play, where


def test_fd_22_an_end_of_a_move_inside_is_a_stop() -> None:
    game = game_on(OVAL, cars=1)
    state, events = play(game, driving(game, 4, "L14"), "0 drive L18")
    assert Stopped(0, 0, "Corner 1", 1, 1) in events
    assert state.cars[0].stops == 1


def test_fd_22_more_stops_are_allowed_and_a_move_of_0_is_one() -> None:
    game = game_on(OVAL, cars=1)
    state, _ = play(game, driving(game, 2, ("L29", {"stops": 1})), "0 drive L29")
    assert state.cars[0].stops == 2
    assert state.cars[0].wp == 16
    state, _ = play(game, driving(game, 1, ("L29", {"stops": 5})), "0 drive L30")
    assert state.cars[0].stops == 6


def test_fd_22_after_the_stops_the_car_leaves_on_its_next_move() -> None:
    game = game_on(OVAL, cars=1)
    assert costs(game, driving(game, 3, ("L20", {"stops": 1})))["L23"] == 0
    state, _ = play(game, driving(game, 3, ("L20", {"stops": 1})), "0 drive L23")
    assert state.cars[0].stops == 0


def test_fd_23_one_stop_missing_costs_the_spaces_beyond() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 9, "L15")
    assert costs(game, state)["L24"] == 3
    state, events = play(game, state, "0 drive L24")
    assert Overshot(0, 0, "Corner 1", 3) in events
    assert Lost(0, 3, 15, "overshooting") in events


def test_fd_23_the_second_stop_of_two_missing_is_paid_too() -> None:
    game = game_on(OVAL, cars=1)
    assert costs(game, driving(game, 5, ("L30", {"stops": 1})))["L35"] == 3


def test_fd_23_two_stops_missing_is_out_and_not_offered_while_anything_can_be_paid() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 8, "L28")
    assert ends(game, state)
    assert not {"L33", "L34", "L35", "L36", "M35", "M36", "R35"} & set(ends(game, state))
    with pytest.raises(IllegalAction, match="2 stops are missing in the corner"):
        play(game, state, "0 drive L34")


def test_fd_23_out_if_nothing_else_can_be_paid() -> None:
    game = game_on(OVAL, cars=2)
    state = at(game, ("L30", {"gear": 4, "wp": 3}), "L3")
    state, events = play(game, state, "0 gear 4", "roll 9")
    assert WentOut(0, "corner") in events
    assert state.cars[0].space == OFF
    state = at(game, ("L31", {"gear": 3, "wp": 3}), "L3")
    state, events = play(game, state, "0 gear 3", "roll 8")
    assert WentOut(0, "corner") in events


def test_fd_23_out_if_overshooting_costs_more_than_there_is() -> None:
    game = game_on(OVAL, cars=1)
    state = at(game, ("L20", {"gear": 4, "wp": 3}))
    state, events = play(game, state, "0 gear 4", "roll 12")
    assert WentOut(0, "overshooting") in events


def test_fd_23_monaco_no_stop_in_a_corner_of_two(monaco: Track) -> None:
    """La Rascasse demands two: with none made, every end beyond it is closed."""
    found = move_ends(monaco, "M129", roll=12).ends
    assert found
    spaces = {space.id: space for space in monaco.spaces}
    assert all(spaces[name].corner in (7, 8, None) for name in found)
    assert not any(name in found for name in ("L141", "M140", "R137", "M141"))


def test_fd_24_an_overshooting_car_keeps_its_lane() -> None:
    game = game_on(OVAL, cars=1)
    beyond = [name for name in ends(game, driving(game, 6, "R17")) if costs(game, driving(game, 6, "R17"))[name] > 0]
    assert "R22" in beyond
    assert not {"M22", "M23", "L23"} & set(beyond)
    with pytest.raises(IllegalAction, match="keeps its lane"):
        play(game, driving(game, 6, "R17"), "0 drive M23")


def test_fd_24_a_car_in_the_way_blocks_it_and_it_must_brake() -> None:
    game = game_on(OVAL, cars=2)
    state = driving(game, 6, "R18", "R21")
    assert costs(game, state) == {"R20": 5, "R19": 5, "R18": 6}


def test_fd_24_a_stop_after_overshooting_does_not_count() -> None:
    game = game_on(TWISTY, cars=1)
    state, events = play(game, driving(game, 5, "L11"), "0 drive L16")
    assert state.cars[0].stops == 0
    assert Stopped(0, 1, "Corner 2", 0, 1) in events
    assert Overshot(0, 0, "Corner 1", 4) in events


def test_fd_24_each_corner_is_judged_by_itself_and_the_costs_add() -> None:
    """L12 ends the first corner, L20 the second: L21 is 9 spaces beyond the one and 1 beyond the other."""
    game = game_on(TWISTY, cars=1)
    state = driving(game, 9, "L12")
    assert costs(game, state)["L21"] == 10
    _, events = play(game, state, "0 drive L21")
    assert [event for event in events if isinstance(event, Overshot)] == [
        Overshot(0, 0, "Corner 1", 9),
        Overshot(0, 1, "Corner 2", 1),
    ]


def test_fd_24_lane_changes_before_the_corner_stay_free() -> None:
    game = game_on(OVAL, cars=1)
    assert costs(game, driving(game, 9, "L14")).keys() >= {"L23", "M22", "R20"}


def test_fd_24_an_overshooting_car_cannot_enter_the_pit_lane() -> None:
    track = with_pits(OVAL, ["R35"], ["R1", "R2"])
    game = game_on(track, cars=1, laps=2)
    assert "P1" in ends(game, driving(game, 2, ("R34", {"stops": 2})))
    assert "P1" not in ends(game, driving(game, 2, ("R34", {"stops": 1})))
    assert where(game, at(game_on(PITTED, cars=1, laps=2), "P1")) == "P1"


def test_leaving_a_corner_in_order_is_not_reported() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 3, ("L21", {"stops": 1}))
    assert isinstance(state, State)
    assert isinstance(state.ask, Driving)
    _, events = play(game, state, "0 drive L24")
    assert kinds(events) == ["Drove", "RoundBegun"]


def test_fd_25_braking_costs_a_point_for_each_space() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 4, "L5")
    assert costs(game, state)["L7"] == 2
    state, events = play(game, state, "0 drive L7")
    assert Braked(0, 2, blocked=False, free=False) in events
    assert Lost(0, 2, 16, "braking") in events
    assert where(game, state) == "L7"


def test_fd_25_a_blocked_car_goes_as_far_as_it_can() -> None:
    game = game_on(OVAL, cars=4)
    state = driving(game, 6, "L5", "L8", "M8", "R7")
    assert costs(game, state) == {"L7": 4, "M7": 4, "R6": 4, "L6": 5, "M6": 5, "L5": 6}
    state, events = play(game, state, "0 drive L7")
    assert Braked(0, 4, blocked=True, free=False) in events


def test_fd_25_out_if_the_points_do_not_suffice() -> None:
    game = game_on(OVAL, cars=4)
    state = at(game, ("L5", {"wp": 3}), "L8", "M8", "R7")
    state, events = play(game, state, "0 gear 3", "roll 6")
    assert WentOut(0, "blocked") in events
    assert state.cars[0].space == OFF


def test_fd_04_a_choice_that_takes_the_last_point_is_offered_and_ends_the_race() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 4, ("L5", {"wp": 2}))
    assert set(costs(game, state).values()) == {0, 1, 2}
    state, events = play(game, state, "0 drive L7")
    assert WentOut(0, "braking") in events
    assert isinstance(game.turn(state), Over)
    assert state.story.gone[0].cause == "braking"


def test_fd_04_no_roll_follows_for_a_car_that_is_out() -> None:
    """Otherwise it would have stopped right behind another car."""
    game = game_on(OVAL, cars=2)
    state, events = play(game, driving(game, 4, ("L5", {"wp": 2}), "L8"), "0 drive L7")
    assert "CollisionRolled" not in kinds(events)
    assert game.turn(state) == Decide((1,))


def test_fd_28_the_race_ends_behind_the_line_and_the_rest_is_lost_free() -> None:
    game = game_on(OVAL, cars=1)
    state = driving(game, 12, "L44")
    assert costs(game, state)["finish"] == 0
    state, events = play(game, state, "0 drive finish")
    assert events[1] == CameHome(0, 1)
    assert state.cars[0].space == OFF
    assert state.cars[0].wp == 18
    assert state.story.home == (0,)


def test_fd_28_n_laps_end_at_crossing_n_plus_1() -> None:
    game = game_on(OVAL, cars=1, laps=2)
    state, events = play(game, driving(game, 4, ("L44", {"lap": 1})), "0 drive L2")
    assert LineCrossed(0, 2) in events
    assert state.cars[0].lap == 2
    state, events = play(game, driving(game, 4, ("L44", {"lap": 2})), "0 drive finish")
    assert CameHome(0, 1) in events


def test_fd_28_the_line_is_entered_only_where_the_space_behind_it_is_free() -> None:
    game = game_on(OVAL, cars=3)
    assert "finish" not in ends(game, driving(game, 1, "L46", ("L1", {"lap": 1})))
    assert "finish" in ends(game, driving(game, 1, "L46", ("M1", {"lap": 1})))


def test_fd_28_a_move_of_more_than_half_a_lap_counts_its_crossing() -> None:
    """On a short circuit a roll in 6th may lead from beyond the middle of one lap far into the next."""
    game = game_on(OVAL, cars=1, laps=2, wear=60)
    state = driving(game, 30, ("M35", {"gear": 6, "wp": 60}))
    far = max(game.legal(state, 0), key=lambda action: len(game.preview(state, action).way))
    state, events = play(game, state, str(far))
    assert LineCrossed(0, 2) in events
    assert state.cars[0].lap == 2


def test_fd_28_no_collision_and_no_motor_roll_behind_the_line() -> None:
    """A finished car does not roll, however close it stops."""
    game = game_on(OVAL, cars=2)
    state = driving(game, 20, ("L44", {"gear": 5}), ("M1", {"lap": 1, "gear": 4}))
    state, events = play(game, state, "0 drive finish")
    assert kinds(events) == ["Drove", "CameHome"]
    assert game.turn(state) == Decide((1,))


def test_fd_28_reaching_the_line_with_the_last_point_spent_is_out() -> None:
    """Overshooting the second corner, 14 spaces before the line and one behind it."""
    game = game_on(OVAL, cars=1)
    state = driving(game, 20, ("L32", {"stops": 1, "wp": 15}))
    assert costs(game, state)["finish"] == 15
    state, events = play(game, state, "0 drive finish")
    assert WentOut(0, "overshooting") in events
    assert state.story.home == ()
    state, events = play(game, driving(game, 20, ("L32", {"stops": 1, "wp": 16})), "0 drive finish")
    assert CameHome(0, 1) in events


def test_a_car_that_goes_out_leaves_its_space() -> None:
    game = game_on(OVAL, cars=2)
    state = at(game, ("L8", {"gear": 4, "wp": 1}), "L5")
    state, _ = play(game, state, "0 gear 2", "1 gear 2", "roll 3")
    assert "L8" in ends(game, state)
