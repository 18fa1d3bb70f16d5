"""Several processes on one port: shared metrics, restarts without losing players, and a common stop."""

from __future__ import annotations

import os
import signal
import time
from datetime import datetime
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosed

import paddock
from paddock.core.errors import BadOptions
from paddock.server import metrics
from paddock.server.cluster.siblings import Siblings
from paddock.server.cluster.supervisor import CANNOT_SERVE, TOO_SOON, check, pause_after
from paddock.server.storage.database import processes
from paddock.server.storage.engine import open_engine
from paddock.server.storage.migrate import prepare
from paddock.server.storage.store import Store
from tests.postgres import PostgresServer
from tests.server.process import ServerProcess, process
from tests.server.running import Person, wait_until

LATER = 1e10
"""A date that no clock has reached."""


def test_a_file_has_one_process() -> None:
    check(1, "")
    with pytest.raises(BadOptions, match="--database"):
        check(2, "")


def test_metrics_are_summed() -> None:
    one, other = metrics.exposition(), metrics.exposition()
    both = metrics.added_up([one, other, metrics.counters(one)]).decode().splitlines()
    alone, later = one.decode().splitlines(), other.decode().splitlines()

    def value(lines: list[str], name: str) -> float:
        return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))

    assert value(both, "paddock_rows_total") == 3 * value(alone, "paddock_rows_total")
    assert value(both, "paddock_action_seconds_count") == 3 * value(alone, "paddock_action_seconds_count")
    memory = "process_resident_memory_bytes"
    assert value(both, memory) == value(alone, memory) + value(later, memory)
    assert value(both, "process_start_time_seconds") == value(alone, "process_start_time_seconds")
    assert value(both, f'paddock_info{{version="{paddock.__version__}"}}') == 1


FIGURES = b"""# TYPE paddock_rows_total counter
paddock_rows_total %d.0
# TYPE paddock_sockets gauge
paddock_sockets 5.0
"""


async def tell(store: Store, name: str, until: float, rows: int) -> None:
    """Store the metrics that a process reports."""
    await store.change(sql.delete(processes).where(processes.c.name == name))
    values = {"name": name, "machine": "here", "until": until, "figures": FIGURES % rows}
    await store.change(processes.insert().values(values))


async def test_counters_of_dead_processes_are_read_once(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[bytes] = []
    counters = metrics.counters

    def noted(text: bytes) -> bytes:
        read.append(text)
        return counters(text)

    async def figures(siblings: Siblings) -> tuple[float, float, int]:
        """Return the rows and sockets of the other processes, and how many dead ones were read for them."""
        read.clear()
        lines = metrics.added_up(await siblings.figures()).decode().splitlines()
        found = dict([line.split() for line in lines if not line.startswith("#")])
        return float(found["paddock_rows_total"]), float(found["paddock_sockets"]), len(read)

    monkeypatch.setattr(metrics, "counters", noted)
    store = Store(open_engine(prepare(tmp_path, postgres.new())))
    await store.open()
    siblings = Siblings(store, "here", 2)
    for number in range(50):
        await tell(store, f"0.{number}", float(number), 1)
    await tell(store, "1.0", LATER, 100)
    assert await figures(siblings) == (150, 5, 50)
    assert await figures(siblings) == (150, 5, 0)
    await tell(store, "0.50", 50.0, 7)
    assert await figures(siblings) == (157, 5, 1)
    await tell(store, "0.50", LATER, 8)  # it was only frozen
    assert await figures(siblings) == (158, 10, 50)
    await tell(store, "0.50", 51.0, 9)
    assert await figures(siblings) == (159, 5, 1)
    await tell(store, "0.50", 52.0, 10)  # it came back and died before the next query
    assert await figures(siblings) == (160, 5, 51)
    await store.close()


@pytest.mark.parametrize(
    ("code", "lived", "before", "pause"),
    [
        (-9, 60.0, 0.0, 0.0),
        (-9, 0.5, 8.0, 1.0),
        (1, 60.0, 8.0, 0.0),
        (1, 0.5, 0.0, 1.0),
        (CANNOT_SERVE, 6.0, 0.0, 1.0),
        (CANNOT_SERVE, 0.5, 1.0, 2.0),
        (CANNOT_SERVE, 0.5, 8.0, 10.0),
    ],
)
def test_the_pause_before_a_process_is_started_again(code: int, lived: float, before: float, pause: float) -> None:
    assert pause_after(code, lived, before) == pause


def test_a_process_that_cannot_serve_says_why_each_time(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new()
    with process(tmp_path, "--processes", "2", "--database", address, data=False) as server:
        wait_until(lambda: server.answers() and httpx.get(f"{server.address}/healthz").text == "ok\n")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        os.kill(workers(server)[0], signal.SIGKILL)

        def attempts() -> list[dict[str, Any]]:
            return [line for line in server.lines() if "cannot serve" in line["say"]]

        wait_until(lambda: len(attempts()) == 2)
        assert {line["say"].partition(": ")[2] for line in attempts()} == {
            "the database was written by a newer Paddock; update this one"
        }
        first, second = [datetime.fromisoformat(line["at"]) for line in attempts()]
        assert (second - first).total_seconds() >= 1
        errors = [line for line in server.lines() if line["level"] == "error"]
        assert len(errors) == 3 and "has ended (-9)" in errors[0]["say"]  # and no other line, of whatever part
        assert server.failures() == []
        server.process.send_signal(signal.SIGTERM)  # one of the two waits to be started
        assert server.process.wait(60) == 0


def workers(server: ServerProcess) -> list[int]:
    """The processes that the supervisor has started."""
    supervisor = server.process.pid
    return list(map(int, Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()))


def lives(process: int) -> bool:
    """Whether a process runs; a dead one may wait to be reaped."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def threads(process: int) -> int:
    """The number of threads, by which tests follow a worker's start."""
    return len(list(Path(f"/proc/{process}/task").iterdir()))


def slow(*values: int) -> Any:
    return pytest.param(*values, marks=pytest.mark.slow)


@pytest.mark.parametrize(("deaths", "least"), [*(slow(1, least) for least in (1, 3, 4, 5, 6)), (2, 3)])
def test_workers_end_with_their_supervisor_however_far_they_are(
    postgres: PostgresServer, tmp_path: Path, deaths: int, least: int
) -> None:
    """One has just replaced another; the second time in a row, it waits for a second first."""
    with process(tmp_path, "--processes", "2", "--database", postgres.new(), data=False) as server:
        wait_until(lambda: server.answers() and httpx.get(f"{server.address}/healthz").text == "ok\n")
        time.sleep(TOO_SOON)  # the first one that dies has lived for longer
        for _ in range(deaths):
            known = workers(server)
            os.kill(known[-1], signal.SIGKILL)
            wait_until(lambda: set(workers(server)) - set(known))  # noqa: B023
        wait_until(lambda: threads(workers(server)[-1]) >= least)
        started = workers(server)
        server.process.kill()
        try:
            wait_until(lambda: not any(map(lives, started)))
        finally:
            for worker in filter(lives, started):
                os.kill(worker, signal.SIGKILL)


def test_two_processes_serve_and_hand_over(postgres: PostgresServer, tmp_path: Path) -> None:
    words = ("--rate", "0", "--processes", "2", "--database", postgres.new())
    with process(tmp_path, *words, data=False) as server:
        wait_until(server.answers)
        wait_until(lambda: httpx.get(f"{server.address}/healthz").text == "ok\n")
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]
        wait_until(lambda: server.figure("paddock_rows_total") > 0)  # whichever of them is asked
        first, second = workers(server)
        sockets = [ann.socket(table, 0) for _ in range(6)]
        os.kill(first, signal.SIGTERM)
        wait_until(lambda: first not in workers(server))
        os.kill(second, signal.SIGTERM)
        for socket in sockets:  # each was with one of the two
            with pytest.raises(ConnectionClosed):
                socket.until(lambda update: False)
        wait_until(lambda: len(workers(server)) == 2)
        wait_until(server.answers)
        with ann.socket(table, 0) as socket:
            seat = socket.last["waits"][0]
            action = ann.update(table, seat)["choices"][0]["action"]
            assert socket.act(seat, action)["type"] == "ack"
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 0
        said = [line["say"] for line in server.lines() if line["part"] == "paddock.server"]
        assert {f"process 0 starts with pid {first}", f"process 1 starts with pid {second}"} <= set(said)
        assert {line.get("process") for line in server.lines() if line["part"] == "paddock.calls"} == {0, 1}
