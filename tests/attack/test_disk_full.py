"""The disk is full during races: nothing is acknowledged that is not stored, and races continue afterwards.

The system refuses every write to a file of the server's process (RLIMIT_FSIZE), and later allows it again.
"""

from __future__ import annotations

import resource
import time
from pathlib import Path

from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person, Socket, wait_until

RACES = 6


def fill(server: ServerProcess, full: bool) -> None:
    """Forbid or allow writing."""
    unlimited = resource.RLIM_INFINITY
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0 if full else unlimited, unlimited))


def act(socket: Socket) -> str:
    """Make the first choice of a seat that is due, over the socket of both seats; return the answer."""
    seat = socket.last["waits"][0]
    socket.say(type="hello", seat=seat, since=0)
    socket.until(lambda update: update["seat"] == seat and update["choices"])
    said = socket.act(seat, socket.last["choices"][0]["action"])
    return said["reason"]["id"] if said["type"] == "refused" else str(said["type"])


def test_a_full_disk_loses_nothing(tmp_path: Path, figure: Figures) -> None:
    with process(tmp_path, "--rate", "0") as server:
        ann = Person(server.address, "Ann")
        tables = [ann.start(people=2)["id"] for _ in range(RACES)]
        sockets = [ann.socket(table, 0) for table in tables]
        refused = 0
        for _ in range(5):
            assert {act(socket) for socket in sockets} == {"ack"}
            seen = [ann.update(table)["version"] for table in tables]
            fill(server, True)
            assert {act(socket) for socket in sockets} == {"server-refused-not-stored"}
            assert ann.make(status=503)["error"]
            assert ann.post("/api/me", {"name": "Anna"}, 503)["error"]
            sockets[0].say(type="confirm", seat=0, on=True)
            assert sockets[0].next("refused")["reason"]["id"] == "server-refused-not-stored"
            assert not server.answers()
            assert [ann.update(table)["version"] for table in tables] == seen  # all can be read, nothing has changed
            refused += RACES + 3
            fill(server, False)
            began = time.monotonic()
            wait_until(server.answers)
        assert {act(socket) for socket in sockets} == {"ack"}
        figure("disk full", f"5 times, {refused} writes refused; well again {time.monotonic() - began:.1f} s later")
        for socket in sockets:
            socket.close()
        seen = [ann.update(table)["version"] for table in tables]
        assert server.failures() == []
    with process(tmp_path, "--rate", "0") as server:  # it was killed and restarts
        ann.http.base_url = server.address
        assert [ann.update(table)["version"] for table in tables] == seen
