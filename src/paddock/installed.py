"""The games that are installed: those of this package, and any that another package brings by an entry point."""

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
"""Named here as well, so that a plain checkout, which nobody has installed, finds its own games."""


@cache
def places() -> dict[str, str]:
    """Return where each game is: its name and `module:thing`, the built-in games first.

    PADDOCK_GAMES names the games of other packages that count, with commas between them; unset, all of them do.
    """
    wanted = os.environ.get("PADDOCK_GAMES")
    found = {
        point.name: point.value
        for point in entry_points(group=GROUP)
        if wanted is None or point.name in wanted.split(",")
    }
    return {**BUILT_IN, **{name: found[name] for name in sorted(found) if name not in BUILT_IN}}


def folders(name: str) -> list[Path]:
    """Return the games' folders of this name, such as `tracks` or `locales`; no game is imported."""
    return [folder for game in places() for folder in folders_of(game, name)]


def folders_of(game: str, name: str) -> list[Path]:
    found = [Path(folder) / name for folder in _package(places()[game].partition(":")[0])]
    return [folder for folder in found if folder.is_dir()]


def _package(name: str) -> Iterable[str]:
    """Return the folders of a package; none if it is not there, although its entry point is."""
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
