"""Bodies of the HTTP calls about seats."""

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


class Ask(msgspec.Struct, frozen=True):
    """Asks for a seat of a race that has begun, under this name or one's own."""

    name: Text = ""


class AnswerRequest(msgspec.Struct, frozen=True):
    """Whether the guest who asks for a seat may have it; that guest withdraws with false."""

    agree: bool


class SetSeat(msgspec.Struct, frozen=True):
    """The host frees a seat or gives it to a bot; a player hands their own seat to a bot or takes it back."""

    kind: Literal["open", "bot", "person"]
    bot: Text = ""  # left out: the game's bot of middle strength


class SetReady(msgspec.Struct, frozen=True):
    """Whether a player is ready for the start."""

    ready: bool


class SeatLink(msgspec.Struct, frozen=True):
    """A secret that moves a seat to another device, once, within ten minutes. It belongs in a URL's fragment."""

    secret: str
    seconds: int


class Claim(msgspec.Struct, frozen=True):
    """The secret of a seat link."""

    secret: Text
