"""Open a SQLite or PostgreSQL database, and interpret its errors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from paddock.core.errors import BadOptions

VARIABLE = "PADDOCK_DATABASE"
NO_ADDRESS = "the database is not an address such as postgresql://user@host/name"
READERS = 4
"""Number of reading threads."""
LOST = re.compile("08...|57P0[123]|25P03")
"""PostgreSQL's codes for a lost connection, a stopping or starting server, and an idle transaction."""
LONGEST_STAND = 5
"""Seconds that a transaction may be idle: others wait for its locks, and its process may be frozen or disconnected."""
BLOCKED = ("40001", "40P01")
"""Its codes for a deadlock and a failed serialisation."""
FORBIDDEN, ONLY_READ = "42501", "25006"
"""Its codes for missing rights, and for a read-only database."""
UNUSABLE = "the database cannot be used"
READ_ONLY = "the database is read-only: it is a replica, or its role may only read; name a writable one"
MORE_RIGHTS = "grant its role all rights on Paddock's tables and sequences"
HIDDEN = "***"
NOW = "extract(epoch from clock_timestamp())"
"""The date by the clock of PostgreSQL."""
CONNECTING: dict[str, str | int] = {
    "connect_timeout": 5,
    "application_name": "paddock",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds until a vanished server is detected
}


def address_of_database(option: str, variable: str = "") -> str:
    """Return the database from the command line or the environment; empty: SQLite in the data folder.

    A password on the command line is rejected, as every user of the machine can read it there.
    """
    found = option or variable
    if not found:
        return ""
    url = checked_url(found)
    if option and (url.password is not None or any("password" in name for name in url.query)):
        raise BadOptions(
            f"a password on the command line can be read by every user of this machine; put the address into the "
            f"variable {VARIABLE}, or the password into the file .pgpass"
        )
    return found


def checked_url(address: str) -> URL:
    """Parse the address of a PostgreSQL database. Errors never quote it, as it may contain a password."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadOptions(NO_ADDRESS) from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise BadOptions(f"give the database an address such as postgresql://user@host/name, not {url.drivername}://")
    if "@" in (url.host or ""):
        raise BadOptions("the address of the database has one @ too many; write an @ in a password as %40")
    return url.set(drivername="postgresql+psycopg")


def open_engine(url: str | URL) -> sql.Engine:
    """Open a database by its address."""
    if make_url(url).get_backend_name() == "sqlite":
        engine = sql.create_engine(url, pool_size=READERS + 1)
        sql.event.listen(engine, "connect", _prepare_sqlite)
        return engine
    try:
        engine = sql.create_engine(url, pool_size=READERS + 1, connect_args=CONNECTING)
        sql.event.listen(engine, "do_connect", connect)
        sql.event.listen(engine, "connect", _prepare_postgres)
        return engine
    except ImportError:
        raise BadOptions(
            "the driver for PostgreSQL is not installed; start with ./paddock, or install paddock-games[postgres]"
        ) from None
    except ArgumentError:
        raise BadOptions(NO_ADDRESS) from None


def connect(dialect: sql.Dialect, _: object, words: Sequence[Any], named: dict[str, Any]) -> Any:
    """Connect to PostgreSQL; errors are raised without passwords."""
    assert dialect.loaded_dbapi is not None
    try:
        return dialect.connect(*words, **named)
    except dialect.loaded_dbapi.Error as error:
        text = str(error)
        for secret in [str(part) for name, part in named.items() if "password" in name and part]:
            text = text.replace(secret, HIDDEN)
        raise type(error)(text) from None


def connect_alone(url: URL) -> Any:
    """Open a connection of the driver itself, with autocommit."""
    dialect = sql.create_engine(url).dialect
    words, named = dialect.create_connect_args(url)
    return connect(dialect, None, words, {**named, **CONNECTING, "autocommit": True})


def is_postgres(engine: sql.Engine) -> bool:
    """Return whether this is PostgreSQL, which several processes may share."""
    return engine.dialect.name == "postgresql"


def _prepare_postgres(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = '{LONGEST_STAND}s'")
    connection.commit()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # A commit returns once the log is on disk, so an acknowledged move survives a power cut.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_lost(error: Exception) -> bool:
    """Return whether the connection to PostgreSQL is lost or could not be made, so that a retry may help."""
    if not isinstance(error, DBAPIError) or not hasattr(error.orig, "sqlstate"):
        return False  # SQLite has no connection that could be lost
    state = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or LOST.fullmatch(state) is not None


def is_blocked(error: Exception) -> bool:
    """Return whether a transaction was aborted because of a deadlock with another process."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in BLOCKED


def first_line(error: Exception) -> str:
    """Return the database's error message, without the statement and the driver's class name."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(said).splitlines()), type(said).__name__)


def in_a_sentence(error: Exception, trouble: str = UNUSABLE) -> str:
    """Describe an error of the database to the operator; if its role lacks rights, say what to do."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    if state == ONLY_READ:
        return READ_ONLY
    said = f"{trouble} ({first_line(error)})"
    return f"{said}; {MORE_RIGHTS}" if state == FORBIDDEN else said


def alive(connection: sql.Connection) -> list[dict[str, Any]]:
    """Return the processes that share this database now."""
    query = sql.text(f"SELECT name, machine, figures FROM processes WHERE until > {NOW} ORDER BY name")
    return [dict(row) for row in connection.execute(query).mappings()]
