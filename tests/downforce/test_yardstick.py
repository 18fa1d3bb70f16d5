"""The model against a circuit that was played for years: who may go where, and its known figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.stats import circuit_stats

TRACK = build((Path(__file__).parent / "yardstick.toml").read_text(encoding="utf-8"))

SUCCESSORS = {
    "L1": "L2 M2",
    "M1": "L2 M2 R2",
    "R1": "M2 R2",
    # three lanes become a row of two, which leads into a corner with one space inside and two outside
    "L7": "L8",
    "M7": "L8 R8",
    "R7": "R8",
    "L8": "L9 R9",
    "R8": "L9 R9",
    "R9": "L9 R10",
    "L9": "L10 R11",
    "R10": "L10 R11",
    # a row of two becomes three lanes
    "L10": "L11 M8",
    "R11": "M8 R12",
    "L18": "L19 M12",
    "R20": "M12 R21",
    # in single file through the hairpins
    "L26": "M19",
    "R28": "M19",
    "M19": "M20",
    "M22": "M23",
    "M23": "L27 R29",
    "L33": "M24",
    "R35": "M24",
    "M28": "L34 R36",
    "L34": "L35 M29",
    "R36": "M29 R37",
    # the big corner, 1 : 2 : 3
    "L40": "L41 M35",
    "M34": "L41 M35 R43",
    "R42": "M35 R43",
    "R43": "M35 R44",
    "M35": "L41 M36 R44",
    "R44": "M36 R45",
    "L41": "L42 M37",
    "M36": "L42 M37 R46",
    "R45": "M37 R46",
    "L42": "L43 M38",
    "M37": "L43 M38 R47",
    "R46": "M38 R47",
    "L43": "L44 M40",
    "M39": "L44 M40 R50",
    # over the line
    "L47": "L1 M1",
    "M43": "L1 M1 R1",
    "R53": "M1 R1",
}


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
