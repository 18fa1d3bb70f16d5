"""The kernel of Formula D as a class: whole races, playouts from a view, and single steps."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from threading import Lock
from types import SimpleNamespace

from paddock.formula_d.kernel import SOURCE
from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.coverage import misfit
from paddock.formula_d.kernel.positions import actions_of, result_of, row_of
from paddock.formula_d.kernel.preparing import lap_turns
from paddock.formula_d.kernel.tables import backwards, first_box, table_of
from paddock.formula_d.report.data import StartNotes
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.secrets import View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import RaceResult, State
from paddock.kernel.figures import PLACE, SCORE
from paddock.kernel.luck import MASK
from paddock.kernel.part import Preparation
from paddock.kernel.racing import RowKernel
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.sharing import SharedKernels
from paddock.kernel.source import Run

CRASH = 60
"""Penalty for retiring, in turns: lower than for the optimum, because overcautious drivers never win."""
WAVERS = {"random": 20, "rookie": 20, "club": 20}
"""By bot level: how often drivers choose a gear next to the best one when positions are valued, in hundredths.

Fitted to a few hundred races that are not used in any table of docs/review.md. People and other bots are like pro,
which never does.
"""


class FormulaDKernel(RowKernel[State, Action, View]):
    """Races thousands of times with one set-up."""

    source = SOURCE
    layout = k

    def __init__(self, setup: Setup, run: Run) -> None:
        super().__init__(setup.seats, run)
        self.setup = setup
        self.reason = misfit(setup)
        self._making, self._has_values = Lock(), False
        if not self.reason:
            self.t = t = table_of(setup)
            self._table_size = len(t)  # without the ends of moves
            t[k.BOX_TEAM], t[k.CRASH] = first_box(setup), CRASH * k.UNIT
            t[k.AFTER_GEAR] = k.KINDS * 2 * t[k.ROWS] * k.GEAR_ROWS * (setup.options.wear + 1)
            self.v = short_zeros(2 * t[k.AFTER_GEAR])
            if self.is_compiled:
                self._fill_ends()

    def answers(self, state: State) -> list[Action]:
        return self._answers_to(self.row_of(state))

    def row_of(self, state: State) -> Array:
        return row_of(self.setup, state)

    def rows_seen(self, view: View) -> tuple[Array, None]:
        return self.row_of(imagine_state(self.setup, view)), None

    def answer_numbers(self, row: Array, actions: Sequence[Action | None]) -> list[int]:
        known = self._answers_to(row) if any(actions) else []
        return [-1 if action is None else known.index(action) for action in actions]

    def result_of(self, row: Array) -> RaceResult:
        return result_of(self.setup, row)

    def notes_of(self, row: Array) -> StartNotes:
        return StartNotes(tuple(sorted(range(len(self.setup.seat)), key=lambda car: row[k.PLACE + car])))

    def valuing(self, levels: tuple[str, ...], hidden: Array | None) -> tuple[Array, int]:
        t = array("q", self.t)
        for car, seat in enumerate(self.setup.seat):
            t[k.WAVER + car] = WAVERS.get(levels[seat], 0) if levels else 0
        return t, SCORE if self.setup.options.cars == 1 else PLACE

    def prepare_drivers(self) -> None:
        with self._making:
            if not self._has_values:
                self.set_values(self.values())

    def rates(self, state: State) -> list[int]:
        """Return a first rating of each answer, in the kernel's order: turns to go, in units of UNIT."""
        self.prepare_drivers()
        rates = zeros(k.MOST_ENDS)
        count = self.entry_points.rate(self.t, self.v, self.row_of(state), zeros(k.WORK_SIZE), rates)
        return list(rates[:count])

    def look(self, state: State, chosen: Sequence[int], rounds: int, first: int, count: int, seed: int) -> list[int]:
        """Return the asked seat's summed prospects in playouts of some rounds after each of these answers.

        Playouts are numbered from `first`; those with equal number and seed have equal luck.
        """
        self.prepare_drivers()
        start, sums = self.row_of(state), zeros(len(chosen))
        luck = (seed & MASK, first, count)
        asked = (array("q", chosen), len(chosen), rounds, self.setup.seat[start[k.CAR]], zeros(2 * k.MOST_CARS))
        self.entry_points.look(self.t, self.v, *self.scratch(), start, *luck, *asked, sums)
        return list(sums)

    def values(self, crash: int = CRASH) -> ShortArray:
        """Return the values of positions before and after a gear is chosen, with retiring counted as `crash` turns."""
        t, v = array("q", self.t), short_zeros(2 * self.t[k.AFTER_GEAR])
        t[k.CRASH] = crash * k.UNIT
        order = array("q", backwards(self.setup, t[k.BOX_TEAM]))
        race, _, work = self.scratch()
        self.entry_points.fill_values(t, v, race, work, zeros(k.BEST), order, len(order))
        return v

    def set_values(self, values: ShortArray) -> None:
        """Let drivers use these values, in new tables, so that a card with copies of the old ones replaces them."""
        self.v = values + self.v[len(values) :]
        self.t = self.t[:]
        self.t[k.LAP_TURNS] = lap_turns(self.t, self.v)
        self._has_values = True

    def use(self, entry_points: SimpleNamespace, t: Array, v: ShortArray) -> None:
        super().use(entry_points, t, v)
        self._has_values = True

    def preparation(self) -> Preparation:
        t = self.t[: self._table_size] + zeros(self._clear_size())
        t[k.CLEAR], t[k.LAP_TURNS] = self._table_size, 0
        order = array("q", backwards(self.setup, t[k.BOX_TEAM]))
        return Preparation(t, k.RACE_SIZE, k.WORK_SIZE, 2 * t[k.AFTER_GEAR], k.BEST, order)

    def _clear_size(self) -> int:
        """Return how many numbers in t locate the ends of moves on an empty road."""
        return 7 * self.t[k.ROWS] * k.LENGTHS

    def _answers_to(self, row: Array) -> list[Action]:
        s = row[:]
        count = self.entry_points.legal(self.t, self.v, s, zeros(k.WORK_SIZE))
        at, row = (s[k.ENDS_AT], self.v) if s[k.ENDS_AT] >= 0 else (k.END, s)
        return actions_of(self.setup, s, count, row[at : at + count])

    def _fill_ends(self) -> None:
        """Fill in the ends of moves on an empty road; uncompiled, this would take longer than searching."""
        clear, room = len(self.t), len(self.v)
        self.t.extend(zeros(self._clear_size()))
        self.t[k.CLEAR] = clear
        race, _, work = self.scratch()
        room = self.entry_points.fill_ends(self.t, self.v, race, work, room)
        self.v.extend(short_zeros(room - len(self.v)))
        room = self.entry_points.fill_ends(self.t, self.v, race, work, room)
        del self.v[room:]


_shared: SharedKernels[FormulaDKernel] = SharedKernels(SOURCE)


def kernel_of(setup: Setup, run: Run) -> FormulaDKernel:
    """Return the kernel of a race; races with the same options on the same track share one."""
    return _shared.get((setup.options, setup.track.digest), run, lambda run: FormulaDKernel(setup, run))
