"""The database file: made, brought up to date after a backup copy, or refused if a newer program wrote it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from paddock.core.errors import PaddockError

FILE = "paddock.db"


class BadData(PaddockError):
    """A data folder that cannot be used, and what to do."""


def check_folder(folder: Path) -> None:
    """Makes the folder if need be; BadData if nothing can be written there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the luck to come: not for other users
        probe = folder / ".paddock-probe"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise BadData(
            f"the data folder {folder} cannot be written ({error.strerror}); choose another with --data DIR"
        ) from None


def prepare(folder: Path) -> Path:
    """The database in this folder, ready for this program."""
    check_folder(folder)
    file = folder / FILE
    found = revision_of(file)
    config = alembic_config(file)
    scripts = ScriptDirectory.from_config(config)
    newest = scripts.get_current_head()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise BadData(
            f"{file} was written by a newer Paddock; update this one, or choose another folder with --data DIR"
        )
    if found != newest:
        if found is not None:
            back_up(file, f"{file.stem}-before-{newest}.db")
        command.upgrade(config, "head")
    return file


def revision_of(file: Path) -> str | None:
    """The number of the last migration of a database; None if it is new."""
    engine = sql.create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as connection:
            return MigrationContext.configure(connection).get_current_revision()
    except sql.exc.DatabaseError:
        raise BadData(
            f"{file} is not a database of Paddock; move it away or choose another folder with --data DIR"
        ) from None
    finally:
        engine.dispose()


def is_current(file: Path) -> bool:
    """Whether a database is as this program needs it."""
    return revision_of(file) == ScriptDirectory.from_config(alembic_config(file)).get_current_head()


def alembic_config(file: Path) -> Config:
    """Where the migrations are and what they change."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", f"sqlite:///{file}".replace("%", "%%"))
    return config


def back_up(file: Path, name: str) -> Path:
    """A whole copy beside the file, whatever is in its log."""
    copy = file.with_name(name)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    return copy
