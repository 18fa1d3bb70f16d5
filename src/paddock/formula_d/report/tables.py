"""The report of many Formula D races as tables."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.formula_d.report.details import CAUSES, Details
from paddock.parts.report import TextTable
from paddock.report.text import interval, jam_table, number, percent


def tables(details: Details) -> list[TextTable]:
    """Return corners, starting spaces and choke points."""
    jams = jam_table(details.jams, "spaces")
    rolls = f"Cars roll for {details.collisions.rolls:.1f} collisions in a race."
    return [corners(details), grid(details), replace(jams, note=f"{jams.note}\n{rolls}")]


def corners(details: Details) -> TextTable:
    causes = [cause for cause in CAUSES if cause in details.wear]
    rows = [
        (
            corner.corner,
            number(corner.turns),
            number(corner.stops),
            number(corner.wear),
            *(number(corner.wear_by.get(cause, 0.0)) for cause in causes),
            percent(corner.out_share, 1),
        )
        for corner in details.corners
    ]
    totals = ", ".join(f"{cause} {points:.2f}" for cause, points in details.wear.items())
    return TextTable(
        "Corners with the road to them: what they cost a car in a race",
        ("corner", "turns", "stops", "WP", *(CAUSES[cause] for cause in causes), "out"),
        tuple(rows),
        f"Wear points lost by a car in a race: {totals or 'none'}.",
    )


def grid(details: Details) -> TextTable:
    rows = [
        (
            f"{start.place} {start.space}",
            percent(start.win_share, 1),
            interval(start),
            number(start.mean_place),
            number(start.turns),
            percent(start.out, 1),
        )
        for start in details.grid
    ]
    return TextTable("Places by starting space", ("start", "wins", "95 %", "mean place", "turns", "out"), tuple(rows))
