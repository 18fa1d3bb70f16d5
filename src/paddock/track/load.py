"""Find tracks by the name of a built-in one, or by the path of a track file."""

from __future__ import annotations

import difflib
from functools import cache
from pathlib import Path

from paddock.core.errors import PaddockError
from paddock.installed import folders
from paddock.track.build import Sketch, build, sketch
from paddock.track.check import check_file, check_track
from paddock.track.errors import BadTrack
from paddock.track.model import Track
from paddock.track.sections import read


class UnknownTrack(PaddockError):
    """There is no such track."""


def load(name: str | Path) -> Track:
    """Return a track by its name, by the path of a .toml file, or from the text of such a file."""
    if is_text(str(name)):
        return own(str(name))
    if str(name).endswith(".toml") and "\0" not in str(name):
        return checked(read_text(Path(name)), str(name))
    return built(str(name))


def is_text(name: str) -> bool:
    """Return whether this is the text of a track file (several lines) rather than a name or a path."""
    return "\n" in name


def own(text: str) -> Track:
    """Return the track of a file's text; only an equal track may have the name of a built-in one."""
    track = checked(text, "the track file")
    if track.name in builtin() and not is_builtin(track):
        raise BadTrack(f'a built-in circuit is named "{track.name}"; give yours another name', name="the track file")
    return track


def read_text(path: Path) -> str:
    """Return the text of a track file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise UnknownTrack(f"cannot read the track file {path}: {reason}") from None


def load_anyway(name: str) -> tuple[Sketch, tuple[str, ...]]:
    """Return a track and its mistakes, reading as much of a file as can be drawn."""
    try:
        return Sketch(load(name), None), ()
    except BadTrack as error:
        return sketch(read_text(Path(name))), error.problems


def is_builtin(track: Track) -> bool:
    """Return whether the built-in track of its name is raced the same way, however it is drawn."""
    return track.name in builtin() and load(track.name).digest == track.digest


@cache
def built(name: str) -> Track:
    files = builtin_files()
    if name not in files:
        near = difflib.get_close_matches(name, files, 1, 0.4)
        hint = f'; did you mean "{near[0]}"?' if near else ""
        raise UnknownTrack(f'there is no track "{name}"; tracks are {", ".join(files)} or a path to a .toml file{hint}')
    return checked(files[name].read_text(encoding="utf-8"), name)


def checked(text: str, name: str) -> Track:
    """Return the track of a file's text; errors name the file."""
    try:
        file = read(text)
        check_file(file)
        track = build(file)
        check_track(track, from_file=True)
        return track
    except BadTrack as error:
        raise BadTrack(*error.problems, name=name) from None


def builtin() -> list[str]:
    """Return the names of the built-in tracks."""
    return list(builtin_files())


@cache
def builtin_tracks() -> dict[str, Track]:
    """Return the built-in tracks by digest. Building them all takes a while."""
    return {track.digest: track for track in map(load, builtin())}


@cache
def builtin_files() -> dict[str, Path]:
    found = {}
    for folder in folders("tracks"):
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".toml"):
                found[file.name.removesuffix(".toml")] = file
    return found


def board_key(track: Track) -> str:
    """Return the key by which a client requests a track: the digest, which for custom tracks includes the drawing.

    Two tracks of one shape may be drawn differently.
    """
    return track.digest if is_builtin(track) else f"{track.digest}-{track.full_digest[:16]}"
