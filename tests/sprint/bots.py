"""A bot for Sprint, as another author might write it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from paddock.core.game import Action, AnyGame


class Saver:
    """Never pushes."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __call__(self, view: object, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        return legal[-1]
