"""Pro, the Formula D bot that searches: it knows each position's value to a lone car, and races on from there.

Every answer is rated by the turns to go with the cars in place: all faces of a gear's die, the best end for each,
and the black die. For answers close to the best, the kernel races a few rounds with the same luck for each and
rates the prospects afterwards. The weaker half is dropped until one is left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from paddock.formula_d import FormulaD
from paddock.formula_d.bots import club
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.kernel.layout import UNIT
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.secrets import View
from paddock.formula_d.rules.state import OFF, State

WORK = 60
"""Playouts of a few rounds per millisecond of budget, compiled."""

SLOW_WORK = 0.1
"""Playouts per millisecond of budget, uncompiled."""

ROUNDS = 3
"""Rounds in a playout, after the current one."""

BEST, NEAR = 8, UNIT // 2
"""How many answers are tried, and by how many turns they may be worse than the best."""


def make(game: FormulaD) -> Callable[[View, Sequence[Action], Random, int], Action]:
    """Return the bot for this race."""
    kernel = game.kernel()
    slow = game.options.road and not kernel.is_compiled  # computing the values of road races would take minutes
    return club.make(game) if kernel.missing() or slow else Pro(game, kernel).choose


class Pro:
    """A driver with the tables of one race."""

    def __init__(self, game: FormulaD, kernel: FormulaDKernel) -> None:
        self.game = game
        self.kernel = kernel
        self.kernel.prepare_drivers()
        self.work: float = WORK if self.kernel.is_compiled else SLOW_WORK

    def choose(self, view: View, legal: Sequence[Action], rng: Random, budget: int) -> Action:
        if len(legal) == 1:
            return legal[0]
        state = self.game.imagine(view, rng)
        rates = self.kernel.rates(state)
        ranked = sorted(range(len(rates)), key=rates.__getitem__)
        tried = [number for number in ranked[:BEST] if rates[number] <= rates[ranked[0]] + NEAR]
        if len(tried) > 1 and sum(car.space != OFF for car in state.cars) > 1:
            tried = self._search(state, tried, int(rng.random() * (1 << 32)), int(budget * self.work))
        return self.kernel.answers(state)[tried[0]]

    def _search(self, state: State, tried: list[int], seed: int, playouts: int) -> list[int]:
        """Return the best of these answers; each round of halving takes about as long as the one before."""
        looks = dict.fromkeys(tried, 0)
        stages = (len(tried) - 1).bit_length()
        done = 0
        while len(tried) > 1:
            count = max(1, playouts // stages // len(tried))
            found = self.kernel.look(state, tried, ROUNDS, done, count, seed)
            for number, look in zip(tried, found, strict=True):
                looks[number] += look
            done += count
            tried = sorted(tried, key=lambda number: -looks[number])[: (len(tried) + 1) // 2]
        return tried
