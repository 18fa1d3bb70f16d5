"""Order of play, classification, and the sheet with the reason for every point."""

from __future__ import annotations

import pytest

from paddock.core.game import Decide, Over
from paddock.formula_d import FormulaD
from paddock.formula_d.rules.events import CameHome, RaceOver, RoundBegun
from paddock.formula_d.rules.order import order_of_play
from paddock.formula_d.rules.state import Place, RaceResult, State
from paddock.track.model import Track
from paddock.words import LANGUAGES, Words
from paddock.words.sheet import ScoreCell, ScoreTable
from tests.formula_d.board.tracks import OVAL, PITTED
from tests.formula_d.table import at, driving, game_on, play


def play_order(game: FormulaD, state: State) -> tuple[int, ...]:
    return order_of_play(game.setup, state.cars, state.story.grid)


def test_fd_05_the_leader_first() -> None:
    game = game_on(OVAL, cars=3)
    state = at(game, "L3", "M20", "R11")
    assert play_order(game, state) == (1, 2, 0)


def test_fd_05_level_the_higher_gear_first() -> None:
    game = game_on(OVAL, cars=2)
    assert play_order(game, at(game, ("R5", {"gear": 2}), ("L5", {"gear": 3}))) == (1, 0)


def test_fd_05_same_gear_nearer_to_the_inside(monaco: Track) -> None:
    """L5 and R5 level, same gear, a right-hander next: R5 first."""
    game = game_on(OVAL, cars=2)
    assert play_order(game, at(game, "L5", "R5")) == (1, 0)
    assert play_order(game, at(game, "L24", "R22")) == (0, 1)  # a left-hander next
    game = game_on(monaco, cars=2)
    assert play_order(game, at(game, "L4", "R4")) == (1, 0)


def test_fd_05_level_cars_with_different_corners_compare_lanes_from_the_inside(monaco: Track) -> None:
    """R41 is on the inside for Mirabeau, L42 two lanes from that of Casino 2; L70 is inside at Loews, R67 is not."""
    game = game_on(monaco, cars=2)
    assert play_order(game, at(game, "L42", "R41")) == (1, 0)
    assert play_order(game, at(game, "R67", "L70")) == (1, 0)


def test_fd_05_as_many_lanes_away_the_better_place_on_the_grid(monaco: Track) -> None:
    """L11 is two lanes from the inside of Sainte Devote (on the right), R9 two from that of Casino 1 (on the left)."""
    game = game_on(monaco, cars=2)
    for first, second in (("L11", "R9"), ("R9", "L11")):
        state = at(game, first, second)
        assert play_order(game, state) == (0, 1)
        assert order_of_play(game.setup, state.cars, (1, 0)) == (1, 0)


def test_fd_05_a_lapped_car_plays_where_it_stands() -> None:
    """The round begins with the race leader and goes back round the circuit."""
    game = game_on(OVAL, cars=3, laps=2)
    state = at(game, ("L10", {"lap": 2}), ("L30", {"lap": 1}), ("L5", {"lap": 1}))
    assert play_order(game, state) == (0, 2, 1)
    state = at(game, ("L10", {"lap": 2}), ("L5", {"lap": 2}), ("L12", {"lap": 1}))
    assert play_order(game, state) == (0, 1, 2)


def test_fd_05_the_order_is_fixed_for_the_round() -> None:
    game = game_on(OVAL, cars=2)
    state = driving(game, 8, "L3", "L9")
    state, events = play(game, state, "0 drive M11")
    assert [event for event in events if isinstance(event, RoundBegun)] == []
    state, events = play(game, state, "1 gear 1", "roll 1", "1 drive L10", "roll 20")
    assert RoundBegun(6, (0, 1)) in events


def test_fd_31_cars_alongside_the_pit_lane_play_first_those_short_of_it_last() -> None:
    game = game_on(PITTED, cars=5, laps=2)
    state = at(game, "R36", "P5", "L37", ("P2", {}), ("L1", {"lap": 2}))
    assert play_order(game, state) == (4, 2, 1, 3, 0)


def test_fd_31_a_car_in_its_box_is_level_with_the_rear_space() -> None:
    game = game_on(PITTED, cars=6, laps=2)
    state = at(game, ("box", {"gear": 2}), "P5", "P2", "L20", "L19", ("box", {"gear": 4}))
    assert play_order(game, state) == (1, 5, 0, 2, 3, 4)
    state = at(game, ("box", {"gear": 2}), "P5", "P2", "L20", "L19", ("box", {"gear": 2}))
    assert play_order(game, state) == (1, 0, 5, 2, 3, 4)


def test_fd_28_first_across_wins_and_the_others_drive_on() -> None:
    game = game_on(OVAL, cars=2)
    state, events = play(game, driving(game, 6, "L44", "L40"), "0 drive finish")
    assert CameHome(0, 1) in events
    assert not isinstance(game.turn(state), Over)
    state, events = play(game, state, "1 gear 4", "roll 10", "1 drive finish")
    assert events[-1] == RaceOver((0, 1), 2)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert isinstance(turn.result, RaceResult)
    assert turn.result.winners == turn.result.won() == (0,)
    assert turn.result.scores == (2, 1)
    assert [(place.place, place.car, place.laps, place.out) for place in turn.result.classification] == [
        (1, 0, 1, None),
        (2, 1, 1, None),
    ]


def test_fd_28_cars_that_are_out_rank_last_the_last_to_go_out_first() -> None:
    game = game_on(OVAL, cars=3)
    state = at(game, ("L3", {"gear": 4, "wp": 1}), ("L9", {"gear": 4, "wp": 1}), "L46")
    state, _ = play(game, state, "0 gear 2", "1 gear 2", "2 gear 3", "roll 4", "2 drive finish")
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert isinstance(turn.result, RaceResult)
    assert [place.car for place in turn.result.classification] == [2, 1, 0]
    assert [place.out for place in turn.result.classification] == [None, "gear", "gear"]
    assert turn.result.scores == (0, 0, 3)


def test_fd_28_nobody_wins_if_nobody_finishes_and_the_last_car_out_ranks_first() -> None:
    game = game_on(OVAL, cars=2)
    state = at(game, ("L3", {"gear": 4, "wp": 1}), ("L9", {"gear": 4, "wp": 1}))
    state, events = play(game, state, "0 gear 2", "1 gear 2")
    assert events[-1] == RaceOver((1, 0), 0)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert turn.result.winners == (1,), "the ranking, as records store it"
    assert turn.result.won() == ()
    assert turn.result.scores == (0, 0)


def test_fd_01_a_seat_may_drive_several_cars() -> None:
    game = game_on(OVAL, cars=5, seats=2)
    assert game.seats == 2
    assert game.setup.seat == [0, 1, 0, 1, 0]
    state = at(game, "L3", "L6", "L9", "L12", "L15")
    state, _ = play(game, state, "0 gear 1", "roll 1", "0 drive L4")
    assert game.turn(state) == Decide((1,))
    state, _ = play(game, state, "1 gear 1", "roll 1", "1 drive L7")
    assert game.turn(state) == Decide((0,))


SAY = Words("en", ("Ann", "Bob", "Cy"))


def result(game: FormulaD, *places: Place) -> RaceResult:
    return RaceResult((places[0].seat,), tuple([0] * game.seats), places)


def rows(table: ScoreTable) -> dict[str, list[str]]:
    def value(cell: ScoreCell) -> str:
        assert cell.value is not None
        return str(cell.value) if isinstance(cell.value, int) else SAY.say(cell.value)

    return {SAY.say(row.heading): [value(cell) for cell in row.cells] for row in table.rows}


def test_fd_28_the_classification_with_points() -> None:
    game = game_on(OVAL, cars=3)
    told = game.sheet(
        result(
            game,
            Place(1, 1, 1, 1, 7, 12),
            Place(2, 0, 0, 1, 8, 3),
            Place(3, 2, 2, 0, 4, 0, "motor"),
        )
    )
    assert rows(told.tables[0]) == {
        "Bob (yellow 2)": ["1st", "1", "7", "12", "3"],
        "Ann (white 1)": ["2nd", "1", "8", "3", "2"],
        "Cy (green 3)": ["out: engine", "0", "4", "0", "0"],
    }
    last = told.tables[0].rows[2].cells
    assert last[0].reason is not None
    assert SAY.say(last[0].reason) == "the engine gives out"
    first = told.tables[0].rows[0].cells[-1]
    assert first.reason is not None
    assert SAY.say(first.reason) == "Bob (yellow 2) finished with 2 cars behind: 3 points"
    assert SAY.say(told.verdict) == "★ Bob wins."


@pytest.mark.parametrize("language", LANGUAGES)
def test_fd_28_the_sheet_names_no_winner_if_nobody_finished(language: str) -> None:
    game = game_on(OVAL, cars=2, seats=1)
    told = game.sheet(result(game, Place(1, 1, 0, 0, 7, 0, "motor"), Place(2, 0, 0, 0, 4, 0, "gear")))
    words = Words(language, ("Ann",))
    assert "★" not in words.say(told.verdict) and "Ann" not in words.say(told.verdict)
    assert words.say(told.tables[1].columns[0]) == "Ann"


def test_fd_01_a_driver_of_several_cars_has_the_sum() -> None:
    game = game_on(OVAL, cars=4, seats=2)
    places = (
        Place(1, 2, 0, 1, 7, 1),
        Place(2, 1, 1, 1, 8, 1),
        Place(3, 0, 0, 1, 9, 1),
        Place(4, 3, 1, 0, 3, 0, "gear"),
    )
    told = game.sheet(RaceResult((0,), (6, 3), places)).tables[1]
    assert [cell.value for cell in told.rows[0].cells] == [6, 3]
    assert [SAY.say(cell.reason) for cell in told.rows[0].cells if cell.reason is not None] == [
        "Ann (green 3) finished with 3 cars behind: 4 points, Ann (white 1) finished with 1 car behind: 2 points",
        "Bob (yellow 2) finished with 2 cars behind: 3 points, Bob (red 4) did not finish: no points",
    ]
