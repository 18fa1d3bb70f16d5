"""Drivers that are no people: a bot is a function of what its seat sees, what it may do, and a generator."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, TypeAlias

from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.core.luck import pick

Bot: TypeAlias = Callable[[Any, Sequence[Any], Random], Any]
"""(view, legal actions, generator) → one of the actions. It keeps no memory: the view holds all that the seat has seen."""

NAMES = ("random", "greedy")


def random_bot(view: Any, legal: Sequence[Any], rng: Random) -> Any:
    """Any legal action, each as likely."""
    return pick(rng, legal)


def make_bot(name: str, game: AnyGame) -> Bot:
    """The bot of that name for this game. Bots are handed the game for its tables, and views for the race."""
    if name == "random":
        return random_bot
    if name in NAMES:
        return import_module(f"paddock.bots.{game.name}_{name}").make(game)  # type: ignore[no-any-return]
    near = difflib.get_close_matches(name, NAMES, 1)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise BadOptions(f"there is no bot {name!r}; the bots are {', '.join(NAMES)}{hint}")
