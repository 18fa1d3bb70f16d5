"""Collisions, motors, and the pits: white's box is beside P3 and P4, yellow's beside P5 and P6."""

from __future__ import annotations

import pytest

from paddock.core.errors import IllegalAction
from paddock.core.game import Roll
from paddock.formula_d.rules.events import Braked, CollisionRolled, LineCrossed, Lost, MotorRolled, Pitted, WentOut
from paddock.formula_d.rules.gears import BLACK
from paddock.formula_d.rules.state import OFF, ChoosingGear, Colliding, Rolling, Straining
from tests.formula_d.board.tracks import OVAL, PITTED
from tests.formula_d.table import at, costs, driving, ends, game_on, kinds, play, where


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
    """A car that drives into the lane strains the motors of others, not its own."""
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
    """No end is affordable, or the last wear point goes on braking."""
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


def test_fd_30_the_pit_lane_is_open_at_the_end_of_any_lap_but_the_last() -> None:
    game = game_on(PITTED, cars=1, laps=3)
    for lap, is_open in ((0, False), (1, True), (2, True), (3, False)):
        assert ("P1" in ends(game, driving(game, 2, ("R35", {"lap": lap})))) == is_open


def test_fd_30_and_fd_45_no_pits_in_one_lap_and_in_road_races() -> None:
    assert "P1" not in ends(game_on(PITTED, cars=1), driving(game_on(PITTED, cars=1), 2, "R35"))
    assert not game_on(PITTED, cars=1).setup.pits


def test_fd_30_a_roll_of_at_least_the_number_needed_stops_in_the_box() -> None:
    """From R36: P1, P2, P3, box. The rest is lost, free, and all points come back."""
    game = game_on(PITTED, cars=1, laps=2)
    assert "box" not in ends(game, driving(game, 3, "R36"))
    for roll in (4, 12):
        state, events = play(game, driving(game, roll, ("R36", {"wp": 5})), "0 drive box")
        assert Pitted(0, 13) in events
        assert state.cars[0].wp == 18
        assert where(game, state) == "box"
        assert not [event for event in events if isinstance(event, Braked | Lost)]


def test_fd_30_the_own_box_is_not_passed() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert [name for name in ends(game, driving(game, 12, "R36")) if name[0] in "Pb"] == ["P1", "P2", "P3", "box"]


def test_fd_30_stopping_on_the_lane_is_no_pit_stop() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    state, events = play(game, driving(game, 6, ("R36", {"wp": 5})), "0 drive P3")
    assert state.cars[0].wp == 5
    assert Braked(0, 3, blocked=False, free=True) in events


def test_fd_30_the_box_has_room_for_both_cars_and_blocks_nobody() -> None:
    game = game_on(PITTED, cars=6, laps=2)
    state = driving(game, 6, "R36", "L9", "L10", "L11", "L12", "box")
    state, _ = play(game, state, "0 drive box")
    assert where(game, state, 0) == where(game, state, 5) == "box"
    state = driving(game, 6, "L9", "R36", "L10", "L11", "L12", "box")
    game = game_on(PITTED, cars=2, laps=2)
    state = at(game, "box", "R36")
    state, _ = play(game, state, "0 gear 1", "roll 1", "0 drive P4", "1 gear 3", "roll 6")
    assert "P3" in ends(game, state)
    assert "P4" not in ends(game, state)


def test_fd_30_one_step_out_to_the_front_space() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert ends(game, driving(game, 1, "box")) == ["P4"]
    assert "P6" in ends(game, driving(game, 3, "box"))


def test_fd_31_single_file_and_waiting_costs_nothing() -> None:
    game = game_on(PITTED, cars=3, laps=2)
    state = driving(game, 8, "P2", "P3")
    assert costs(game, state) == {"P2": 0}
    assert play(game, state, "0 drive P2")[0].cars[0].wp == 18
    state = driving(game, 8, "box", "P4")
    assert costs(game, state) == {"box": 0}
    assert where(game, play(game, state, "0 drive box")[0]) == "box"


def test_fd_31_a_free_car_in_the_lane_moves_on() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert "P7" not in ends(game, driving(game, 3, "P7"))
    with pytest.raises(IllegalAction, match="moves on"):
        play(game, driving(game, 3, "P7"), "0 drive P7")


def test_fd_31_braking_on_the_circuit_after_the_exit_costs_as_always() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    told = costs(game, driving(game, 4, "P11"))
    assert (told["P12"], told["R1"], told["R2"], told["R3"], told["R4"]) == (0, 2, 2, 1, 0)
    assert "M3" in told


def test_fd_31_no_speed_limit() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert "box" in ends(game, driving(game, 20, ("R36", {"gear": 5})))


def test_fd_32_leaving_the_pit_lane_starts_the_next_lap() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    state, events = play(game, driving(game, 2, ("P12", {"lap": 1})), "0 drive R2")
    assert LineCrossed(0, 2) in events
    assert state.cars[0].lap == 2
    state, events = play(game, driving(game, 1, ("P11", {"lap": 1})), "0 drive P12")
    assert state.cars[0].lap == 1


def test_fd_30_the_lane_is_entered_by_the_shortest_way_only() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert "P1" in ends(game, driving(game, 3, "M35"))
    assert costs(game, driving(game, 3, "R35"))["P1"] == 0


def test_a_race_without_a_pit_lane_has_none() -> None:
    game = game_on(OVAL, cars=1, laps=2)
    assert not game.setup.pits
    with pytest.raises(IllegalAction, match="the pit lane is not used"):
        play(game, driving(game, 3, "R35"), "0 drive box")
