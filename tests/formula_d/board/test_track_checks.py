"""What is wrong with a track of Formula D is named in words: corners, zones, police line, pit lane, tunnels."""

from __future__ import annotations

import re

import msgspec
import pytest

from paddock.track.build import build
from paddock.track.load import builtin_files, load
from paddock.track.recorded import read_part
from tests.track.small import SPEEDWAY, changed, read_and_check, refusal, replaced


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
        ('["L28", "R18"]', '["L28", "R2"]', "the starting place R2 lies after the line"),
        ("start = [0.5, 0, 0.5]", "start = [0, 0, 0]", 'on the straight after the corner "First"; stagger them'),
        ("red = [", "purple = [", 'there is no team "purple"; known are white, yellow, green, red, blue'),
        ('["P2", "P3"]', '["P2", "P4"]', "the box of red is beside P2 and P4, which do not follow each other"),
        ('["P2", "P3"]', '["P3", "P2"]', "the box of red is beside P3 and P2, which do not follow each other"),
        ("{ red =", '{ blue = ["P1", "P2"], red =', "P2 is beside the boxes of blue and red"),
        ('["R24"]', "[]", "the pits cannot be reached: no space of the lap leads into the lane"),
        ('["R2"]', "[]", "the pits cannot be left: P4 leads to no space of the lap"),
    ],
)
def test_faults_are_named(old: str, new: str, message: str) -> None:
    assert message in changed(old, new, SPEEDWAY)


PLAIN = "\n".join(
    line for line in SPEEDWAY.split("[pit]")[0].splitlines() if not line.startswith(("start =", "grid ="))
)
"""The speedway before anybody has thought of lanes or a grid."""


def test_lanes_are_staggered_unless_the_file_says_otherwise() -> None:
    assert build(PLAIN).spaces == build(PLAIN.replace("[[section]]", "start = [0.5, 0, 0.5]\n[[section]]", 1)).spaces


def test_a_single_lane_is_refused() -> None:
    narrow = re.sub(r"straight = \[.*?\]", "straight = 9", PLAIN).replace("[7, 5, 3], rows = [8, 7, 6]", "[5]")
    assert "a single lane, in which nobody can overtake" in refusal("lanes = 1" + narrow)


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
