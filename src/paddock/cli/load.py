"""`paddock load`: how many tables a server can handle, measured over real sockets."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import msgspec
import typer
from msgspec.structs import replace

from paddock.cli.bench import calibrate
from paddock.cli.setup import AsJson
from paddock.client.calls import Calls
from paddock.core.errors import BadOptions
from paddock.games import load as load_game
from paddock.games import names
from paddock.load.generator import Load
from paddock.server.net.machine import raise_file_limit

if TYPE_CHECKING:
    from paddock.load.report import LoadReport


def load(
    tables: Annotated[int, typer.Option(min=1, max=5000, help="The number of tables.")] = 50,
    seconds: Annotated[float, typer.Option(min=1, max=86400, help="How long to measure.")] = 10.0,
    pace: Annotated[float, typer.Option(min=0, help="Seconds between a table's actions; 0: no pause.")] = 2.0,
    people: Annotated[int, typer.Option(min=2, max=6, help="Players per table, each with a socket.")] = 2,
    game: Annotated[str | None, typer.Option(help="Which game; all of them in turn if left out.")] = None,
    url: Annotated[
        list[str] | None,
        typer.Option(
            help="A running server on this machine, started with --rate 0; a new one if left out. "
            "Several with one database: each table is raced at one of them, as by a proxy that hashes."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Load a server with random players: actions per second, latencies, memory, errors."""
    games = names() if game is None else (load_game(game).name,)
    raise_file_limit(tables * people + 200)
    with nullcontext(url) if url else own_server() as addresses:
        calls = Calls(*map(checked, addresses))
        found = asyncio.run(Load(calls, games, tables, people, pace).run(seconds))
    found = replace(found, calibration=round(median(calibrate() for _ in range(3))))
    print(json.dumps(msgspec.to_builtins(found), indent=2) if as_json else as_lines(found))


def checked(url: str) -> str:
    """Check that a server's address is on this machine, and return it."""
    parts = urlsplit(url)
    try:
        here = parts.hostname == "localhost" or ipaddress.ip_address(parts.hostname or "").is_loopback
    except ValueError:
        here = False
    if parts.scheme != "http" or not here:
        raise BadOptions(f"{url} is not on this machine; --url takes an address such as http://127.0.0.1:8090")
    return f"http://{parts.netloc}"


@contextmanager
def own_server() -> Iterator[list[str]]:
    """Run a server without limits on a free port, in a temporary folder."""
    with TemporaryDirectory(prefix="paddock-load-") as folder:
        command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--rate", "0", "--data", folder]
        log = Path(folder) / "log"
        with log.open("wb") as file:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=file, text=True)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            if not line.startswith("Paddock is at "):
                raise BadOptions(f"the server did not start: {log.read_text().strip()[-300:]}")
            yield [line.split()[-1].rstrip("/")]
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def as_lines(found: LoadReport) -> str:
    """Return the figures as lines of text."""
    figures = (
        ("actions a second", found.actions_per_second),
        ("rows a second", found.rows_per_second),
        ("commits a second", found.commits_per_second),
        ("updates a second", found.updates_per_second),
        ("races ended", found.races_ended),
        ("server: memory in MB", found.server_memory_mb),
        ("server: cores used", found.server_cpu),
        ("load: cores used", found.load_cpu),
        ("other programs: cores used", found.others_cpu),
        ("server: CPU ms an action", found.server_cpu_ms_per_action),
        ("calibration: turns of a plain loop", found.calibration),
    )
    lines = [f"{found.tables} tables of {found.people} people for {found.seconds} s, pace {found.pace:g} s"]
    lines += [f"{name:<36}{value:>14,}" for name, value in figures if value is not None]
    lines.append(f"{'milliseconds':<36}{'p50':>8}{'p95':>8}{'p99':>8}{'max':>8}")
    for name, times in (("action to ack", found.action_to_ack_ms), ("action to update", found.action_to_update_ms)):
        if times is not None:
            lines.append(f"{name:<36}{times.p50:>8}{times.p95:>8}{times.p99:>8}{times.max:>8}")
    lines.append("errors" if found.errors else "no errors")
    lines += [f"  {count} × {what}" for what, count in found.errors.items()]
    return "\n".join(lines)
