"""Notifications of changes between processes; within one process, a list of listeners."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

BANS = "@bans"
GUEST = "@guest/"
"""Topics other than tables begin with a character that never occurs in ids."""


class Notification(msgspec.Struct, frozen=True):
    """A notification of a change, of a table (by id) or another topic.

    `rows` is the number of a table's rows, if only rows were added; 0: anything may have changed.
    """

    about: str
    rows: int = 0


Listener = Callable[[str, list[Notification]], None]
"""Called with the sender and its notifications."""


class Bus:
    """Carries notifications from each store to all others; this one carries them within its process.

    Nothing depends on their arrival: a conflicting write loads missed changes, and so does polling every few seconds.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.silent = True  # whether `publish` does nothing

    def packed(self, sender: str, notifications: list[Notification]) -> list[str]:
        """Encode notifications for the database to send within the transaction that they report; here it sends none."""
        return []

    def publish(self, sender: str, notifications: list[Notification]) -> None:
        """Publish after the commit."""
        for listener in self._listeners:
            listener(sender, notifications)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
        self.silent = len(self._listeners) < 2

    def start(self, missed: Callable[[], None]) -> None:
        """Start listening; `missed` is called whenever notifications may have been lost, which here none are."""

    async def close(self) -> None:
        self._listeners.clear()
