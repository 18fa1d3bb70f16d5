"""Plain data as values of a type, from any thread."""

from __future__ import annotations

from threading import Lock
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

# msgspec works out what a type is made of when it first meets it, and crashes if two threads do so at the same time.
_one_at_a_time = Lock()


def convert(data: Any, kind: type[T]) -> T:
    """The value of this type that plain data stands for; raises msgspec.ValidationError."""
    with _one_at_a_time:
        return msgspec.convert(data, kind)
