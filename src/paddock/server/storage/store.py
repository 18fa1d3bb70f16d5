"""The store: guests, tables, and the append-only rows of every race, keyed by (table, seq)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, sleep, time
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from paddock.server.storage.database import chat, places, tables, uptimes
from paddock.server.storage.engine import READERS, first_line, is_lost, is_postgres
from paddock.server.storage.results import add_result, counted, settle_attempt
from paddock.server.storage.row_sql import row_sql
from paddock.server.storage.writer import AGAIN, PATIENCE, Writer
from paddock.table.result import Outcome, RaceResult
from paddock.table.store import ChatLine, Conflict, Row, StoredTable, StoreFailed, TableSave

T = TypeVar("T")
SYNC_UPTIME = sql.text(
    """UPDATE uptime SET at = now.at, seconds = GREATEST(
        CAST(:mine AS float), uptime.seconds + CASE WHEN now.at - uptime.at < 30 THEN now.at - uptime.at ELSE 0 END
    ) FROM (SELECT CAST(extract(epoch from clock_timestamp()) AS float) AS at) AS now RETURNING seconds, uptime.at"""
)
"""Uptime advances while any process reports it."""


class Store:
    """The database behind all tables."""

    def __init__(self, engine: sql.Engine, clock: Callable[[], float] = monotonic) -> None:
        self.engine = engine
        self.shared = is_postgres(engine)  # with other processes
        # A single query needs no transaction.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self._clock = clock
        self._up_before = -clock()  # the uptime when the clock was at 0
        self._ahead = 0.0  # seconds by which a shared database's clock is ahead of this machine's
        self._row_sql = row_sql(engine)
        self.writer = Writer(engine, self._row_sql)
        self._closed = False
        self._readers = ThreadPoolExecutor(READERS, "paddock-reader")

    async def open(self) -> None:
        """Start the writer, and continue the uptime."""
        self.writer.start()
        found = await self.ask(sql.select(uptimes.c.seconds))
        self._up_before = found[0]["seconds"] - self._clock()

    def uptime(self) -> float:
        """Return the total seconds that servers have been up on this database.

        Ages are measured by it, as unlike dates it is never wrong by years.
        """
        return self._up_before + self._clock()

    def date(self) -> float:
        """Return the date by the database's clock, which processes on several machines share."""
        return time() + self._ahead

    async def note_uptime(self) -> None:
        """Store the uptime; a crash loses only the seconds since then."""
        if self.shared:
            await self.transaction(self.sync_uptime)
            return
        now = self.uptime()
        latest = sql.case(
            (uptimes.c.seconds < now, now), else_=uptimes.c.seconds
        )  # another process may have stored more
        await self.change(sql.update(uptimes).values(seconds=latest))

    def sync_uptime(self, connection: sql.Connection) -> None:
        """Synchronise the uptime with other processes, by the database's clock."""
        noted, date = connection.execute(SYNC_UPTIME, {"mine": self.uptime()}).one()
        self._ahead = date - time()
        if self._clock is monotonic:
            self._up_before += max(0.0, noted - self.uptime())

    async def close(self) -> None:
        """Write what is waiting, and close the database."""
        with suppress(StoreFailed):
            await self.note_uptime()
        await self.writer.close()
        self._closed = True
        self._readers.shutdown()
        self.engine.dispose()

    # Writing: callers resume after the commit.

    async def append(
        self,
        table: str,
        new: Sequence[Row],
        stage: str | None = None,
        touched: float = 0,
        result: RaceResult | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Append rows, and update the table's stage, result and time of last use, if given.

        `then` is called right after the commit, even if the caller was cancelled meanwhile.
        """
        work = None
        if stage is not None or touched:
            values: dict[str, Any] = {} if stage is None else {"stage": stage, "version": tables.c.version + 1}
            values |= {"touched": touched, "used": self.uptime()} if touched else {}
            change = sql.update(tables).where(tables.c.id == table).values(values)

            def work(connection: sql.Connection) -> None:
                connection.execute(change)
                if result is not None:
                    add_result(connection, result)

        await self.writer.put(table, work, new, then if result is None else counted(result, then))

    async def save_table(self, saved: TableSave, then: Callable[[], None] | None = None) -> None:
        """Store a table. Raises Conflict if another process has changed the stored version."""
        table, version, guests, result = saved.id, saved.version, saved.guests, saved.result
        values = {name: getattr(saved, name) for name in ("code", "stage", "touched", "public", "data")}
        values["used"] = self.uptime()
        this = tables.c.id == table if version is None else (tables.c.id == table) & (tables.c.version == version)

        def work(connection: sql.Connection) -> None:
            change = sql.update(tables).where(this).values({**values, "version": tables.c.version + 1})
            if not connection.execute(change).rowcount:
                if version is not None:
                    raise Conflict("it was changed by another process")
                connection.execute(tables.insert().values(id=table, version=0, **values))
            if guests is not None:
                connection.execute(places.delete().where(places.c.table == table))
                if pairs := [{"guest": guest, "table": table} for guest in guests]:
                    connection.execute(places.insert(), pairs)
            if result is not None:
                add_result(connection, result)
            if saved.stage == "closed":
                settle_attempt(connection, table, Outcome("closed"))

        await self.writer.put(table, work, saved.rows, then if result is None else counted(result, then))

    async def change(self, statement: sql.Executable, about: str = "") -> int:
        """Execute a statement; return the number of changed rows."""
        changed: int = await self.writer.put(about, lambda connection: connection.execute(statement).rowcount)
        return changed

    async def transaction(self, work: Callable[[sql.Connection], T], about: str = "") -> T:
        """Execute several statements in one transaction, and return their result."""
        result: T = await self.writer.put(about, work)
        return result

    async def add_chat(self, table: str, line: ChatLine, keep: int) -> None:
        """Add a chat line; every `keep` lines, drop older ones."""
        await self.change(chat.insert().values(table=table, **msgspec.structs.asdict(line)), table)
        if line.number % keep == 0:
            await self.change(chat.delete().where(chat.c.table == table, chat.c.number <= line.number - keep))

    # Reading.

    async def chat_since(self, table: str, number: int, most: int) -> list[ChatLine]:
        """Return the last chat lines after this number, in order."""
        query = sql.select(chat).where(chat.c.table == table, chat.c.number > number)
        found = await self.ask(query.order_by(chat.c.number.desc()).limit(most))
        return [ChatLine(**{key: row[key] for key in ChatLine.__struct_fields__}) for row in reversed(found)]

    async def rows_of(self, table: str, since: int = 0) -> list[Row]:
        return (await self.rows_since({table: since})).get(table, [])

    async def rows_since(self, known: dict[str, int]) -> dict[str, list[Row]]:
        """Return the new rows of several tables, in order."""
        return await self._read(lambda connection: self._row_sql.since(connection, known))

    async def find_tables(self, *conditions: Any, limit: int = 100_000) -> list[tuple[str, str, bytes]]:
        """Return (id, stage, data) of the matching tables, the last used first."""
        query = sql.select(tables.c.id, tables.c.stage, tables.c.data).where(*conditions)
        found = await self.ask(query.order_by(tables.c.touched.desc()).limit(limit))
        return [(row["id"], row["stage"], row["data"]) for row in found]

    async def table(self, id: str) -> StoredTable | None:
        """Return a table's stage, metadata and version."""
        found = await self.ask(sql.select(tables.c.stage, tables.c.data, tables.c.version).where(tables.c.id == id))
        return StoredTable(found[0]["stage"], found[0]["data"], found[0]["version"]) if found else None

    async def ask(self, query: sql.Select[Any]) -> Sequence[Any]:
        """Return the rows of a query, as mappings."""
        return await self._read(lambda connection: connection.execute(query).mappings().all())

    async def _read(self, read: Callable[[sql.Connection], T]) -> T:
        if self._closed:
            raise StoreFailed("the server is stopping; nothing more is read")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._patiently, read)

    def _patiently(self, read: Callable[[sql.Connection], T]) -> T:
        """Read from the database, and retry while the connection is lost."""
        until = monotonic() + PATIENCE
        while True:
            try:
                with self._reading.connect() as connection:
                    return read(connection)
            except (SQLAlchemyError, OSError) as error:
                if self.writer.closing or not is_lost(error) or monotonic() > until:
                    raise StoreFailed(f"the database could not be read ({first_line(error)})") from None
                self.writer.trouble = first_line(error)
                sleep(AGAIN)
