"""One server shared by all tests that keep its settings, and separate servers for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import PostgresServer
from tests.server.running import FakeClock, Person, Running

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One PostgreSQL for all tests that want one."""
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture(scope="session")
def database(request: pytest.FixtureRequest) -> NewDatabase:
    """Makes the address of a new database: of SQLite (none), unless a module runs on both."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return lambda: ""
    postgres: PostgresServer = request.getfixturevalue("postgres")
    return postgres.new


@pytest.fixture(scope="session")
def processes(request: pytest.FixtureRequest) -> int:
    """How many servers share the database."""
    return getattr(request, "param", 1)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, database: NewDatabase, processes: int) -> Iterator[Running]:
    address = database()
    running = Running(tmp_path_factory.mktemp("server"), database=address)
    if processes == 2:
        running.sibling = Running(tmp_path_factory.mktemp("sibling"), database=address)
    yield running
    for one in (running, running.sibling):
        if one is not None:
            one.stop()


@pytest.fixture
def serve(tmp_path: Path, database: NewDatabase) -> Iterator[Callable[..., Running]]:
    """Start servers with their own settings, on one data folder or database."""
    started: list[Running] = []
    address = database()

    def start(**more: Any) -> Running:
        more.setdefault("data", tmp_path / "data")
        started.append(Running(**{"database": address, **more}))
        return started[-1]

    yield start
    for running in started:
        running.stop()


@pytest.fixture
def ann(server: Running) -> Person:
    """A guest at the server of the test."""
    return server.person("Ann")


@pytest.fixture
def bob(server: Running) -> Person:
    """Another guest."""
    return server.person("Bob")


@pytest.fixture
def clock() -> FakeClock:
    """A clock for a separate server."""
    return FakeClock()
