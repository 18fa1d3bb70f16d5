"""Games by name, and the game of a record."""

from __future__ import annotations

import difflib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from paddock.core.errors import BadOptions, BadRecord, PaddockError
from paddock.core.game import AnyGame, Game
from paddock.core.record import Record
from paddock.installed import folders_of, places
from paddock.parts import guide


def names() -> tuple[str, ...]:
    """Return the names of all installed games."""
    return tuple(places())


@cache
def load(name: str) -> type[AnyGame]:
    """Import and return the class of a game; only now, so that no game slows the start of another."""
    if name not in places():
        near = difflib.get_close_matches(name, names(), 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        raise BadOptions(f"there is no game {name!r}; the games are {', '.join(names())}{hint}")
    module, _, thing = places()[name].partition(":")
    try:
        found = getattr(import_module(module), thing)
    except Exception as error:  # importing a third-party package may fail in any way
        reason = f"{type(error).__name__}: {error}"
        raise PaddockError(f"the game {name!r} cannot be loaded from {places()[name]} ({reason})") from error
    if missing := [member for member in members() if not hasattr(found, member)]:
        raise PaddockError(f"the game {name!r} ({places()[name]}) lacks {', '.join(missing)}: see Game in core/game.py")
    return cast("type[AnyGame]", found)  # generic code treats its states and views as opaque


def members() -> list[str]:
    """Return the members required of a game's class. Properties are left out: instances may set them."""
    named = [name for name, value in vars(Game).items() if not isinstance(value, property)]
    return [name for name in (*Game.__annotations__, *named) if not name.startswith("_")]


def guide_folder(name: str) -> Path | None:
    """Return the folder of a game's rules page (see parts/guide.py); None: it has none."""
    return next(iter(folders_of(name, guide.FOLDER)), None)


def make(name: str, values: dict[str, Any]) -> AnyGame:
    """Return a game from its name and plain option values."""
    return load(name).make(values)


def of_record(record: Record) -> AnyGame:
    """Return the game of a record, on the same track and with the same options.

    A record made under older rules is left to the replay, which rejects it only where today's rules differ.
    """
    name, raced = record.header["game"], record.header["rules"]
    if name not in names():
        raise BadRecord(f"line 2: there is no game {name!r}")
    game = load(name).from_header(record.header)
    if raced > game.rules:
        raise BadRecord(
            f"line 2: raced by version {raced} of the rules of {name}; this program has version {game.rules}, "
            "so a newer program is needed"
        )
    if len(record.names) != game.seats:
        raise BadRecord(f"line 2: {len(record.names)} names for {game.seats} seats")
    return game
