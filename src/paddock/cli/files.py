"""Reads records, and writes files atomically."""

from __future__ import annotations

import codecs
import errno
import os
import tempfile
from pathlib import Path

from paddock import games
from paddock.core import record as records
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import AnyGame
from paddock.core.record import Record, read
from paddock.seasons import record as season_records
from paddock.seasons.record import SeasonRecord

KINDS_OF_RECORD = tuple([line.split()[0].encode() for line in (records.FIRST_LINE, season_records.FIRST_LINE)])
"""First words of race and season records of any version."""


class Unwritable(PaddockError):
    """A file that cannot be written."""


def read_text(path: Path) -> str:
    """Read a text file. Raises BadRecord with the line that cannot be decoded."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise PaddockError(f"cannot read {path}: {reason(error)}") from None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadRecord(f"{path}, line {line}: not readable as text (UTF-8)") from None


def read_record(path: Path) -> Record:
    """Read a record; errors name the file and the line."""
    try:
        return read(read_text(path))
    except BadRecord as error:
        raise in_file(path, error) from None


def read_race_or_season(path: Path) -> Record | SeasonRecord:
    """Return the race or the season in a file."""
    text = read_text(path)
    try:
        return season_records.read(text) if season_records.is_season(text) else read(text)
    except BadRecord as error:
        raise in_file(path, error) from None


def game_of(path: Path, record: Record) -> AnyGame:
    """Return the game of a record."""
    try:
        return games.of_record(record)
    except PaddockError as error:
        raise in_file(path, error) from None


def in_file(path: Path, error: PaddockError) -> BadRecord:
    """Return the error with the file's name added; one without a line is about the header."""
    text = str(error)
    if text.startswith(f"{path}, "):
        return BadRecord(text)
    return BadRecord(f"{path}, {text}" if text.startswith(("line ", "race ")) else f"{path}, line 2: {text}")


def write_whole(path: Path, text: str, replace: bool) -> None:
    """Write a file atomically; without `replace` an existing file is an error."""
    try:
        if replace:
            _check_kind(path)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
            os.chmod(name, 0o666 & ~_umask())
            if replace:
                os.replace(name, path)
            else:
                os.link(name, path)
        finally:
            Path(name).unlink(missing_ok=True)
    except FileExistsError:
        raise Unwritable(f"{path} already exists and is not overwritten; choose another name") from None
    except OSError as error:
        raise Unwritable(f"cannot write {path}: {reason(error)}") from None


def check_writable(path: Path) -> None:
    """Check, before a page is computed, that its file can be written and may be replaced."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _check_kind(path)
        if _is_record(path):
            raise Unwritable(f"{path} is a record and is not overwritten; choose another name")
        handle, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
        os.close(handle)
        Path(name).unlink()
    except OSError as error:
        raise Unwritable(f"cannot write {path}: {reason(error)}") from None


def _check_kind(path: Path) -> None:
    """Reject devices and pipes: writing would replace them with a file."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise Unwritable(f"{path} is a device or a pipe, not a file; choose another name")


def _is_record(path: Path) -> bool:
    """Return whether an existing file starts like a record."""
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.read(100).removeprefix(codecs.BOM_UTF8).startswith(KINDS_OF_RECORD)


def make_folder(path: Path) -> None:
    """Create a folder if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(f"cannot make the folder {path}: {reason(error)}") from None


def reason(error: OSError) -> str:
    """Return the system's error message in lower case, to end a sentence."""
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:]


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
