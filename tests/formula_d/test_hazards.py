"""Collisions and motors."""

from __future__ import annotations

import pytest

from paddock.core.game import Roll
from paddock.formula_d.rules.events import CollisionRolled, Lost, MotorRolled, WentOut
from paddock.formula_d.rules.gears import BLACK
from paddock.formula_d.rules.state import OFF, ChoosingGear, Colliding, Rolling, Straining
from tests.formula_d.board.tracks import OVAL, PITTED
from tests.formula_d.table import at, driving, game_on, kinds, play


@pytest.mark.parametrize("other", ["M7", "M8", "L8"])
def test_fd_26_beside_or_right_behind_a_car(other: str) -> None:
    """Beside: a touching space of another lane. Right behind: the next space of its own lane."""
    game = game_on(OVAL, cars=2)
    state, _ = play(game, driving(game, 2, "L5", other), "0 drive L7")
    assert state.ask == Colliding(0, 2, 0, (1,), (0,))
    assert game.turn(state) == Roll(BLACK, ("collision", 0, 5, 0, 1))


@pytest.mark.parametrize("other", ["L6", "M6", "M9", "R7", "L9"])
def test_fd_26_a_car_behind_never_counts(other: str) -> None:
    game = game_on(OVAL, cars=2)
    state, _ = play(game, driving(game, 1, "M5", "R20"), "0 drive R5")
    assert state.ask == ChoosingGear(1)
    state = driving(game, 2, "L5", other)
    if other != "L6":
        state, _ = play(game, state, "0 drive L7")
        assert state.ask == ChoosingGear(1)
    else:
        state, _ = play(game, driving(game, 3, "M5", "L6"), "0 drive L7")
        assert state.ask == ChoosingGear(1)


def test_fd_26_one_roll_for_several_cars_1_to_4_costs_a_point() -> None:
    game = game_on(OVAL, cars=3)
    state, _ = play(game, driving(game, 2, "L5", "L8", "M8"), "0 drive L7")
    after, events = play(game, state, "roll 4")
    assert events[:2] == [CollisionRolled(0, (1, 2), 4), Lost(0, 1, 17, "collision")]
    assert after.ask == ChoosingGear(1)
    after, events = play(game, state, "roll 5")
    assert after.cars[0].wp == 18


def test_fd_26_everyone_rolls() -> None:
    """Each such car once, then the mover once for each of them."""
    game = game_on(OVAL, cars=3, collisions="everyone")
    state, _ = play(game, driving(game, 2, "L5", "L8", "M8"), "0 drive L7")
    assert state.ask == Colliding(0, 2, 0, (1, 2), (1, 2, 0, 0))
    state, events = play(game, state, "roll 1", "roll 20", "roll 2", "roll 3")
    assert [car.wp for car in state.cars] == [16, 17, 18]
    assert events[0] == CollisionRolled(1, (0,), 1)


def test_fd_26_the_last_point_is_lost_in_a_collision() -> None:
    game = game_on(OVAL, cars=2)
    state, events = play(game, driving(game, 2, ("L5", {"wp": 1}), "L8"), "0 drive L7", "roll 1")
    assert WentOut(0, "collision") in events
    assert state.ask == ChoosingGear(1)


def test_fd_26_and_fd_31_no_collision_in_the_pit_lane() -> None:
    game = game_on(PITTED, cars=2, laps=2)
    state, _ = play(game, driving(game, 2, "R36", "P3"), "0 drive P2")
    assert state.ask == ChoosingGear(1)


@pytest.mark.parametrize(("gear", "face"), [(5, 20), (6, 30)])
def test_fd_27_the_highest_face_strains_every_fast_motor(gear: int, face: int) -> None:
    """FD-27: the highest face strains every fast motor."""
    game = game_on(OVAL, cars=4)
    state = at(game, ("M2", {"gear": gear}), ("L40", {"gear": 5}), ("R40", {"gear": 4}), ("L43", {"gear": 6}))
    state, _ = play(game, state, f"0 gear {gear}", f"roll {face}")
    state, _ = play(game, state, str(game.legal(state, 0)[0]))
    assert state.ask == Straining(0, (0, 3, 1))
    state, events = play(game, state, "roll 4", "roll 5", "roll 1")
    assert [event for event in events if isinstance(event, MotorRolled)] == [
        MotorRolled(0, 4),
        MotorRolled(3, 5),
        MotorRolled(1, 1),
    ]
    assert Lost(0, 1, state.cars[0].wp, "motor") in events
    assert state.cars[1].wp == 17
    assert state.cars[2].wp == state.cars[3].wp == 18


def test_fd_27_also_if_the_car_braked_but_only_for_that_face() -> None:
    game = game_on(OVAL, cars=1)
    state, _ = play(game, driving(game, 20, ("L2", {"gear": 5})), "0 drive L20")
    assert state.ask == Straining(0, (0,))
    state, events = play(game, driving(game, 19, ("L2", {"gear": 5})), "0 drive L20")
    assert state.ask == ChoosingGear(0)
    assert "MotorRolled" not in kinds(events)


def test_fd_27_collision_first_then_the_motor() -> None:
    game = game_on(OVAL, cars=2)
    state, _ = play(game, driving(game, 20, ("L2", {"gear": 5}), ("L21", {"gear": 5})), "0 drive L20")
    assert isinstance(state.ask, Colliding)
    state, _ = play(game, state, "roll 20")
    assert state.ask == Straining(0, (0, 1))


def test_fd_27_and_fd_31_no_motor_roll_in_the_pit_lane() -> None:
    """Who drives into the lane strains the motors of the others, and its own is spared."""
    game = game_on(PITTED, cars=2, laps=2)
    state, _ = play(game, driving(game, 20, ("R36", {"gear": 5}), ("L20", {"gear": 5})), "0 drive P2")
    assert state.ask == Straining(0, (1,))
    state, _ = play(game, driving(game, 20, ("R36", {"gear": 5}), ("L20", {"gear": 5})), "0 drive box")
    assert state.ask == Straining(0, (1,))
    state, _ = play(game, driving(game, 20, ("L2", {"gear": 5}), ("P2", {"gear": 5})), "0 drive L20")
    assert state.ask == Straining(0, (0,))
    state, _ = play(game, driving(game, 20, ("R36", {"gear": 5}), ("P3", {"gear": 5})), "0 drive P2")
    assert state.ask == ChoosingGear(1)


def test_fd_27_the_others_roll_although_the_mover_is_home() -> None:
    game = game_on(OVAL, cars=3)
    state = driving(game, 20, ("L44", {"gear": 5}), ("L20", {"gear": 5}), ("M20", {"gear": 4}))
    state, _ = play(game, state, "0 drive finish")
    assert state.story.home == (0,)
    assert state.ask == Straining(0, (1,))
    state, events = play(game, state, "roll 3")
    assert Lost(1, 1, 17, "motor") in events
    assert state.ask == ChoosingGear(1)


def test_fd_27_the_others_roll_although_the_mover_is_out() -> None:
    """Nothing can be paid for, or the last wear point goes for braking."""
    game = game_on(OVAL, cars=2)
    state = at(game, ("L20", {"gear": 5, "wp": 1}), ("L5", {"gear": 6}), ask=Rolling(0))
    state, events = play(game, state, "roll 20")
    assert kinds(events) == ["DieRolled", "WentOut"]
    assert state.ask == Straining(0, (1,))
    state, _ = play(game, driving(game, 20, ("L2", {"gear": 5, "wp": 1}), ("L5", {"gear": 6})), "0 drive L20")
    assert state.cars[0].space == OFF
    assert state.ask == Straining(0, (1,))


def test_fd_27_the_others_roll_although_the_mover_went_out_in_a_collision() -> None:
    game = game_on(OVAL, cars=2)
    state = driving(game, 20, ("L2", {"gear": 5, "wp": 3}), ("L21", {"gear": 5}))
    state, _ = play(game, state, "0 drive L20")
    assert state.cars[0].wp == 1
    state, events = play(game, state, "roll 4")
    assert WentOut(0, "collision") in events
    assert state.ask == Straining(0, (1,))


def test_fd_27_nobody_is_left_to_roll() -> None:
    game = game_on(OVAL, cars=2)
    state, _ = play(game, driving(game, 20, ("L44", {"gear": 5}), ("L20", {"gear": 4})), "0 drive finish")
    assert state.ask == ChoosingGear(1)
