"""SQL that appends and reads rows, in as few statements and round trips as each database allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError

from paddock.server.storage.engine import is_postgres
from paddock.table.store import Row

MOST_AT_ONCE = 64
"""Most rows in one statement of SQLite."""
COLUMNS = ("table", *Row.__struct_fields__)
CHANNEL = "paddock"
"""The channel of notifications between processes that share a database."""


class TableGone(Exception):
    """Rows were added to a table that no longer exists."""


Values = list[tuple[Any, ...]]
"""Rows to add, each preceded by the id of its table."""


def _names(of: str = "") -> str:
    return ", ".join([f'{of}"{name}"' for name in COLUMNS])


TYPES = {"seq": "int", "seat": "int", "at": "float", "took": "float"}
ADD = f"""WITH added AS (
    INSERT INTO "rows" ({_names()}) SELECT {_names("new.")}
    FROM json_to_recordset(%s::json) AS new ({", ".join([f'"{name}" {TYPES.get(name, "text")}' for name in COLUMNS])})
    WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = new."table" FOR KEY SHARE) RETURNING 1
), sent AS (SELECT pg_notify('{CHANNEL}', note) FROM unnest(%s::text[]) AS note)
SELECT (SELECT count(*) FROM added), (SELECT count(*) FROM sent)"""
"""Appends rows, except to tables deleted by another process, and keeps tables from being deleted meanwhile."""


def since(known: str) -> str:
    """Return the query for new rows; `known` is a database's expression for reading the JSON of known row counts."""
    tables = f'FROM {known} AS known JOIN "rows" ON "rows"."table" = known.key'
    later = '"rows".seq >= CAST(known.value AS int)'
    return f"""SELECT {_names('"rows".')} {tables} AND {later} ORDER BY 1, 2"""


class RowSql(Protocol):
    """The statements about rows that the store needs from a database."""

    def add(self, connection: sql.Connection, values: Values, notes: list[str]) -> None:
        """Append rows and send notifications within the current transaction."""

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        """Return the new rows of several tables, in order."""


def row_sql(engine: sql.Engine) -> RowSql:
    """Return the statements for a database."""
    return PostgresRows(engine) if is_postgres(engine) else SqliteRows()


class SqliteRows:
    """Statements for SQLite, which has no notifications."""

    _SINCE = since("json_each(?)")

    def __init__(self) -> None:
        row = f"({', '.join(['?'] * len(COLUMNS))})"
        sizes = [1 << power for power in range(MOST_AT_ONCE.bit_length())]  # few, so that the driver caches them all
        insert = f'INSERT INTO "rows" ({_names()}) VALUES '
        self._insertions = {size: insert + ", ".join([row] * size) for size in sizes}

    def add(self, connection: sql.Connection, values: Values, notes: list[str]) -> None:
        """Append many rows with few statements.

        After each statement this thread waits for the GIL, so one statement per row would take longer than the
        commit.
        """
        done = 0
        while done < len(values):
            size = min(MOST_AT_ONCE, 1 << ((len(values) - done).bit_length() - 1))
            flat = tuple([value for row in values[done : done + size] for value in row])
            connection.exec_driver_sql(self._insertions[size], flat)
            done += size

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        return _by_table(connection.exec_driver_sql(self._SINCE, (_as_text(known),)))


class PostgresRows:
    """Statements for PostgreSQL: one statement with one parameter appends all rows and sends notifications.

    Statements that run with every action bypass SQLAlchemy, which would double their cost.
    """

    _SINCE = since("json_each_text(%s::json)")

    def __init__(self, engine: sql.Engine) -> None:
        self._errors: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._dialect = engine.dialect

    def add(self, connection: sql.Connection, values: Values, notes: list[str]) -> None:
        if values or notes:
            _check_count(connection.exec_driver_sql(ADD, (_as_json(values), notes)).one()[0], values)

    def add_alone(self, connection: sql.Connection, values: Values, notes: list[str]) -> None:
        """Add rows and send notifications in one round trip, as a single statement is its own transaction."""
        with self._driver(connection) as driver:
            driver.autocommit = True
            try:
                added = driver.execute(ADD, (_as_json(values), notes), prepare=True).fetchone()[0]
            finally:
                driver.autocommit = False
        _check_count(added, values)

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        with self._driver(connection) as driver:
            return _by_table(driver.execute(self._SINCE, (_as_text(known),), prepare=True))

    @contextmanager
    def _driver(self, connection: sql.Connection) -> Iterator[Any]:
        """Yield the driver's own connection; its errors are raised as SQLAlchemy's."""
        driver: Any = connection.connection.driver_connection
        try:
            yield driver
        except self._errors as error:
            if driver.broken:
                connection.invalidate()
            raise DBAPIError.instance(
                None, None, error, self._errors, connection_invalidated=driver.broken, dialect=self._dialect
            ) from error


def _check_count(added: int, values: Values) -> None:
    if added != len(values):
        raise TableGone("a table was deleted by another process")


def _as_json(values: Values) -> str:
    return _as_text([dict(zip(COLUMNS, row, strict=True)) for row in values])


def _as_text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _by_table(found: Iterable[Any]) -> dict[str, list[Row]]:
    new: dict[str, list[Row]] = {}
    for table, *row in found:
        new.setdefault(table, []).append(Row(*row))
    return new
