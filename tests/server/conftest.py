"""One server for all tests that do not change its times, and servers of one's own for those that do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts servers with settings of their own, on one data folder."""
    started: list[Running] = []

    def start(**more: Any) -> Running:
        more.setdefault("data", tmp_path / "data")
        started.append(Running(**more))
        return started[-1]

    yield start
    for running in started:
        running.stop()
