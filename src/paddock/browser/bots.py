"""Bots of a page. Those that search think in a worker of their own, so that a table never waits for them."""

from __future__ import annotations

import asyncio
import logging
import pickle
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from paddock import games
from paddock.bots.answering import Answer, BotId, Make, Question, choose, make
from paddock.core.luck import pick, stream
from paddock.table.driver import BotChoice, BotTask

log = logging.getLogger("paddock.page")

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends a request to the worker of bots, as text, and returns its answer."""
Send: TypeAlias = Callable[[Make | Question], Awaitable[Answer]]

MOST_BOTS = 12
"""Bots that are kept, each with the tables of its game."""


def as_text(value: object) -> str:
    """Return a request or an answer as it goes from one worker to the other."""
    return b64encode(pickle.dumps(value)).decode()


def from_text(text: str) -> Any:
    """Return what the other worker of this page has sent."""
    return pickle.loads(b64decode(text))


class Thinking:
    """Bots that think in one place; the one used longest ago makes way."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._numbers: dict[BotId, int] = {}
        self._count = 0
        self._lock = asyncio.Lock()

    async def choose(self, task: BotTask) -> Answer:
        """Return what the bot of a task answers."""
        async with self._lock:
            made = await self.make(task.bot)
            if made.wrong:
                return made
            return await self._send(Question(self._numbers[task.bot], task.view, task.legal, task.seed))

    async def make(self, bot: BotId) -> Answer:
        """Make a bot, unless it is there."""
        if bot in self._numbers:
            self._numbers[bot] = self._numbers.pop(bot)
            return Answer()
        dropped = self._numbers.pop(next(iter(self._numbers))) if len(self._numbers) >= MOST_BOTS else None
        self._count += 1
        made = await self._send(Make(self._count, bot, dropped))
        if not made.wrong:
            self._numbers[bot] = self._count
        return made


class Bots:
    """All bots of a page: quick ones think beside the tables."""

    def __init__(self, ask: Ask) -> None:
        made: dict[int, Any] = {}

        async def here(request: Make | Question) -> Answer:
            await asyncio.sleep(0)  # what was stored a moment ago is shown first
            return make(request, made) if isinstance(request, Make) else choose(request, made[request.number])

        async def there(request: Make | Question) -> Answer:
            answer: Answer = from_text(await ask(as_text(request)))
            return answer

        self._quick, self._searching = Thinking(here), Thinking(there)

    async def prepare(self, bot: BotId) -> None:
        """Start the worker of bots for one that will be asked soon."""
        with suppress(Exception):  # it is reported when the bot is asked
            await self._searching.make(bot)

    async def choose(self, task: BotTask) -> BotChoice:
        """Return the bot's choice; a weaker bot drives for one that cannot think, and chance for one that fails."""
        if not task.searches:
            return self._choice(task, await self._quick.choose(task))
        try:
            return self._choice(task, await self._searching.choose(task))
        except Exception:
            log.exception("the worker of bots cannot think")
        spare = replace(task, bot=strongest_without_search(task.bot), searches=False)
        return replace(await self.choose(spare), reduced=True)

    def _choice(self, task: BotTask, answer: Answer) -> BotChoice:
        if answer.chosen is None:
            log.error("%s: %s", task.bot.name, answer.wrong)
            return BotChoice(pick(stream(task.seed, "stand-in"), task.legal), reduced=True)
        return BotChoice(task.legal[answer.chosen])


def strongest_without_search(bot: BotId) -> BotId:
    """Return the strongest bot of the same race that needs no kernel."""
    game = games.load(msgspec.json.decode(bot.header)["game"])
    name = next((level for level in reversed(game.bots) if level not in game.kernel_bots), "random")
    return replace(bot, name=name)
