"""Tracks of Downforce: touching spaces, drawings, required marks; and an old board."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from paddock.drawing.draw import draw
from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.load import load
from paddock.track.stats import circuit_stats
from tests.track.small import OVAL, changed, replaced, spaces, with_space


def test_df_23_straight_and_diagonal_steps_on_a_straight() -> None:
    found = spaces(build(OVAL))
    assert found["M2"].next == ("L3", "M3", "R3")
    assert found["L2"].next == ("L3", "M3")
    assert set(found["M2"].touch) == {"L1", "M1", "R1", "L2", "R2", "L3", "M3", "R3"}


def test_df_23_a_corner_of_1_2_3() -> None:
    found = spaces(build(OVAL))
    # Clockwise: R is the inside. L5 L6 L7 outside, M5 M6 in the middle, R5 inside.
    fronts = [found[name].front for name in ("L5", "M5", "L6", "L7")]
    assert fronts == sorted(set(fronts)) and found["L7"].front == found["M6"].front == found["R5"].front
    assert found["L5"].next == ("L6", "M5")
    assert found["M5"].next == ("L6", "M6", "R5")
    assert found["L6"].next == ("L7", "M6")
    assert found["R5"].next == ("M7", "R6")
    assert "M6" in found["R5"].touch


def test_df_23_ways_by_a_single_point_count() -> None:
    found = spaces(build(OVAL))
    assert "M6" in found["L7"].touch and "R5" not in found["L7"].touch
    assert "L5" in found["M4"].next and "R5" in found["M4"].next


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


def test_df_30_a_line_that_cuts_a_space_is_refused() -> None:
    assert "betting line 1 cuts L4 and M4 and R4" in changed(
        '{ section = "Start" }', '{ section = "Start", row = 3.5 }'
    )


def test_a_line_outside_the_lap_is_refused() -> None:
    assert "betting line 3 at tick 900 is out of range" in replaced(build(OVAL), lines=(16, 28, 900))


def test_no_space_lies_across_the_finish_line() -> None:
    track = build(OVAL)
    assert "L18 lies on both sides of the finish line" in with_space(track, "L18", front=track.lap + 1)


FOLDER = Path(__file__).parent
TRACK = build((FOLDER / "yardstick.toml").read_text(encoding="utf-8"))
LINES = (FOLDER / "yardstick.txt").read_text(encoding="utf-8").splitlines()
SUCCESSORS = dict(line.split(": ") for line in LINES if not line.startswith("#"))


@pytest.mark.parametrize("name", SUCCESSORS)
def test_successors(name: str) -> None:
    assert " ".join(TRACK.spaces[TRACK.index[name]].next) == SUCCESSORS[name]


def test_figures() -> None:
    found = circuit_stats(TRACK)
    assert (found.shortest, found.outside) == (56, 62)
    assert found.line_steps == (13, 24, 36)
    assert [len(choke.spaces) for choke in found.chokes] == [5, 5]
    assert found.big_corners == 2


def test_df_23_a_level_space_cannot_be_entered() -> None:
    spaces = {space.id: space for space in TRACK.spaces}
    # Inner, middle and outer space that end together at the big corner's end: touching, but level.
    assert spaces["L41"].front == spaces["M36"].front == spaces["R45"].front
    assert "M36" in spaces["L41"].touch and "M36" not in spaces["L41"].next and "L41" not in spaces["M36"].next
    assert "R45" in spaces["M36"].touch and "R45" not in spaces["M36"].next
    # The middle space is level with nothing and has the inner space ahead of it.
    assert spaces["R43"].front < spaces["M35"].front < spaces["R44"].front < spaces["L41"].front


def test_df_42_rectangles() -> None:
    spaces = {space.id: space for space in TRACK.spaces}
    rectangles = {name for name, space in spaces.items() if space.rectangle}
    assert {"L7", "M21", "M26", "L27", "L17", "R19", "L42", "M37"} <= rectangles
    assert not {"L8", "R8", "L9", "R9", "L10", "M19", "M23", "L41", "M35", "R45", "L34"} & rectangles


def test_it_is_a_track_to_race_on() -> None:
    check_track(TRACK)
