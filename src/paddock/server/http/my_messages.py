"""The guest of a browser and the tables where they sit: bodies of the HTTP calls about oneself."""

from __future__ import annotations

import msgspec

from paddock.table.messages import TableInfo
from paddock.table.sizes import Text
from paddock.words import Message


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table of mine: whose turn it is, or how the race has ended."""

    since: float | None = None  # a date: when something last happened in the race
    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    verdict: Message | None = None


class Me(msgspec.Struct, frozen=True):
    """The guest of this browser, and the tables where they sit."""

    name: str
    tables: tuple[MyTable, ...] = ()


class Forget(msgspec.Struct, frozen=True):
    """A race that has ended, to be taken off my own list; None: all of them."""

    table: Text | None = None


class Named(msgspec.Struct, frozen=True):
    """A display name."""

    name: Text
