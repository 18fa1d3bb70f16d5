"""The interface of a game's kernel: whole races, playouts and single steps, many at a time.

Races in a kernel are rows of numbers. It returns answers, results and figures, never states.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Literal, Protocol, TypeAlias, TypeVar

import msgspec

from paddock.core.game import Act, Dealt, Luck, Result, Roll, Rolled, Shuffle
from paddock.kernel import luck
from paddock.kernel.batches import Batches
from paddock.kernel.devices import Device
from paddock.kernel.fields import Field
from paddock.kernel.figures import FIGURES, WIN
from paddock.kernel.road import RoadRow
from paddock.kernel.rows import Array, ShortArray, zeros
from paddock.kernel.source import KernelSource

StateRead = TypeVar("StateRead", contravariant=True)
ViewRead = TypeVar("ViewRead", contravariant=True)

Drivers: TypeAlias = Literal["random", "drivers"]
"""The drivers in a race: random ones, or the simple drivers of playouts."""


class RaceBatch(msgspec.Struct, frozen=True):
    """Races driven to their end, one row for each."""

    count: int
    lengths: Array  # decisions of each race: choices among at least two answers
    rows: Array
    figures: Array  # by race, seat and figure
    seats: int
    read: Callable[[Array], Result]  # converts a row to the game's own kind of result
    read_notes: Callable[[Array], object]  # converts a row to notes on how its race began

    @property
    def decisions(self) -> int:
        """The decisions of all races."""
        return sum(self.lengths)

    def results(self) -> Iterator[Result]:
        """Yield the result of each race, as by the rules."""
        return map(self.read, self.ends())

    def notes(self) -> Iterator[object]:
        """Yield how each race began, for the game's table of races."""
        return map(self.read_notes, self.ends())

    def ends(self) -> Iterator[Array]:
        """Yield the row of each race."""
        size = len(self.rows) // max(1, self.count)
        for start in range(0, self.count * size, size):
            yield self.rows[start : start + size]

    def part(self, first: int, count: int) -> RaceBatch:
        """Return some of the races."""
        ends, each = len(self.rows) // max(1, self.count), self.seats * FIGURES
        rows, figures = (
            self.rows[first * ends : (first + count) * ends],
            self.figures[first * each : (first + count) * each],
        )
        lengths = self.lengths[first : first + count]
        return msgspec.structs.replace(self, count=count, lengths=lengths, rows=rows, figures=figures)

    def figure(self, race: int, seat: int, figure: int) -> int:
        """Return a figure of a seat in one race."""
        return self.figures[(race * self.seats + seat) * FIGURES + figure]


class Playouts(msgspec.Struct, frozen=True):
    """The summed figures of every seat after each answer, over equally many races with the same luck."""

    count: int  # races for each answer
    seats: int
    sums: Array  # by answer, seat and figure
    squares: Array

    def total(self, answer: int, seat: int, figure: int) -> int:
        """Return a seat's figure after an answer, summed over all races."""
        return self.sums[(answer * self.seats + seat) * FIGURES + figure]

    def total_squared(self, answer: int, seat: int, figure: int) -> int:
        """Return the sum of the squares of that figure."""
        return self.squares[(answer * self.seats + seat) * FIGURES + figure]


class Plan(msgspec.Struct, frozen=True):
    """How many races value a position, and their luck, which is equal for equal seeds and numbers."""

    seed: int
    slots: int  # races are divided into this many slots, whose spread gives the error of a sum
    each: int  # races in every slot
    first: int = 0  # the number of the first race
    levels: tuple[str, ...] = ()  # of bots by seat, "" for people, for similar drivers; empty: judging

    @property
    def count(self) -> int:
        """All races after one answer."""
        return self.slots * self.each


class Outcomes(msgspec.Struct, frozen=True):
    """Results of races for every seat, summed by slot."""

    plan: Plan
    answers: int
    seats: int
    result: int  # the figure that counts as a seat's result
    sums: Array  # by slot, answer, seat, and figure

    def by_slot(self, answer: int, seat: int, figure: int) -> Array:
        """Return a figure (0: win in units, 1: result) of a seat after an answer, by slot."""
        at = (answer * self.seats + seat) * FIGURES + (self.result if figure else WIN)
        return self.sums[at :: self.answers * self.seats * FIGURES]


class Preparation(msgspec.Struct, frozen=True):
    """What a machine that runs only the kernel needs to race with a set-up.

    A kernel whose `order` is not empty has an entry point `prepare`, which fills t and v.
    """

    t: Array
    race_size: int  # numbers of a race
    work_size: int  # numbers of scratch
    room: int = 1  # initial numbers of v
    further: int = 1  # numbers of additional scratch for preparing
    order: Array = msgspec.field(default_factory=lambda: zeros(0))


class Position(msgspec.Struct, frozen=True):
    """A position for a machine that runs only the kernel. Races continue from it as in `outcomes_seen`."""

    row: Array
    hidden: Array | None  # what is redealt for each race
    changes: tuple[tuple[int, int], ...]  # numbers of t that differ from the preparation's, with their indices
    result: int  # the figure that counts as a seat's result
    answers: tuple[int, ...]  # the answers to value; -1: the driver's answer


class Kernel(Protocol[StateRead, Act, ViewRead]):
    """A game's races as rows of numbers; thread-safe."""

    source: KernelSource
    entry_points: SimpleNamespace
    is_compiled: bool

    def missing(self) -> str:
        """Return the reason why this kernel cannot race with these options, as a sentence; empty if it can."""

    def answers(self, state: StateRead) -> Sequence[Act]:
        """Return the legal answers to a state's question, for the first seat to choose, in the kernel's order."""

    def races(self, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        """Run whole races: numbers `first`, `first + 1`, …; race i has the luck of `KernelLuck(seed, i)`."""

    def playouts(self, view: ViewRead, legal: Sequence[Act], count: int, seed: int) -> Playouts:
        """Race to the end after each of these answers, redealing everything that the seat cannot see."""

    def outcomes(self, states: Sequence[StateRead], answers: Sequence[Act | None], plan: Plan) -> Outcomes:
        """Race from full states in turn, after each of these answers; None: as a playout driver answers.

        All answers have the same luck, and rolls are spread evenly over their faces. A state may wait for a roll,
        but not for a shuffle.
        """

    def outcomes_seen(self, view: ViewRead, answers: Sequence[Act | None], plan: Plan) -> Outcomes:
        """Race on from the view of a seat or a spectator; hidden information is redealt for each race."""

    def preparation(self) -> Preparation:
        """Return what another machine needs to race with these options."""

    def use(self, entry_points: SimpleNamespace, t: Array, v: ShortArray) -> None:
        """Race with entry points compiled elsewhere and the tables that they have prepared."""

    def road(self) -> RoadRow:
        """Return where a row holds a race's progress on the road."""

    def position(self, view: ViewRead, answers: Sequence[Act | None], levels: tuple[str, ...]) -> Position:
        """Return a viewer's position for another machine, with drivers of these levels (see Plan)."""

    def batches(self, device: Device | None = None) -> Batches:
        """Return races side by side, driven one answer at a time; on this processor, or another device."""

    def batch_of(self, batches: Batches, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        """Run whole races as `races` does, on the device of these batches."""

    def fields(self) -> tuple[Field, ...]:
        """Return the meaning of an observation's numbers."""

    def action_names(self) -> list[str]:
        """Return the name of each action, by id; an id without a name is never legal."""


def seed_number(seed: str) -> int:
    """Convert a text seed to the number that kernels take."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:4], "big")


class KernelLuck:
    """The luck of a kernel race, for the rules: the same generator, drawn in the same order."""

    def __init__(self, seed: int, race: int) -> None:
        self._row = zeros(luck.SIZE)
        luck.seed(self._row, seed & luck.MASK, race & luck.MASK)

    def answer(self, turn: Roll | Shuffle) -> Luck:
        """Return the next piece of luck."""
        if isinstance(turn, Roll):
            return Rolled(turn.faces[luck.below(self._row, len(turn.faces))])
        order = zeros(turn.size)
        for at in range(turn.size):
            order[at] = at
        luck.shuffle(self._row, order, 0, turn.size)
        return Dealt(tuple(order))

    def pick(self, answers: Sequence[Act]) -> Act:
        """Return the choice of random drivers: all answers equally likely; a single one draws no luck."""
        return answers[0] if len(answers) == 1 else answers[luck.below(self._row, len(answers))]
