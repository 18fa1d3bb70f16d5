"""`paddock play` and `paddock serve` as commands: where they are, one sentence for what cannot be, a clean stop."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from paddock.server.run import addresses
from paddock.server.storage.migrate import FILE
from tests.cli.shell import refused
from tests.server.running import Person, wait_until


class Started:
    """`paddock WORDS` in a process of its own."""

    def __init__(self, *words: object, data: Path) -> None:
        command = [sys.executable, "-m", "paddock", *map(str, words), "--port", "0", "--data", str(data)]
        pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen(command, text=True, **pipes)  # type: ignore[call-overload]
        self.greeting = self.process.stdout.readline()
        assert self.greeting.startswith("Paddock is at http://127.0.0.1:"), self.greeting
        self.url = self.greeting.split()[-1].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGINT) -> tuple[int, str, str]:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@pytest.fixture
def started(tmp_path: Path) -> Iterator[Started]:
    running = Started("serve", data=tmp_path)
    yield running
    running.process.kill()
    running.process.communicate()


def test_play_says_where_it_is_and_ctrl_c_stops_it(tmp_path: Path) -> None:
    running = Started("play", "--no-browser", data=tmp_path)
    assert running.process.stdout.readline() == "Ctrl-C stops it; every move is saved.\n"
    ann = Person(running.url, "Ann")
    table = ann.start("formula_d")["id"]
    with ann.socket(table, 0) as watching:
        assert watching.last["view"]
        code, out, err = running.stop()
    assert (code, out) == (0, "")
    assert "Traceback" not in err and "Error" not in err
    assert (tmp_path / FILE).exists()


def test_play_opens_the_browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, opened = tmp_path / "browser.py", tmp_path / "opened"
    script.write_text(f"import sys; open({str(opened)!r}, 'w').write(sys.argv[1])", encoding="utf-8")
    monkeypatch.setenv("BROWSER", f"{sys.executable} {script} %s")
    running = Started("play", data=tmp_path / "data")
    wait_until(lambda: opened.exists() and opened.read_text(encoding="utf-8"))
    assert opened.read_text(encoding="utf-8") == f"{running.url}/"
    assert running.stop()[0] == 0


def test_serve_tells_health_and_figures_and_logs_json(started: Started) -> None:
    assert httpx.get(f"{started.url}/healthz").text == "ok\n"
    ann = Person(started.url, "Ann")
    ann.start("formula_d")
    figures = httpx.get(f"{started.url}/metrics").text
    assert 'paddock_tables{stage="racing"} 1.0' in figures
    for name in ("paddock_sockets", "paddock_rows_total", "paddock_bot_faults", "paddock_action_seconds_bucket"):
        assert name in figures
    code, _, err = started.stop(signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in err.splitlines()]
    assert lines and all({"at", "level", "part", "say"} <= set(line) for line in lines)
    assert ann.cookie not in err and ann.id not in err


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        said = refused("play", "--no-browser", "--port", port, "--data", tmp_path)
        assert said == f"cannot listen on 127.0.0.1:{port}: port {port} is taken; choose another with --port or --host"


def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    assert "cannot listen on 192.0.2.1" in refused("play", "--host", "192.0.2.1", "--no-browser", "--data", tmp_path)


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
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


def test_the_local_network_is_told() -> None:
    greeting = addresses("0.0.0.0", 8090)
    assert greeting[0] == "Paddock is at http://127.0.0.1:8090/"
    assert len(greeting) == 1 or greeting[1].startswith("On the local network: http://")
    assert addresses("::1", 8090) == ["Paddock is at http://[::1]:8090/"]
