"""The circuits of Formula D besides Monaco, and what the checker says about faults that only this game knows."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from paddock.drawing.draw import draw
from paddock.drawing.ink import PALETTES
from paddock.track.build import build
from paddock.track.check import check_file, check_track
from paddock.track.errors import BadTrack
from paddock.track.load import load
from paddock.track.model import Track
from paddock.track.sections import SCENERY_KINDS, read

from .small import SPEEDWAY

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


# What the checker says


def refusal(old: str, new: str) -> str:
    assert old in SPEEDWAY
    with pytest.raises(BadTrack) as caught:
        read_and_check(SPEEDWAY.replace(old, new, 1))
    return str(caught.value)


def read_and_check(text: str) -> None:
    file = read(text)
    check_file(file)
    check_track(build(file))


def replaced(**fields: Any) -> str:
    with pytest.raises(BadTrack) as caught:
        check_track(msgspec.structs.replace(build(SPEEDWAY), **fields))
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stops = 1\n", "", 'the corner "First" demands 0 stops; Formula D needs 1 to 3'),
        ("stops = 2\n", "stops = 4\n", 'the corner "Second" demands 4 stops; Formula D needs 1 to 3'),
        ("stops = 1\n", "stops = 1\nlongest = 9\n", 'the corner "First": "longest" is 9, but that way has 7 spaces'),
        ("stops = 1\n", "stops = 1\nshortest = 2\n", 'the corner "First": "shortest" is 2, but that way has 3 spaces'),
        ("grid = [", 'link = ["L9 L8"]\ngrid = [', "the link from L9 to L8 leads to a space that is not ahead"),
        ("grid = [", 'link = ["L20 L40"]\ngrid = [', '"link": there is no space L40'),
        ("grid = [", 'unlink = ["R24 R9"]\ngrid = [', "there is no link from R24 to R9"),
        ("grid = [", 'trouble = ["L3..L99"]\ngrid = [', '"trouble": there is no space L33'),
        ("grid = [", 'danger = ["X1"]\ngrid = [', '"danger": there is no space X1'),
        ("grid = [", 'police = { section = "Bakc" }\ngrid = [', 'police line: there is no section "Bakc"'),
        ("grid = [", 'police = { section = "Back", row = 40 }\ngrid = [', 'row 40 is out of range; "Back" has 10 rows'),
        ('grid = ["L28", "R18"]', "grid = []", "the grid has no space"),
        ("red = [", "purple = [", 'there is no team "purple"; known are white, yellow, green, red, blue'),
        ('["P2", "P3"]', '["P2", "P4"]', "the box of red is beside P2 and P4, which do not follow each other"),
        ('["P2", "P3"]', '["P3", "P2"]', "the box of red is beside P3 and P2, which do not follow each other"),
        ("{ red =", '{ blue = ["P1", "P2"], red =', "P2 is beside the boxes of blue and red"),
        ('["R24"]', "[]", "the pits cannot be reached: no space of the lap leads into the lane"),
        ('["R2"]', "[]", "the pits cannot be left: P4 leads to no space of the lap"),
    ],
)
def test_faults_are_named(old: str, new: str, message: str) -> None:
    assert message in refusal(old, new)


def test_a_dead_end_is_named() -> None:
    track = build(SPEEDWAY)
    end = ", ".join(f'"L9 {name}"' for name in track.spaces[track.index["L9"]].next)
    assert "L9 is a dead end: no space can be entered from it" in refusal("grid = [", f"unlink = [{end}]\ngrid = [")


def test_a_corner_without_a_way_through_is_named() -> None:
    track = build(SPEEDWAY)
    inside = {space.id for space in track.spaces if space.corner == 1}
    out = [(s.id, name) for s in track.spaces if s.id in inside for name in s.next if name not in inside]
    lines = ", ".join(f'"{start} {end}"' for start, end in out)
    assert 'the corner "Second" has no way through' in refusal("grid = [", f"unlink = [{lines}]\ngrid = [")


def test_tunnel_ends_are_named() -> None:
    assert '"tunnels" names the space L99, which does not exist' in replaced(tunnels=(("L4", "L99"),))
    assert "tunnel 1 ends at P2, which is no space of the lap" in replaced(tunnels=(("P2", "L4"),))
    assert "tunnel 2 is shut: L4 does not lead to L9" in replaced(tunnels=(("L4", "L5"), ("L4", "L9")))


def test_a_tunnel_at_the_end_of_the_lap_is_named() -> None:
    assert "dead end" in refusal(
        'name = "Home"\nstraight = [2, 3, 5]', "straight = [2, 3, 5]\n\n[[section]]\ntunnel = 3"
    )


def test_very_long_corners_are_no_trouble() -> None:
    text = SPEEDWAY.replace("spaces = [7, 5, 3]", "spaces = [1200, 800, 600], radius = 5")
    assert build(text).corners[0].longest >= 1200


@pytest.mark.parametrize(
    ("scenery", "message"),
    [
        ('{ kind = "town", of = "tent hall" }', "scenery 1 (town)"),
        ('{ kind = "woods", of = "oaks", at = [0, 0] }', "scenery 1 (woods)"),
        ('{ kind = "avenue", points = [[1, 1], [2]] }', "scenery 1 (avenue)"),
        ('{ kind = "tower", size = "tall" }', "scenery 1 (tower)"),
    ],
)
def test_bad_scenery_is_named(scenery: str, message: str) -> None:
    track = build(SPEEDWAY + f"\n[look]\nscenery = [{scenery}]\n")
    with pytest.raises(BadTrack, match=re.escape(message)):
        draw(track)


def test_every_kind_of_scenery_can_be_drawn_as_it_comes() -> None:
    for kind in SCENERY_KINDS:
        for palette in PALETTES:
            look = f'\n[look]\npalette = "{palette}"\nscenery = [{{ kind = "{kind}", at = [3, 3] }}]\n'
            ElementTree.fromstring(draw(build(SPEEDWAY + look)))
