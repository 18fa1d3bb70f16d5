"""`paddock load`: real sockets against a server of its own, and nobody else's."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable

import pytest

from paddock.cli.load import checked
from paddock.core.errors import BadOptions
from paddock.server.load import percentiles
from paddock.server.load_calls import CallFailed, Calls
from tests.server.running import Running


def test_percentiles() -> None:
    times = [at / 1000 for at in range(1, 101)]
    assert percentiles(times) == {"p50": 51.0, "p95": 96.0, "p99": 100.0, "max": 100.0}
    assert percentiles([0.002]) == {"p50": 2.0, "p95": 2.0, "p99": 2.0, "max": 2.0}
    assert percentiles([]) == {}


@pytest.mark.parametrize("url", ["http://192.0.2.1:8090", "https://127.0.0.1", "example.org", "http://", "ftp://[::1]"])
def test_only_servers_on_this_machine_are_loaded(url: str) -> None:
    with pytest.raises(BadOptions, match="not on this machine"):
        checked(url)


@pytest.mark.parametrize("url", ["http://127.0.0.1:8090/", "http://localhost:8090", "http://[::1]:8090"])
def test_servers_on_this_machine_are(url: str) -> None:
    assert checked(url) == url.rstrip("/")


def test_a_server_that_is_not_there_or_has_limits_is_told_in_a_sentence(serve: Callable[..., Running]) -> None:
    async def call(address: str) -> None:
        async with Calls(address) as calls:
            for _ in range(100):
                await calls.guest("Ann")

    with pytest.raises(CallFailed, match="no server answers"):
        asyncio.run(call("http://127.0.0.1:9"))
    with pytest.raises(CallFailed, match="--rate 0"):
        asyncio.run(call(serve(rate=1).url))


def test_tables_of_both_games_race_without_errors() -> None:
    command = [sys.executable, "-m", "paddock", "load", "--tables", "4", "--seconds", "2", "--pace", "0", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["errors"] == {}
    assert found["actions"] > 10
    assert found["rows_per_second"] * found["seconds"] >= 0.9 * found["actions"]  # each is stored
    assert found["action_to_update_ms"]["p50"] > 0
    assert found["server_memory_mb"] == 0 or found["server_memory_mb"] > 20
