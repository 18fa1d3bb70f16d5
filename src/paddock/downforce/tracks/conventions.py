"""Downforce's checks of tracks; links and distances follow the defaults."""

from __future__ import annotations

from collections.abc import Iterator

from paddock.downforce.rules.deck import COLOURS
from paddock.track.conventions import Conventions
from paddock.track.forks import lies_in_fork
from paddock.track.model import Track

GRID = len(COLOURS)  # all cars start, with or without an owner
LINES = 3  # betting lines of a race


def finish(track: Track) -> Iterator[str]:
    """Yield spaces that straddle the finish line, for which crossing would be undefined."""
    for space in track.spaces:
        if space.back < track.lap < space.front:
            yield f"{space.id} lies on both sides of the finish line"


def grid(track: Track) -> Iterator[str]:
    """Yield errors of the grid: its size, and a missing or misplaced first-player mark."""
    if track.grid and len(track.grid) != GRID:
        yield f"the grid has {len(track.grid)} spaces; Downforce needs {GRID}"
    if track.first is None:
        yield 'no starting space carries the first-player mark; give "first"'
    elif track.first not in track.grid:
        yield f"the first-player mark is on {track.first}, which is not on the grid"


def betting_lines(track: Track) -> Iterator[str]:
    """Yield betting lines that are missing, out of order, outside the lap, or that cut a space."""
    if len(track.lines) != LINES:
        yield f"there are {len(track.lines)} betting lines; Downforce needs {LINES}"
    if list(track.lines) != sorted(set(track.lines)):
        yield "the betting lines are out of order: each lies further on than the one before"
    for number, line in enumerate(track.lines, 1):
        if not 0 < line < track.lap:
            yield f"betting line {number} at tick {line} is out of range; the lap has {track.lap}"
        cut = [space.id for space in track.spaces if space.back < line < space.front]
        if cut:
            yield f"betting line {number} cuts {' and '.join(cut)}; lines lie between spaces"
        elif lies_in_fork(track, line):
            yield f"betting line {number} lies in a fork; lines lie before or after one"


CONVENTIONS = Conventions(checks=(finish, grid, betting_lines))
