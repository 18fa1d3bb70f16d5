"""Two small valid circuits, one of each kind, that tests alter, and short ways to check them."""

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
    """Run all checks of a track file."""
    file = read(text)
    check_file(file)
    check_track(build(file), from_file=True)


def refusal(text: str) -> str:
    """The error of a file."""
    with pytest.raises(BadTrack) as caught:
        read_and_check(text)
    return str(caught.value)


def changed(old: str, new: str, text: str = OVAL) -> str:
    """The error of a file after a change."""
    assert old in text
    return refusal(text.replace(old, new, 1))


def replaced(track: Track, **fields: Any) -> str:
    """The error of a track after replacing values."""
    with pytest.raises(BadTrack) as caught:
        check_track(msgspec.structs.replace(track, **fields))
    return str(caught.value)


def with_space(track: Track, name: str, **fields: Any) -> str:
    """The error of a track after replacing values of one space."""
    spaces = tuple(msgspec.structs.replace(s, **fields) if s.id == name else s for s in track.spaces)
    return replaced(track, spaces=spaces)
