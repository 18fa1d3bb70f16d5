"""Tracks by name."""

from __future__ import annotations

import os
from pathlib import Path

from paddock import games
from paddock.track import load
from paddock.track.model import Track


def tracks(game: str | None = None) -> tuple[str, ...]:
    """Return the names of the built-in tracks, of all games or of one.

    >>> "monaco" in paddock.tracks("formula_d")
    True
    """
    if game is None:
        return tuple(load.builtin())
    if not isinstance(game, str):
        raise TypeError(f"the game is a name like {games.names()[0]!r}, not {game!r}")
    games.load(game)  # raises a clear error for an unknown game
    return tuple([name for name in load.builtin() if game in load.load(name).games])


def load_track(name: str | os.PathLike[str]) -> Track:
    """Return a track by its name or from a `.toml` file: its spaces, links, corners and drawing.

    >>> len(paddock.load_track("monaco").corners)
    10
    """
    return load.load(name if isinstance(name, str) else Path(name))
