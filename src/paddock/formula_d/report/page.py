"""The page of a Formula D report: what corners cost, starting spaces, cars that go out, choke points."""

from __future__ import annotations

from typing import Any

from paddock.formula_d.report.details import CAUSES
from paddock.report.charts import Bar, Stack, bars, stacks
from paddock.sim.page import Spot, heat_map, jam_map, number, percent, section, spread, table
from paddock.track.model import Track

STYLES = dict(zip(CAUSES, ("c1", "c2", "c3", "c4", "c5", "c6", "c7"), strict=True))

COLUMNS = (
    ("points", lambda told, seat: number(told["scores"][seat]["mean"])),
    ("turns", lambda told, seat: number(told["turns"][seat]["mean"])),
    ("WP left", lambda told, seat: number(told["wear_left"][seat]["mean"])),
    ("out", lambda told, seat: percent(told["out"][seat], 1)),
)


def tiles(told: dict[str, Any]) -> list[tuple[str, str]]:
    """The figures that matter most."""
    report = told["report"]
    turns = [spread["mean"] for spread in told["turns"] if spread["mean"] is not None]
    return [
        ("cars that finish", percent(told["cars_home"], 1)),
        ("turns of a car", number(sum(turns) / len(turns) if turns else None, 1)),
        ("wear points lost", number(sum(report["wear"].values()), 1)),
        ("collision rolls in a race", number(report["collisions"]["rolls"], 1)),
        ("cars held up in a race", number(report["jams"]["times"], 1)),
    ]


def sections(told: dict[str, Any], track: Track) -> list[str]:
    """All parts of the page."""
    report = told["report"]
    text = "Where cars must brake because nothing further on is free: the redder a space, the more spaces are lost."
    crowd = report["collisions"]["spaces"]
    spots = [
        Spot(
            roll["space"],
            roll["rolls"],
            (number(roll["rolls"]), percent(roll["rolls"] / report["collisions"]["rolls"])),
        )
        for roll in crowd
    ]
    close = "Where cars stop so close to others that they roll for a collision."
    return [
        _wear(report),
        _turns(report),
        _grid(report),
        _outs(told),
        jam_map(told, track, "spaces", text),
        heat_map("Close quarters", close, track, ("rolls a race", "of all"), spots),
    ]


def _wear(report: dict[str, Any]) -> str:
    causes = [cause for cause in CAUSES if cause in report["wear"]]
    rows = [
        Stack(corner["corner"], tuple(corner["wear_by"].get(cause, 0.0) for cause in causes), number(corner["wear"]))
        for corner in report["corners"]
    ]
    figures = [
        (
            corner["corner"],
            number(corner["wear"]),
            *(number(corner["wear_by"].get(cause, 0.0)) for cause in causes),
        )
        for corner in report["corners"]
    ]
    drawn = stacks("Wear points lost by corner and cause", causes, rows, [STYLES[cause] for cause in causes])
    text = "Wear points that a car loses in a race, by corner (with the road that leads to it) and by cause."
    return section("Wear points", text, drawn, table(("corner", "WP", *causes), figures, "Figures"))


def _turns(report: dict[str, Any]) -> str:
    corners = report["corners"]
    rows = [
        Stack(
            corner["corner"],
            (corner["stops"], round(max(0.0, corner["turns"] - corner["stops"]), 3)),
            number(corner["turns"]),
        )
        for corner in corners
    ]
    names = ("stops in the corner", "turns that end on the road to it")
    drawn = stacks("Turns by corner", names, rows, ("p1", "p4"))
    return section("Turns", "Turns that a car spends on each corner and the road that leads to it.", drawn)


def _grid(report: dict[str, Any]) -> str:
    rows = [
        Bar(
            f"{start['place']}  {start['space']}",
            start["win_share"],
            percent(start["win_share"], 1),
            start["low"],
            start["high"],
        )
        for start in report["grid"]
    ]
    figures = [
        (
            f"{start['place']} {start['space']}",
            percent(start["win_share"], 1),
            spread(start),
            number(start["mean_place"]),
            number(start["turns"]),
            percent(start["out"], 1),
        )
        for start in report["grid"]
    ]
    heads = ("start", "wins", "95 %", "mean place", "turns", "out")
    drawn = bars("Wins by starting space", rows, 1 / max(1, len(rows)), "fair share")
    return section("Starting spaces", "Wins by starting space, pole on top.", drawn, table(heads, figures, "Figures"))


def _outs(told: dict[str, Any]) -> str:
    corners = told["report"]["corners"]
    rows = [
        Bar(corner["corner"], corner["out_share"], percent(corner["out_share"], 2), style="c2") for corner in corners
    ]
    causes = ", ".join(f"{cause} {count:,}" for cause, count in told["out_because"].items())
    text = f"Share of the cars that go out at each corner. By cause: {causes}." if causes else "No car went out."
    return section("Cars that go out", text, bars("Cars out by corner", rows) if causes else "")
