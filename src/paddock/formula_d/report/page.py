"""The page of a Formula D report: costs of corners, starting spaces, cars out, choke points."""

from __future__ import annotations

from paddock.formula_d.report import tables
from paddock.formula_d.report.details import CAUSES, Details, Figures
from paddock.report.charts import Bar, Stack, bars, stacks
from paddock.report.page import Spot, figures, heat_map, jam_map, section
from paddock.report.text import number, percent
from paddock.track.model import Track

STYLES = dict(zip(CAUSES, ("c1", "c2", "c3", "c4", "c5", "c6", "c7"), strict=True))


def tiles(found: Figures, details: Details) -> list[tuple[str, str]]:
    """Return the key figures."""
    return [
        ("cars that finish", percent(found.cars_home, 1)),
        ("turns of a car", number(found.mean_turns, 1)),
        ("wear points lost", number(sum(details.wear.values()), 1)),
        ("collision rolls in a race", number(details.collisions.rolls, 1)),
        ("cars held up in a race", number(details.jams.times, 1)),
    ]


def sections(found: Figures, details: Details, track: Track) -> list[str]:
    """Return all sections of the page."""
    text = "Where cars must brake because nothing further on is free: the redder a space, the more spaces are lost."
    all_rolls = details.collisions.rolls
    spots = [
        Spot(busy.space, busy.rolls, (number(busy.rolls), percent(busy.rolls / all_rolls)))
        for busy in details.collisions.spaces
    ]
    close = "Where cars stop so close to others that they roll for a collision."
    return [
        _wear(details),
        _turns(details),
        _grid(details),
        _outs(details, found.out_because),
        jam_map(details.jams, track, "spaces", text),
        heat_map("Close quarters", close, track, ("rolls a race", "of all"), spots),
    ]


def _wear(details: Details) -> str:
    causes = [cause for cause in CAUSES if cause in details.wear]
    rows = [
        Stack(corner.corner, tuple(corner.wear_by.get(cause, 0.0) for cause in causes), number(corner.wear))
        for corner in details.corners
    ]
    drawn = stacks("Wear points lost by corner and cause", causes, rows, [STYLES[cause] for cause in causes])
    text = "Wear points that a car loses in a race, by corner (with the road that leads to it) and by cause."
    return section("Wear points", text, drawn, figures(tables.corners(details)))


def _turns(details: Details) -> str:
    rows = [
        Stack(corner.corner, (corner.stops, round(max(0.0, corner.turns - corner.stops), 3)), number(corner.turns))
        for corner in details.corners
    ]
    names = ("stops in the corner", "turns that end on the road to it")
    drawn = stacks("Turns by corner", names, rows, ("p1", "p4"))
    return section("Turns", "Turns that a car spends on each corner and the road that leads to it.", drawn)


def _grid(details: Details) -> str:
    rows = [
        Bar(f"{start.place}  {start.space}", start.win_share, percent(start.win_share, 1), start.low, start.high)
        for start in details.grid
    ]
    drawn = bars("Wins by starting space", rows, 1 / max(1, len(rows)), "fair share")
    return section("Starting spaces", "Wins by starting space, pole on top.", drawn, figures(tables.grid(details)))


def _outs(details: Details, out_because: dict[str, int]) -> str:
    rows = [
        Bar(corner.corner, corner.out_share, percent(corner.out_share, 2), style="c2") for corner in details.corners
    ]
    causes = ", ".join(f"{cause} {count:,}" for cause, count in out_because.items())
    text = f"Share of the cars that go out at each corner. By cause: {causes}." if causes else "No car went out."
    return section("Cars that go out", text, bars("Cars out by corner", rows) if causes else "")
