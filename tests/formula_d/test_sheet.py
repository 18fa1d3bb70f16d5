"""The classification as data, with the reason for every point and every car that is out."""

from __future__ import annotations

import pytest

from paddock.formula_d import FormulaD
from paddock.formula_d.rules.state import Place, RaceResult
from paddock.words import LANGUAGES, Words
from paddock.words.sheet import ScoreCell, ScoreTable
from tests.formula_d.board.tracks import OVAL
from tests.formula_d.table import game_on

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
