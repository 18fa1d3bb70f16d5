"""The figures of many races as tables for people."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from paddock import games
from paddock.sim.faults import sentences

ORDINALS = ("1st", "2nd", "3rd", *(f"{place}th" for place in range(4, 11)))
MANY = 6  # with more seats than this only the first three places fit


def print_report(report: dict[str, Any]) -> None:
    """Prints the report of `paddock sim`."""
    console = Console(highlight=False)
    if report["tour"]:
        what = f"{counted(report['games'], 'tour')} of {', '.join(report['tour'])}"
    else:
        what = f"{counted(report['games'], 'race')} on {report['track']}"
    console.print(
        f"[bold]{games.load(report['game']).title}[/]: {escape(what)}, seed {escape(report['seed'])}",
        soft_wrap=True,
    )
    console.print(_seats(report))
    if len(report["wins_per_bot"]) > 1:
        console.print(_bots(report))
    for line in _lines(report):
        console.print(line, soft_wrap=True)
    print_faults(console, report["faults"])


def print_faults(console: Console, faults: list[dict[str, Any]]) -> None:
    """Who did what wrong, a line for each."""
    for sentence in sentences(faults):
        console.print(f"[bold red]![/] {escape(sentence)}", soft_wrap=True)


def counted(number: int, thing: str) -> str:
    """So many of a thing, in words."""
    return f"{number:,} {thing}" if number == 1 else f"{number:,} {thing}s"


def make_table(*columns: str) -> Table:
    """A table in the house style: first column to the left, figures to the right. Long names are folded, no figures."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=0)
    table.add_column(columns[0], overflow="fold")
    for column in columns[1:]:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _seats(report: dict[str, Any]) -> Table:
    seats = range(len(report["bots"]))
    places = ORDINALS[: len(seats) if len(seats) <= MANY else 3]
    extra = _MONEY if "money" in report else _ROAD
    table = make_table("seat", "wins", "", *places, *extra)
    for seat in seats:
        table.add_row(
            f"{seat + 1} {report['bots'][seat]}",
            f"{report['wins'][seat]:g}",
            percent(report["wins"][seat] / report["games"] if report["games"] else None),
            *(str(count) for count in report["places"][seat][: len(places)]),
            *_extra(report, seat),
        )
    return table


_MONEY = ("winnings", "prizes", "bets", "auction")
_ROAD = ("points", "turns", "WP left", "out")


def _extra(report: dict[str, Any], seat: int) -> list[str]:
    if "money" in report:
        money = report["money"][seat]
        signs = (("winnings", 1), ("prizes", 1), ("betting", 1), ("auction", -1))
        return [mean(money[name], sign) for name, sign in signs]
    means = (report["scores"][seat], report["turns"][seat], report["wear_left"][seat])
    return [*(mean(spread) for spread in means), percent(report["out"][seat])]


def _bots(report: dict[str, Any]) -> Table:
    first = len(report["bots"]) if len(report["bots"]) <= MANY else 3
    table = make_table("bot", "seats", "wins", "", *ORDINALS[:first], "mean score")
    for name, bot in report["wins_per_bot"].items():
        score = "–" if bot["mean_score"] is None else f"{bot['mean_score']:.2f}"
        places = (str(count) for count in bot["places"][:first])
        table.add_row(name, str(bot["seats"]), f"{bot['wins']:g}", percent(bot["share"]), *places, score)
    return table


def _lines(report: dict[str, Any]) -> list[str]:
    lengths = report["lengths"]
    lines = [f"A race takes {_range(lengths['moves'])} moves, {_range(lengths['decisions'])} of them decisions."]
    if "stalls" in report:
        stalls = report["stalls"]
        lines.append(f"{percent(stalls['cars_home'])} of the cars come home; {_range(stalls)} stall in a race.")
        if report["lead_changes"] is not None:
            led = ", ".join(percent(part) for part in report["leader_wins"])
            lines.append(f"The car that leads at betting lines 1, 2, 3 wins {led} of the races;")
            lines.append(f"the lead changes after line 1 in {percent(report['lead_changes'])} of them.")
            lines.append(f"Wins by starting space, from pole: {', '.join(map(str, report['grid_wins']))}.")
    if "out_because" in report:
        causes = ", ".join(f"{cause} {count}" for cause, count in report["out_because"].items())
        lines.append(f"{percent(report['cars_home'])} of the cars finish." + (f" Out: {causes}." if causes else ""))
    return lines


def mean(spread: dict[str, Any], sign: int = 1) -> str:
    """A mean with two decimals."""
    return "–" if spread["mean"] is None else f"{sign * spread['mean'] + 0.0:.2f}"


def _range(spread: dict[str, Any]) -> str:
    if spread["mean"] is None:
        return "–"
    return f"{spread['mean']:.1f} ({spread['low']} to {spread['high']})"


def percent(part: float | None, digits: int = 0) -> str:
    """A share in per cent."""
    return "–" if part is None else f"{100 * part:.{digits}f} %"
