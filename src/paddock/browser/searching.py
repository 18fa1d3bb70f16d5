"""The bots' worker: it runs bots that search, with WebAssembly kernels in the same worker."""

from __future__ import annotations

from array import array
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Protocol

import msgspec

from paddock import games
from paddock.analysis.rows import maker_of
from paddock.bots.answering import Answer, BotId, Make, Question, choose, make
from paddock.browser.bots import as_text, from_text
from paddock.core.errors import BadOptions
from paddock.core.record import Record


class JsBytes(Protocol):
    """Bytes in JavaScript."""

    def to_bytes(self) -> bytes:
        """Return a copy."""


class JsKernel(Protocol):
    """A kernel in the worker's memory, with the tables of one set-up; see web/src/bots/kernel.ts."""

    t: JsBytes
    v: JsBytes

    def call(self, name: str, *given: Any) -> int:
        """Call an entry point with rows and numbers; None stands for the tables t and v."""


OpenKernel = Callable[[str, str, str], Awaitable[JsKernel]]
"""Opens a kernel with the tables of a set-up, given its file, the cache key of the tables, and how to make them."""


class Searching:
    """The bots of this worker."""

    def __init__(self, open: OpenKernel) -> None:
        self._open = open
        self._bots: dict[int, Any] = {}

    async def answer(self, text: str) -> str:
        """Answer a request from the tables' worker."""
        return as_text(await self._answer(from_text(text)))

    async def _answer(self, request: Make | Question) -> Answer:
        if isinstance(request, Question):
            return choose(request, self._bots[request.number])
        await self._prepare(request.bot)
        return make(request, self._bots)

    async def _prepare(self, bot: BotId) -> None:
        """Let the kernel of a bot's game run as WebAssembly, if it can race this set-up."""
        game = games.of_record(Record(msgspec.json.decode(bot.header), ()))
        kernel = game.kernel("plain")
        if kernel is None or kernel.is_compiled:
            return
        try:
            tables = maker_of(game).tables
        except BadOptions:
            return
        key = f"{game.name} {tables.kernel} {tables.set_up}"
        found = await self._open(f"{game.name}-{tables.kernel}.wasm", key, msgspec.json.encode(tables).decode())
        t, v = array("q", found.t.to_bytes()), array("i", found.v.to_bytes())
        kernel.use(entry_points(vars(kernel.entry_points), found, t, v), t, v)


def entry_points(names: Any, kernel: JsKernel, t: array[int], v: array[int]) -> SimpleNamespace:
    """Return entry points bound to the tables t and v."""

    def calling(name: str) -> Callable[..., int]:
        return lambda *given: int(kernel.call(name, *[None if row is t or row is v else row for row in given]))

    return SimpleNamespace(**{name: calling(name) for name in names})


def start(open: OpenKernel) -> Searching:
    """Start without bots."""
    return Searching(open)
