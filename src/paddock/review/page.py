"""A review as one self-contained page: a chart of the chances, then its tables."""

from __future__ import annotations

from html import escape

from paddock.core.game import AnyGame
from paddock.report.page import CSS, section, table
from paddock.review.estimate import MILLION
from paddock.review.review import Review
from paddock.review.tables import ReviewTables
from paddock.words import Words, message

WIDTH, HEIGHT = 1080, 260
STYLES = 7


def page(game: AnyGame, tables: ReviewTables, review: Review, words: Words, title: str) -> str:
    """Return the page of `paddock review --html`."""
    head = f"<header><h1>{escape(title)}</h1><p>{escape(', '.join(words.names))}</p></header>"
    body = head
    if game.seats > 1:
        chances = words.say(message("review-chances"))
        body += section(chances, "", areas(chances, review, words), wide=True)
    for each in tables.tables():
        body += section(each.title, each.note, table(each.heads, each.rows), wide=True)
    css = CSS.read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)}</title><style>{css}</style></head>'
        f"<body><main>{body}<footer>{escape(tables.note())}</footer></main></body></html>\n"
    )


def areas(title: str, review: Review, words: Words) -> str:
    """Return the chances of all seats as stacked areas from start to end, with a legend."""
    last = max(1, len(review.moments) - 1)
    below = [0] * len(review.moments)
    parts, legend = [], []
    for seat, name in enumerate(words.names):
        above = [low + moment.wins[seat] for low, moment in zip(below, review.moments, strict=True)]
        edge = [_point(number, height, last) for number, height in enumerate(above)]
        floor = [_point(number, height, last) for number, height in enumerate(below)]
        style = f"c{seat % STYLES + 1}"
        hint = f"<title>{escape(name)}</title>"
        parts.append(f'<polygon class="{style}" points="{" ".join([*edge, *reversed(floor)])}">{hint}</polygon>')
        legend.append(f'<li><i class="{style}"></i>{escape(name)}</li>')
        below = above
    return (
        f'<ul class="legend">{"".join(legend)}</ul><svg class="areas" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'preserveAspectRatio="none" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'
    )


def _point(number: int, height: int, last: int) -> str:
    return f"{number * WIDTH / last:.1f},{HEIGHT * (1 - height / MILLION):.1f}"
