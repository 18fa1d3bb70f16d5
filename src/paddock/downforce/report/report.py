"""The report of many Downforce races: its figures, and how they are shown."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.downforce.report import page, tables
from paddock.downforce.report.details import Details, Figures
from paddock.parts.report import ProofFigure, SeatColumn, TextTable
from paddock.report.spread import ABOUT, Summary, share_figure
from paddock.report.text import number, percent
from paddock.track.model import Track

HOME = (0.70, 0.92)
MOST_WINS = 0.30
LEAD_CHANGES = 0.70
LEADERS = (0.40, 0.55, 0.70)
"""Targets of a circuit: cars that finish, wins from a start, lead changes, leaders who win."""


class DownforceReport(msgspec.Struct, frozen=True):
    """The totals of many races."""

    races: int
    seats: int
    figures: Figures
    details: Details

    def seat_columns(self) -> Sequence[SeatColumn]:
        money = self.figures.money
        spent = [seat.auction.mean for seat in money]
        return [
            SeatColumn("winnings", tuple([number(seat.winnings.mean) for seat in money])),
            SeatColumn("prizes", tuple([number(seat.prizes.mean) for seat in money])),
            SeatColumn("bets", tuple([number(seat.betting.mean) for seat in money])),
            SeatColumn("auction", tuple([number(None if mean is None else -mean) for mean in spent])),
        ]

    def lines(self) -> Sequence[str]:
        found = self.figures
        stalls = "–" if found.stalls.mean is None else f"{found.stalls.mean:.1f} ({_ends(found.stalls)})"
        lines = [f"{percent(found.stalls.cars_home)} of the cars come home; {stalls} stall in a race."]
        if found.lead_changes is not None:
            led = ", ".join(map(percent, found.leader_wins))
            lines.append(f"The car that leads at betting lines 1, 2, 3 wins {led} of the races;")
            lines.append(f"the lead changes after line 1 in {percent(found.lead_changes)} of them.")
            lines.append(f"Wins by starting space, from pole: {', '.join(map(str, found.grid_wins))}.")
        return lines

    def tables(self) -> Sequence[TextTable]:
        return tables.tables(self.details)

    def tiles(self) -> Sequence[tuple[str, str]]:
        return page.tiles(self.figures, self.details)

    def sections(self, track: Track) -> Sequence[str]:
        return page.sections(self.figures, self.details, self.seats, track)

    def proof(self) -> Sequence[ProofFigure]:
        if not self.races:
            return ()
        found = self.figures
        won = sum(found.grid_wins)
        home = sum(sum(car.places) for car in found.cars.values())
        raced = home + sum(car.stalled for car in found.cars.values())
        figures = [share_figure("cars that finish", home, raced, "70 to 92 %", *HOME)]
        for start, wins in zip(self.details.grid, found.grid_wins, strict=True):
            name = f"wins from start {start.place} ({start.space})"
            figures.append(share_figure(name, wins, won, "at most 30 %", most=MOST_WINS))
        changes = (found.lead_changes or 0) * won
        figures.append(share_figure("lead changes after line 1", changes, won, "at least 70 %", LEAD_CHANGES))
        for line, (part, wanted) in enumerate(zip(found.leader_wins, LEADERS, strict=True), start=1):
            if part is not None:
                name, demanded = f"the leader at line {line} wins", f"about {100 * wanted:.0f} %"
                about = (wanted - ABOUT, wanted + ABOUT)
                figures.append(share_figure(name, part * self.races, self.races, demanded, *about))
        return figures


def _ends(spread: Summary) -> str:
    return f"{spread.low} to {spread.high}"
