"""A server's memory stays flat while thousands of guests come, race briefly and leave."""

from __future__ import annotations

import itertools
import os
import random
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from paddock.track.load import builtin_files
from tests.conftest import Figures
from tests.server.process import process
from tests.server.running import Person

SECONDS = float(os.environ.get("PADDOCK_CHURN", 2 * 3600))
"""Duration of the test; the first half hour lets caches fill."""
CROWD = 4
"""People who come at the same time."""
MOVES = 12
"""Choices that each of them makes."""
GROWTH = 0.05
"""Allowed growth from the second quarter to the last, for heap fragmentation."""


def own_circuit(game: str, number: int) -> str:
    """Return a track file that no table has yet."""
    name = {"downforce": "river-station", "formula_d": "monaco"}[game]
    return builtin_files()[name].read_text(encoding="utf-8").replace(f'"{name}"', f'"own-{number}"', 1)


def visit(address: str, number: int, rng: random.Random) -> None:
    """Visit as one person, from a separate address: a race for two, a few choices, a chat message."""
    person = Person(address)
    person.http.headers["x-forwarded-for"] = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
    person.post("/api/me", {"name": f"Guest {number}"})
    game = rng.choice(("downforce", "formula_d"))
    options = {"track": own_circuit(game, number)} if number % 10 == 0 else {}
    table = person.start(game, people=2, public=number % 5 == 0, options=options)["id"]
    person.get(f"/api/tables/{table}/kernel")
    with person.socket(table, 0) as one, person.socket(table, 1) as two:
        for _ in range(MOVES):
            for seat, socket in enumerate((one, two)):
                if choices := person.update(table, seat)["choices"]:
                    socket.act(seat, rng.choice(choices)["action"])
    person.get("/api/tables")
    person.get("/api/me")
    if person.update(table)["table"]["stage"] == "racing":
        person.post(f"/api/tables/{table}/close")
    person.http.close()


def come_and_go(address: str, numbers: Iterator[int], until: float, failures: list[BaseException]) -> None:
    try:
        while time.monotonic() < until and not failures:
            number = next(numbers)
            with suppress(ConnectionClosed, httpx.TransportError):  # a busy machine may be silent for too long
                visit(address, number, random.Random(number))
    except BaseException as error:
        failures.append(error)


def test_memory_stays_flat_under_churn(tmp_path: Path, figure: Figures) -> None:
    numbers, failures, sizes = itertools.count(), list[BaseException](), list[float]()
    with process(tmp_path, "--rate", "1000") as server:
        until = time.monotonic() + SECONDS
        crowd = [
            threading.Thread(target=come_and_go, args=(server.address, numbers, until, failures)) for _ in range(CROWD)
        ]
        for one in crowd:
            one.start()
        while any(one.is_alive() for one in crowd):
            time.sleep(SECONDS / 200)
            sizes.append(server.memory())
        assert not failures, failures[0]
        assert httpx.get(f"{server.address}/healthz").status_code == 200
    quarter = len(sizes) // 4
    early, late = max(sizes[quarter : 2 * quarter]), max(sizes[-quarter:])
    figure("churn", f"{next(numbers):,} visits in {SECONDS / 60:.0f} minutes: {early:.0f} MiB, then {late:.0f} MiB")
    assert late < early * (1 + GROWTH)
