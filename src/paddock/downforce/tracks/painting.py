"""Downforce's marks on a track: betting lines, and a podium for finished cars."""

from __future__ import annotations

import math

from paddock.drawing.ink import Colours, circle, edged, group, line, rect, tag, text
from paddock.drawing.painting import Painting
from paddock.track.model import Point, Track


def betting_lines(track: Track, colours: Colours) -> str:
    """Draw all betting lines, each with its number at the outer end."""
    parts = []
    for number, (left, right) in enumerate(track.art.lines, 1):
        ends = (left, right) if track.inside == "right" else (right, left)
        parts.append(betting_line(number, ends, colours))
    return "".join(parts)


def betting_line(number: int, ends: tuple[Point, Point], colours: Colours) -> str:
    """Draw a yellow line with its number on a disc at the outer end."""
    (ax, ay), (bx, by) = ends
    length = math.hypot(bx - ax, by - ay)
    x, y = ax - (bx - ax) / length * 15, ay - (by - ay) / length * 15
    parts = [line(ends, "#000", 9, opacity=0.25, transform="translate(2 3)"), line(ends, colours["line"], 7)]
    parts.append(circle(x + 2, y + 3, 16, "#000", opacity=0.25))
    parts.append(circle(x, y, 16, colours["line"], stroke=colours["ink"], stroke_width=2.5))
    parts.append(text(x, y + 7, 20, str(number), colours["ink"], font_weight="bold"))
    return tag("g", "".join(parts), id=f"betting-line-{number}")


def podium(track: Track, colours: Colours) -> str:
    """Draw the podium, if the track has room for it."""
    return "" if track.art.podium is None else winners(*track.art.podium, colours)


def winners(x: float, y: float, colours: Colours) -> str:
    """Draw places for finished cars, first to sixth."""
    metal = {1: colours["line"], 2: "#d5dbe0", 3: "#d99a5b"}
    parts = [rect(4, 7, 366, 76, "#000", rx=8, opacity=0.22), rect(0, 0, 366, 76, colours["paper"], rx=8)]
    for place in range(1, 7):
        left = 10 + (place - 1) * 58
        edge = {"rx": 6, **edged(colours["ink"], 2)}
        parts.append(rect(left, 10, 56, 56, metal.get(place, "#fff"), id=f"winner-{place}", **edge))
        parts.append(text(left + 28, 50, 36, str(place), colours["ink"], font_weight="bold", opacity=0.85))
    return group(parts, x, y, id="winners")


PAINTING = Painting(over_finish=betting_lines, beside_road=podium)
