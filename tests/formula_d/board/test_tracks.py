"""Tracks of Formula D: touching spaces and links, drawings, and their faults in words."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import msgspec
import pytest

from paddock.drawing.draw import draw
from paddock.track.build import build
from paddock.track.load import builtin_files, load
from paddock.track.recorded import read_part
from tests.track.small import SPEEDWAY, changed, read_and_check, refusal, replaced, spaces


def test_straights_are_staggered() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M1"].next == ("L1", "M2", "R1")
    assert found["L1"].next == ("L2", "M2")
    assert set(found["L1"].touch) == {"L32", "L2", "M1", "M2"}
    assert found["L32"].next == ("L1", "M1")
    assert found["L1"].at == found["R1"].at > found["M1"].at == 0


def test_corners_lead_to_the_inside() -> None:
    found = spaces(build(SPEEDWAY))
    assert found["M7"].next == ("M8",)  # the last straight space of the middle: no dive to the inside
    assert found["R7"].next == ("R8",)  # none sideways into a corner
    assert found["L7"].next == ("L8", "M8")
    assert found["M8"].next == ("M9", "R8")
    assert found["L10"].next == ("L11",)  # M10 is entered from L9, the rearmost space that touches it
    assert "M10" in found["L9"].next and "M10" in found["L10"].touch
    assert found["R8"].next == ("R9",)
    assert found["M12"].next == ("M13", "R11")  # leaving the corner towards the inside
    assert found["R11"].next == ("M13", "R12")


def test_longest_and_shortest_way() -> None:
    corner = build(SPEEDWAY).corners[0]
    assert (corner.name, corner.stops, corner.longest, corner.shortest, corner.inside) == (
        "First",
        1,
        7,
        3,
        "right",
    )


def test_a_corner_that_bends_both_ways_has_an_inside_each_time() -> None:
    both = SPEEDWAY.replace(
        'corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]',
        'corner = [{ turn = "left", degrees = 20, spaces = [2, 3, 4], rows = 4 },\n'
        '{ turn = "right", degrees = 200, spaces = [4, 3, 2], rows = [4, 3, 2] }]',
        1,
    )
    found = spaces(build(both))
    assert found["R8"].next[0].startswith("M") and found["L7"].next == ("L8",)  # first to the left
    assert found["L9"].next[-1].startswith("M")  # then to the right


CITY = load("lantern-city")
DESERT = load("mesa-roja")


def test_fd_44_both_ends_of_a_tunnel_carry_the_same_number() -> None:
    """Numbered from the left, on the spaces that the tunnel joins, and large enough for a phone."""
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


PLAIN = "\n".join(
    line for line in SPEEDWAY.split("[pit]")[0].splitlines() if not line.startswith(("start =", "grid ="))
)
"""The speedway without staggered lanes or a grid."""


def test_lanes_are_staggered_unless_the_file_says_otherwise() -> None:
    assert build(PLAIN).spaces == build(PLAIN.replace("[[section]]", "start = [0.5, 0, 0.5]\n[[section]]", 1)).spaces


def test_a_single_lane_is_refused() -> None:
    narrow = re.sub(r"straight = \[.*?\]", "straight = 9", PLAIN).replace("[7, 5, 3], rows = [8, 7, 6]", "[5]")
    assert "a single lane, in which nobody can overtake" in refusal(f"lanes = 1\n{narrow}")


def test_a_grid_that_is_not_given_lies_on_the_last_straight() -> None:
    assert build(PLAIN).grid == ("L31", "R26")  # there is no more room before the corner
    longer = PLAIN.replace("[10, 10, 10]", "20").replace("[2, 3, 5]", "[12, 13, 15]")
    assert build(longer).grid == ("L51", "R46", "L49", "R44", "L47", "R42", "L45", "R40", "L43", "R38")
    read_and_check(longer)
    for name in ("monaco", "lantern-city", "mesa-roja"):
        given = (builtin_files()[name]).read_text(encoding="utf-8")
        assert build(re.sub(r"(?m)^grid = .*$", "", given)).grid == load(name).grid


def test_a_record_keeps_a_circuit_that_no_file_may_have_any_more() -> None:
    old = build(SPEEDWAY.replace("[0.5, 0, 0.5]", "[0, 0, 0]").replace('"R18"', '"R2"'))
    assert read_part({"name": old.name, "full": msgspec.to_builtins(old)}).digest == old.digest


def test_a_dead_end_is_named() -> None:
    track = build(SPEEDWAY)
    end = ", ".join(f'"L9 {name}"' for name in track.spaces[track.index["L9"]].next)
    assert "L9 is a dead end: no space can be entered from it" in changed(
        "grid = [", f"unlink = [{end}]\ngrid = [", SPEEDWAY
    )


def test_a_corner_without_a_way_through_is_named() -> None:
    track = build(SPEEDWAY)
    inside = {space.id for space in track.spaces if space.corner == 1}
    out = [(s.id, name) for s in track.spaces if s.id in inside for name in s.next if name not in inside]
    lines = ", ".join(f'"{start} {end}"' for start, end in out)
    assert 'the corner "Second" has no way through' in changed("grid = [", f"unlink = [{lines}]\ngrid = [", SPEEDWAY)


def test_tunnel_ends_are_named() -> None:
    assert '"tunnels" names the space L99, which does not exist' in replaced(build(SPEEDWAY), tunnels=(("L4", "L99"),))
    assert "tunnel 1 ends at P2, which is no space of the lap" in replaced(build(SPEEDWAY), tunnels=(("P2", "L4"),))
    assert "tunnel 2 is shut: L4 does not lead to L9" in replaced(build(SPEEDWAY), tunnels=(("L4", "L5"), ("L4", "L9")))


def test_a_tunnel_at_the_end_of_the_lap_is_named() -> None:
    assert "dead end" in changed(
        'name = "Home"\nstraight = [2, 3, 5]', "straight = [2, 3, 5]\n\n[[section]]\ntunnel = 3", SPEEDWAY
    )


def test_very_long_corners_are_no_trouble() -> None:
    text = SPEEDWAY.replace("spaces = [7, 5, 3]", "spaces = [250, 180, 150], radius = 5")
    assert build(text).corners[0].longest >= 250


def test_police_line_out_of_range() -> None:
    assert "the police line at tick 99999 is out of range" in replaced(build(SPEEDWAY), police=99999)
