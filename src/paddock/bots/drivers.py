"""Drivers of seats: built-in bots in this process, custom ones in their own, so that they hold up no race.

Built-in bots are trusted: their budget is an amount of work, and an error in one is a bug that is raised. If a custom
bot raises, hangs, crashes or chooses an illegal action, a random legal move replaces its answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from time import process_time

import msgspec

from paddock.bots import AnyDriver, make_bot, random_bot, split_budget
from paddock.bots.answering import BotId
from paddock.bots.process import BotProcess, NoAnswer
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame
from paddock.core.luck import pick

LIMIT = 10.0
"""Default limit in seconds for one decision of a custom bot."""
SLACK = 3
"""A bot with a budget in its name may take this many times the budget, if that exceeds the limit."""


class Fault(msgspec.Struct, frozen=True):
    """The faults of one seat's bot in a race: how many, a description of the first, and whether the bot was dropped."""

    seat: int
    bot: str
    times: int
    first: str
    lost: bool


class BuiltInBot:
    """A built-in bot in a seat. Its decisions are timed in CPU seconds, for information only."""

    def __init__(self, driver: AnyDriver) -> None:
        self.driver = driver
        self.times: list[float] = []

    def __call__(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        began = process_time()
        move = self.driver(view, legal, rng)
        self.times.append(process_time() - began)
        return move


class OwnBot:
    """A custom bot in a seat, for one race. Its faults are counted, and `spare` chooses a move in its place.

    After a hang or a crash it is not asked again in this race.
    """

    def __init__(self, process: BotProcess, bot: BotId, seat: int, limit: float, spare: Random) -> None:
        self.process = process
        self.bot = bot
        self.seat = seat
        self.limit = limit
        self.spare = spare
        self.times: list[float] = []
        self.lost = False
        self._wrong = 0
        self._first = ""

    def __call__(self, view: object, legal: Sequence[Action], rng: Random) -> Action:
        if self.lost:
            return pick(self.spare, legal)
        try:
            answer = self.process.ask(self.bot, view, legal, rng, self.limit)
        except NoAnswer as error:
            self.lost, reason = True, str(error)
        except BadOptions as error:  # it could be made earlier
            self.lost, reason = True, f"could not be made again ({error})"
        else:
            self.times.append(answer.seconds)
            if answer.chosen is not None:
                return legal[answer.chosen]
            reason = answer.wrong
        self._wrong += 1
        self._first = self._first or reason
        return pick(self.spare, legal)

    def fault(self) -> Fault | None:
        return Fault(self.seat, self.bot.name, self._wrong, self._first, self.lost) if self._wrong else None


class Drivers:
    """Creates the drivers of one game.

    Built-in bots are created once; each custom one has a process, in which every seat has its own bot and game. `known`
    drivers were made by the caller and are trusted.
    """

    def __init__(self, game: AnyGame, limit: float = LIMIT, known: Mapping[str, AnyDriver] | None = None) -> None:
        self.game = game
        self.limit = limit
        self._built_in = dict(known or {})
        self._processes: dict[str, BotProcess] = {}

    def prepare(self, name: str, seat: int) -> None:
        """Create a bot ahead of its first race. Raises BadOptions if it cannot be created."""
        if self._is_own(name):
            self._process(name).make(BotId.of(name, self.game, seat))
        else:
            self._made(name)

    def driver(self, name: str, seat: int, spare: Random) -> AnyDriver:
        """Return a driver for one race; `spare` makes the moves of a custom bot that fails."""
        if self._is_own(name):
            return OwnBot(self._process(name), BotId.of(name, self.game, seat), seat, patience(name, self.limit), spare)
        driver = self._made(name)
        return driver if driver is random_bot else BuiltInBot(driver)

    def end(self) -> None:
        """End all processes; they restart when a bot is asked again."""
        for process in self._processes.values():
            process.end()

    def _is_own(self, name: str) -> bool:
        return name not in self._built_in and is_own(name)

    def _made(self, name: str) -> AnyDriver:
        if name not in self._built_in:
            self._built_in[name] = make_bot(name, self.game)
        return self._built_in[name]

    def _process(self, name: str) -> BotProcess:
        return self._processes.setdefault(name, BotProcess())


def faults_of(drivers: Iterable[AnyDriver | None]) -> tuple[Fault, ...]:
    """Return the faults in the race of these drivers."""
    return tuple(fault for driver in drivers if isinstance(driver, OwnBot) and (fault := driver.fault()))


def is_own(name: str) -> bool:
    """Return whether this names a custom bot, like mymodule:MyBot."""
    return ":" in split_budget(name)[0]


def patience(name: str, limit: float) -> float:
    """Return the seconds that the bot of this name may take for one decision."""
    bare, budget = split_budget(name)
    return limit if bare == name else max(limit, SLACK * budget / 1000)
