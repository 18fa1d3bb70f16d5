"""The fields of a learner's observation, as described by a game."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """Consecutive numbers of an observation that belong together."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
