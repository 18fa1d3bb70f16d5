"""Bots think in separate processes, with hard limits and a bounded queue, so that they cannot hang a table.

Thinking time is charged to the address of the table's host. Cheap decisions come first. One process is reserved for
bots that never search: it never loads a kernel, and no search gets in, however small its budget. A table over its share
of thinking time gets smaller budgets; if a decision's turn does not come in time, the game's weakest level makes it.
In a counted attempt neither happens: the table waits, ahead of all other tables of its host's address.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic

from msgspec.structs import replace

from paddock.bots import BUDGET, split_budget
from paddock.bots.answering import BotId
from paddock.bots.process import BotProcess, NoAnswer, NotMade
from paddock.core.errors import BadOptions
from paddock.core.game import Action
from paddock.core.luck import pick, stream
from paddock.server.workers.queue import Job, WorkQueue
from paddock.table.driver import BotChoice, BotTask, NoStandIn
from paddock.table.errors import Busy
from paddock.table.rates import RateLimiter
from paddock.table.times import Times

log = logging.getLogger("paddock.bots")

QUEUE = 256
"""Most waiting decisions; further ones are made at random."""
SOON = 2.5
"""Seconds that a decision waits for its turn among others, if its requester is within its share."""
STAND_IN = 2.0
"""Seconds that the weakest level, standing in, waits for a process; after that the choice is random."""
QUICK = 0.5
"""Longest thinking time with which a bot that does not search may use the reserved process."""
TRIES = 3
"""How often a bot in a counted attempt is asked before the table pauses."""
NICENESS = 10
"""Niceness of the processes for searches, so that the server and quick decisions go first."""


class Fault(Exception):
    """A fault of a bot's process (`process`), or of its answer."""

    def __init__(self, why: str, process: bool) -> None:
        self.process = process
        super().__init__(why)


def share_of_workers(workers: int, processes: int, number: int) -> int:
    """Return how many of the bots' processes belong to one server process, at least one each.

    There are at least two; 0: all cores but one. Each server process has one more, for quick decisions.
    """
    each, rest = divmod(max(2, workers or (os.cpu_count() or 2) - 1), processes)
    return max(1, each + (number < rest))


class BotPool:
    """The processes of a server's bots, each started when it is first needed; the last one is for quick decisions."""

    def __init__(
        self,
        workers: int = 2,
        limit: float = Times().think,
        queue: int = QUEUE,
        patience: float = Times().turn,
        thinking: RateLimiter | None = None,
        stand_in: float = STAND_IN,
        clock: Callable[[], float] = monotonic,
        process: Callable[[int], BotProcess] = BotProcess,
    ) -> None:
        self.workers, self.limit, self.patience, self.stand_in = workers, limit, patience, stand_in
        self.thinking = thinking or RateLimiter(0, 0)  # seconds an hour of each owner
        self.owner_of: Callable[[str], str] = lambda host: host  # the requester for the bots at a host's tables
        self.faults = 0
        self.queue = WorkQueue(workers + 1, most=queue, reserve=True, clock=clock)
        self._processes = [*[process(NICENESS) for _ in range(workers)], process(0)]
        self._speeds: dict[str, float] = {}  # current seconds per second of budget, by bot

    @property
    def running(self) -> int:
        """The current number of processes."""
        return sum(process.running for process in self._processes)

    @property
    def waiting(self) -> int:
        """The number of decisions that are waiting or being made."""
        return self.queue.admitted.total()

    async def choose(self, task: BotTask) -> BotChoice:
        """Return the choice of the bot or of its stand-in. Raises NoStandIn if there is neither."""
        spare = stream(task.seed, "stand-in")
        if task.bot.name == "random":
            return BotChoice(pick(spare, task.legal))
        owner = self.owner_of(task.host)
        for process in self._processes if task.searches else self._processes[-1:]:
            process.start()  # all at once, before searches use all cores
        try:
            with self.queue.admit(owner):
                if task.exact:
                    return await self._wait(task, owner)
                return await self._choose(task, owner, spare)
        except Busy:
            if task.exact:
                raise NoStandIn("too many bots are waiting") from None
            log.warning("too many bots are waiting; %s is driven at random", task.bot.name)
            return BotChoice(pick(spare, task.legal), reduced=True)

    async def _choose(self, task: BotTask, owner: str, spare: Random) -> BotChoice:
        bot, patience = self._affordable(task.bot, owner)
        try:
            action = await self._ask(replace(task, bot=bot), owner, patience=patience)
        except TimeoutError:
            return await self._stand_in(task, owner, spare)
        except Fault:
            return BotChoice(pick(spare, task.legal), reduced=True)
        return BotChoice(action, reduced=bot != task.bot)

    async def _wait(self, task: BotTask, owner: str) -> BotChoice:
        """Ask until there is an answer; the seed makes it the same in any process, however often it is asked."""
        faults: list[Fault] = []
        for more in range(TRIES):
            try:
                return BotChoice(await self._ask(task, owner, more=2**more))
            except Fault as fault:
                faults.append(fault)
        raise NoStandIn(str(faults[-1]), failed=not any([fault.process for fault in faults]))

    async def _stand_in(self, task: BotTask, owner: str, spare: Random) -> BotChoice:
        """Return the choice of the weakest level, which answers at once."""
        task = replace(task, bot=replace(task.bot, name=task.weakest), searches=False)
        if task.weakest != "random":
            with suppress(TimeoutError, Fault):
                return BotChoice(await self._ask(task, owner, patience=self.stand_in, urgent=True), reduced=True)
        return BotChoice(pick(spare, task.legal), reduced=True)

    async def _ask(
        self, task: BotTask, owner: str, *, patience: float | None = None, more: int = 1, urgent: bool = False
    ) -> Action:
        """Ask a bot when its turn comes, with `more` times the limit. Raises Fault, or TimeoutError after `patience`.

        Making a bot is never interrupted: its process keeps the slot until the bot is ready for the next decision.
        """
        cost, quick = (0.0, True) if urgent else (self.cost(task.bot.name), self._is_quick(task))
        async with asyncio.timeout(patience) as turn:
            job = await self.queue.acquire(owner, cost, urgent=urgent or task.exact, quick=quick)
            making = asyncio.create_task(self._processes[job.slot].make_async(task.bot))
            try:
                await asyncio.wait({making})
                turn.reschedule(None)
                return await self._answer(job, task, making, self.limit * more)
            finally:
                making.add_done_callback(lambda making: self._release(job, making))

    async def _answer(self, job: Job, task: BotTask, making: asyncio.Task[float], limit: float) -> Action:
        """Return the choice of a bot whose turn it is. Raises Fault."""
        process, name = self._processes[job.slot], task.bot.name
        try:
            made, began = making.result(), self.queue.clock()
            answer = await process.ask_async(task.bot, task.view, task.legal, task.seed, limit)
            job.seconds = made + answer.seconds
            computes = not task.searches and ":" not in split_budget(name)[0]
            self._learn(name, answer.seconds if computes else self.queue.clock() - began)
            if answer.chosen is not None:
                return task.legal[answer.chosen]
            fault = Fault(answer.wrong, process=False)
        except NoAnswer as error:
            fault = Fault(str(error), process=True)
            if error.late:
                self._learn(name, max(limit, 2 * QUICK), late=True)
        except BadOptions as error:
            fault = Fault(str(error), process=isinstance(error, NotMade))
        self.faults += 1
        log.error("the bot %s failed: %s", name, fault)
        if task.exact:
            process.end()  # a new process answers the next question
        if fault.process and task.weakest != "random":
            with suppress(NoAnswer, BadOptions):  # so that the next table need not wait for a restart
                await process.make_async(replace(task.bot, name=task.weakest))
        raise fault

    def _release(self, job: Job, making: asyncio.Task[float]) -> None:
        """Charge a requester for a job, and release its slot."""
        if not making.cancelled():
            making.exception()  # the bot's caller has left
        self.thinking.take(job.requester, job.held() if job.seconds is None else job.seconds)
        self.queue.release(job)

    def _learn(self, name: str, seconds: float, late: bool = False) -> None:
        bare, budget = split_budget(name)
        speed = seconds * 1000 / budget
        self._speeds[bare] = speed if late else (3 * self._speeds.get(bare, speed) + speed) / 4

    def cost(self, name: str) -> float:
        """Return the expected seconds of a decision: its budget, or the part of it that such a bot has needed lately.

        An operator's own bot counts as slow until it has answered.
        """
        bare, budget = split_budget(name)
        unknown = max(1.0, 2000 * QUICK / budget) if ":" in bare else 1.0
        return self._speeds.get(bare, unknown) * budget / 1000

    def _is_quick(self, task: BotTask) -> bool:
        """Return whether a decision may use the reserved process, by its kind of bot instead of its budget."""
        return not task.searches and self.cost(task.bot.name) <= QUICK

    def _affordable(self, bot: BotId, owner: str) -> tuple[BotId, float | None]:
        """Return the bot, its budget halved until its requester's decisions fit in half of the patience, and its wait.

        The wait for its turn is short among others' decisions if its requester is within its share, and unlimited
        if there are no others.

        Each requester with a decision in the queue has an equal share of the processes. No budget falls below the
        default one.
        """
        requesters = [job.requester for job in self.queue.jobs] + [owner]
        share = self.workers / (among := len(set(requesters)))
        most = self.patience / 2 * share / requesters.count(owner) if self.thinking.has(owner) else 0.0
        name, budget = split_budget(bot.name)
        cost = self.cost(bot.name)
        if cost <= most or budget <= BUDGET:
            soon = min(SOON, self.patience) if among > 1 else None
            return bot, soon if cost <= most else self.patience
        while cost > most and budget > BUDGET:
            cost, budget = cost / 2, budget // 2
        return replace(bot, name=f"{name}:{budget}ms" if budget > BUDGET else name), self.patience

    def close(self) -> None:
        """End all processes."""
        for process in self._processes:
            process.end()
