"""Two small valid circuits that tests change a line of, one of each kind, and short ways to look at them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddock.track.build import build
from paddock.track.check import check_file, check_track
from paddock.track.errors import BadTrack
from paddock.track.model import Space, Track
from paddock.track.sections import read

OVAL = """
name = "oval"
title = "The Oval"
games = ["downforce"]
direction = "clockwise"
grid_rows = 2
first = "M1"
lines = [{ section = "Start" }, { section = "First Turn" }, { section = "Back" }]

[[section]]
name = "Start"
straight = 4

[[section]]
name = "First Turn"
corner = [{ turn = "right", degrees = 180, spaces = [3, 2, 1] }]

[[section]]
name = "Back"
straight = 6

[[section]]
name = "Second Turn"
corner = [{ turn = "right", degrees = 180, spaces = [3, 2, 1] }]

[[section]]
name = "Home"
straight = 2
"""

SPEEDWAY = """
name = "speedway"
title = "Speedway"
games = ["formula_d"]
direction = "clockwise"
start = [0.5, 0, 0.5]
grid = ["L28", "R18"]

[[section]]
name = "Start"
straight = [6, 7, 7]

[[section]]
name = "First"
stops = 1
corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]

[[section]]
name = "Back"
straight = [10, 10, 10]

[[section]]
name = "Second"
stops = 2
corner = [{ turn = "right", degrees = 180, spaces = [7, 5, 3], rows = [8, 7, 6] }]

[[section]]
name = "Home"
straight = [2, 3, 5]

[pit]
spaces = 4
entries = ["R24"]
exits = ["R2"]
boxes = { red = ["P2", "P3"] }
"""


def spaces(track: Track) -> dict[str, Space]:
    """The spaces of the lap by their ids."""
    return {space.id: space for space in track.spaces}


def read_and_check(text: str) -> None:
    """Everything that is checked of a track file."""
    file = read(text)
    check_file(file)
    check_track(build(file), from_file=True)


def refusal(text: str) -> str:
    """What is said about a file."""
    with pytest.raises(BadTrack) as caught:
        read_and_check(text)
    return str(caught.value)


def changed(old: str, new: str, text: str = OVAL) -> str:
    """What is said about a file with a change in it."""
    assert old in text
    return refusal(text.replace(old, new, 1))


def replaced(track: Track, **fields: Any) -> str:
    """What is said about a track with other values in it."""
    with pytest.raises(BadTrack) as caught:
        check_track(msgspec.structs.replace(track, **fields))
    return str(caught.value)


def with_space(track: Track, name: str, **fields: Any) -> str:
    """What is said about a track with other values in one of its spaces."""
    spaces = tuple(msgspec.structs.replace(s, **fields) if s.id == name else s for s in track.spaces)
    return replaced(track, spaces=spaces)
