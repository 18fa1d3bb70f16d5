"""Write updates to all viewers in batches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from time import perf_counter
from typing import Protocol

SLICE = 0.005
"""Seconds after which a batch of updates yields to everything else."""


class Writer(Protocol):
    """Writes to one viewer. `queued`: it is already in a batch."""

    owner: str  # the address whose viewers take turns with others'
    queued: bool

    def write(self) -> None:
        """Write everything that the viewer has not been sent yet."""


class UpdateBatcher:
    """Writes to all due viewers, owner by owner, in batches of a few milliseconds.

    Writing is deferred: callers waiting for the same commit answer meanwhile, so update and answer share a packet.
    """

    def __init__(self, slice: float = SLICE, clock: Callable[[], float] = perf_counter) -> None:
        self.slice, self.clock = slice, clock
        self._due: OrderedDict[str, deque[Writer]] = OrderedDict()
        self._awaited = False  # a batch is scheduled

    def add(self, writer: Writer) -> None:
        """Schedule this writer for the next batch in which its owner has a turn."""
        if writer.queued:
            return
        writer.queued = True
        self._due.setdefault(writer.owner, deque()).append(writer)
        if not self._awaited:
            self._awaited = True
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._go)

    def _go(self) -> None:
        """Write one batch; the rest waits until everything else has had its turn."""
        end = self.clock() + self.slice
        for _ in range(sum(map(len, self._due.values()))):
            owner, writers = next(iter(self._due.items()))
            writer = writers.popleft()
            if writers:
                self._due.move_to_end(owner)  # after all others
            else:
                del self._due[owner]
            writer.queued = False
            writer.write()
            if self.clock() >= end:
                break
        self._awaited = bool(self._due)
        if self._awaited:
            asyncio.get_running_loop().call_soon(self._go)
