"""Share numbered work between processes: results come in order and do not depend on their number."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from time import perf_counter
from typing import TypeVar

from paddock.bots.worker import end_with_parent
from paddock.core.errors import PaddockError
from paddock.sim.memory import collect_rarely

T = TypeVar("T")

TASTE = 0.7
"""Seconds of work in this process before deciding whether to start others."""
LONG = 2.5
"""Seconds of remaining work that justify more processes: each takes about half a second to start."""
TASK = 1.5
"""Target length of a task in seconds: long enough to keep overhead low, short enough to show progress."""
LARGEST = 200
"""Most numbers in one task."""
IN_HAND = 3
"""Tasks queued for each worker: enough to keep it busy, few enough to keep memory flat."""


class WorkersLost(PaddockError):
    """A worker process is gone."""


def in_order(
    work: Callable[[int, int], list[T]],
    first: int,
    last: int,
    workers: int | None = None,
    ray: str | None = None,
    largest: int = LARGEST,
) -> Generator[T]:
    """Yield all results of `work(first, count)` over these numbers. Closing the iterator stops the workers.

    The result for a number must not depend on its batch. With `workers` left out, all processors
    help if the first numbers show that the rest takes long. With the address of a Ray cluster, its workers do
    everything after the first numbers. A task has at most `largest` numbers.
    """
    number, began = first, perf_counter()
    while number <= last and (workers == 1 or perf_counter() - began < TASTE):
        yield from work(number, 1)
        number += 1
    left = last + 1 - number
    if left <= 0:
        return
    each = (perf_counter() - began) / max(1, number - first)
    if ray is not None:
        from paddock.sim.cluster import on_cluster

        yield from on_cluster(ray, work, _batches(number, last, max(1, min(largest, round(TASK / each)))))
        return
    workers = workers or (os.cpu_count() or 1 if each * left > LONG else 1)
    if workers == 1:
        while number <= last:
            yield from work(number, 1)
            number += 1
        return
    size = max(1, min(largest, round(TASK / each), -(-left // (2 * workers))))
    yield from _shared(work, _batches(number, last, size), workers)


def _batches(first: int, last: int, size: int) -> list[tuple[int, int]]:
    """Yield the numbers in batches of this size, each as its first number and its count."""
    return [(at, min(size, last + 1 - at)) for at in range(first, last + 1, size)]


def _shared(work: Callable[[int, int], list[T]], batches: list[tuple[int, int]], workers: int) -> Iterator[T]:
    # A fresh interpreter for each worker: a copy of this one would copy the threads of its progress bar.
    others = set(active_children())
    pool = ProcessPoolExecutor(min(workers, len(batches)), get_context("spawn"), initializer=_start_worker)
    waiting: deque[Future[list[T]]] = deque()
    done = False
    try:
        for first, count in batches:
            waiting.append(pool.submit(work, first, count))
            if len(waiting) >= workers * IN_HAND:
                yield from waiting.popleft().result()
        while waiting:
            yield from waiting.popleft().result()
        done = True
    except BrokenProcessPool:
        raise WorkersLost(
            "a worker process ended unexpectedly; it may have run out of memory, or a bot ended it"
        ) from None
    finally:
        if not done:  # do not wait for races that may take minutes
            for worker in set(active_children()) - others:
                worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Ignore Ctrl-C: the parent handles it and stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_worker)
    end_with_parent(_end_worker)
    collect_rarely()


def _end_worker(*_: object) -> None:
    """End a stopped worker together with its processes for custom bots."""
    for child in active_children():
        child.kill()
    os._exit(1)
