"""Work that grows with what somebody has sent, or with a long race: beside the event loop, in slices, a few at a time.

A job is a generator that yields often. It is run in a thread for a slice of time, then whoever waits has a turn, so
that a short job never waits for the end of a long one; and few are under way at a time, so that memory is bounded too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Generic, TypeAlias, TypeVar

from paddock.core.errors import PaddockError
from paddock.words import message

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
SLICE = 0.02
"""Seconds that a job may go on before the next one has its turn."""


class Busy(PaddockError):
    """Too much is waiting already."""


class Done(Generic[T]):
    """What a job has come to."""

    def __init__(self, value: T) -> None:
        self.value = value


class Jobs:
    """Runs jobs in threads: `at_once` are under way, `most` more may wait for that."""

    def __init__(
        self, threads: int, at_once: int, most: int, slice: float = SLICE, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.most = at_once + most
        self.slice = slice
        self.clock = clock
        self.under_way = 0
        self._free = asyncio.Semaphore(at_once)
        self._threads = ThreadPoolExecutor(threads, "paddock-job")

    async def run(self, steps: Steps[T]) -> T:
        """Does a job to its end; Busy if too many wait already."""
        if self.under_way >= self.most:
            raise Busy(message("server-error-busy"))
        self.under_way += 1
        try:
            async with self._free:
                loop = asyncio.get_running_loop()
                while True:
                    done = await loop.run_in_executor(self._threads, self._some, steps)
                    if done is not None:
                        return done.value
        finally:
            self.under_way -= 1

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
        self._threads.shutdown(cancel_futures=True)


def once(work: Callable[..., T], *values: Any) -> Steps[T]:
    """A job of a single step."""
    yield
    return work(*values)
