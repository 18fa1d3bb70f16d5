"""The value of a position: the chance to win and the expected result of every seat.

The kernel's drivers race the position to its end many times. They follow simple rules and see only what their own
seat sees. Chances assume drivers like those in the race; choices are judged with steadier ones. Budgets are numbers
of playouts, and all luck follows from a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddock.bots import split_budget
from paddock.bots.compiling import compile_now
from paddock.core.errors import BadOptions
from paddock.core.game import Action, AnyGame, Over, Shuffle
from paddock.core.luck import SeededLuck, stream
from paddock.core.play import past_luck
from paddock.kernel.part import Kernel, Plan, seed_number
from paddock.kernel.source import numba_version
from paddock.parts.review import Reviewing
from paddock.review.estimate import Estimate, estimates_of

SLOTS = 40
"""Slots of the playouts; the spread between slots gives the error of a mean."""
SAMPLES = 15
"""Shuffles sampled in each slot."""
SLOWER = 100
"""Factor by which an uncompiled kernel runs fewer playouts."""


class Valuer:
    """Values the positions of one race. Equal arguments give equal values on every machine."""

    def __init__(
        self,
        game: AnyGame,
        kernel: Kernel[object, Action, object],
        words: Reviewing[object, Action, object],
        seed: str,
        levels: tuple[str, ...] = (),
    ):
        self.game, self.kernel, self.words = game, kernel, words
        self.seed, self.levels = seed, levels
        self.number = seed_number(seed)

    def full(self, state: object, playouts: int, luck_spent: int = 0, first: int = 0) -> Estimate:
        """Value a full state. `luck_spent` pieces of luck came before it, so that the following ones match.

        Playouts are numbered from `first`; equal numbers have equal luck in any state.
        """
        plan, states = self._plan(playouts, first), [state]
        if isinstance(self.game.turn(state), Shuffle):
            states = [self._past_shuffles(state, sample, luck_spent) for sample in samples(plan)]
        return estimates_of(self.kernel.outcomes(states, (None,), plan))[0]

    def seen(self, state: object, seat: int | None, playouts: int) -> Estimate:
        """Value a state from a seat's or a spectator's view."""
        turn, view, plan = self.game.turn(state), self.game.view(state, seat), self._plan(playouts)
        if isinstance(turn, Over):
            return self.full(state, playouts)
        if not isinstance(turn, Shuffle):
            return self.answers(view, (None,), playouts)[0]
        imagined = [
            self._past_shuffles(self.game.imagine(view, stream(self.seed, f"imagined {sample}")), sample, 0)
            for sample in samples(plan)
        ]
        return estimates_of(self.kernel.outcomes(imagined, (None,), plan))[0]

    def choices(
        self,
        state: object,
        seat: int,
        answers: Sequence[Action | None],
        playouts: int,
        first: int = 0,
        slots: int = SLOTS,
    ) -> list[Estimate]:
        """Value answers from the chooser's view."""
        return self.answers(self.game.view(state, seat), answers, playouts, first, slots)

    def answers(
        self, view: object, answers: Sequence[Action | None], playouts: int, first: int = 0, slots: int = SLOTS
    ) -> list[Estimate]:
        """Value answers from a view that does not wait for luck; None: the driver's answer.

        All answers get the same luck. Playouts with other numbers, counted from `first`, are independent.
        """
        return estimates_of(self.kernel.outcomes_seen(view, answers, self._plan(playouts, first, slots)))

    def with_seed(self, seed: str) -> Valuer:
        """Return a valuer of this race with different luck."""
        return Valuer(self.game, self.kernel, self.words, seed, self.levels)

    def _plan(self, playouts: int, first: int = 0, slots: int = SLOTS) -> Plan:
        return Plan(self.number, slots, max(1, round(playouts / slots)), first, self.levels)

    def _past_shuffles(self, state: object, sample: int, luck_spent: int) -> object:
        return past_luck(self.game, state, SeededLuck(f"{self.seed} {sample}", luck_spent))


def samples(plan: Plan) -> range:
    """Return the numbers of the sampled shuffles."""
    return range(plan.first, plan.first + SLOTS * min(SAMPLES, plan.each))


def valuer_of(game: AnyGame, seed: str, levels: tuple[str, ...] = ()) -> Valuer:
    """Return a valuer that uses the game's kernel. Raises BadOptions if there is none for these options.

    `levels` are the bots' levels by seat, "" for people; the drivers resemble them. Without, choices are judged.
    """
    compile_now(game)
    words, kernel = game.reviewing(), game.kernel("plain" if numba_version() is None else "compiled")
    if words is None or kernel is None:
        raise BadOptions(f"{game.title} has no kernel, so its positions cannot be valued")
    if reason := kernel.missing():
        raise BadOptions(f"positions cannot be valued, as the kernel cannot race these options: {reason}")
    return Valuer(game, kernel, words, seed, levels)


def levels_of(header: dict[str, Any]) -> tuple[str, ...]:
    """Return the drivers' levels from a record's header; "" where it gives none."""
    drivers, seats = header.get("drivers"), len(header["seats"])
    known = drivers if isinstance(drivers, list) and len(drivers) == seats else [""] * seats
    return tuple([split_budget(str(name))[0] for name in known])


def is_valued(game: AnyGame | type[AnyGame]) -> bool:
    """Return whether positions can be valued fast enough for people to wait: with a compiled kernel."""
    return game.kernel_source is not None and numba_version() is not None


def usual(playouts: int) -> int:
    """Return the default budget: smaller if the kernel cannot be compiled."""
    return playouts if numba_version() is not None else playouts // SLOWER
