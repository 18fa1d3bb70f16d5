"""How processes tell each other what has changed; within one process, a list of listeners will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

BANS = "@bans"
GUEST = "@guest/"
"""News that are not about a table begin with a character that no id has."""


class Notification(msgspec.Struct, frozen=True):
    """What has changed: a table by its id, or something else.

    `rows` is how many rows a table has now, if rows were added and nothing else has changed; 0: look at all of it.
    """

    about: str
    rows: int = 0


Listener = Callable[[str, list[Notification]], None]
"""Hears who says it and what has changed."""


class Bus(Protocol):
    """Carries news from the store of each process to all others.

    Nothing depends on their arrival: what was missed is found when rows are written on top of rows that are not known
    here, and by looking at the rows every few seconds.
    """

    silent: bool  # whether nobody has to be told after a commit

    def packed(self, sender: str, news: list[Notification]) -> list[str]:
        """News as the database carries them, which sends them with the commit that they are about."""

    def publish(self, sender: str, news: list[Notification]) -> None:
        """Right after the commit."""

    def listen(self, listener: Listener) -> None: ...
    def start(self, missed: Callable[[], None]) -> None:
        """Begins to listen; `missed` is called whenever something may not have been heard."""

    async def close(self) -> None: ...


class LocalBus:
    """For the directories of one process: one, except in tests."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.silent = True

    def packed(self, sender: str, news: list[Notification]) -> list[str]:
        """The database carries none."""
        return []

    def publish(self, sender: str, news: list[Notification]) -> None:
        for listener in self._listeners:
            listener(sender, news)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
        self.silent = len(self._listeners) < 2

    def start(self, missed: Callable[[], None]) -> None:
        """Nothing is missed within a process."""

    async def close(self) -> None:
        self._listeners.clear()
