"""How rows are added and read, in as few statements and round trips as each database allows."""

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
"""Rows in one statement of SQLite."""
COLUMNS = ("table", *Row.__struct_fields__)
CHANNEL = "paddock"
"""On which processes that share a database tell each other what has changed."""


class TableGone(Exception):
    """Rows for a table that is not there any more."""


Values = list[tuple[Any, ...]]
"""Rows to add, each with the id of its table before it."""


def _names(of: str = "") -> str:
    return ", ".join([f'{of}"{name}"' for name in COLUMNS])


TYPES = {"seq": "int", "seat": "int", "at": "float", "took": "float"}
ADD = f"""WITH added AS (
    INSERT INTO "rows" ({_names()}) SELECT {_names("new.")}
    FROM json_to_recordset(%s::json) AS new ({", ".join([f'"{name}" {TYPES.get(name, "text")}' for name in COLUMNS])})
    WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = new."table" FOR KEY SHARE) RETURNING 1
), told AS (SELECT pg_notify('{CHANNEL}', said) FROM unnest(%s::text[]) AS said)
SELECT (SELECT count(*) FROM added), (SELECT count(*) FROM told)"""
"""Rows of tables that another process has forgotten meanwhile are not added, and none is forgotten meanwhile."""


def since(known: str) -> str:
    """The query for rows of tables; `known` is how a database reads the object with the numbers that are known."""
    tables = f'FROM {known} AS known JOIN "rows" ON "rows"."table" = known.key'
    later = '"rows".seq >= CAST(known.value AS int)'
    return f"""SELECT {_names('"rows".')} {tables} AND {later} ORDER BY 1, 2"""


class RowSql(Protocol):
    """What the store asks of a database that takes its rows."""

    def add(self, connection: sql.Connection, values: Values, news: list[str]) -> None:
        """Within a transaction: adds rows and sends news."""

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        """The rows of several tables, each from one on, in order."""


def row_sql(engine: sql.Engine) -> RowSql:
    """The statements for a database."""
    return PostgresRows(engine) if is_postgres(engine) else SqliteRows()


class SqliteRows:
    """For a file: nobody else hears any news."""

    _SINCE = since("json_each(?)")

    def __init__(self) -> None:
        row = f"({', '.join(['?'] * len(COLUMNS))})"
        sizes = [1 << power for power in range(MOST_AT_ONCE.bit_length())]  # few, so that the driver knows them all
        insert = f'INSERT INTO "rows" ({_names()}) VALUES '
        self._insertions = {size: insert + ", ".join([row] * size) for size in sizes}

    def add(self, connection: sql.Connection, values: Values, news: list[str]) -> None:
        """Many rows in few statements. After each one this thread waits for its turn to run, so that a statement for
        each row would take longer than the commit."""
        done = 0
        while done < len(values):
            size = min(MOST_AT_ONCE, 1 << ((len(values) - done).bit_length() - 1))
            flat = tuple([value for row in values[done : done + size] for value in row])
            connection.exec_driver_sql(self._insertions[size], flat)
            done += size

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        return _by_table(connection.exec_driver_sql(self._SINCE, (_as_text(known),)))


class PostgresRows:
    """For a server: whatever is added goes as one parameter of one statement, which sends the news too.

    What runs with every action is given to the driver itself: the way through SQLAlchemy would cost as much again.
    """

    _SINCE = since("json_each_text(%s::json)")

    def __init__(self, engine: sql.Engine) -> None:
        self._errors: type[Exception] = engine.dialect.loaded_dbapi.Error
        self._dialect = engine.dialect

    def add(self, connection: sql.Connection, values: Values, news: list[str]) -> None:
        if values or news:
            _check_count(connection.exec_driver_sql(ADD, (_as_json(values), news)).one()[0], values)

    def add_alone(self, connection: sql.Connection, values: Values, news: list[str]) -> None:
        """Add rows and send notifications in one round trip: a statement outside a transaction is one by itself."""
        with self._driver(connection) as driver:
            driver.autocommit = True
            try:
                added = driver.execute(ADD, (_as_json(values), news), prepare=True).fetchone()[0]
            finally:
                driver.autocommit = False
        _check_count(added, values)

    def since(self, connection: sql.Connection, known: dict[str, int]) -> dict[str, list[Row]]:
        with self._driver(connection) as driver:
            return _by_table(driver.execute(self._SINCE, (_as_text(known),), prepare=True))

    @contextmanager
    def _driver(self, connection: sql.Connection) -> Iterator[Any]:
        """The driver's own connection; what goes wrong there is told as SQLAlchemy would."""
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
        raise TableGone("a table was forgotten by another process")


def _as_json(values: Values) -> str:
    return _as_text([dict(zip(COLUMNS, row, strict=True)) for row in values])


def _as_text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _by_table(found: Iterable[Any]) -> dict[str, list[Row]]:
    new: dict[str, list[Row]] = {}
    for table, *row in found:
        new.setdefault(table, []).append(Row(*row))
    return new
