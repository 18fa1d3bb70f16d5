"""Landmarks beside a circuit: a casino, a pool, towers, mesas, a police station."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from paddock.drawing.ink import Colours, circle, edged, ellipse, group, line, path, rect, shape, smooth, text
from paddock.drawing.things import Item, Shapes, along, edges, length, points, shade, shadow, size, tone


def casino(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a palatial casino: two domed towers, arched windows and a copper roof."""
    width, height = size(item, unit, 7, 4)
    roof, wall, inked = height * 0.42, colours["wall"], edged(colours["ink"], 1.5)
    copper = str(item.get("colour", "#5fa08c"))
    dx, dy = shade(item)
    yield rect(dx, dy + roof * 0.7, width, height - roof * 0.7, "#000", opacity=0.22)
    yield rect(0, roof * 0.5, width, height - roof * 0.5, wall, **inked)
    yield shape([(0, roof), (width * 0.05, roof * 0.45), (width * 0.95, roof * 0.45), (width, roof)], copper)
    yield rect(0, roof, width, 5, colours["roof2"])
    bays = 9
    step = width / bays
    for number in range(bays):
        x = step * (number + 0.5)
        half, low = step * 0.26, roof + 34
        arch = f"M{x - half:.1f} {height:.1f}V{low:.1f}a{half:.1f} {half:.1f} 0 0 1 {2 * half:.1f} 0V{height:.1f}Z"
        yield shape(arch, colours["ink"], opacity=0.75)
        yield circle(x, roof + 15, 4.5, colours["roof2"])
    for x in (width * 0.17, width * 0.83):
        yield from dome(x, roof, width * 0.1, height - roof, copper, colours)
    x, y = width / 2, roof * 0.75
    yield from dome(x, y, width * 0.13, height - y, copper, colours)
    yield circle(x, y + 26, 15, colours["paper"], **edged(colours["ink"], 2))
    yield line([(x, y + 16), (x, y + 26), (x + 7, y + 30)], colours["ink"], 2)


def dome(x: float, y: float, half: float, low: float, roof: str, colours: Colours) -> Shapes:
    """Draw a tower under a dome."""
    top = f"M{x - half:.1f} {y:.1f}Q{x - half:.1f} {y - half * 1.5:.1f} {x:.1f} {y - half * 1.7:.1f}"
    top += f"Q{x + half:.1f} {y - half * 1.5:.1f} {x + half:.1f} {y:.1f}Z"
    inked = edged(colours["ink"], 1.5)
    yield rect(x - half, y, 2 * half, low, colours["wall"], **inked)
    for step in (-0.55, 0, 0.55):
        for row in (0, 1):
            left, high = x + step * half - 4, y + low * (0.42 + 0.26 * row)
            yield rect(left, high, 8, low * 0.16, colours["ink"], rx=4, opacity=0.7)
    yield shape(top, roof, **inked)
    yield line([(x, y - half * 1.7), (x, y - half * 2.3)], colours["ink"], 2.5)
    yield circle(x, y - half * 2.35, 4, colours["line"])


def pool(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a swimming pool with lanes, and parasols on its terrace."""
    width, height = size(item, unit, 5, 2.6)
    edge = unit * 0.45
    yield rect(*shade(item), width, height, "#000", rx=6, opacity=0.2)
    yield rect(0, 0, width, height, colours["paper"], rx=6)
    yield rect(edge, edge, width - 2 * edge, height - 2 * edge, "#53c3dc", rx=4, **edged("#2f97b5", 2))
    lanes = max(3, int((height - 2 * edge) / 12))
    for number in range(1, lanes):
        y = edge + (height - 2 * edge) * number / lanes
        yield line([(edge + 4, y), (width - edge - 4, y)], "#fff", 1.6, stroke_dasharray="6 4")
    for number in range(5):
        colour = colours["accent"] if number % 2 else colours["line"]
        yield circle(width * (number + 0.5) / 5, edge * 0.48, edge * 0.36, colour, **edged("#fff", 1.2))


def ship(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a white liner from above, with decks, funnels and boats."""
    long = length(item, unit, 7)
    half, ink = long * 0.13, colours["ink"]
    hull = f"M{-long / 2:.1f} {-half:.1f}H{long * 0.3:.1f}Q{long * 0.44:.1f} {-half * 0.8:.1f} {long / 2:.1f} 0"
    hull += f"Q{long * 0.44:.1f} {half * 0.8:.1f} {long * 0.3:.1f} {half:.1f}"
    hull += f"H{-long / 2:.1f}Q{-long * 0.53:.1f} 0 {-long / 2:.1f} {-half:.1f}Z"
    yield shadow(item, hull)
    yield shape(hull, tone(item, colours, "paper"), **edged(ink, 2))
    yield rect(-long * 0.44, -half * 0.72, long * 0.76, half * 1.44, colours["wall"], rx=8, **edged(ink, 1))
    yield rect(-long * 0.38, -half * 0.45, long * 0.6, half * 0.9, "#fff", rx=6, **edged(ink, 0.8))
    yield rect(-long * 0.3, -half * 0.22, long * 0.16, half * 0.44, "#53c3dc", rx=4)
    for number in range(8):
        for side in (-1, 1):
            x, y = -long * 0.4 + number * long * 0.085, side * half * 0.86 - 3
            yield rect(x, y, long * 0.05, 6, colours["roof2"], rx=3)
    for x in (-0.04, 0.07):
        yield circle(long * x, 0, half * 0.26, colours["accent"], **edged(ink, 1.5))


def gallery(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a road gallery along a section: pillars and lamps on both sides, with dimmed light in between."""
    left, right = edges(item)
    if len(left) < 2 or len(right) < 2:
        return
    yield shape([*left, *reversed(right)], "#0b1020", opacity=0.3)
    for edge in (left, right):
        yield line(edge, "#000", 15, opacity=0.25, transform="translate(3 5)")
        yield line(edge, colours["wall"], 14)
        yield line(edge, colours["ink"], 10, stroke_dasharray="5 19", opacity=0.75)
        yield line(edge, colours["line"], 3.5, stroke_dasharray="3 21", opacity=0.9)
    for ends in ((left[0], right[0]), (left[-1], right[-1])):
        yield line(ends, colours["wall"], 16)
        yield line(ends, colours["ink"], 16, stroke_dasharray="2 14", opacity=0.5)


def lights(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw street lamps along both sides of a section, lighting the road."""
    glow = colours.get("glow", colours["line"])
    step = float(item.get("step", 2.6)) * unit
    for edge, first in zip(edges(item), (step / 2, step), strict=True):
        for x, y in along(edge, step, first):
            yield circle(x, y, unit * 0.8, glow, opacity=0.1)
            yield circle(x, y, unit * 0.4, glow, opacity=0.16)
            yield circle(x, y, unit * 0.11, "#fffbe8", **edged(glow, 2))


def police(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a police station with a blue lamp and two cars in front."""
    width, height = size(item, unit, 4.4, 2.6)
    blue, inked = "#2f6fdb", edged("#1a2340", 1.5)
    yield rect(*shade(item), width, height, "#000", opacity=0.3)
    yield rect(0, 0, width, height, "#dfe6f2", **inked)
    yield rect(0, 0, width, height * 0.42, "#aab7d1")
    yield rect(0, height * 0.42, width, height * 0.2, blue)
    yield text(width / 2, height * 0.57, height * 0.155, "POLICE", "#fff", font_weight="bold", letter_spacing=4)
    for number in (0, 1, 4, 5):
        yield rect(width * (0.08 + 0.14 * number), height * 0.7, width * 0.08, height * 0.14, "#ffe9a8")
    yield rect(width * 0.42, height * 0.68, width * 0.16, height * 0.32, "#1a2340")
    yield circle(width / 2, height * 0.2, unit * 0.75, blue, opacity=0.25)
    yield circle(width / 2, height * 0.2, unit * 0.26, "#7fb2ff", **edged("#fff", 2))
    for x in (width * 0.12, width * 0.62):
        car = [
            rect(0, 0, unit * 1.05, unit * 0.5, "#fff", rx=7, **inked),
            rect(unit * 0.3, unit * 0.06, unit * 0.45, unit * 0.38, blue, rx=3),
            rect(unit * 0.46, 2, 6, unit * 0.5 - 4, "#ff5a4f", rx=2),
        ]
        yield group(car, x, height + unit * 0.18)


def tower(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a skyscraper that leans away from the viewer, with a few lit windows and a light on its mast."""
    width, height = size(item, unit, 2, 4)
    dice = random.Random(int(item.get("seed", 1)))
    lit = colours.get("glow", colours["line"])
    roof = min(width * 0.5, height * 0.3)
    far, low = width + 18, height + 14
    dark = [(width, roof), (far, roof + 16), (far, low), (8, low), (0, height), (width, height)]
    yield shape(dark, "#000", opacity=0.25)
    yield rect(0, 0, width, height, tone(item, colours, "wall"))
    yield rect(0, 0, width, roof, "#fff", opacity=0.13)
    yield rect(width * 0.2, roof * 0.25, width * 0.6, roof * 0.5, "#000", opacity=0.18)
    panes: dict[str, str] = {}
    for row in range(int((height - roof - 8) / 11)):
        for column in range(int((width - 8) / 11)):
            colour = dice.choice((lit, lit, "#9fe7ff", "#ffd0f0")) if dice.random() < 0.55 else "#000"
            panes[colour] = panes.get(colour, "") + f"M{6 + column * 11} {roof + 7 + row * 11:.0f}h6v6h-6Z"
    for colour, drawn in panes.items():
        yield shape(drawn, colour, opacity=0.25 if colour == "#000" else 0.9)
    if item.get("neon"):
        neon = str(item["neon"])
        yield rect(1.5, 1.5, width - 3, height - 3, "none", rx=2, **edged(neon, 3))
        yield rect(1.5, 1.5, width - 3, height - 3, "none", rx=4, opacity=0.25, **edged(neon, 10))
    yield line([(width / 2, roof / 2), (width / 2, -unit * 0.5)], colours["steel"], 2.5)
    yield circle(width / 2, -unit * 0.5, 4, "#ff5a4f")


def plaque(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a board with a word or two that names a zone."""
    words = str(item.get("text", ""))
    tall = float(item.get("height", 0.9)) * unit
    width = len(words) * tall * 0.5 + tall
    left, top, paint = -width / 2, -tall / 2, tone(item, colours, "accent")
    bold = {"font_weight": "bold", "letter_spacing": tall * 0.05}
    yield rect(left + 4, top + 6, width, tall, "#000", rx=tall * 0.2, opacity=0.3)
    yield rect(left, top, width, tall, paint, rx=tall * 0.2, **edged("#fff", 2.5))
    yield text(0, tall * 0.19, tall * 0.52, words, str(item.get("ink", "#fff")), **bold)


def mesa(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a table mountain: a flat top over banded cliffs, shaped by `points`."""
    top = points(item, unit)
    tall = float(item.get("height", 1.6)) * unit
    if len(top) < 3:
        return
    yield shape(smooth([(x + 18, y + tall + 14) for x, y in top], closed=True), "#000", opacity=0.18)
    bands = (colours["roof"], colours["roof2"], colours["shade"], colours["roof"])
    steps = 16
    for number in range(steps, 0, -1):
        part = number / steps
        band = bands[int(part * len(bands)) % len(bands)]
        yield shape(smooth([(x, y + tall * part) for x, y in top], closed=True), band)
    middle_x, middle_y = sum(x for x, _ in top) / len(top), sum(y for _, y in top) / len(top)
    for (ax, ay), (bx, by) in pairwise([*top, top[0]]):
        for part in (0.15, 0.4, 0.7):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            if y > middle_y:
                yield line([(x, y), (x + 3, y + tall * (0.45 + part / 2))], colours["ink"], 2.2, opacity=0.22)
    inner = [(middle_x + (x - middle_x) * 0.82, middle_y + (y - middle_y) * 0.74) for x, y in top]
    yield shape(smooth(top, closed=True), tone(item, colours, "bank"), **edged(colours["roof2"], 2))
    yield shape(smooth(inner, closed=True), "#fff", opacity=0.16)


def balloon(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a hot-air balloon in the sky over the circuit."""
    radius = float(item.get("radius", 1.2)) * unit
    stripes = (colours["accent"], colours["line"], colours["paper"], tone(item, colours, "water"))
    yield ellipse(radius * 0.9, radius * 2.3, radius * 0.7, radius * 0.22, "#000", opacity=0.16)
    for number in range(7):
        half = radius * math.cos(math.radians(number * 13)) * (1 - number * 0.12)
        yield ellipse(0, 0, half, radius, stripes[number % 4])
    wide, narrow, top, low = radius * 0.55, radius * 0.16, radius * 0.82, radius * 1.4
    yield shape([(-wide, top), (wide, top), (narrow, low), (-narrow, low)], stripes[0])
    yield rect(-radius * 0.16, radius * 1.45, radius * 0.32, radius * 0.26, "#8a5a33", rx=2)


def plane(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a small aeroplane from above."""
    long = length(item, unit, 2)

    def wing(front: float, reach: float, *tips: float) -> str:
        """Draw both halves of a wing: root, span, tips and rear."""
        near, far, rear = (long * tip for tip in tips)
        out = long * reach
        return path([(long * front, 0), (near, out), (far, out), (rear, 0), (far, -out), (near, -out)])

    wings = wing(0.12, 0.55, -0.02, -0.16, -0.12) + wing(-0.38, 0.2, -0.46, -0.54, -0.5)
    body = f"M{long * 0.5:.1f} 0Q{long * 0.4:.1f} {long * 0.09:.1f} 0 {long * 0.08:.1f}"
    body += f"L{-long * 0.52:.1f} {long * 0.03:.1f}V{-long * 0.03:.1f}L0 {-long * 0.08:.1f}"
    body += f"Q{long * 0.4:.1f} {-long * 0.09:.1f} {long * 0.5:.1f} 0Z"
    thin = edged(colours["ink"], 1)
    yield shadow(item, wings + body)
    yield shape(wings, tone(item, colours, "accent"), **thin)
    yield shape(body, colours["paper"], **thin)
    yield ellipse(long * 0.2, 0, long * 0.07, long * 0.045, colours["ink"])


def hangar(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a hangar with a ribbed barrel roof."""
    width, height = size(item, unit, 4, 3)
    ribs = max(3, round(width / 20))
    yield rect(*shade(item), width, height, "#000", opacity=0.22)
    yield rect(0, 0, width, height, tone(item, colours, "steel"), **edged(colours["ink"], 1.5))
    yield rect(0, 0, width, height * 0.3, "#fff", opacity=0.25)
    yield rect(0, height * 0.65, width, height * 0.35, "#000", opacity=0.15)
    for number in range(1, ribs):
        yield rect(width * number / ribs, 0, 2, height, "#000", opacity=0.15)
    yield rect(width * 0.2, height - 10, width * 0.6, 10, colours["ink"], opacity=0.8)


LANDMARKS = (casino, pool, ship, gallery, lights, police, tower, plaque, mesa, balloon, plane, hangar)
