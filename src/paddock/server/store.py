"""What is kept: guests, tables, and the rows of every race, which are only ever added to.

Rows are keyed by (table, seq). Rows of several tables that arrive together share one transaction, and whoever added
them goes on only after its commit: that is what makes an acknowledged move safe, and quick.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from paddock.core.errors import PaddockError

metadata = sql.MetaData()

guests = sql.Table(
    "guests",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("secret", sql.String(64), nullable=False),  # its SHA-256
    sql.Column("name", sql.String(80), nullable=False),
    sql.Column("seen", sql.Float, nullable=False),
)
tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("code", sql.String(12), nullable=False, unique=True),
    sql.Column("stage", sql.String(12), nullable=False, index=True),
    sql.Column("touched", sql.Float, nullable=False, index=True),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),  # table.Meta as JSON
)
rows = sql.Table(
    "rows",
    metadata,
    sql.Column("table", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("seat", sql.Integer),
    sql.Column("by", sql.String(8), nullable=False),
    sql.Column("cid", sql.String(64)),
    sql.Column("at", sql.Float, nullable=False),
    sql.Column("took", sql.Float),
    sql.Column("mark", sql.String(16), nullable=False),
    sql.UniqueConstraint("table", "seat", "cid"),
)
links = sql.Table(
    "seat_links",
    metadata,
    sql.Column("secret", sql.String(64), primary_key=True),  # its SHA-256
    sql.Column("table", sql.String(32), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("until", sql.Float, nullable=False),
)


class Row(msgspec.Struct, frozen=True):
    """One thing that was done at a table: never changed, never deleted, its number never used again.

    kind: "act" (text: the action), "luck" (the roll or the deal), "back" (the row that no longer counts), "seat" (who
    drives a seat from now on). `by` says who did it: "person", "bot", "auto" (a single answer), "clock", "luck" or
    "host". `mark` is a digest of the events that followed, so that a later program can tell if it still agrees.
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


class Conflict(PaddockError):
    """Another process has written these rows first: load the table again and retry."""


class StoreFailed(PaddockError):
    """The store could not write (disk full, file gone): nothing was accepted."""


class Store:
    """The database behind all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[tuple[str, Sequence[Row], sql.Update | None, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Starts the writer."""
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            if self._waiting:
                await self._write(self._take())
        await self.engine.dispose()

    # Rows of races.

    async def append(self, table: str, new: Sequence[Row], stage: str | None = None, touched: float = 0) -> None:
        """Adds rows (and notes the table's new stage, if any); returns after the commit."""
        change = None
        if stage is not None:
            change = sql.update(tables).where(tables.c.id == table).values(stage=stage, touched=touched)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((table, new, change, done))
        self._wake.set()
        await done

    async def rows_of(self, table: str) -> list[Row]:
        """All rows of a table in order."""
        query = sql.select(rows).where(rows.c.table == table).order_by(rows.c.seq)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
        return [Row(**{key: value for key, value in row.items() if key != "table"}) for row in found]

    def _take(self) -> list[tuple[str, Sequence[Row], sql.Update | None, asyncio.Future[None]]]:
        taken, self._waiting = self._waiting, []
        return taken

    async def _write_for_ever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._write(self._take())

    async def _write(self, batch: list[tuple[str, Sequence[Row], sql.Update | None, asyncio.Future[None]]]) -> None:
        try:
            await self._insert([(table, new, change) for table, new, change, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                _settle(batch, Conflict(f"table {batch[0][0]} was changed by another process"))
            else:  # one of them is to blame: each on its own
                for one in batch:
                    await self._write([one])
        except (SQLAlchemyError, OSError) as error:
            _settle(batch, StoreFailed(f"the move could not be stored ({str(error).splitlines()[0]})"))
        except asyncio.CancelledError:
            _settle(batch, StoreFailed("the server stops; the move may not be stored"))
            raise
        else:
            _settle(batch, None)

    async def _insert(self, batch: list[tuple[str, Sequence[Row], sql.Update | None]]) -> None:
        values = [{"table": table, **_plain(row)} for table, new, _ in batch for row in new]
        async with self.engine.begin() as connection:
            if values:
                await connection.execute(rows.insert(), values)
            for _, _, change in batch:
                if change is not None:
                    await connection.execute(change)

    # Tables, guests and seat links: plain reads and writes.

    async def save_table(self, table: str, code: str, stage: str, touched: float, public: bool, data: bytes) -> None:
        """Writes what is known of a table besides its rows."""
        values = {"code": code, "stage": stage, "touched": touched, "public": public, "data": data}
        async with self.engine.begin() as connection:
            changed = await connection.execute(sql.update(tables).where(tables.c.id == table).values(values))
            if not changed.rowcount:
                await connection.execute(tables.insert().values(id=table, **values))

    async def find_tables(self, *conditions: Any, limit: int = 100_000) -> list[tuple[str, str, bytes]]:
        """(id, stage, data) of the tables that fit, the newest first."""
        query = sql.select(tables.c.id, tables.c.stage, tables.c.data).where(*conditions)
        async with self.engine.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.touched.desc()).limit(limit))
            return [(row.id, row.stage, row.data) for row in found]

    async def delete_tables(self, ids: Sequence[str]) -> None:
        """Forgets tables that were kept long enough, with all their rows."""
        async with self.engine.begin() as connection:
            for one in ids:
                await connection.execute(rows.delete().where(rows.c.table == one))
                await connection.execute(links.delete().where(links.c.table == one))
                await connection.execute(tables.delete().where(tables.c.id == one))

    async def run(self, statement: Any) -> Any:
        """One statement in a transaction of its own; its rows if it has any, else how many it changed."""
        async with self.engine.begin() as connection:
            result = await connection.execute(statement)
            return result.mappings().all() if result.returns_rows else result.rowcount


def _plain(row: Row) -> dict[str, Any]:
    return {field: getattr(row, field) for field in Row.__struct_fields__}


def _settle(batch: list[tuple[str, Sequence[Row], Any, asyncio.Future[None]]], error: Exception | None) -> None:
    for *_, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def sqlite_engine(file: Path) -> AsyncEngine:
    """An embedded database in one file."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}", pool_size=4)

    @sql.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        # A commit returns when the log is on the disk: an acknowledged move survives a power cut.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def ping(connection: AsyncConnection) -> None:
    """Whether the database answers."""
    await connection.execute(sql.text("SELECT 1"))
