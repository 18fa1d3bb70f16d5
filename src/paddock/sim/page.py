"""The report of many races as one page: tables, charts and a map, with nothing to load from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import import_module
from typing import Any

import msgspec

from paddock import games
from paddock.report.charts import NUMBERED, circuit
from paddock.report.look import CSS
from paddock.sim.faults import sentences
from paddock.track.model import Track


class Spot(msgspec.Struct, frozen=True):
    """A space of a map: how hot it is, and what is told of it."""

    space: str
    heat: float
    cells: tuple[str, ...]


def page(told: dict[str, Any], track: Track) -> str:
    """The page for the report of `paddock sim`."""
    game = import_module(f"paddock.{told['game']}.report.page")
    title = f"{games.load(told['game']).title} on {track.title}"
    bots = " · ".join(f"{name} × {told['bots'].count(name)}" for name in dict.fromkeys(told["bots"]))
    races = "1 race" if told["games"] == 1 else f"{told['games']:,} races"
    head = f"<header><h1>{escape(title)}</h1><p>{races} · {escape(bots)} · seed {escape(told['seed'])}</p></header>"
    faults = "".join(f'<p class="fault">{escape(sentence)}</p>' for sentence in sentences(told["faults"]))
    body = head + faults + tiles(game.tiles(told)) + seats(told, game.COLUMNS)
    body += "".join(game.sections(told, track))
    foot = "<footer>Made by Paddock. Ranges are 95 % intervals; a shared win counts in equal parts.</footer>"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{CSS}</style></head>'
        f"<body><main>{body}{foot}</main></body></html>\n"
    )


def tiles(figures: Iterable[tuple[str, str]]) -> str:
    """The figures that matter most, large."""
    items = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in figures)
    return f'<dl class="tiles">{items}</dl>'


def section(title: str, text: str, *parts: str, wide: bool = False) -> str:
    """A part of the page: a heading, a sentence, charts."""
    lead = f"<p>{escape(text)}</p>" if text else ""
    style = ' class="wide"' if wide else ""
    return f"<section{style}><h2>{escape(title)}</h2>{lead}{''.join(parts)}</section>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], folded: str = "") -> str:
    """A table; folded away under its title if it has one."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    made = f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    return f"<details><summary>{escape(folded)}</summary>{made}</details>" if folded else made


def seats(told: dict[str, Any], columns: Sequence[tuple[str, Any]]) -> str:
    """Who won how often, by seat."""
    rows = []
    for seat, bot in enumerate(told["bots"]):
        wins = told["wins"][seat]
        row = [f"{seat + 1} {bot}", f"{wins:g}", percent(wins / told["games"] if told["games"] else None)]
        rows.append(row + [value(told, seat) for _, value in columns])
    return section("Seats", "", table(("seat", "wins", "share", *(name for name, _ in columns)), rows), wide=True)


def heat_map(title: str, text: str, track: Track, heads: Sequence[str], spots: Sequence[Spot]) -> str:
    """A circuit, shaded by how much happens on each space, and the hottest spaces as a table."""
    hottest = max([spot.heat for spot in spots] + [1e-9])
    shades = {spot.space: (spot.heat / hottest) ** 0.6 for spot in spots}
    hints = {
        spot.space: ": " + ", ".join(f"{head} {cell}" for head, cell in zip(heads, spot.cells, strict=True))
        for spot in spots
    }
    rows = [(f"{rank}. {spot.space}", *spot.cells) for rank, spot in enumerate(spots[:NUMBERED], start=1)]
    drawn = circuit(title, track, shades, hints)
    return section(title, text, f'<div class="map">{drawn}{table(("space", *heads), rows)}</div>', wide=True)


def jam_map(told: dict[str, Any], track: Track, lost: str, text: str) -> str:
    """Where cars are held up."""
    jams = told["report"]["jams"]
    spots = [
        Spot(
            jam["space"],
            jam["steps"],
            (number(jam["times"]), number(jam["steps"]), percent(jam["steps"] / (jams["steps"] or 1))),
        )
        for jam in jams["spaces"]
    ]
    return heat_map("Choke points", text, track, ("times a race", f"{lost} lost", "of all"), spots)


def percent(part: float | None, digits: int = 0) -> str:
    return "–" if part is None else f"{100 * part:.{digits}f} %"


def number(value: float | None, digits: int = 2) -> str:
    return "–" if value is None else f"{value:.{digits}f}"


def spread(figures: dict[str, Any]) -> str:
    """The interval of a share."""
    return f"{100 * figures['low']:.1f}–{percent(figures['high'], 1)}"
