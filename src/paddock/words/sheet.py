"""The score sheet of a race, with reasons, so that every client shows the same."""

from __future__ import annotations

import msgspec

from paddock.words import Message


class ScoreCell(msgspec.Struct, frozen=True, gc=False):
    """A figure or a few words, with the reason."""

    value: int | Message | None = None
    reason: Message | None = None


class ScoreRow(msgspec.Struct, frozen=True, gc=False):
    """A row of a score table: its heading and a cell for each column. `total`: the deciding row."""

    heading: Message
    cells: tuple[ScoreCell, ...]
    total: bool = False


class ScoreTable(msgspec.Struct, frozen=True, gc=False):
    """One table of the score sheet. `figures`: which columns are aligned as figures."""

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[ScoreRow, ...]
    figures: tuple[bool, ...]


class ScoreSheet(msgspec.Struct, frozen=True, gc=False):
    """The score sheet: its tables, and the verdict."""

    tables: tuple[ScoreTable, ...]
    verdict: Message
