"""Drivers that are no people: a bot is a function of what its seat sees, what it may do, a generator and a budget."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, TypeAlias

from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.core.luck import pick

Bot: TypeAlias = Callable[[Any, Sequence[Any], Random, int], Any]
"""(view, legal actions, generator, budget) → one of the actions.

It keeps no memory: the view holds all that the seat has seen. The budget is in milliseconds of an ordinary core; a bot
that searches turns it into a number of playouts, never into time on a clock, so that a race is the same everywhere.
"""

Driver: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""A bot in its seat, its budget settled."""

NAMES = ("random", "rookie", "club", "pro")
BUDGET = 100
"""Milliseconds for a decision, where a name says nothing else."""


def random_bot(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Any legal action, each as likely."""
    return pick(rng, legal)


def make_bot(name: str, game: AnyGame) -> Driver:
    """The driver of that name for this game: `club`, `pro:50ms`, `mymodule:MyBot` or `mymodule:MyBot:2s`.

    Bots are handed the game for its tables, and views for the race.
    """
    bare, budget = split_budget(name)
    if bare == "random":
        return random_bot
    if bare in NAMES:
        return seated(import_module(f"paddock.{game.name}.bots.{bare}").make(game), budget)
    if ":" in bare:
        return seated(_own_bot(bare)(game), budget)
    near = difflib.get_close_matches(bare, NAMES, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(NAMES)} or mymodule:MyBot{hint}")


def seated(bot: Bot, budget: int) -> Driver:
    """The bot with its budget settled."""
    return lambda view, legal, rng: bot(view, legal, rng, budget)


def split_budget(name: str) -> tuple[str, int]:
    """`pro:50ms` is the bot `pro` with 50 milliseconds, `pro:2s` with two seconds."""
    bare, colon, last = name.rpartition(":")
    found = re.fullmatch(r"([1-9][0-9]*)(ms|s)", last)
    if not colon or not found:
        return name, BUDGET
    budget = int(found[1]) * (1000 if found[2] == "s" else 1)
    if budget > 60_000:
        raise BadOptions(f"{name!r}: a bot thinks for a minute at most")
    return bare, budget


def _own_bot(name: str) -> Callable[[AnyGame], Bot]:
    """Somebody's own bot: a class or function of a module that can be imported from here, made for a game."""
    module, _, thing = name.partition(":")
    try:
        found = find_spec(module)
    except (ImportError, ValueError):
        found = None
    maker = getattr(import_module(module), thing, None) if found is not None else None
    if not callable(maker):
        if module in NAMES:
            raise BadOptions(f"{name!r}: a budget is written as {module}:50ms or {module}:2s, from 1ms to 60s")
        if found is None:
            raise BadOptions(f"there is no module {module!r} for the bot {name!r}; start where it can be imported")
        raise BadOptions(f"the module {module!r} has no class or function {thing!r}")
    return maker  # type: ignore[no-any-return]
