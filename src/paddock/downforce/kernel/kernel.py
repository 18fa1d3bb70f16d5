"""The kernel of Downforce as a class: whole races, playouts from a view, and single steps."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from paddock.downforce.kernel import SOURCE
from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.hidden import Hidden
from paddock.downforce.kernel.positions import Positions, put
from paddock.downforce.kernel.styles import Style, styles_of
from paddock.downforce.kernel.tables import NotCovered, Tables
from paddock.downforce.report.data import StartNotes
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.powers import POWERS
from paddock.downforce.rules.secrets import View
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import RaceResult, State
from paddock.kernel.figures import PLACE, SCORE
from paddock.kernel.racing import RowKernel
from paddock.kernel.rows import Array
from paddock.kernel.sharing import SharedKernels
from paddock.kernel.source import Run


class DownforceKernel(RowKernel[State, Action, View]):
    """Races thousands of times with one set-up."""

    source = SOURCE
    layout = k

    def __init__(self, setup: Setup, run: Run) -> None:
        super().__init__(setup.players, run)
        self.setup = setup
        try:
            self.tables = Tables(setup)
        except NotCovered as reason:
            self.reason = str(reason)
            return
        self.t = self.tables.row
        self.positions = Positions(self.tables)
        self.hidden = Hidden(self.positions)
        self._styled: dict[tuple[Style, ...], Array] = {}  # the tables for drivers of these styles

    def answers(self, state: State) -> list[Action]:
        s = self.row_of(state)
        self.entry_points.legal(self.t, self.v, s, self.scratch()[2])
        words = s[k.LEGAL : k.LEGAL + s[k.LEGAL_WORDS]]
        return self.positions.actions(s[k.CARS + s[k.CAR]], words, s[k.ASK], s[k.WHO], s[k.CAR])

    def row_of(self, state: State) -> Array:
        return self.positions.row_of(state)

    def rows_seen(self, view: View) -> tuple[Array, Array]:
        return self.hidden.rows_of(view)

    def answer_numbers(self, row: Array, actions: Sequence[Action | None]) -> list[int]:
        return [-1 if action is None else self.positions.answer_of(row, action) for action in actions]

    def result_of(self, row: Array) -> RaceResult:
        return self.positions.result_of(row)

    def notes_of(self, row: Array) -> StartNotes:
        powers = [(None, *POWERS)[number] for number in row[k.POWER : k.POWER + self.seats]]
        return StartNotes(tuple(row[k.GRID : k.GRID + k.CARS_RACING]), tuple(powers))

    def valuing(self, levels: tuple[str, ...], hidden: Array | None) -> tuple[Array, int]:
        styles = styles_of(levels, self.seats)
        if hidden is not None:
            for seat, style in enumerate(styles):
                put(hidden, k.LOYAL + 3 * seat, style.loyal)
                hidden[k.CHASING + seat] = style.chasing
        if styles not in self._styled:
            t = array("q", self.t)
            for seat, style in enumerate(styles):
                for habit, value in style.habits:
                    t[k.HABITS + seat * k.HABITS_EACH + habit] = value
            self._styled[styles] = t
        return self._styled[styles], SCORE if self.setup.money_counts else PLACE


_shared: SharedKernels[DownforceKernel] = SharedKernels(SOURCE)


def kernel_of(setup: Setup, run: Run) -> DownforceKernel:
    """Return the kernel of a race; races with the same options, track and deck share one."""
    set_up = setup.options, setup.track.digest, setup.deck.digest
    return _shared.get(set_up, run, lambda run: DownforceKernel(setup, run))
