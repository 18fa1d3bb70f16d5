"""Braking, blocked cars, the last wear point, the line."""

from __future__ import annotations

from paddock.core.game import Decide, Over
from paddock.formula_d.rules.events import Braked, CameHome, LineCrossed, Lost, WentOut
from paddock.formula_d.rules.state import OFF
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.table import at, costs, driving, ends, game_on, kinds, play, where


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
    """FD-04: a choice that takes the last point is offered and ends the race."""
    game = game_on(OVAL, cars=1)
    state = driving(game, 4, ("L5", {"wp": 2}))
    assert set(costs(game, state).values()) == {0, 1, 2}
    state, events = play(game, state, "0 drive L7")
    assert WentOut(0, "braking") in events
    assert isinstance(game.turn(state), Over)
    assert state.story.gone[0].cause == "braking"


def test_fd_04_no_roll_follows_for_a_car_that_is_out() -> None:
    """It would have stopped right behind another car."""
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
    """The car that is home rolls for nothing, however close it came."""
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
