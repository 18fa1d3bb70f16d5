"""Several processes on one port: counted together, one that stops hands its people on, all stop at once."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from paddock.core.errors import BadOptions
from paddock.server import metrics
from paddock.server.supervisor import check
from tests.postgres import PostgresServer
from tests.server.process import process
from tests.server.running import Person, wait_until


def test_a_file_has_one_process() -> None:
    check(1, "")
    with pytest.raises(BadOptions, match="--database"):
        check(2, "")


def test_figures_are_added_up() -> None:
    one, other = metrics.exposition(), metrics.exposition()
    both = metrics.added_up([one, other, metrics.counters(one)]).decode().splitlines()
    alone = one.decode().splitlines()

    def value(lines: list[str], name: str) -> float:
        return float(next(line.split()[-1] for line in lines if line.startswith(f"{name} ")))

    assert value(both, "paddock_rows_total") == 3 * value(alone, "paddock_rows_total")
    assert value(both, "paddock_action_seconds_count") == 3 * value(alone, "paddock_action_seconds_count")
    assert value(both, "process_resident_memory_bytes") == 2 * value(alone, "process_resident_memory_bytes")
    assert value(both, "process_start_time_seconds") == value(alone, "process_start_time_seconds")


def test_two_processes_serve_and_hand_over(postgres: PostgresServer, tmp_path: Path) -> None:
    words = ("--rate", "0", "--processes", "2", "--database", postgres.new())
    with process(tmp_path, *words, data=False) as server:
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        wait_until(server.answers)
        wait_until(lambda: httpx.get(f"{server.address}/healthz").text == "ok\n")
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]
        wait_until(lambda: server.figure("paddock_rows_total") > 0)  # whichever of them is asked
        first, second = map(int, children.read_text().split())
        sockets = [ann.socket(table, 0) for _ in range(6)]
        os.kill(first, signal.SIGTERM)
        wait_until(lambda: str(first) not in children.read_text().split())
        os.kill(second, signal.SIGTERM)
        for socket in sockets:  # each was with one of the two
            with pytest.raises(ConnectionClosed):
                socket.until(lambda update: False)
        wait_until(lambda: len(children.read_text().split()) == 2)
        wait_until(server.answers)
        with ann.socket(table, 0) as socket:
            seat = socket.last["waits"][0]
            action = ann.update(table, seat)["choices"][0]["action"]
            assert socket.act(seat, action)["type"] == "ack"
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 0
