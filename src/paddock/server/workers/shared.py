"""Jobs whose result several callers want, a cache of results, and programs that compute them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import ExitStack

from paddock.server.workers.queue import WorkQueue
from paddock.table.lru import Lru


class LruCache(Lru[object, bytes]):
    """A cache of results, bounded by number and bytes; a single result that is too large is not cached."""

    def __init__(self, most: int, most_bytes: int) -> None:
        super().__init__(most)
        self.most_bytes = most_bytes

    def __setitem__(self, key: object, result: bytes) -> None:
        super().__setitem__(key, result)
        while sum(map(len, self.values())) > self.most_bytes:
            self.popitem(last=False)


class SharedJob:
    """A job with several waiting callers."""

    def __init__(self, key: object) -> None:
        self.key = key
        self.progress: float | None = None  # from 0 to 1; None while it waits for a slot
        self.waiting = 0  # callers
        self.task: asyncio.Task[bytes]


class SharedJobs:
    """Runs each job once, however many callers want its result, and cancels it when all have left."""

    def __init__(self, queue: WorkQueue, results: LruCache) -> None:
        self.queue, self.results = queue, results
        self.jobs: dict[object, SharedJob] = {}

    def join(
        self, key: object, requester: str, work: Callable[[SharedJob], Awaitable[bytes]], size: int = 0
    ) -> SharedJob:
        """Return the job for a key, starting it if needed; the caller has to leave it. Raises Busy.

        `size` is the size of its input in bytes.
        """
        job = self.jobs.get(key)
        if job is None:
            admission = ExitStack()
            admission.enter_context(self.queue.admit(requester, size))
            job = self.jobs[key] = SharedJob(key)
            job.task = asyncio.create_task(self._run(job, work))
            job.task.add_done_callback(lambda task: self._end(job, task, admission))
        job.waiting += 1
        return job

    async def result(self, job: SharedJob) -> bytes:
        """Wait for the result, and leave."""
        try:
            return await asyncio.shield(job.task)
        finally:
            self.leave(job)

    def leave(self, job: SharedJob) -> None:
        """End a caller's wait."""
        job.waiting -= 1
        if not job.waiting:
            self._forget(job)
            job.task.cancel()

    async def _run(self, job: SharedJob, work: Callable[[SharedJob], Awaitable[bytes]]) -> bytes:
        result = self.results[job.key] = await work(job)
        return result

    def _end(self, job: SharedJob, task: asyncio.Task[bytes], admission: ExitStack) -> None:
        self._forget(job)
        admission.close()
        if not task.cancelled():
            task.exception()  # all callers have received it

    def _forget(self, job: SharedJob) -> None:
        if self.jobs.get(job.key) is job:
            del self.jobs[job.key]

    def close(self) -> None:
        """Cancel all jobs."""
        for job in tuple(self.jobs.values()):
            job.task.cancel()


async def output_of(*command: str, data: bytes, env: Mapping[str, str] | None = None) -> bytes:
    """Run a program on this input and return its output; if the caller is cancelled, the program is killed."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
    try:
        output, errors = await process.communicate(data)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not output:
        reason = errors.decode(errors="replace").strip()
        raise RuntimeError(f"{' '.join(command)} ended with {process.returncode}: {reason}")
    return output
