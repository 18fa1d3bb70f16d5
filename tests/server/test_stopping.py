"""A server in a process of its own that runs out of files, or is stopped while odd connections are open."""

from __future__ import annotations

import asyncio
import json
import resource
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from paddock.server.connection import Connections, LogBrake
from paddock.server.times import Times
from tests.server.running import Person, Socket, wait_until


@contextmanager
def process(folder: Path, *words: str, files: int | None = None) -> Iterator[tuple[subprocess.Popen[str], str, Path]]:
    """A server as a command, its address and its log; with so many open files at most."""
    log = folder / "log"
    command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--data", str(folder / "data"), *words]

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with log.open("wb") as file:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, preexec_fn=limit)
    try:
        assert server.stdout is not None
        yield server, server.stdout.readline().split()[-1].rstrip("/"), log
    finally:
        server.kill()
        server.wait()


def test_players_are_served_when_files_run_out(tmp_path: Path) -> None:
    with process(tmp_path, "--rate", "0", files=120) as (_, address, log), ExitStack() as stack:
        ann = Person(address, "Ann")
        table = ann.start(people=2)["id"]
        port = int(address.rpartition(":")[2])
        began = time.monotonic()
        with ann.socket(table, 0) as socket:
            for _ in range(400):
                stack.enter_context(sockets.create_connection(("127.0.0.1", port)))
            for seat in (0, 1):
                assert socket.act(seat, first_choice(socket, seat))["type"] == "ack"
            took = time.monotonic() - began
        stack.close()
        wait_until(lambda: answers(address))
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        warnings = [line["say"] for line in lines if line["part"] == "paddock.connections"]
        assert warnings and all("connection" in warning for warning in warnings)
        assert len(warnings) <= took + 3


def first_choice(socket: Socket, seat: int) -> str:
    """The first choice of a seat, over the socket of a table."""
    socket.say(type="hello", seat=seat, since=0)
    update = socket.until(lambda update: update["seat"] == seat and update["choices"])
    return str(update["choices"][0]["action"])


def answers(address: str) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"{address}/healthz").status_code == 200
    return False


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


def test_a_stop_is_a_stop(tmp_path: Path) -> None:
    """Odd connections of every kind are open: all players hear of it, and nothing has failed."""
    with process(tmp_path) as (server, address, log), ExitStack() as stack:
        ann = Person(address, "Ann")
        table = ann.start(people=2)["id"]
        host = address.rpartition("/")[2]

        def raw(*said: bytes) -> sockets.socket:
            found = stack.enter_context(sockets.create_connection(("127.0.0.1", int(host.rpartition(":")[2]))))
            for part in said:
                found.sendall(part)
            return found

        upgrade = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        upgrade += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        raw(upgrade.encode() + b"Content-Length: 5\r\n\r\nhello")
        raw(upgrade.encode() + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n")
        raw(b"GET / HTTP/1.1\r\nHost: ")
        raw(f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Length: 9\r\n\r\n".encode())
        raw(b"nonsense\r\n\r\n")
        raw()
        raw(upgrade.encode() + b"\r\n").shutdown(sockets.SHUT_WR)
        sitting = [ann.socket(table, seat) for seat in (0, 1, None)]
        server.send_signal(signal.SIGTERM)
        assert [socket.closed()[0] for socket in sitting] == [1012] * 3
        assert server.wait(20) == 0
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        assert lines[-1]["say"] == "stopped"
        assert not [line for line in lines if "Traceback" in line.get("error", "")]
