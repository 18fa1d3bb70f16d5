"""A store in memory, for temporary tables and tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, time

from paddock.table.result import RaceResult
from paddock.table.store import ChatLine, Conflict, Row, StoredTable, TableSave


class MemoryStore:
    """A store that lives as long as the process, and is used by it alone."""

    shared = False

    def __init__(self) -> None:
        self._tables: dict[str, StoredTable] = {}
        self._rows: dict[str, list[Row]] = {}
        self._chat: dict[str, list[ChatLine]] = {}
        self.results: dict[str, RaceResult] = {}

    def date(self) -> float:
        return time()

    def uptime(self) -> float:
        return monotonic()

    async def append(
        self,
        table: str,
        new: Sequence[Row],
        stage: str | None = None,
        touched: float = 0,
        result: RaceResult | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        known = self._tables[table]
        self._add(table, new, result)
        if stage is not None:
            self._tables[table] = StoredTable(stage, known.data, known.version + 1)
        if then is not None:
            then()

    async def save_table(self, saved: TableSave, then: Callable[[], None] | None = None) -> None:
        known = self._tables.get(saved.id)
        if saved.version != (None if known is None else known.version):
            raise Conflict("it was changed meanwhile")
        self._add(saved.id, saved.rows, saved.result)
        version = 0 if saved.version is None else saved.version + 1
        self._tables[saved.id] = StoredTable(saved.stage, saved.data, version)
        if then is not None:
            then()

    def _add(self, table: str, new: Sequence[Row], result: RaceResult | None) -> None:
        rows = self._rows.setdefault(table, [])
        if [row.seq for row in new] != list(range(len(rows), len(rows) + len(new))):
            raise Conflict("these rows are there already")
        rows.extend(new)
        if result is not None:
            self.results[table] = result

    async def rows_of(self, table: str, since: int = 0) -> list[Row]:
        return self._rows.get(table, [])[since:]

    async def table(self, id: str) -> StoredTable | None:
        return self._tables.get(id)

    async def chat_since(self, table: str, number: int, most: int) -> list[ChatLine]:
        return [line for line in self._chat.get(table, ()) if line.number > number][-most:]

    async def add_chat(self, table: str, line: ChatLine, keep: int) -> None:
        lines = self._chat.setdefault(table, [])
        if lines and lines[-1].number >= line.number:
            raise Conflict("this number is taken")
        lines.append(line)
        del lines[:-keep]
