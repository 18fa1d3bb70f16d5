"""Parse TOML, and convert plain data and JSON to typed values, in any thread."""

from __future__ import annotations

import re
import tomllib
from threading import Lock
from typing import Any, TypeVar

import msgspec

from paddock.plain import check

T = TypeVar("T")

PART = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.){0,99}+"|'[^'\n]{0,99}+')"""
DOTTED = re.compile(rf"(?<![\w-]){PART}(?:[ \t]*+\.[ \t]*+{PART}){{16}}")
"""A key of more than 16 parts: tomllib's memory for one grows with the square of their number."""

# msgspec inspects a type when it is first used, and crashes if two threads do so at the same time.
_one_at_a_time = Lock()


def read_toml(text: str) -> dict[str, Any]:
    """Parse a TOML text. Raises ValueError with the mistake, or NotPlain for a text in it that cannot be shown."""
    if DOTTED.search(text):
        raise ValueError("a key in it has too many dots")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError:
        raise ValueError("its brackets are nested too deeply") from None
    except ValueError:  # Python refuses numbers of thousands of digits
        raise ValueError("a number in it has too many digits") from None
    check(data)
    return data


def decoder(kind: type[T]) -> msgspec.json.Decoder[T]:
    """Return a JSON decoder for values of this type."""
    with _one_at_a_time:
        return msgspec.json.Decoder(kind)


def convert(data: Any, kind: type[T]) -> T:
    """Convert plain data to a value of this type; raises msgspec.ValidationError."""
    with _one_at_a_time:
        return msgspec.convert(data, kind)
