"""The road race: nitro, trouble-maker, bad road, police, tunnel, checkpoint."""

from __future__ import annotations

import pytest

from paddock.core.errors import IllegalAction
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.events import CheckpointPassed, DangerRolled, Lost, NitroUsed, PoliceBonus, SpeedNoted
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, InDanger, InTrouble, OfferingNitro
from tests.formula_d.board.tracks import CITY, OVAL, with_tunnel
from tests.formula_d.table import at, costs, driving, ends, game_on, play


def test_fd_40_nitro_adds_the_gear_once_a_lap() -> None:
    game = game_on(CITY, cars=1, road=True)
    state = at(game, ("L30", {"nitro": 0}))
    state, _ = play(game, state, "0 gear 3", "roll 5")
    assert state.ask == OfferingNitro(0, 5)
    assert [str(action) for action in game.legal(state, 0)] == ["0 hold", "0 nitro"]
    held, _ = play(game, state, "0 hold")
    assert held.ask == Driving(0, 5)
    state, events = play(game, state, "0 nitro")
    assert NitroUsed(0, 3) in events
    assert state.ask == Driving(0, 5, 3)
    assert costs(game, state)["L38"] == 0
    state, _ = play(game, state, "0 drive L38", "0 gear 3", "roll 4")
    assert state.ask == Driving(0, 4)


def test_fd_40_a_new_lap_brings_new_nitro_but_the_first_line_does_not() -> None:
    game = game_on(CITY, cars=1, road=True, laps=2)
    for lap, used, offered in ((0, 0, True), (0, 1, False), (1, 1, False), (2, 1, True), (2, 2, False)):
        state, _ = play(game, at(game, ("L30", {"lap": lap, "nitro": used})), "0 gear 3", "roll 4")
        assert isinstance(state.ask, OfferingNitro) == offered


def test_fd_40_all_of_the_bonus_is_used_unless_the_car_is_blocked() -> None:
    game = game_on(CITY, cars=4, road=True)
    state = driving(game, 2, "L30", bonus=3)
    assert costs(game, state)["L33"] == 2
    assert "L32" not in ends(game, state)
    with pytest.raises(IllegalAction, match="all 3 of the nitro must be used"):
        play(game, state, "0 drive L32")
    state = driving(game, 2, "L30", "L33", "M32", "R30", bonus=3)
    assert costs(game, state)["L32"] == 3
    assert set(costs(game, state).values()) == {3}


@pytest.mark.parametrize("space", ["L51", "L50"])
def test_fd_40_the_finish_uses_up_what_is_left_of_the_bonus(space: str) -> None:
    game = game_on(CITY, cars=2, road=True)
    state = at(game, (space, {"lap": 1, "gear": 5, "wp": 1, "nitro": 0}), "L20")
    state, _ = play(game, state, "0 gear 5", "roll 12", "0 nitro")
    assert costs(game, state) == {"finish": 0}
    state, _ = play(game, state, "0 drive finish")
    assert state.story.home == (0,)


def test_fd_40_no_nitro_in_other_races() -> None:
    game = game_on(OVAL, cars=1)
    state, _ = play(game, at(game, ("L3", {"nitro": 0})), "0 gear 3", "roll 4")
    assert isinstance(state.ask, Driving)
    with pytest.raises(IllegalAction, match="only in road races"):
        play(game, state, "0 nitro")


def test_fd_41_a_move_that_ends_in_the_zone_of_the_trouble_maker() -> None:
    """FD-41: 11 to 20 on the black die costs two wear points."""
    game = game_on(CITY, cars=1, road=True)
    state, _ = play(game, driving(game, 4, "L31"), "0 drive L35")
    assert state.ask == InTrouble(0, 4)
    after, events = play(game, state, "roll 11")
    assert Lost(0, 2, 16, "trouble") in events
    after, _ = play(game, state, "roll 10")
    assert after.cars[0].wp == 18
    state, _ = play(game, driving(game, 4, "L32"), "0 drive L36")
    assert state.ask == ChoosingGear(0)


def test_fd_42_a_move_that_ends_on_a_black_space() -> None:
    game = game_on(CITY, cars=1, road=True)
    state, _ = play(game, driving(game, 3, "L6"), "0 drive L9")
    assert state.ask == InDanger(0, 3, 1)
    after, events = play(game, state, "roll 4")
    assert Lost(0, 1, 17, "danger") in events
    after, _ = play(game, state, "roll 5")
    assert after.cars[0].wp == 18
    state, _ = play(game, driving(game, 4, "L6"), "0 drive L10")
    assert state.ask == ChoosingGear(0)


def test_fd_42_where_passing_counts_ways_are_distinguished() -> None:
    game = game_on(CITY, cars=1, road=True, danger="passing")
    state = driving(game, 4, "L6")
    assert {"L10 over 2", "M10"} <= set(ends(game, state))
    after, _ = play(game, state, "0 drive L10 over 2")
    assert after.ask == InDanger(0, 4, 2)
    after, events = play(game, after, "roll 1", "roll 2")
    assert [event for event in events if isinstance(event, DangerRolled)] == [DangerRolled(0, 1), DangerRolled(0, 2)]
    assert after.cars[0].wp == 16
    state = driving(game, 5, "L6")
    assert costs(game, state)["L10 over 2"] == 1
    with pytest.raises(IllegalAction, match="black spaces"):
        play(game, state, "0 drive L10 over 3")


def test_fd_42_changing_lane_avoids_it() -> None:
    game = game_on(CITY, cars=1, road=True, danger="passing")
    state, _ = play(game, driving(game, 4, "L6"), "0 drive M10")
    assert state.ask == ChoosingGear(0)


def test_fd_43_the_fastest_past_the_police_gets_two_points() -> None:
    """FD-43: as soon as all cars have passed; of two as fast, the first."""
    game = game_on(CITY, cars=3, road=True)
    state = at(game, ("L10", {"wp": 10}), ("M9", {"wp": 10}), ("R9", {"wp": 17}))
    state, events = play(game, state, "0 gear 3", "roll 7", "0 drive L17")
    assert SpeedNoted(0, 70) in events
    state, events = play(game, state, "1 gear 3", "roll 8", "1 drive M17", "roll 20")
    assert SpeedNoted(1, 80) in events
    assert not [event for event in events if isinstance(event, PoliceBonus)]
    state, events = play(game, state, "2 gear 3", "roll 8", "2 drive R17", "roll 20")
    assert PoliceBonus(1, 80, 2) in events  # tied with the third: the first to have passed
    assert [car.wp for car in state.cars] == [10, 12, 17]
    assert state.story.speeds == ()


def test_fd_43_eighteen_at_most_and_nitro_does_not_count() -> None:
    game = game_on(CITY, cars=1, road=True)
    state = driving(game, 5, ("L10", {"wp": 17}), bonus=3)
    state, events = play(game, state, "0 drive L18")
    assert SpeedNoted(0, 50) in events
    assert PoliceBonus(0, 50, 1) in events
    assert state.cars[0].wp == 18


def test_fd_43_cars_that_are_out_are_not_waited_for() -> None:
    game = game_on(CITY, cars=2, road=True)
    state = at(game, ("L10", {"wp": 10}), ("M9", {"gear": 4, "wp": 1}))
    state, events = play(game, state, "0 gear 3", "roll 7", "0 drive L17", "1 gear 2")
    assert PoliceBonus(0, 70, 2) in events


def test_fd_43_each_lap_is_judged_by_itself() -> None:
    game = game_on(CITY, cars=2, road=True, laps=3)
    state = at(game, ("L10", {"wp": 10, "passes": 1, "lap": 2}), ("M30", {"passes": 1}))
    state, events = play(game, state, "0 gear 3", "roll 7", "0 hold", "0 drive L17")
    assert state.story.speeds[0].passing == 2
    assert not [event for event in events if isinstance(event, PoliceBonus)]


def test_fd_44_a_tunnel_is_one_step() -> None:
    game = game_on(with_tunnel(CITY, 14, 17), cars=1)
    assert costs(game, driving(game, 2, "L12"))["L18"] == 0
    assert costs(game, driving(game, 3, "M12"))["M19"] == 0


def test_fd_44_right_behind_a_car_on_the_other_side() -> None:
    game = game_on(with_tunnel(CITY, 14, 17), cars=2)
    state, _ = play(game, driving(game, 1, "L12", "L18"), "0 drive L13")
    assert state.ask != ChoosingGear(1)


def test_fd_45_ten_points_at_the_end_of_each_lap_but_the_last() -> None:
    game = game_on(CITY, cars=1, road=True, laps=2)
    state, events = play(game, driving(game, 4, ("L51", {"wp": 5, "lap": 1})), "0 drive L2")
    assert CheckpointPassed(0, 10) in events
    assert state.cars[0].wp == 15
    state, events = play(game, driving(game, 4, ("L51", {"wp": 12, "lap": 1})), "0 drive L2")
    assert CheckpointPassed(0, 6) in events
    state, events = play(game, driving(game, 4, ("L51", {"wp": 5, "lap": 0})), "0 drive L2")
    assert not [event for event in events if isinstance(event, CheckpointPassed)]
    game = game_on(CITY, cars=1, road=True)
    state, events = play(game, driving(game, 4, ("L51", {"wp": 5, "lap": 1})), "0 drive finish")
    assert not [event for event in events if isinstance(event, CheckpointPassed)]


def test_fd_45_what_the_move_costs_is_paid_first() -> None:
    game = game_on(CITY, cars=1, road=True, laps=2)
    state, _ = play(game, driving(game, 5, ("L51", {"wp": 1, "lap": 1})), "0 drive L2")
    assert state.story.home == ()
    assert state.cars[0].wp == 0


def test_fd_40_nitro_that_leads_out_of_a_corner_with_two_stops_missing_puts_the_car_out() -> None:
    """The bonus must be used up, and no end of such a move is left (FD-23): the car is out, and the race goes on."""
    game = FormulaD.make({"cars": 2, "track": "lantern-city", "road": True})
    space = game.setup.circuit.number["L28"]
    left = game.setup.ends_of(Car(space, 6, 18, 0, 1, 0, 0, 0), 0, 21, 6, ())
    assert left.payable(18) == ()
