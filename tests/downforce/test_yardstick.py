"""The model against a circuit that was played for years: who may go where, and its known figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.stats import circuit_stats

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
