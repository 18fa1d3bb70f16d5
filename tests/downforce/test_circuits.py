"""The circuits that come with Downforce keep the figures they were designed for."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from paddock.drawing.draw import draw
from paddock.track.load import load
from paddock.track.model import Track
from paddock.track.stats import circuit_stats


class Design(NamedTuple):
    """What a circuit was designed to have."""

    inside: range
    chokes: int
    choke_spaces: range
    clear: int  # steps without a choke point
    big_corners: int
    lines: tuple[int, int, int]  # percent of the way
    rectangles: float


DESIGNS = {
    "river-station": Design(range(45, 49), 2, range(1, 4), 10, 1, (25, 46, 70), 0.75),
    "marina-bay": Design(range(47, 52), 3, range(2, 4), 9, 2, (26, 48, 71), 0.67),
}


@pytest.fixture(params=DESIGNS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def track(name: str) -> Track:
    return load(name)


def test_inside_steps(name: str, track: Track) -> None:
    assert circuit_stats(track).shortest in DESIGNS[name].inside
    assert circuit_stats(track).outside > circuit_stats(track).shortest


def test_choke_points(name: str, track: Track) -> None:
    chokes = circuit_stats(track).chokes
    assert len(chokes) == DESIGNS[name].chokes
    assert all(len(choke.spaces) in DESIGNS[name].choke_spaces for choke in chokes)
    assert all(choke.after > DESIGNS[name].clear for choke in chokes)


def test_rows_of_two_before_and_after_every_choke_point(track: Track) -> None:
    spaces = {space.id: space for space in track.spaces}
    for choke in circuit_stats(track).chokes:
        behind = spaces[choke.spaces[-1]].next
        before = [space.id for space in track.spaces if choke.spaces[0] in space.next]
        assert len(before) == len(behind) == 2
        for pair in (before, behind):
            one, other = (spaces[name] for name in pair)
            beside = {s.lane for s in track.spaces if s.back < one.front and one.back < s.front}
            assert beside == {one.lane, other.lane}


def test_big_corners(name: str, track: Track) -> None:
    assert circuit_stats(track).big_corners == DESIGNS[name].big_corners


def test_betting_lines(name: str, track: Track) -> None:
    found = circuit_stats(track)
    assert len(found.line_steps) == 3
    for steps, aim in zip(found.line_steps, DESIGNS[name].lines, strict=True):
        assert abs(100 * steps / found.shortest - aim) <= 2
    apart = [after - before for before, after in pairwise(found.line_steps)]
    assert min(apart) > 8


def test_rectangles(name: str, track: Track) -> None:
    assert circuit_stats(track).rectangles == pytest.approx(DESIGNS[name].rectangles, abs=0.04)


def test_grid(track: Track) -> None:
    spaces = {space.id: space for space in track.spaces}
    rows = sorted({spaces[name].front for name in track.grid})
    assert len(track.grid) == 6 and len(rows) == 2
    assert [spaces[name].front for name in track.grid] == [rows[1]] * 3 + [rows[0]] * 3  # front row first
    assert spaces[track.grid[5]].back == 0  # the lap ends right behind the grid
    assert track.first in track.grid[3:]  # the mark is in the second row


def test_the_two_circuits_differ() -> None:
    river, marina = load("river-station"), load("marina-bay")
    assert river.inside != marina.inside
    assert river.digest != marina.digest


def test_the_drawing_shows_what_the_rules_need() -> None:
    picture = draw(load("river-station"))
    root = ElementTree.fromstring(picture)
    ids = {element.get("id") for element in root.iter()}
    assert {
        "finish",
        "betting-line-1",
        "betting-line-2",
        "betting-line-3",
        "first-player",
        "winners",
        "plate",
    } <= ids
    assert {f"winner-{place}" for place in range(1, 7)} <= ids
    assert "RIVER STATION" in picture
