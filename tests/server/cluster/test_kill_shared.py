"""Three processes on one PostgreSQL are killed, frozen, and disconnected: nothing is lost, and races continue.

At half of the tables two guests race each other, each over a connection that any process may have accepted.
"""

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
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from paddock.core.record import read, replayed
from paddock.fair import check_luck, hash_of, prove, race_seed, read_luck
from paddock.games import of_record
from paddock.server.storage.engine import checked_url, open_engine
from paddock.server.storage.store import Store
from paddock.table.people.guest import action_id, fingerprint
from tests.conftest import Figures
from tests.postgres import PostgresServer

PROCESSES = 3
SILENCE = 6.0
"""Seconds after which a player tries another connection."""
TRIES = 5
"""Attempts of two players to connect to different processes before they settle for one."""
AGREED = 30.0
"""Seconds in which all processes must agree, once all players have stopped."""


class Target:
    """A server that dies and comes back on its port."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, *words: str) -> None:
        command = ["-m", "paddock", "serve", "--rate", "0", "--port", str(self.port), *words]
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        said = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode()
        self.port = int(said.strip().rstrip("/").rpartition(":")[2])

    def serves(self, port: int) -> int:
        """The process that accepted the connection from this local port; 0 if it is not known."""
        return 0


class Servers(Target):
    """Three processes on one port."""

    def __init__(self, postgres: PostgresServer, log: Path) -> None:
        super().__init__(log)
        self.postgres, self.database = postgres, postgres.new()

    def living(self) -> list[int]:
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def serving(self) -> list[int]:
        """Return the serving processes: one waiting to be started has no threads."""
        return [pid for pid in self.living() if len(list(Path(f"/proc/{pid}/task").glob("*"))) > 1]

    async def all_serving(self) -> list[int]:
        while len(found := self.serving()) < PROCESSES:
            await asyncio.sleep(0.1)
        return found

    def serves(self, port: int) -> int:
        """The process that accepted the connection from this local port; 0 if it is gone."""
        ends = f":{self.port:04X}", f":{port:04X}"
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()]
        sockets = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(ends[0]) and line[2].endswith(ends[1])}
        for pid in self.living():
            for file in Path(f"/proc/{pid}/fd").glob("*"):
                with suppress(OSError):
                    if os.readlink(file) in sockets:
                        return pid
        return 0

    async def do(self, what: str, rng: random.Random, frozen: float) -> None:
        """Cause one failure."""
        if what == "database":
            await asyncio.to_thread(self.postgres.stop)
            await asyncio.to_thread(self.postgres.start)
            return
        victim = rng.choice(await self.all_serving())
        with suppress(ProcessLookupError):
            os.kill(victim, signal.SIGKILL if what == "kill" else signal.SIGSTOP)
            if what == "freeze":
                await asyncio.sleep(frozen)
                os.kill(victim, signal.SIGCONT)


@asynccontextmanager
async def running(postgres: PostgresServer, log: Path) -> AsyncIterator[Servers]:
    servers = Servers(postgres, log)
    await servers.start("--processes", str(PROCESSES), "--database", servers.database)
    assert servers.process is not None
    try:
        yield servers
    finally:
        for pid in servers.living():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
        servers.process.terminate()
        await servers.process.wait()


class Player(msgspec.Struct):
    """A client that plays people's seats, table after table, and reconnects after every drop."""

    servers: Target
    cookie: str
    number: int  # of the tables where they race
    pace: float
    rng: random.Random
    leads: bool = True  # makes the tables and starts the races
    partner: Player | None = None  # the other player at the table
    table: str = ""
    started: str = ""  # the table whose race they have started
    mine: frozenset[int] = frozenset()
    acked: dict[str, dict[int, tuple[str, int, str]]] = {}  # by table, the row of each action that was acknowledged
    pending: tuple[str, int, str] | None = None
    last: Any = None  # the last update
    count: int = 0
    version: int = -1
    moved: float = 0.0  # when the race last made progress
    over: set[str] = set()
    process: int = 0  # the process that accepted their connection
    apart: set[str] = set()  # tables at which the partner was connected to another process
    tries: int = 0  # connections at this table still to be dropped if the partner is at the same process

    @property
    def guest(self) -> str:
        return self.cookie.partition(".")[0]

    async def play(self) -> None:
        """Race until the task is cancelled."""
        while True:
            try:
                if self.leads:
                    await self.start()
                else:
                    await self.sit()
                await self.drive()
            except (OSError, WebSocketException, TimeoutError, httpx.HTTPError):
                await asyncio.sleep(0.1)
            finally:
                self.process = 0

    async def post(self, path: str, body: Any) -> httpx.Response:
        """Make a call; 409 means that it was done earlier and the answer was lost."""
        cookies = {"paddock": self.cookie}
        async with httpx.AsyncClient(base_url=self.servers.url, timeout=10, cookies=cookies) as http:
            answer = await http.post(path, json=body)
        if answer.status_code >= 500:
            answer.raise_for_status()
        assert answer.status_code in (200, 201, 409), answer.text
        return answer

    async def start(self) -> None:
        """Start a race with a seat for the partner, unless one is under way."""
        if not self.table or self.table in self.over:
            game = ("downforce", "formula_d")[self.number % 2]
            second = {"kind": "here", "name": "Bea"} if self.partner is None else {"kind": "open"}
            seats = [{"kind": "me"}, second, {"kind": "bot", "bot": "random"}]
            options = {"players" if game == "downforce" else "cars": len(seats)}
            wanted = {"game": game, "options": options, "seats": seats, "start": self.partner is None}
            self.come_to((await self.post("/api/tables", wanted)).json()["id"], *range(1 + (self.partner is None)))
        if self.partner is not None and self.started != self.table:
            while self.partner.table != self.table:
                await asyncio.sleep(0.02)
            await self.post(f"/api/tables/{self.table}/start", {})
            self.started = self.table

    async def sit(self) -> None:
        """Take the second seat at the partner's newest table."""
        assert self.partner is not None
        while self.partner.table in self.over or not self.partner.table:
            await asyncio.sleep(0.02)
        if self.table != (table := self.partner.table):
            await self.post(f"/api/tables/{table}/sit", {"seat": 1})
            self.come_to(table, 1)

    def come_to(self, table: str, *seats: int) -> None:
        self.table, self.mine, self.version = table, frozenset(seats), -1
        self.pending = None  # the last race's final action, if its end came before the answer
        self.acked[table] = {}
        self.tries = 0 if self.leads else TRIES

    def is_apart(self, port: int) -> bool:
        """Return whether the partner is connected to a different process than this local port."""
        self.process, other = self.servers.serves(port), self.partner
        return other is not None and other.table == self.table and 0 != self.process != other.process != 0

    async def drive(self) -> None:
        """Play over one connection until it drops or the race is over."""
        address = f"ws://127.0.0.1:{self.servers.port}/ws/tables/{self.table}"
        headers = {"Cookie": f"paddock={self.cookie}"}
        async with connect(address, additional_headers=headers, open_timeout=SILENCE, close_timeout=1) as wire:
            if self.is_apart(wire.local_address[1]):
                self.apart.add(self.table)
            elif self.tries:
                self.tries -= 1
                return
            seat = self.pending[1] if self.pending else min(self.mine)
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
            if self.last is not None and self.last["version"] > said["version"]:  # it came before the answer
                seat = await self.seen(wire, self.last, seat)
        elif said["type"] == "refused":
            assert said["reason"]["id"] in ("server-refused-not-stored", "server-refused-uncertain"), said
            await asyncio.sleep(0.2)
            await self.send(wire)
        elif said["type"] == "update":
            self.last = said
            seat = await self.seen(wire, said, seat)
        return seat

    async def seen(self, wire: Any, update: Any, seat: int) -> int:
        """Choose if one of the player's seats is asked; return the seat whose view is shown."""
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

    def stands(self) -> str:
        """Describe the player's state, to explain why a race does not go on."""
        waits = None if self.last is None else self.last["waits"]
        return f"{fingerprint(self.table)} at {self.version} waits for {waits}, not {sorted(self.mine)}: {self.pending}"

    async def send(self, wire: Any) -> None:
        assert self.pending is not None
        id, seat, action = self.pending
        await wire.send(json.dumps({"type": "act", "id": id, "seat": seat, "action": action}))


async def player_of(servers: Target, number: int, name: str, pace: float, seed: str, leads: bool = True) -> Player:
    """Make a new guest."""
    async with httpx.AsyncClient(base_url=servers.url, timeout=30) as http:
        await http.post("/api/me", json={"name": name})
        cookie = str(http.cookies["paddock"])
    rng = random.Random(f"{seed} {number} {name}")
    return Player(servers, cookie, number, pace, rng, leads, acked={}, over=set(), apart=set())


async def players_of(servers: Servers, tables: int, pace: float, seed: str) -> list[Player]:
    """Make two guests with a connection each at half of the tables or more, and one with two seats at the others."""
    found = []
    for number in range(tables):
        found.append(await player_of(servers, number, "Ann", pace, seed))
        if number // 2 % 2 == 0:
            found.append(await player_of(servers, number, "Bob", pace, seed, leads=False))
            found[-2].partner, found[-1].partner = found[-1], found[-2]
    return found


async def rounds(
    servers: Servers, players: list[Player], what: list[str], rng: random.Random, frozen: float, patience: float
) -> dict[str, float]:
    """Cause failures one by one, waiting each time until every race has continued; return the longest waits."""
    longest: dict[str, float] = {}
    while any([player.moved == 0 for player in players]):  # all have come
        await asyncio.sleep(0.05)
    for one in what:
        await asyncio.sleep(rng.uniform(0.1, 0.6))
        done = time.monotonic()
        await servers.do(one, rng, frozen)
        behind = players
        while behind := [player for player in behind if player.moved <= done]:
            assert time.monotonic() - done < patience, (one, [player.stands() for player in behind])
            await asyncio.sleep(0.05)
        took = max([player.moved for player in players]) - done
        longest[one] = max(longest.get(one, 0.0), took)
    return longest


class Window:
    """A connection to one certain process."""

    def __init__(self, servers: Servers, process: int, http: httpx.AsyncClient) -> None:
        self.servers, self.process, self.http = servers, process, http
        self._port = 0

    async def open(self) -> None:
        """Connect while the other processes are frozen."""
        others = [pid for pid in await self.servers.all_serving() if pid != self.process]
        for pid in others:
            os.kill(pid, signal.SIGSTOP)
        try:
            self._port = port_of(await self.http.get("/assets/nothing"))  # without asking the database
        finally:
            for pid in others:
                os.kill(pid, signal.SIGCONT)
        assert self.servers.serves(self._port) == self.process

    async def look(self, player: Player, table: str) -> Any:
        """Return the view of a player at this process."""
        path, headers = f"/api/tables/{table}/view?seat={min(player.mine)}", {"Cookie": f"paddock={player.cookie}"}
        while port_of(answer := await self.http.get(path, headers=headers)) != self._port:
            await self.open()  # it was closed, so another process may have answered
        assert answer.status_code == 200, answer.text
        return answer.json()


def port_of(answer: httpx.Response) -> int:
    """The local port of the connection."""
    port: int = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
    return port


@asynccontextmanager
async def windows(servers: Servers) -> AsyncIterator[list[Window]]:
    """Open a connection to each process."""
    async with AsyncExitStack() as stack:
        found = []
        for process in await servers.all_serving():
            limits = httpx.Limits(max_connections=1)
            http = httpx.AsyncClient(base_url=servers.url, timeout=30, limits=limits)
            found.append(Window(servers, process, await stack.enter_async_context(http)))
            await found[-1].open()
        yield found


async def check(servers: Servers, players: list[Player]) -> int:
    """Check that acknowledged actions are in their rows, that all processes agree, and that records verify."""
    store = Store(open_engine(checked_url(servers.database)))
    acknowledged = 0
    async with windows(servers) as found:
        for player in players:
            for table in player.acked:
                acknowledged += await check_rows(store, player, table)
                await all_show_the_same(found, player, table)
    for player in players:
        for table in player.acked if player.leads else ():
            await check_record(player, table)
    store.engine.dispose()
    return acknowledged


async def check_rows(store: Store, player: Player, table: str) -> int:
    """Check that a table's rows hold all actions acknowledged to a player; return their number."""
    rows = await store.rows_of(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    stored = {row.seq: (row.cid, row.seat, row.text) for row in rows if row.cid is not None}
    assert len({cid for cid, _, _ in stored.values()}) == len(stored)
    for version, (id, seat, action) in player.acked[table].items():
        assert stored[version] == (action_id(player.guest, id), seat, action)
    if player.partner is None:  # one action may be stored whose answer was lost
        assert len(stored) - len(player.acked[table]) <= 1
    return len(player.acked[table])


async def all_show_the_same(windows: list[Window], player: Player, table: str) -> None:
    """Check that all processes show the same, once the bots are done."""
    until = time.monotonic() + AGREED
    while True:
        all = [await window.look(player, table) for window in windows]
        if len(versions := {seen["version"] for seen in all}) == 1:
            break
        assert time.monotonic() < until, f"one race is at {versions}"
        await asyncio.sleep(0.1)
    assert len({shown(seen) for seen in all}) == 1


def shown(seen: Any) -> str:
    """The parts of a view that do not depend on time."""
    seats = [(seat["kind"], seat["mine"], seat["name"]) for seat in seen["table"]["seats"]]
    parts = [seen[name] for name in ("view", "question", "choices", "waits", "lines", "result")]
    return json.dumps([seen["table"]["stage"], seats, parts], sort_keys=True)


async def check_record(player: Player, table: str) -> None:
    """Close an unfinished race; check that its record replays and that its luck follows from the seed."""
    if table not in player.over:
        await player.post(f"/api/tables/{table}/close", {})
    async with httpx.AsyncClient(base_url=player.servers.url, timeout=30) as http:
        record = read((await http.get(f"/api/tables/{table}/record")).text)
    game, luck = of_record(record), read_luck(record)
    replayed(game, record)
    assert luck is not None and luck.seed is not None and hash_of(luck.seed) == luck.hash
    if record.result is not None:
        assert prove(game, record) > 0
    else:
        check_luck(game, record, race_seed(luck.seed, luck.words))


class Outcome(msgspec.Struct):
    """The figures of a test."""

    acknowledged: int
    longest: dict[str, float]  # wait of any player, by what was done
    tables: int
    apart: int  # those whose players were at two processes at least once


async def kill_and_check(
    postgres: PostgresServer, folder: Path, tables: int, what: list[str], frozen: float, patience: float, pace: float
) -> Outcome:
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
        all = {table for player in players for table in player.acked}
        apart = {table for player in players for table in player.apart}
        return Outcome(await check(servers, players), longest, len(all), len(apart))


def test_killed_frozen_and_without_a_database_nothing_is_lost(postgres: PostgresServer, tmp_path: Path) -> None:
    what = ["kill", "freeze", "database", "kill"]
    found = asyncio.run(kill_and_check(postgres, tmp_path, 6, what, 1.0, 120, 0.1))
    assert found.acknowledged > 10
    assert found.apart > 0


@pytest.mark.slow
def test_killed_300_times(postgres: PostgresServer, tmp_path: Path, figure: Figures) -> None:
    rng = random.Random("300 rounds")
    what = ["kill"] * 276 + ["database"] * 12 + ["freeze"] * 12
    rng.shuffle(what)
    found = asyncio.run(kill_and_check(postgres, tmp_path, 30, what, 15.0, 40, 1.0))
    figure("killed 300 times with three processes", f"{found.acknowledged} acknowledged actions, none lost")
    figure("races with two people at two processes", f"{found.apart} of {found.tables}, all proven")
    assert found.apart >= found.tables // 10
    for name, most in (("kill", 15.0), ("freeze", 25.0), ("database", 15.0)):
        figure(f"longest wait after {name}", f"{found.longest[name]:.1f} s")
        assert found.longest[name] < most
