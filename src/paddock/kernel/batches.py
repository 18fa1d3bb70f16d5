"""Races side by side, advanced in place by one answer or action at a time."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import SupportsInt

import msgspec

from paddock.kernel.devices import BatchKernel, Device, Work
from paddock.kernel.figures import FIGURES
from paddock.kernel.luck import MASK
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import Array, ShortArray

ANY_SEAT = -1
"""Stands for the seat that answers next."""


class Races(msgspec.Struct, frozen=True):
    """Races advanced step by step. Only one thread at a time may use them."""

    rows: Array
    luck: Array
    answers: Array  # the current number of answers in each; 0: the race is over
    work: Work

    @property
    def count(self) -> int:
        """The number of races."""
        return len(self.answers)


class Batches:
    """Operations on races of one set-up side by side, on one device."""

    def __init__(self, kernel: BatchKernel, device: Device) -> None:
        self.kernel, self.device = kernel, device
        self.seats = kernel.seats
        self.actions = kernel.t[kernel.layout.MASK_WORDS] * 8
        self.observed = kernel.t[kernel.layout.OBSERVED]

    def start(self, seed: int, numbers: Sequence[int]) -> Races:
        """Return races at their first question, by number, with luck as in whole races."""
        device, count = self.device, len(numbers)
        rows, lucks = device.zeros(count * self.kernel.layout.RACE_SIZE), device.zeros(count * LUCK)
        races = Races(rows, lucks, device.zeros(count), device.work())
        self.restart(races, seed, device.put(array("q", numbers)))
        return races

    def restart(self, races: Races, seed: int, numbers: Array) -> None:
        """Restart races by number; those with a number below 0 are left alone."""
        self._run("start_batch", races, races.rows, races.luck, races.answers, seed & MASK, numbers)

    def step(self, races: Races, chosen: Array) -> int:
        """Give each race an answer by its number in the kernel's order; below 0: none. Returns how many advanced."""
        return int(self._run("step_batch", races, races.rows, races.luck, races.answers, chosen))

    def act(self, races: Races, actions: Array, first: bool, values: Array) -> int:
        """Take an action in every race, by id. Returns -1, or the first race with an illegal one; then nothing is done.

        With `first`, the first legal action replaces an illegal one; its entry in `values` is then below 0.
        """
        illegal: SupportsInt = 0
        if self.device.is_parallel and not first:  # threads do not know of illegal actions in others' races
            illegal = self._run("find_batch", races, races.rows, races.answers, actions, values)
        if not int(illegal):
            asked = (races.rows, races.luck, races.answers, actions, int(first), values)
            illegal = self._run("act_batch", races, *asked)
        if not first and int(illegal):
            return next(race for race, value in enumerate(self.device.get(values)) if value < 0)
        return -1

    def number_of(self, races: Races, race: int, action: int) -> int:
        """Return the number of an action among a race's answers, in the kernel's order; -1 if it is not legal.

        Only for races on this processor.
        """
        number: int = self.kernel.entry_points.number_batch(self.kernel.t, self.kernel.v, races.rows, race, action)
        return number

    def drive_rivals(self, races: Races, learners: Array, driven: bool) -> None:
        """Answer for all seats until each race's learner is asked, as drivers or at random."""
        if driven:
            self.kernel.prepare_drivers()
            races.work.update(self.device.work())
        self._run("rivals_batch", races, races.rows, races.luck, races.answers, learners, int(driven))

    def mask(self, races: Races, seat: int, masks: Array, seats: Array) -> None:
        """Write a seat's legal actions, one byte each, and for each race the asked seats, as bits, and the next one."""
        self._run("mask_batch", races, races.rows, seat, masks, seats)

    def observe(self, races: Races, seat: int, seen: ShortArray) -> None:
        """Write a seat's observation of every race."""
        self._run("observe_batch", races, races.rows, seat, seen)

    def imagine(self, races: Races, seat: int, seed: int) -> Races:
        """Return races consistent with what a seat sees, with fresh luck."""
        made = self.copied(races)
        self._run("imagine_batch", made, made.rows, made.luck, made.answers, seat, seed & MASK)
        return made

    def fork(self, races: Races, seed: int) -> Races:
        """Return copies of the races with fresh luck."""
        made = self.copied(races)
        self._run("seed_batch", made, made.luck, seed & MASK)
        return made

    def figures(self, races: Races) -> Array:
        """Return the results of finished races, by race, seat and figure; zeros for others."""
        figures = self.device.zeros(races.count * self.seats * FIGURES)
        self._run("finish_batch", races, races.rows, figures)
        return figures

    def copied(self, races: Races) -> Races:
        """Return copies of the races."""
        copy = self.device.copy
        return Races(copy(races.rows), copy(races.luck), copy(races.answers), self.device.work())

    def whole(self, seed: int, first: int, count: int, driven: bool) -> tuple[Array, Array, Array]:
        """Race whole races, numbered from `first`; return their decisions, ends and figures as rows of the device."""
        device = self.device
        if driven:
            self.kernel.prepare_drivers()
        figures, lengths = device.zeros(count * self.seats * FIGURES), device.zeros(count)
        ends, luck = device.zeros(count * self.kernel.layout.END_SIZE), (seed & MASK, first & MASK, int(driven))
        device.run("races", device.work(), count, *luck, figures, lengths, ends)
        return lengths, ends, figures

    def _run(self, name: str, races: Races, *given: Array | int) -> SupportsInt:
        return self.device.run(name, races.work, races.count, *given)
