"""The fields of a server's messages that a bot needs; all others are ignored."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from paddock.table.messages import Ack, Pong


class ChoiceSeen(msgspec.Struct, frozen=True, gc=False):
    """A choice: the text to send."""

    action: str


class SeatSeen(msgspec.Struct, frozen=True, gc=False):
    """A seat and its player."""

    seat: int
    name: str = ""
    mine: bool = False


class TableSeen(msgspec.Struct, frozen=True):
    """A table: its game and stage."""

    stage: str
    id: str
    code: str
    game: str
    options: dict[str, Any]
    track: str
    title: str
    seats: tuple[SeatSeen, ...]


class StageSeen(msgspec.Struct, frozen=True, gc=False):
    """The table in an update: its stage and seats."""

    stage: str
    seats: tuple[SeatSeen, ...] = ()


class ResultSeen(msgspec.Struct, frozen=True, gc=False):
    """A result: the winners."""

    winners: tuple[int, ...] = ()


class UpdateSeen(msgspec.Struct, frozen=True, tag="update"):
    """An update: whose turn it is, the choices, and the seat's view."""

    table: StageSeen
    version: int
    choices: tuple[ChoiceSeen, ...] = ()
    view: msgspec.Raw = msgspec.Raw(b"null")
    waits: tuple[int, ...] = ()
    result: ResultSeen | None = None


class Reason(msgspec.Struct, frozen=True, gc=False):
    """A message: its type."""

    id: str


class RefusedSeen(msgspec.Struct, frozen=True, tag="refused"):
    """An action that was not accepted."""

    id: str
    reason: Reason


class TroubleSeen(msgspec.Struct, frozen=True):
    """A failed call's error message."""

    error: str


ServerMessage: TypeAlias = UpdateSeen | Ack | RefusedSeen | Pong
