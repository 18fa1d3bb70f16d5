"""A second client, in a separate process, that measures its waits during an attack.

It pings over five sockets in turn, so that every stall shows within a few milliseconds without hitting a limit. Two
figures tell how much of the waiting is due to the machine: how late the client wakes from its own short sleeps, and
how long server and client waited for a core, which the system counts for every process.
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.server.process import ServerProcess
from tests.server.wire import dial

ADDRESS = "127.0.0.3"
SOCKETS, PAUSE = 5, 0.006
LONGEST_RUN = 300.0


class Waited(msgspec.Struct):
    """Measurements in milliseconds: waits for an answer, and how much too long short sleeps were.

    `own` is the longest wait without the time in which server and client waited for a core.
    """

    pings: int = 0
    median: float = 0
    p99: float = 0
    longest: float = 0
    own: float = 0
    late: float = 0

    def __str__(self) -> str:
        return (
            f"longest wait {self.longest:.0f} ms, {self.own:.0f} without waiting for a core (median {self.median:.1f}, "
            f"p99 {self.p99:.0f}; {self.pings} pings; the machine alone: {self.late:.0f} ms)"
        )


@contextmanager
def probing(server: ServerProcess, table: str) -> Iterator[Waited]:
    """Measure while the block runs; the result is complete after it."""
    command = [sys.executable, "-m", "tests.attack.probe", str(server.port), table, str(server.process.pid)]
    probe = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    found = Waited()
    try:
        assert probe.stdout is not None and probe.stdout.readline() == "ready\n"
        yield found
        said, _ = probe.communicate("", timeout=60)
        assert probe.returncode == 0
        for name, value in json.loads(said).items():
            setattr(found, name, value)
    finally:
        probe.kill()
        probe.communicate()


def measure(port: int, table: str, server: int) -> Waited:
    """Ping until the parent closes the pipe."""
    sockets = [join(port, table) for _ in range(SOCKETS)]
    print("ready", flush=True)
    waits: list[float] = []
    late, own, until = 0.0, 0.0, time.monotonic() + LONGEST_RUN
    while not over() and time.monotonic() < until:
        coreless, began = without_core(server), time.perf_counter()
        ping(sockets[len(waits) % SOCKETS], len(waits))
        waits.append(time.perf_counter() - began)
        own = max(own, waits[-1] - (without_core(server) - coreless))
        began = time.perf_counter()
        time.sleep(PAUSE)
        late = max(late, time.perf_counter() - began - PAUSE)
    waits.sort()
    at = [waits[len(waits) // 2], waits[len(waits) * 99 // 100], waits[-1], own, late]
    return Waited(len(waits), *[round(1000 * value, 1) for value in at])


def without_core(server: int) -> float:
    """Return the seconds for which the main threads of server and client were ready to run but had no core."""
    files = [Path(f"/proc/{process}/task/{process}/schedstat") for process in (server, os.getpid())]
    return sum([int(file.read_text(encoding="ascii").split()[1]) for file in files]) / 1e9


def join(port: int, table: str) -> ClientConnection:
    address = f"ws://127.0.0.1:{port}/ws/tables/{table}"
    wire = connect(address, sock=dial(port, ADDRESS), max_queue=None, open_timeout=60, legacy=True)
    wire.send(json.dumps({"type": "hello"}))
    return wire


def ping(wire: ClientConnection, number: int) -> None:
    wire.send(json.dumps({"type": "ping", "n": number}))
    while json.loads(wire.recv(60)).get("n") != number:
        pass


def over() -> bool:
    """Return whether the parent is done, as it has closed the pipe."""
    return bool(select.select([sys.stdin], [], [], 0)[0])


if __name__ == "__main__":
    print(json.dumps(msgspec.to_builtins(measure(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))))
