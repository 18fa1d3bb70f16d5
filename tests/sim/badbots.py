"""Bots that misbehave, each in its own way; named in tests as tests.sim.badbots:Raises and so on."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Sequence
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


class Hangs(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        while True:
            pass


class Sleeps(Plain):
    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        time.sleep(60)
        return legal[0]


class Stubborn(Plain):
    """Catches the alarm and answers too late."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        with contextlib.suppress(BaseException):
            time.sleep(60)
        return legal[0]


class CannotBeMade(Plain):
    def __init__(self, game: Any) -> None:
        raise RuntimeError("no engine")


class Spoils(Plain):
    """Breaks the game that it was handed."""

    def __init__(self, game: Any) -> None:
        game.setup.board = None
        game.legal = None


class NeverGivesUp(Plain):
    """Tries again and again, whatever is raised."""

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        while True:
            with contextlib.suppress(BaseException):
                time.sleep(60)


class Halted(Plain):
    """The machine stands still for longer than a decision may take, once."""

    done = False

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int) -> Any:
        if not Halted.done:
            Halted.done = True
            subprocess.Popen(["sh", "-c", f"sleep 0.8; kill -CONT {os.getpid()}"])
            os.kill(os.getpid(), signal.SIGSTOP)
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
    """As if somebody pressed Ctrl-C before the first race is over."""

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
