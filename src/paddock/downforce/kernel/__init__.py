"""The kernel of Downforce: its races on rows of numbers."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from paddock.downforce.kernel import layout as k
from paddock.downforce.kernel.positions import Positions
from paddock.downforce.kernel.tables import NotCovered, Tables
from paddock.downforce.rules.actions import Action
from paddock.downforce.rules.setup import Setup
from paddock.downforce.rules.state import State
from paddock.kernel.figures import FIGURES
from paddock.kernel.luck import MASK
from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.part import Drivers, RaceBatch, Races
from paddock.kernel.rows import Array, zeros
from paddock.kernel.source import KernelSource, Run

MODULES = ("moves", "cards", "race", "start", "auction", "answers", "scores", "doors")
SOURCE = KernelSource("downforce", tuple(f"{__name__}.{module}" for module in MODULES))
WORK = 256
"""Numbers of scratch."""


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
        self.doors = SOURCE.doors(run)

    def missing(self) -> str:
        return self._missing

    def answers(self, state: State) -> list[Action]:
        s = self.positions.row_of(state)
        self.doors.legal(self.tables.row, s)
        words = s[k.LEGAL : k.LEGAL + s[k.LEGAL_WORDS]]
        return self.positions.actions(s[k.CARS + s[k.CAR]], words, s[k.ASK], s[k.WHO], s[k.CAR])

    def races(self, seed: int, count: int, drivers: Drivers) -> RaceBatch:
        ends = zeros(count * k.END)
        figures = zeros(count * self.setup.players * FIGURES)
        made = self.doors.races(self.tables.row, *scratch(), seed & MASK, count, ends, figures)
        return RaceBatch(count, made, ends, figures, self.setup.players, self.positions.result_of)

    def start_batch(self, seed: int, count: int) -> Races:
        races = Races(zeros(count * k.SIZE), zeros(count * LUCK), zeros(count))
        self.doors.start_batch(self.tables.row, *scratch(), seed & MASK, count, races.rows, races.luck, races.answers)
        return races

    def step_batch(self, races: Races, answers: Sequence[int]) -> None:
        chosen = array("q", answers)
        count = len(chosen)
        self.doors.step_batch(self.tables.row, *scratch(), count, races.rows, races.luck, races.answers, chosen)


def scratch() -> tuple[Array, Array, Array]:
    """New rows for a door: a race, its luck, and room to work."""
    return zeros(k.SIZE), zeros(LUCK), zeros(WORK)
