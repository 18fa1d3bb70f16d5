"""Options, the grid, the start, and gears with their dice."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.errors import BadOptions, BadRecord, IllegalAction
from paddock.core.game import Decide, Roll
from paddock.formula_d import FormulaD
from paddock.formula_d.options import make_options
from paddock.formula_d.rules.events import GearChosen, GridRolled, GridSet, Lost, StartRolled, WentOut
from paddock.formula_d.rules.gears import BLACK, DICE, choices, skip_cost
from paddock.formula_d.rules.start import next_on_grid
from paddock.formula_d.rules.state import OFF, Driving, Grid, Rolling, Starting
from paddock.track.model import Track
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, ring, straight
from tests.formula_d.table import at, ends, game_on, play, where


def test_fd_10_highest_roll_takes_pole() -> None:
    game = game_on(OVAL, cars=3)
    state, events = play(game, game.start(), "roll 7", "roll 20", "roll 1")
    assert events[3] == GridSet((1, 0, 2), OVAL.grid[:3])
    assert [where(game, state, car) for car in (1, 0, 2)] == list(OVAL.grid[:3])
    assert state.ask == Starting(1)
    assert state.cars[0].lap == 0


def test_fd_10_ties_are_rolled_again_among_the_tied() -> None:
    game = game_on(OVAL, cars=4)
    state, events = play(game, game.start(), "roll 7", "roll 12", "roll 7", "roll 7")
    assert isinstance(state.ask, Grid)
    assert next_on_grid(state.ask.rolls) == 0
    state, events = play(game, state, "roll 3", "roll 9", "roll 3")
    assert events[0] == GridRolled(0, 3, again=True)
    state, events = play(game, state, "roll 5", "roll 6")
    assert events[-2] == GridSet((1, 2, 3, 0), OVAL.grid[:4])


def test_fd_10_a_car_alone_needs_no_roll() -> None:
    game = game_on(OVAL, cars=1)
    assert game.start().ask == Starting(0)
    assert where(game, game.start()) == OVAL.grid[0]


def test_fd_11_stalled_then_first_gear_without_another_roll() -> None:
    game = game_on(OVAL, cars=1)
    state, events = play(game, game.start(), "roll 1")
    assert events[0] == StartRolled(0, 1, "stalled")
    assert GearChosen(0, 1, 0) in events
    assert where(game, state) == OVAL.grid[0]
    assert game.turn(state) == Roll(DICE[1], ("gear", 0, 2, 1))
    assert state.cars[0].turns == 1


def test_fd_11_normal_start_rolls_first_gear() -> None:
    game = game_on(OVAL, cars=1)
    for face in (2, 16):
        state, events = play(game, game.start(), f"roll {face}")
        assert events[0] == StartRolled(0, face, "normal")
        assert game.turn(state) == Roll(DICE[1], ("gear", 0, 1, 1))


def test_fd_11_great_start_is_a_move_of_four_in_first() -> None:
    game = game_on(OVAL, cars=1)
    for face in (17, 20):
        state, events = play(game, game.start(), f"roll {face}")
        assert events[0] == StartRolled(0, face, "great")
        assert state.ask == Driving(0, 4)
        assert game.question(game.view(state, 0), 0).id == "formula-d-question-great"
        assert ends(game, state)[:3] == ["L3", "M3", "R2"]
        state, _ = play(game, state, "0 drive L3")
        assert state.cars[0].gear == 1
        assert [str(action) for action in game.legal(state, 0)] == ["0 gear 1", "0 gear 2"]


def test_fd_11_every_car_rolls_in_the_first_round_in_turn() -> None:
    game = game_on(OVAL, cars=2)
    state, _ = play(game, game.start(), "roll 3", "roll 9", "roll 1")
    assert state.ask == Starting(0)
    assert game.turn(state) == Roll(BLACK, ("start", 0))
    state, _ = play(game, state, "roll 1")
    assert game.turn(state) == Roll(DICE[1], ("gear", 1, 2, 1))


def test_fd_10_the_first_crossing_starts_lap_1(monaco: Track) -> None:
    game = game_on(monaco, cars=1)
    state, _ = play(game, game.start(), "roll 18", "0 drive L3")
    assert state.cars[0].lap == 1
    assert isinstance(game.turn(state), Decide)


def test_fd_02_the_dice() -> None:
    assert DICE[1] == (1, 1, 2, 2)
    assert DICE[2] == (2, 3, 3, 4, 4, 4)
    assert DICE[3] == (4, 5, 6, 6, 7, 7, 8, 8)
    assert sorted(DICE[4]) == sorted([*range(7, 13)] * 2)
    assert sorted(DICE[5]) == sorted([*range(11, 21)] * 2)
    assert sorted(DICE[6]) == sorted([*range(21, 31)] * 3)
    assert [len(die) for die in DICE] == [0, 4, 6, 8, 12, 20, 30]
    assert tuple(range(1, 21)) == BLACK


@pytest.mark.parametrize(
    ("gear", "wp", "allowed"),
    [
        (1, 18, (1, 2)),
        (3, 18, (1, 2, 3, 4)),
        (5, 18, (1, 2, 3, 4, 5, 6)),
        (6, 18, (2, 3, 4, 5, 6)),
        (6, 2, (3, 4, 5, 6)),
        (5, 1, (3, 4, 5, 6)),
    ],
)
def test_fd_03_and_fd_04_gears_to_choose_from(gear: int, wp: int, allowed: tuple[int, ...]) -> None:
    """FD-03: One up at most; down as far as 4 and as the wear points reach, the last one included; 6th to 1st never."""
    game = game_on(OVAL, cars=1)
    state = at(game, ("L3", {"gear": gear, "wp": wp}))
    assert choices(game.setup.circuit, state.cars[0]) == allowed
    assert [action.gear for action in game.legal(state, 0)] == list(allowed)  # type: ignore[union-attr]


def test_fd_03_what_skipping_costs() -> None:
    assert [skip_cost(6, gear) for gear in (2, 3, 4, 5, 6)] == [3, 2, 1, 0, 0]
    game = game_on(OVAL, cars=1)
    state, events = play(game, at(game, ("L3", {"gear": 5})), "0 gear 2")
    assert Lost(0, 2, 16, "gear") in events
    assert game.turn(state) == Roll(DICE[2], ("gear", 0, 5, 2))
    assert state.cars[0].wp == 16


def test_fd_04_the_last_point_in_the_gear_box_ends_the_race_at_once() -> None:
    """No further rolls: the next car is asked."""
    game = game_on(OVAL, cars=2)
    state, events = play(game, at(game, ("L3", {"gear": 4, "wp": 2}), "L9"), "0 gear 1")
    assert WentOut(0, "gear") in events
    assert state.cars[0].space == OFF
    assert game.turn(state) == Decide((1,))


def test_fd_03_two_up_is_refused() -> None:
    game = game_on(OVAL, cars=1)
    with pytest.raises(IllegalAction, match="gear 5 is two up: one gear at most"):
        play(game, at(game, "L3"), "0 gear 5")


def test_fd_30_out_of_the_box_in_first_to_fourth() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    state = at(game, ("box", {"gear": 6, "wp": 3}))
    assert choices(game.setup.circuit, state.cars[0]) == (1, 2, 3, 4)
    state, events = play(game, state, "0 gear 1")
    assert isinstance(state.ask, Rolling)
    assert not [event for event in events if isinstance(event, Lost)]


def test_fd_31_gear_skips_are_free_in_the_pit_lane() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    state, _ = play(game, at(game, ("P1", {"gear": 5, "wp": 1})), "0 gear 1")
    assert state.cars[0].wp == 1


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"cars": 0}, "1 to 10 cars, not 0"),
        ({"cars": 11}, "1 to 10 cars, not 11"),
        ({"cars": 3, "seats": 4}, "3 cars have 1 to 3 drivers, not 4"),
        ({"laps": 0}, "1 to 99 laps"),
        ({"laps": 100}, "1 to 99 laps"),
        ({"wear": 0}, "1 to 99 wear points"),
        ({"danger": "passing"}, "for road races"),
        ({"collisions": "nobody"}, "collisions"),
        ({"speed": 9}, "has no option 'speed'; it has cars"),
        ({"cars": "many"}, "cars"),
    ],
)
def test_fd_01_options_that_do_not_fit(values: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        make_options(values)


def test_a_track_that_does_not_fit() -> None:
    with pytest.raises(BadOptions, match="a road race needs a city circuit"):
        game_on(OVAL, road=True)
    with pytest.raises(BadOptions, match="is not a Formula D circuit"):
        game_on(msgspec.structs.replace(OVAL, games=("downforce",)))
    with pytest.raises(BadOptions, match="grid for 2 cars, not 3"):
        game_on(msgspec.structs.replace(OVAL, grid=OVAL.grid[:2]), cars=3)
    with pytest.raises(BadOptions, match="too short for 6th gear"):
        game_on(ring(straight(30)))
    assert PITTED.pit is not None
    pit = msgspec.structs.replace(PITTED.pit, boxes={"white": ("P3", "P4")})
    with pytest.raises(BadOptions, match="no box for the yellow team"):
        game_on(msgspec.structs.replace(PITTED, pit=pit), cars=2, laps=2)


@pytest.mark.parametrize("cars", range(1, 11))
def test_fd_01_one_to_ten_cars_in_five_teams(cars: int) -> None:
    game = game_on(OVAL, cars=cars)
    assert game.seats == cars
    assert [game.view(game.start(), None).cars[car].team for car in range(min(cars, 5))] == [
        "white",
        "yellow",
        "green",
        "red",
        "blue",
    ][:cars]
    assert max(game.setup.team.count(team) for team in game.setup.team) <= 2


def test_a_header_makes_the_same_game_again(monaco: Track) -> None:
    game = FormulaD.make({"cars": 3, "laps": 2, "collisions": "everyone"})
    header = msgspec.json.decode(msgspec.json.encode(game.header()))
    assert header["track"] == {"name": "monaco", "digest": monaco.digest}
    again = FormulaD.from_header(header)
    assert again.options == game.options
    header["track"]["digest"] = "0" * 64
    with pytest.raises(BadRecord, match="its digest differs"):
        FormulaD.from_header(header)


def test_a_track_of_ones_own_stands_in_the_header_in_full() -> None:
    header = game_on(CITY, cars=2, road=True).header()
    assert header["track"]["full"]["police"] == 20
