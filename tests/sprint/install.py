"""Installs Sprint, a tiny game from another package, for a test and all processes that it starts."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from paddock import games, installed, words
from paddock.seasons.files import ready_plans
from paddock.server.features import static_data

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "sprint"
"""The game, and the project file from which others install it."""

REMEMBERED = (installed.places, games.load, words.all_texts, words.bundle, static_data.game_infos, ready_plans)
"""Caches of the installed games."""


@contextmanager
def sprint_installed() -> Iterator[None]:
    """Install a third game, `sprint`, for the block; nothing else in Paddock knows it."""
    path = os.environ.get("PYTHONPATH")
    with TemporaryDirectory() as site:
        note_as_installed(Path(site))
        sys.path[:0] = added = [str(EXAMPLE), site]
        os.environ["PYTHONPATH"] = os.pathsep.join(added if path is None else [*added, path])
        forget()
        try:
            yield
        finally:
            sys.path[:] = [place for place in sys.path if place not in added]
            if path is None:
                del os.environ["PYTHONPATH"]
            else:
                os.environ["PYTHONPATH"] = path
            forget()


def note_as_installed(site: Path) -> None:
    """Write what an installer would write for the project file."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (folder := site / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info").mkdir()
    said = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (folder / "METADATA").write_text(said, encoding="utf-8")
    points = [
        line
        for group, named in project["entry-points"].items()
        for line in (f"[{group}]", *[f"{name} = {value}" for name, value in named.items()])
    ]
    (folder / "entry_points.txt").write_text("\n".join(points), encoding="utf-8")


def forget() -> None:
    """Clear the caches of installed games."""
    for remembered in REMEMBERED:
        remembered.cache_clear()
