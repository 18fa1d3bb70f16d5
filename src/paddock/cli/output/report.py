"""The figures of many races as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from paddock import games
from paddock.parts.report import TextTable
from paddock.report.spread import Summary
from paddock.report.text import ORDINALS, counted, number, percent
from paddock.sim.faults import FaultCount
from paddock.sim.report import PROVABLE, SimReport

MANY = 6  # with more seats, only the first three places fit


def print_report(report: SimReport) -> None:
    """Print the report of `paddock sim`."""
    console = Console(highlight=False)
    what = counted(report.games, "tour" if report.tour else "race")
    if report.tour:
        what += f" of {', '.join(report.tour)}"
    elif report.track is not None:
        what += f" on {report.track}"
    title = games.load(report.game).title
    seed = f"seed {escape(report.seed)}" + ("" if report.luck == PROVABLE else f", luck by {report.luck}")
    console.print(f"[bold]{title}[/]: {escape(what)}, {seed}", soft_wrap=True)
    console.print(_seats(report))
    if len(report.wins_per_bot) > 1:
        console.print(_bots(report))
    lengths = report.lengths
    lines = [f"A race takes {_range(lengths.moves)} moves, {_range(lengths.decisions)} of them decisions."]
    if report.luck != PROVABLE:
        lines = [f"A race takes {_range(lengths.decisions)} decisions."]
    for line in [*lines, *report.found.lines()]:
        console.print(line, soft_wrap=True)
    print_faults(console, report.faults)


def print_details(report: SimReport) -> None:
    """Print the designer's report of a track."""
    console = Console(highlight=False)
    for table in report.found.tables():
        console.print(f"[bold]{table.title}[/]")
        console.print(drawn(table))
        if table.note:
            console.print(table.note + "\n")


def print_faults(console: Console, faults: Iterable[FaultCount]) -> None:
    """Print the faults of bots, one line each."""
    for fault in faults:
        console.print(f"[bold red]![/] {escape(fault.sentence())}", soft_wrap=True)


def drawn(table: TextTable) -> Table:
    """Return a table in the house style."""
    made = make_table(*table.heads)
    for row in table.rows:
        made.add_row(*map(Text, row))
    return made


def make_table(*columns: str) -> Table:
    """Return a table in the house style: first column to the left, figures to the right, long names wrapped."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(columns[0], overflow="fold")
    for column in columns[1:]:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _seats(report: SimReport) -> Table:
    seats = range(len(report.bots))
    places = ORDINALS[: len(seats) if len(seats) <= MANY else 3]
    columns = report.found.seat_columns()
    table = make_table("seat", "wins", "", *places, *[column.head for column in columns])
    for seat in seats:
        table.add_row(
            f"{seat + 1} {report.bots[seat]}",
            f"{report.wins[seat]:g}",
            percent(report.win_share(seat)),
            *map(str, report.places[seat][: len(places)]),
            *[column.cells[seat] for column in columns],
        )
    return table


def _bots(report: SimReport) -> Table:
    first = len(report.bots) if len(report.bots) <= MANY else 3
    table = make_table("bot", "seats", "wins", "", *ORDINALS[:first], "mean score")
    for name, bot in report.wins_per_bot.items():
        places = map(str, bot.places[:first])
        table.add_row(name, str(bot.seats), f"{bot.wins:g}", percent(bot.share), *places, number(bot.mean_score))
    return table


def _range(spread: Summary) -> str:
    return "–" if spread.mean is None else f"{spread.mean:.1f} ({spread.low} to {spread.high})"
