"""Reviews of races that are over: one at a time, each in a process of its own; the last ones are kept.

Whoever wants one is told how far it is until it is there. A review that nobody wants any more is ended.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

import msgspec

from paddock.core.errors import PaddockError
from paddock.review.told import RaceReview
from paddock.review.worker import start_review
from paddock.server.workers.jobs import Busy
from paddock.server.workers.rasteriser import Kept
from paddock.server.workers.turns import FairTurns
from paddock.table.errors import NotNow
from paddock.table.messages import Trouble
from paddock.words import Message, message

KEPT = 64
KEPT_BYTES = 16_000_000
"""Reviews that are kept, and how large they may be together: some 60 KB each, one of many laps up to a few MB."""
MOST_WAITING = 20
MOST_OF_ONE = 4
"""Reviews that wait for one owner, of those 20."""
PATIENCE = 900.0
"""Seconds that a review may take; on an idle machine it takes less than a minute."""
EVENTS = "text/event-stream"
LOOK = 0.1
"""Seconds between two looks at how far a review is."""
TOLD = 0.5
"""Seconds after which whoever waits is told how far it is, even if nothing has changed."""


class ReviewProgress(msgspec.Struct, frozen=True, tag="progress"):
    """How far a review is, from 0 to 1; null while it waits for its turn."""

    done: float | None


class ReviewFailed(msgspec.Struct, frozen=True, tag="failed"):
    """There will be no review, and why."""

    trouble: Trouble


ReviewEvent: TypeAlias = ReviewProgress | RaceReview | ReviewFailed
"""What a review is told as: how far it is, again and again, then all of it or why there is none."""


class ReviewUnderWay:
    """A review that is being made, and how many want it."""

    def __init__(self) -> None:
        self.done: float | None = None
        self.watchers = 1
        self.task: asyncio.Task[bytes]


class Reviews:
    """Makes reviews for whoever asks, owner by owner."""

    def __init__(self, playouts: int = 0) -> None:
        self.playouts = playouts  # of a review; 0: as many as are usual for its game
        self.kept = Kept(KEPT, KEPT_BYTES)
        self._turns = FairTurns(range(1))
        self._waiting: Counter[str] = Counter()  # by owner
        self.under_way: dict[str, ReviewUnderWay] = {}

    def begin(self, key: str, owner: str, record: str) -> ReviewUnderWay:
        """Begins a review, unless it is under way for somebody, for whoever will follow it. Busy if too many wait."""
        if (found := self.under_way.get(key)) is not None:
            found.watchers += 1  # from now on: who leaves meanwhile must not end it
            return found
        if self._waiting[owner] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
            raise Busy(message("server-error-busy"))
        made = self.under_way[key] = ReviewUnderWay()
        self._waiting[owner] += 1
        made.task = asyncio.create_task(self._make(made, key, owner, record))
        made.task.add_done_callback(lambda task: self._over(made, key, owner, task))
        return made

    def _over(self, made: ReviewUnderWay, key: str, owner: str, task: asyncio.Task[bytes]) -> None:
        self._forget(made, key)
        self._waiting[owner] -= 1
        self._waiting += Counter()  # drops whoever has none left
        if not task.cancelled():
            task.exception()  # whoever watched has heard of it

    def _forget(self, made: ReviewUnderWay, key: str) -> None:
        if self.under_way.get(key) is made:
            del self.under_way[key]

    async def _make(self, made: ReviewUnderWay, key: str, owner: str, record: str) -> bytes:
        turn = await self._turns.take(owner)
        try:
            async with asyncio.timeout(PATIENCE):
                return self.kept.keep(key, await self._review(made, record))
        except TimeoutError:
            raise Busy(message("server-error-busy")) from None
        finally:
            self._turns.give_back(turn)

    async def _review(self, made: ReviewUnderWay, record: str) -> bytes:
        made.done = 0.0
        process, pipe = await started(record, self.playouts)
        try:
            while True:
                while not pipe.poll():
                    await asyncio.sleep(LOOK)
                match await asyncio.to_thread(pipe.recv):  # the process may be slow to write a long one
                    case float(done):
                        made.done = done
                    case bytes(review):
                        return review
                    case str() | Message() as why:
                        raise NotNow(why)
        except EOFError:
            raise Busy(message("server-error-review-failed")) from None
        finally:
            end(process, pipe)

    async def follow(self, made: ReviewUnderWay, key: str) -> AsyncGenerator[bytes, None]:
        """Tells how far it is, as events, and at last the review; whoever stops listening does not want it any more."""
        try:
            while not made.task.done():
                yield event_of(msgspec.json.encode(ReviewProgress(made.done)))
                await asyncio.wait({made.task}, timeout=TOLD)
            if made.task.cancelled():  # the server stops
                raise Busy(message("server-error-busy"))
            yield event_of(made.task.result())
        except PaddockError as error:
            yield event_of(msgspec.json.encode(ReviewFailed(Trouble(str(error), error.reason))))
        finally:
            made.watchers -= 1
            if not made.watchers:
                self._forget(made, key)
                made.task.cancel()

    def close(self) -> None:
        """Ends what is under way."""
        for made in list(self.under_way.values()):
            made.task.cancel()


async def started(record: str, playouts: int) -> tuple[BaseProcess, Connection]:
    """A process that reviews a record. It reads a long one only when it is up: a thread waits for that."""
    starting = asyncio.create_task(asyncio.to_thread(start_review, record, playouts))
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        starting.add_done_callback(lambda late: None if late.cancelled() else end(*late.result()))
        raise


def end(process: BaseProcess, pipe: Connection) -> None:
    """Ends a process, whatever it is doing."""
    process.kill()
    process.join(1)
    pipe.close()


def event_of(data: bytes) -> bytes:
    """Something as one event of a stream."""
    return b"data: " + data + b"\n\n"
