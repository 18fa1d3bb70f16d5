"""The server is killed at random moments under load: what it acknowledged is there, once, in order."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from paddock.core.record import read, replayed
from paddock.games import of_record
from paddock.server.storage.engine import open_engine
from paddock.server.storage.store import Store
from paddock.table.people.guest import action_id
from paddock.table.store import Row


class Acknowledged(msgspec.Struct):
    """What a player was acked to be stored: which row has which action."""

    rows: dict[int, tuple[str, int, str]] = {}  # version: (client id, seat, action)
    pending: tuple[str, int, str] | None = None  # sent, and not yet answered
    count: int = 0
    over: bool = False


class Server:
    """A server in a process of its own, which may die at any time and comes again at the same place."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        words = ["-m", "paddock", "serve", "--rate", "0", "--port", str(self.port), "--data", str(self.data)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        assert self.process.stdout is not None
        acked = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        self.port = int(acked.strip().rstrip("/").rpartition(":")[2])

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()


@asynccontextmanager
async def running(data: Path) -> AsyncIterator[Server]:
    server = Server(data)
    await server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.returncode is None:
            await server.kill()


async def drive(server: Server, cookie: str, table: str, acked: Acknowledged, rng: random.Random, pace: float) -> None:
    """Plays all seats of a table, through every drop, until the race is over. What was not answered is sent again."""
    while not acked.over:
        try:
            address = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
            async with connect(address, additional_headers={"Cookie": f"paddock={cookie}"}) as wire:
                await drive_once(wire, acked, rng, pace)
        except (OSError, WebSocketException, TimeoutError):
            await asyncio.sleep(0.05)


async def drive_once(wire: Any, acked: Acknowledged, rng: random.Random, pace: float) -> None:
    seat, seen = 0, -1
    last: Any = {"version": -1}
    await wire.send(json.dumps({"type": "hello", "seat": seat, "since": 0}))
    if acked.pending is not None:
        await send(wire, acked.pending)
    while True:
        said = json.loads(await asyncio.wait_for(wire.recv(), 20))
        if said["type"] == "ack":
            assert acked.pending is not None and said["id"] == acked.pending[0]
            assert acked.rows.setdefault(said["version"], acked.pending) == acked.pending
            acked.pending, seen = None, said["version"]
        elif said["type"] == "update":
            last = said
        else:
            raise AssertionError(said)
        if acked.pending is not None or last["version"] <= seen:
            continue
        if last["table"]["stage"] == "over":
            acked.over = True
            return
        if seat not in last["waits"]:
            seat, seen = last["waits"][0], last["version"] - 1
            await wire.send(json.dumps({"type": "hello", "seat": seat, "since": last["version"]}))
        elif last["seat"] == seat:
            await asyncio.sleep(rng.random() * pace)
            acked.count += 1
            acked.pending = (f"{acked.count}", seat, rng.choice(last["choices"])["action"])
            await send(wire, acked.pending)


async def send(wire: Any, action: tuple[str, int, str]) -> None:
    await wire.send(json.dumps({"type": "act", "id": action[0], "seat": action[1], "action": action[2]}))


async def kill_and_check(folder: Path, tables: int, kills: int, seed: str, pace: float) -> int:
    """How many actions were acknowledged in all; fails if one of them is not where it was said to be."""
    rng = random.Random(seed)
    acked: dict[str, Acknowledged] = {}
    async with running(folder) as server:
        base = f"http://127.0.0.1:{server.port}"
        async with httpx.AsyncClient(base_url=base, timeout=30) as http:
            await http.post("/api/me", json={"name": "Ann"})
            cookie = str(http.cookies["paddock"])
            guest = cookie.partition(".")[0]
            for number in range(tables):
                game = ("downforce", "formula_d")[number % 2]
                seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
                options = {"players" if game == "downforce" else "cars": 2}
                wanted = {"game": game, "options": options, "seats": seats, "start": True}
                acked[(await http.post("/api/tables", json=wanted)).json()["id"]] = Acknowledged(rows={})
        players = [
            asyncio.create_task(drive(server, cookie, table, acked[table], random.Random(f"{seed} {n}"), pace))
            for n, table in enumerate(acked)
        ]
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.gather(*[player for player in players if player.done()])  # if one has failed, it is acked
            assert not all(player.done() for player in players)
            await server.kill()
            await check_rows(folder, acked, guest)
            await server.start()
        await asyncio.wait_for(asyncio.gather(*players), 120)
        async with httpx.AsyncClient(base_url=base, timeout=30, cookies={"paddock": cookie}) as http:
            for table in acked:
                record = read((await http.get(f"/api/tables/{table}/record")).text)
                assert record.result is not None
                replayed(of_record(record), record)
        await server.kill()
    await check_rows(folder, acked, guest)
    return sum(len(one.rows) for one in acked.values())


async def check_rows(folder: Path, acked: dict[str, Acknowledged], guest: str) -> None:
    """Every acknowledged action is in its row, and in no other; the rows have no gap."""
    store = Store(open_engine(f"sqlite:///{folder / 'paddock.db'}"))
    for table, one in acked.items():
        rows: list[Row] = await store.rows_of(table)
        assert [row.seq for row in rows] == list(range(len(rows)))
        stored = {row.seq: (row.cid, row.seat, row.text) for row in rows if row.cid is not None}
        assert len({cid for cid, _, _ in stored.values()}) == len(stored)
        for version, action in one.rows.items():
            assert stored[version] == as_stored(guest, action)
        unknown = {action for seq, action in stored.items() if seq not in one.rows}
        if unknown:  # stored, and killed before the answer
            assert one.pending is not None and unknown == {as_stored(guest, one.pending)}
    store.engine.dispose()


def as_stored(guest: str, action: tuple[str, int, str]) -> tuple[str, int, str]:
    """An action as its row has it: the id is the guest's alone."""
    return action_id(guest, action[0]), action[1], action[2]


def test_killed_under_load_nothing_is_lost(tmp_path: Path) -> None:
    assert asyncio.run(kill_and_check(tmp_path, tables=4, kills=2, seed="quick", pace=0.05)) > 50
