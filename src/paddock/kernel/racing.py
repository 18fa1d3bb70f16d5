"""The base of all games' kernels: each game's own class converts states to rows and back."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
from types import SimpleNamespace
from typing import Protocol

from paddock.core.game import Act, Result
from paddock.kernel.batches import Batches
from paddock.kernel.devices import Device, Processor
from paddock.kernel.fields import Field
from paddock.kernel.figures import FIGURES
from paddock.kernel.luck import BY_TURN, MASK, SPREAD
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.part import (
    Drivers,
    Kernel,
    Outcomes,
    Plan,
    Playouts,
    Position,
    Preparation,
    RaceBatch,
    StateRead,
    ViewRead,
)
from paddock.kernel.road import RoadRow
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.source import Run


class Layout(Protocol):
    """The parts common to all kernels' layouts."""

    RACE_SIZE: int
    END_SIZE: int
    WORK_SIZE: int
    HIDDEN_SIZE: int
    MASK_WORDS: int
    OBSERVED: int


class RowKernel(Kernel[StateRead, Act, ViewRead]):
    """Races thousands of times with one set-up. A set-up that the kernel cannot race has a reason and no tables."""

    layout: Layout

    def __init__(self, seats: int, run: Run) -> None:
        self.seats = seats
        self.is_compiled = self.source.runs_compiled(run)
        self.entry_points = self.source.entry_points(run)
        self.reason = ""
        self.t, self.v = zeros(1), short_zeros(1)
        self._changes: dict[tuple[str, ...], tuple[tuple[int, int], ...]] = {}  # changes in t, by levels of drivers

    # What a game defines

    def row_of(self, state: StateRead) -> Array:
        """Convert a state to a row."""
        raise NotImplementedError

    def rows_seen(self, view: ViewRead) -> tuple[Array, Array | None]:
        """Convert a view to a row, and what is hidden from it to another one, if anything is."""
        raise NotImplementedError

    def answer_numbers(self, row: Array, actions: Sequence[Act | None]) -> list[int]:
        """Convert actions to answers to a row's question; None to -1."""
        raise NotImplementedError

    def result_of(self, row: Array) -> Result:
        """Return the result of a race."""
        raise NotImplementedError

    def notes_of(self, row: Array) -> object:
        """Return how a finished race began, for the game's table of races."""
        raise NotImplementedError

    def valuing(self, levels: tuple[str, ...], hidden: Array | None) -> tuple[Array, int]:
        """Return tables for drivers like bots of these levels, and the figure of a seat's result; adapts `hidden`."""
        raise NotImplementedError

    def preparation(self) -> Preparation:
        return Preparation(self.t, self.layout.RACE_SIZE, self.layout.WORK_SIZE)

    def prepare_drivers(self) -> None:
        """Compute what drivers need, once."""

    def use(self, entry_points: SimpleNamespace, t: Array, v: ShortArray) -> None:
        self.entry_points, self.t, self.v, self.is_compiled = entry_points, t, v, True

    # What follows from that

    def missing(self) -> str:
        return self.reason

    def scratch(self) -> tuple[Array, Array, Array]:
        """Return new rows for an entry point: a race, its luck, and scratch."""
        return zeros(self.layout.RACE_SIZE), zeros(LUCK), zeros(self.layout.WORK_SIZE)

    def races(self, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        return self.batch_of(Batches(self, Processor(self)), seed, count, drivers, first)

    def batch_of(self, batches: Batches, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        """Whole races on any device."""
        lengths, ends, figures = map(batches.device.get, batches.whole(seed, first, count, drivers == "drivers"))
        return RaceBatch(count, lengths, ends, figures, self.seats, self.result_of, self.notes_of)

    def playouts(self, view: ViewRead, legal: Sequence[Act], count: int, seed: int) -> Playouts:
        return self.search(view, legal, seed).race(range(len(legal)), count)

    def search(self, view: ViewRead, legal: Sequence[Act], seed: int) -> Search:
        """Return a search: playouts from a view that can be run in portions."""
        self.prepare_drivers()
        seen, hidden = self.rows_seen(view)
        self.entry_points.legal(self.t, self.v, seen, self.scratch()[2])
        return Search(Playing(self, self.t, [seen], hidden), self.answer_numbers(seen, legal), seed & MASK)

    def outcomes(self, states: Sequence[StateRead], answers: Sequence[Act | None], plan: Plan) -> Outcomes:
        return self._outcomes([self.row_of(state) for state in states], None, answers, plan)

    def outcomes_seen(self, view: ViewRead, answers: Sequence[Act | None], plan: Plan) -> Outcomes:
        seen, hidden = self.rows_seen(view)
        return self._outcomes([seen], hidden, answers, plan)

    def _outcomes(self, rows: list[Array], hidden: Array | None, answers: Sequence[Act | None], plan: Plan) -> Outcomes:
        self.prepare_drivers()
        t, result = self.valuing(plan.levels, hidden)
        chosen = self.answer_numbers(rows[0], answers)
        luck = (plan.seed & MASK, plan.first, plan.count)
        _, sums, _ = Playing(self, t, rows, hidden).play(chosen, *luck, plan.slots, SPREAD)
        return Outcomes(plan, len(answers), self.seats, result, sums)

    def position(self, view: ViewRead, answers: Sequence[Act | None], levels: tuple[str, ...]) -> Position:
        row, hidden = self.rows_seen(view)
        t, result = self.valuing(levels, hidden)
        if levels not in self._changes:
            pairs = enumerate(zip(self.t, t, strict=True))
            self._changes[levels] = tuple([(at, new) for at, (old, new) in pairs if old != new])
        return Position(row, hidden, self._changes[levels], result, tuple(self.answer_numbers(row, answers)))

    def fields(self) -> tuple[Field, ...]:
        found: tuple[Field, ...] = self.source.described().fields(self)
        return found

    def action_names(self) -> list[str]:
        found: list[str] = self.source.described().action_names(self)
        return found

    def road(self) -> RoadRow:
        found: RoadRow = self.source.described().road_row(self)
        return found

    def batches(self, device: Device | None = None) -> Batches:
        self.t[self.layout.OBSERVED] = sum(field.size for field in self.fields())
        return Batches(self, device or Processor(self))


class Playing:
    """Playouts from some rows."""

    def __init__(
        self, kernel: RowKernel[StateRead, Act, ViewRead], t: Array, rows: list[Array], hidden: Array | None
    ) -> None:
        self.kernel, self.t = kernel, t
        self.starts, self.count = array("q", chain.from_iterable(rows)), len(rows)
        self.hidden = hidden

    def play(
        self, chosen: Sequence[int], seed: int, first: int, count: int, slots: int, kind: int
    ) -> tuple[int, Array, Array]:
        """Race after each of some answers; return decisions, figures by slot and answer, and their squares."""
        kernel = self.kernel
        size = slots * len(chosen) * kernel.seats * FIGURES
        sums, squares, start = zeros(size), zeros(size), zeros(kernel.layout.RACE_SIZE)
        begin = (self.starts, self.count, int(self.hidden is not None), start)
        rows = (*kernel.scratch(), self.hidden or zeros(1), zeros(kernel.seats * FIGURES))
        asked = (seed, first, count, slots, kind, array("q", chosen), len(chosen))
        made = kernel.entry_points.playouts(self.t, kernel.v, *rows, *begin, *asked, sums, squares)
        return made, sums, squares


class Search:
    """Playouts from one view. Rows are made once; races are numbered, and none is run twice with the same answer."""

    def __init__(self, playing: Playing, answers: list[int], seed: int) -> None:
        self.playing, self.answers, self.seed = playing, answers, seed
        self.driven = 0  # races of each answer that is still in
        self.races = 0
        self.decisions = 0

    def race(self, choices: Sequence[int], count: int) -> Playouts:
        """Run more races after some of the answers, given by number, all with the same luck."""
        chosen = [self.answers[choice] for choice in choices]
        made, sums, squares = self.playing.play(chosen, self.seed, self.driven, count, 1, BY_TURN)
        self.driven += count
        self.races += count * len(choices)
        self.decisions += made
        return Playouts(count, self.playing.kernel.seats, sums, squares)
