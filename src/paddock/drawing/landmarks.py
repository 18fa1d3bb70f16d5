"""Great things beside a circuit, one or two of each: a casino, a pool, towers, mesas, a police station."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from paddock.drawing.ink import Colours, circle, group, line, path, rect, smooth, tag, text
from paddock.drawing.things import Item, Maker, points, shade, size, tone


def casino(item: Item, unit: float, colours: Colours) -> str:
    """A palace of games: two domed towers, arched windows and a copper roof."""
    width, height = size(item, unit, 7, 4)
    roof, wall = height * 0.42, colours["wall"]
    copper = str(item.get("colour", "#5fa08c"))
    parts = [
        rect(shade(item)[0], shade(item)[1] + roof * 0.7, width, height - roof * 0.7, "#000", opacity=0.22),
        rect(0, roof * 0.5, width, height - roof * 0.5, wall, stroke=colours["ink"], stroke_width=1.5),
        tag(
            "path",
            d=path([(0, roof), (width * 0.05, roof * 0.45), (width * 0.95, roof * 0.45), (width, roof)]),
            fill=copper,
        ),
        rect(0, roof, width, 5, colours["roof2"]),
    ]
    bays = 9
    step = width / bays
    for number in range(bays):
        x = step * (number + 0.5)
        half, low = step * 0.26, roof + 34
        arch = f"M{x - half:.1f} {height:.1f}V{low:.1f}a{half:.1f} {half:.1f} 0 0 1 {2 * half:.1f} 0V{height:.1f}Z"
        parts.append(tag("path", d=arch, fill=colours["ink"], opacity=0.75))
        parts.append(circle(x, roof + 15, 4.5, colours["roof2"]))
    for x in (width * 0.17, width * 0.83):
        parts += dome(x, roof, width * 0.1, height - roof, wall, copper, colours)
    parts += dome(width / 2, roof * 0.75, width * 0.13, height - roof * 0.75, wall, copper, colours)
    parts.append(circle(width / 2, roof * 0.75 + 26, 15, colours["paper"], stroke=colours["ink"], stroke_width=2))
    hand = [(width / 2, roof * 0.75 + 16), (width / 2, roof * 0.75 + 26), (width / 2 + 7, roof * 0.75 + 30)]
    parts.append(line(hand, colours["ink"], 2))
    return "".join(parts)


def dome(x: float, y: float, half: float, low: float, wall: str, roof: str, colours: Colours) -> list[str]:
    """A tower under a dome."""
    top = f"M{x - half:.1f} {y:.1f}Q{x - half:.1f} {y - half * 1.5:.1f} {x:.1f} {y - half * 1.7:.1f}"
    top += f"Q{x + half:.1f} {y - half * 1.5:.1f} {x + half:.1f} {y:.1f}Z"
    return [
        rect(x - half, y, 2 * half, low, wall, stroke=colours["ink"], stroke_width=1.5),
        *(
            rect(x + step * half - 4, y + low * (0.42 + 0.26 * row), 8, low * 0.16, colours["ink"], rx=4, opacity=0.7)
            for step in (-0.55, 0, 0.55)
            for row in (0, 1)
        ),
        tag("path", d=top, fill=roof, stroke=colours["ink"], stroke_width=1.5),
        line([(x, y - half * 1.7), (x, y - half * 2.3)], colours["ink"], 2.5),
        circle(x, y - half * 2.35, 4, colours["line"]),
    ]


def pool(item: Item, unit: float, colours: Colours) -> str:
    """A swimming pool with lanes and parasols on a terrace."""
    width, height = size(item, unit, 5, 2.6)
    edge = unit * 0.45
    parts = [
        rect(*shade(item), width, height, "#000", rx=6, opacity=0.2),
        rect(0, 0, width, height, colours["paper"], rx=6),
        rect(edge, edge, width - 2 * edge, height - 2 * edge, "#53c3dc", rx=4, stroke="#2f97b5", stroke_width=2),
    ]
    lanes = max(3, int((height - 2 * edge) / 12))
    for number in range(1, lanes):
        y = edge + (height - 2 * edge) * number / lanes
        parts.append(line([(edge + 4, y), (width - edge - 4, y)], "#fff", 1.6, stroke_dasharray="6 4"))
    for number in range(5):
        colour = colours["accent"] if number % 2 else colours["line"]
        x = width * (number + 0.5) / 5
        parts.append(circle(x, edge * 0.48, edge * 0.36, colour, stroke="#fff", stroke_width=1.2))
    return "".join(parts)


def ship(item: Item, unit: float, colours: Colours) -> str:
    """A white liner from above, with decks, funnels and boats."""
    long = float(item.get("length", 7)) * unit
    half = long * 0.13
    hull = f"M{-long / 2:.1f} {-half:.1f}H{long * 0.3:.1f}Q{long * 0.44:.1f} {-half * 0.8:.1f} {long / 2:.1f} 0"
    hull += f"Q{long * 0.44:.1f} {half * 0.8:.1f} {long * 0.3:.1f} {half:.1f}"
    hull += f"H{-long / 2:.1f}Q{-long * 0.53:.1f} 0 {-long / 2:.1f} {-half:.1f}Z"
    dx, dy = shade(item)
    decks = [
        rect(
            -long * 0.44,
            -half * 0.72,
            long * 0.76,
            half * 1.44,
            colours["wall"],
            rx=8,
            stroke=colours["ink"],
            stroke_width=1,
        ),
        rect(-long * 0.38, -half * 0.45, long * 0.6, half * 0.9, "#fff", rx=6, stroke=colours["ink"], stroke_width=0.8),
        rect(-long * 0.3, -half * 0.22, long * 0.16, half * 0.44, "#53c3dc", rx=4),
    ]
    funnels = [
        circle(long * x, 0, half * 0.26, colours["accent"], stroke=colours["ink"], stroke_width=1.5)
        for x in (-0.04, 0.07)
    ]
    rafts = [
        rect(-long * 0.4 + number * long * 0.085, side * half * 0.86 - 3, long * 0.05, 6, colours["roof2"], rx=3)
        for number in range(8)
        for side in (-1, 1)
    ]
    return "".join(
        [
            tag("path", d=hull, fill="#000", opacity=0.2, transform=f"translate({dx:.1f} {dy:.1f})"),
            tag("path", d=hull, fill=tone(item, colours, "paper"), stroke=colours["ink"], stroke_width=2),
            *decks,
            *rafts,
            *funnels,
        ]
    )


def gallery(item: Item, unit: float, colours: Colours) -> str:
    """A road gallery along a section: pillars and lamps on both sides, the light dimmed between them."""
    edges = [[(float(x), float(y)) for x, y in item.get(side, ())] for side in ("left", "right")]
    if any(len(edge) < 2 for edge in edges):
        return ""
    left, right = edges
    parts = [tag("path", d=path([*left, *reversed(right)]), fill="#0b1020", opacity=0.3)]
    for edge in edges:
        parts += [
            line(edge, "#000", 15, opacity=0.25, transform="translate(3 5)"),
            line(edge, colours["wall"], 14),
            line(edge, colours["ink"], 10, stroke_dasharray="5 19", opacity=0.75),
            line(edge, colours["line"], 3.5, stroke_dasharray="3 21", opacity=0.9),
        ]
    for one, other in ((left[0], right[0]), (left[-1], right[-1])):
        parts += [
            line([one, other], colours["wall"], 16),
            line([one, other], colours["ink"], 16, stroke_dasharray="2 14", opacity=0.5),
        ]
    return "".join(parts)


def lights(item: Item, unit: float, colours: Colours) -> str:
    """Street lamps along both sides of a section, whose light falls on the road."""
    glow = colours.get("glow", colours["line"])
    step = float(item.get("step", 2.6)) * unit
    parts = []
    for side in ("left", "right"):
        edge = [(float(x), float(y)) for x, y in item.get(side, ())]
        rest = step / 2 if side == "left" else step
        for (ax, ay), (bx, by) in pairwise(edge):
            length = math.dist((ax, ay), (bx, by))
            while length > 0 and rest <= length:
                x, y = ax + (bx - ax) * rest / length, ay + (by - ay) * rest / length
                parts += [circle(x, y, unit * 0.8, glow, opacity=0.1), circle(x, y, unit * 0.4, glow, opacity=0.16)]
                parts.append(circle(x, y, unit * 0.11, "#fffbe8", stroke=glow, stroke_width=2))
                rest += step
            rest -= length
    return "".join(parts)


def police(item: Item, unit: float, colours: Colours) -> str:
    """A police station with a blue lamp and two cars before it."""
    width, height = size(item, unit, 4.4, 2.6)
    blue = "#2f6fdb"
    parts = [
        rect(*shade(item), width, height, "#000", opacity=0.3),
        rect(0, 0, width, height, "#dfe6f2", stroke="#1a2340", stroke_width=1.5),
        rect(0, 0, width, height * 0.42, "#aab7d1"),
        rect(0, height * 0.42, width, height * 0.2, blue),
        text(width / 2, height * 0.57, height * 0.155, "POLICE", "#fff", font_weight="bold", letter_spacing=4),
        *(
            rect(width * (0.08 + 0.14 * number), height * 0.7, width * 0.08, height * 0.14, "#ffe9a8")
            for number in (0, 1, 4, 5)
        ),
        rect(width * 0.42, height * 0.68, width * 0.16, height * 0.32, "#1a2340"),
        circle(width / 2, height * 0.2, unit * 0.75, blue, opacity=0.25),
        circle(width / 2, height * 0.2, unit * 0.26, "#7fb2ff", stroke="#fff", stroke_width=2),
    ]
    for x in (width * 0.12, width * 0.62):
        car = [
            rect(0, 0, unit * 1.05, unit * 0.5, "#fff", rx=7, stroke="#1a2340", stroke_width=1.5),
            rect(unit * 0.3, unit * 0.06, unit * 0.45, unit * 0.38, blue, rx=3),
            rect(unit * 0.46, 2, 6, unit * 0.5 - 4, "#ff5a4f", rx=2),
        ]
        parts.append(group(car, x, height + unit * 0.18))
    return "".join(parts)


def tower(item: Item, unit: float, colours: Colours) -> str:
    """A skyscraper leaning away from the eye, windows lit here and there, a light on its mast."""
    width, height = size(item, unit, 2, 4)
    dice = random.Random(int(item.get("seed", 1)))
    body = tone(item, colours, "wall")
    lit = colours.get("glow", colours["line"])
    roof = min(width * 0.5, height * 0.3)
    parts = [
        tag(
            "path",
            d=path(
                [
                    (width, roof),
                    (width + 18, roof + 16),
                    (width + 18, height + 14),
                    (8, height + 14),
                    (0, height),
                    (width, height),
                ]
            ),
            fill="#000",
            opacity=0.25,
        ),
        rect(0, 0, width, height, body),
        rect(0, 0, width, roof, "#fff", opacity=0.13),
        rect(width * 0.2, roof * 0.25, width * 0.6, roof * 0.5, "#000", opacity=0.18),
    ]
    panes: dict[str, str] = {}
    for row in range(int((height - roof - 8) / 11)):
        for column in range(int((width - 8) / 11)):
            colour = dice.choice((lit, lit, "#9fe7ff", "#ffd0f0")) if dice.random() < 0.55 else "#000"
            panes[colour] = panes.get(colour, "") + f"M{6 + column * 11} {roof + 7 + row * 11:.0f}h6v6h-6Z"
    parts += [tag("path", d=d, fill=colour, opacity=0.25 if colour == "#000" else 0.9) for colour, d in panes.items()]
    if item.get("neon"):
        colour = str(item["neon"])
        parts.append(rect(1.5, 1.5, width - 3, height - 3, "none", stroke=colour, stroke_width=3, rx=2))
        parts.append(rect(1.5, 1.5, width - 3, height - 3, "none", stroke=colour, stroke_width=10, rx=4, opacity=0.25))
    parts += [
        line([(width / 2, roof / 2), (width / 2, -unit * 0.5)], colours["steel"], 2.5),
        circle(width / 2, -unit * 0.5, 4, "#ff5a4f"),
    ]
    return "".join(parts)


def plaque(item: Item, unit: float, colours: Colours) -> str:
    """A board with a word or two, to name a zone."""
    words = str(item.get("text", ""))
    tall = float(item.get("height", 0.9)) * unit
    width = len(words) * tall * 0.5 + tall
    return "".join(
        [
            rect(-width / 2 + 4, -tall / 2 + 6, width, tall, "#000", rx=tall * 0.2, opacity=0.3),
            rect(
                -width / 2,
                -tall / 2,
                width,
                tall,
                tone(item, colours, "accent"),
                rx=tall * 0.2,
                stroke="#fff",
                stroke_width=2.5,
            ),
            text(
                0,
                tall * 0.19,
                tall * 0.52,
                words,
                str(item.get("ink", "#fff")),
                font_weight="bold",
                letter_spacing=tall * 0.05,
            ),
        ]
    )


def mesa(item: Item, unit: float, colours: Colours) -> str:
    """A table mountain: a flat top over banded cliffs, its own frame given by `points`."""
    top = points(item, unit)
    tall = float(item.get("height", 1.6)) * unit
    if len(top) < 3:
        return ""
    parts = [tag("path", d=smooth([(x + 18, y + tall + 14) for x, y in top], closed=True), fill="#000", opacity=0.18)]
    bands = (colours["roof"], colours["roof2"], colours["shade"], colours["roof"])
    steps = 16
    for number in range(steps, 0, -1):
        part = number / steps
        shape = smooth([(x, y + tall * part) for x, y in top], closed=True)
        parts.append(tag("path", d=shape, fill=bands[int(part * len(bands)) % len(bands)]))
    middle = (sum(x for x, _ in top) / len(top), sum(y for _, y in top) / len(top))
    for (ax, ay), (bx, by) in pairwise([*top, top[0]]):
        for part in (0.15, 0.4, 0.7):
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            if y > middle[1]:
                parts.append(line([(x, y), (x + 3, y + tall * (0.45 + part / 2))], colours["ink"], 2.2, opacity=0.22))
    edge: dict[str, object] = {"stroke": colours["roof2"], "stroke_width": 2}
    inner = [(middle[0] + (x - middle[0]) * 0.82, middle[1] + (y - middle[1]) * 0.74) for x, y in top]
    parts.append(tag("path", d=smooth(top, closed=True), fill=tone(item, colours, "bank"), **edge))
    parts.append(tag("path", d=smooth(inner, closed=True), fill="#fff", opacity=0.16))
    return "".join(parts)


def balloon(item: Item, unit: float, colours: Colours) -> str:
    """A hot-air balloon in the sky over the circuit."""
    radius = float(item.get("radius", 1.2)) * unit
    stripes = (colours["accent"], colours["line"], colours["paper"], tone(item, colours, "water"))
    parts = [
        tag("ellipse", cx=radius * 0.9, cy=radius * 2.3, rx=radius * 0.7, ry=radius * 0.22, fill="#000", opacity=0.16)
    ]
    for number in range(7):
        half = radius * math.cos(math.radians(number * 13))
        parts.append(
            tag(
                "ellipse",
                cx=0,
                cy=0,
                rx=half if number == 0 else half * (1 - number * 0.12),
                ry=radius,
                fill=stripes[number % 4],
            )
        )
    parts.append(
        tag(
            "path",
            d=path(
                [
                    (-radius * 0.55, radius * 0.82),
                    (radius * 0.55, radius * 0.82),
                    (radius * 0.16, radius * 1.4),
                    (-radius * 0.16, radius * 1.4),
                ]
            ),
            fill=stripes[0],
        )
    )
    parts.append(rect(-radius * 0.16, radius * 1.45, radius * 0.32, radius * 0.26, "#8a5a33", rx=2))
    return "".join(parts)


def plane(item: Item, unit: float, colours: Colours) -> str:
    """A small aeroplane from above."""
    long = float(item.get("length", 2)) * unit
    dx, dy = shade(item)
    wings = path(
        [
            (long * 0.12, 0),
            (-long * 0.02, long * 0.55),
            (-long * 0.16, long * 0.55),
            (-long * 0.12, 0),
            (-long * 0.16, -long * 0.55),
            (-long * 0.02, -long * 0.55),
        ]
    )
    tail = path(
        [
            (-long * 0.38, 0),
            (-long * 0.46, long * 0.2),
            (-long * 0.54, long * 0.2),
            (-long * 0.5, 0),
            (-long * 0.54, -long * 0.2),
            (-long * 0.46, -long * 0.2),
        ]
    )
    body = f"M{long * 0.5:.1f} 0Q{long * 0.4:.1f} {long * 0.09:.1f} 0 {long * 0.08:.1f}"
    body += f"L{-long * 0.52:.1f} {long * 0.03:.1f}V{-long * 0.03:.1f}L0 {-long * 0.08:.1f}"
    body += f"Q{long * 0.4:.1f} {-long * 0.09:.1f} {long * 0.5:.1f} 0Z"
    thin: dict[str, object] = {"stroke": colours["ink"], "stroke_width": 1}
    return "".join(
        [
            tag("path", d=wings + tail + body, fill="#000", opacity=0.2, transform=f"translate({dx:.1f} {dy:.1f})"),
            tag("path", d=wings + tail, fill=tone(item, colours, "accent"), **thin),
            tag("path", d=body, fill=colours["paper"], **thin),
            tag("ellipse", cx=long * 0.2, cy=0, rx=long * 0.07, ry=long * 0.045, fill=colours["ink"]),
        ]
    )


def hangar(item: Item, unit: float, colours: Colours) -> str:
    """A hall under a ribbed barrel roof."""
    width, height = size(item, unit, 4, 3)
    ribs = max(3, round(width / 20))
    parts = [
        rect(*shade(item), width, height, "#000", opacity=0.22),
        rect(0, 0, width, height, tone(item, colours, "steel"), stroke=colours["ink"], stroke_width=1.5),
        rect(0, 0, width, height * 0.3, "#fff", opacity=0.25),
        rect(0, height * 0.65, width, height * 0.35, "#000", opacity=0.15),
        *(rect(width * number / ribs, 0, 2, height, "#000", opacity=0.15) for number in range(1, ribs)),
        rect(width * 0.2, height - 10, width * 0.6, 10, colours["ink"], opacity=0.8),
    ]
    return "".join(parts)


LANDMARKS: dict[str, Maker] = {
    "casino": casino,
    "pool": pool,
    "ship": ship,
    "gallery": gallery,
    "lights": lights,
    "police": police,
    "tower": tower,
    "plaque": plaque,
    "mesa": mesa,
    "balloon": balloon,
    "plane": plane,
    "hangar": hangar,
}
