"""Run work that grows with a request or the length of a race in threads, in slices, a few jobs at a time.

A job is a generator that yields often. It runs in a thread for a slice of time, then yields to owners who have used
less time, so that a short job never waits for a long one to end. Few jobs are started at a time, to bound memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TypeVar

from paddock.server.workers.queue import WorkQueue
from paddock.table.errors import Busy
from paddock.table.steps import Steps

T = TypeVar("T")
SLICE = 0.02
"""Seconds that a job may run before the next one's turn."""


class Jobs:
    """Runs jobs in threads: `at_once` are started, `each` per owner, and `most` more per owner may wait."""

    def __init__(
        self,
        threads: int,
        at_once: int,
        most: int,
        each: int | None = None,
        slice: float = SLICE,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.slice, self.clock = slice, clock
        self.queue = WorkQueue(threads, at_once=at_once, each=each, most_each=at_once + most, clock=clock)
        self._threads = ThreadPoolExecutor(threads, "paddock-job")
        self._closed = False

    async def run(self, steps: Steps[T], owner: str = "") -> T:
        """Run a job to its end. Raises Busy if too many of its owner's jobs are waiting."""
        loop = asyncio.get_running_loop()
        with self.queue.admit(owner):
            async with self.queue.job(owner) as job:
                while not self._closed:
                    done = await loop.run_in_executor(self._threads, self._some, steps)
                    if done is not None:
                        return done[0]
                    if job.must_give_way():
                        await job.give_way()
        raise Busy

    def _some(self, steps: Steps[T]) -> tuple[T] | None:
        """Continue a job for a slice of time; return its result, or None if it is not finished."""
        end = self.clock() + self.slice
        try:
            while self.clock() < end:
                next(steps)
        except StopIteration as stop:
            return (stop.value,)
        return None

    def close(self) -> None:
        """Stop running jobs."""
        self._closed = True
        self._threads.shutdown()  # jobs in a thread run one more slice, so that no caller is cancelled
