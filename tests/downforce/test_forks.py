"""Races on a road that forks: on Lake Park, whose left branch is in single file and the shorter one."""

from __future__ import annotations

from paddock.downforce.rules.board import Board
from paddock.downforce.rules.deck import COLOURS, make_deck
from paddock.downforce.rules.scoring import race_result
from paddock.track.load import load

from .table import Table, race

SINGLES = make_deck("singles", [f"R{steps}" for steps in (1, 2, 5, 9)] * 10)
TRACK = load("lake-park")
SPACES = {space.id: space for space in TRACK.spaces}
LEFT = [space.id for space in TRACK.spaces if space.branch == "left"]
RIGHT = [space.id for space in TRACK.spaces if space.branch == "right"]
MOUTH = next(space.id for space in TRACK.spaces if {SPACES[name].branch for name in space.next} == {"left", "right"})


def red_drives(at: str, steps: int, *others: str) -> Table:
    """Red is due to move, with other cars on these spaces."""
    rest = [colour for colour in COLOURS if colour != "red"]
    cars = {"red": at, **dict(zip(rest, others, strict=False))}
    return race([f"R{steps}", "R5"], cars, track=TRACK, deck=SINGLES).do(f"0 play R{steps}")


def test_df_23_a_car_takes_either_branch() -> None:
    ends = red_drives(MOUTH, 1).ends()
    assert {SPACES[end].branch for end in ends} == {"left", "right"}
    assert ends == set(SPACES[MOUTH].next)


def test_df_23_a_branch_in_single_file_can_be_blocked_but_not_the_other_one() -> None:
    assert red_drives(LEFT[0], 5, LEFT[1]).at("red") == LEFT[0]
    free = red_drives(RIGHT[0], 5).ends()
    assert red_drives(RIGHT[0], 5, *LEFT[:5]).ends() == free
    assert red_drives(MOUTH, 2, LEFT[0]).ends() <= set(RIGHT)


def test_df_24_the_shorter_branch_takes_fewer_steps() -> None:
    board = Board(TRACK, laps=False)
    for branch, steps in ((LEFT, 9), (RIGHT, 10)):
        inside = {board.number[name] for name in branch}
        levels = board.reach(board.number[branch[0]], 15, ()).levels
        assert next(number for number, level in enumerate(levels) if set(level) - inside) == steps


def test_df_52_level_cars_on_two_branches_the_one_on_the_inside_of_the_lap_wins() -> None:
    assert TRACK.inside == "right" and SPACES[LEFT[-1]].front == SPACES[RIGHT[-1]].front
    cars, owners = {"red": LEFT[-1], "blue": RIGHT[-1]}, {"red": 0, "blue": 1}
    table = race(["K5", "K5"], cars, owners, track=TRACK, long_distance=True)
    assert race_result(table.setup, table.state).winners == (1,)
