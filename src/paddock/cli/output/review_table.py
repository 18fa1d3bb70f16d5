"""A review as a table: one row for each seat, or one for each decision (docs/data.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paddock.parts.data import Cell, DataColumn
from paddock.review.review import Review

MILLION = 1_000_000
PARTS = ("expected", "luck", "hidden", "own", "others", "result")
SEATS = (
    DataColumn("seat", "int", "the seat, from 0"),
    DataColumn("name", "text", "the driver"),
    *[DataColumn(f"win_{part}", "float", f"chance to win: {part}") for part in PARTS],
    *[DataColumn(f"score_{part}", "float", f"the game's result: {part}") for part in PARTS],
    DataColumn("decisions", "int", "choices among several actions"),
    DataColumn("mistakes", "int", "choices that were certainly worse than the best one"),
    DataColumn("loss", "float", "mean loss of a decision, in chances to win"),
    DataColumn("loss_error", "float", "its standard error"),
)
DECISIONS = (
    DataColumn("at", "int", "number of the move in the record, from 1"),
    DataColumn("seat", "int", "the seat, from 0"),
    DataColumn("name", "text", "the driver"),
    DataColumn("chosen", "text", "the chosen action"),
    DataColumn("best", "text", "the best action"),
    DataColumn("loss", "float", "chance to win lost against the best action"),
    DataColumn("loss_error", "float", "its standard error"),
    DataColumn("result_loss", "float", "result lost against the best action"),
    DataColumn("mistake", "int", "1 for a mistake, else 0"),
)


def seat_rows(found: Review, names: Sequence[str]) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each seat."""
    for seat, name in enumerate(names):
        sums: list[float] = []
        for row in (found.wins[seat], found.results[seat]):
            amounts = (row.expected.amount, row.luck, row.hidden.amount, row.own.amount, row.others.amount, row.result)
            sums += [amount / MILLION for amount in amounts]
        losses = found.losses[seat]
        counted = (losses.decisions, losses.mistakes, losses.loss / MILLION, losses.loss_error / MILLION)
        yield (seat, name, *sums, *counted)


def decision_rows(found: Review, names: Sequence[str]) -> Iterator[tuple[Cell, ...]]:
    """Yield a row for each decision."""
    for made in found.decisions:
        losses = [amount / MILLION for amount in (made.loss, made.loss_error, made.result_loss)]
        yield (made.at, made.seat, names[made.seat], made.chosen, made.best, *losses, int(made.mistake))
