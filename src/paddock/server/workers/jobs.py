"""Work that grows with what somebody has sent, or with a long race: beside the event loop, in slices, a few at a time.

A job is a generator that yields often. It is run in a thread for a slice of time, then whoever waits has a turn, so
that a short job never waits for the end of a long one; and few are under way at a time, so that memory is bounded too.
Those that belong to somebody begin owner by owner.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Generic, TypeVar

from paddock.core.errors import PaddockError
from paddock.server.workers.turns import FairTurns
from paddock.table.steps import Steps
from paddock.words import message

T = TypeVar("T")
SLICE = 0.02
"""Seconds that a job may go on before the next one has its turn."""


class Busy(PaddockError):
    """Too much is waiting already."""


class Done(Generic[T]):
    """What a job has come to."""

    def __init__(self, value: T) -> None:
        self.value = value


class Jobs:
    """Runs jobs in threads: `at_once` are under way, `each` of one owner, and of each owner `most` more may wait."""

    def __init__(
        self,
        threads: int,
        at_once: int,
        most: int,
        each: int | None = None,
        slice: float = SLICE,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.most = at_once + most
        self.slice = slice
        self.clock = clock
        self.under_way: Counter[str] = Counter()
        self._turns = FairTurns(range(at_once), each)
        self._threads = ThreadPoolExecutor(threads, "paddock-job")
        self._closed = False

    async def run(self, steps: Steps[T], owner: str = "") -> T:
        """Does a job to its end; Busy if too many of its owner wait already."""
        if self.under_way[owner] >= self.most:
            raise Busy(message("server-error-busy"))
        self.under_way[owner] += 1
        try:
            turn = await self._turns.take(owner)
            try:
                return await self._to_its_end(steps)
            finally:
                self._turns.give_back(turn)
        finally:
            self.under_way[owner] -= 1
            self.under_way += Counter()  # drops whoever has none left

    async def _to_its_end(self, steps: Steps[T]) -> T:
        loop = asyncio.get_running_loop()
        while True:
            if self._closed:
                raise Busy(message("server-error-busy"))
            done = await loop.run_in_executor(self._threads, self._some, steps)
            if done is not None:
                return done.value

    def _some(self, steps: Steps[T]) -> Done[T] | None:
        """Goes on with a job for a slice of time; None if it has not come to its end by then."""
        end = self.clock() + self.slice
        try:
            while self.clock() < end:
                next(steps)
        except StopIteration as stop:
            return Done(stop.value)
        return None

    def close(self) -> None:
        """Nothing more is done."""
        self._closed = True
        self._threads.shutdown(cancel_futures=True)
