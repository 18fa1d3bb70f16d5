"""`paddock load`: real sockets against a server on this machine only."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from paddock.cli.load import as_lines, checked
from paddock.client.calls import CallFailed, Calls
from paddock.core.errors import BadOptions
from paddock.load.report import LoadReport, Percentiles, percentiles
from tests.server.running import Running


def test_percentiles() -> None:
    times = [at / 1000 for at in range(1, 101)]
    assert percentiles(times) == Percentiles(p50=51.0, p95=96.0, p99=100.0, max=100.0)
    assert percentiles([0.002]) == Percentiles(2.0, 2.0, 2.0, 2.0)
    assert percentiles([]) is None


@pytest.mark.parametrize("url", ["http://192.0.2.1:8090", "https://127.0.0.1", "example.org", "http://", "ftp://[::1]"])
def test_only_servers_on_this_machine_are_loaded(url: str) -> None:
    with pytest.raises(BadOptions, match="not on this machine"):
        checked(url)


@pytest.mark.parametrize("url", ["http://127.0.0.1:8090/", "http://localhost:8090", "http://[::1]:8090"])
def test_servers_on_this_machine_are_loaded(url: str) -> None:
    assert checked(url) == url.rstrip("/")


def test_a_server_that_is_not_there_or_has_limits_gets_a_clear_error(serve: Callable[..., Running]) -> None:
    async def call(address: str) -> None:
        async with Calls(address) as calls:
            for _ in range(100):
                await calls.guest("Ann")

    with pytest.raises(CallFailed, match="no server answers"):
        asyncio.run(call("http://127.0.0.1:9"))
    with pytest.raises(CallFailed, match="--rate 0"):
        asyncio.run(call(serve(rate=1).url))


def test_calls_about_one_table_go_to_one_address() -> None:
    calls = Calls("http://127.0.0.1:1", "http://127.0.0.1:2")
    ids = [f"table{number}" for number in range(40)]
    homes = [calls.address_of(id) for id in ids]
    assert set(homes) == set(calls.addresses)
    assert homes == [calls.address_of(id) for id in ids]


def test_tables_of_both_games_race_without_errors() -> None:
    command = [sys.executable, "-m", "paddock", "load", "--tables", "4", "--seconds", "2", "--pace", "0", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    found = msgspec.json.decode(done.stdout, type=LoadReport)
    assert found.errors == {}
    assert found.actions > 10 and found.calibration > 0
    assert found.rows_per_second * found.seconds >= 0.9 * found.actions  # each is stored
    assert found.action_to_update_ms is not None and found.action_to_update_ms.p50 > 0
    assert found.server_memory_mb == 0 or found.server_memory_mb > 20
    lines = as_lines(found)
    assert lines.startswith("4 tables of 2 people") and lines.endswith("no errors")
    assert as_lines(replace(found, errors={"refused": 2})).endswith("errors\n  2 × refused")
