"""The table of a league for people."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from paddock import games
from paddock.cli.report import counted, make_table, mean, percent, print_faults

COLUMNS = {
    "downforce": (("winnings", 1), ("prizes", 1), ("betting", 1), ("auction", -1)),
    "formula_d": (("turns", 1), ("wear_left", 1), ("score", 1)),
}
"""Figures of each game and their signs."""
HEADS = {"betting": "bets", "wear_left": "WP left", "score": "points"}


def print_league(report: dict[str, Any]) -> None:
    """Prints the report of `paddock league`."""
    console = Console(highlight=False)
    console.print(
        f"[bold]{games.load(report['game']).title}[/]: {counted(report['games'], 'race')} "
        f"on {escape(report['track'])}, "
        f"{counted(report['seats'], 'seat')}, seed {escape(report['seed'])}",
        soft_wrap=True,
    )
    console.print(_standings(report))
    if report["games"]:
        console.print(_figures(report))
    if any(bot["times"]["decisions"] for bot in report["bots"]):
        console.print(_times(report))
    console.print(
        f"A fair share of wins is {percent(1 / report['seats'], 1)}; the range is 95 % sure. Races and wins are summed "
        "over the seats with a name. 400 points of rating are ten times the strength.",
    )
    print_faults(console, report["faults"])


def _standings(report: dict[str, Any]) -> Table:
    table = make_table("bot", "rating", "races", "wins", "share", "95 %", "mean place")
    for bot in report["bots"]:
        table.add_row(
            bot["name"],
            str(bot["rating"]),
            f"{bot['races']:,}",
            f"{bot['wins']:,.0f}",
            percent(bot["win_share"], 1),
            f"{percent(bot['low'], 1)[:-2]}–{percent(bot['high'], 1)}",
            "–" if bot["mean_place"] is None else f"{bot['mean_place']:.2f}",
        )
    return table


def _figures(report: dict[str, Any]) -> Table:
    columns = COLUMNS[report["game"]]
    out = ("out",) if report["game"] == "formula_d" else ()
    first = columns[0][0]
    table = make_table("", first, "95 %", *(HEADS.get(key, key) for key, _ in columns[1:]), *out)
    for bot in report["bots"]:
        low, high = bot[first]["low"], bot[first]["high"]
        table.add_row(
            bot["name"],
            mean(bot[first]),
            "–" if low is None else f"{low:.2f} to {high:.2f}",
            *(mean(bot[key], sign) for key, sign in columns[1:]),
            *(percent(bot["out"]["mean"], 1) for _ in out),
        )
    return table


def _times(report: dict[str, Any]) -> Table:
    table = make_table("time of one core", "decisions", "median", "99 % within", "longest")
    for bot in report["bots"]:
        times = bot["times"]
        figures = (_time(times[f"{key}_ms"]) for key in ("median", "p99", "max"))
        table.add_row(bot["name"], f"{times['decisions']:,}", *figures)
    return table


def _time(milliseconds: float | None) -> str:
    if milliseconds is None:
        return "–"
    if milliseconds >= 1000:
        return f"{milliseconds / 1000:.2f} s"
    return f"{milliseconds:.{2 if milliseconds < 10 else 0}f} ms"
