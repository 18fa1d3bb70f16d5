"""The database behind a server: a file of SQLite, or a PostgreSQL server by its address."""

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
"""Threads that read."""
LOST = re.compile("08...|57P0[123]|25P03")
"""What PostgreSQL says when a connection is gone, it is about to stop or to start, or a transaction stood too long."""
LONGEST_STAND = 5
"""Seconds that a transaction may wait for its next statement: others wait for what it has locked, and whoever began it
may be frozen, or cut off from the database without its knowledge."""
BLOCKED = ("40001", "40P01")
"""What it says of transactions that wait for each other."""
FORBIDDEN, ONLY_READ = "42501", "25006"
"""What it says of something that the role may not do, and of writing to what can only be read."""
UNUSABLE = "the database cannot be used"
READ_ONLY = "the database can only be read: it follows another one, or its role may do no more"
MORE_RIGHTS = "its role needs all rights on Paddock's tables and sequences"
HIDDEN = "***"
CONNECTING: dict[str, str | int] = {
    "connect_timeout": 5,
    "application_name": "paddock",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds: a server that vanished is noticed in that time
}


def address_of_database(option: str, variable: str = "") -> str:
    """The database to use, from the command line or the environment; nothing: SQLite in the data folder.

    A password on a command line is refused: everybody on the machine can read it there.
    """
    found = option or variable
    if not found:
        return ""
    url = checked_url(found)
    if option and (url.password is not None or any("password" in name for name in url.query)):
        raise BadOptions(
            f"a password on a command line can be read by everybody on this machine; put the address into the "
            f"variable {VARIABLE}, or the password into the file .pgpass"
        )
    return found


def checked_url(address: str) -> URL:
    """The address of a PostgreSQL database; refused without repeating it, as a password may be in it."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise BadOptions(NO_ADDRESS) from None
    if url.drivername not in ("postgresql", "postgres", "postgresql+psycopg"):
        raise BadOptions(f"the database has an address such as postgresql://user@host/name, not {url.drivername}://")
    if "@" in (url.host or ""):
        raise BadOptions("the address of the database has an @ too many; in a password write it as %40")
    return url.set(drivername="postgresql+psycopg")


def open_engine(url: str | URL) -> sql.Engine:
    """A database by its address."""
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
    """Connects by the parts of an address; what goes wrong is told without the passwords that are among them."""
    assert dialect.loaded_dbapi is not None
    try:
        return dialect.connect(*words, **named)
    except dialect.loaded_dbapi.Error as error:
        text = str(error)
        for secret in [str(part) for name, part in named.items() if "password" in name and part]:
            text = text.replace(secret, HIDDEN)
        raise type(error)(text) from None


def connect_alone(url: URL) -> Any:
    """A connection of the driver's own, by the same parts of the address, whose every statement counts at once."""
    dialect = sql.create_engine(url).dialect
    words, named = dialect.create_connect_args(url)
    return connect(dialect, None, words, {**named, **CONNECTING, "autocommit": True})


def is_postgres(engine: sql.Engine) -> bool:
    """Whether several processes may share the database."""
    return engine.dialect.name == "postgresql"


def _prepare_postgres(connection: Any, _: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = '{LONGEST_STAND}s'")
    connection.commit()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    # A commit returns when the log is on the disk: an acknowledged move survives a power cut.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_lost(error: Exception) -> bool:
    """Whether the connection to a PostgreSQL server has gone, or could not be made: it may come back."""
    if not isinstance(error, DBAPIError) or not hasattr(error.orig, "sqlstate"):
        return False  # SQLite has no connection to lose
    state = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or LOST.fullmatch(state) is not None


def is_blocked(error: Exception) -> bool:
    """Whether transactions of two processes have waited for each other, and this one was given up."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in BLOCKED


def first_line(error: Exception) -> str:
    """What a database says is wrong, without its statement and without the name that its driver has for it."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return next(iter(str(said).splitlines()), type(said).__name__)


def in_a_sentence(error: Exception, trouble: str = UNUSABLE) -> str:
    """What is wrong with a database, for whoever has named it; and what to do, if its role has too few rights."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    if state == ONLY_READ:
        return READ_ONLY
    said = f"{trouble} ({first_line(error)})"
    return f"{said}; {MORE_RIGHTS}" if state == FORBIDDEN else said
