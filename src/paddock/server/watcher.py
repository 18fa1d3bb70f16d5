"""Somebody who looks at a table, and what they still have to be told."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from paddock.server.messages import ToClient


class Watcher:
    """Somebody who looks at a table, by a socket: for which seat, what was sent, what is to be sent.

    Updates are made when they are sent, from what was sent last: a slow reader gets one large update instead of many
    and holds nobody up.
    """

    def __init__(self, guest: str, seat: int | None, since: int, wake: Callable[[], None]) -> None:
        self.guest = guest
        self.seat = seat
        self.since = since
        self.stale = True
        self.answers: deque[ToClient] = deque(maxlen=64)
        self.wake = wake  # sees to it that what is due is sent

    def answer(self, said: ToClient) -> None:
        """Something for this watcher alone."""
        self.answers.append(said)
        self.wake()

    def look_again(self) -> None:
        """The table has changed."""
        self.stale = True
        self.wake()
