"""Create or migrate the database (SQLite after a backup); reject one written by a newer version."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL

from paddock.core.errors import PaddockError
from paddock.server.storage.database import metadata
from paddock.server.storage.engine import (
    MORE_RIGHTS,
    READ_ONLY,
    UNUSABLE,
    alive,
    checked_url,
    in_a_sentence,
    open_engine,
)

log = logging.getLogger("paddock.server")

FILE = "paddock.db"
OLDEST_POSTGRES = 14
LOCK = 0x7061_6464_6F63_6B
"""The advisory lock that keeps processes from migrating at the same time."""
LACKING = sql.text(
    """SELECT name FROM unnest(CAST(:names AS text[])) AS name
    CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS needed
    WHERE NOT has_table_privilege(quote_ident(name), needed) LIMIT 1"""
)
"""Finds a table that the role may not read or change."""
UNCOUNTED = sql.text(
    """SELECT name FROM (
        SELECT pg_get_serial_sequence(quote_ident(table_name), column_name) AS name FROM information_schema.columns
        WHERE table_schema = current_schema() AND table_name = ANY(CAST(:names AS text[]))
    ) AS found WHERE name IS NOT NULL AND NOT has_sequence_privilege(name, 'USAGE') LIMIT 1"""
)
"""Finds a sequence that the role may not use."""


class BadData(PaddockError):
    """Unusable data; the message says what to do."""


def check_folder(folder: Path) -> None:
    """Create the folder if it is missing. Raises BadData if it is not writable."""
    try:
        folder.mkdir(
            mode=0o700, parents=True, exist_ok=True
        )  # not readable by other users, as it holds the seeds of running races
        probe = folder / ".paddock-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadData(
            f"the data folder {folder} cannot be written ({error.strerror}); choose another with --data DIR"
        ) from None


def prepare(folder: Path, database: str = "") -> URL:
    """Prepare the database of this address, or the file in this folder, and return its URL."""
    return prepare_server(checked_url(database)) if database else prepare_file(folder)


def prepare_file(folder: Path) -> URL:
    """Create or migrate the file in this folder, and return its URL."""
    check_folder(folder)
    file = folder / FILE
    if not file.exists():
        file.touch(mode=0o600)
    elsewhere = "choose another folder with --data DIR"
    with connected(url_of(file), f"{file} is not a database of Paddock; move it away or {elsewhere}") as connection:
        found = revision_of(connection)
        refuse_newer(found, f"{file} was written by a newer Paddock; update this one, or {elsewhere}")
        if found != newest():
            if found is not None:
                back_up(file, f"{file.stem}-before-{newest()}.db")
            upgrade(connection)
    return url_of(file)


def prepare_server(url: URL) -> URL:
    """Create or migrate a PostgreSQL database, and return its URL. Processes that start at the same time wait."""
    with connected(url) as connection:
        version = int(connection.scalar(sql.text("SHOW server_version_num"))) // 10_000
        if version < OLDEST_POSTGRES:
            raise BadData(f"this is PostgreSQL {version}; Paddock needs {OLDEST_POSTGRES} or newer")
        if connection.scalar(sql.text("SHOW server_encoding")) != "UTF8":
            raise BadData("the database does not have the encoding UTF8; create one that does")
        connection.execute(sql.select(sql.func.pg_advisory_lock(LOCK)))
        connection.commit()
        found = revision_of(connection)
        refuse_newer(found, "the database was written by a newer Paddock; update this one")
        if found != newest():
            if found is not None and not only_add(found) and alive(connection):
                raise BadData("this version cannot run beside older processes; stop all of them, then start it")
            connection.commit()
            upgrade(connection)
        check_rights(connection)
    return url


def check_rights(connection: sql.Connection) -> None:
    """Raise BadData if the role lacks rights, which would otherwise fail only during a race."""
    if connection.scalar(sql.text("SHOW transaction_read_only")) == "on":
        raise BadData(READ_ONLY)
    names = [table.name for table in metadata.sorted_tables]
    if (lacking := connection.scalar(LACKING, {"names": names})) is not None:
        raise BadData(f"{UNUSABLE} (permission denied for table {lacking}); {MORE_RIGHTS}")
    if (lacking := connection.scalar(UNCOUNTED, {"names": names})) is not None:
        raise BadData(f"{UNUSABLE} (permission denied for sequence {lacking}); {MORE_RIGHTS}")


def only_add(found: str) -> bool:
    """Return whether older processes can run beside the pending migrations: none of them has `only_adds = False`."""
    due = ScriptDirectory.from_config(alembic_config()).iterate_revisions("head", found)
    return all(getattr(script.module, "only_adds", True) for script in due)


@contextmanager
def connected(url: URL, trouble: str = UNUSABLE) -> Iterator[sql.Connection]:
    """Connect to a database temporarily. Raises BadData if it cannot be used or reached."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            yield connection
    except (sql.exc.DatabaseError, UnicodeError) as error:  # the latter for an impossible host name
        raise BadData(in_a_sentence(error, trouble)) from None
    finally:
        engine.dispose()


def refuse_newer(found: str | None, why: str) -> None:
    """Raise BadData if this version does not know the database's last migration."""
    scripts = ScriptDirectory.from_config(alembic_config())
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise BadData(why)


def revision_of(connection: sql.Connection) -> str | None:
    """Return the database's last migration; None if it is new."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str | None:
    """Return this version's last migration."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


def is_current(url: URL) -> bool:
    """Return whether a database has all migrations of this version."""
    with connected(url) as connection:
        return revision_of(connection) == newest()


def upgrade(connection: sql.Connection, to: str = "head") -> None:
    """Run the pending migrations."""
    config, before = alembic_config(), revision_of(connection)
    connection.commit()
    config.attributes["connection"] = connection
    command.upgrade(config, to)
    connection.commit()
    log.info("the database was migrated from %s to %s", before or "nothing", revision_of(connection))
    connection.commit()


def alembic_config() -> Config:
    """Return Alembic's configuration for our migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config


def url_of(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


def back_up(file: Path, name: str) -> Path:
    """Copy a database beside itself, including its write-ahead log."""
    copy = file.with_name(name)
    if not copy.exists():
        copy.touch(mode=0o600)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
