"""The default terminal of a game: question, labels and score sheet only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from paddock.core.game import Act, Game, Over, State, Turn, View
from paddock.parts.terminal import Layout, Terminal
from paddock.words import Words


def terminal_of(game: Game[State, Act, View]) -> Terminal[State, Act, View]:
    """Return how a race of this game looks in a terminal."""
    return game.terminal() or PlainTerminal(game)


class PlainTerminal:
    """Prints events and nothing else."""

    layout = Layout()

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game

    def paint(self, text: str, words: Words) -> Text:
        return Text(text)

    def standings(self, view: object, words: Words) -> RenderableType:
        return Text()

    def standings_key(self, view: object) -> object:
        return None

    def cars(self, view: object) -> Mapping[str, Text]:
        return {}

    def own(self, view: object, words: Words, legal: Sequence[object]) -> Sequence[RenderableType]:
        return ()

    def summary(self, state: object) -> dict[str, Any]:
        return result_details(self.game.turn(state))


def result_details(turn: Turn) -> dict[str, Any]:
    """Return a result's fields other than winners and scores, as plain data; empty before the end."""
    if not isinstance(turn, Over):
        return {}
    data: dict[str, Any] = msgspec.to_builtins(turn.result)
    return {key: value for key, value in data.items() if key not in ("winners", "scores")}
