"""What learners see: the fields of an observation, as a game describes them."""

from __future__ import annotations

import msgspec


class Field(msgspec.Struct, frozen=True):
    """Some numbers of an observation that belong together, one after the other."""

    name: str
    size: int
    low: int
    high: int
    meaning: str
