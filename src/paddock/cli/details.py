"""The report for a designer as tables in the terminal: powers, cars, corners, starting spaces, bets, choke points."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from paddock.cli.report import ORDINALS, make_table, percent

WORST = 10
"""Choke points shown."""
CAUSES = {
    "braking": "brakes",
    "overshooting": "over",
    "gear": "gears",
    "collision": "bumps",
    "motor": "motor",
    "trouble": "shots",
    "danger": "black",
}
"""Why wear points are lost, in words that fit over a column."""


def print_details(told: dict[str, Any]) -> None:
    """Prints the part of a simulation's figures that is called `report`."""
    console = Console(highlight=False)
    report = told["report"]
    sections = _downforce(report) if told["game"] == "downforce" else _formula_d(report)
    for title, table, line in sections:
        console.print(f"[bold]{title}[/]")
        console.print(table)
        if line:
            console.print(line + "\n")


Section = tuple[str, Table, str]


def _downforce(report: dict[str, Any]) -> list[Section]:
    sections: list[Section] = []
    if "powers" in report:
        table = make_table("power", "raced", "wins", "95 %", "winnings", "price")
        for name, power in sorted(report["powers"].items(), key=lambda item: -(item[1]["win_share"] or 0)):
            table.add_row(
                name,
                f"{power['raced']:,}",
                percent(power["win_share"], 1),
                interval(power),
                number(power["winnings"]),
                number(power["price"]),
            )
        sections.append(("Powers: how players fare with them, and what they pay", table, ""))
    sections += [_cars(report), _grid(report)]
    if "bets" in report:
        table = make_table("line", "on the winner", "paid", "on the leader", "on own car", "mean payout")
        for bet in report["bets"]:
            shares = (percent(bet[key]) for key in ("on_winner", "paid", "on_leader", "on_own"))
            table.add_row(str(bet["line"]), *shares, number(bet["payout"]))
        sections.append(("Bets", table, ""))
    leads = report["lead_changes"]
    line = f"The lead changes {number(leads['mean'])} times in a race ({leads['low']} to {leads['high']})."
    title, table, jams = _jams(report["jams"], "steps")
    return [*sections, (title, table, f"{jams}\n{line}")]


def _cars(report: dict[str, Any]) -> Section:
    table = make_table("car", "first", "95 %", "home", "mean place", "price", "prize", "profit if sold")
    for name, car in report["cars"].items():
        table.add_row(
            name,
            percent(car["win_share"], 1),
            interval(car),
            percent(car["home"]),
            *(number(car[key]) for key in ("mean_place", "price", "prize", "profit")),
        )
    return "Cars", table, ""


def _grid(report: dict[str, Any]) -> Section:
    table = make_table("start", *ORDINALS[:6], "stalled", "first", "95 %", "prize", "price")
    for start in report["grid"]:
        table.add_row(
            f"{start['place']} {start['space']}",
            *map(str, start["places"]),
            str(start["stalled"]),
            percent(start["win_share"]),
            interval(start, 0),
            number(start["prize"]),
            number(start["price"]),
        )
    pole = report["pole"]
    line = ""
    if pole["worth"] is not None:
        line = f"The car on pole wins prizes of {number(pole['prize'])}, {pole['worth']:+.2f} beside the average car."
    return "Places by starting space", table, line


def _formula_d(report: dict[str, Any]) -> list[Section]:
    causes = [cause for cause in CAUSES if cause in report["wear"]]
    table = make_table("corner", "turns", "stops", "WP", *(CAUSES[cause] for cause in causes), "out")
    for corner in report["corners"]:
        table.add_row(
            corner["corner"],
            number(corner["turns"]),
            number(corner["stops"]),
            number(corner["wear"]),
            *(number(corner["wear_by"].get(cause, 0.0)) for cause in causes),
            percent(corner["out_share"], 1),
        )
    totals = ", ".join(f"{cause} {points:.2f}" for cause, points in report["wear"].items())
    starts = make_table("start", "wins", "95 %", "mean place", "turns", "out")
    for start in report["grid"]:
        starts.add_row(
            f"{start['place']} {start['space']}",
            percent(start["win_share"], 1),
            interval(start),
            number(start["mean_place"]),
            number(start["turns"]),
            percent(start["out"], 1),
        )
    rolls = f"Cars roll for {report['collisions']['rolls']:.1f} collisions in a race."
    title, jams, line = _jams(report["jams"], "spaces")
    return [
        (
            "Corners with the road to them: what they cost a car in a race",
            table,
            f"Wear points lost by a car in a race: {totals or 'none'}.",
        ),
        ("Places by starting space", starts, ""),
        (title, jams, f"{line}\n{rolls}"),
    ]


def _jams(jams: dict[str, Any], lost: str) -> Section:
    table = make_table("space", "times a race", f"{lost} lost a race", "of all")
    for jam in jams["spaces"][:WORST]:
        part = jam["steps"] / jams["steps"] if jams["steps"] else None
        table.add_row(jam["space"], number(jam["times"]), number(jam["steps"]), percent(part))
    line = f"In a race cars are held up {number(jams['times'])} times and lose {number(jams['steps'])} {lost}."
    return "Choke points: where cars cannot go on", table, line


def interval(figures: dict[str, Any], digits: int = 1) -> str:
    """The 95 % interval of a share."""
    return f"{100 * figures['low']:.{digits}f}–{percent(figures['high'], digits)}"


def number(value: float | None) -> str:
    """A figure with two decimals."""
    return "–" if value is None else f"{value:.2f}"
