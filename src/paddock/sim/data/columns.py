"""The contents of tables: columns common to all games, those of one game, and the rows of a race."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from paddock.core.game import AnyGame, Result
from paddock.parts.data import Cell, DataColumn
from paddock.report.plain import reporting_of

Cells: TypeAlias = tuple[Cell, ...]
"""A row of a table."""
TableKind: TypeAlias = Literal["", "seats", "decisions"]
"""What a run writes: no table, one row for each race and seat, or one for each decision."""

RACE = (
    DataColumn("race", "int", "number of the race, from 1"),
    DataColumn("leg", "int", "race of a tour, from 1; 1 without a tour"),
    DataColumn("track", "text", "the track; empty for a game without tracks"),
    DataColumn("seat", "int", "the seat, from 0 as in actions and records"),
    DataColumn("bot", "text", "the bot in the seat"),
)
SEATS = (
    *RACE,
    DataColumn("place", "int", "place of the seat, from 1; level seats share the better one"),
    DataColumn("win", "float", "share of the win: 1, a part of a shared win, or 0"),
    DataColumn("score", "int", "score of the seat"),
    DataColumn("moves", "int", "moves of the race, luck included; a kernel counts decisions only"),
    DataColumn("decisions", "int", "choices among several actions, of all seats"),
)
"""One row for each race and seat; the game's own columns follow."""
DECISIONS = (
    *RACE,
    DataColumn("at", "int", "number of the move in the record, from 1"),
    DataColumn("choices", "int", "number of legal actions"),
    DataColumn("action", "text", "the chosen action"),
)
"""One row for each choice among several actions."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A choice among several actions: the number of the move, the seat, how many were legal, and the chosen one."""

    at: int
    seat: int
    choices: int
    action: str


class SeatTable:
    """Makes the rows of races of one game: one for each seat."""

    def __init__(self, game: AnyGame) -> None:
        self.reporting = reporting_of(game)
        self.own = self.reporting.seat_data()
        self.columns = SEATS + (self.own.columns if self.own else ())
        self.track = game.track.name if game.track else None

    def rows(
        self, number: int, leg: int, bots: Sequence[str], result: Result, notes: object, length: tuple[int, int]
    ) -> Iterator[Cells]:
        """Yield a row for each seat; `length` is moves and decisions."""
        places, won = self.reporting.places(result), result.won()
        own = self.own.rows(result, notes) if self.own else [()] * len(bots)
        share = float(Fraction(1, len(won))) if won else 0.0
        for seat, bot in enumerate(bots):
            win = share if seat in won else 0.0
            head = (number, leg + 1, self.track, seat, bot, places[seat], win, result.scores[seat])
            yield (*head, *length, *own[seat])


def decision_rows(
    number: int, leg: int, track: str | None, bots: Sequence[str], decisions: Sequence[Decision]
) -> Iterator[Cells]:
    """Yield a row for each decision of a race."""
    for made in decisions:
        yield (number, leg + 1, track, made.seat, bots[made.seat], made.at, made.choices, made.action)
