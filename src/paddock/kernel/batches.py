"""Races side by side, driven one answer or action at a time, in place."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Protocol

import msgspec

from paddock.kernel.figures import FIGURES
from paddock.kernel.luck import MASK
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import Array, ShortArray, zeros

ANY_SEAT = -1
"""Instead of a seat: the one that answers next."""


class Sizes(Protocol):
    """What batches have to know of a layout."""

    RACE_SIZE: int
    WORK_SIZE: int
    HIDDEN_SIZE: int
    MASK_WORDS: int
    OBSERVED: int


class BatchKernel(Protocol):
    """What batches need of a kernel."""

    seats: int
    t: Array
    v: ShortArray
    entry_points: SimpleNamespace

    @property
    def layout(self) -> Sizes: ...

    def prepare_drivers(self) -> None: ...


class Races(msgspec.Struct, frozen=True):
    """Races that are being driven step by step. Only one thread at a time may use them."""

    rows: Array
    luck: Array
    answers: Array  # how many answers each has now; 0: the race is over
    work: Array  # room to work

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.answers)


class Batches:
    """What can be done with races of one set-up side by side."""

    def __init__(self, kernel: BatchKernel) -> None:
        self.kernel, self.entry_points = kernel, kernel.entry_points
        self.seats = kernel.seats
        self.actions = kernel.t[kernel.layout.MASK_WORDS] * 8
        self.observed = kernel.t[kernel.layout.OBSERVED]

    def start(self, seed: int, numbers: Sequence[int]) -> Races:
        """Races at their first question, by their numbers, with luck as in whole races."""
        layout, count = self.kernel.layout, len(numbers)
        races = Races(zeros(count * layout.RACE_SIZE), zeros(count * LUCK), zeros(count), zeros(layout.WORK_SIZE))
        self.restart(races, seed, numbers)
        return races

    def restart(self, races: Races, seed: int, numbers: Sequence[int]) -> None:
        """Start races anew, by their numbers; those with a number below 0 are left alone."""
        luck = (seed & MASK, races.count, array("q", numbers), races.answers)
        self.entry_points.start_batch(*self._rows(races), *luck)

    def step(self, races: Races, chosen: Array) -> int:
        """Every race one answer on, by its number in the kernel's order; below 0: none. Returns how many went on."""
        made: int = self.entry_points.step_batch(*self._rows(races), races.count, races.answers, chosen)
        return made

    def act(self, races: Races, actions: Array, first: bool, values: Array) -> int:
        """Every race one action on, by its id; -1, or the first race with an illegal one: then nothing was done.

        With `first` the first legal action takes the place of an illegal one; its entry in `values` is below 0.
        """
        asked = (races.count, races.answers, actions, int(first), values)
        illegal: int = self.entry_points.act_batch(*self._rows(races), *asked)
        return illegal

    def number_of(self, races: Races, race: int, action: int) -> int:
        """The number of an action among the answers of a race, in the kernel's order; -1 if it is not legal."""
        number: int = self.entry_points.number_batch(self.kernel.t, self.kernel.v, races.rows, race, action)
        return number

    def drive_rivals(self, races: Races, learners: Array, driven: bool) -> None:
        """Answer for all seats but the learner of each race until that is asked: as drivers, or at random."""
        if driven:
            self.kernel.prepare_drivers()
        asked = (races.count, races.answers, learners, int(driven))
        self.entry_points.rivals_batch(*self._rows(races), zeros(LUCK), *asked)

    def mask(self, races: Races, seat: int, masks: Array, seats: Array) -> None:
        """The legal actions of a seat, a byte for each, and by race the seats asked, as bits, and the next one."""
        asked = (races.work, races.count, seat, masks, seats)
        self.entry_points.mask_batch(self.kernel.t, self.kernel.v, races.rows, *asked)

    def observe(self, races: Races, seat: int, seen: ShortArray) -> None:
        """What a seat sees in every race."""
        self.entry_points.observe_batch(self.kernel.t, self.kernel.v, races.rows, races.count, seat, seen)

    def imagine(self, races: Races, seat: int, seed: int) -> Races:
        """Races that a seat cannot rule out, with fresh luck."""
        made, hidden = copied(races), zeros(self.kernel.layout.HIDDEN_SIZE)
        self.entry_points.imagine_batch(*self._rows(made), hidden, made.count, made.answers, seat, seed & MASK)
        return made

    def fork(self, races: Races, seed: int) -> Races:
        """The same races with fresh luck."""
        made = copied(races)
        self.entry_points.seed_batch(made.luck, seed & MASK, made.count)
        return made

    def figures(self, races: Races) -> Array:
        """How races that are over ended, by race, seat and figure; zeros for those that are not."""
        figures = zeros(races.count * self.seats * FIGURES)
        self.entry_points.finish_batch(self.kernel.t, races.rows, races.work, figures, races.count)
        return figures

    def _rows(self, races: Races) -> tuple[Array, ShortArray, Array, Array, Array]:
        return self.kernel.t, self.kernel.v, races.rows, races.luck, races.work


def copied(races: Races) -> Races:
    """The same races once more."""
    return Races(races.rows[:], races.luck[:], races.answers[:], zeros(len(races.work)))
