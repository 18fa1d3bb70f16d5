"""Load over real sockets: many tables of random players, and their latencies.

A table has one action in flight at a time, so that every update belongs to it. Timing starts when an action is handed
to the socket and stops when its answer has been read, so this process's own lag is included.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from paddock.client.calls import CallFailed, Calls
from paddock.client.messages import ChoiceSeen, RefusedSeen, ServerMessage, UpdateSeen
from paddock.client.player import PING_EVERY, decode, send
from paddock.games import load as load_game
from paddock.load.report import LoadReport, Measurements, own_figures
from paddock.table.messages import Ack

PATIENCE = 5.0
"""Seconds after which an action counts as unanswered."""
AT_ONCE = 32
"""Tables set up at the same time."""


class Person:
    """A simulated player with a cookie and a socket."""

    def __init__(self, table: LoadTable, seat: int, cookie: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.version = -1
        self.choices: tuple[ChoiceSeen, ...] = ()
        self.awaits: tuple[float, int] | None = None  # the time it was sent, and the version known then

    async def sit(self, url: str) -> None:
        """Follow the table until the race is over."""
        self.version, self.choices, self.awaits = -1, (), None
        headers = {"Cookie": self.cookie}
        async with connect(url, additional_headers=headers, compression=None, ping_interval=None) as socket:
            self.socket = socket
            await self.say(type="hello", seat=self.seat, since=0)
            async for text in socket:
                self.table.measured.received += len(text)
                self.receive(decode(text))
                if self.table.over:
                    return

    async def say(self, **message: Any) -> None:
        """Send a message; the reader notices a lost connection."""
        with suppress(WebSocketException):
            if self.socket is not None:
                await send(self.socket, **message)

    def receive(self, said: ServerMessage) -> None:
        """Handle a message of the server."""
        match said:
            case UpdateSeen(at, version, choices):
                if self.awaits is not None and version > self.awaits[1]:
                    self.table.measured.to_update.append(perf_counter() - self.awaits[0])
                    self.awaits = None
                self.version, self.choices = version, choices
                self.table.over = at.stage not in ("lobby", "racing")
                self.table.consider()
            case Ack(id, version):
                self.table.acked(id, version)
            case RefusedSeen(id, reason):
                self.table.refused(id, reason.id)


class LoadTable:
    """A table and its players, one race after the other."""

    def __init__(self, load: Load, number: int, game: str) -> None:
        self.load = load
        self.measured = load.measured
        self.game = game
        self.rng = Random(f"load {number}")
        self.people: list[Person] = []
        self.id = ""
        self.over = False
        self.stored = -1  # the version of the last action
        self.on_its_way: tuple[str, float] | None = None
        self.sent = 0
        self.due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    async def prepare(self) -> None:
        """Name and seat the players, and start the race."""
        calls, people = self.load.calls, self.load.people
        cookies = [await calls.guest(f"Driver {seat + 1}") for seat in range(people)]
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
        options = {load_game(self.game).seats_option: people}
        wanted = {"game": self.game, "options": options, "seats": seats}
        self.id = (await calls.post("/api/tables", wanted, cookies[0]))["id"]
        for seat, cookie in enumerate(cookies[1:], 1):
            await calls.post(f"/api/tables/{self.id}/sit", {"seat": seat}, cookie)
        await calls.post(f"/api/tables/{self.id}/start", {}, cookies[0])
        self.people = [Person(self, seat, cookie) for seat, cookie in enumerate(cookies)]

    async def run(self) -> None:
        """Race until the load is over."""
        while True:
            await self._race()
            self.measured.races += 1
            first = self.people[0]
            again = await self.load.calls.post(f"/api/tables/{self.id}/rematch", {}, first.cookie)
            self.id = again["id"]
            if again["stage"] == "lobby":  # other players are asked
                await self.load.calls.post(f"/api/tables/{self.id}/start", {}, first.cookie)
            for person in self.people:  # a rematch rotates the seats by one
                person.seat = (person.seat + 1) % len(self.people)

    async def _race(self) -> None:
        self.over, self.stored, self.on_its_way = False, -1, None
        address = self.load.calls.address_of(self.id)
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{self.id}"
        beating = asyncio.create_task(self._beat())
        try:
            async with asyncio.TaskGroup() as group:
                for person in self.people:
                    group.create_task(person.sit(url))
        finally:
            beating.cancel()
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            for person in self.people:
                await person.say(type="ping", n=1)

    def consider(self) -> None:
        """Schedule the next action if a player is asked and no action is scheduled or in flight."""
        if self._timer is not None or self.on_its_way is not None or self.over or not self.load.going:
            return
        if any([person.choices and person.version > self.stored for person in self.people]):
            now = asyncio.get_running_loop().time()
            self.due = max(now, self.due + self.load.pace)
            self._timer = asyncio.get_running_loop().call_at(self.due, self._choose)

    def begin(self) -> None:
        """Start acting, at a random moment so that tables do not all act at once."""
        now = asyncio.get_running_loop().time()
        self.due = now - self.load.pace * self.rng.random()
        self.consider()

    def _choose(self) -> None:
        self._timer = None
        asked = [person for person in self.people if person.choices and person.version > self.stored]
        if not asked or self.over or not self.load.going:
            return
        person = self.rng.choice(asked)
        self.sent += 1
        action = self.rng.choice(person.choices).action
        now = perf_counter()
        self.on_its_way = (str(self.sent), now)
        for other in self.people:
            if other.awaits is None:
                other.awaits = (now, other.version)
        self.load.soon(person.say(type="act", id=str(self.sent), seat=person.seat, action=action))

    def acked(self, id: str, version: int) -> None:
        """Note that the action is stored."""
        if self.on_its_way is not None and self.on_its_way[0] == id:
            self.measured.to_ack.append(perf_counter() - self.on_its_way[1])
            self.stored, self.on_its_way = version, None
            self.consider()

    def refused(self, id: str, why: str) -> None:
        """Count a rejected action as an error, since it was on offer, and continue."""
        self.measured.errors[f"refused: {why}"] += 1
        for person in self.people:
            person.awaits = None
        self.on_its_way = None
        self.consider()


class Load:
    """All tables and their measurements."""

    def __init__(self, calls: Calls, games: tuple[str, ...], tables: int, people: int, pace: float) -> None:
        self.calls = calls
        self.people = people
        self.pace = pace
        self.measured = Measurements()
        self.going = False
        self.tables = [LoadTable(self, number, games[number % len(games)]) for number in range(tables)]
        self._saying: set[asyncio.Task[None]] = set()

    def soon(self, saying: Any) -> None:
        """Start a task without waiting for it."""
        task = asyncio.create_task(saying)
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def run(self, seconds: float) -> LoadReport:
        """Set up all tables, race for this long, and return the report."""
        async with self.calls, self._everybody():
            await self._all_look()
            before, began = {**await self.calls.figures(), **own_figures()}, perf_counter()
            self.going = True
            for table in self.tables:
                table.begin()
            await asyncio.sleep(seconds)
            self.going = False
            took, after = perf_counter() - began, {**await self.calls.figures(), **own_figures()}
            await self._all_answered()
        return self.measured.report((len(self.tables), self.people, self.pace), took, before, after)

    @asynccontextmanager
    async def _everybody(self) -> AsyncIterator[None]:
        seating = asyncio.Semaphore(AT_ONCE)

        async def prepare(table: LoadTable) -> None:
            async with seating:
                await table.prepare()

        await asyncio.gather(*[prepare(table) for table in self.tables])
        running = [asyncio.create_task(self._watched(table)) for table in self.tables]
        try:
            yield
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _watched(self, table: LoadTable) -> None:
        try:
            await table.run()
        except (ExceptionGroup, WebSocketException, CallFailed, OSError) as error:
            while isinstance(error, ExceptionGroup):
                error = error.exceptions[0]
            self.measured.errors[f"a table was lost: {type(error).__name__}: {error}"] += 1

    async def _all_answered(self) -> None:
        for _ in range(int(PATIENCE / 0.05)):
            if not (late := sum([table.on_its_way is not None for table in self.tables])):
                return
            await asyncio.sleep(0.05)
        self.measured.errors["not answered"] += late

    async def _all_look(self) -> None:
        for _ in range(1200):
            if self.measured.errors or all([person.version >= 0 for table in self.tables for person in table.people]):
                return
            await asyncio.sleep(0.05)
