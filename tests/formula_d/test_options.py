"""Options that do not fit are refused in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.core.errors import BadOptions, BadRecord
from paddock.formula_d import FormulaD
from paddock.formula_d.options import make_options
from paddock.track.model import Track
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, ring, straight
from tests.formula_d.table import game_on


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
    """FD-01: options that do not fit."""
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
