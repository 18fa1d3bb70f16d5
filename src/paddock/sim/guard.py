"""Keeps a race going when a bot raises, hangs or answers with what is not legal: a random legal move stands in."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from time import process_time
from traceback import extract_tb
from types import FrameType
from typing import Any

import msgspec

from paddock.bots import AnyDriver, split_budget
from paddock.core.luck import pick, stream

LIMIT = 10.0
"""Seconds that a bot may take for one decision."""
SLACK = 3
"""A budget in the name of a bot gives it so many times as long, if that is more than the limit."""
TICKS = 10
"""The alarm ticks so often until it rings: while a process is halted it misses its ticks, and nobody is blamed."""
AGAIN = 0.1
"""The alarm rings again after so many seconds, should a bot have caught the first one."""
WORDS = 160
"""Characters of what went wrong that are told."""


class Fault(msgspec.Struct, frozen=True):
    """What the bot in a seat did wrong in one race: how often, and the first time in words."""

    seat: int
    bot: str
    times: int
    first: str


class TooLong(BaseException):
    """The time for a decision is over. Not an Exception, so that few bots catch it by accident."""


class Guard:
    """A bot in its seat. What it does wrong is noted, and somebody else's move is made for it.

    A bot that hangs is asked nothing more in this race: nobody wants to wait for it again, and what it left half done
    depends on the clock. Times are measured in CPU seconds, and no decision depends on them.
    """

    def __init__(self, driver: AnyDriver, name: str, limit: float = LIMIT) -> None:
        self.driver = driver
        self.name = name
        self.limit = limit
        self.begin("", 0)

    def begin(self, seed: str, seat: int) -> None:
        """A new race: nothing is held against the bot."""
        self.seat = seat
        self.spare = stream(seed, f"stand-in {seat}")
        self.times: list[float] = []
        self.wrong = 0
        self.first = ""
        self.hung = False

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random) -> Any:
        if self.hung:
            return pick(self.spare, legal)
        began = process_time()
        try:
            move = within(self.limit, lambda: self.driver(view, legal, rng))
            self.times.append(process_time() - began)
            if move in legal:
                return legal[legal.index(move)]  # the game's own, whatever the bot made of it
            reason = f"answered {_words(move)}, which is not legal"
        except KeyboardInterrupt:
            raise
        except TooLong:
            self.hung = True
            reason = f"gave no answer within {self.limit:g} s"
        except BaseException as error:
            reason = _told(error)
        self.wrong += 1
        self.first = self.first or reason
        return pick(self.spare, legal)

    def fault(self) -> Fault | None:
        """What the bot did wrong in this race, if anything."""
        return Fault(self.seat, self.name, self.wrong, self.first) if self.wrong else None


def patience(name: str, limit: float) -> float:
    """Seconds that the bot of this name may take for one decision."""
    bare, budget = split_budget(name)
    return limit if bare == name else max(limit, SLACK * budget / 1000)


def within(limit: float, think: Callable[[], Any]) -> Any:
    """The answer, if it comes in time: watched by an alarm where there is one, else in a thread."""
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _by_alarm(limit, think)
    return _in_a_thread(limit, think)


def _by_alarm(limit: float, think: Callable[[], Any]) -> Any:
    armed, rung, ticks = True, False, 0
    here, traced, began = sys._getframe(), sys.gettrace(), process_time()

    def tick(number: int, frame: FrameType | None) -> None:
        nonlocal rung, ticks
        ticks += 1
        if armed and (ticks >= TICKS or process_time() - began >= limit):
            signal.setitimer(signal.ITIMER_REAL, AGAIN, AGAIN)
            if rung:  # it caught the first one: a loop that catches everything is left at its next line
                sys.settrace(stop)
                while frame is not None and frame is not here:
                    frame.f_trace, frame = stop, frame.f_back
            rung = True
            raise TooLong

    def stop(frame: FrameType, event: str, arg: Any) -> Any:
        if armed and event == "line":
            raise TooLong
        return stop

    before = signal.signal(signal.SIGALRM, tick)
    signal.setitimer(signal.ITIMER_REAL, limit / TICKS, limit / TICKS)
    try:
        answer = think()
    except Exception:
        if not rung:  # else it broke where it was stopped
            raise
    finally:
        armed = False
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)
        if rung:
            sys.settrace(traced)
    if rung:  # the bot caught the alarm and answered all the same
        raise TooLong
    return answer


def _in_a_thread(limit: float, think: Callable[[], Any]) -> Any:
    """Where no alarm can ring. A thread that does not answer is left behind."""
    answers: list[Any] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            answers.append(think())
        except BaseException as error:
            errors.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(limit)
    if errors:
        raise errors[0]
    if not answers:
        raise TooLong
    return answers[0]


def _words(thing: object) -> str:
    """A thing in one short line, however badly it behaves."""
    try:
        text = " ".join(str(thing).split()) or type(thing).__name__
    except Exception:
        text = f"something ({type(thing).__name__})"
    return text if len(text) <= WORDS else text[: WORDS - 1] + "…"


def _told(error: BaseException) -> str:
    """An error with its place in the bot's own code."""
    frames = extract_tb(error.__traceback__)
    place = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    text = _words(error)
    name = type(error).__name__
    return (f"{name}: {text}" if text != name else name) + place
