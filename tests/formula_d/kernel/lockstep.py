"""Races of the kernel, followed by the rules question by question."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random

from paddock.core.game import Decide, Over, Rolled
from paddock.core.luck import pick
from paddock.formula_d import FormulaD
from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.kernel.positions import QUESTIONS, actions_of, drive_of, result_of, row_of
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.legal import legal_choices
from paddock.formula_d.rules.state import State
from paddock.kernel.rows import Array, zeros
from paddock.kernel.source import Run, numba_version

BEST_RUN: Run = "plain" if numba_version() is None else "compiled"
LOG = 100_000
THINKING = (0, 0, 4, 8)
"""How many of eight answers come from thinking drivers, by race; these get further."""


class Question:
    """One entry of a trace: the question, its car, all answers (none for a die), and the given one."""

    def __init__(self, ask: int, car: int, value: int, ends: Array, count: int) -> None:
        self.ask = ask
        self.car = car
        self.value = value
        self.ends = ends
        self.count = count


def questions(log: Array, used: int) -> Iterator[Question]:
    """The entries of a trace."""
    place = 0
    while place < used:
        entry = log[place]
        count = entry >> 20
        ends = log[place + 1 : place + 1 + count] if entry & 15 == k.DRIVE else array("q")
        yield Question(entry & 15, entry >> 4 & 15, entry >> 8 & 4095, ends, count)
        place += 1 + len(ends)


def follow(game: FormulaD, kernel: FormulaDKernel, number: int) -> int:
    """Follow one race of the kernel, odd ones from a random moment. Raises AssertionError if the rules disagree."""
    state, log = game.start(), zeros(LOG)
    row, luck, work = kernel.scratch()
    kernel.entry_points.start(kernel.t, row, luck, work, 7, number)
    thinking = THINKING[number // 2 % 4]
    if number % 2:
        state = some_moment(game, Random(number), thinking)
        row = row_of(game.setup, state)
    used = kernel.entry_points.trace(kernel.t, kernel.v, row, luck, work, thinking, log, LOG)
    asked = 0
    for question in questions(log, used):
        assert QUESTIONS[type(state.ask)] == question.ask
        assert question.ask == k.GRID or state.ask.car == question.car  # type: ignore[union-attr]
        move: Action | Rolled = Rolled(question.value)
        if question.count:
            move = answers_of(game, state, question)[question.value]
        state, _ = game.apply(state, move)
        asked += 1
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert result_of(game.setup, row) == turn.result
    return asked


def answers_of(game: FormulaD, state: State, question: Question) -> list[Action]:
    """All answers to a question, which must be those of the rules."""
    seat = game.setup.seat[question.car]
    if question.ask == k.DRIVE:
        answers: list[Action] = [drive_of(game.setup, seat, end) for end in question.ends]
    else:
        answers = actions_of(game.setup, row_of(game.setup, state), question.count, ())
    legal = legal_choices(game.setup, state, seat)
    assert len(answers) == len(legal)
    assert set(answers) == set(legal)
    return answers


def some_moment(game: FormulaD, rng: Random, thinking: int) -> State:
    """A state in the middle of a race by the rules; more thinking means cheaper choices."""
    state = game.start()
    for _ in range(int(rng.random() * 400)):
        turn = game.turn(state)
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            legal = game.legal(state, turn.seats[0])
            state, _ = game.apply(state, pick(rng, legal[:2] if rng.random() * 8 < thinking else legal))
        else:
            assert not hasattr(turn, "size")
            state, _ = game.apply(state, Rolled(pick(rng, turn.faces)))
    return state
