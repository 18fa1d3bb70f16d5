"""The report of many races as one self-contained page: tables, charts and a map."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from paddock import games
from paddock.report.page import CSS, section, table
from paddock.report.text import counted, percent
from paddock.sim.report import SimReport
from paddock.track.model import Track


def page(report: SimReport, track: Track | None) -> str:
    """Return the page for the report of `paddock sim`."""
    title = games.load(report.game).title + (f" on {track.title}" if track else "")
    bots = " · ".join(f"{name} × {report.bots.count(name)}" for name in dict.fromkeys(report.bots))
    races = counted(report.games, "race")
    head = f"<header><h1>{escape(title)}</h1><p>{races} · {escape(bots)} · seed {escape(report.seed)}</p></header>"
    faults = "".join(f'<p class="fault">{escape(fault.sentence())}</p>' for fault in report.faults)
    body = head + faults + tiles(report.found.tiles()) + seats(report)
    if track is not None:
        body += "".join(report.found.sections(track))
    css = CSS.read_text(encoding="utf-8")
    foot = "<footer>Made by Paddock. Ranges are 95 % intervals; a shared win counts in equal parts.</footer>"
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{css}</style></head>'
        f"<body><main>{body}{foot}</main></body></html>\n"
    )


def tiles(figures: Iterable[tuple[str, str]]) -> str:
    """Return the key figures in large type."""
    items = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in figures)
    return f'<dl class="tiles">{items}</dl>' if items else ""


def seats(report: SimReport) -> str:
    columns = report.found.seat_columns()
    rows = [
        [f"{seat + 1} {bot}", f"{report.wins[seat]:g}", percent(report.win_share(seat))]
        + [column.cells[seat] for column in columns]
        for seat, bot in enumerate(report.bots)
    ]
    heads = ("seat", "wins", "share", *[column.head for column in columns])
    return section("Seats", "", table(heads, rows), wide=True)
