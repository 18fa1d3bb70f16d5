"""Judge choices: their value from the chooser's view, and the best alternative.

Some playouts pick the best alternative and independent ones measure it, so that a lucky pick does not look like a
mistake.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Action
from paddock.review.estimate import RESULT, WIN, Estimate, standard_error
from paddock.review.values import SLOTS, Valuer

ENOUGH = {WIN: 0.015, RESULT: 0.05}
"""The standard error at which a loss is known well enough: of the chance to win, or of turns in a solo race."""
LEAST = {WIN: 0.01, RESULT: 0.05}
"""Smallest loss that counts as a mistake …"""
SURE = 2.0
"""… and in how many standard errors."""
PICKING_SLOTS = 4
"""Slots of the picking playouts; the spread between slots gives their error."""
CLEAR = 1.0
"""An answer is compared with the choice only if it is better by this many standard errors."""
PICKING, COMPARING = 0, 1 << 24
"""The number of the first picking playout, and of the first comparing one."""


class Question(msgspec.Struct, frozen=True):
    """A choice of a seat: the state, the legal actions, and the chosen one."""

    valuer: Valuer  # with separate luck
    state: object
    seat: int
    legal: tuple[Action, ...]
    chosen: Action


class Pair:
    """Two answers compared by playouts with the same luck; None: the driver's answer."""

    def __init__(self, asked: Question, answer: Action | None, other: Action | None) -> None:
        self.asked, self.answers = asked, (answer, other)
        self.playouts = 0  # after each of the two answers
        self._found: tuple[Estimate, Estimate] | None = None

    def measure(self, playouts: int) -> int:
        """Run more playouts; return how many were run."""
        asked = self.asked
        first = COMPARING + self.playouts
        one, other = asked.valuer.choices(asked.state, asked.seat, self.answers, playouts, first)
        held = self._found
        self._found = (one, other) if held is None else (held[0].with_more(one), held[1].with_more(other))
        self.playouts += one.playouts
        return 2 * one.playouts

    def gains(self, row: int) -> list[float]:
        """Return the advantage of the first answer to the seat, slot by slot; for results, the difference itself."""
        assert self._found is not None
        return differences(*self._found, row, self.asked.seat)

    def gain(self, row: int) -> float:
        return sum(self.gains(row)) / SLOTS

    def error(self, row: int) -> float:
        return standard_error(self.gains(row))


class Judged(msgspec.Struct, frozen=True):
    """A choice compared with a driver's choice and with the best one."""

    asked: Question
    row: int  # the row it is judged by: the chance to win, or turns in a solo race
    sign: int  # of the result: 1 if more is better
    best: Action
    own: Pair
    missed: Pair | None  # None: it was the best

    def loss(self, row: int) -> float:
        """Return the loss against the best alternative."""
        return 0.0 if self.missed is None else self.missed.gain(row) * self.sign_of(row)

    def loss_error(self, row: int) -> float:
        return 0.0 if self.missed is None else self.missed.error(row)

    def sign_of(self, row: int) -> int:
        """Return 1 if more is better, else -1."""
        return 1 if row == WIN else self.sign

    @property
    def is_mistake(self) -> bool:
        """Return whether it clearly lost a relevant amount."""
        loss = self.loss(self.row)
        return loss > LEAST[self.row] and loss > SURE * self.loss_error(self.row)

    @property
    def is_vague(self) -> bool:
        """Return whether it may be a mistake but its loss is too uncertain."""
        return self.loss(self.row) > LEAST[self.row] and self.loss_error(self.row) > ENOUGH[self.row]


def judged_of(asked: Question, row: int, sign: int, budget: int) -> tuple[Judged, int]:
    """Judge a choice with this many playouts; return it with the number of playouts run."""
    best, driven = pick_best(asked, row, sign, budget)
    missed = None if best == asked.chosen else Pair(asked, best, asked.chosen)
    return Judged(asked, row, sign, best, Pair(asked, asked.chosen, None), missed), driven


def pick_best(asked: Question, row: int, sign: int, budget: int) -> tuple[Action, int]:
    """Return the best answer and the playouts used: the worse half is dropped until one rival is left.

    The choice itself counts as best unless that rival is clearly better: the luckiest of many often looks better.
    """
    rivals: Sequence[Action] = [action for action in asked.legal if action != asked.chosen]
    better = {rival: [0.0] * PICKING_SLOTS for rival in rivals}  # than the choice
    rounds, driven, first = rounds_of(len(rivals)), 0, PICKING
    for _ in range(rounds):
        answers = (asked.chosen, *rivals)
        wanted = budget // rounds // len(answers)
        chosen, *found = asked.valuer.choices(asked.state, asked.seat, answers, wanted, first, PICKING_SLOTS)
        weight = chosen.playouts * (sign if row == RESULT else 1)
        for rival, estimate in zip(rivals, found, strict=True):
            gains = differences(estimate, chosen, row, asked.seat)
            better[rival] = [held + weight * gain for held, gain in zip(better[rival], gains, strict=True)]
        first += chosen.playouts
        driven += chosen.playouts * len(answers)
        rivals = sorted(rivals, key=lambda rival: -sum(better[rival]))[: half(len(rivals))]
    gains = better[rivals[0]]
    is_clear = sum(gains) / PICKING_SLOTS > CLEAR * standard_error(gains)
    return (rivals[0] if is_clear else asked.chosen), driven


def half(rivals: int) -> int:
    """Return how many rivals are left after a round."""
    return (rivals + 1) // 2


def rounds_of(rivals: int) -> int:
    """Return how many rounds it takes until one rival is left."""
    return 1 if rivals < 3 else 1 + rounds_of(half(rivals))


def picked_from(answers: int) -> int:
    """Return the least number of playouts that `pick_best` runs."""
    least = PICKING_SLOTS * answers
    return least if answers < 4 else least + picked_from(1 + half(answers - 1))


def differences(one: Estimate, other: Estimate, row: int, seat: int) -> list[float]:
    """Return the difference of two estimates for a seat, slot by slot."""
    by_slot = [found.by_slot(row, seat) for found in (one, other)]
    return [here - there for here, there in zip(*by_slot, strict=True)]
