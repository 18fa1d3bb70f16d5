"""Notifications by PostgreSQL's LISTEN and NOTIFY, sent with the commit that they report."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from paddock.server.storage.bus import Bus, Listener, Notification
from paddock.server.storage.engine import connect_alone, first_line
from paddock.server.storage.row_sql import CHANNEL

log = logging.getLogger("paddock.server")

IN_ONE = 150
"""Most notifications in one message: PostgreSQL takes 8,000 bytes."""
AGAIN = 0.5
"""Seconds until the next attempt to reconnect."""
GATHER = 0.1
"""Seconds for which notifications are gathered: handling one alone costs as much as the change itself."""
LOOK = 0.5
"""Seconds between the listening thread's checks for the end."""


def packed(sender: str, notifications: list[Notification]) -> str:
    """Return notifications as text: the sender, then each with its number of rows."""
    return " ".join([sender, *[f"{one.about}:{one.rows}" for one in notifications]])


def unpacked(text: str) -> tuple[str, list[Notification]]:
    """Parse packed notifications."""
    sender, *found = text.split(" ")
    pairs = [one.rpartition(":") for one in found]
    return sender, [Notification(about, int(rows)) for about, _, rows in pairs]


class PostgresBus(Bus):
    """A bus over PostgreSQL: a thread listens, and the store sends notifications within its transactions."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._own = "?"  # the prefix of this process's own notifications, which are skipped
        self._listener: Listener | None = None
        self._missed: Callable[[], None] = lambda: None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="paddock-notifications", daemon=True)
        self._closing = threading.Event()

    def packed(self, sender: str, notifications: list[Notification]) -> list[str]:
        self._own = f"{sender} "
        return [packed(sender, notifications[first : first + IN_ONE]) for first in range(0, len(notifications), IN_ONE)]

    silent = True  # the database sends them with the commit

    def publish(self, sender: str, notifications: list[Notification]) -> None:
        """No-op: they were sent with the commit."""

    def listen(self, listener: Listener) -> None:
        self._listener = listener

    def start(self, missed: Callable[[], None]) -> None:
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
                        received = [found.payload for found in connection.notifies(timeout=LOOK, stop_after=1)]
                        if foreign := [text for text in received if not text.startswith(self._own)]:
                            self._call(self._receive, foreign)
                        if received:
                            self._closing.wait(GATHER)
            except psycopg.Error as error:
                log.warning("notifications are not received: %s", first_line(error))
                lost = True
                self._closing.wait(AGAIN)

    def _call(self, what: Callable[..., None], *given: list[str]) -> None:
        """Call a function on the event loop, unless the server is closing."""
        assert self._loop is not None
        if not self._closing.is_set():
            self._loop.call_soon_threadsafe(what, *given)

    def _receive(self, texts: list[str]) -> None:
        for sender, notifications in map(unpacked, texts):
            if self._listener is not None:
                self._listener(sender, notifications)
