"""Reviews of finished races: one runs at a time, each in its own process, and the latest are cached.

Callers receive its progress, then the review. A review yields to those of addresses that have used less time, and is
cancelled once all callers have left.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

import msgspec

from paddock.core.errors import PaddockError
from paddock.review.presentation import RaceReview
from paddock.review.worker import start_review
from paddock.server.workers.queue import Job, WorkQueue
from paddock.server.workers.shared import LruCache, SharedJob, SharedJobs
from paddock.table.errors import Busy, NotNow
from paddock.table.messages import Trouble
from paddock.words import Message, message

KEPT = 64
KEPT_BYTES = 16_000_000
"""Most cached reviews, and their total bytes: some 60 KB each, up to a few MB with many laps."""
MOST_WAITING = 20
MOST_OF_ONE = 4
"""Most waiting reviews, and most per address."""
MOST_BYTES = 10_000_000
"""Most bytes of their records: some 20 KB each, up to 2 MB with many laps."""
STARTED = 3
"""Most reviews with a process, one per address: one runs, the others are paused."""
SLICE = 2.0
"""Seconds that a review runs before it yields."""
PATIENCE = 900.0
"""Timeout of a review in seconds; on an idle machine it takes less than a minute."""
EVENTS = "text/event-stream"
POLL = 0.1
"""Seconds between checks of a review's progress."""
REPORT_EVERY = 0.5
"""Seconds between progress reports, even if nothing has changed."""


class ReviewProgress(msgspec.Struct, frozen=True, tag="progress"):
    """The progress of a review, from 0 to 1; null while it waits for its turn."""

    done: float | None


class ReviewFailed(msgspec.Struct, frozen=True, tag="failed"):
    """The reason why there will be no review."""

    trouble: Trouble


ReviewEvent: TypeAlias = ReviewProgress | RaceReview | ReviewFailed
"""The events of a review: repeated progress, then the review or a failure."""


class Reviews:
    """Makes reviews, each only once however many callers want it."""

    def __init__(self, playouts: int = 0) -> None:
        self.playouts = playouts  # playouts of a review; 0: the game's default
        self.kept = LruCache(KEPT, KEPT_BYTES)
        queue = WorkQueue(at_once=STARTED, each=1, most=MOST_WAITING, most_each=MOST_OF_ONE, most_bytes=MOST_BYTES)
        self._jobs = SharedJobs(queue, self.kept)

    @property
    def under_way(self) -> dict[object, SharedJob]:
        """The number of reviews waiting or being made."""
        return self._jobs.jobs

    def begin(self, key: str, owner: str, record: str) -> SharedJob:
        """Join or begin a review for a caller that will follow it. Raises Busy if too many are waiting."""

        async def make(made: SharedJob) -> bytes:
            async with self._jobs.queue.job(owner, limit=PATIENCE) as job:
                return await self._review(made, job, record)

        return self._jobs.join(key, owner, make, len(record))

    async def _review(self, made: SharedJob, job: Job, record: str) -> bytes:
        made.progress = 0.0
        process, pipe = await started(record, self.playouts)
        try:
            while True:
                while not pipe.poll():
                    await asyncio.sleep(POLL)
                    await give_way(job, pipe)
                match await asyncio.to_thread(pipe.recv):  # the process may be slow to write a long one
                    case float(done):
                        made.progress = done
                    case bytes(review):
                        return review
                    case str() | Message() as why:
                        raise NotNow(why)
        except (EOFError, OSError):
            raise Busy(message("server-error-review-failed")) from None
        finally:
            end(process, pipe)

    async def follow(self, made: SharedJob) -> AsyncGenerator[bytes, None]:
        """Yield progress events and finally the review; a caller that stops iterating leaves the job."""
        try:
            while not made.task.done():
                yield event_of(msgspec.json.encode(ReviewProgress(made.progress)))
                await asyncio.wait({made.task}, timeout=REPORT_EVERY)
            if made.task.cancelled():  # the server is stopping
                raise Busy
            yield event_of(made.task.result())
        except PaddockError as error:
            yield event_of(msgspec.json.encode(ReviewFailed(Trouble(str(error), error.reason))))
        finally:
            self._jobs.leave(made)

    def close(self) -> None:
        """Cancel running reviews."""
        self._jobs.close()


async def give_way(job: Job, pipe: Connection) -> None:
    """Pause a review's process while one of an address that has used less time runs."""
    if job.held() >= SLICE and job.must_give_way():
        pipe.send(True)
        await job.give_way()
        pipe.send(False)


async def started(record: str, playouts: int) -> tuple[BaseProcess, Connection]:
    """Start a process that reviews a record; in a thread, as it reads a long record only once it is up."""
    starting = asyncio.create_task(asyncio.to_thread(start_review, record, playouts))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        starting.add_done_callback(lambda late: None if late.cancelled() else end(*late.result()))
        raise


def end(process: BaseProcess, pipe: Connection) -> None:
    process.kill()
    process.join(1)
    pipe.close()


def event_of(data: bytes) -> bytes:
    """Encode a server-sent event."""
    return b"data: " + data + b"\n\n"
