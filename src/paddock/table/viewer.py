"""A connected viewer of a table, and the batches in which updates are written to all of them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from time import perf_counter

from paddock.table.messages import ToClient

SLICE = 0.005
"""Seconds after which a batch of updates makes way for everything else."""


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


class UpdateBatcher:
    """Writes to all viewers who are due, owner by owner, in batches that take a few milliseconds each.

    Not at once: whoever waits for the same commit answers meanwhile, and update and answer travel together.
    """

    def __init__(self, slice: float = SLICE, clock: Callable[[], float] = perf_counter) -> None:
        self.slice, self.clock = slice, clock
        self._due: OrderedDict[str, deque[Callable[[], None]]] = OrderedDict()
        self._awaited = False  # a batch is to come

    def add(self, write: Callable[[], None], owner: str = "") -> None:
        """Calls this with the next batch in which it is the owner's turn."""
        self._due.setdefault(owner, deque()).append(write)
        if not self._awaited:
            self._awaited = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._go)

    def _go(self) -> None:
        """One batch; what is left over waits until everything else has had its turn."""
        end = self.clock() + self.slice
        for _ in range(sum(map(len, self._due.values()))):
            owner, writes = next(iter(self._due.items()))
            write = writes.popleft()
            if writes:
                self._due.move_to_end(owner)  # behind all others
            else:
                del self._due[owner]
            write()
            if self.clock() >= end:
                break
        self._awaited = bool(self._due)
        if self._awaited:
            asyncio.get_running_loop().call_soon(self._go)
