"""Bots think in processes of their own, never beside the sockets: hard limits, a bounded queue, and no way to hang.

A process that answers too late is ended, and its seat gets a random legal action instead, so that a slow or failing bot
delays its own table and no other. Bots that were late once never hold all processes.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Sequence
from random import Random

import msgspec

from paddock.bots.process import BotProcess, NoAnswer
from paddock.bots.worker import BotId
from paddock.core.errors import BadOptions
from paddock.core.game import Action
from paddock.core.luck import pick, stream
from paddock.server.times import Times

log = logging.getLogger("paddock.bots")

QUEUE = 256
"""Questions that may wait; one more is answered at random."""


class Task(msgspec.Struct, frozen=True):
    """A question for a bot: everything that it may know, and nothing else."""

    bot: BotId
    seed: str  # of its own generator
    view: object
    legal: Sequence[Action]


class BotPool:
    """The processes of a server's bots. Each is started when it is first needed."""

    def __init__(self, workers: int = 0, limit: float = Times().think, queue: int = QUEUE) -> None:
        self.size = max(2, workers or (os.cpu_count() or 2) - 1)  # one for the slow, one for the others
        self.limit = limit
        self.queue = queue
        self.waiting = 0
        self.faults = 0
        self._all = [BotProcess() for _ in range(self.size)]
        self._free: asyncio.LifoQueue[BotProcess] = asyncio.LifoQueue()
        for process in self._all:
            self._free.put_nowait(process)
        self._late: set[str] = set()  # bots that did not answer in time
        self._for_late = asyncio.Semaphore(self.size - 1)

    @property
    def running(self) -> int:
        """How many processes there are now."""
        return sum(process.running for process in self._all)

    async def choose(self, task: Task) -> Action:
        """The bot's choice among the legal actions; a random one in place of none."""
        spare = stream(task.seed, "stand-in")
        name = task.bot.name
        if name == "random":
            return pick(spare, task.legal)
        if self.waiting >= self.queue:
            log.warning("too many bots are waiting; %s is driven at random", name)
            return pick(spare, task.legal)
        self.waiting += 1
        try:
            if name not in self._late:
                return await self._choose(task, spare)
            async with self._for_late:
                return await self._choose(task, spare)
        finally:
            self.waiting -= 1

    async def _choose(self, task: Task, spare: Random) -> Action:
        process = await self._free.get()
        try:
            answer = await process.ask_async(task.bot, task.view, task.legal, task.seed, self.limit)
            if answer.chosen is not None:
                return task.legal[answer.chosen]
            wrong = answer.wrong
        except NoAnswer as error:
            wrong = str(error)
            if error.late:
                self._late.add(task.bot.name)
        except BadOptions as error:
            wrong = str(error)
        finally:
            self._free.put_nowait(process)
        self.faults += 1
        log.error("the bot %s failed: %s", task.bot.name, wrong)
        return pick(spare, task.legal)

    def close(self) -> None:
        """Ends all processes."""
        for process in self._all:
            process.end()
