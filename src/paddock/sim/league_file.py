"""The file of a league: its settings, then one line per race, so that it can be resumed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from paddock.core.errors import PaddockError
from paddock.sim.league import Row, Spec, field_of

FORMAT = "paddock league 1"


class BadLeagueFile(PaddockError):
    """A league file that this league cannot resume."""


class Head(msgspec.Struct, frozen=True):
    """The first line: the settings, with rules and track, so that leagues are not mixed up."""

    format: str
    spec: Spec
    rules: int
    header: dict[str, Any]


class LeagueFile:
    """The finished races in a file. A last line cut off by a crash is discarded."""

    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self.spec = head.spec
        self.done: list[Row] = []
        try:
            lines, whole = read_lines(path)
            if lines:
                self._check(lines[0], head)
                self.done = [self._row(line, number) for number, line in enumerate(lines[1:], start=1)]
            self.file = path.open("ab")
            self._lock()
            os.truncate(path, whole)
            if not lines:
                self._write(head)
        except OSError as error:
            raise BadLeagueFile(f"cannot use {path}: {(error.strerror or str(error)).lower()}") from None

    def add(self, row: Row) -> None:
        """Add one more race."""
        self._write(row)

    def __enter__(self) -> LeagueFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def _lock(self) -> None:
        """Lock the file against a second league."""
        try:
            import fcntl
        except ImportError:  # no locking on Windows
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.file.close()
            raise BadLeagueFile(f"another league is writing {self.path}: wait for it, or choose another file") from None

    def _write(self, thing: Head | Row) -> None:
        self.file.write(msgspec.json.encode(thing) + b"\n")
        self.file.flush()

    def _check(self, line: bytes, head: Head) -> None:
        there = read_head(self.path, line)
        if there == msgspec.json.decode(msgspec.json.encode(head), type=Head):
            return
        different = [key for key, old, new in _settings(there, head) if old != new]
        raise BadLeagueFile(
            f"{self.path} holds a league with other settings ({', '.join(different)}): choose another file"
        )

    def _row(self, line: bytes, number: int) -> Row:
        try:
            row = msgspec.json.decode(line, type=Row)
        except (msgspec.DecodeError, UnicodeDecodeError):
            row = None
        if row is None or not is_race(row, self.spec, number):
            raise BadLeagueFile(f"{self.path}, line {number + 1}: this is not race {number} of the league")
        return row


def is_race(row: Row, spec: Spec, number: int) -> bool:
    """Return whether this is the race with that number, with figures for every seat."""
    seats = range(spec.seats)
    return (
        (row.number, row.field) == (number, field_of(spec, number))
        and {len(row.places), len(row.scores), len(row.figures)} == {spec.seats}
        and all(seat in seats for seat in row.winners)
        and all(place - 1 in seats for place in row.places)
        and row.times.keys() == row.longest.keys() <= set(row.field)
    )


def _settings(there: Head, here: Head) -> Iterator[tuple[str, Any, Any]]:
    for key in Spec.__struct_fields__:
        yield key, getattr(there.spec, key), getattr(here.spec, key)
    yield "rules", there.rules, here.rules
    yield "track or deck", there.header, here.header


def read_lines(path: Path) -> tuple[list[bytes], int]:
    """Return the complete lines of a file and their size in bytes; nothing if there is no file."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise BadLeagueFile(f"{path} is not an ordinary file: choose another name")  # a device may never end
    data = path.read_bytes() if path.exists() else b""
    whole = data.rfind(b"\n") + 1
    if data and not whole:  # even the settings are cut off: only the first words can identify our file
        begun = msgspec.json.encode({"format": FORMAT})[:-1]
        if data[: len(begun)] != begun[: len(data)]:
            raise not_ours(path)
    return data[:whole].splitlines(), whole


def read_head(path: Path, line: bytes) -> Head:
    """Return the settings of a league file."""
    try:
        head = msgspec.json.decode(line, type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        head = None
    if head is None or head.format != FORMAT:
        raise not_ours(path)
    return head


def not_ours(path: Path) -> BadLeagueFile:
    return BadLeagueFile(f"{path} is no league file, and is not overwritten: choose another name")


def seed_in(path: Path) -> str | None:
    """Return the seed of the league in a file, if there is one."""
    try:
        lines, _ = read_lines(path)
    except OSError:
        return None
    return read_head(path, lines[0]).spec.seed if lines else None
