"""The end of a race as tables with reasons, so that every client shows the same."""

from __future__ import annotations

import msgspec

from paddock.words import Message


class ScoreCell(msgspec.Struct, frozen=True, gc=False):
    """A figure or a few words, and where they come from."""

    value: int | Message | None = None
    reason: Message | None = None


class ScoreRow(msgspec.Struct, frozen=True, gc=False):
    """What the row is about, and a cell for each column. `total`: the row that decides."""

    heading: Message
    cells: tuple[ScoreCell, ...]
    total: bool = False


class ScoreTable(msgspec.Struct, frozen=True, gc=False):
    """One table of the score sheet. `figures` says of each column whether it lines up like figures."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[ScoreRow, ...]
    figures: tuple[bool, ...]


class ScoreSheet(msgspec.Struct, frozen=True, gc=False):
    """All of it, and who has won and why."""

    tables: tuple[ScoreTable, ...]
    verdict: Message
