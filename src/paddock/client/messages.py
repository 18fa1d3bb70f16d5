"""Of a server's messages, what a player without a board needs."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from paddock.table.messages import Ack, Pong


class ChoiceSeen(msgspec.Struct, frozen=True, gc=False):
    """Of a choice, what must be sent to make it."""

    action: str


class SeatSeen(msgspec.Struct, frozen=True, gc=False):
    """Of a seat, who has it."""

    seat: int
    name: str = ""
    mine: bool = False


class TableSeen(msgspec.Struct, frozen=True):
    """Of a table, what is raced there and whether it races."""

    stage: str
    id: str
    code: str
    game: str
    options: dict[str, Any]
    track: str
    title: str
    seats: tuple[SeatSeen, ...]


class StageSeen(msgspec.Struct, frozen=True, gc=False):
    """Of the table in an update, whether it races, and who sits there."""

    stage: str
    seats: tuple[SeatSeen, ...] = ()


class ResultSeen(msgspec.Struct, frozen=True, gc=False):
    """Of a result, who has won."""

    winners: tuple[int, ...] = ()


class UpdateSeen(msgspec.Struct, frozen=True, tag="update"):
    """Of an update, whose turn it is, what can be chosen, and what the seat sees."""

    table: StageSeen
    version: int
    choices: tuple[ChoiceSeen, ...] = ()
    view: msgspec.Raw = msgspec.Raw(b"null")
    waits: tuple[int, ...] = ()
    result: ResultSeen | None = None


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Of a message, which one it is."""

    id: str


class RefusedSeen(msgspec.Struct, frozen=True, tag="refused"):
    """An action that was not accepted."""

    id: str
    reason: Reason


class TroubleSeen(msgspec.Struct, frozen=True):
    """Of an answer that something cannot be done, the sentence."""

    error: str


ServerMessage: TypeAlias = UpdateSeen | Ack | RefusedSeen | Pong
