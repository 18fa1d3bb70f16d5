"""A real server for tests, in a separate thread, and people who play on it."""

from __future__ import annotations

import asyncio
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest
import sqlalchemy
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from paddock.server.app import Settings
from paddock.server.directory.tables import TableDirectory
from paddock.server.features.server import Server
from paddock.server.net.connection import Connections
from paddock.server.run import BACKLOG, config, listen
from paddock.server.storage.engine import open_engine
from paddock.server.storage.migrate import prepare
from paddock.server.workers import rasteriser
from paddock.table.table import Table
from paddock.table.times import Times

T = TypeVar("T")
WAIT = 60.0
"""Timeout in seconds, long because other work may keep the machine busy."""
QUICK = Times(tick=0.05, secret=0, head=WAIT, body=WAIT, send=WAIT, silence=WAIT)
"""Times without pauses, and without timeouts on a busy machine."""


rasteriser.PATIENCE = WAIT
PLAYOUTS = 2000
"""Playouts of a review."""
ON_BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True, scope="session")
"""Runs all tests of a module on both databases."""
TWO = pytest.param("postgres", 2, marks=pytest.mark.slow)
"""Two servers on one database, used by people alternately."""
BY_TWO = pytest.mark.parametrize(
    ("database", "processes"), [("sqlite", 1), ("postgres", 1), TWO], indirect=True, scope="session"
)
"""Runs all tests of a module on both databases, and with two servers."""
ALONE_OR_BY_TWO = pytest.mark.parametrize(
    ("database", "processes"), [("sqlite", 1), TWO], indirect=True, scope="session"
)
"""Runs all tests of a module with one server and with two, for tests that do not depend on the database."""


class FakeClock:
    """A clock that only tests advance."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def advance(self, seconds: float) -> None:
        self.now += seconds

    async def sleep(self, seconds: float) -> None:
        self.advance(seconds)


def asked(table: Table) -> str:
    """The kind of question that the race of this table waits for."""
    state: Any = table.race.state
    return type(state.ask).__name__


class PromptServer(uvicorn.Server):
    """Stops at once: tests start hundreds of servers, which would otherwise check for it only ten times a second."""

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            await asyncio.sleep(0.01)


class Running:
    """A server that runs until it is stopped."""

    def __init__(self, data: Path, times: Times = QUICK, rate: float = 0, public: bool = True, **more: Any) -> None:
        self.settings = Settings(data, rate=rate, times=times, **{"playouts": PLAYOUTS, **more})
        self._listening = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self._server = PromptServer(config(self.settings, public))
        self.sibling: Running | None = None  # another server on its database, called by every other person
        self._people = itertools.count()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        self._listening.listen(BACKLOG)

    def _run(self) -> None:
        async def serve() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve([self._listening])

        asyncio.run(serve())

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()

    def sql(self, statement: str, **values: object) -> list[Any]:
        """Run a statement on the database behind the server's back."""
        engine = open_engine(prepare(self.settings.data, self.settings.database))
        with engine.begin() as connection:
            done = connection.execute(sqlalchemy.text(statement), values)
            found = list(map(tuple, done)) if done.returns_rows else []
        engine.dispose()
        return found

    @property
    def parts(self) -> Server:
        parts: Server = self._server.config.app.state.server  # type: ignore[union-attr]
        return parts

    @property
    def directory(self) -> TableDirectory:
        return self.parts.directory

    @property
    def connections(self) -> Connections:
        connections: Connections = self._server.config.app.state.connections  # type: ignore[union-attr]
        return connections

    def connect(self) -> socket.socket:
        """A bare connection, before its first byte."""
        found = socket.create_connection(("127.0.0.1", int(self.host.split(":")[1])))
        found.settimeout(WAIT)
        return found

    def table(self, id: str) -> Table:
        return self.directory.open.get(id) or self.do(self.directory.find(id))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something inside the server."""
        assert self._loop is not None
        done: Future[T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return done.result(WAIT)

    def play_out(self, id: str, seed: str = "play out", until: Callable[[Table], object] = lambda _: False) -> Table:
        """Race to the end or until a condition holds, with random choices for all people."""
        table = self.table(id)
        rng = Random(seed)

        async def play() -> None:
            while table.stage == "racing" and not until(table):
                due = [seat for seat in table.race.waits if table.meta.seats[seat].kind == "person"]
                if due:
                    await table.actions.act(rng.choice(table.game.legal(table.race.state, due[0])), "person")
                else:
                    await asyncio.sleep(0.001)

        self.do(play())
        return table

    def tables(self, id: str) -> list[Table]:
        """A table as this server knows it, and as its sibling does."""
        return [self.table(id)] if self.sibling is None else [self.table(id), self.sibling.table(id)]

    def person(self, name: str = "Ann") -> Person:
        there = self.sibling is not None and next(self._people) % 2
        return Person(self.sibling.url if self.sibling is not None and there else self.url, name)


def again(serve: Callable[..., Running], old: Running, *people: Person) -> Running:
    """Restart a server on the same data, with the same people."""
    old.stop()
    new = serve()
    for person in people:
        person.http.base_url = person.url = new.url
    return new


class Person:
    """A guest with a browser's cookies."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=WAIT, verify=False)  # avoids reading certificates for each one
        if name:
            self.post("/api/me", {"name": name})

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get("paddock", ""))

    @property
    def id(self) -> str:
        return self.cookie.partition(".")[0]

    def at(self, server: Running) -> Person:
        """The same guest at another server."""
        there = Person(server.url)
        there.http.headers, there.http.cookies = self.http.headers, self.http.cookies
        return there

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code in ((200, 201) if status is None else (status,)), answer.text
        return answer.json()

    def make(self, game: str = "downforce", status: int | None = None, **more: Any) -> Any:
        """A new table."""
        return self.post("/api/tables", {"game": game, **more}, status)

    def start(self, game: str = "downforce", people: int = 1, players: int = 2, **more: Any) -> Any:
        """A table that races at once, with n seats of this person and bots in the others."""
        mine = [{"kind": "me"}, *[{"kind": "here", "name": f"Friend {n}"} for n in range(1, people)]]
        bots = [{"kind": "bot", "bot": "random"}] * (players - people)
        options = {"players" if game == "downforce" else "cars": players, **more.pop("options", {})}
        return self.make(game, options=options, seats=[*mine, *bots], start=True, **more)

    def race_with(self, *others: Person, game: str = "downforce", players: int = 0, **more: Any) -> str:
        """Start a race of this person as the host and the others, with bots in the other seats; return its table."""
        options = {"cars" if game == "formula_d" else "players": players or len(others) + 1}
        table: str = self.make(game, options=options, **more)["id"]
        for other in others:
            other.sit(table)
        self.post(f"/api/tables/{table}/start")
        return table

    def sit(self, table: str, **more: Any) -> Any:
        return self.post(f"/api/tables/{table}/sit", more)

    def update(self, table: str, seat: int | None = None, since: int = 0, status: int = 200) -> Any:
        """The seat's update over HTTP."""
        who = "" if seat is None else f"&seat={seat}"
        return self.get(f"/api/tables/{table}/view?since={since}{who}", status)

    def past(self, table: str, at: int, seat: int | None = None, status: int = 200) -> Any:
        """The seat's view after the first rows."""
        who = "" if seat is None else f"&seat={seat}"
        return self.get(f"/api/tables/{table}/past?at={at}{who}", status)

    def act(self, table: str, seat: int, action: str, id: str = "", status: int | None = None) -> Any:
        body = {"id": id or f"{time.monotonic_ns()}", "seat": seat, "action": action}
        return self.post(f"/api/tables/{table}/act", body, status)

    def socket(self, table: str, seat: int | None = None, since: int = 0, hello: bool = True) -> Socket:
        headers = {"Cookie": f"paddock={self.cookie}"} if self.cookie else {}
        wire = connect(
            f"{self.url.replace('http', 'ws')}/ws/tables/{table}",
            additional_headers=headers,
            max_queue=None,
            legacy=True,
        )
        found = Socket(wire)
        if hello:
            found.say(type="hello", seat=seat, since=since)
            found.next("update")
        return found


class Socket:
    """A connection to a table: the last update, and everything received."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.received: list[str] = []
        self.last: Any = None
        self.talk: list[Any] = []  # everything that was said at the table
        self._ids = itertools.count()

    def __enter__(self) -> Socket:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.wire.close()

    def say(self, **message: Any) -> None:
        self.wire.send(json.dumps(message))

    def hear(self, timeout: float = WAIT) -> Any:
        text = self.wire.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        said = json.loads(text)
        if said["type"] == "update":
            self.last = said
        if said["type"] == "talk":
            self.talk += said["lines"]
        return said

    def next(self, *kinds: str, timeout: float = WAIT) -> Any:
        """The next message of one of these types."""
        until = time.monotonic() + timeout
        while True:
            said = self.hear(until - time.monotonic())
            if said["type"] in kinds:
                return said

    def until(self, met: Callable[[Any], object], timeout: float = WAIT) -> Any:
        """Return the first update, starting with the last one, that meets a condition."""
        end = time.monotonic() + timeout
        while self.last is None or not met(self.last):
            self.next("update", timeout=end - time.monotonic())
        return self.last

    def command(self, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        id = message.setdefault("id", f"c{next(self._ids)}")
        self.say(**message)
        while True:
            said = self.hear()
            if said.get("id") == id:
                return said

    def act(self, seat: int, action: str, **more: Any) -> Any:
        """Act, and wait for the answer and the update with it."""
        said = self.command(type="act", seat=seat, action=action, **more)
        if said["type"] == "ack":
            self.until(lambda update: update["version"] > said["version"])
        return said

    def back(self, seat: int) -> Any:
        return self.command(type="back", seat=seat)

    def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing arrives for a while."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self, timeout: float = WAIT) -> tuple[int, str]:
        """The code and the reason with which the server closes the connection."""
        with pytest.raises(ConnectionClosed) as ended:
            self._hear_all(timeout)
        close = ended.value.rcvd
        assert close is not None, ended.value
        return close.code, close.reason

    def _hear_all(self, timeout: float) -> None:
        end = time.monotonic() + timeout
        while True:
            self.hear(max(0.01, end - time.monotonic()))


def wait_until(met: Callable[[], object], timeout: float = WAIT) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + timeout
    while not met():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)
