"""Crowds: hundreds of connections of one address that all speak in the same moment."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.attack.fuzz import status
from tests.attack.stalls import ATTACKER, NO_PROXY, attacker, measured
from tests.conftest import Figures
from tests.server.process import ServerProcess, process
from tests.server.running import Person

CROWD, SECONDS = 190, 5.0


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerProcess]:
    with process(tmp_path, "--proxy", NO_PROXY) as server:
        yield server


async def listen(wire: ClientConnection, heard: list[int]) -> None:
    with suppress(WebSocketException):
        async for said in wire:
            heard.append(len(said))


async def greet(server: ServerProcess, eve: Person, table: str, heard: list[int]) -> None:
    """A socket that asks for everything, again and again."""
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
    """A connection that asks for everything ten times, each time as soon as it was answered."""
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
