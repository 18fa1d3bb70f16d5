"""A server in a process of its own that runs out of files, or is stopped while odd connections are open."""

from __future__ import annotations

import asyncio
import signal
import socket as sockets
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from paddock.server.net.connection import Connections, LogBrake
from paddock.table.times import Times
from tests.server.process import process
from tests.server.running import Person, Socket, wait_until
from tests.server.wire import upgrade


def test_players_are_served_when_files_run_out(tmp_path: Path) -> None:
    with process(tmp_path, "--rate", "0", files=120) as server, ExitStack() as stack:
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]
        began = time.monotonic()
        with ann.socket(table, 0) as socket:
            for _ in range(250):
                stack.enter_context(sockets.create_connection(("127.0.0.1", server.port)))
            for seat in (0, 1):
                assert socket.act(seat, first_choice(socket, seat))["type"] == "ack"
            took = time.monotonic() - began
        stack.close()
        wait_until(server.answers)
        warnings = [line["say"] for line in server.lines() if line["part"] == "paddock.connections"]
        assert warnings and all("connection" in warning for warning in warnings)
        assert len(warnings) <= took + 3


def first_choice(socket: Socket, seat: int) -> str:
    """The first choice of a seat, over the socket of a table."""
    socket.say(type="hello", seat=seat, since=0)
    update = socket.until(lambda update: update["seat"] == seat and update["choices"])
    return str(update["choices"][0]["action"])


def test_one_line_a_second_says_that_nothing_is_accepted(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    brake = LogBrake(lambda: now)
    for _ in range(5):
        brake.warn("full")
    now = 1.0
    brake.warn("full")
    assert [record.getMessage() for record in caplog.records] == ["full", "full"]


def test_the_loop_may_fail_to_accept_as_often_as_it_likes(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(Connections(Times(), 10).loop_failed)
        for _ in range(100):
            error = OSError(24, "Too many open files")
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": error})
        loop.call_exception_handler({"message": "something else"})

    asyncio.run(fail())
    said = [record.getMessage() for record in caplog.records]
    assert said == ["no connection can be accepted: [Errno 24] Too many open files", "something else"]


HANGING = """
import asyncio
from paddock.cli import main
from paddock.server import stopping
from paddock.server.directory.housekeeping import Housekeeping
stopping.StopDeadline.__init__.__defaults__ = (0.5,)
Housekeeping.stop = lambda housekeeping: asyncio.sleep(3600)
main()
"""


def test_a_stop_that_takes_too_long_is_cut_short(tmp_path: Path) -> None:
    with process(tmp_path, start=("-c", HANGING)) as server:
        wait_until(server.answers)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 1
        assert server.lines()[-1]["say"].startswith("stopping took more than 0.5 s")


def test_a_stop_is_a_stop(tmp_path: Path) -> None:
    """Odd connections of every kind are open: all players hear of it, and nothing has failed."""
    with process(tmp_path) as server, ExitStack() as stack:
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]

        def raw(*said: bytes) -> sockets.socket:
            found = stack.enter_context(sockets.create_connection(("127.0.0.1", server.port)))
            for part in said:
                found.sendall(part)
            return found

        raw(upgrade(server.host, table, "Content-Length: 5") + b"hello")
        raw(upgrade(server.host, table, "Transfer-Encoding: chunked") + b"5\r\nhello\r\n")
        raw(b"GET / HTTP/1.1\r\nHost: ")
        raw(f"POST /api/me HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 9\r\n\r\n".encode())
        raw(b"nonsense\r\n\r\n")
        raw()
        raw(upgrade(server.host, table)).shutdown(sockets.SHUT_WR)
        sitting = [ann.socket(table, seat) for seat in (0, 1, None)]
        server.process.send_signal(signal.SIGTERM)
        assert [socket.closed()[0] for socket in sitting] == [1012] * 3
        assert server.process.wait(20) == 0
        assert server.lines()[-1]["say"] == "stopped"
        assert server.failures() == []
