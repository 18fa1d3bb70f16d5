"""Servers as commands: their addresses, one-sentence errors, running out of files, and stopping."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import socket as sockets
import sys
import time
from contextlib import ExitStack, closing
from pathlib import Path

import httpx
import pytest

from paddock.server.net.connection import Connections, LogBrake
from paddock.server.run import addresses
from paddock.server.storage.migrate import FILE
from paddock.table.times import Times
from tests.cli.shell import refused
from tests.server.process import process
from tests.server.running import Person, Socket, wait_until
from tests.server.wire import upgrade


def test_play_says_where_it_is_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    with process(tmp_path, "--no-browser", what="play") as running:
        assert running.process.stdout is not None
        assert running.process.stdout.readline() == "Ctrl-C stops it; every move is saved.\n"
        ann = Person(running.address, "Ann")
        table = ann.start("formula_d")["id"]
        with ann.socket(table, 0) as watching:
            assert watching.last["view"]
            running.process.send_signal(signal.SIGINT)
            out, _ = running.process.communicate(timeout=20)
        assert (running.process.returncode, out) == (0, "")
    err = running.log.read_text(encoding="utf-8")
    assert "Traceback" not in err and "Error" not in err
    assert (tmp_path / "data" / FILE).exists()


def test_play_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, opened = tmp_path / "browser.py", tmp_path / "opened"
    script.write_text(f"import sys; open({str(opened)!r}, 'w').write(sys.argv[1])", encoding="utf-8")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {script} %s")
    with process(tmp_path, what="play") as running:
        wait_until(lambda: opened.exists() and opened.read_text(encoding="utf-8"))
        assert opened.read_text(encoding="utf-8") == f"{running.address}/"


def test_serve_reports_health_and_metrics_and_logs_json(tmp_path: Path) -> None:
    with process(tmp_path) as server:
        assert httpx.get(f"{server.address}/healthz").text == "ok\n"
        ann = Person(server.address, "Ann")
        ann.start("formula_d")
        figures = httpx.get(f"{server.address}/metrics").text
        assert 'paddock_tables{stage="racing"} 1.0' in figures
        for name in ("paddock_sockets", "paddock_rows_total", "paddock_bot_faults", "paddock_action_seconds_bucket"):
            assert name in figures
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(20) in (0, -signal.SIGTERM)
    lines = server.lines()
    assert lines and all({"at", "level", "part", "say"} <= set(line) for line in lines)
    assert ann.cookie not in (err := server.log.read_text(encoding="utf-8")) and ann.id not in err


def test_a_port_that_is_taken_is_reported_in_one_line(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = refused("play", "--no-browser", "--port", port, "--data", tmp_path)
        assert said == f"cannot listen on 127.0.0.1:{port}: port {port} is taken; choose another with --port or --host"


def test_an_address_that_is_not_ours_is_reported_in_one_line(tmp_path: Path) -> None:
    assert "cannot listen on 192.0.2.1" in refused("play", "--host", "192.0.2.1", "--no-browser", "--data", tmp_path)


def test_a_folder_that_cannot_be_written_is_reported_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        assert "cannot be written" in refused("play", "--no-browser", "--port", 0, "--data", folder)
    if os.geteuid() != 0:
        locked = tmp_path / "locked"
        locked.mkdir(mode=0o500)
        assert "cannot be written" in refused("serve", "--port", 0, "--data", locked)


@pytest.mark.parametrize("words", [["--port", "70000"], ["--keep", "0"], ["--rate", "-1"], ["--port", "x"]])
def test_wrong_options_are_refused(tmp_path: Path, words: list[str]) -> None:
    from tests.cli.shell import paddock

    ran = paddock("play", "--no-browser", "--data", tmp_path, *words)
    assert ran.code == 2 and "Traceback" not in ran.err


def test_the_local_network_is_reported() -> None:
    greeting = addresses("0.0.0.0", 8090)
    assert greeting[0] == "Paddock is at http://127.0.0.1:8090/"
    assert len(greeting) == 1 or greeting[1].startswith("On the local network: http://")
    assert addresses("::1", 8090) == ["Paddock is at http://[::1]:8090/"]


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


def test_refused_connections_log_one_line_a_second(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    brake = LogBrake(lambda: now)
    for _ in range(5):
        brake.warn("full")
    now = 1.0
    brake.warn("full")
    assert [record.getMessage() for record in caplog.records] == ["full", "full"]


def test_the_loop_may_fail_to_accept_as_often_as_it_likes(caplog: pytest.LogCaptureFixture) -> None:
    failed = Connections(Times(), 10).loop_failed
    with closing(asyncio.new_event_loop()) as loop:
        for _ in range(100):
            error = OSError(24, "Too many open files")
            failed(loop, {"message": "socket.accept() out of system resource", "exception": error})
        failed(loop, {"message": "something else"})
    said = [record.getMessage() for record in caplog.records]
    assert said == ["no connection can be accepted: [Errno 24] Too many open files", "something else"]


HANGING = """
import asyncio, time
from paddock.cli import main
from paddock.server import run, stopping
from paddock.server.directory.housekeeping import Housekeeping
stopping.StopDeadline.__init__.__defaults__ = (0.5,)

async def serve(*_):
    try:
        print("http://127.0.0.1:1/", flush=True)
        await asyncio.sleep(3600)
    finally:
        time.sleep(3600)
"""
WHILE_SERVING = "Housekeeping.stop = lambda housekeeping: asyncio.sleep(3600)"
BEFORE_UVICORN = "run._serve = serve"


@pytest.mark.parametrize("hangs", [WHILE_SERVING, BEFORE_UVICORN])
def test_a_stop_that_takes_too_long_is_cut_short(hangs: str, tmp_path: Path) -> None:
    with process(tmp_path, start=("-c", f"{HANGING}\n{hangs}\nmain()")) as server:
        if hangs == WHILE_SERVING:
            wait_until(server.answers)
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(60) == 1
        assert server.lines()[-1]["say"].startswith("stopping took more than 0.5 s")


def test_a_stop_is_a_stop(tmp_path: Path) -> None:
    """With odd connections of every kind open, all players are notified and nothing fails."""
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
