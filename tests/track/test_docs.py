"""docs/tracks.md is true: its example is a track, and it names every key of the format."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock.drawing.check import check_picture
from paddock.drawing.draw import draw
from paddock.track.load import checked, load
from paddock.track.scenery import SCENERY_KINDS
from paddock.track.sections import Bend, Look, PitLane, Section, TrackFile
from paddock.track.stats import circuit_stats
from tests.cli.shell import paddock
from tests.track.circuits import FILE, written

PAGE = (Path(__file__).parents[2] / "docs" / "tracks.md").read_text(encoding="utf-8")


def test_the_examples_are_tracks(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    gate, quarry = (checked(text, "example") for text in examples)
    assert len(circuit_stats(gate).chokes) == 1 and len(quarry.grid) == 10
    for track, title in ((gate, "THE GATE"), (quarry, "THE QUARRY")):
        check_picture(track)
        assert title in draw(track)
        file = tmp_path / "example.toml"
        file.write_text(examples[track is quarry], encoding="utf-8")
        raced = paddock("sim", track.games[0], "--track", file, "--bots", "rookie", "--games", 2, "--json")
        assert raced.json["races"] == 2


@pytest.mark.parametrize("shape", [TrackFile, Section, Bend, PitLane, Look])
def test_every_key_is_explained(shape: type) -> None:
    for key in shape.__annotations__:
        assert f"`{key}" in PAGE or f"`[{key}]" in PAGE or f"[{key}]]" in PAGE, key


def test_every_kind_of_scenery_is_named() -> None:
    assert [kind for kind in SCENERY_KINDS if f"`{kind}`" not in PAGE] == []


def test_the_figures_are_those_of_the_circuits() -> None:
    for column, name in enumerate(("river-station", "marina-bay")):
        found = circuit_stats(load(name))
        for row, value in (
            ("steps from the front row", f"{found.shortest}, {found.outside}"),
            ("betting lines crossed", ", ".join(map(str, found.line_steps))),
            ("in percent", ", ".join(f"{steps / found.shortest:.0%}"[:-1] for steps in found.line_steps)),
            ("perfect rectangles", f"{found.rectangles:.0%}".replace("%", " %")),
        ):
            line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row}"))
            assert line.split("|")[2 + column].strip() == value


def test_the_figures_of_formula_d() -> None:
    for column, name in enumerate(("monaco", "lantern-city", "mesa-roja")):
        track = load(name)
        for row, value in (
            ("spaces of the lanes", ", ".join(str(track.lanes[lane]) for lane in "LMR")),
            ("links", str(track.links)),
            ("corners, stops", f"{len(track.corners)}, {sum(corner.stops for corner in track.corners)}"),
            ("pit lane", f"{len(track.pit.spaces)} spaces" if track.pit else "none"),
        ):
            line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row}"))
            assert line.split("|")[2 + column].strip() == value


def test_the_circuits_of_the_page_s_tests_are_these() -> None:
    """They test the page's words for places; `python -m tests.track.circuits` rewrites the file."""
    assert FILE.read_text(encoding="utf-8") == written()
