"""The store that a table needs, with append-only rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from paddock.core.errors import PaddockError
from paddock.table.messages.chat import Reaction

if TYPE_CHECKING:
    from paddock.table.result import RaceResult


class Row(msgspec.Struct, frozen=True):
    """One thing done at a table: never changed or deleted, and its number is never reused.

    kind: "act" (text: the action), "luck" (the roll or the deal), "back" (the row that no longer counts), "seat" (a
    new driver of a seat). `by` is its originator: "person", "bot", "auto" (a single answer), "clock", "luck" or
    "host". `mark` is a digest of the events that followed, so that a later version can check its replay.
    """

    seq: int
    kind: str
    text: str
    seat: int | None
    by: str
    at: float
    cid: str | None = None
    took: float | None = None
    mark: str = ""


FoundTable: TypeAlias = tuple[str, str, bytes]
"""Id, stage and metadata of a table in a list."""


class StoredTable(msgspec.Struct, frozen=True):
    """A table's stored stage and metadata."""

    stage: str
    data: bytes  # of a Meta
    version: int


class TableSave(msgspec.Struct, frozen=True):
    """A table's metadata to be stored, with the rows and the result of the same commit."""

    id: str
    code: str
    stage: str
    touched: float  # a date
    public: bool
    data: bytes  # of a Meta
    guests: Iterable[str] | None = None  # None: unchanged
    version: int | None = None  # the version replaced; None: the table is new
    rows: Sequence[Row] = ()
    result: RaceResult | None = None


class Conflict(PaddockError):
    """Another process has written these rows first: load the table again and retry."""


class StoreFailed(PaddockError):
    """The store could not write or read (disk full, file gone); nothing was accepted."""


class UncertainCommit(StoreFailed):
    """The database connection was lost during the commit, which may or may not be stored."""


class ChatLine(msgspec.Struct, frozen=True):
    """A stored chat message or reaction."""

    number: int
    guest: str
    name: str
    text: str
    at: float
    seat: int | None = None
    reaction: Reaction | None = None


class TableStore(Protocol):
    """Keeps tables, the rows of their races and their chat. `then` is called right after the commit."""

    @property
    def shared(self) -> bool:
        """Whether other processes also write to it."""

    def date(self) -> float:
        """Return the date for new rows, the same for all processes."""

    def uptime(self) -> float:
        """Return the seconds for which the store has been in use, a clock that never jumps."""

    async def append(
        self,
        table: str,
        new: Sequence[Row],
        stage: str | None = None,
        touched: float = 0,
        result: RaceResult | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Add rows, with a new stage and the result if they end the race. Raises Conflict if a row exists."""

    async def save_table(self, saved: TableSave, then: Callable[[], None] | None = None) -> None:
        """Store a table. Raises Conflict if the stored version differs."""

    async def rows_of(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table from this one on, in order."""

    async def table(self, id: str) -> StoredTable | None:
        """Return a table's stage, metadata and version."""

    async def chat_since(self, table: str, number: int, most: int) -> list[ChatLine]:
        """Return the last chat lines after this number, in order."""

    async def add_chat(self, table: str, line: ChatLine, keep: int) -> None:
        """Add a chat line and drop those more than `keep` back. Raises Conflict if its number is taken."""
