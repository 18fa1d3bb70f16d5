"""A game's own figures in the reports of `sim`, `league` and `tracks report`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

import msgspec

from paddock.core.game import Event, Result
from paddock.parts.data import SeatData
from paddock.track.model import Track

StateSeen = TypeVar("StateSeen", contravariant=True)


class SeatColumn(msgspec.Struct, frozen=True):
    """A column of the table of seats, with a cell for each seat."""

    head: str
    cells: tuple[str, ...]


class LeagueColumn(msgspec.Struct, frozen=True):
    """A column of a league's table: the mean of the seats' figures with this key."""

    key: str
    head: str
    sign: int = 1
    percent: bool = False


class TextTable(msgspec.Struct, frozen=True):
    """A table of a report, with a sentence below. Cells are text; the first column names the row."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


class ProofFigure(msgspec.Struct, frozen=True):
    """A measured figure of a track, with its 95 % interval if it is a share, and its target."""

    name: str
    found: float | None
    demanded: str = ""
    met: bool | None = None  # None: no target
    low: float | None = None
    high: float | None = None
    percent: bool = True


class Observer(Protocol[StateSeen]):
    """Watches races as they run, and notes what is missing from their results."""

    def begin(self) -> None:
        """Begin a new race."""

    def watch(self, state: StateSeen, events: tuple[Event, ...]) -> None:
        """Note a state, and the events that led to it."""

    def notes(self, state: StateSeen) -> object:
        """Return the notes of the race that ended in this state, picklable."""


class GameReport(Protocol):
    """Totals over many races, besides wins, places and scores."""

    @property
    def figures(self) -> msgspec.Struct:
        """Figures shown with those common to all games."""

    @property
    def details(self) -> msgspec.Struct:
        """Figures about a single track, for its designer."""

    def seat_columns(self) -> Sequence[SeatColumn]:
        """Return more columns for the table of seats."""

    def lines(self) -> Sequence[str]:
        """Return sentences below the table of seats."""

    def tables(self) -> Sequence[TextTable]:
        """Return the details as tables."""

    def proof(self) -> Sequence[ProofFigure]:
        """Return the figures by which a track is judged, with their targets."""

    def tiles(self) -> Sequence[tuple[str, str]]:
        """Return the key figures, each with its name."""

    def sections(self, track: Track) -> Sequence[str]:
        """Return the details as parts of a page, in HTML (see report/page.py)."""


class Totals(Protocol):
    """Totals over races, in constant memory."""

    def add(self, result: Result, notes: object) -> None:
        """Add one race: its result, and the observer's notes."""

    def report(self) -> GameReport:
        """Return the report so far."""


class Reporting(Protocol[StateSeen]):
    """A game's contribution to the reports of `sim`, `league` and `tracks report`."""

    @property
    def league_columns(self) -> Sequence[LeagueColumn]: ...
    def observer(self) -> Observer[StateSeen]: ...
    def totals(self) -> Totals: ...

    def places(self, result: Result) -> Sequence[int]:
        """Return the place of each seat, counted from 1."""

    def seat_figures(self, result: Result) -> Sequence[Mapping[str, float | None]]:
        """Return the figures that a league sums for each seat, by the keys of its columns."""

    def seat_data(self) -> SeatData | None:
        """Return the game's own columns in tables of races; None if it has none."""
