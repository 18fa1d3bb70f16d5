"""Seats: taking one, and players who owe a choice."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.table.sizes import Text

Help: TypeAlias = Literal["nudge", "nudged", "bot"]
"""About a person who is there and does not choose: may be nudged, was nudged, may be driven for by a bot."""


class Owed(msgspec.Struct, frozen=True):
    """A person who owes a choice: for how long, and what the others at the table may do about it."""

    seat: int
    seconds: int
    help: Help | None = None
    by: str | None = None  # who has nudged


class Sit(msgspec.Struct, frozen=True):
    """Takes an open seat (None: the first one), under a name of its own where several sit at one screen."""

    seat: int | None = None
    name: Text = ""
