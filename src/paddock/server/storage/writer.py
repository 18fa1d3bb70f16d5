"""The writer: one thread writes everything. Jobs that arrive during a commit share the next one.

Callers resume after the commit, so an acknowledged move is safe, and many moves share one commit.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from paddock.server.metrics import COMMITS, ROWS
from paddock.server.storage.bus import Bus, Notification
from paddock.server.storage.database import transactions
from paddock.server.storage.engine import first_line, is_blocked, is_lost, is_postgres
from paddock.server.storage.row_sql import PostgresRows, RowSql, TableGone
from paddock.table.people.guest import new_id
from paddock.table.store import Conflict, Row, StoreFailed, UncertainCommit

PATIENCE = 10.0
"""Seconds of reconnecting to a lost database before waiting jobs fail."""
AGAIN = 0.1
"""Seconds between two attempts."""
NOTE = sql.text(
    """INSERT INTO transactions (writer, number, at)
    VALUES (:writer, :number, extract(epoch from clock_timestamp()))
    ON CONFLICT (writer) DO UPDATE SET number = excluded.number, at = excluded.at"""
)

Work = Callable[[sql.Connection], Any]


class Job(msgspec.Struct, eq=False):
    """A write job: rows, and other statements for the same transaction."""

    about: str  # the changed table or other topic; empty: no notification
    rows: Sequence[Row]
    work: Work | None
    done: asyncio.Future[Any]
    then: Callable[[], None] | None = None


def notifications_of(batch: list[Job]) -> list[Notification]:
    """Return the notifications for other processes about these jobs."""
    return [
        Notification(job.about, job.rows[-1].seq + 1 if job.rows and job.work is None else 0)
        for job in batch
        if job.about
    ]


def settle(batch: list[Job], outcome: list[Any] | Exception) -> None:
    """Deliver the outcome of these jobs to their callers."""
    for at, job in enumerate(batch):
        result: Any = outcome
        if not isinstance(outcome, Exception):
            result = outcome[at]
            try:
                if job.then is not None:
                    job.then()
            except Exception as error:
                result = error
        if job.done.done():
            continue  # the caller was cancelled, but what is stored still counts
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


class UncertainWrite(msgspec.Struct, frozen=True):
    """A transaction whose connection was lost before its outcome was known."""

    batch: list[Job]
    number: int | None  # in the transaction log, if it has one
    results: list[Any]


class TransactionLog:
    """Numbers one writer's transactions, to tell whether one was committed before its connection was lost.

    Each writer has one row in the database, and each of its transactions writes a number there. So the row holds the
    number of the last committed transaction, even after a crash or a failover to a replica.
    """

    def __init__(self) -> None:
        self._writer = token_hex(16)
        self._row = transactions.c.writer == self._writer
        self._last = 0

    def begin(self, connection: sql.Connection) -> None:
        """Insert the row before the first transaction, so that checks for a running one can wait for its row lock."""
        if not self._last:
            with connection.begin():
                self.note(connection)

    def note(self, connection: sql.Connection) -> int:
        """Write a new number within the current transaction, and return it."""
        self._last += 1
        connection.execute(NOTE, {"writer": self._writer, "number": self._last})
        return self._last

    def is_committed(self, connection: sql.Connection, number: int) -> bool:
        """Return whether the transaction with this number was committed; blocks until it finishes."""
        with connection.begin():
            found = connection.scalar(sql.select(transactions.c.number).where(self._row).with_for_update())
        return found == number


class Writer:
    """Writes to the database, batch by batch."""

    def __init__(self, engine: sql.Engine, row_sql: RowSql) -> None:
        self.engine = engine
        self.shared = is_postgres(engine)  # with other processes
        self.name = new_id()  # number of this process among those sharing the database
        self.bus = Bus()  # carries notifications to other processes
        self.trouble: str | None = None  # the reason why the last write or read failed
        self.closing = False
        self._waiting: list[Job] = []
        self._batches: deque[list[Job]] = deque()  # being written
        self._row_sql = row_sql
        self._rows_alone = row_sql if isinstance(row_sql, PostgresRows) else None
        self._log = TransactionLog() if self.shared else None  # a file has no connection that could be lost
        self._connection: sql.Connection | None = None
        self._uncertain: UncertainWrite | None = None  # until its outcome is known
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "paddock-writer")

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what is waiting, and close the connection."""
        self.closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        self._thread.submit(self._disconnect)
        self._thread.shutdown()

    async def put(
        self, about: str, work: Work | None, new: Sequence[Row] = (), then: Callable[[], None] | None = None
    ) -> Any:
        """Queue a job and wait for its commit."""
        if self.closing:
            raise StoreFailed("the server is stopping; nothing more is stored")
        job = Job(about, new, work, asyncio.get_running_loop().create_future(), then)
        self._waiting.append(job)
        self._wake.set()
        try:
            await asyncio.wait({job.done})
        except asyncio.CancelledError:
            # A cancelled caller must keep its table locked until it is known what was stored.
            job.done.add_done_callback(lambda done: done.exception())
            if self._task is not None:
                await asyncio.wait({job.done, self._task}, return_when=asyncio.FIRST_COMPLETED)
            raise
        return job.done.result()

    async def _write_for_ever(self) -> None:
        """Write waiting jobs in batches, and retry while the connection is lost.

        Nothing is stored twice: repeated rows conflict with themselves, and the transaction log says whether anything
        else was committed.
        """
        loop, until = asyncio.get_running_loop(), 0.0
        while self._batches or self._waiting or not self.closing:
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
                results = await loop.run_in_executor(self._thread, self._transact, batch)
            except Exception as error:
                if self.closing or not is_lost(error) or monotonic() > until:
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
        """Report to the callers why a batch failed; if one job may be to blame, write each one alone."""
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
        """Open the writer's connection. It is kept open, as borrowing one for each commit costs more than the rows."""
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
