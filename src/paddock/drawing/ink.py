"""Small helpers for writing SVG, and the colours of drawings."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

from paddock.track.model import Point

FONT = "Futura, Jost, 'Avenir Next', 'Century Gothic', 'Nunito Sans', 'DejaVu Sans', sans-serif"
FONTS = Path(__file__).parent / "fonts"
"""Bundled fonts, for pictures that cannot use the viewer's."""

Colours = Mapping[str, str]
"""The colours of a drawing by use."""

CAR_COLOURS = {
    "black": "#2b2b2f",
    "blue": "#2563c9",
    "green": "#2f9e51",
    "yellow": "#f2c318",
    "orange": "#ee7b22",
    "red": "#d12f2f",
    "white": "#f4f4f4",
}

PALETTES: dict[str, Colours] = tomllib.loads((Path(__file__).parent / "palettes.toml").read_text(encoding="utf-8"))


def path(points: Iterable[Point], closed: bool = True) -> str:
    """Return a polyline as path data, rounded to tenths."""
    body = "L".join(f"{round(x, 1):g} {round(y, 1):g}" for x, y in points)
    return f"M{body}Z" if closed else f"M{body}"


def curves(points: Sequence[Point], closed: bool) -> Iterator[tuple[Point, Point, Point, Point]]:
    """Yield the Bézier curves of a smooth line through points (Catmull-Rom)."""
    count = len(points)

    def near(index: int) -> Point:
        return points[index % count] if closed else points[min(max(index, 0), count - 1)]

    for index in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (near(index + step) for step in (-1, 0, 1, 2))
        yield (bx, by), (bx + (cx - ax) / 6, by + (cy - ay) / 6), (cx - (dx - bx) / 6, cy - (dy - by) / 6), (cx, cy)


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Return a smooth curve through points, as path data."""
    if len(points) < 3:
        return path(points, closed)
    parts = [f"M{points[0][0]:g} {points[0][1]:g}"]
    parts += [
        f"C{px:.1f} {py:.1f} {qx:.1f} {qy:.1f} {cx:.1f} {cy:.1f}"
        for _, (px, py), (qx, qy), (cx, cy) in curves(points, closed)
    ]
    return "".join(parts) + ("Z" if closed else "")


def smooth_points(points: Sequence[Point], closed: bool = False, steps: int = 6) -> list[Point]:
    """Return points on the same curve, several for each given one."""
    if len(points) < 3:
        return list(points)
    found = [points[0]]
    for a, b, c, d in curves(points, closed):
        for t in (step / steps for step in range(1, steps + 1)):
            parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (sum(part * end[axis] for part, end in zip(parts, (a, b, c, d), strict=True)) for axis in (0, 1))
            found.append((x, y))
    return found


def tag(name: str, inner: str = "", /, **attributes: object) -> str:
    """Return an SVG element; underscores in attribute names become hyphens."""
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


def shape(drawn: str | Iterable[Point], fill: str, **more: object) -> str:
    """Return a path element, from path data or corners."""
    return tag("path", d=drawn if isinstance(drawn, str) else path(drawn), fill=fill, **more)


def ellipse(x: float, y: float, rx: float, ry: float, fill: str, **more: object) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def line(points: Sequence[Point], colour: str, width: float, **more: object) -> str:
    return shape(path(points, False), "none", stroke=colour, stroke_width=width, **more)


def edged(colour: str, width: float) -> dict[str, object]:
    return {"stroke": colour, "stroke_width": width}


def text(x: float, y: float, size: float, words: str, fill: str, **more: object) -> str:
    return tag("text", escape(words), x=x, y=y, font_size=size, fill=fill, **{"text_anchor": "middle", **more})


def group(parts: Iterable[str], x: float = 0, y: float = 0, turn: float = 0, scale: float = 1, **more: object) -> str:
    """Return a group of parts that are moved, turned and scaled together."""
    moved = f"translate({shown(float(x))} {shown(float(y))})"
    moved += f" rotate({shown(float(turn))})" if turn else ""
    moved += f" scale({shown(float(scale))})" if scale != 1 else ""
    return tag("g", "".join(parts) or " ", transform=moved, **more)
