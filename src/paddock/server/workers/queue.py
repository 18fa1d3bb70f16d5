"""The work queue behind all slow work: bots, reviews, pictures, replays and the loading of tables.

There are a few slots and many requesters (addresses). The next slot goes to the job with the lowest sum of its
requester's recently used time and its own expected time, so that a light user never waits for a heavy one, nor a cheap
job for a long one. Time used while no other requester had a job does not count. Among the jobs of one requester, cheap
ones also come first, but none overtakes a long one that has waited for as long as it takes. The number of jobs, the
bytes of their input, and the time that each may wait and take are bounded. A job whose task is cancelled gives up its
place.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from heapq import heappop, heappush
from itertools import count
from math import inf
from time import monotonic
from typing import TypeAlias

from paddock.table.errors import Busy
from paddock.table.lru import Lru

HALF_LIFE = 60.0
"""Seconds after which half of a requester's used time is forgotten."""
LEAST_CHARGE = 1e-4
"""Least seconds charged for a job, so that requesters take turns even with instant jobs."""
MOST_REQUESTERS = 10_000
"""Most requesters whose time is remembered; the least recently served is forgotten first."""


class TimeUsed:
    """The seconds that each requester has used lately, halved after each half-life."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: Lru[str, tuple[float, float]] = Lru(MOST_REQUESTERS)  # seconds, and when they were last counted

    def of(self, requester: str) -> float:
        """Return the seconds that a requester has used lately."""
        if requester not in self._used:
            return 0.0
        seconds, at = self._used[requester]
        return seconds * float(0.5 ** ((self._clock() - at) / HALF_LIFE))

    def charge(self, requester: str, seconds: float) -> None:
        self._used[requester] = (self.of(requester) + max(LEAST_CHARGE, seconds), self._clock())


class Job:
    """A job in the queue. A running job holds a slot; a long one may yield it between slices of its work."""

    def __init__(self, queue: WorkQueue, requester: str, cost: float, quick: bool) -> None:
        self.requester, self.cost, self.quick = requester, cost, quick
        self.slot = -1
        self.seconds: float | None = None  # seconds to charge; None: the time that it holds its slot
        self.started = False
        self.turn: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.since = 0.0  # when it got its slot
        self._queue = queue

    @property
    def rank(self) -> float:
        """Return the rank; the job with the lowest one is next."""
        return self._queue.used.of(self.requester) + self.cost

    def held(self) -> float:
        """Return the seconds for which it has held its slot."""
        return self._queue.clock() - self.since

    def must_give_way(self) -> bool:
        """Return whether a waiting job should run before this one goes on."""
        return self._queue.must_give_way(self)

    async def give_way(self) -> None:
        """Yield the slot to another job, and wait for a new one."""
        await self._queue.give_way(self)


Heap: TypeAlias = list[tuple[float, int, Job]]
"""Jobs by the time at which they would be finished had they started on arrival."""


class WorkQueue:
    """Assigns slots to jobs by their requesters' used time and their own expected time.

    `at_once` jobs may be started (running or yielding), `each` per requester; `most` may be in the queue, `most_each`
    per requester, with `most_bytes` of input in all. With `reserve`, the last slot is only for quick jobs,
    however cheap others are.
    """

    def __init__(
        self,
        slots: int = 1,
        *,
        at_once: int | None = None,
        each: int | None = None,
        most: float = inf,
        most_each: float = inf,
        most_bytes: float = inf,
        reserve: bool = False,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.slots, self.at_once, self.each = slots, at_once or slots, each or at_once or slots
        self.most, self.most_each, self.most_bytes = most, most_each, most_bytes
        self.reserve, self.clock = reserve, clock
        self.used = TimeUsed(clock)
        self.admitted: Counter[str] = Counter()
        self.bytes = 0  # of the input of admitted jobs
        self.jobs: set[Job] = set()  # waiting, running or yielding
        self._free = list(range(slots))
        self._started: Counter[str] = Counter()
        self._waiting: dict[str, tuple[Heap, Heap]] = {}  # by requester: quick jobs and the others
        self._paused: list[Job] = []
        self._numbers = count()

    @contextmanager
    def admit(self, requester: str, size: int = 0) -> Iterator[None]:
        """Count a job and the bytes of its input while it lasts. Raises Busy if there are too many."""
        full = self.admitted.total() >= self.most or self.admitted[requester] >= self.most_each
        if full or self.bytes + size > self.most_bytes:
            raise Busy
        self.admitted[requester] += 1
        self.bytes += size
        try:
            yield
        finally:
            self.bytes -= size
            decrease(self.admitted, requester)

    @asynccontextmanager
    async def job(self, requester: str, limit: float | None = None) -> AsyncIterator[Job]:
        """Wait for a slot and hold it. After `limit` seconds the job is cancelled, and Busy is raised."""
        job = await self.acquire(requester)
        try:
            async with asyncio.timeout(limit) as deadline:
                yield job
        except TimeoutError:
            if deadline.expired():
                raise Busy from None
            raise
        finally:
            self.release(job)

    async def acquire(self, requester: str, cost: float = 0.0, *, urgent: bool = False, quick: bool = False) -> Job:
        """Wait for a slot; the caller releases it.

        An urgent job comes before all others of its requester. A quick one may use the reserved slot.
        """
        job = Job(self, requester, cost, quick)
        self.jobs.add(job)
        heap = self._waiting.setdefault(requester, ([], []))[not quick]
        heappush(heap, (-inf if urgent else self.clock() + cost, next(self._numbers), job))
        try:
            await self._turn(job)
        except BaseException:
            self.release(job)
            raise
        return job

    def release(self, job: Job) -> None:
        """End a job and pass its slot on."""
        if job.slot >= 0:
            self._free_slot(job)
        self.jobs.discard(job)
        if job.started:
            decrease(self._started, job.requester)
        self._hand_out()

    def must_give_way(self, job: Job) -> bool:
        """Return whether a waiting job ranks before this one, counting the time since it got its slot."""
        rank = job.rank + job.held()
        following = self._next(job.slot)
        return following is not None and following.rank <= rank

    async def give_way(self, job: Job) -> None:
        """Take a job's slot, and wait until it has another one."""
        self._free_slot(job)
        job.turn = asyncio.get_running_loop().create_future()
        following = self._next(self._free[-1])
        self._paused.append(job)
        if following is not None:
            self._start(following, self._free.pop())
        await self._turn(job)

    async def _turn(self, job: Job) -> None:
        self._hand_out()
        try:
            await job.turn
        except asyncio.CancelledError:
            job.turn.cancel()
            if job in self._paused:
                self._paused.remove(job)
            raise

    def _free_slot(self, job: Job) -> None:
        if any(other.requester != job.requester for other in self.jobs):
            self.used.charge(job.requester, job.held() if job.seconds is None else job.seconds)
        self._free.append(job.slot)
        job.slot = -1

    def _hand_out(self) -> None:
        """Start jobs while there are slots for them. Quick jobs take the reserved slot first."""
        self._free.sort()
        for slot in reversed(tuple(self._free)):
            if (job := self._next(slot)) is not None:
                self._free.remove(slot)
                self._start(job, slot)

    def _start(self, job: Job, slot: int) -> None:
        if job.started:
            self._paused.remove(job)
        else:
            heappop(self._waiting[job.requester][not job.quick])
            self._started[job.requester] += 1
            job.started = True
        job.slot, job.since = slot, self.clock()
        job.turn.set_result(slot)

    def _next(self, slot: int) -> Job | None:
        """Return the job that should get this slot."""
        quick_only = self.reserve and slot == self.slots - 1
        paused = [job for job in self._paused if not job.turn.done()]
        found = [job for job in paused if job.quick or not quick_only]
        if self._started.total() < self.at_once:
            for requester in tuple(self._waiting):
                first = self._first(requester, quick_only)
                if first is not None and self._started[requester] < self.each:
                    found.append(first)
        return min(found, key=lambda job: job.rank, default=None)

    def _first(self, requester: str, quick_only: bool) -> Job | None:
        """Return the next job of a requester, dropping abandoned ones."""
        heaps = self._waiting[requester]
        for heap in heaps:
            while heap and heap[0][2].turn.done():
                heappop(heap)
        if not any(heaps):
            del self._waiting[requester]
        heads = [heap[0] for heap in heaps[: 1 if quick_only else 2] if heap]
        return min(heads)[2] if heads else None


def decrease(counter: Counter[str], key: str) -> None:
    """Decrease a counter, and drop it at zero."""
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
