"""Turn arguments of the library's functions into a game; mistakes raise PaddockError."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from paddock import games
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.kernel.source import numba_version

Value = bool | int | str


def make_game(name: str, players: int | None, options: Mapping[str, Value]) -> tuple[AnyGame, dict[str, Any]]:
    """Return the game of this name, and its options as plain values."""
    if not isinstance(name, str):
        raise TypeError(f"the game is a name like {games.names()[0]!r}, not {name!r}")
    values: dict[str, Any] = dict(options)
    key = games.load(name).seats_option
    if players is not None:
        if key in values and key != "players":
            raise BadOptions(f"players and {key} are the same option: give one of them")
        values[key] = players
    return games.make(name, values), values


def compile_silently(game: AnyGame) -> None:
    """Compile the game's kernel if it has one, which takes seconds the first time."""
    source = game.kernel_source
    if source is not None and numba_version() is not None and not source.is_built():
        source.compiled()


def seed_text(seed: str | int) -> str:
    """Return a seed as text: 7 and "7" are the same."""
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise TypeError(f"a seed is a number or some text, not {seed!r}")
    if seed == "":
        raise BadOptions("a seed is a number or some text, and this one is empty")
    return str(seed)
