"""A connected viewer of a table, and the batches in which updates are written to all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from paddock.server.messages import ToClient


class Viewer:
    """Somebody with a socket at a table: for which seat, what was sent, what is to be sent.

    Updates are made when they are sent, from what was sent last: a slow reader gets one large update instead of many
    and holds nobody up.
    """

    def __init__(
        self,
        guest: str,
        seat: int | None,
        since: int,
        wake: Callable[[], None],
        address: str = "",
        dismiss: Callable[[int, str], None] = lambda code, reason: None,
    ) -> None:
        self.guest = guest
        self.address = address
        self.dismiss = dismiss  # ends the connection, with a code and a reason
        self.seat = seat
        self.since = since
        self.stale = True
        self.answers: deque[ToClient] = deque(maxlen=64)
        self.wake = wake  # sees to it that what is due is sent

    def answer(self, said: ToClient) -> None:
        """Something for this viewer alone."""
        self.answers.append(said)
        self.wake()

    def refresh(self) -> None:
        """The table has changed."""
        self.stale = True
        self.wake()


class UpdateBatcher:
    """Writes to all viewers who are due in one go.

    Not at once: whoever waits for the same commit answers meanwhile, and update and answer travel together.
    """

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []

    def add(self, write: Callable[[], None]) -> None:
        """Calls this with the next batch."""
        if not self._due:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._go)
        self._due.append(write)

    def _go(self) -> None:
        due, self._due = self._due, []
        for write in due:
            write()
