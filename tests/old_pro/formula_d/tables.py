"""Tables of values on disk, in the user's cache folder: worked out once, then read in a moment by every process.

A file is named after all that its values follow from, the source of the rules among it, and begins with a checksum. It
is written as a whole or not at all. What cannot be read or written is left alone: the tables are worked out again.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from functools import cache
from pathlib import Path

import msgspec
from platformdirs import user_cache_path

KEPT_FILES = 30
"""How many files the folder may hold; the oldest go first."""

CHECKSUM = 32


class LapTable(msgspec.Struct, array_like=True):
    """One lap: space, stops owed, turns to go before a gear is chosen and after it, by gear and wear points."""

    number: int
    nitro: bool
    rows: list[tuple[int, int, list[list[float]], list[list[float]]]]


def read_tables(key: tuple[object, ...]) -> list[LapTable]:
    """The tables kept under this key; none if there are none or if the file is not as it was written."""
    try:
        data = _file(key).read_bytes()
        if hashlib.sha256(data[CHECKSUM:]).digest() != data[:CHECKSUM]:
            return []
        return msgspec.msgpack.decode(data[CHECKSUM:], type=list[LapTable])
    except (OSError, msgspec.MsgspecError):
        return []


def write_tables(key: tuple[object, ...], tables: list[LapTable]) -> None:
    """Keeps the tables, if the folder can be written to."""
    data = msgspec.msgpack.encode(tables)
    file = _file(key)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, part = tempfile.mkstemp(dir=file.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(hashlib.sha256(data).digest() + data)
        os.replace(part, file)
        others = sorted(file.parent.iterdir(), key=lambda path: path.stat().st_mtime)
        for old in others[:-KEPT_FILES]:
            old.unlink()
    except OSError:
        return


def _file(key: tuple[object, ...]) -> Path:
    name = hashlib.sha256(repr((_source(), key)).encode()).hexdigest()
    return user_cache_path("paddock", appauthor=False) / "values-formula-d" / name


@cache
def _source() -> str:
    """A digest of the rules and of the bots as they are written: a change of either makes all files old."""
    digest = hashlib.sha256()
    for file in sorted(Path(__file__).parent.parent.rglob("*.py")):
        digest.update(file.read_bytes())
    return digest.hexdigest()
