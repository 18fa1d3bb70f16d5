"""The store of a browser: texts by key, kept in memory and in the browser's own storage.

Keys are `table/ID`, `row/ID/NUMBER`, `chat/ID/NUMBER`, `result/ID`, `career/ID`, `forgotten/ID` and `guest`. Rows and
chat are read when a table is loaded, everything else at the start.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Protocol, TypeVar

import msgspec

from paddock.table.errors import NotThere
from paddock.table.result import CareerRace, RaceResult, read_result
from paddock.table.store import ChatLine, Conflict, FoundTable, Row, StoredTable, TableSave
from paddock.words import message

ENDED = ("over", "closed", "frozen")
log = logging.getLogger("paddock.page")
T = TypeVar("T")
read_row = msgspec.json.Decoder(Row).decode
read_line = msgspec.json.Decoder(ChatLine).decode
read_race = msgspec.json.Decoder(CareerRace).decode


class Box(Protocol):
    """The browser's storage."""

    async def commit(self, changes: Mapping[str, str | None]) -> None:
        """Store texts by key, and delete those that are None, atomically and durably."""

    async def texts(self, prefix: str) -> list[str]:
        """Return all texts whose keys have this prefix, sorted by key."""


class KeptTable(msgspec.Struct):
    """A table without its rows."""

    code: str
    stage: str
    touched: float
    public: bool
    data: str
    guests: frozenset[str]
    version: int = 0
    rows: int = 0
    last: float = 0.0  # when the last row was stored


read_table = msgspec.json.Decoder(KeptTable).decode


def text_of(value: object) -> str:
    """Encode a value for storage."""
    return msgspec.json.encode(value).decode()


class BrowserStore:
    """The tables of one browser, their races, chat and results."""

    shared = False

    def __init__(self, box: Box, kept: Mapping[str, str]) -> None:
        self.box = box
        self.tables = dict(readable(kept, "table/", read_table))
        self.results = dict(readable(kept, "result/", read_result))
        self.careers = dict(readable(kept, "career/", read_race))
        self.forgotten = set(dict(readable(kept, "forgotten/", str)))
        self._out_of_career = {key.partition("/")[2] for key, text in kept.items() if not text}

    @property
    def judged(self) -> set[str]:
        """The races that are in the career, or were removed from it."""
        return {*self.careers, *self._out_of_career}

    def date(self) -> float:
        """Return the date for new rows."""
        return time()

    def uptime(self) -> float:
        """Return the date: a browser has no uptime to speak of."""
        return time()

    async def append(
        self,
        table: str,
        new: Sequence[Row],
        stage: str | None = None,
        touched: float = 0,
        result: RaceResult | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Append rows, and update the table's stage, its result and its time of last use where given."""
        kept = self._of(table)
        values = {} if stage is None else {"stage": stage, "version": kept.version + 1}
        changed = msgspec.structs.replace(kept, touched=touched or kept.touched, **values)
        await self._commit(table, changed, new, result, then)

    async def save_table(self, saved: TableSave, then: Callable[[], None] | None = None) -> None:
        """Store a table; Conflict if the stored version is another one."""
        old, guests = self.tables.get(saved.id), saved.guests
        if (None if old is None else old.version) != saved.version:
            raise Conflict("it was changed meanwhile")
        if old is None and any(kept.code == saved.code for kept in self.tables.values()):
            raise Conflict("another table has this code")
        known = old.guests if old is not None and guests is None else frozenset(guests or ())
        kept = KeptTable(saved.code, saved.stage, saved.touched, saved.public, saved.data.decode(), known)
        if old is not None:
            kept.version, kept.rows, kept.last = old.version + 1, old.rows, old.last
        await self._commit(saved.id, kept, saved.rows, saved.result, then)

    async def _commit(
        self,
        id: str,
        kept: KeptTable,
        new: Sequence[Row],
        result: RaceResult | None,
        then: Callable[[], None] | None,
    ) -> None:
        """Store a table with its new rows and result, then apply them in memory."""
        if new and new[0].seq != kept.rows:
            raise Conflict("this row is there already")
        changes: dict[str, str | None] = {row_key(id, row.seq): text_of(row) for row in new}
        if new:
            kept = msgspec.structs.replace(kept, rows=new[-1].seq + 1, last=new[-1].at)
        changes[f"table/{id}"] = text_of(kept)
        career = None
        if result is not None:
            changes[f"result/{id}"] = text_of(result)
            career = next(iter(result.careers.values()), None)
            if career is not None and id not in self._out_of_career:
                changes[f"career/{id}"] = text_of(career)
                self.careers[id] = career
            self.results[id] = result
        before, self.tables[id] = self.tables.get(id), kept
        try:
            await self.box.commit(changes)
        except BaseException:
            if before is None:
                del self.tables[id]
            else:
                self.tables[id] = before
            raise
        if then is not None:
            then()

    def _of(self, id: str) -> KeptTable:
        if id not in self.tables:
            raise NotThere(message("server-error-no-table"))
        return self.tables[id]

    async def rows_of(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table from one on, in order."""
        return [row for row in map(read_row, await self.box.texts(f"row/{table}/")) if row.seq >= since]

    async def table(self, id: str) -> StoredTable | None:
        """Return a table's stage, metadata and version."""
        kept = self.tables.get(id)
        return None if kept is None else StoredTable(kept.stage, kept.data.encode(), kept.version)

    async def chat_since(self, table: str, number: int, most: int) -> list[ChatLine]:
        """Return the last chat lines behind this number, in order."""
        lines = [line for line in map(read_line, await self.box.texts(f"chat/{table}/")) if line.number > number]
        return lines[-most:]

    async def add_chat(self, table: str, line: ChatLine, keep: int) -> None:
        """Add a chat line and drop the one that is `keep` back."""
        await self.box.commit(
            {f"chat/{table}/{line.number:08}": text_of(line), f"chat/{table}/{line.number - keep:08}": None}
        )


class BrowserLists:
    """Lists of a browser's tables, like `storage/lists.py`."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store

    async def public(self, limit: int) -> list[FoundTable]:
        """Return no public tables, as nobody else comes here."""
        return []

    async def of_code(self, code: str) -> list[FoundTable]:
        """Return the table of a code, if there is one."""
        return [self._found(id) for id, kept in self.store.tables.items() if kept.code == code]

    async def of_guest(self, guest: str, limit: int) -> list[FoundTable]:
        """Return the tables of a guest, the last used first, without forgotten ones."""
        theirs = [
            id
            for id, kept in self.store.tables.items()
            if guest in kept.guests and kept.stage != "closed" and id not in self.store.forgotten
        ]
        return [self._found(id) for id in sorted(theirs, key=lambda id: -self.store.tables[id].touched)[:limit]]

    def _found(self, id: str) -> FoundTable:
        return id, self.store.tables[id].stage, self.store.tables[id].data.encode()

    async def last_rows(self, ids: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number and the date of the last row of each table."""
        kept = {id: self.store.tables[id] for id in ids}
        return {id: (table.rows - 1, table.last) for id, table in kept.items() if table.rows}

    async def results_of(self, ids: Sequence[str]) -> dict[str, RaceResult]:
        """Return the stored results of these tables."""
        return {id: self.store.results[id] for id in ids if id in self.store.results}

    async def forget(self, guest: str, id: str | None) -> bool:
        """Remove an ended race from the list, or all of them; False if there is none."""
        known = [
            table
            for table, kept in self.store.tables.items()
            if kept.stage in ENDED and guest in kept.guests and id in (None, table)
        ]
        await self.store.box.commit({f"forgotten/{table}": "{}" for table in known})
        self.store.forgotten |= set(known)
        return bool(known)

    async def kept_record(self, id: str) -> str | None:
        """Return None, as no table is pruned here."""
        return None


class BrowserCareer:
    """The career of the person at this browser, like `features/careers.py`."""

    def __init__(self, store: BrowserStore) -> None:
        self.store = store

    async def of_guest(self, guest: str) -> list[CareerRace]:
        """Return all races, the last one first."""
        return sorted(self.store.careers.values(), key=lambda race: (-race.at, race.table))

    async def latest(self) -> list[CareerRace]:
        """Return the races of all guests, which here is one person."""
        return await self.of_guest("")

    async def forget(self, guest: str, table: str | None) -> None:
        """Remove a race from the career for good, or all races."""
        gone = list(self.store.careers) if table is None else [table]
        if table is not None and table not in self.store.careers:
            raise NotThere(message("server-error-not-in-record"))
        await self.store.box.commit({f"career/{id}": "" for id in gone})
        for id in gone:
            with suppress(KeyError):
                del self.store.careers[id]


def readable(kept: Mapping[str, str], kind: str, read: Callable[[str], T]) -> Iterator[tuple[str, T]]:
    """Yield the values of a kind of keys, with their ids; damaged ones are logged and left out."""
    for key, text in kept.items():
        if key.startswith(kind) and text:
            try:
                yield key.removeprefix(kind), read(text)
            except msgspec.DecodeError as error:
                log.error("%s is damaged: %s", key, error)


def row_key(table: str, number: int) -> str:
    """Return the key of a row; keys sort in the order of rows."""
    return f"row/{table}/{number:08}"
