"""Connections that do not read or send, are too many, or all send at once: others do not wait, and they are dropped."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.frames import Opcode

from tests.attack.fuzz import status
from tests.attack.stalls import ATTACKER, NO_PROXY, at_once, attacker, measured
from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person, wait_until
from tests.server.wire import deaf, dial, masked


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerProcess]:
    with process(tmp_path, "--proxy", NO_PROXY) as server:
        yield server


def left(server: ServerProcess) -> float:
    """Return the number of open connections besides the caller's."""
    return server.figure("paddock_connections") - 1


def test_clients_that_do_not_read(limited: ServerProcess, figure: Figures) -> None:
    table = attacker(limited).start("formula_d", people=2, players=2)["id"]
    with ExitStack() as stack:
        with measured(limited, "150 that do not read", figure):
            for _ in range(150):
                stack.enter_context(deaf(limited.host, table, ATTACKER))
            time.sleep(3)
        wait_until(lambda: left(limited) < 20, timeout=60)  # they still do not read, and are gone


def test_floods_of_pings_from_clients_that_do_not_read(limited: ServerProcess, figure: Figures) -> None:
    table = attacker(limited).start()["id"]
    pings = masked(Opcode.PING, b"x" * 125) * 100

    def flood(_: int) -> None:
        with deaf(limited.host, table, ATTACKER) as raw, suppress(OSError):
            raw.settimeout(2)
            until = time.monotonic() + 5
            while time.monotonic() < until:
                raw.send(pings)

    with measured(limited, "20 floods of pings", figure):
        at_once(20, flood)


SLOW = {
    "heads": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "bodies": b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n",
}


@pytest.mark.parametrize(("what", "patience"), [("heads", 10), ("bodies", 30)])
def test_slow_senders(limited: ServerProcess, figure: Figures, what: str, patience: int) -> None:
    stop = threading.Event()

    def dribble(raw: Any) -> None:
        while not stop.wait(1):
            with suppress(OSError):
                raw.sendall(b"x")

    with ExitStack() as stack:
        began = time.monotonic()
        with measured(limited, f"150 slow {what}", figure):
            opened = [stack.enter_context(dial(limited.port, ATTACKER)) for _ in range(150)]
            for raw in opened:
                raw.sendall(SLOW[what])
            writers = [threading.Thread(target=dribble, args=(raw,)) for raw in opened[:20]]
            for writer in writers:
                writer.start()
            time.sleep(3)
        wait_until(lambda: left(limited) < 20, timeout=patience + 20)
        figure(f"slow {what} are gone", f"after {time.monotonic() - began:.0f} s")
        stop.set()
        for writer in writers:
            writer.join()


def test_more_connections_than_files(tmp_path: Path, figure: Figures) -> None:
    """820 idle connections of ten addresses to a server that may open 400 files."""
    with process(tmp_path, "--proxy", NO_PROXY, files=400) as server, ExitStack() as stack:
        ann = Person(server.address, "Ann")
        table = ann.start(people=2)["id"]
        socket = stack.enter_context(ann.socket(table, 0))
        with measured(server, "820 idle connections, 400 files", figure):
            for number in range(820):
                with suppress(OSError):
                    stack.enter_context(dial(server.port, f"127.0.1.{number % 10}"))
            action = socket.last["choices"][0]["action"]
            assert socket.act(0, action)["type"] == "ack"
        stack.close()
        wait_until(server.answers)
        figure("log of it", f"{server.log.stat().st_size / 1000:.0f} KB")
        assert server.log.stat().st_size < 200_000


CROWD, SECONDS = 190, 5.0


async def listen(wire: ClientConnection, heard: list[int]) -> None:
    with suppress(WebSocketException):
        async for said in wire:
            heard.append(len(said))


async def greet(server: ServerProcess, eve: Person, table: str, heard: list[int]) -> None:
    """Ask for everything over a socket, again and again."""
    address, headers = f"ws://{server.host}/ws/tables/{table}", {"Cookie": f"paddock={eve.cookie}"}
    until = time.monotonic() + SECONDS
    with suppress(WebSocketException, OSError):
        async with connect(address, additional_headers=headers, local_addr=(ATTACKER, 0), max_queue=None) as wire:
            listening = asyncio.create_task(listen(wire, heard))
            while time.monotonic() < until:
                await wire.send(json.dumps({"type": "hello", "seat": 0, "since": 0}))
                await asyncio.sleep(0.1)
            listening.cancel()


async def call(server: ServerProcess, eve: Person, table: str, heard: list[int]) -> None:
    """Ask for everything ten times over one connection, each time after the previous answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(ATTACKER, 0))
    head = (
        f"GET /api/tables/{table}/view?seat=0 HTTP/1.1\r\nHost: {server.host}\r\nCookie: paddock={eve.cookie}\r\n\r\n"
    )
    with suppress(OSError, asyncio.IncompleteReadError):
        for _ in range(10):
            writer.write(head.encode())
            heard.append(int(await status(reader, without_body=False)))
    writer.close()


Member = Callable[[ServerProcess, Person, str, list[int]], Awaitable[None]]


@pytest.mark.parametrize(("member", "what"), [(greet, "sockets of one seat that say hello"), (call, "calls at once")])
def test_a_crowd_of_one_address(limited: ServerProcess, figure: Figures, member: Member, what: str) -> None:
    eve = attacker(limited)
    table = eve.start("formula_d", people=2, players=10, options={"track": "lantern-city"})["id"]
    heard: list[int] = []

    async def crowd() -> None:
        await asyncio.gather(*[member(limited, eve, table, heard) for _ in range(CROWD)])

    with measured(limited, f"{CROWD} {what}", figure):
        asyncio.run(crowd())
    assert len(heard) > CROWD
