"""The report of many Formula D races: its figures, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.formula_d.report import page, tables
from paddock.formula_d.report.details import Details, Figures
from paddock.parts.report import ProofFigure, SeatColumn, TextTable
from paddock.report.spread import share_figure
from paddock.report.text import number, percent
from paddock.track.model import Track


class FormulaDReport(msgspec.Struct, frozen=True):
    """The totals of many races."""

    races: int
    points: tuple[float | None, ...]  # of each seat
    figures: Figures
    details: Details

    def seat_columns(self) -> Sequence[SeatColumn]:
        found = self.figures
        return [
            SeatColumn("points", tuple(map(number, self.points))),
            SeatColumn("turns", tuple([number(spread.mean) for spread in found.turns])),
            SeatColumn("WP left", tuple([number(spread.mean) for spread in found.wear_left])),
            SeatColumn("out", tuple([percent(out, 1) for out in found.out])),
        ]

    def lines(self) -> Sequence[str]:
        causes = ", ".join(f"{cause} {count}" for cause, count in self.figures.out_because.items())
        home = f"{percent(self.figures.cars_home)} of the cars finish."
        return [f"{home} Out: {causes}." if causes else home]

    def tables(self) -> Sequence[TextTable]:
        return tables.tables(self.details)

    def tiles(self) -> Sequence[tuple[str, str]]:
        return page.tiles(self.figures, self.details)

    def sections(self, track: Track) -> Sequence[str]:
        return page.sections(self.figures, self.details, track)

    def proof(self) -> Sequence[ProofFigure]:
        if not self.races:
            return ()
        grid, races = self.details.grid, self.races
        cars = races * len(grid)
        return [
            share_figure("cars that finish", round((self.figures.cars_home or 0) * cars), cars),
            ProofFigure("turns of a car that finishes", self.figures.mean_turns, percent=False),
            *[share_figure(f"wins from start {start.place} ({start.space})", start.wins, races) for start in grid],
            *[share_figure(f"cars out at {corner.corner}", corner.outs, cars) for corner in self.details.corners],
        ]
