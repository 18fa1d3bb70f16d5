"""The circuits of Formula D keep what they were designed for, and their pictures show it."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest

from paddock.drawing.draw import draw
from paddock.track.load import load
from paddock.track.model import Track

CITY = load("lantern-city")
DESERT = load("mesa-roja")
NAMES = ("monaco", "lantern-city", "mesa-roja")


def lanes_of(track: Track, number: int) -> list[int]:
    inside = [space.lane for space in track.spaces if space.corner == number]
    return [inside.count(lane) for lane in "LMR"]


def longest_straight(track: Track, lane: str) -> int:
    """Most spaces in a row that are in no corner; the lap is gone round twice so that the line does not matter."""
    here = next(space for space in track.spaces if space.lane == lane)
    best = run = 0
    for _ in range(2 * track.lanes[lane]):
        run = run + 1 if here.corner is None else 0
        best = max(best, run)
        onward = [track.spaces[track.index[name]] for name in here.next if name in track.index]
        here = next(space for space in onward if space.lane == lane)
    return best


@pytest.mark.parametrize("name", NAMES)
def test_three_lanes_a_grid_of_ten_and_stops(name: str) -> None:
    """FD-10, FD-22."""
    track = load(name)
    assert set(track.lanes) == set("LMR")
    assert len(set(track.grid)) == 10
    places = [track.spaces[track.index[place]].at for place in track.grid]
    assert places == sorted(places, reverse=True)
    assert places[-1] > track.lap // 2
    for number, corner in enumerate(track.corners):
        assert 1 <= corner.stops <= 3
        assert 0 < corner.shortest <= min(lanes_of(track, number)) <= max(lanes_of(track, number)) <= corner.longest
        assert corner.longest >= corner.stops + 3


@pytest.mark.parametrize("name", NAMES)
def test_nobody_goes_sideways_into_a_corner(name: str) -> None:
    """FD-22: lanes are changed before a corner or along the arrows in it."""
    track = load(name)
    for space in track.spaces:
        for other in (track.spaces[track.index[name]] for name in space.next if name in track.index):
            if space.corner is None and other.corner is not None:
                assert space.lane == other.lane


def test_the_city_circuit() -> None:
    assert 120 <= CITY.lanes["M"] <= 170
    assert 8 <= len(CITY.corners) <= 12
    assert {corner.stops for corner in CITY.corners} == {1, 2, 3}
    assert CITY.pit is None


def test_trouble_zone_of_the_city() -> None:
    """FD-41: it lies across all lanes of a straight."""
    lanes = [name[0] for name in CITY.trouble]
    assert {lanes.count(lane) for lane in "LMR"} == {5}
    assert all(CITY.spaces[CITY.index[name]].corner is None for name in CITY.trouble)


def test_black_spaces_can_be_avoided() -> None:
    """FD-42: whatever lane a car comes in, changing lanes leads it through the danger zone over free spaces."""
    black = set(CITY.danger)
    zone = [space for space in CITY.spaces if space.id in black]
    assert len(zone) >= 6
    assert {space.lane for space in zone} == set("LMR")
    begin, end = min(space.back for space in zone), max(space.front for space in zone)
    for lane in "LMR":
        wave = {next(space.id for space in reversed(CITY.spaces) if space.lane == lane and space.front <= begin)}
        while wave and all(CITY.spaces[CITY.index[name]].back < end for name in wave):
            wave = {other for name in wave for other in CITY.spaces[CITY.index[name]].next} - black
        assert wave, lane


def test_the_police_line_lies_on_a_straight() -> None:
    """FD-43: wholly behind it every lane has a space, before any corner."""
    assert CITY.police is not None
    for lane in "LMR":
        behind = next(space for space in CITY.spaces if space.lane == lane and space.back >= CITY.police)
        assert behind.corner is None


def test_fd_44_both_ends_of_a_tunnel_carry_the_same_number() -> None:
    """They are drawn on the spaces that the tunnel joins, from the left, large enough to be read on a phone."""
    root = ElementTree.fromstring(draw(CITY))
    drawn: dict[str, list[str]] = {}
    for element in root.iter():
        if number := element.get("data-tunnel"):
            x, y = (float(part) for part in str(element.get("transform"))[10:-1].split())
            near = min(CITY.spaces, key=lambda space: math.dist((x, y), CITY.art.poses[space.id][:2]))
            drawn.setdefault(number, []).append(near.id)
            figure = next(part for part in element if part.tag.endswith("text"))
            assert figure.text == number and float(str(figure.get("font-size"))) >= CITY.art.unit / 2
    assert drawn == {"1": ["L75", "L76"], "2": ["M77", "M78"], "3": ["R79", "R80"]}


def test_the_tunnel_is_one_step() -> None:
    """FD-44: the last space of each lane leads to the first one behind the tunnel, and to no other there."""
    assert [before[0] for before, _ in CITY.tunnels] == ["L", "M", "R"]
    behind = {name for _, name in CITY.tunnels}
    for before, after in CITY.tunnels:
        assert before[0] == after[0]
        assert int(after[1:]) == int(before[1:]) + 1
        assert set(CITY.spaces[CITY.index[before]].next) & behind == {after}
        assert after not in CITY.spaces[CITY.index[before]].touch
        assert CITY.spaces[CITY.index[after]].back > CITY.spaces[CITY.index[before]].front


def test_the_checkpoint() -> None:
    """FD-45."""
    assert CITY.checkpoint


def test_the_desert_is_for_sixth_gear() -> None:
    """FD-02: two straights that a 6th gear roll fits on; the corners behind them demand one stop."""
    monaco = load("monaco")
    assert longest_straight(DESERT, "M") >= 30
    assert longest_straight(DESERT, "M") > longest_straight(monaco, "M")
    assert max(corner.stops for corner in DESERT.corners) == 2
    assert sum(corner.stops == 1 for corner in DESERT.corners) > len(DESERT.corners) / 2
    straights = sum(space.corner is None for space in DESERT.spaces) / len(DESERT.spaces)
    assert straights > sum(space.corner is None for space in monaco.spaces) / len(monaco.spaces)


def test_pits_of_the_desert() -> None:
    """FD-30."""
    pit = DESERT.pit
    assert pit is not None
    assert set(pit.boxes) == {"white", "yellow", "green", "red", "blue"}
    names = [space.id for space in pit.spaces]
    beside = [name for box in pit.boxes.values() for name in box]
    assert len(set(beside)) == 10
    assert all(names.index(front) == names.index(rear) + 1 for rear, front in pit.boxes.values())
    assert names[0] not in beside
    assert names[-1] not in beside


def test_the_drawing_shows_what_the_rules_need() -> None:
    picture = draw(CITY)
    root = ElementTree.fromstring(picture)
    zones = [element.get("data-zone") for element in root.iter() if element.get("data-zone")]
    assert zones.count("trouble") == len(CITY.trouble)
    assert zones.count("danger") == len(CITY.danger)
    ids = {element.get("id") for element in root.iter()}
    assert {"ways", "zones", "tunnels", "police-line", "checkpoint", "finish", "plate"} <= ids
    assert "CHECKPOINT" in picture
    assert "POLICE" in picture
    assert "TUNNEL" in picture


@pytest.mark.parametrize("name", ["monaco", "mesa-roja"])
def test_boxes_grid_numbers_and_corner_boards(name: str) -> None:
    track = load(name)
    root = ElementTree.fromstring(draw(track))
    boxes = [element.get("data-box") for element in root.iter() if element.get("data-box")]
    assert sorted(map(str, boxes)) == ["blue", "green", "red", "white", "yellow"]
    words = [element.text for element in root.iter() if element.text]
    assert {str(number) for number in range(1, 11)} <= set(words)
    for corner in track.corners:
        assert str(corner.longest) in words
        assert str(corner.shortest) in words
    assert track.pit is not None
    assert {space.id for space in track.pit.spaces} <= set(track.art.poses)


def test_every_change_of_lane_in_a_corner_has_its_arrow() -> None:
    root = ElementTree.fromstring(draw(DESERT))
    arrows = next(element for element in root.iter() if element.get("id") == "ways")
    spaces = {space.id: space for space in DESERT.spaces}
    changes = [
        (space.id, name)
        for space in DESERT.spaces
        for name in space.next
        if name in spaces and name[0] != space.id[0] and {space.corner, spaces[name].corner} != {None}
    ]
    assert len(arrows) == len(changes)
