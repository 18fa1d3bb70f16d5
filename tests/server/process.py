"""A server in a separate process, started as an operator does, with its log and its memory."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx


class ServerProcess:
    """A server started by a command, with its state."""

    def __init__(self, process: subprocess.Popen[str], address: str, log: Path) -> None:
        self.process = process
        self.address = address
        self.log = log
        self.host = address.rpartition("/")[2]
        self.port = int(address.rpartition(":")[2])

    def lines(self) -> list[dict[str, Any]]:
        """The lines of its log."""
        return [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def failures(self) -> list[str]:
        """Unexpected errors in its log."""
        return [line["error"] for line in self.lines() if "error" in line]

    def figure(self, name: str) -> float:
        """One of its metrics."""
        text = httpx.get(f"{self.address}/metrics", timeout=60).text
        return float(next(line.split()[-1] for line in text.splitlines() if line.startswith(f"{name} ")))

    def memory(self) -> float:
        """Return its memory in MiB, even while it accepts no connection."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:"))) / 1024

    def answers(self) -> bool:
        """Whether it answers a new client now."""
        with suppress(httpx.HTTPError):
            return httpx.get(f"{self.address}/healthz").status_code == 200
        return False


@contextmanager
def process(
    folder: Path,
    *words: object,
    files: int | None = None,
    start: tuple[str, ...] = ("-m", "paddock"),
    what: str = "serve",
    data: bool = True,
    python: str = sys.executable,
) -> Iterator[ServerProcess]:
    """Starts a server with these options and ends it; `files`: how many it may have open at most.

    Without `data` it has no folder: the options name a database.
    """
    log = folder / "log"
    command = [python, *start, what, "--port", "0", *map(str, words)]
    command += ["--data", str(folder / "data")] if data else []

    def limit() -> None:
        if files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))

    with log.open("ab") as file:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True, preexec_fn=limit)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        assert said, log.read_text(encoding="utf-8")
        yield ServerProcess(server, said.split()[-1].rstrip("/"), log)
    finally:
        server.kill()
        server.communicate()
