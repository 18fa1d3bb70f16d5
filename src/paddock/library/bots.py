"""Bots in programs: functions, classes, or names of built-in bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, cast, runtime_checkable

from paddock.bots import AnyDriver, make_bot, names, seated, split_budget
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import Action, AnyGame


@runtime_checkable
class Bot(Protocol):
    """A bot: a function of its seat's view, the legal actions, a generator and a budget in milliseconds.

    It returns one of the legal actions and is stateless: the view holds everything the seat has seen. It draws numbers
    only by `rng.random()`, so that races are the same everywhere. A class is called with the game and must return a
    bot. Names like "club" or "pro:50ms" are built-in bots.

    >>> def last(view, legal, rng, budget):
    ...     return legal[-1]
    >>> isinstance(last, paddock.Bot)
    True
    >>> rows = list(paddock.simulate("formula_d", players=2, bots=[last, "random"], games=2, seed=1))
    >>> [row["bot"] for row in rows]
    ['last', 'random', 'last', 'random']
    """

    def __call__(self, view: Any, legal: Sequence[Any], rng: Random, budget: int, /) -> Any: ...


AnyBot = str | Bot | type


def drivers_of(game: AnyGame, bots: Mapping[str, AnyBot]) -> dict[str, AnyDriver]:
    """Return the drivers of custom bots, by the names under which they race."""
    return {name: _driver(name, game, bot) for name, bot in bots.items() if not isinstance(bot, str)}


def named(bots: Sequence[AnyBot]) -> dict[str, AnyBot]:
    """Return bots by name. Raises BadOptions if two different ones share a name."""
    found: dict[str, AnyBot] = {}
    for bot in bots:
        name = bot if isinstance(bot, str) else str(getattr(bot, "__name__", type(bot).__name__))
        if not isinstance(bot, str) and not callable(bot):
            raise TypeError(f"a bot is a name like 'club', a function or a class, not {bot!r}")
        if found.setdefault(name, bot) is not bot and found[name] != bot:
            raise BadOptions(f"two bots are named {name!r}: give one of them another __name__")
    return found


def _driver(name: str, game: AnyGame, bot: Bot | type) -> AnyDriver:
    if name in names(game):
        raise BadOptions(f"your bot {name!r} has the name of a built-in one: give it another __name__")
    made = cast("Bot", bot(game)) if isinstance(bot, type) else bot
    drive = seated(made, split_budget(name)[1])

    def checked(view: object, legal: Sequence[Action], rng: Random) -> Action:
        move = drive(view, legal, rng)
        if move not in legal:
            raise PaddockError(f"the bot {name!r} answered {move!r}; expected one of the legal actions it was given")
        return legal[legal.index(move)]

    return checked


def driver(game: AnyGame, bot: AnyBot) -> AnyDriver:
    """Return the driver of one bot."""
    if isinstance(bot, str):
        return make_bot(bot, game)
    (name,) = named([bot])
    return _driver(name, game, bot)
