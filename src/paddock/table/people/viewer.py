"""A connected viewer of a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from paddock.table.messages import ToClient


class Viewer:
    """A viewer with a socket: the seat, what was sent, and what is still to be sent.

    Updates are made when they are sent, from what was sent last: a slow reader gets one large update instead of many
    small ones.
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
        self.last_chat = 0  # the number of the last chat message sent
        self.stale = True
        self.answers: deque[ToClient] = deque(maxlen=64)
        self.wake = wake  # schedules a write

    def answer(self, said: ToClient) -> None:
        """Send a message to this viewer alone."""
        self.answers.append(said)
        self.wake()

    def refresh(self) -> None:
        """Send a new update, because the table has changed."""
        self.stale = True
        self.wake()
