"""Races of the kernel and the rules side by side: every question, all of its answers, and the complete result."""

from __future__ import annotations

from array import array
from functools import lru_cache

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck, pick, stream
from paddock.core.play import moves
from paddock.downforce import Downforce
from paddock.downforce.kernel.kernel import DownforceKernel
from paddock.downforce.kernel.layout import ENTRY
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.state import State
from paddock.kernel import luck as generator
from paddock.kernel.figures import FIGURES, PLACE, SCORE, WIN
from paddock.kernel.part import KernelLuck
from paddock.kernel.rows import Array, zeros

LOG = 60_000
SEED = 13


class Differs(AssertionError):
    """Kernel and rules do not agree."""


class Lockstep:
    """A kernel and the rules of one game."""

    def __init__(self, game: Downforce, kernel: DownforceKernel) -> None:
        assert not kernel.missing()
        self.game = game
        self.kernel = kernel
        self.log = zeros(LOG)
        self.action = lru_cache(None)(kernel.positions.action)

    def race(self, number: int, thinking: bool = False) -> None:
        """Run a whole race from the start with the kernel's luck, at random or by playout drivers."""
        race, row, work = self.kernel.scratch()
        self.kernel.entry_points.start(self.kernel.t, race, row, work, SEED, number)
        self._follow(race, row, work, self.game.start(), KernelLuck(SEED, number), thinking)

    def race_from_the_middle(self, number: int) -> None:
        """Run a race that begins by the rules and continues by the kernel at a choice."""
        state = middle(self.game, f"middle {number}")
        race = self.kernel.positions.row_of(state)
        _, row, work = self.kernel.scratch()
        generator.seed(row, SEED, number)
        self._follow(race, row, work, state, KernelLuck(SEED, number))

    def _follow(
        self, race: Array, row: Array, work: Array, state: State, luck: KernelLuck, thinking: bool = False
    ) -> None:
        """Let the kernel drive to the end, then the rules do the same."""
        game = self.game
        rows = (self.kernel.t, self.kernel.v, race, row, work)
        used = self.kernel.entry_points.trace(*rows, 8 * thinking, self.log, LOG)
        at = 0
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Decide):
                chosen, at = self._compare(state, turn.seats[0], at)
                demand(chosen[0] in chosen[1], f"not an answer: {chosen[0]}")
                demand(thinking or luck.pick(chosen[1]) == chosen[0], f"another choice: {chosen[0]}")
                state, _ = game.apply(state, chosen[0])
            else:
                state, _ = game.apply(state, luck.answer(turn))
        demand(at == used, "the kernel goes on")
        demand(self.kernel.positions.result_of(race) == turn.result, "another result")
        self._compare_figures(race, work, turn)

    def _compare(self, state: State, seat: int, at: int) -> tuple[tuple[Action, list[Action]], int]:
        """Return the kernel's choice, after comparing its legal answers with those of the rules."""
        ask, who, car, bit, words = self.log[at : at + ENTRY]
        demand(who == seat, f"seat {who} is asked instead of {seat}: {state.ask}")
        space = self.kernel.positions.number[state.cars[car]]
        masks = self.log[at + ENTRY : at + ENTRY + words]
        answers = [
            self.action(space, ask, who, car, word * 64 + number)
            for word, mask in enumerate(masks)
            for number in range(mask.bit_length())
            if mask >> number & 1
        ]
        allowed = self.game.legal(state, seat)
        demand(len(answers) == len(allowed) and set(answers) == set(allowed), f"other answers: {state.ask}")
        return (self.action(space, ask, who, car, bit), answers), at + ENTRY + words

    def _compare_figures(self, race: Array, work: Array, over: Over) -> None:
        figures = zeros(self.game.seats * FIGURES)
        self.kernel.entry_points.finish(self.kernel.t, race, work, figures)
        winners = tuple([seat for seat, share in enumerate(figures[WIN::FIGURES]) if share])
        demand(tuple(figures[SCORE::FIGURES]) == over.result.scores, "other scores")
        demand(winners == over.result.winners, "other winners")
        demand(winners == tuple(seat for seat, place in enumerate(figures[PLACE::FIGURES]) if place == 1), "places")


def demand(fact: bool, otherwise: str) -> None:
    if not fact:
        raise Differs(otherwise)


def middle(game: Downforce, seed: str) -> State:
    """A random moment with a choice in a random race."""
    rng = stream(seed, "middle")
    states = [
        state
        for _, state, _ in moves(game, lambda state, seat: pick(rng, game.legal(state, seat)), SeededLuck(seed))
        if isinstance(game.turn(state), Decide)
    ]
    return pick(rng, states)


def bytes_of(kernel: DownforceKernel, count: int) -> tuple[array[int], array[int], array[int]]:
    """All results of whole races."""
    batch = kernel.races(SEED, count, "random")
    return batch.lengths, batch.rows, batch.figures
