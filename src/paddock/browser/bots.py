"""Bots in a page. Those that search think in a separate worker, so that tables never wait for them."""

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
"""Sends a request to the bots' worker, as text, and returns its answer."""
Send: TypeAlias = Callable[[Make | Question], Awaitable[Answer]]

MOST_BOTS = 12
"""Most cached bots, each with the tables of its game."""


def as_text(value: object) -> str:
    """Encode a request or an answer for the other worker."""
    return b64encode(pickle.dumps(value)).decode()


def from_text(text: str) -> Any:
    """Decode a message from the page's other worker."""
    return pickle.loads(b64decode(text))


class Thinking:
    """Bots that think in one place; the least recently used one is dropped."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._numbers: dict[BotId, int] = {}
        self._count = 0
        self._lock = asyncio.Lock()

    async def choose(self, task: BotTask) -> Answer:
        """Return the answer of a task's bot."""
        async with self._lock:
            made = await self.make(task.bot)
            if made.wrong:
                return made
            return await self._send(Question(self._numbers[task.bot], task.view, task.legal, task.seed))

    async def make(self, bot: BotId) -> Answer:
        """Make a bot if it does not exist."""
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
            await asyncio.sleep(0)  # lets changes just stored be shown first
            return make(request, made) if isinstance(request, Make) else choose(request, made[request.number])

        async def there(request: Make | Question) -> Answer:
            answer: Answer = from_text(await ask(as_text(request)))
            return answer

        self._quick, self._searching = Thinking(here), Thinking(there)

    async def prepare(self, bot: BotId) -> None:
        """Start the bots' worker for a bot that will be asked soon."""
        with suppress(Exception):  # reported when the bot is asked
            await self._searching.make(bot)

    async def choose(self, task: BotTask) -> BotChoice:
        """Return the bot's choice. A weaker bot stands in for one that cannot run, chance for one that fails."""
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
    """Return the strongest bot in the same race that needs no kernel."""
    game = games.load(msgspec.json.decode(bot.header)["game"])
    name = next((level for level in reversed(game.bots) if level not in game.kernel_bots), "random")
    return replace(bot, name=name)
