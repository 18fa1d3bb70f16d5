"""Parts of a report's page: sections, tables, and maps of a circuit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

import msgspec

from paddock.parts.report import TextTable
from paddock.report.charts import NUMBERED, circuit
from paddock.report.jams import JamReport
from paddock.report.text import number, percent
from paddock.track.model import Track

CSS = Path(__file__).with_name("report.css")
"""The page's style sheet, for light and dark mode."""


class Spot(msgspec.Struct, frozen=True):
    """A space of a heat map: its heat, and its tooltip."""

    space: str
    heat: float
    cells: tuple[str, ...]


def section(title: str, text: str, *parts: str, wide: bool = False) -> str:
    """Return a section of the page: a heading, a sentence, charts."""
    lead = f"<p>{escape(text)}</p>" if text else ""
    style = ' class="wide"' if wide else ""
    return f"<section{style}><h2>{escape(title)}</h2>{lead}{''.join(parts)}</section>"


def figures(shown: TextTable) -> str:
    """Return a table of the report, collapsed."""
    return f"<details><summary>Figures</summary>{table(shown.heads, shown.rows)}</details>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return an HTML table; its first column names the rows."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def heat_map(title: str, text: str, track: Track, heads: Sequence[str], spots: Sequence[Spot]) -> str:
    """Return a circuit with its spaces shaded by heat, and the hottest spaces as a table."""
    hottest = max([spot.heat for spot in spots] + [1e-9])
    shades = {spot.space: (spot.heat / hottest) ** 0.6 for spot in spots}
    hints = {
        spot.space: ": " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, spot.cells, strict=True))
        for spot in spots
    }
    rows = [(f"{rank}. {spot.space}", *spot.cells) for rank, spot in enumerate(spots[:NUMBERED], start=1)]
    drawn = circuit(title, track, shades, hints)
    return section(title, text, f'<div class="map">{drawn}{table(("space", *heads), rows)}</div>', wide=True)


def jam_map(jams: JamReport, track: Track, lost: str, text: str) -> str:
    """Return the map of choke points."""
    spots = [
        Spot(jam.space, jam.steps, (number(jam.times), number(jam.steps), percent(jam.steps / (jams.steps or 1))))
        for jam in jams.spaces
    ]
    return heat_map("Choke points", text, track, ("times a race", f"{lost} lost", "of all"), spots)
