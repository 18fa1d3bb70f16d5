"""Chat: messages, reactions, and who may read and write."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.table.sizes import Text

Reaction: TypeAlias = Literal["bravo", "flag", "fast", "laugh", "gasp", "sad"]
ChatRule: TypeAlias = Literal["off", "seats", "read", "all"]
"""Who may chat: nobody; players only; players, with spectators reading; everybody."""


class Say(msgspec.Struct, frozen=True):
    """A chat message or reaction, in the name of a seat of the guest's where given."""

    seat: int | None = None
    text: Text = ""
    reaction: Reaction | None = None


class TalkLine(msgspec.Struct, frozen=True):
    """A chat message or reaction. `who` is the same for the same speaker, and different for every viewer."""

    number: int
    who: str
    name: str
    text: str
    at: float  # a date, to be shown
    seat: int | None = None
    reaction: Reaction | None = None
    mine: bool = False


class Talk(msgspec.Struct, frozen=True, tag="talk"):
    """New chat messages."""

    lines: tuple[TalkLine, ...]
