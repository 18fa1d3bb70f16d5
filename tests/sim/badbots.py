"""Bots that misbehave, each in its own way; named in tests as tests.sim.badbots:Raises and so on."""

from __future__ import annotations

import contextlib
import itertools
import os
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from paddock.core.luck import pick


class Plain:
    """Does nothing wrong: any legal move."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return pick(rng, legal)


class Raises(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("no idea\nwhat to do")


class Exits(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise SystemExit(3)


class SometimesRaises(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if rng.random() < 0.2:
            raise KeyError("sometimes")
        return pick(rng, legal)


class Illegal(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return "0 fly"


class Nobody(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return None


class Sly(Plain):
    """Its answer says that it equals everything, and breaks when it is printed."""

    class Move:
        def __eq__(self, other: object) -> bool:
            raise RuntimeError("do not compare me")

        __hash__ = None  # type: ignore[assignment]

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return self.Move()


class Unspeakable(Plain):
    """Its answer cannot be printed."""

    class Thing:
        def __str__(self) -> str:
            raise RuntimeError("no words")

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return self.Thing()


class Verbose(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return "blah\n" * 1000


class Hangs(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        while True:
            pass


class Crashes(Plain):
    """Takes its whole process with it."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        os._exit(3)


class CrashesAtOnce(Plain):
    def __init__(self, game: Any) -> None:
        os._exit(5)


class Segfaults(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        os.kill(os.getpid(), signal.SIGSEGV)


class NeverComesBack(Plain):
    """Stays in one call into C, where no other Python code gets a turn."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return max(itertools.count())


def write_process() -> None:
    """Writes the number of this process to the file that a test looks for."""
    path = Path(os.environ["PADDOCK_TEST_FILE"])
    path.with_suffix(".new").write_text(str(os.getpid()))
    path.with_suffix(".new").rename(path)


class KilledOnce(Plain):
    """Is killed when it is asked for the first time; the file that a test looks for tells that."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if not Path(os.environ["PADDOCK_TEST_FILE"]).exists():
            write_process()
            self.fail()
        return super().__call__(view, legal, rng, budget)

    def fail(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class SilentOnce(KilledOnce):
    """Does not answer when it is asked for the first time."""

    def fail(self) -> None:
        time.sleep(600)


class NeverComesBackElsewhere(NeverComesBack):
    """Never comes back, unless it races for the process that the variable names."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if os.getppid() == int(os.environ["PADDOCK_TEST_RACER"]):
            return pick(rng, legal)
        write_process()
        return super().__call__(view, legal, rng, budget)


class NeverReturns(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        write_process()
        while True:
            pass


class TellsItsProcess(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return os.getpid()


class Counts(Plain):
    """Remembers how often it was asked, as no bot should."""

    asked = 0

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        self.asked += 1
        return self.asked


class Asks(Plain):
    """Asks the person at the keyboard."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        return input("what shall I do?")


class Forges(Plain):
    """Writes to every pipe it can find, and chooses what is not there."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        for number in range(3, 64):
            with contextlib.suppress(OSError):
                os.write(number, b"\0\0\0\3abc")
        return legal[0]


class Sleeps(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        time.sleep(60)
        return legal[0]


class Naps(Plain):
    """Takes its time, and answers."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        time.sleep(0.1)
        return legal[0]


class CannotBeMade(Plain):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no engine")


class Spoils(Plain):
    """Breaks the game that it was handed."""

    def __init__(self, game: Any) -> None:
        game.setup.board = None
        game.legal = None


class Halted(Plain):
    """All processes of the race stand still for longer than a decision may take, once."""

    done = False

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if not Halted.done:
            Halted.done = True
            group = os.getpgid(0)
            subprocess.Popen(["sh", "-c", f"sleep 0.8; kill -CONT -{group}"], start_new_session=True)
            os.killpg(group, signal.SIGSTOP)
        return pick(rng, legal)


class Brackets(Plain):
    """What it says looks like markup of the terminal."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise ValueError("[/red] is no [bold]move")


class Prints(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        print("what shall I do?")
        return pick(rng, legal)


class Interrupts(Plain):
    """Raises what Ctrl-C raises."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        raise KeyboardInterrupt


class ExitsAtOnce(Plain):
    def __init__(self, game: Any) -> None:
        raise SystemExit(4)


class CountsChoices(Plain):
    """Raises when it is asked a question with one answer."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if len(legal) < 2:
            raise ValueError("no choice")
        return pick(rng, legal)
