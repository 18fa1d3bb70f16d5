"""Bots: functions of their seat's view, the legal actions, a generator and a budget."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TypeAlias, cast

from paddock.core.errors import BadOptions
from paddock.core.game import Act, Action, Bot, Game, State, View
from paddock.core.luck import pick

Driver: TypeAlias = Callable[[View, Sequence[Act], Random], Act]
"""A bot in its seat, with its budget set."""

AnyDriver: TypeAlias = Driver[object, Action]

BUDGET = 100
"""Default budget in milliseconds for a decision."""


def names(game: Game[State, Act, View] | type[Game[State, Act, View]]) -> tuple[str, ...]:
    """Return the bots that come with a game, the weakest first."""
    return ("random", *game.bots)


def usual(game: Game[State, Act, View] | type[Game[State, Act, View]]) -> str:
    """Return the default bot of a game: its middle level, or random if it has none."""
    return game.bots[len(game.bots) // 2] if game.bots else "random"


def random_bot(view: View, legal: Sequence[Act], rng: Random) -> Act:
    """Return a legal action, each equally likely."""
    return pick(rng, legal)


def make_bot(name: str, game: Game[State, Act, View]) -> Driver[View, Act]:
    """Return the driver of that name for this game: `club`, `pro:50ms`, `mymodule:MyBot` or `mymodule:MyBot:2s`.

    Bots get the game for its tables, and views during the race.
    """
    bare, budget = split_budget(name)
    if bare == "random":
        return random_bot
    if bare in game.bots:
        return seated(game.make_bot(bare), budget)
    known = names(game)
    if ":" in bare:
        return seated(_own_bot(bare, known)(game), budget)
    near = difflib.get_close_matches(bare, known, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(known)} or mymodule:MyBot{hint}")


def seated(bot: Bot[View, Act], budget: int) -> Driver[View, Act]:
    return lambda view, legal, rng: bot(view, legal, rng, budget)


def split_budget(name: str) -> tuple[str, int]:
    """Return the name and the budget in ms: `pro:50ms` is `pro` with 50 milliseconds, `pro:2s` with 2,000."""
    bare, colon, last = name.rpartition(":")
    found = re.fullmatch(r"([1-9][0-9]*)(ms|s)", last)
    if not colon or not found:
        return name, BUDGET
    budget = int(found[1]) * (1000 if found[2] == "s" else 1)
    if budget > 60_000:
        raise BadOptions(f"{name!r}: a bot thinks for a minute at most")
    return bare, budget


def _own_bot(name: str, known: Sequence[str]) -> Callable[[Game[State, Act, View]], Bot[View, Act]]:
    """Return a custom bot: a class or function of an importable module, called with the game."""
    module, _, thing = name.partition(":")
    try:
        found = find_spec(module)
    except (ImportError, ValueError):
        found = None
    maker = getattr(import_module(module), thing, None) if found is not None else None
    if not callable(maker):
        if module in known:
            raise BadOptions(f"{name!r}: a budget is written as {module}:50ms or {module}:2s, from 1ms to 60s")
        if found is None:
            raise BadOptions(f"there is no module {module!r} for the bot {name!r}; start where it can be imported")
        raise BadOptions(f"the module {module!r} has no class or function {thing!r}")
    return cast("Callable[[Game[State, Act, View]], Bot[View, Act]]", maker)
