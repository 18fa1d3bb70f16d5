"""The grid and the start."""

from __future__ import annotations

from paddock.core.game import Decide, Roll
from paddock.formula_d.rules.events import GearChosen, GridRolled, GridSet, StartRolled
from paddock.formula_d.rules.gears import BLACK, DICE
from paddock.formula_d.rules.start import next_on_grid
from paddock.formula_d.rules.state import Driving, Grid, Starting
from paddock.track.model import Track
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.table import ends, game_on, play, where


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
    """FD-11: stalled then first gear without another roll."""
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
