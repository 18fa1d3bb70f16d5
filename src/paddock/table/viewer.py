"""A connected viewer of a table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from paddock.table.messages import ToClient


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
        self.heard = 0  # the number of the last thing said that was sent
        self.odds = 0  # moments whose odds were sent
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
