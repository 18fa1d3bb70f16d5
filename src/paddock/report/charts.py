"""Charts as inline SVG: bars with intervals, stacked bars, and a circuit with its spaces shaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

import msgspec

from paddock.track.model import Art, Track

WIDTH = 520
LABEL = 122  # space for names on the left
VALUE = 62  # space for figures on the right
ROW = 30
BAR = 16
TOP = 22
NUMBERED = 8
"""Spaces of a circuit that get a number."""


class Bar(msgspec.Struct, frozen=True):
    """A bar: name, length, an interval around its end, and a style."""

    label: str
    value: float | None
    text: str
    low: float | None = None
    high: float | None = None
    style: str = "bar"


class Stack(msgspec.Struct, frozen=True):
    """A bar made of parts, with a figure on its right."""

    label: str
    parts: tuple[float, ...]
    text: str = ""


def bars(title: str, rows: Sequence[Bar], mark: float | None = None, mark_text: str = "") -> str:
    """Draw bars one below the other. `mark` is a reference line."""
    furthest = max([row.high if row.high is not None else row.value or 0 for row in rows] + [mark or 0, 1e-9])
    scale = (WIDTH - LABEL - VALUE) / furthest
    parts = []
    for number, row in enumerate(rows):
        y = TOP + number * ROW
        parts.append(_label(row.label, y))
        if row.value is not None:
            length = max(1.0, row.value * scale)
            parts.append(
                f'<rect class="{escape(row.style)}" x="{LABEL}" y="{y:g}" width="{length:.1f}" height="{BAR}" rx="3"/>'
            )
            if row.low is not None and row.high is not None:
                parts.append(_whisker(LABEL + row.low * scale, LABEL + row.high * scale, y + BAR / 2))
        parts.append(_figure(row.text, y))
    bottom = TOP + len(rows) * ROW
    if mark is not None:
        x = LABEL + mark * scale
        parts.append(f'<line class="mark" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom - 8}"/>')
        parts.append(f'<text class="note" x="{x:.1f}" y="{TOP - 10}" text-anchor="middle">{escape(mark_text)}</text>')
    return _svg(title, bottom, parts)


def stacks(title: str, names: Sequence[str], rows: Sequence[Stack], styles: Sequence[str], whole: bool = False) -> str:
    """Draw stacked bars with a legend. `whole`: every bar fills the width of the chart."""
    furthest = max([sum(row.parts) for row in rows] + [1e-9])
    legend, top = _legend(names, styles)
    parts = list(legend)
    for number, row in enumerate(rows):
        y = top + number * ROW
        total = sum(row.parts) if whole else furthest
        scale = (WIDTH - LABEL - VALUE) / (total or 1)
        x = float(LABEL)
        parts.append(_label(row.label, y))
        for part, name, style in zip(row.parts, names, styles, strict=True):
            if part:
                hint = f"<title>{escape(row.label)}, {escape(name)}: {part:g}</title>"
                width = part * scale
                parts.append(
                    f'<rect class="{style}" x="{x:.1f}" y="{y:g}" width="{max(0.5, width - 1):.1f}" height="{BAR}">'
                    f"{hint}</rect>"
                )
                x += width
        parts.append(_figure(row.text, y))
    return _svg(title, top + len(rows) * ROW, parts)


def circuit(title: str, track: Track, shades: Mapping[str, float], hints: Mapping[str, str]) -> str:
    """Draw the spaces of a track, shaded from 0 to 1; the darkest ones are numbered."""
    art = track.art
    points = [point for space in track.spaces for point in space.outline]
    for label in art.labels:  # their names must fit into the picture as well
        half = 0.2 * art.unit * len(label.text)
        points += [(label.x - half, label.y), (label.x + half, label.y)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    width, height = max(x for x, _ in points) - left, max(y for _, y in points) - top
    edge = 0.03 * max(width, height)
    size = max(art.unit, 0.03 * width)  # sizes that stay readable on a large circuit
    grid = set(track.grid)
    parts = []
    for space in track.spaces:
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in space.outline)
        shade = shades.get(space.id, 0.0)
        hint = f"<title>{escape(space.id)}{escape(hints.get(space.id, ''))}</title>"
        kind = "space start" if space.id in grid else "space"
        parts.append(f'<polygon class="{kind}" points="{outline}">{hint}</polygon>')
        if shade > 0.004:
            parts.append(f'<polygon class="heat" style="opacity:{shade:.3f}" points="{outline}">{hint}</polygon>')
    parts += _marks(art)
    worst = sorted((name for name in shades if name in art.poses), key=lambda name: -shades[name])[:NUMBERED]
    if art.unit < 0.7 * size:  # numbers would be too small and overlap
        worst = []
    for number, name in enumerate(worst, start=1):
        x, y, _ = art.poses[name]
        parts.append(
            f'<circle class="rank" cx="{x:.1f}" cy="{y:.1f}" r="{0.36 * art.unit:.1f}"/>'
            f'<text class="rank" x="{x:.1f}" y="{y:.1f}" font-size="{0.44 * art.unit:.1f}">{number}</text>'
        )
    box = f"{left - edge:.1f} {top - edge:.1f} {width + 2 * edge:.1f} {height + 2 * edge:.1f}"
    return (
        f'<svg class="circuit" viewBox="{box}" role="img" aria-label="{escape(title)}" '
        f'style="--unit:{art.unit:g}px;--size:{size:.1f}px">{"".join(parts)}</svg>'
    )


def _marks(art: Art) -> list[str]:
    """Draw the finish, the betting lines, and the names beside the road."""
    parts = []
    for style, ends in (("finish", art.finish), *(("line", line) for line in art.lines)):
        if ends is not None:
            (x1, y1), (x2, y2) = ends
            parts.append(f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>')
    parts += [
        f'<text class="place" x="{label.x:.1f}" y="{label.y:.1f}">{escape(label.text)}</text>' for label in art.labels
    ]
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="chart" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )


def _label(text: str, y: float) -> str:
    return f'<text class="name" x="{LABEL - 10}" y="{y + 12.5:g}" text-anchor="end">{escape(text)}</text>'


def _figure(text: str, y: float) -> str:
    return f'<text class="value" x="{WIDTH}" y="{y + 12.5:g}" text-anchor="end">{escape(text)}</text>'


def _whisker(low: float, high: float, y: float) -> str:
    ends = "".join(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{y - 4:g}" y2="{y + 4:g}"/>' for x in (low, high))
    return f'<g class="whisker"><line x1="{low:.1f}" x2="{high:.1f}" y1="{y:g}" y2="{y:g}"/>{ends}</g>'


def _legend(names: Sequence[str], styles: Sequence[str]) -> tuple[list[str], float]:
    """Return a legend in as many lines as needed, and the y coordinate where the chart begins."""
    parts = []
    x, y = float(LABEL), 12.0
    for name, style in zip(names, styles, strict=True):
        width = 30 + 6.6 * len(name)
        if x + width > WIDTH and x > LABEL:
            x, y = float(LABEL), y + 18
        parts.append(f'<rect class="{style}" x="{x:.1f}" y="{y - 9:g}" width="10" height="10" rx="2"/>')
        parts.append(f'<text class="note" x="{x + 15:.1f}" y="{y:g}">{escape(name)}</text>')
        x += width
    return parts, y + 14
