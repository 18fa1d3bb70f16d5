"""Copy a database to another in one transaction, and verify the copy."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from paddock.core.errors import BadOptions
from paddock.server.storage.database import commands, leases, metadata, presence, processes, uptimes
from paddock.server.storage.engine import address_of_database, alive, checked_url, first_line, open_engine
from paddock.server.storage.folder_lock import folder_lock
from paddock.server.storage.migrate import BadData, is_current, prepare_server

LEFT_OUT = (commands, leases, presence, processes)
"""Tables that only running servers use."""
AT_ONCE = 1000


class Moved(msgspec.Struct, frozen=True):
    """A copied table of the database: the number of its rows, and their digest."""

    table: str
    rows: int
    digest: str


class Tally:
    """Counts rows and computes a digest that does not depend on their order, as databases sort text differently."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, values: tuple[Any, ...]) -> None:
        self.rows += 1
        self._sum += int.from_bytes(hashlib.sha256(repr(values).encode()).digest(), "big")

    @property
    def digest(self) -> str:
        return f"{self._sum % (1 << 256):064x}"[:16]


def source_url(address: str) -> URL:
    """Parse the address of the source: a SQLite file or a PostgreSQL database."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadOptions("--from takes an address such as sqlite:////srv/paddock/paddock.db") from None
    if url.get_backend_name() != "sqlite":
        return checked_url(address_of_database(address))
    if not url.database or not Path(url.database).is_file():
        raise BadOptions(f"there is no file {url.database}; --from takes sqlite:/// and the path of paddock.db")
    return url


@contextmanager
def at_rest(url: URL) -> Iterator[sql.Connection]:
    """Connect to a database that no server is using."""
    with ExitStack() as stack:
        if url.get_backend_name() == "sqlite":
            stack.enter_context(folder_lock(Path(url.database or "").parent))
        if not is_current(url):
            raise BadData("the source database has another version; start and stop this version's server on it first")
        engine = open_engine(url)
        stack.callback(engine.dispose)
        connection = stack.enter_context(engine.connect())
        if url.get_backend_name() != "sqlite" and alive(connection):
            raise BadData("a server is using the source database; stop it first")
        yield connection


def move(source: URL, target: URL) -> list[Moved]:
    """Copy all rows in one transaction: if it fails, the target stays empty and the move can be repeated."""
    with at_rest(source) as reading:
        engine = open_engine(prepare_server(target))
        try:
            with engine.begin() as writing:
                check_empty(writing)
                writing.execute(uptimes.delete())
                return [copy(table, reading, writing) for table in metadata.sorted_tables if table not in LEFT_OUT]
        except SQLAlchemyError as error:
            raise BadData(f"nothing was moved ({first_line(error)})") from None
        finally:
            engine.dispose()


def check_empty(connection: sql.Connection) -> None:
    """Check that the target is empty and no server is using it."""
    if alive(connection):
        raise BadData("a server is using the target database; stop it first")
    for table in metadata.sorted_tables:
        if table not in (*LEFT_OUT, uptimes) and connection.execute(sql.select(table).limit(1)).first() is not None:
            raise BadData(f"the target database is not empty: it has {table.name}; use an empty one")


def copy(table: sql.Table, reading: sql.Connection, writing: sql.Connection) -> Moved:
    """Copy one table, and compare the copy with the source."""
    sent, arrived = Tally(), Tally()
    names = [column.name for column in table.columns]
    for rows in batches(table, reading):
        for row in rows:
            sent.add(row)
        writing.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
    for rows in batches(table, writing):
        for row in rows:
            arrived.add(row)
    if (sent.rows, sent.digest) != (arrived.rows, arrived.digest):
        raise BadData(
            f"the copy of {table.name} differs from the source ({sent.rows} rows read, {arrived.rows} copied)"
        )
    return Moved(str(table.name), sent.rows, sent.digest)


def batches(table: sql.Table, connection: sql.Connection) -> Iterator[list[tuple[Any, ...]]]:
    """Yield all rows of a table in batches."""
    found = connection.execute(sql.select(table).execution_options(yield_per=AT_ONCE))
    for rows in found.partitions(AT_ONCE):
        yield [tuple(row) for row in rows]
