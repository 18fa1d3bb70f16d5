"""The default report of a game: wins, places and scores only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from paddock.core.game import Act, Event, Game, Result, State, View
from paddock.parts.report import LeagueColumn, ProofFigure, Reporting, SeatColumn, TextTable
from paddock.report.spread import Spread, seat_places
from paddock.report.text import number
from paddock.track.model import Track


def reporting_of(game: Game[State, Act, View]) -> Reporting[State]:
    return game.reporting() or PlainReporting(game.seats)


class PlainReporting:
    """The default reporting."""

    league_columns = (LeagueColumn("score", "score"),)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def observer(self) -> PlainObserver:
        return PlainObserver()

    def totals(self) -> PlainTotals:
        return PlainTotals(self.seats)

    def places(self, result: Result) -> Sequence[int]:
        return seat_places(result.winners, result.scores)

    def seat_figures(self, result: Result) -> Sequence[Mapping[str, float | None]]:
        return [{} for _ in result.scores]

    def seat_data(self) -> None:
        return None


class PlainObserver:
    """Notes nothing."""

    def begin(self) -> None: ...
    def watch(self, state: object, events: tuple[Event, ...]) -> None: ...
    def notes(self, state: object) -> None: ...


class PlainTotals:
    """Sums up scores."""

    def __init__(self, seats: int) -> None:
        self.scores = [Spread() for _ in range(seats)]

    def add(self, result: Result, notes: object) -> None:
        for spread, score in zip(self.scores, result.scores, strict=True):
            spread.add(score)

    def report(self) -> PlainReport:
        return PlainReport(tuple([spread.mean for spread in self.scores]))


class Nothing(msgspec.Struct, frozen=True):
    """No figures."""


class PlainReport(msgspec.Struct, frozen=True):
    """The mean score of each seat."""

    scores: tuple[float | None, ...]
    figures: Nothing = Nothing()
    details: Nothing = Nothing()

    def seat_columns(self) -> Sequence[SeatColumn]:
        return [SeatColumn("score", tuple(map(number, self.scores)))]

    def lines(self) -> Sequence[str]:
        return ()

    def tables(self) -> Sequence[TextTable]:
        return ()

    def proof(self) -> Sequence[ProofFigure]:
        return ()

    def tiles(self) -> Sequence[tuple[str, str]]:
        return ()

    def sections(self, track: Track) -> Sequence[str]:
        return ()
