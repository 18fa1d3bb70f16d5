"""A page's tables: answer HTTP calls with the server's handlers, and serve viewers over lines."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast
from urllib.parse import parse_qsl

from paddock.bots import split_budget
from paddock.bots.answering import BotId
from paddock.browser.bots import Ask
from paddock.browser.calls import find_call
from paddock.browser.services import Alone, PageServices
from paddock.browser.store import Box, BrowserStore
from paddock.core.errors import PaddockError
from paddock.server.directory.my_tables import MyTables
from paddock.server.directory.tables import TableDirectory
from paddock.server.http.call import Call, answer
from paddock.server.http.web import Request, Response
from paddock.server.live.batcher import UpdateBatcher
from paddock.server.live.session import TableSocket
from paddock.server.net.line import Disconnected
from paddock.table.messages import Trouble
from paddock.table.table import Table

log = logging.getLogger("paddock.page")

LOST, NOT_THERE = 1006, 4404
TICK = 0.5


class PageLine:
    """A line to a viewer in the page; see `net/line.py`."""

    def __init__(self, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        self.messages: asyncio.Queue[str | bytes | Disconnected] = asyncio.Queue()
        self.drained: Callable[[], None] | None = None
        self.clear = True
        self.paused = False
        self._send, self._closed = send, closed

    def read_or_pause(self) -> None:
        """Do nothing, as nothing is ever paused."""

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages."""
        for text in texts:
            self._send(text.decode())

    def close(self, code: int, reason: str = "") -> None:
        """Close the line."""
        self.messages.put_nowait(Disconnected())
        self._closed(code, reason)


class PageApp:
    """The app that answers a page's requests to its tables."""

    def __init__(self, box: Box, kept: Mapping[str, str], ask: Ask) -> None:
        services = PageServices(BrowserStore(box, kept), kept.get("guest"), ask)
        self.server = cast("Any", services)  # it has everything that the handlers use
        following: Any = Alone
        services.directory = TableDirectory(cast("Any", services), following)
        services.my_tables = MyTables(services.directory)
        self.directory: TableDirectory = services.directory
        self.batcher = UpdateBatcher()
        self._lines: dict[int, PageLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._start(self._tick_for_ever())

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Calls.

    async def call(self, method: str, address: str, body: str) -> Response:
        """Answer a call like a server."""
        path, _, query = address.partition("?")
        found = find_call(method, path)
        if found is None:
            return answer(Trouble("there is no such call"), 404)
        return await self._answer(*found, dict(parse_qsl(query)), body)

    async def _answer(self, call: Call, path: dict[str, Any], query: dict[str, str], body: str) -> Response:
        async def read() -> bytes:
            return body.encode()

        request = Request(server=self.server, body=read, policy=call.policy, path_params=path, query_params=query)
        try:
            return await call.answered(request)
        except Exception:
            log.exception("%s %s failed", call.method, call.path)
            return answer(Trouble("the page failed; the browser's console says why"), 500)

    # Lines.

    def open(self, number: int, table: str, send: Callable[[str], None], closed: Callable[[int, str], None]) -> None:
        """Open a line to a table."""
        self._lines[number] = line = PageLine(send, closed)
        self._start(self._serve(number, line, table))

    async def _serve(self, number: int, line: PageLine, id: str) -> None:
        try:
            table = await self.directory.find(id)
            self._prepare_bots(table)
            guest = self.server.guests.guest
            await TableSocket(line, table, guest.id if guest else "", self.batcher).run()
        except (PaddockError, ValueError) as error:  # missing or damaged
            log.error("a table cannot be opened: %s", error)
            line.close(NOT_THERE, str(error))
        finally:
            self._lines.pop(number, None)

    def _prepare_bots(self, table: Table) -> None:
        """Make the searching bots before they are asked, as their worker takes seconds to start."""
        for name in {seat.bot for seat in table.meta.seats if seat.bot}:
            if split_budget(name)[0] in table.game.kernel_bots and table.stage in ("lobby", "racing"):
                self._start(self.server.bot_pool.prepare(BotId.of(name, table.game)))

    def receive(self, number: int, text: str) -> None:
        """Pass a viewer's message to its table."""
        if number in self._lines:
            self._lines[number].messages.put_nowait(text)

    def hang_up(self, number: int) -> None:
        """Close the line of a viewer who has gone."""
        if number in self._lines:
            self._lines[number].messages.put_nowait(Disconnected())

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for table in list(self.directory.open.values()):
                try:
                    if table.stage == "racing":
                        await table.care.tick_race(self.directory.following.claim)
                except Exception:
                    log.exception("managing the tables failed")
