"""What the board remembers changes nothing but the time it takes, and does not grow without end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddock.downforce.rules import board
from paddock.sim.perft import fingerprint
from tests.downforce.table import make


@pytest.mark.parametrize("options", [{}, {"long_distance": True}], ids=["home", "laps"])
def test_a_board_that_forgets_all_the_time_gives_the_same_races(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = [f"memory/{number}" for number in range(3)]
    game = make(**options)
    remembered = [fingerprint(game, seed) for seed in seeds]
    monkeypatch.setattr(board, "MEMO_LIMIT", 20)
    forgetful = make(**options)
    assert [fingerprint(forgetful, seed) for seed in seeds] == remembered
    assert known(forgetful.setup.board) <= 20 < known(game.setup.board)


def known(road: board.Board) -> int:
    return road._search.cache_info().currsize


@pytest.mark.parametrize("laps", [False, True], ids=["home", "laps"])
def test_df_24_cars_that_no_way_leads_past_do_not_matter(laps: bool) -> None:
    """The board searches with the cars in the way alone; a search with all of them finds the same."""
    road = make(long_distance=laps).setup.board
    rng = Random(7)
    left_out = 0
    for start in range(road.finish):
        for steps in (1, 3, 6, 9):
            near = road.reach(start, steps + 2, ()).ends[:2]
            cars = {*rng.sample(range(road.finish), 30), *near} - {start, road.finish}
            reach = road.reach(start, steps, tuple(cars))
            assert reach == road._find_reach(start, steps, frozenset(cars))
            left_out += len(cars - road.reach(start, steps, ()).entered)
    assert left_out > 1000, "all cars were in the way, so nothing was tested"
