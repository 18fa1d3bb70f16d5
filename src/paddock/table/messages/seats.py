"""Seats: taking one, and players who owe a choice."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.table.sizes import Text

Help: TypeAlias = Literal["nudge", "nudged", "bot"]
"""A slow player may be nudged, was nudged, or may be replaced by a bot."""


class Owed(msgspec.Struct, frozen=True):
    """A player who owes a choice: for how long, and what others may do about it."""

    seat: int
    seconds: int
    help: Help | None = None
    by: str | None = None  # who nudged


class Sit(msgspec.Struct, frozen=True):
    """Take an open seat (None: the first one), under another name where several players share a screen."""

    seat: int | None = None
    name: Text = ""
