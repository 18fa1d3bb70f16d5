"""Three processes on one PostgreSQL are killed, frozen, and lose their database: nothing is lost, nobody is stuck."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from paddock.core.record import read, replayed
from paddock.games import of_record
from paddock.server.auth import action_id
from paddock.server.engine import checked_url, open_engine
from paddock.server.store import Store
from tests.conftest import Figures
from tests.postgres import PostgresServer

PROCESSES = 3
SILENCE = 6.0
"""Seconds after which a player tries another connection."""


class Servers:
    """Three processes with one port, and what is done to them."""

    def __init__(self, postgres: PostgresServer, database: str) -> None:
        self.postgres, self.database = postgres, database
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def living(self) -> list[int]:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    async def do(self, what: str, rng: random.Random, frozen: float) -> None:
        """One round."""
        if what == "database":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
            return
        while len(self.living()) < PROCESSES:
            await asyncio.sleep(0.1)
        victim = rng.choice(self.living())
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL if what == "kill" else signal.SIGSTOP)
            if what == "freeze":
                await asyncio.sleep(frozen)
                os.kill(victim, signal.SIGCONT)


@asynccontextmanager
async def running(postgres: PostgresServer, log: Path) -> AsyncIterator[Servers]:
    servers = Servers(postgres, postgres.new())
    words = ["-m", "paddock", "serve", "--rate", "0", "--port", "0", "--processes", str(PROCESSES)]
    with log.open("wb") as file:
        servers.process = await asyncio.create_subprocess_exec(
            sys.executable, *words, "--database", servers.database, stdout=subprocess.PIPE, stderr=file
        )
    assert servers.process.stdout is not None
    said = (await asyncio.wait_for(servers.process.stdout.readline(), 60)).decode()
    servers.port = int(said.strip().rstrip("/").rpartition(":")[2])
    try:
        yield servers
    finally:
        for pid in servers.living():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        servers.process.terminate()
        await servers.process.wait()


class Player(msgspec.Struct):
    """Somebody who plays the seats of people at one table after the other, through every drop."""

    servers: Servers
    cookie: str
    number: int
    pace: float
    rng: random.Random
    table: str = ""
    mine: frozenset[int] = frozenset()
    acked: dict[str, dict[int, tuple[str, int, str]]] = {}  # by table, the row of each action that was acknowledged
    pending: tuple[str, int, str] | None = None
    last: Any = None  # the last update
    count: int = 0
    version: int = -1
    moved: float = 0.0  # when the race was last seen to go on
    over: set[str] = set()

    async def play(self) -> None:
        """Races until somebody ends it."""
        while True:
            try:
                if not self.table or self.table in self.over:
                    await self.start()
                await self.drive()
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                await asyncio.sleep(0.1)

    async def start(self) -> None:
        game = ("downforce", "formula_d")[self.number % 2]
        people = 1 + self.number // 2 % 2
        seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}][:people] + [{"kind": "bot", "bot": "random"}]
        options = {"players" if game == "downforce" else "cars": len(seats)}
        wanted = {"game": game, "options": options, "seats": seats, "start": True}
        async with httpx.AsyncClient(base_url=self.servers.url, timeout=10, cookies={"paddock": self.cookie}) as http:
            answer = await http.post("/api/tables", json=wanted)
        if answer.status_code == 201:
            self.table, self.mine, self.version = answer.json()["id"], frozenset(range(people)), -1
            self.pending = None  # the last action of the race before, if its end was seen before the answer
            self.acked[self.table] = {}

    async def drive(self) -> None:
        """One connection, until it drops or the race is over."""
        address = f"ws://127.0.0.1:{self.servers.port}/ws/tables/{self.table}"
        headers = {"Cookie": f"paddock={self.cookie}"}
        async with connect(address, additional_headers=headers, open_timeout=SILENCE, close_timeout=1) as wire:
            seat = self.pending[1] if self.pending else 0
            await wire.send(json.dumps({"type": "hello", "seat": seat, "since": 0}))
            if self.pending is not None:
                await self.send(wire)
            heard, self.last = time.monotonic(), None
            while self.table not in self.over:
                try:
                    async with asyncio.timeout(2):
                        said = json.loads(await wire.recv())
                except TimeoutError:
                    if time.monotonic() - heard > SILENCE:
                        raise
                    await wire.send(json.dumps({"type": "ping", "n": 1}))
                    continue
                heard = time.monotonic()
                seat = await self.hear(wire, said, seat)

    async def hear(self, wire: Any, said: Any, seat: int) -> int:
        if said["type"] == "ack":
            assert self.pending is not None and said["id"] == self.pending[0]
            known = self.acked[self.table].setdefault(said["version"], self.pending)
            assert known == self.pending
            self.pending = None
            if self.last is not None and self.last["version"] > said["version"]:  # it had come before the answer
                seat = await self.seen(wire, self.last, seat)
        elif said["type"] == "refused":
            assert said["reason"]["id"] == "server-refused-not-stored", said
            await asyncio.sleep(0.2)
            await self.send(wire)
        elif said["type"] == "update":
            self.last = said
            seat = await self.seen(wire, said, seat)
        return seat

    async def seen(self, wire: Any, update: Any, seat: int) -> int:
        """Chooses if a seat of theirs is asked; which seat they look through."""
        if update["version"] > self.version:
            self.version, self.moved = update["version"], time.monotonic()
        if update["table"]["stage"] == "over":
            self.over.add(self.table)
        due = [at for at in update["waits"] if at in self.mine]
        if self.pending is not None or not due:
            return seat
        if seat not in due:
            await wire.send(json.dumps({"type": "hello", "seat": due[0], "since": update["version"]}))
            return int(due[0])
        if update["seat"] == seat and update["choices"]:
            await asyncio.sleep(self.rng.random() * self.pace)
            self.count += 1
            self.pending = (f"{self.count}", seat, self.rng.choice(update["choices"])["action"])
            await self.send(wire)
        return seat

    async def send(self, wire: Any) -> None:
        assert self.pending is not None
        id, seat, action = self.pending
        await wire.send(json.dumps({"type": "act", "id": id, "seat": seat, "action": action}))


async def players_of(servers: Servers, tables: int, pace: float, seed: str) -> list[Player]:
    async with httpx.AsyncClient(base_url=servers.url, timeout=30) as http:
        await http.post("/api/me", json={"name": "Ann"})
        cookie = str(http.cookies["paddock"])
    return [
        Player(servers, cookie, number, pace, random.Random(f"{seed} {number}"), acked={}, over=set())
        for number in range(tables)
    ]


async def rounds(
    servers: Servers, players: list[Player], what: list[str], rng: random.Random, frozen: float, patience: float
) -> dict[str, float]:
    """Does one thing after the other, and waits each time until every race has gone on; the longest wait for each."""
    longest: dict[str, float] = {}
    for one in what:
        await asyncio.sleep(rng.uniform(0.1, 0.6))
        done = time.monotonic()
        await servers.do(one, rng, frozen)
        behind = players
        while behind := [player for player in behind if player.moved <= done]:
            assert time.monotonic() - done < patience, f"{len(behind)} races stand still after {one}"
            await asyncio.sleep(0.05)
        took = max([player.moved for player in players]) - done
        longest[one] = max(longest.get(one, 0.0), took)
    return longest


async def check(servers: Servers, players: list[Player]) -> int:
    """Every acknowledged action is in its row and in no other, records verify, and everybody shows the same."""
    guest = players[0].cookie.partition(".")[0]
    store = Store(open_engine(checked_url(servers.database)))
    acknowledged = 0
    async with httpx.AsyncClient(base_url=servers.url, timeout=30, cookies={"paddock": players[0].cookie}) as http:
        for player in players:
            for table, acked in player.acked.items():
                rows = await store.rows_of(table)
                assert [row.seq for row in rows] == list(range(len(rows)))
                stored = {row.seq: (row.cid, row.seat, row.text) for row in rows if row.cid is not None}
                assert len({cid for cid, _, _ in stored.values()}) == len(stored)
                for version, (id, seat, action) in acked.items():
                    assert stored[version] == (action_id(guest, id), seat, action)
                acknowledged += len(acked)
                if table in player.over:
                    record = read((await http.get(f"/api/tables/{table}/record")).text)
                    replayed(of_record(record), record)
    for player in players[:4]:
        await all_show_the_same(servers, player)
    store.engine.dispose()
    return acknowledged


async def all_show_the_same(servers: Servers, player: Player) -> None:
    """Of the same version, which may go on as long as a bot has something to do."""
    shown: dict[int, set[str]] = {}
    for _ in range(3 * PROCESSES):  # each by a connection of its own, which any process may take
        async with httpx.AsyncClient(base_url=servers.url, timeout=30, cookies={"paddock": player.cookie}) as http:
            seen = (await http.get(f"/api/tables/{player.table}/view?seat=0")).json()
        owners = [(seat["kind"], seat["mine"], seat["name"]) for seat in seen["table"]["seats"]]
        shown.setdefault(seen["version"], set()).add(json.dumps([seen["view"], seen["choices"], owners]))
    assert {len(views) for views in shown.values()} == {1}


async def kill_and_check(
    postgres: PostgresServer, folder: Path, tables: int, what: list[str], frozen: float, patience: float, pace: float
) -> tuple[int, dict[str, float]]:
    rng = random.Random("kill")
    async with running(postgres, folder / "log") as servers:
        players = await players_of(servers, tables, pace, "kill")
        playing = [asyncio.create_task(player.play()) for player in players]
        longest = await rounds(servers, players, what, rng, frozen, patience)
        for task in playing:
            task.cancel()
        ended, still = await asyncio.wait(playing, timeout=30)
        assert not still
        assert [task.exception() for task in ended if not task.cancelled()] == []
        return await check(servers, players), longest


def test_killed_frozen_and_without_a_database_nothing_is_lost(postgres: PostgresServer, tmp_path: Path) -> None:
    what = ["kill", "freeze", "database", "kill"]
    acknowledged, _ = asyncio.run(kill_and_check(postgres, tmp_path, 6, what, 1.0, 120, 0.1))
    assert acknowledged > 10


@pytest.mark.slow
def test_killed_300_times(postgres: PostgresServer, tmp_path: Path, figure: Figures) -> None:
    rng = random.Random("300 rounds")
    what = ["kill"] * 276 + ["database"] * 12 + ["freeze"] * 12
    rng.shuffle(what)
    acknowledged, longest = asyncio.run(kill_and_check(postgres, tmp_path, 30, what, 15.0, 40, 1.0))
    figure("killed 300 times with three processes", f"{acknowledged} acknowledged actions, none lost")
    for name, most in (("kill", 15.0), ("freeze", 40.0), ("database", 15.0)):
        figure(f"longest wait after {name}", f"{longest[name]:.1f} s")
        assert longest[name] < most
