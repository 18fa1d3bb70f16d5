"""The installed games: those of this package, and those that other packages provide by an entry point."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

GROUP = "paddock.games"
BUILT_IN = {"downforce": "paddock.downforce:Downforce", "formula_d": "paddock.formula_d:FormulaD"}
"""Listed here so that a checkout that is not installed finds its own games."""


@cache
def places() -> dict[str, str]:
    """Return each game's name and `module:class`, the built-in games first.

    PADDOCK_GAMES, a comma-separated list, limits the games of other packages; unset, all of them count.
    """
    wanted = os.environ.get("PADDOCK_GAMES")
    found = {
        point.name: point.value
        for point in entry_points(group=GROUP)
        if wanted is None or point.name in wanted.split(",")
    }
    return {**BUILT_IN, **{name: found[name] for name in sorted(found) if name not in BUILT_IN}}


def folders(name: str) -> list[Path]:
    """Return the games' folders of this name, such as `tracks` or `locales`, without importing a game."""
    return [folder for game in places() for folder in folders_of(game, name)]


def folders_of(game: str, name: str) -> list[Path]:
    found = [Path(folder) / name for folder in _package(places()[game].partition(":")[0])]
    return [folder for folder in found if folder.is_dir()]


def _package(name: str) -> Iterable[str]:
    """Return the folders of a package; none if it is missing despite its entry point."""
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        found = None
    return (found.submodule_search_locations or ()) if found else ()


def module_of(game: str, name: str) -> ModuleType | None:
    """Return the module of this name in a game's package, such as `tracks.conventions`, if there is one."""
    package = places().get(game, "").partition(":")[0]
    if not package:
        return None
    try:
        return import_module(f"{package}.{name}")
    except ModuleNotFoundError as error:
        if f"{package}.{name}.".startswith(f"{error.name}.") and error.name != package:
            return None
        raise
