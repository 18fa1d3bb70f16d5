"""The kernel of Formula D: its races on rows of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain
from threading import Lock, local

from paddock.formula_d.kernel import layout as at
from paddock.formula_d.kernel.fitting import misfit
from paddock.formula_d.kernel.tables import actions_of, backwards, first_box, result_of, row_of, table_of
from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.secrets import View, imagine_state
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import RaceResult, State
from paddock.kernel.figures import FIGURES, OUTCOME
from paddock.kernel.luck import MASK
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.part import Drivers, Outcomes, Plan, Playouts, RaceBatch, Races
from paddock.kernel.rows import Array, ShortArray, short_zeros, zeros
from paddock.kernel.source import KernelSource, Run

RACING = ("layout", "reach", "moves", "police", "start", "order", "hazards", "race")
DRIVING = ("values", "drivers", "figures", "doors", "filling", "outlook", "looking", "outcomes")
SOURCE = KernelSource("formula_d", tuple(f"{__name__}.{module}" for module in (*RACING, *DRIVING)))
WAVERS = {"random": 20, "rookie": 20, "club": 20}
"""By level of a bot: how often drivers take a gear beside the best one where positions are valued, in hundredths.

Set by a few hundred races that are in no table of docs/review.md. People, and bots that are not known, are like pro,
who never do.
"""
CRASH = 60
"""What going out counts for drivers, in turns: less than for the optimum, as who never dares never wins."""


class FormulaDKernel:
    """Races with one set-up by the thousand."""

    source = SOURCE

    def __init__(self, setup: Setup, run: Run) -> None:
        self.setup = setup
        self.doors = SOURCE.doors(run)
        self.is_compiled = self.doors.races is not SOURCE.plain().races
        self.reason = misfit(setup)
        self.t, self.c, self.e = zeros(at.LINK), zeros(1), short_zeros(1)
        self.x, self.y = short_zeros(1), short_zeros(1)
        self._making, self._local = Lock(), local()
        if not self.reason:
            self.t = table_of(setup)
            self.t[at.BOX_TEAM], self.t[at.CRASH] = first_box(setup), CRASH * at.UNIT
            if self.is_compiled:
                self._fill_ends()

    def missing(self) -> str:
        return self.reason

    def answers(self, state: State) -> list[Action]:
        s = row_of(self.setup, state)
        count = self.doors.list_answers(self.t, self.c, self.e, s, self._scratch())
        return actions_of(self.setup, s, count)

    def races(self, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        thinking = drivers == "drivers"
        if thinking:
            self.fill_values()
        ends, lengths = zeros(count * at.CORE), zeros(count)
        keys, figures = zeros(self.setup.seats), zeros(count * self.setup.seats * FIGURES)
        scratch = (zeros(at.RACE), self._scratch(), zeros(LUCK))
        self.doors.races(
            *self.tables(), *scratch, seed & MASK, first & MASK, count, thinking, ends, lengths, keys, figures
        )
        return RaceBatch(count, lengths, ends, figures, self.setup.seats, self.result)

    def playouts(self, view: View, legal: Sequence[Action], count: int, seed: int) -> Playouts:
        self.fill_values()
        state = imagine_state(self.setup, view)
        known = self.answers(state)
        chosen = zeros(len(legal))
        for number, action in enumerate(legal):
            chosen[number] = known.index(action)
        size = self.setup.seats * FIGURES
        sums, squares = zeros(len(legal) * size), zeros(len(legal) * size)
        scratch = (row_of(self.setup, state), zeros(at.RACE), self._scratch(), zeros(LUCK))
        self.doors.playouts(
            *self.tables(), *scratch, seed & MASK, count, chosen, len(legal), zeros(size), zeros(size), sums, squares
        )
        return Playouts(count, self.setup.seats, sums, squares)

    def outcomes(self, states: Sequence[State], answers: Sequence[Action | None], plan: Plan) -> Outcomes:
        self.fill_values()
        seats, count = self.setup.seats, len(answers)
        t = array("q", self.t)
        for car, seat in enumerate(self.setup.seat):
            t[at.WAVER + car] = WAVERS.get(plan.levels[seat], 0) if plan.levels else 0
        known = self.answers(states[0]) if any(answers) else []
        chosen = array("q", [-1 if action is None else known.index(action) for action in answers])
        rows = array("q", chain.from_iterable(row_of(self.setup, state) for state in states))
        sums = zeros(plan.slots * count * seats * OUTCOME)
        scratch = (zeros(at.RACE), self._scratch(), zeros(LUCK), rows, len(states), zeros(at.RACE))
        luck = (plan.seed & MASK, plan.first, plan.count, plan.slots)
        size = seats * FIGURES
        self.doors.outcomes(t, *self.tables()[1:], *scratch, *luck, chosen, count, zeros(size), zeros(size), sums)
        return Outcomes(plan, count, seats, sums)

    def outcomes_seen(self, view: View, answers: Sequence[Action | None], plan: Plan) -> Outcomes:
        return self.outcomes([imagine_state(self.setup, view)], answers, plan)

    def rates(self, state: State) -> list[int]:
        """What every answer promises at first sight, in the kernel's order: turns to go, by UNIT."""
        self.fill_values()
        rates = zeros(at.MOST_ENDS)
        count = self.doors.rate(*self.tables(), row_of(self.setup, state), self._scratch(), rates)
        return list(rates[:count])

    def look(self, state: State, chosen: Sequence[int], rounds: int, first: int, count: int, seed: int) -> list[int]:
        """How good the race looks for who is asked, after each of these answers and some rounds, added up.

        Playouts number `first` and following ones; those of the same number and seed have the same luck.
        """
        self.fill_values()
        start, sums = row_of(self.setup, state), zeros(len(chosen))
        scratch = (start, zeros(at.RACE), self._scratch(), zeros(LUCK))
        luck = (seed & MASK, first, count)
        seat = self.setup.seat[start[at.CAR]]
        asked = (array("q", chosen), len(chosen), rounds, seat, zeros(2 * at.MOST_CARS))
        self.doors.look(*self.tables(), *scratch, *luck, *asked, sums)
        return list(sums)

    def start_batch(self, seed: int, count: int) -> Races:
        races = Races(zeros(count * at.RACE), zeros(count * LUCK), zeros(count))
        scratch = (zeros(at.RACE), self._scratch(), zeros(LUCK))
        tables = (self.t, self.c, self.e)
        self.doors.start_batch(*tables, *scratch, seed & MASK, count, races.rows, races.luck, races.answers)
        return races

    def step_batch(self, races: Races, answers: Sequence[int]) -> None:
        scratch = (zeros(at.RACE), self._scratch(), zeros(LUCK))
        tables = (self.t, self.c, self.e)
        count = len(races.answers)
        chosen = array("q", answers)
        self.doors.step_batch(*tables, *scratch, count, races.rows, races.luck, races.answers, chosen)

    def result(self, row: Array) -> RaceResult:
        """How a race ended, as the rules put it."""
        return result_of(self.setup, row)

    def tables(self) -> tuple[Array, Array, ShortArray, ShortArray, ShortArray]:
        """Circuit, ends of moves, values: what doors take first."""
        return self.t, self.c, self.e, self.x, self.y

    def fill_values(self) -> None:
        """Works out what positions are worth, once."""
        with self._making:
            if len(self.x) == 1:
                x, self.y = self.values()
                self.t[at.LAP_TURNS] = self._lap_turns(x)
                self.x = x

    def values(self, crash: int = CRASH) -> tuple[ShortArray, ShortArray]:
        """What positions are worth if going out counts as this many turns: before a gear is chosen, and after it."""
        t, setup = array("q", self.t), self.setup
        t[at.CRASH] = crash * at.UNIT
        size = at.KINDS * 2 * t[at.ROWS] * at.GEAR_ROWS * (setup.options.wear + 1)
        x, y = short_zeros(size), short_zeros(size)
        order = array("q", backwards(setup, t[at.BOX_TEAM]))
        scratch = (zeros(at.RACE), self._scratch(), zeros(at.BEST))
        self.doors.fill_values(t, x, y, *scratch, order, len(order))
        return x, y

    def _lap_turns(self, x: ShortArray) -> int:
        """The turns that one more lap takes; 0 if the race is too short to ask."""
        if self.setup.options.laps < 3:
            return 0
        space, wear = self.setup.circuit.goals[0], self.setup.options.wear
        early, late = (
            x[((kind * 2 * self.t[at.ROWS] + self.t[at.ROW + space]) * at.GEAR_ROWS + 4) * (wear + 1) + wear]
            for kind in (at.EARLY, at.SECOND_LAST)
        )
        return early - late

    def _scratch(self) -> Array:
        """Rows that searches use, one for each thread: they may be used again."""
        if not hasattr(self._local, "scratch"):
            self._local.scratch = zeros(at.SCRATCH)
        scratch: Array = self._local.scratch
        return scratch

    def _fill_ends(self) -> None:
        """The ends of moves with nobody in the way; uncompiled that would take longer than to search."""
        self.c = zeros(7 * self.t[at.ROWS] * at.LENGTHS)
        race, scratch = zeros(at.RACE), self._scratch()
        room = self.doors.fill_ends(self.t, self.c, self.e, race, scratch, 0)
        self.e = short_zeros(room)
        self.doors.fill_ends(self.t, self.c, self.e, race, scratch, room)
        self.t[at.CLEAR] = 1


KEPT = 4
"""How many kernels are kept at most."""
_kept: dict[tuple[object, ...], FormulaDKernel] = {}
_keeping = Lock()


def kernel_of(setup: Setup, run: Run) -> FormulaDKernel:
    """The kernel of a race; races with the same options on the same track share one."""
    compiled = run == "compiled" or (run == "ready" and SOURCE.is_built())
    key = (compiled, setup.options, setup.track.digest)
    with _keeping:
        if key not in _kept:
            while len(_kept) >= KEPT:
                del _kept[next(iter(_kept))]
            _kept[key] = FormulaDKernel(setup, "compiled" if compiled else "plain")
        return _kept[key]
