"""Installs Sprint, a tiny game of another package, for a test and for every process that it starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from paddock import games, installed, words
from paddock.seasons.files import ready_plans
from paddock.server.features import static_data

SITE = Path(__file__).resolve().parents[2] / "examples" / "sprint"
"""What a folder of installed packages would hold: the game, and a dist-info folder with its entry point."""

REMEMBERED = (installed.places, games.load, words.all_texts, words.bundle, static_data.game_infos, ready_plans)
"""What is asked of the installed games once and then kept."""


@contextmanager
def sprint_installed() -> Iterator[None]:
    """As long as this lasts there is a third game, `sprint`, which nothing else in Paddock has heard of."""
    path = os.environ.get("PYTHONPATH")
    sys.path.insert(0, str(SITE))
    os.environ["PYTHONPATH"] = str(SITE) if path is None else f"{SITE}{os.pathsep}{path}"
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(SITE))
        if path is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = path
        forget()


def forget() -> None:
    """The installed games are looked up anew."""
    for remembered in REMEMBERED:
        remembered.cache_clear()
