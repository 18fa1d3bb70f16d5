"""A league's table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from paddock import games
from paddock.cli.output.report import make_table, print_faults
from paddock.parts.report import LeagueColumn
from paddock.report.text import counted, interval, number, percent
from paddock.sim.report import LeagueReport, Standing


def print_league(report: LeagueReport, columns: Sequence[LeagueColumn]) -> None:
    """Print the report of `paddock league`, with the columns of its game."""
    console = Console(highlight=False)
    where = "" if report.track is None else f" on {escape(report.track)}"
    console.print(
        f"[bold]{games.load(report.game).title}[/]: {counted(report.games, 'race')}{where}, "
        f"{counted(report.seats, 'seat')}, seed {escape(report.seed)}",
        soft_wrap=True,
    )
    console.print(_standings(report))
    if report.games:
        console.print(_figures(report, columns))
    if any(bot.times.decisions for bot in report.bots):
        console.print(_times(report))
    console.print(
        f"A fair share of wins is {percent(1 / report.seats, 1)}; ranges are 95 % intervals. Races and wins are summed "
        "over the seats with a name. 400 points of rating are ten times the strength.",
    )
    print_faults(console, report.faults)


def _standings(report: LeagueReport) -> Table:
    table = make_table("bot", "rating", "races", "wins", "share", "95 %", "mean place")
    for bot in report.bots:
        table.add_row(
            bot.name,
            str(bot.rating),
            f"{bot.races:,}",
            f"{bot.wins:,.0f}",
            percent(bot.win_share, 1),
            interval(bot),
            number(bot.mean_place),
        )
    return table


def _figures(report: LeagueReport, columns: Sequence[LeagueColumn]) -> Table:
    """Return the game's own figures; the first one with its interval."""
    first, *others = columns
    table = make_table("", first.head, "95 %", *[column.head for column in others])
    for bot in report.bots:
        low, high = bot.figures[first.key].low, bot.figures[first.key].high
        sure = "–" if low is None else f"{low:.2f} to {high:.2f}"
        table.add_row(bot.name, _cell(bot, first), sure, *[_cell(bot, column) for column in others])
    return table


def _cell(bot: Standing, column: LeagueColumn) -> str:
    mean = bot.figures[column.key].mean
    return percent(mean, 1) if column.percent else number(None if mean is None else column.sign * mean)


def _times(report: LeagueReport) -> Table:
    table = make_table("time of one core", "decisions", "median", "99 % within", "longest")
    for bot in report.bots:
        times = bot.times
        figures = map(_time, (times.median_ms, times.p99_ms, times.max_ms))
        table.add_row(bot.name, f"{times.decisions:,}", *figures)
    return table


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.2f} s"
    return f"{milliseconds:.{2 if milliseconds < 10 else 0}f} ms"
