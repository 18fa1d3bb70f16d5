"""Bots that misbehave, each in its own way; tests name them as tests.sim.badbots:Raises and so on."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

from paddock.core.luck import pick


class Plain:
    """A well-behaved bot: any legal move."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return pick(rng, legal)


class Hangs(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        while True:
            pass


class CrashesAtOnce(Plain):
    def __init__(self, game: Any) -> None:
        os._exit(5)


def bot(choose: Callable[[Sequence[Any], Random], Any]) -> type[Plain]:
    """Make the class of a bot with this answer."""

    class Bad(Plain):
        def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
            return choose(legal, rng)

    return Bad


def fail(error: BaseException) -> Any:
    raise error


class Incomparable:
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("do not compare me")

    __hash__ = None  # type: ignore[assignment]


class Thing:
    def __str__(self) -> str:
        raise RuntimeError("no words")


Raises = bot(lambda legal, rng: fail(ValueError("no idea\nwhat to do")))
Exits = bot(lambda legal, rng: fail(SystemExit(3)))
SometimesRaises = bot(lambda legal, rng: fail(KeyError("sometimes")) if rng.random() < 0.2 else pick(rng, legal))
Illegal = bot(lambda legal, rng: "0 fly")
Nobody = bot(lambda legal, rng: None)
Sly = bot(lambda legal, rng: Incomparable())
Unspeakable = bot(lambda legal, rng: Thing())
Verbose = bot(lambda legal, rng: "blah\n" * 1000)
Crashes = bot(lambda legal, rng: os._exit(3))
"""Crashes its whole process."""
Segfaults = bot(lambda legal, rng: os.kill(os.getpid(), signal.SIGSEGV))
NeverComesBack = bot(lambda legal, rng: max(itertools.count()))
"""Stays in one call into C, in which no other Python code can run."""
TellsItsProcess = bot(lambda legal, rng: os.getpid())
Asks = bot(lambda legal, rng: input("what shall I do?"))
Sleeps = bot(lambda legal, rng: time.sleep(60))
Naps = bot(lambda legal, rng: Event().wait(0.1) or legal[0])
Brackets = bot(lambda legal, rng: fail(ValueError("[/red] is no [bold]move")))
"""Its error looks like terminal markup."""
Prints = bot(lambda legal, rng: print("what shall I do?") or pick(rng, legal))
Interrupts = bot(lambda legal, rng: fail(KeyboardInterrupt()))
CountsChoices = bot(lambda legal, rng: pick(rng, legal) if len(legal) > 1 else fail(ValueError("no choice")))
"""Raises when it is asked a question with one answer."""


def write_process() -> None:
    """Write the number of this process to the file that a test reads."""
    path = Path(os.environ["PADDOCK_TEST_FILE"])
    path.with_suffix(".new").write_text(str(os.getpid()))
    path.with_suffix(".new").rename(path)


class KilledOnce(Plain):
    """Is killed at its first question, and notes that in a file for the test."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if not Path(os.environ["PADDOCK_TEST_FILE"]).exists():
            write_process()
            self.fail()
        return super().__call__(view, legal, rng, budget)

    def fail(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class SilentOnce(KilledOnce):
    """Does not answer its first question."""

    def fail(self) -> None:
        time.sleep(600)


class NeverComesBackElsewhere(Plain):
    """Never returns, except in the process named by the variable."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if os.getppid() == int(os.environ["PADDOCK_TEST_RACER"]):
            return pick(rng, legal)
        write_process()
        return max(itertools.count())


class NeverReturns(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        write_process()
        while True:
            pass


class Counts(Plain):
    """Counts its questions, which no bot should do."""

    asked = 0

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        self.asked += 1
        return self.asked


class Forges(Plain):
    """Writes to every pipe it can find, and chooses an action that does not exist."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        for number in range(3, 64):
            with contextlib.suppress(OSError):
                os.write(number, b"\0\0\0\3abc")
        return legal[0]


class CannotBeMade(Plain):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no engine")


class Spoils(Plain):
    """Breaks the game object that it was given."""

    def __init__(self, game: Any) -> None:
        game.setup.board = None
        game.legal = None


class Halted(Plain):
    """Suspends all processes of the race once, for longer than a decision may take."""

    done = False

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if not Halted.done:
            Halted.done = True
            group = os.getpgid(0)
            subprocess.Popen(["sh", "-c", f"sleep 0.8; kill -CONT -{group}"], start_new_session=True)
            os.killpg(group, signal.SIGSTOP)
        return pick(rng, legal)


class ExitsAtOnce(Plain):
    def __init__(self, game: Any) -> None:
        raise SystemExit(4)
