"""What people say to each other at a table: messages, reactions, and who may write and read them."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.table.sizes import Text

Reaction: TypeAlias = Literal["bravo", "flag", "fast", "laugh", "gasp", "sad"]
TalkRule: TypeAlias = Literal["off", "seats", "read", "all"]
"""Who takes part: nobody; people with a seat alone; they write and spectators read; everybody writes."""


class Say(msgspec.Struct, frozen=True):
    """A message to the table, or one of the reactions; in the name of a seat of one's own, if there is one."""

    seat: int | None = None
    text: Text = ""
    reaction: Reaction | None = None


class TalkLine(msgspec.Struct, frozen=True):
    """Something that was said: a text, or a reaction. `who` is the same for the same person, and only for you."""

    number: int
    who: str
    name: str
    text: str
    at: float  # a date, to be shown
    seat: int | None = None
    reaction: Reaction | None = None
    mine: bool = False


class Talk(msgspec.Struct, frozen=True, tag="talk"):
    """What was said since the last one."""

    lines: tuple[TalkLine, ...]
