"""Bots think in processes of their own, never beside the sockets: hard limits, a bounded queue, and no way to hang.

A worker that answers too late is ended and a new one takes its place; the seat gets a random legal action instead, so
that a slow or failing bot delays its own table and no other. Bots that were late once never hold all workers.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Sequence
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import msgspec

from paddock.bots import make_bot
from paddock.core.luck import pick, stream
from paddock.core.record import Record
from paddock.server.times import Times

log = logging.getLogger("paddock.bots")

QUEUE = 256
"""Questions that may wait; one more is answered at random."""
KEPT = 16
"""Games that a worker keeps."""


class Task(msgspec.Struct, frozen=True):
    """A question for a bot: everything that it may know, and nothing else."""

    bot: str
    header: dict[str, Any]
    seed: str  # of its own generator
    view: Any
    legal: Sequence[Any]


def think(task: Task, known: dict[str, Any]) -> Any:
    """The bot's choice, in a worker."""
    from paddock.games import of_record

    key = msgspec.json.encode((task.bot, task.header)).decode()
    if key not in known:
        if len(known) >= KEPT:
            known.pop(next(iter(known)))
        known[key] = make_bot(task.bot, of_record(Record(task.header, ())))
    return known[key](task.view, task.legal, stream(task.seed, "bot"))


def work(pipe: Connection) -> None:
    """A worker's life: questions in, answers out."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    known: dict[str, Any] = {}
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[Any, str] = think(task, known), ""
        except Exception as error:
            answer = None, f"{type(error).__name__}: {error}"
        try:
            pipe.send(answer)
        except OSError:
            return


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far = context.Pipe()
        self.process = context.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        far.close()

    async def ask(self, task: Task, limit: float) -> tuple[Any, str]:
        """The answer; TimeoutError if it does not come in time, EOFError if the process has died."""
        self.pipe.send(task)
        await self._answered(limit)
        answer: tuple[Any, str] = self.pipe.recv()
        return answer

    async def _answered(self, limit: float) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        try:
            loop.add_reader(self.pipe.fileno(), ready.set)
        except NotImplementedError:  # the event loop of Windows knows no pipes: a thread waits instead
            if not await asyncio.to_thread(self.pipe.poll, limit):
                raise TimeoutError from None
            return
        try:
            async with asyncio.timeout(limit):
                await ready.wait()
        finally:
            loop.remove_reader(self.pipe.fileno())

    def end(self) -> None:
        """Ends the process, whatever it is doing; whoever still waits for it sees the end of the pipe."""
        self.process.kill()
        self.process.join(1)
        self.pipe.close()


class BotPool:
    """The workers of a server. They are started when the first bot is asked."""

    def __init__(self, workers: int = 0, limit: float = Times().think, queue: int = QUEUE) -> None:
        self.size = max(2, workers or (os.cpu_count() or 2) - 1)  # one for the slow, one for the others
        self.limit = limit
        self.queue = queue
        self.waiting = 0
        self.faults = 0
        self._free: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(self.size):
            self._free.put_nowait(None)
        self._all: set[Worker] = set()
        self._late: set[str] = set()  # bots that did not answer in time
        self._for_late = asyncio.Semaphore(self.size - 1)

    async def choose(self, task: Task) -> Any:
        """The bot's choice among the legal actions; a random one in place of none."""
        spare = stream(task.seed, "stand-in")
        if task.bot == "random":
            return pick(spare, task.legal)
        if self.waiting >= self.queue:
            log.warning("too many bots are waiting; %s is driven at random", task.bot)
            return pick(spare, task.legal)
        self.waiting += 1
        try:
            if task.bot not in self._late:
                return await self._choose(task, spare)
            async with self._for_late:
                return await self._choose(task, spare)
        finally:
            self.waiting -= 1

    async def _choose(self, task: Task, spare: Random) -> Any:
        worker = await self._free.get()
        try:
            if worker is None:
                worker = Worker()
                self._all.add(worker)
            move, wrong = await worker.ask(task, self.limit)
        except (TimeoutError, EOFError, OSError) as error:
            move, wrong = None, f"no answer ({type(error).__name__})"
            if isinstance(error, TimeoutError):
                self._late.add(task.bot)
            self._drop(worker)
            worker = None
        except asyncio.CancelledError:
            self._drop(worker)
            worker = None
            raise
        finally:
            self._free.put_nowait(worker)
        if move in task.legal:
            return move
        self.faults += 1
        log.error("the bot %s failed: %s", task.bot, wrong or f"answered {move}, which is not legal")
        return pick(spare, task.legal)

    def _drop(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            worker.end()

    def close(self) -> None:
        """Ends all workers."""
        for worker in list(self._all):
            self._drop(worker)
