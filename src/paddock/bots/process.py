"""A process in which bots think: asked through a pipe, and ended if it does not answer in time.

A bot returns only a number, a few words and the state of its generator, read as plain data. Whatever it
does, it can break nothing but its own process.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import TypeVar

import msgspec

from paddock.bots.answering import Answer, BotId, Make, Question
from paddock.bots.worker import work
from paddock.core.errors import BadOptions
from paddock.core.game import Action

T = TypeVar("T")
READY = 120.0
"""Timeout in seconds for starting a process and making a bot: some bots compute tables first."""
SLICES = 10
"""Waits are split into this many: if the machine is suspended, only one is lost and no bot is blamed."""
KEPT = 16
"""Most bots in a process, each with its own game."""
LONGEST = 100_000
"""Largest answer in bytes; an honest one has a few thousand."""

UNFIT = "gave an answer that does not fit the question"


class NoAnswer(Exception):
    """The bot did not answer; the text says what it did, and its process has been ended. `late`: it was too slow."""

    def __init__(self, words: str, late: bool = False) -> None:
        super().__init__(words)
        self.late = late


class NotMade(BadOptions):
    """The process ended or timed out while a bot was being made."""


class BotProcess:
    """A process for bots: started with the first question, ended when a bot fails to answer, and restarted after that.

    It takes one question at a time, by either `ask` or `ask_async`. Its niceness lets other processes go first.
    """

    def __init__(self, niceness: int = 0) -> None:
        self._work = partial(work, niceness=niceness)
        self._process: PipedProcess | None = None
        self._numbers: dict[BotId, int] = {}  # the bots that were made, least recently used first
        self._last = 0

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start the process if it is not running, without waiting for it."""
        self._process = self._process or PipedProcess(self._work)

    def make(self, bot: BotId) -> None:
        """Create the bot if it does not exist. Raises BadOptions if it cannot be created."""
        if not self._has(bot):
            with self._making(bot) as (process, request):
                process.send(request)
                process.wait(READY)
                self._made(request, process.receive(Answer))

    def ask(self, bot: BotId, view: object, legal: Sequence[Action], rng: Random, limit: float) -> Answer:
        """Return the bot's choice within `limit` seconds and advance its generator. Raises NoAnswer or BadOptions."""
        self.make(bot)
        with self._asking() as process:
            process.send(Question(self._numbers[bot], view, legal, rng.getstate()))
            process.wait(limit)
            answer = _checked(process.receive(Answer), legal)
            _advance(rng, answer)
            return answer

    async def make_async(self, bot: BotId) -> float:
        """Make the bot without blocking the event loop; return the CPU seconds it took."""
        if self._has(bot):
            return 0.0
        with self._making(bot) as (process, request):
            await asyncio.to_thread(process.send, request)  # a large track is read only once the process is up
            await process.wait_async(READY)
            self._made(request, answer := process.receive(Answer))
        return answer.seconds

    async def ask_async(self, bot: BotId, view: object, legal: Sequence[Action], seed: str, limit: float) -> Answer:
        """Do what `ask` does without blocking the event loop; the bot's generator is made from the seed."""
        await self.make_async(bot)
        with self._asking() as process:
            process.send(Question(self._numbers[bot], view, legal, seed))
            await process.wait_async(limit)
            return _checked(process.receive(Answer), legal)

    def end(self) -> None:
        """End the process at once."""
        self._numbers.clear()
        if self._process is not None:
            self._process.kill()
            self._process = None

    def _has(self, bot: BotId) -> bool:
        """Return whether a bot was made, and mark it as just used."""
        if bot not in self._numbers:
            return False
        self._numbers[bot] = self._numbers.pop(bot)
        return True

    @contextmanager
    def _asking(self) -> Iterator[PipedProcess]:
        """Yield the process; end it on failure, so that a late answer is not taken for the next one."""
        self.start()
        assert self._process is not None
        process = self._process
        try:
            yield process
        except BadOptions:
            raise
        except (EOFError, OSError):
            words = process.how_it_ended()
            self.end()
            raise NoAnswer(words) from None
        except BaseException:
            self.end()
            raise

    @contextmanager
    def _making(self, bot: BotId) -> Iterator[tuple[PipedProcess, Make]]:
        try:
            with self._asking() as process:
                oldest = next(iter(self._numbers)) if len(self._numbers) >= KEPT else None
                dropped = self._numbers.pop(oldest) if oldest is not None else None
                self._last += 1
                yield process, Make(self._last, bot, dropped)
        except NoAnswer as error:
            raise NotMade(f"the bot {bot.name!r} cannot be made: it {error}") from None

    def _made(self, request: Make, answer: Answer) -> None:
        if answer.wrong:
            raise BadOptions(answer.wrong)
        self._numbers[request.bot] = request.number


class PipedProcess:
    """A process that was started, and the pipe to it."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        context = get_context("spawn")  # a fresh interpreter: a copy of this one would copy its threads
        self.pipe, far = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(far,), daemon=True)
        self.process.start()
        far.close()
        self.kill = weakref.finalize(self, _kill, self.process, self.pipe)

    def send(self, request: object) -> None:
        self.pipe.send(request)

    def wait(self, limit: float) -> None:
        """Wait for an answer or the end of the process. Raises NoAnswer if neither comes in time."""
        if not self._polled(limit):
            raise _late(limit)

    async def wait_async(self, limit: float) -> None:
        """Do what `wait` does without blocking the event loop."""
        loop, ready, pipe = asyncio.get_running_loop(), asyncio.Event(), self.pipe.fileno()
        try:
            loop.add_reader(pipe, ready.set)
        except NotImplementedError:  # the event loop of Windows cannot watch pipes: a thread waits instead
            if not await asyncio.to_thread(self._polled, limit):
                raise _late(limit) from None
            return
        try:
            for _ in range(SLICES):
                with suppress(TimeoutError):
                    async with asyncio.timeout(limit / SLICES):
                        await ready.wait()
                        return
            raise _late(limit)
        finally:
            loop.remove_reader(pipe)

    def receive(self, kind: type[T]) -> T:
        """Read the answer as this type."""
        try:
            return msgspec.msgpack.decode(self.pipe.recv_bytes(LONGEST), type=kind)
        except msgspec.DecodeError:
            raise NoAnswer("gave an answer that cannot be read") from None

    def how_it_ended(self) -> str:
        """Describe how the bot's process ended."""
        self.process.join(1)
        code = self.process.exitcode
        if code is None:
            return "closed the pipe that it answers through"
        return f"ended its process ({f'exit code {code}' if code >= 0 else f'signal {-code}'})"

    def _polled(self, limit: float) -> bool:
        return any(self.pipe.poll(limit / SLICES) for _ in range(SLICES))


def _late(limit: float) -> NoAnswer:
    return NoAnswer(f"gave no answer within {limit:g} s", late=True)


def _checked(answer: Answer, legal: Sequence[Action]) -> Answer:
    """Check that the answer matches the question: a bot may have written to the pipe itself."""
    if not 0 <= (answer.chosen or 0) < len(legal):
        raise NoAnswer(UNFIT)
    return answer


def _advance(rng: Random, answer: Answer) -> None:
    if answer.generator is None:
        raise NoAnswer(UNFIT)
    try:
        rng.setstate(answer.generator)
    except (OverflowError, TypeError, ValueError):
        raise NoAnswer(UNFIT) from None


def _kill(process: BaseProcess, pipe: Connection) -> None:
    process.kill()
    process.join(1)
    pipe.close()
