"""How each game looks in a terminal: one module per game, with the same names in each.

A module has `CHAPTERS`, `BLOCKS`, `DETAILS`, `SILENT` and `NUMBERED` (how its events are laid out, by tag),
and the functions `paint` (colours in a text), `standings`, `own` (what only the asked seat sees) and `cars` (the cars
as plain data). The end of a race looks the same for every game: `sheet`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from paddock.core.game import AnyGame


def show_of(game: AnyGame) -> Any:
    """The presentation of a game."""
    return import_module(f"paddock.{game.name}.terminal")
