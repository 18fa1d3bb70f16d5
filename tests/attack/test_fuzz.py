"""100,000 messages and calls, mostly invalid: each is answered with its error, and the server stays healthy."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from tests.attack import fuzz
from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person

AT_ONCE = 8
Run = Callable[[Random], Awaitable[int]]


async def repeat(run: Run, count: int, seed: str) -> int:
    """Do something, several at a time, until this many messages were sent."""
    sent = 0

    async def work(number: int) -> None:
        nonlocal sent
        rng = Random(f"{seed} {number}")
        while sent < count:
            more = await run(rng)
            sent += more

    await asyncio.gather(*[work(number) for number in range(AT_ONCE)])
    return sent


def attack(server: ServerProcess, messages: int, made: int) -> tuple[Counter[str], Counter[str], int]:
    """How sockets and calls ended, and how many messages were sent in total."""
    ann = Person(server.address, "Ann")
    tables = [ann.start(people=2)["id"], ann.start("formula_d", people=2)["id"], ann.make()["id"]]
    sockets: Counter[str] = Counter()
    calls: Counter[str] = Counter()
    sent = asyncio.run(
        repeat(
            lambda rng: fuzz.socket_messages(server.host, rng.choice(tables), ann.cookie, rng, sockets),
            messages,
            "sockets",
        )
    )
    sent += asyncio.run(
        repeat(lambda rng: fuzz.calls(server.host, tables, ann.cookie, rng, calls), made, "calls"),
    )
    table = ann.start(people=2)["id"]  # and a race works as if nothing had happened
    with ann.socket(table, 0) as socket:
        assert socket.act(0, socket.last["choices"][0]["action"])["type"] == "ack"
    return sockets, calls, sent


def check(server: ServerProcess, sockets: Counter[str], calls: Counter[str]) -> None:
    assert server.failures() == []
    assert sockets["pong"] + sockets["4400"] and not sockets["1011"]
    assert sockets["waits"] < sockets.total() / 10
    assert calls["200"] and calls["400"] and calls["404"]
    assert not [code for code in calls if code.startswith("5") and code != "503"], calls
    assert calls["503"] < calls.total() / 50, "one or two hints or pictures at once too many: it says that it is busy"


@pytest.mark.quick
def test_odd_messages_and_calls(tmp_path: Path) -> None:
    with process(tmp_path, "--rate", "0") as server:
        sockets, calls, _ = attack(server, 200, 150)
        check(server, sockets, calls)


def test_100_000_messages_and_calls(tmp_path: Path, figure: Figures) -> None:
    with process(tmp_path, "--rate", "0") as server:
        before, began = server.memory(), time.monotonic()
        sockets, calls, sent = attack(server, 60_000, 40_000)
        figure("fuzz", f"{sent:,} messages and calls in {time.monotonic() - began:.0f} s, no failure")
        figure("fuzz, sockets", dict(sockets.most_common()))
        figure("fuzz, calls", dict(calls.most_common()))
        figure("fuzz, memory", f"{before:.0f} MiB before, {server.memory():.0f} after")
        check(server, sockets, calls)
        assert sockets["pong"] and sockets["4400"]
        assert sent >= 100_000
        assert server.memory() < 400
