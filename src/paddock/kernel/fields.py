"""The fields of an observation for learners, as a game describes them."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """Consecutive numbers of an observation that belong together."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
