"""Figures as text, for tables and pages."""

from __future__ import annotations

from typing import Protocol

from paddock.parts.report import TextTable
from paddock.report.jams import JamReport

ORDINALS = ("1st", "2nd", "3rd", *(f"{place}th" for place in range(4, 11)))
WORST = 10
"""Choke points in a table."""


class Interval(Protocol):
    """An object with a 95 % interval."""

    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


def percent(part: float | None, digits: int = 0) -> str:
    """Return a share in per cent."""
    return "–" if part is None else f"{100 * part:.{digits}f} %"


def number(value: float | None, digits: int = 2) -> str:
    """Format a figure, with two decimals by default."""
    return "–" if value is None else f"{value + 0.0:.{digits}f}"


def interval(share: Interval, digits: int = 1) -> str:
    """Return the 95 % interval of a share."""
    return f"{100 * share.low:.{digits}f}–{percent(share.high, digits)}"


def counted(count: int, thing: str) -> str:
    """Return a number of things, in words."""
    return f"{count:,} {thing}" if count == 1 else f"{count:,} {thing}s"


def jam_table(jams: JamReport, lost: str) -> TextTable:
    """Return the worst choke points; `lost` is what cars lose there."""
    rows = [
        (jam.space, number(jam.times), number(jam.steps), percent(jam.steps / jams.steps if jams.steps else None))
        for jam in jams.spaces[:WORST]
    ]
    note = f"In a race cars are held up {number(jams.times)} times and lose {number(jams.steps)} {lost}."
    heads = ("space", "times a race", f"{lost} lost a race", "of all")
    return TextTable("Choke points: where cars cannot go on", heads, tuple(rows), note)
