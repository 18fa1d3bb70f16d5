"""What the kernel of Downforce offers: whole races, playouts from a view, and single steps."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import chain

from paddock.downforce.kernel import SOURCE
from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.hidden import Hidden
from paddock.downforce.kernel.positions import Positions, put
from paddock.downforce.kernel.styles import Style, styles_of
from paddock.downforce.kernel.tables import NotCovered, Tables
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import State
from paddock.kernel.figures import FIGURES, OUTCOME, PLACE, SCORE
from paddock.kernel.luck import MASK
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.part import Drivers, Outcomes, Plan, Playouts, RaceBatch, Races
from paddock.kernel.rows import Array, zeros
from paddock.kernel.source import Run


class DownforceKernel:
    """Races with one set-up by the thousand."""

    source = SOURCE

    def __init__(self, setup: Setup, run: Run) -> None:
        self.setup = setup
        self._missing = ""
        try:
            self.tables = Tables(setup)
        except NotCovered as reason:
            self._missing = str(reason)
            return
        self.positions = Positions(self.tables)
        self.hidden = Hidden(self.positions)
        self.compiled = SOURCE.runs_compiled(run)
        self.doors = SOURCE.doors(run)
        self._styled: dict[tuple[Style, ...], Array] = {}  # the tables with drivers of these styles

    def missing(self) -> str:
        return self._missing

    def answers(self, state: State) -> list[Action]:
        s = self.positions.row_of(state)
        self.doors.legal(self.tables.row, s)
        words = s[k.LEGAL : k.LEGAL + s[k.LEGAL_WORDS]]
        return self.positions.actions(s[k.CARS + s[k.CAR]], words, s[k.ASK], s[k.WHO], s[k.CAR])

    def races(self, seed: int, count: int, drivers: Drivers, first: int = 0) -> RaceBatch:
        lengths, ends = zeros(count), zeros(count * k.END)
        figures = zeros(count * self.setup.players * FIGURES)
        thinking = int(drivers == "drivers")
        rows = (*scratch(), seed & MASK, first, count, thinking, lengths, ends, figures)
        self.doors.races(self.tables.row, *rows)
        return RaceBatch(count, lengths, ends, figures, self.setup.players, self.positions.result_of)

    def playouts(self, view: View, legal: Sequence[Action], count: int, seed: int) -> Playouts:
        search = self.search(view, legal, seed)
        return search.race(range(len(legal)), count)

    def search(self, view: View, legal: Sequence[Action], seed: int) -> Search:
        """Playouts from a view, some now and some later."""
        return Search(self, view, legal, seed)

    def outcomes(self, states: Sequence[State], answers: Sequence[Action | None], plan: Plan) -> Outcomes:
        rows = [self.positions.row_of(state) for state in states]
        return self._outcomes(styles_of(plan.levels, self.setup.players), rows, None, answers, plan)

    def outcomes_seen(self, view: View, answers: Sequence[Action | None], plan: Plan) -> Outcomes:
        seen, hidden = self.hidden.rows_of(view)
        styles = styles_of(plan.levels, self.setup.players)
        for seat, style in enumerate(styles):
            put(hidden, k.LOYAL + 3 * seat, style.loyal)
            hidden[k.CHASING + seat] = style.chasing
        return self._outcomes(styles, [seen], hidden, answers, plan)

    def _tables_with(self, styles: tuple[Style, ...]) -> Array:
        """The tables with drivers of these styles."""
        if styles not in self._styled:
            row = array("q", self.tables.row)
            for seat, style in enumerate(styles):
                for habit, value in style.habits:
                    row[k.HABITS + seat * k.HABITS_EACH + habit] = value
            self._styled[styles] = row
        return self._styled[styles]

    def _outcomes(
        self,
        styles: tuple[Style, ...],
        rows: list[Array],
        hidden: Array | None,
        answers: Sequence[Action | None],
        plan: Plan,
    ) -> Outcomes:
        seats, count = self.setup.players, len(answers)
        table = self._tables_with(styles)
        chosen = [-1 if action is None else self.positions.answer_of(rows[0], action) for action in answers]
        starts = array("q", chain.from_iterable(rows))
        sums = zeros(plan.slots * count * seats * OUTCOME)
        result = SCORE if self.setup.money_counts else PLACE
        luck = (plan.seed & MASK, plan.first, plan.count, plan.slots)
        deals = hidden is not None
        begin = (starts, len(rows), hidden or zeros(k.HIDDEN), int(deals), zeros(k.SIZE))
        asked = (array("q", chosen), count, result, zeros(seats * FIGURES))
        self.doors.outcomes(table, *scratch(), *begin, *luck, *asked, sums)
        return Outcomes(plan, count, seats, sums)

    def start_batch(self, seed: int, count: int) -> Races:
        races = Races(zeros(count * k.SIZE), zeros(count * LUCK), zeros(count))
        self.doors.start_batch(self.tables.row, *scratch(), seed & MASK, count, races.rows, races.luck, races.answers)
        return races

    def step_batch(self, races: Races, answers: Sequence[int]) -> None:
        chosen = array("q", answers)
        count = len(chosen)
        self.doors.step_batch(self.tables.row, *scratch(), count, races.rows, races.luck, races.answers, chosen)


class Search:
    """Playouts from one view. Rows are made once; races have numbers, and none is driven twice with the same answer."""

    def __init__(self, kernel: DownforceKernel, view: View, legal: Sequence[Action], seed: int) -> None:
        self.kernel = kernel
        self.seed = seed & MASK
        self.seen, self.hidden = kernel.hidden.rows_of(view)
        kernel.doors.legal(kernel.tables.row, self.seen)
        self.answers = [kernel.positions.answer_of(self.seen, action) for action in legal]
        self.driven = 0  # races for each answer that has raced all along
        self.races = 0
        self.decisions = 0

    def race(self, choices: Sequence[int], count: int) -> Playouts:
        """More races after some of the answers, by their numbers; all with the same luck."""
        kernel, seats = self.kernel, self.kernel.setup.players
        answers = array("q", [self.answers[choice] for choice in choices])
        sums, squares = zeros(len(choices) * seats * FIGURES), zeros(len(choices) * seats * FIGURES)
        made = kernel.doors.playouts(
            kernel.tables.row,
            *scratch(),
            self.seen,
            self.hidden,
            zeros(k.SIZE),
            self.seed,
            self.driven,
            count,
            answers,
            len(choices),
            zeros(seats * FIGURES),
            sums,
            squares,
        )
        self.driven += count
        self.races += count * len(choices)
        self.decisions += made
        return Playouts(count, seats, sums, squares)


def scratch() -> tuple[Array, Array, Array]:
    """New rows for a door: a race, its luck, and room to work."""
    return zeros(k.SIZE), zeros(LUCK), zeros(k.WORK)
