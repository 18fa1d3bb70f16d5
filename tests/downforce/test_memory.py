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
    assert known(forgetful.kit.board) <= 20 < known(game.kit.board)


def known(road: board.Board) -> int:
    return sum(len(outlook.known) for outlooks in road._outlooks for outlook in outlooks)


@pytest.mark.parametrize("laps", [False, True], ids=["home", "laps"])
def test_df_24_a_move_borrowed_from_the_empty_road_is_the_one_that_a_search_finds(laps: bool) -> None:
    road = make(long_distance=laps).kit.board
    rng = Random(7)
    borrowed = 0
    for start in range(road.finish):
        for steps in (1, 3, 6, 9):
            near = [space for space in road.reach(start, steps + 2, 0).ends if space != road.finish]
            cars = sum(1 << space for space in {rng.randrange(road.finish) for _ in range(30)} | set(near[:1]))
            reach = road.reach(start, steps, cars & ~(1 << start))
            for end in reach.ends:
                move = road.move(reach, road.names[end])
                assert move == road._find_move(reach, end)
                assert not move.entered & reach.in_the_way
                borrowed += reach.free is not None and move is reach.free.moves.get(road.names[end])
    assert borrowed > 50, "nothing was borrowed, so nothing was tested"
