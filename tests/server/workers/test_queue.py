"""The work queue: fair by requester and time, cheap jobs first, bounded, and cancelled without callers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from paddock.server.workers.queue import HALF_LIFE, MOST_REQUESTERS, TimeUsed, WorkQueue
from paddock.server.workers.shared import LruCache, SharedJob, SharedJobs
from paddock.table.errors import Busy
from tests.server.running import FakeClock
from tests.server.workers.virtual import VIRTUAL


@pytest.fixture(scope="module")
def anyio_backend() -> object:
    return VIRTUAL


class Log:
    """Jobs that take as long as they cost, and the order in which they ended."""

    def __init__(self, slots: int = 1, **limits: Any) -> None:
        self.queue = WorkQueue(slots, clock=asyncio.get_running_loop().time, **limits)
        self.done: list[str] = []
        self.ended: dict[str, float] = {}

    async def work(self, requester: str, cost: float, name: str = "", quick: bool = False) -> None:
        with self.queue.admit(requester):
            job = await self.queue.acquire(requester, cost, quick=quick)
            await asyncio.sleep(cost)
            self.queue.release(job)
        self.done.append(name or requester)
        self.ended[name or requester] = asyncio.get_running_loop().time()

    async def in_slices(self, requester: str, slices: int) -> None:
        async with self.queue.job(requester) as job:
            for _ in range(slices):
                await asyncio.sleep(1)
                if job.must_give_way():
                    await job.give_way()
        self.done.append(requester)

    def begin(self, *work: tuple[str, float]) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.work(requester, cost)) for requester, cost in work]


async def test_requesters_take_turns_by_the_time_they_use() -> None:
    log = Log()
    await asyncio.gather(*log.begin(*[("many", 1)] * 50, ("few", 1), ("few", 1), ("one", 1)))
    assert max(at for at, requester in enumerate(log.done) if requester != "many") <= 5
    log.done.clear()
    await asyncio.gather(*log.begin(*[("long", 4)] * 5, *[("short", 1)] * 20))
    assert abs(log.done[:15].count("short") - 12) <= 2, "as much time for both, not as many jobs"


async def test_time_without_other_requesters_does_not_count() -> None:
    log = Log()
    await log.work("alone", 100)
    await asyncio.gather(*log.begin(("new", 2), ("new", 2), ("alone", 1)))
    assert log.done[1:] == ["new", "alone", "new"]


async def test_cheap_jobs_come_first_and_the_reserved_slot_is_for_quick_ones_only() -> None:
    log = Log(2, reserve=True)
    running = log.begin(("a", 5), ("b", 6), ("c", 4), ("e", 0.1))
    await asyncio.sleep(1)
    await log.work("d", 0.2, quick=True)
    assert log.ended == {"d": pytest.approx(1.2)}, "a slot is free, though others want it, a cheap one among them"
    await asyncio.gather(*running)
    assert log.done == ["d", "a", "e", "c", "b"]


async def test_a_long_job_yields_between_slices() -> None:
    log = Log(at_once=3, each=1)
    long = [asyncio.create_task(log.in_slices("a", 30)) for _ in range(2)]
    await asyncio.sleep(5.5)
    await log.in_slices("b", 3)
    assert asyncio.get_running_loop().time() == pytest.approx(9) and not log.done[:-1]
    await asyncio.gather(*long)
    assert log.done == ["b", "a", "a"] and asyncio.get_running_loop().time() == pytest.approx(63)


async def test_few_jobs_are_started_and_few_wait() -> None:
    log = Log(2, each=1, most=4, most_each=3)
    running = log.begin(("a", 1), ("a", 1), ("a", 1))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await log.work("a", 1)
    running += log.begin(("b", 1))
    await asyncio.sleep(0)
    with pytest.raises(Busy):
        await log.work("c", 1)
    await asyncio.gather(*running)
    assert log.done == ["a", "b", "a", "a"] and not log.queue.admitted and not log.queue.jobs


async def test_an_abandoned_job_takes_no_slot() -> None:
    queue = WorkQueue()

    async def hold(requester: str) -> None:
        async with queue.job(requester):
            pass

    async with queue.job("a"):
        gone, stays = [asyncio.create_task(hold(requester)) for requester in "ab"]
        await asyncio.sleep(0)
        gone.cancel()
    gone_too = asyncio.create_task(hold("c"))
    await stays  # the slot arrives at the moment of giving up
    gone_too.cancel()
    await asyncio.gather(gone, gone_too, return_exceptions=True)
    with pytest.raises(TimeoutError):
        async with queue.job("d"), asyncio.timeout(10), queue.job("e"):
            pass
    async with queue.job("e"):
        giving_way = asyncio.create_task(hold("f"))
        await asyncio.sleep(0)
        giving_way.cancel()
    async with asyncio.timeout(0.1), queue.job("d"):
        pass


async def test_a_job_that_takes_too_long_is_cancelled_and_large_input_is_refused() -> None:
    queue = WorkQueue(most_bytes=100)
    with pytest.raises(Busy):
        async with queue.job("a", limit=10):
            await asyncio.sleep(11)
    async with asyncio.timeout(1), queue.job("b"):
        pass
    with pytest.raises(TimeoutError, match="its own"):
        async with queue.job("c", limit=10):
            raise TimeoutError("its own")
    with queue.admit("a", 60):
        with pytest.raises(Busy), queue.admit("b", 41):
            pass
        with queue.admit("b", 40):
            pass
    with queue.admit("b", 100):
        pass


async def test_an_urgent_job_comes_before_all_others_of_its_requester() -> None:
    log = Log()
    running = log.begin(*[("a", 1)] * 3, ("b", 1))
    await asyncio.sleep(0)
    urgent = await log.queue.acquire("a", 0.5, urgent=True)
    assert log.done == ["a", "b"]
    log.queue.release(urgent)
    await asyncio.gather(*running)


def test_time_is_forgotten_and_few_requesters_are_remembered() -> None:
    clock = FakeClock()
    used = TimeUsed(clock)
    used.charge("a", 8)
    clock.advance(2 * HALF_LIFE)
    assert used.of("a") == pytest.approx(2)
    for number in range(MOST_REQUESTERS):
        used.charge(f"{number}", 1)
    assert used.of("a") == 0 and used.of("0") == 1


def shared() -> tuple[SharedJobs, list[str], Callable[[str], Callable[[SharedJob], Awaitable[bytes]]]]:
    """Shared jobs, the names of those that have begun, and a maker of jobs that take ten seconds."""
    jobs, begun = SharedJobs(WorkQueue(most_each=2), LruCache(2, 100)), list[str]()

    def made(name: str) -> Callable[[SharedJob], Awaitable[bytes]]:
        async def work(job: SharedJob) -> bytes:
            async with jobs.queue.job("a"):
                begun.append(name)
                await asyncio.sleep(10)
            if name == "fails":
                raise ValueError(name)
            return name.encode()

        return work

    return jobs, begun, made


async def test_shared_jobs_run_once_and_are_cancelled_when_all_callers_leave() -> None:
    jobs, begun, made = shared()
    first, second, other = [jobs.join(key, "a", made(key)) for key in ("x", "x", "y")]
    with pytest.raises(Busy):
        jobs.join("z", "a", made("z"))
    leaves, stays = [asyncio.create_task(jobs.result(job)) for job in (first, second)]
    await asyncio.sleep(1)
    leaves.cancel()
    assert await stays == b"x" == jobs.results.find("x")
    await asyncio.sleep(1)
    assert begun == ["x", "y"]
    jobs.leave(other)
    await asyncio.sleep(1)
    assert other.task.cancelled() and not jobs.jobs and not jobs.queue.admitted
    with pytest.raises(ValueError, match="fails"):
        await jobs.result(jobs.join("f", "a", made("fails")))
    assert await jobs.result(jobs.join("y", "a", made("y"))) == b"y", "it can be asked for again"
