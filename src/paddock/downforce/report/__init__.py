"""Reports of Downforce races: figures, tables and pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from paddock.core.game import Result
from paddock.downforce.report.data import DownforceData
from paddock.downforce.report.observer import RaceObserver
from paddock.downforce.report.totals import RaceTotals
from paddock.downforce.rules.state import RaceResult
from paddock.parts.report import LeagueColumn
from paddock.report.spread import seat_places

if TYPE_CHECKING:
    from paddock.downforce import Downforce


class DownforceReporting:
    """Downforce's contribution to reports."""

    league_columns = (
        LeagueColumn("winnings", "winnings"),
        LeagueColumn("prizes", "prizes"),
        LeagueColumn("betting", "bets"),
        LeagueColumn("auction", "auction", sign=-1),
    )

    def __init__(self, game: Downforce) -> None:
        self.game = game

    def observer(self) -> RaceObserver:
        return RaceObserver(self.game)

    def totals(self) -> RaceTotals:
        return RaceTotals(self.game.seats)

    def places(self, result: Result) -> Sequence[int]:
        return seat_places(result.winners, result.scores)

    def seat_figures(self, result: Result) -> Sequence[Mapping[str, float | None]]:
        assert isinstance(result, RaceResult)
        return [{column.key: getattr(sheet, column.key) for column in self.league_columns} for sheet in result.sheets]

    def seat_data(self) -> DownforceData:
        return DownforceData()
