"""News between processes by LISTEN and NOTIFY of PostgreSQL: sent with the commit that they are about."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from paddock.server.cluster.bus import Listener, Notification
from paddock.server.storage.engine import connect_alone, first_line
from paddock.server.storage.row_sql import CHANNEL

log = logging.getLogger("paddock.server")

IN_ONE = 150
"""News in one message: PostgreSQL takes 8,000 bytes."""
AGAIN = 0.5
"""Seconds after which a lost connection is made again."""
GATHER = 0.1
"""Seconds that news wait for more of them: to hear each by itself costs as much as what it is about."""
LOOK = 0.5
"""Seconds after which the listening thread looks whether it is to end."""


def packed(sender: str, news: list[Notification]) -> str:
    """News as text: who says it, then each with the number of its rows."""
    return " ".join([sender, *[f"{one.about}:{one.rows}" for one in news]])


def unpacked(text: str) -> tuple[str, list[Notification]]:
    """News that were packed."""
    sender, *found = text.split(" ")
    pairs = [one.rpartition(":") for one in found]
    return sender, [Notification(about, int(rows)) for about, _, rows in pairs]


class PostgresBus:
    """One connection that listens, in a thread of its own; news are sent by the store within its transactions."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._own = "?"  # with what this process's own news begin, which it need not hear
        self._listener: Listener | None = None
        self._missed: Callable[[], None] = lambda: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="paddock-news", daemon=True)
        self._closing = threading.Event()

    def packed(self, sender: str, news: list[Notification]) -> list[str]:
        self._own = f"{sender} "
        return [packed(sender, news[first : first + IN_ONE]) for first in range(0, len(news), IN_ONE)]

    silent = True  # the database carries them with the commit

    def publish(self, sender: str, news: list[Notification]) -> None:
        """They were sent with the commit."""

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def start(self, missed: Callable[[], None]) -> None:
        """Begins to listen; `missed` is called whenever something may have been missed."""
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    async def close(self) -> None:
        self._closing.set()
        if self._thread.is_alive():
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        lost = False
        while not self._closing.is_set():
            try:
                with connect_alone(self._url) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    if lost:
                        log.info("notifications are received again")
                    lost = False
                    self._call(self._missed)
                    while not self._closing.is_set():
                        heard = [found.payload for found in connection.notifies(timeout=LOOK, stop_after=1)]
                        if foreign := [said for said in heard if not said.startswith(self._own)]:
                            self._call(self._hear, foreign)
                        if heard:
                            self._closing.wait(GATHER)
            except psycopg.Error as error:
                log.warning("notifications are not received: %s", first_line(error))
                lost = True
                self._closing.wait(AGAIN)

    def _call(self, what: Callable[..., None], *given: list[str]) -> None:
        """Does something on the event loop, unless the server has just ended."""
        assert self._loop is not None
        if not self._closing.is_set():
            self._loop.call_soon_threadsafe(what, *given)

    def _hear(self, heard: list[str]) -> None:
        for sender, news in map(unpacked, heard):
            if self._listener is not None:
                self._listener(sender, news)
