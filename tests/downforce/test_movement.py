"""Moving a car (DF-23, DF-24): what is ahead, what is in the way, all possible steps, and their memo."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from paddock.downforce.rules import board
from paddock.downforce.rules.deck import COLOURS, Deck, make_deck
from paddock.downforce.rules.events import Blocked, Drove
from paddock.sim.perft import fingerprint
from paddock.track.load import load
from paddock.track.model import Space, Track
from tests.downforce.table import make

from .table import Table, race
from .tracks import ROW, bend, bottleneck, circuit, straight

SINGLES: Deck = make_deck("singles", [f"R{steps}" for steps in (1, 2, 3, 4, 5, 6, 7, 9, 10)] * 4)


def ends(track: Track, at: str, steps: int, *others: str) -> set[str]:
    """Where red can end from a space, with other cars on these spaces."""
    return drive_red(track, at, steps, *others).ends()


def drive_red(track: Track, at: str, steps: int, *others: str) -> Table:
    """Let red be due to move n steps; unnamed cars wait far behind, on the grid."""
    cars = {"red": at, **dict(zip(COLOURS, others, strict=False))}
    table = race([f"R{steps}", "R5"], cars=cars, track=track, deck=SINGLES)
    return table.do(f"0 play R{steps}")


# DF-23: a step


def test_df_23_straight_ahead_and_both_diagonals() -> None:
    assert ends(straight(), "M10", 1) == {"L11", "M11", "R11"}
    assert ends(straight(), "L10", 1) == {"L11", "M11"}
    assert ends(straight(), "R10", 1) == {"M11", "R11"}


def test_df_23_example_6_never_sideways_and_never_back() -> None:
    table = drive_red(straight(), "M10", 1)
    assert table.refused("0 drive red L10") == "L10 is level with red, not ahead of it"
    assert "must be further on" in table.refused("0 drive red M9")
    assert not table.ends() & {"L10", "R10", "L9", "M9", "R9"}


def test_df_23_a_step_needs_a_free_space() -> None:
    assert ends(straight(), "M10", 1, "M11") == {"L11", "R11"}
    assert ends(straight(), "M10", 1, "L11", "R11") == {"M11"}


def test_df_23_between_two_diagonally_adjacent_cars_is_allowed() -> None:
    """Cars on M11 and L10 touch by a corner; red on M10 slips between them to L11."""
    assert ends(straight(), "M10", 1, "M11", "L10", "R11") == {"L11"}


def test_df_23_never_through_a_car() -> None:
    assert "L12" not in ends(straight(), "L10", 2, "L11", "M11")
    assert ends(straight(), "M10", 2, "L11", "M11") == {"M12", "R12"}


def test_df_23_example_7_in_a_bend_the_front_edge_decides() -> None:
    assert ends(bend(), "L5", 1) == {"L6", "M6"}
    assert ends(bend(), "M5", 1) == {"L6", "M6", "R6"}
    assert ends(bend(), "R5", 1) == {"M6", "R6"}
    assert ends(bend(), "L6", 1) == {"L7", "M6"}, "M6 ends further on than L6"
    assert ends(bend(), "M6", 1) == {"L7", "M7", "R6"}, "L6 ends before M6, L7 behind it"
    assert ends(bend(), "R6", 1) == {"M8", "R7"}, "M6 ends before, M7 is level"
    assert ends(bend(), "L8", 1) == {"L9", "M8"}


def test_df_23_example_7_five_steps_on_a_single_forced_path() -> None:
    table = drive_red(bend(), "L5", 5, "M6", "M7", "M8", "M9")
    assert table.ends() == {"L10"}
    table.do("0 drive red L10")
    assert table.happened(Drove)[0].way == ("L5", "L6", "L7", "L8", "L9", "L10")


def test_df_23_example_7_two_neighbours_can_be_entered_and_two_are_level() -> None:
    lane = (ROW,) * 30
    narrow = circuit((*(ROW,) * 9, -6 * ROW, *(ROW,) * 15), lane, lane)
    table = drive_red(narrow, "M9", 1)
    assert table.ends() == {"M10", "R10"}
    for level in ("L9", "R9"):
        assert table.refused(f"0 drive red {level}") == f"{level} is level with red, not ahead of it"


# DF-24: all steps, while there is one


@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5, 6, 9])
def test_df_24_a_car_takes_all_its_steps(steps: int) -> None:
    row = 10 + steps
    reached = {f"M{row}", f"L{row}", f"R{row}"}
    assert ends(straight(), "M10", steps) == reached


def test_df_24_example_5_the_only_way_closed_after_three_the_rest_is_lost() -> None:
    table = drive_red(bottleneck(), "M9", 6, "M13")
    assert table.ends() == {"M12"}
    table.do("0 drive red M12")
    (drove,) = table.happened(Drove)
    assert (drove.way, drove.steps, drove.left) == (("M9", "M10", "M11", "M12"), 6, 3)


def test_df_24_example_6_a_deliberate_jam_may_be_chosen() -> None:
    """L12 has no way on, with cars on L13 and M13; the other ways lead on."""
    table = drive_red(straight(), "L10", 4, "L13", "M13")
    assert table.ends() == {"L12", "M14", "R14"}
    assert "M12" not in table.ends(), "from M12 the car can still go to R13"
    table.do("0 drive red L12")
    assert table.at("red") == "L12"
    assert table.happened(Drove)[0].left == 2


def test_df_24_nobody_must_search_for_the_longest_way() -> None:
    """A wall with one gap: a car may choose not to head for the gap and be jammed."""
    table = drive_red(straight(), "M10", 6, "L13", "M13")
    assert table.ends() == {"L12", "L16", "M16", "R16"}


def test_df_24_no_legal_step_at_all_the_car_stays() -> None:
    cars = {"red": "M10", "blue": "L11", "green": "M11", "yellow": "R11"}
    table = race(["R5", "K5"], cars=cars, track=straight(), bets=False).do("0 play R5")
    assert table.happened(Blocked) == [Blocked("red", 5)]
    assert table.at("red") == "M10"
    assert table.asked == "Playing"
    assert table.state.player == 1


def test_df_24_cars_behind_or_beside_do_not_matter() -> None:
    assert ends(straight(), "M10", 2, "L10", "R10", "M9") == ends(straight(), "M10", 2)


# Every circuit against a referee that walks step by step


class Referee:
    """Follows the wording of the rule: touching, and the front edge further on. Across the line is "finish"."""

    def __init__(self, track: Track) -> None:
        self.track = track
        self.spaces = {space.id: space for space in track.spaces}
        self.steps = {name: self._onward(space) for name, space in self.spaces.items()}

    def _onward(self, space: Space) -> list[str]:
        found = []
        for name in space.touch:
            gain = (self.spaces[name].front - space.front) % self.track.lap
            if 0 < gain < self.track.lap // 2:
                found.append(name if self.spaces[name].front > space.front else "finish")
        return found

    def open(self, at: str, occupied: Collection[str]) -> list[str]:
        return [name for name in self.steps.get(at, ()) if name not in occupied]

    def ends(self, start: str, steps: int, occupied: Collection[str]) -> dict[str, bool]:
        """Find every end by walking all ways, and whether a way over rectangles alone leads there."""
        found: dict[str, bool] = {}

        def walk(at: str, left: int, clean: bool) -> None:
            onward = self.open(at, occupied) if left else []
            if not onward:
                found[at] = found.get(at, False) or clean
            for name in onward:
                if name == "finish":
                    found[name] = False
                else:
                    walk(name, left - 1, clean and self.spaces[name].rectangle)

        walk(start, steps, True)
        return found

    def check_way(self, drove: Drove, steps: int, occupied: Collection[str]) -> None:
        """Check that the car may have taken this way."""
        for here, there in pairwise(drove.way):
            assert there in self.open(here, occupied)
        if drove.way[-1] != "finish":
            assert drove.left == steps - (len(drove.way) - 1)
            assert drove.left == 0 or not self.open(drove.way[-1], occupied)


@pytest.mark.parametrize("name", ["river-station", "marina-bay"])
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5, 6, 7, 9])
def test_df_23_df_24_df_42_every_space_of_the_circuits_agrees_with_a_walking_referee(name: str, steps: int) -> None:
    track = load(name)
    judge = Referee(track)
    rng = Random(steps)
    owners = {"red": 0, "black": 1}
    table = race([f"R{steps}", "R5"], owners=owners, powers={0: "determined"}, track=track, deck=SINGLES, bets=False)
    begin = table.state
    names = [space.id for space in track.spaces]
    for at, start in enumerate(names):
        near = [*names[at + 1 :], *names[:at]][: 3 * min(steps, 5) + 4]
        for _ in range(4):
            others = rng.sample(near, 5)
            numbers = [table.setup.board.number[name] for name in (*others, start)]
            table.state = begin
            table.with_(cars=tuple(numbers))
            _agree(judge, table, start, steps, others)


def _agree(judge: Referee, table: Table, start: str, steps: int, others: list[str]) -> None:
    truth = judge.ends(start, steps, others)
    table.told.clear()
    table.do(f"0 play R{steps}")
    if truth.keys() == {start}:
        assert table.happened(Blocked)
        assert table.at("red") == start
        return
    assert table.ends() == truth.keys(), (start, steps, others)
    before = table.state
    for end, clean in truth.items():
        table.state = before
        table.told.clear()
        table.do(f"0 drive red {end}")
        judge.check_way(table.happened(Drove)[0], steps, others)
        assert table.happened(Drove)[0].way[-1] == end
        bonus = clean and bool(judge.open(end, others))
        assert (table.asked == "Bonus") == bonus, (start, steps, others, end)


@pytest.mark.parametrize("options", [{}, {"long_distance": True}], ids=["home", "laps"])
def test_a_board_without_a_cache_gives_the_same_races(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
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
    """The board searches only with the cars in the way; a search with all of them finds the same."""
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
