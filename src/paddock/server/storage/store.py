"""The store: guests, tables, and the append-only rows of every race.

Rows are keyed by (table, seq). One thread does all writing: jobs that arrive meanwhile share the next transaction, and
their callers resume after the commit. So an acknowledged move is safe, and many moves share one commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic, sleep, time
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from paddock.server.metrics import COMMITS, ROWS
from paddock.server.storage.bus import Bus, LocalBus
from paddock.server.storage.database import (
    careers,
    forgotten,
    kept_records,
    links,
    places,
    results,
    rows,
    tables,
    talk,
    tries,
    uptimes,
)
from paddock.server.storage.engine import READERS, first_line, is_blocked, is_lost, is_postgres
from paddock.server.storage.results import add_result, counted, settle_attempt
from paddock.server.storage.row_sql import PostgresRows, TableGone, row_sql
from paddock.server.storage.rows import Job, Work, notifications_of, settle
from paddock.server.storage.transaction_log import TransactionLog
from paddock.table.result import Outcome, RaceResult
from paddock.table.store import ChatLine, Conflict, Row, StoredTable, StoreFailed, UncertainCommit

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds of reconnecting to a lost database before waiting jobs are refused."""
AGAIN = 0.1
"""Seconds between two attempts."""


SYNC_UPTIME = sql.text(
    """UPDATE uptime SET at = now.at, seconds = GREATEST(
        CAST(:mine AS float), uptime.seconds + CASE WHEN now.at - uptime.at < 30 THEN now.at - uptime.at ELSE 0 END
    ) FROM (SELECT CAST(extract(epoch from clock_timestamp()) AS float) AS at) AS now RETURNING seconds, uptime.at"""
)
"""Uptime goes on while any process reports it, and stands still while none does."""


class UncertainWrite(msgspec.Struct, frozen=True):
    """A transaction whose connection was lost before its outcome was known."""

    batch: list[Job]
    number: int | None  # in the transaction log, if it has one
    results: list[Any]


class Store:
    """The database behind all tables."""

    def __init__(self, engine: sql.Engine, clock: Callable[[], float] = monotonic) -> None:
        self.engine = engine
        self.shared = is_postgres(engine)  # with other processes
        # A query alone needs no transaction around it.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self.name = ""  # of this process among those that share the database
        self.bus: Bus = LocalBus()  # carries notifications to other processes
        self._clock = clock
        self._up_before = -clock()  # seconds of uptime when the clock stood at 0
        self._ahead = 0.0  # seconds by which the clock of a shared database is ahead of this machine's
        self.trouble: str | None = None  # why the last write failed
        self._waiting: list[Job] = []
        self._batches: deque[list[Job]] = deque()  # being written
        self._row_sql = row_sql(engine)
        self._rows_alone = self._row_sql if isinstance(self._row_sql, PostgresRows) else None
        self._log = TransactionLog() if self.shared else None  # a file has no connection to lose
        self._connection: sql.Connection | None = None  # of the writer
        self._uncertain: UncertainWrite | None = None  # until its outcome is known
        self._wake = asyncio.Event()
        self._closing = self._closed = False
        self._writing: asyncio.Task[None] | None = None
        self._writer = ThreadPoolExecutor(1, "paddock-writer")
        self._readers = ThreadPoolExecutor(READERS, "paddock-reader")

    async def open(self) -> None:
        """Start the writer, and go on counting the uptime."""
        self._writing = asyncio.create_task(self._write_for_ever())
        found = await self.ask(sql.select(uptimes.c.seconds))
        self._up_before = found[0]["seconds"] - self._clock()

    def uptime(self) -> float:
        """Return the seconds that servers have been up on this database, summed over all starts.

        Ages are measured by it: unlike a date it is never wrong by years.
        """
        return self._up_before + self._clock()

    def date(self) -> float:
        """Return the date by the database's clock, which processes on several machines share."""
        return time() + self._ahead

    async def note_uptime(self) -> None:
        """Store the uptime; a crash loses only the seconds since."""
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
        self._closing = True
        self._wake.set()
        if self._writing is not None:
            await self._writing
        self._closed = True
        self._writer.submit(self._disconnect)
        self._writer.shutdown()
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
        """Append rows, and update the table's stage, its result and its time of last use where given.

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

        await self._put(table, work, new, then if result is None else counted(result, then))

    async def save_table(
        self,
        table: str,
        code: str,
        stage: str,
        touched: float,
        public: bool,
        data: bytes,
        guests: Iterable[str] | None = None,
        version: int | None = None,
        new: Sequence[Row] = (),
        result: RaceResult | None = None,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Write a table's metadata, and its guests if they have changed.

        Conflict if the stored version is another one: another process was quicker. `new` rows, and the result of a race
        that they end, go into the same commit.
        """
        values: dict[str, Any] = {"code": code, "stage": stage, "touched": touched, "public": public, "data": data}
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
            if stage == "closed":
                settle_attempt(connection, table, Outcome("closed"))

        await self._put(table, work, new, then if result is None else counted(result, then))

    async def delete_table(self, table: str) -> None:
        """Delete a table with everything that belongs to it, including its record and its place in careers."""

        def work(connection: sql.Connection) -> None:
            _delete(connection, table)
            connection.execute(careers.delete().where(careers.c.table == table))
            gone = {"table": "", "name": "", "settled": True, "data": b""}  # the guest's attempt stays used up
            connection.execute(tries.update().where(tries.c.table == table).values(gone))

        await self._put(table, work)

    async def prune_table(self, table: str, code: str, record: bytes | None, unused_since: float) -> None:
        """Delete a table with everything that belongs to it, but keep its record, if it has one.

        Conflict if it was used through another process meanwhile.
        """
        old = tables.delete().where(tables.c.id == table, tables.c.used < unused_since)
        values = {"table": table, "code": code, "pruned": self.uptime(), "at": time(), "record": record}

        def work(connection: sql.Connection) -> None:
            if not connection.execute(old).rowcount:
                raise Conflict("it was used meanwhile")
            _delete(connection, table)
            connection.execute(careers.delete().where(careers.c.table == table, careers.c.data == b""))
            settle_attempt(connection, table, Outcome("closed"))
            if record is not None:
                connection.execute(kept_records.insert().values(values))

        await self._put(table, work)

    async def change(self, statement: sql.Executable, about: str = "") -> int:
        """Execute one statement, and return how many rows it changed."""
        changed: int = await self._put(about, lambda connection: connection.execute(statement).rowcount)
        return changed

    async def transaction(self, work: Callable[[sql.Connection], T], about: str = "") -> T:
        """Execute several statements in one transaction, and return their result."""
        result: T = await self._put(about, work)
        return result

    async def _put(
        self, about: str, work: Work | None, new: Sequence[Row] = (), then: Callable[[], None] | None = None
    ) -> Any:
        """Queue a job and wait for its commit."""
        if self._closing:
            raise StoreFailed("the server is stopping and stores nothing more")
        job = Job(about, new, work, asyncio.get_running_loop().create_future(), then)
        self._waiting.append(job)
        self._wake.set()
        try:
            await asyncio.wait({job.done})
        except asyncio.CancelledError:
            # The cancelled caller must keep its table locked until it is known what was stored.
            job.done.add_done_callback(lambda done: done.exception())
            if self._writing is not None:
                await asyncio.wait({job.done, self._writing}, return_when=asyncio.FIRST_COMPLETED)
            raise
        return job.done.result()

    async def _write_for_ever(self) -> None:
        """Write waiting jobs in batches, and retry while the connection is lost.

        Nothing is stored twice: repeated rows conflict with themselves, and the transaction log says whether anything
        else was committed.
        """
        loop, until = asyncio.get_running_loop(), 0.0
        while self._batches or self._waiting or not self._closing:
            if not self._batches:
                await self._wake.wait()
                self._wake.clear()
                if self.shared:  # so that processes lock tables in the same order
                    self._waiting.sort(key=lambda job: job.about)
                self._batches, self._waiting = deque([self._waiting] if self._waiting else ()), []
                until = monotonic() + PATIENCE
                continue
            batch = self._batches[0]
            try:
                results = await loop.run_in_executor(self._writer, self._transact, batch)
            except Exception as error:
                if self._closing or not is_lost(error) or monotonic() > until:
                    self._batches.popleft()
                    self._failed(batch, error)
                else:
                    self.trouble = first_line(error)
                    await asyncio.sleep(AGAIN)
            else:
                self._batches.popleft()
                self.trouble = None
                settle(batch, results)
                if not self.bus.silent:
                    self.bus.publish(self.name, notifications_of(batch))

    def _failed(self, batch: list[Job], error: Exception) -> None:
        """Report to the callers why a batch failed; if one job may be to blame, write each on its own."""
        if isinstance(error, IntegrityError | TableGone):
            error = Conflict("it was changed by another process")
        elif isinstance(error, SQLAlchemyError | OSError) and is_blocked(error):
            error = StoreFailed("another process has locked the same tables; try again")
        elif isinstance(error, SQLAlchemyError | OSError):
            self.trouble = first_line(error)
            settle(batch, self._failure(batch))
            return
        if len(batch) == 1:
            settle(batch, error)
        else:
            self._batches.extend([job] for job in batch)

    def _failure(self, batch: list[Job]) -> StoreFailed:
        if self._uncertain is not None and self._uncertain.batch is batch:
            return UncertainCommit(
                f"the connection was lost during the commit ({self.trouble}), which may have been stored"
            )
        return StoreFailed(f"nothing could be stored ({self.trouble})")

    def _patiently(self, work: Callable[..., T], *given: Any) -> T:
        """Read from the database, and retry while the connection is lost."""
        until = monotonic() + PATIENCE
        while True:
            try:
                return work(*given)
            except SQLAlchemyError as error:
                if self._closing or not is_lost(error) or monotonic() > until:
                    raise
                self.trouble = first_line(error)
                sleep(AGAIN)

    def _transact(self, batch: list[Job]) -> list[Any]:
        values = [(job.about, *msgspec.structs.astuple(row)) for job in batch for row in job.rows]
        notes = self.bus.packed(self.name, notifications_of(batch)) if self.shared else []
        try:
            connection = self._connection or self._connect()
            if self._uncertain is not None and self._is_stored(batch, connection):
                assert self._uncertain is not None
                results = self._uncertain.results
            elif self._rows_alone is None or any([job.work is not None for job in batch]):
                with connection.begin():
                    results = [None if job.work is None else job.work(connection) for job in batch]
                    self._row_sql.add(connection, values, notes)
                    if self._log is not None:
                        self._uncertain = UncertainWrite(batch, self._log.note(connection), results)
            else:
                results = [None] * len(batch)
                self._uncertain = UncertainWrite(batch, None, results)
                self._rows_alone.add_alone(connection, values, notes)
            self._uncertain = None
        except (IntegrityError, Conflict, TableGone):
            self._uncertain = None
            raise
        except Exception as error:
            self._disconnect()
            if not is_lost(error):
                self._uncertain = None
            raise
        if values:
            COMMITS.inc()
            ROWS.inc(len(values))
        return results

    def _connect(self) -> sql.Connection:
        """Open the writer's connection. It is kept: borrowing one for each commit costs more than the rows."""
        self._connection = self.engine.connect()
        if self._log is not None:
            self._log.begin(self._connection)
        return self._connection

    def _is_stored(self, batch: list[Job], connection: sql.Connection) -> bool:
        """Return whether a batch was committed before the connection was lost."""
        write = self._uncertain
        if write is None or write.batch is not batch or write.number is None or self._log is None:
            return False  # repeated rows conflict with themselves
        return self._log.is_committed(connection, write.number)

    def _disconnect(self) -> None:
        """Close the writer's connection; its next transaction opens a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()  # it may be broken
            connection.close()

    async def add_chat(self, table: str, line: ChatLine, keep: int) -> None:
        """Add a chat line; every `keep` lines, drop the older ones."""
        await self.change(talk.insert().values(table=table, **msgspec.structs.asdict(line)), table)
        if line.number % keep == 0:
            await self.change(talk.delete().where(talk.c.table == table, talk.c.number <= line.number - keep))

    # Reading.

    async def chat_since(self, table: str, number: int, most: int) -> list[ChatLine]:
        """Return the last chat lines behind this number, in order."""
        query = sql.select(talk).where(talk.c.table == table, talk.c.number > number)
        found = await self.ask(query.order_by(talk.c.number.desc()).limit(most))
        return [ChatLine(**{key: row[key] for key in ChatLine.__struct_fields__}) for row in reversed(found)]

    async def rows_of(self, table: str, since: int = 0) -> list[Row]:
        """Return the rows of a table from one on, in order."""
        return (await self.rows_since({table: since})).get(table, [])

    async def rows_since(self, known: dict[str, int]) -> dict[str, list[Row]]:
        """Return the rows of several tables, each from one on, in order."""
        return await self._read(lambda connection: self._row_sql.since(connection, known))

    async def find_tables(self, *conditions: Any, limit: int = 100_000) -> list[tuple[str, str, bytes]]:
        """Return (id, stage, data) of the matching tables, the last touched first."""
        query = sql.select(tables.c.id, tables.c.stage, tables.c.data).where(*conditions)
        found = await self.ask(query.order_by(tables.c.touched.desc()).limit(limit))
        return [(row["id"], row["stage"], row["data"]) for row in found]

    async def table(self, id: str) -> StoredTable | None:
        """Return a table's stage, metadata and version."""
        found = await self.ask(sql.select(tables.c.stage, tables.c.data, tables.c.version).where(tables.c.id == id))
        return StoredTable(found[0]["stage"], found[0]["data"], found[0]["version"]) if found else None

    async def tables_of(self, guest: str, limit: int) -> list[tuple[str, str, bytes]]:
        """Return the tables where a guest sits or is the host, the last touched first, without forgotten ones."""
        theirs = tables.c.id.in_(sql.select(places.c.table).where(places.c.guest == guest))
        gone = tables.c.id.in_(sql.select(forgotten.c.table).where(forgotten.c.guest == guest))
        return await self.find_tables(theirs, ~gone, tables.c.stage != "closed", limit=limit)

    async def ask(self, query: sql.Select[Any]) -> Sequence[Any]:
        """Return the rows that a query finds, as mappings."""
        return await self._read(lambda connection: connection.execute(query).mappings().all())

    async def _read(self, read: Callable[[sql.Connection], T]) -> T:
        def once() -> T:
            with self._reading.connect() as connection:
                return read(connection)

        def asked() -> T:
            try:
                return self._patiently(once)
            except (SQLAlchemyError, OSError) as error:
                raise StoreFailed(f"the database could not be read ({first_line(error)})") from None

        if self._closed:
            raise StoreFailed("the server is stopping and reads nothing more")
        return await asyncio.get_running_loop().run_in_executor(self._readers, asked)


def _delete(connection: sql.Connection, table: str) -> None:
    for where in (rows, results, links, places, talk, forgotten, kept_records):
        connection.execute(where.delete().where(where.c.table == table))
    connection.execute(tables.delete().where(tables.c.id == table))
