"""A game from another package has its own circuits, links, checks and paintings."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from paddock import installed
from paddock.drawing.draw import draw
from paddock.track import load
from paddock.track.build import build
from paddock.track.check import check_track
from paddock.track.conventions import Conventions, conventions_of
from paddock.track.errors import BadTrack

from .small import OVAL

TOY_OVAL = OVAL.replace('games = ["downforce"]', 'games = ["toy"]')

CONVENTIONS = """
from paddock.track.conventions import Conventions


def same_lane(cell, ahead, neighbours):
    return [other for other in ahead if other.lane == cell.lane]


def pole(track):
    if track.grid[0] != "L2":
        yield f"pole is {track.grid[0]}; Toy needs L2"


CONVENTIONS = Conventions(enterable=same_lane, distance=lambda cell, plan: cell.back, checks=(pole,))
"""

PAINTING = """
from paddock.drawing.painting import Painting

PAINTING = Painting(
    on_road=lambda track, colours: '<g id="toy-road"/>',
    corner_board=lambda corner, colours: [f'<g id="toy-{corner.inside}"/>'],
    numbered_grid=True,
)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of an installed package with a game, which has no circuits yet."""
    folder = tmp_path / "toy_game"
    (folder / "tracks").mkdir(parents=True)
    (folder / "__init__.py").write_text("")
    info = tmp_path / "toy_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[paddock.games]\ntoy = toy_game:Toy\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PADDOCK_GAMES", "toy")
    caches = (installed.places, load.builtin_files, load.built)
    for cache in caches:
        cache.cache_clear()
    yield folder
    for cache in caches:
        cache.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "toy_game"]:
        del sys.modules[name]


def test_a_game_that_says_nothing_has_plain_circuits(package: Path) -> None:
    (package / "tracks" / "toy-oval.toml").write_text(TOY_OVAL)
    assert conventions_of("toy") == Conventions()
    assert "toy-oval" in load.builtin()
    track = load.load("toy-oval")
    assert track.spaces == build(OVAL).spaces
    assert "betting-line" not in draw(track)


def test_a_game_has_conventions_and_paint_of_its_own(package: Path) -> None:
    (package / "tracks" / "conventions.py").write_text(CONVENTIONS)
    (package / "tracks" / "painting.py").write_text(PAINTING)
    track = build(TOY_OVAL)
    space = track.spaces[track.index["M2"]]
    assert space.next == ("M3",) and space.at == space.back
    with pytest.raises(BadTrack, match="pole is M1; Toy needs L2"):
        check_track(build(TOY_OVAL.replace("grid_rows = 2", 'grid = ["M1"]')))
    picture = draw(track)
    assert 'id="toy-road"' in picture and picture.count('id="toy-right"') == 2 and ">6<" in picture


def test_a_fault_inside_a_module_of_a_game_is_not_hidden(package: Path) -> None:
    (package / "tracks" / "conventions.py").write_text("import no_such_module\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        conventions_of("toy")


def test_a_game_that_is_not_installed_has_plain_conventions() -> None:
    assert conventions_of("nobody") == Conventions()
