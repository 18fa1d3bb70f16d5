"""Bots think in processes of their own, never beside the sockets: hard limits, a bounded queue, and no way to hang.

A process that answers too late is ended, and its seat gets a random legal action instead, so that a slow or failing bot
delays its own table and no other. Bots that were late once never hold all processes. Those who keep many bots thinking
take turns with those who keep few; whoever's turn does not come in time is driven by the game's weakest level.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random
from time import monotonic

import msgspec

from paddock.bots.process import BotProcess, NoAnswer
from paddock.core.errors import BadOptions
from paddock.core.game import Action
from paddock.core.luck import pick, stream
from paddock.server.net.quotas import ThinkingTime
from paddock.server.workers.turns import FairTurns
from paddock.table.bots import BotTask, NoStandIn
from paddock.table.times import Times

log = logging.getLogger("paddock.bots")

QUEUE = 256
"""Questions that may wait; one more is answered at random."""
STAND_IN = 2.0
"""Seconds in which the weakest level has to answer for a bot whose turn did not come; after that it is chance."""


def share_of_workers(workers: int, processes: int, number: int) -> int:
    """How many of all processes for bots belong to one of the server processes; none of them is left without.

    There are two at least, one for the slow and one for the others; 0: all cores but one.
    """
    each, rest = divmod(max(2, workers or (os.cpu_count() or 2) - 1), processes)
    return max(1, each + (number < rest))


class BotPool:
    """The processes of a server's bots. Each is started when it is first needed."""

    def __init__(
        self,
        workers: int = 2,
        limit: float = Times().think,
        queue: int = QUEUE,
        patience: float = Times().turn,
        thinking: ThinkingTime | None = None,
        stand_in: float = STAND_IN,
    ) -> None:
        self.size = workers
        self.limit = limit
        self.queue = queue
        self.patience = patience
        self.stand_in = stand_in
        self.thinking = thinking or ThinkingTime(0)
        self.owner_of: Callable[[str], str] = lambda host: host  # whom the bots at a host's tables count for
        self.waiting = 0
        self.faults = 0
        self._all = [BotProcess() for _ in range(self.size)]
        self._turns = FairTurns(self._all)
        self._stand_in = BotProcess()
        self._standing_in = asyncio.Lock()
        self._late: set[str] = set()  # bots that did not answer in time
        self._for_late = asyncio.Semaphore(self.size - 1)

    @property
    def running(self) -> int:
        """How many processes there are now."""
        return sum(process.running for process in (*self._all, self._stand_in))

    async def choose(self, task: BotTask) -> Action:
        """The bot's choice among the legal actions; a random one in place of none, or NoStandIn if it must be exact."""
        spare = stream(task.seed, "stand-in")
        name = task.bot.name
        if name == "random":
            return pick(spare, task.legal)
        if self.waiting >= self.queue:
            if task.exact:
                raise NoStandIn("too many bots are waiting")
            log.warning("too many bots are waiting; %s is driven at random", name)
            return pick(spare, task.legal)
        self.waiting += 1
        try:
            return await self._in_turn(task, self.owner_of(task.host), spare)
        finally:
            self.waiting -= 1

    async def _in_turn(self, task: BotTask, owner: str, spare: Random) -> Action:
        late = task.bot.name in self._late
        if not self.thinking.left(owner) or (late and self.size == 1):
            return await self._weakest(task, spare)
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(self.patience):
                    if late:
                        await held.enter_async_context(self._for_late)
                    process = await self._turns.take(owner)
            except TimeoutError:
                return await self._weakest(task, spare)
            began = monotonic()
            try:
                return await self._choose(process, task, spare)
            finally:
                self._turns.give_back(process)
                self.thinking.charge(owner, monotonic() - began)

    async def _weakest(self, task: BotTask, spare: Random) -> Action:
        """What the weakest level would do: it answers in no time, in a process of its own."""
        if task.exact:
            raise NoStandIn("its turn has not come")
        bot = msgspec.structs.replace(task.bot, name=task.weakest)
        if bot.name == "random":
            return pick(spare, task.legal)
        try:
            async with asyncio.timeout(self.stand_in), self._standing_in:
                answer = await self._stand_in.ask_async(bot, task.view, task.legal, task.seed, self.stand_in)
                return task.legal[answer.chosen or 0]
        except (TimeoutError, NoAnswer, BadOptions):
            return pick(spare, task.legal)

    async def _choose(self, process: BotProcess, task: BotTask, spare: Random) -> Action:
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
        self.faults += 1
        log.error("the bot %s failed: %s", task.bot.name, wrong)
        if task.exact:
            raise NoStandIn(wrong, failed=True)
        return pick(spare, task.legal)

    def close(self) -> None:
        """Ends all processes."""
        for process in (*self._all, self._stand_in):
            process.end()
