"""The score sheet of a race or a season in a terminal: tables, reasons, and verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paddock.words import Words
from paddock.words.sheet import ScoreCell, ScoreSheet, ScoreTable

Paint = Callable[[str, Words], Text]


def sheet_parts(sheet: ScoreSheet, words: Words, paint: Paint) -> Iterator[RenderableType]:
    """Return the parts to print, from top to bottom."""
    for table in sheet.tables:
        yield _drawn(table, words, paint)
    for table in sheet.tables:
        if any(row.total for row in table.rows):
            yield from _reasons(table, words, paint)
    yield Text(words.say(sheet.verdict), style="bold")


def _drawn(score: ScoreTable, words: Words, paint: Paint) -> Table:
    table = Table(box=box.ROUNDED, title=words.say(score.title), title_style="bold", header_style="bold")
    table.add_column("")
    for column, figures in zip(score.columns, score.figures, strict=True):
        table.add_column(Text(words.say(column)), justify="right" if figures else "left", max_width=18)
    for row in score.rows:
        if row.total and table.rows:
            table.add_section()
        cells = [paint(_value(cell, words), words) for cell in row.cells]
        table.add_row(paint(words.say(row.heading), words), *cells, style="bold" if row.total else "")
    return table


def _value(cell: ScoreCell, words: Words) -> str:
    if cell.value is None:
        return "–"
    return str(cell.value) if isinstance(cell.value, int) else words.say(cell.value)


def _reasons(table: ScoreTable, words: Words, paint: Paint) -> Iterator[RenderableType]:
    """Return the reasons for a player's figures, a paragraph for each column."""
    for number, column in enumerate(table.columns):
        cells = [row.cells[number] for row in table.rows]
        reasons = [words.say(cell.reason) for cell in cells if cell.reason is not None]
        if reasons:
            yield Text.assemble((words.say(column), "bold"), ": ", paint(words.row(reasons), words))
