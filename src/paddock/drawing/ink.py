"""Small helpers to write SVG, and the colours of the drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from paddock.track.model import Point

FONT = "Futura, 'Avenir Next', 'Century Gothic', 'Nunito Sans', 'DejaVu Sans', sans-serif"

Colours = Mapping[str, str]
"""The colours of a drawing by what they are used for."""

CAR_COLOURS = {
    "black": "#2b2b2f",
    "blue": "#2563c9",
    "green": "#2f9e51",
    "yellow": "#f2c318",
    "orange": "#ee7b22",
    "red": "#d12f2f",
    "white": "#f4f4f4",
}

PALETTES: dict[str, Colours] = {
    "meadow": {
        "paper": "#f6efdd",
        "ink": "#22313a",
        "ground": "#a9c27c",
        "stripe": "#b4cb88",
        "shade": "#7f9f58",
        "leaf": "#4f7d4a",
        "leaf2": "#6d9b57",
        "water": "#4fa3b0",
        "water2": "#78bdc4",
        "bank": "#e4d9a8",
        "asphalt": "#464b53",
        "asphalt2": "#3e434b",
        "shoulder": "#dccf9f",
        "edge": "#fbf7ea",
        "kerb": "#d4452f",
        "line": "#ffc72e",
        "accent": "#d4452f",
        "roof": "#c8553d",
        "roof2": "#e0a458",
        "wall": "#f3e3c3",
        "plaza": "#d9cfa6",
        "steel": "#8a949b",
    },
    "harbour": {
        "paper": "#fdf4e3",
        "ink": "#14324a",
        "ground": "#e6d3a3",
        "stripe": "#ebdbb2",
        "shade": "#c6ac74",
        "leaf": "#3f7f5f",
        "leaf2": "#62a06f",
        "water": "#1f7a8c",
        "water2": "#3a97a6",
        "bank": "#f6e9c8",
        "asphalt": "#474a57",
        "asphalt2": "#3e414e",
        "shoulder": "#f4e8cd",
        "edge": "#fffaf0",
        "kerb": "#e4572e",
        "line": "#ffc72e",
        "accent": "#e4572e",
        "roof": "#e07a5f",
        "roof2": "#f2cc8f",
        "wall": "#fbf1dc",
        "plaza": "#d8c494",
        "steel": "#9aa5ab",
    },
    "riviera": {
        "paper": "#fdf4e3",
        "ink": "#1b2f52",
        "ground": "#ecd9ae",
        "stripe": "#f0e0ba",
        "shade": "#c3bd83",
        "leaf": "#3d7d5a",
        "leaf2": "#63a56e",
        "water": "#1681a6",
        "water2": "#3fa3c1",
        "bank": "#fbf1d9",
        "asphalt": "#4a4c5c",
        "asphalt2": "#3b3d4c",
        "shoulder": "#f8ecd2",
        "edge": "#fffaf0",
        "kerb": "#d8353f",
        "line": "#ffc72e",
        "accent": "#d8353f",
        "roof": "#d9734f",
        "roof2": "#efb36e",
        "wall": "#fbf0dc",
        "plaza": "#e3c998",
        "steel": "#9aa5ab",
    },
    "night": {
        "paper": "#f3ecff",
        "ink": "#120f2d",
        "ground": "#2a2557",
        "stripe": "#2e2960",
        "shade": "#211c48",
        "leaf": "#1f5c63",
        "leaf2": "#2c8078",
        "water": "#173e7a",
        "water2": "#2c66a8",
        "bank": "#4a4386",
        "asphalt": "#474a63",
        "asphalt2": "#363952",
        "shoulder": "#6a5fb0",
        "edge": "#f5f0ff",
        "kerb": "#ff3d8b",
        "line": "#ffd23f",
        "accent": "#ff3d8b",
        "roof": "#574a9e",
        "roof2": "#6f5bb8",
        "wall": "#43398a",
        "plaza": "#38306e",
        "steel": "#8f93c7",
        "glow": "#ffd987",
        "caption": "#ffffff",
        "halo": "#120f2d",
    },
    "desert": {
        "paper": "#fff3df",
        "ink": "#4a2318",
        "ground": "#eeb677",
        "stripe": "#f2c085",
        "shade": "#cf8350",
        "leaf": "#5b7a3c",
        "leaf2": "#83a052",
        "water": "#2c9aa6",
        "water2": "#63bcc0",
        "bank": "#f4cf98",
        "asphalt": "#54484c",
        "asphalt2": "#433a40",
        "shoulder": "#f9dcae",
        "edge": "#fff6e6",
        "kerb": "#c8342b",
        "line": "#ffcf33",
        "accent": "#c8342b",
        "roof": "#b5502f",
        "roof2": "#dd8449",
        "wall": "#fbe3bf",
        "plaza": "#d99a62",
        "steel": "#a39a94",
    },
}


def path(points: Iterable[Point], closed: bool = True) -> str:
    """A line through points, as path data."""
    body = "L".join(f"{x:g} {y:g}" for x, y in points)
    return f"M{body}Z" if closed else f"M{body}"


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A soft curve through points, as path data (Catmull-Rom)."""
    count = len(points)
    if count < 3:
        return path(points, closed)

    def near(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    for index in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (near(index + step) for step in (-1, 0, 1, 2))
        parts.append(
            f"C{bx + (cx - ax) / 6:.1f} {by + (cy - ay) / 6:.1f} "
            f"{cx - (dx - bx) / 6:.1f} {cy - (dy - by) / 6:.1f} {cx:.1f} {cy:.1f}"
        )
    return "".join(parts) + ("Z" if closed else "")


def tag(name: str, inner: str = "", /, **attributes: object) -> str:
    """An element; an underscore in an attribute's name stands for a hyphen."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(shown(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{inner}</{name}>" if inner else f"<{name}{given}/>"


def shown(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def rect(x: float, y: float, width: float, height: float, fill: str, **more: object) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **more)


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, **more)


def line(points: Sequence[Point], colour: str, width: float, **more: object) -> str:
    return tag("path", d=path(points, False), fill="none", stroke=colour, stroke_width=width, **more)


def text(x: float, y: float, size: float, words: str, fill: str, **more: object) -> str:
    return tag(
        "text",
        escape(words),
        x=x,
        y=y,
        font_size=size,
        fill=fill,
        text_anchor=more.pop("anchor", "middle"),
        **more,
    )


def group(parts: Iterable[str], x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **more: object) -> str:
    """Parts moved, turned and enlarged together."""
    moved = f"translate({shown(float(x))} {shown(float(y))})"
    moved += f" rotate({shown(float(turn))})" if turn else ""
    moved += f" scale({shown(float(scale))})" if scale != 1 else ""
    return tag("g", "".join(parts) or " ", transform=moved, **more)
