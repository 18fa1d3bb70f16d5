"""`paddock review`: where a recorded race was won, by whom, and how much of it was luck."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from paddock.cli.files import check_writable, game_of, in_file, read_record, write_whole
from paddock.cli.output.progress import progress
from paddock.cli.output.report import make_table
from paddock.cli.output.review_table import DECISIONS, SEATS, decision_rows, seat_rows
from paddock.cli.output.tell import make_words, title, what_is_raced
from paddock.cli.setup import AsJson, Language, TableMoves, TableOut, seed_or_new, table_kind
from paddock.core.errors import BadOptions, BadRecord
from paddock.core.game import AnyGame
from paddock.core.record import Record
from paddock.parts.report import TextTable
from paddock.review.page import page
from paddock.review.review import least_playouts
from paddock.review.review import review as make_review
from paddock.review.tables import ReviewTables
from paddock.review.values import usual, valuer_of
from paddock.sim.data.files import TableFile

MOST = 100_000_000
STAGES = 100
COLUMNS = 5
"""Columns of figures that fit side by side."""


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a finished race.")],
    budget: Annotated[
        int | None,
        typer.Option(help="Playouts; the game's default if left out."),
    ] = None,
    seed: Annotated[str, typer.Option(help="The seed; the same one gives the same review.")] = "review",
    html: Annotated[Path | None, typer.Option(help="Also write the review as a page.")] = None,
    out: TableOut = None,
    moves: TableMoves = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Review a race move by move: luck, own choices, those of others, and mistakes."""
    seed = seed_or_new(seed)
    kind = table_kind(out, moves)
    if html is not None:
        check_writable(html)
    record = read_record(file)
    game = game_of(file, record)
    if budget is not None:
        check_budget(file, game, record, budget)
    valuer = valuer_of(game, seed)
    with progress(STAGES) as advance:
        done = 0

        def tell(share: float) -> None:
            nonlocal done
            while done < int(share * STAGES):
                done += 1
                advance()

        try:
            found = make_review(valuer, record, usual(valuer.words.budget) if budget is None else budget, tell)
        except BadRecord as error:
            raise in_file(file, error) from None
    words = make_words(lang, record.names)
    tables = ReviewTables(game, valuer.words, found, words)
    if html is not None:
        write_whole(html, page(game, tables, found, words, what_is_raced(game, words)), replace=True)
    if out is not None:
        rows = decision_rows if kind == "decisions" else seat_rows
        with TableFile(out, DECISIONS if kind == "decisions" else SEATS) as table:
            table.add(rows(found, record.names))
    if as_json:
        print(json.dumps({"game": game.name, "seats": record.names, **msgspec.to_builtins(found)}, indent=1))
        return
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(title(game, words))
    for each in tables.tables():
        console.print()
        console.print(each.title, style="bold")
        for part in drawn(each):
            console.print(part)
        if each.note:
            console.print(each.note, style="dim")
    console.print(tables.note(), style="dim")


def check_budget(file: Path, game: AnyGame, record: Record, budget: int) -> None:
    """Check that the budget is large enough to review this race, and not absurd."""
    try:
        least = least_playouts(game, record)
    except BadRecord as error:
        raise in_file(file, error) from None
    if not least <= budget <= MOST:
        raise BadOptions(f"--budget for a review of this race is {least:,} to {MOST:,} playouts, not {budget:,}")


def drawn(shown: TextTable) -> Iterator[Table]:
    """Return tables for the terminal, split if there are many columns; names may be any text."""
    for first in range(1, len(shown.heads), COLUMNS):
        table = make_table(shown.heads[0], *[escape(head) for head in shown.heads[first : first + COLUMNS]])
        for row in shown.rows:
            table.add_row(*[Text(cell) for cell in (row[0], *row[first : first + COLUMNS])])
        yield table
