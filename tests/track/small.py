"""Two small valid circuits that tests change a line of, one of each kind, and short ways to look at them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock.track.build import build
from paddock.track.check import check_file, check_track
from paddock.track.errors import BadTrack
from paddock.track.model import Space, Track
from paddock.track.sections import read

FOLDER = Path(__file__).parent
OVAL = (FOLDER / "oval.toml").read_text(encoding="utf-8")
SPEEDWAY = (FOLDER / "speedway.toml").read_text(encoding="utf-8")


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
