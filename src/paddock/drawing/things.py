"""Things that stand on the land round a circuit, each a few shapes from a few numbers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from typing import Any

from paddock.drawing.ink import Colours, circle, line, path, rect, tag, text
from paddock.track.model import Point

Item = Mapping[str, Any]
Maker = Callable[[Item, float, Colours], str]


def place(item: Item, unit: float) -> Point:
    x, y = item.get("at", (0, 0))
    return float(x) * unit, float(y) * unit


def points(item: Item, unit: float) -> list[Point]:
    return [(float(x) * unit, float(y) * unit) for x, y in item.get("points", ())]


def size(item: Item, unit: float, width: float, height: float) -> Point:
    x, y = item.get("size", (width, height))
    return float(x) * unit, float(y) * unit


def tone(item: Item, colours: Colours, usual: str) -> str:
    """The colour of a thing: a name of the palette, or any colour that a browser knows."""
    name = str(item.get("colour", usual))
    return colours.get(name, name)


def shade(item: Item) -> Point:
    """Where the shadow of a turned thing falls in its own frame: on the picture always to the lower right."""
    turn = math.radians(float(item.get("turn", 0)))
    return 5 * math.cos(turn) + 8 * math.sin(turn), 8 * math.cos(turn) - 5 * math.sin(turn)


def stand(item: Item, unit: float, colours: Colours) -> str:
    """A grandstand full of people under a striped roof."""
    width, height = size(item, unit, 6, 1.4)
    dice = random.Random(int(item.get("seed", 3)))
    crowd = [colours["accent"], colours["line"], colours["paper"], colours["water"], colours["ink"]]
    parts = [
        rect(*shade(item), width, height, "#000", rx=3, opacity=0.22),
        rect(0, 0, width, height, colours["wall"], rx=3),
    ]
    rows = max(2, int(height * 0.62 / 9))
    for row in range(rows):
        for column in range(int(width / 9) - 1):
            if dice.random() < 0.86:
                parts.append(circle(9 + column * 9, height * 0.42 + row * 9, 3.1, dice.choice(crowd)))
    stripes = max(3, round(width / 22))
    step = width / stripes
    for number in range(stripes):
        colour = colours["accent"] if number % 2 == 0 else colours["paper"]
        parts.append(rect(number * step, -4, step, height * 0.36, colour))
    parts.append(rect(0, height * 0.36 - 6, width, 3, colours["ink"], opacity=0.35))
    return "".join(parts)


def house(item: Item, unit: float, colours: Colours) -> str:
    """A house seen from above: a ridge, a light and a dark side of the roof."""
    width, height = size(item, unit, 1.6, 1.1)
    roof = tone(item, colours, "roof")
    return "".join(
        [
            rect(*shade(item), width, height, "#000", opacity=0.22),
            rect(0, 0, width, height, roof),
            rect(0, height / 2, width, height / 2, "#000", opacity=0.16),
            rect(0, height / 2 - 1, width, 2, "#fff", opacity=0.5),
            rect(width * 0.72, height * 0.16, 7, 9, colours["wall"], stroke=colours["ink"], stroke_width=0.8),
        ]
    )


def block(item: Item, unit: float, colours: Colours) -> str:
    """A flat-roofed town block with windows and a roof garden."""
    width, height = size(item, unit, 2, 2)
    rise = float(item.get("rise", 0.5)) * unit
    roof = height - rise
    dark = path([(0, height), (width, height), (width + 12, height + 9), (width + 12, 12), (width, 0)])
    lit = colours.get("glow")
    dice = random.Random(int(item.get("seed", 1)) + int(width))
    panes: dict[bool, str] = {True: "", False: ""}
    for row in range(int((rise - 4) / 11)):
        for column in range(int((width - 8) / 11)):
            panes[bool(lit) and dice.random() < 0.6] += f"M{6 + column * 11} {roof + 5 + row * 11:.0f}h5v6h-5Z"
    windows = [
        tag("path", d=d, fill=lit if on else colours["ink"], opacity=0.9 if on else 0.55)
        for on, d in panes.items()
        if d
    ]
    parts = [
        tag("path", d=dark, fill="#000", opacity=0.2),
        rect(0, 0, width, height, tone(item, colours, "wall")),
        rect(0, roof, width, rise, "#000", opacity=0.13),
        *windows,
        rect(5, 5, width - 10, roof - 10, "none", stroke=colours["ink"], stroke_width=1, opacity=0.25),
        rect(width * 0.15, roof * 0.3, width * 0.25, roof * 0.35, colours["leaf2"], rx=2),
    ]
    return "".join(parts)


def station(item: Item, unit: float, colours: Colours) -> str:
    """A railway station: a long glazed roof, arches and a clock tower."""
    width, height = size(item, unit, 8, 2.4)
    bays = max(4, round(width / 26))
    step = width / bays
    round_top = f"a{step / 2 - 6:.1f} {step / 2 - 6:.1f} 0 0 1 {step - 12:.1f} 0v{height * 0.17:.1f}Z"
    glass = [
        rect(number * step + 3, height * 0.08, step - 6, height * 0.5, colours["water2"], opacity=0.85)
        for number in range(bays)
    ]
    arches = [f"M{number * step + 6:.1f} {height:.1f}v{-height * 0.17:.1f}{round_top}" for number in range(bays)]
    parts = [
        rect(*shade(item), width, height, "#000", opacity=0.22),
        rect(0, 0, width, height, colours["wall"]),
        rect(0, 0, width, height * 0.64, colours["roof"]),
        *glass,
        tag("path", d="".join(arches), fill=colours["ink"], opacity=0.75),
        rect(0, 0, width, height, "none", stroke=colours["ink"], stroke_width=1.5),
        clock_tower(width / 2, height, colours),
    ]
    return "".join(parts)


def clock_tower(x: float, height: float, colours: Colours) -> str:
    top, clock = -height * 0.25, height * 0.12
    parts = [
        rect(x - 24, top, 48, height - top, colours["roof2"], stroke=colours["ink"], stroke_width=1.5),
        tag("path", d=path([(x - 28, top), (x, top - 26), (x + 28, top)]), fill=colours["roof"]),
        circle(x, clock, 15, colours["paper"], stroke=colours["ink"], stroke_width=2.5),
        line([(x, clock - 10), (x, clock), (x + 7, clock + 4)], colours["ink"], 2.2),
    ]
    return "".join(parts)


def train(item: Item, unit: float, colours: Colours) -> str:
    """A train of a few coaches."""
    length = float(item.get("length", 4)) * unit
    count = max(2, int(item.get("coaches", 4)))
    coach = length / count
    parts = [rect(shade(item)[0] * 0.6, shade(item)[1] * 0.6 - 9, length, 17, "#000", opacity=0.22, rx=4)]
    for number in range(count):
        colour = colours["accent"] if number == count - 1 else colours["paper"]
        parts.append(rect(number * coach + 1, -9, coach - 3, 18, colour, rx=4, stroke=colours["ink"], stroke_width=1.2))
        parts.append(rect(number * coach + 7, -3, coach - 15, 6, colours["ink"], opacity=0.25, rx=2))
    return "".join(parts)


def boat(item: Item, unit: float, colours: Colours) -> str:
    """A boat from above: with a sail that catches the light, or with a cabin."""
    long = float(item.get("length", 1.2)) * unit
    hull = (
        f"M0 {-long / 2:.1f}Q{long * 0.28:.1f} {-long * 0.1:.1f} {long * 0.17:.1f} {long / 2:.1f}"
        f"H{-long * 0.17:.1f}Q{-long * 0.28:.1f} {-long * 0.1:.1f} 0 {-long / 2:.1f}Z"
    )
    sail = f"M0 {-long * 0.42:.1f}Q{long * 0.42:.1f} {long / 20:.1f} {long / 20:.1f} {long * 0.42:.1f}Z"
    thin: dict[str, Any] = {"stroke": colours["ink"], "stroke_width": 0.8}
    if item.get("motor"):
        top = rect(-long * 0.1, -long * 0.08, long * 0.2, long * 0.34, colours["wall"], rx=3, **thin)
    else:
        top = tag("path", d=sail, fill="#fff", **thin)
    dx, dy = shade(item)
    shadow = tag("path", d=hull, fill="#000", opacity=0.2, transform=f"translate({dx:.1f} {dy:.1f})")
    body = tag("path", d=hull, fill=tone(item, colours, "paper"), stroke=colours["ink"], stroke_width=1.2)
    return shadow + body + top


def wheel(item: Item, unit: float, colours: Colours) -> str:
    """A great observation wheel with its gondolas."""
    radius = float(item.get("radius", 1.8)) * unit
    parts = [
        tag("ellipse", cx=8, cy=radius + 8, rx=radius * 0.8, ry=10, fill="#000", opacity=0.2),
        line([(-radius * 0.45, radius + 6), (0, 0), (radius * 0.45, radius + 6)], colours["ink"], 5),
    ]
    for number in range(12):
        angle = math.radians(number * 30)
        x, y = math.cos(angle) * radius, math.sin(angle) * radius
        parts.append(line([(0, 0), (x, y)], colours["paper"], 1.6))
    parts.append(circle(0, 0, radius, "none", stroke=colours["paper"], stroke_width=5))
    parts.append(circle(0, 0, radius, "none", stroke=colours["accent"], stroke_width=2))
    for number in range(12):
        angle = math.radians(number * 30 + 15)
        colour = (colours["accent"], colours["line"], colours["water"])[number % 3]
        parts.append(
            circle(
                math.cos(angle) * radius,
                math.sin(angle) * radius,
                7,
                colour,
                stroke=colours["ink"],
                stroke_width=1.2,
            )
        )
    parts.append(circle(0, 0, 8, colours["accent"], stroke=colours["ink"], stroke_width=1.5))
    return "".join(parts)


def lighthouse(item: Item, unit: float, colours: Colours) -> str:
    tall = float(item.get("height", 2.6)) * unit
    parts = [
        tag("ellipse", cx=0, cy=4, rx=34, ry=18, fill=colours["shade"]),
        tag("ellipse", cx=20, cy=4, rx=30, ry=7, fill="#000", opacity=0.2),
    ]
    for number in range(5):
        low, high = number / 5, (number + 1) / 5
        half = [15 - 6 * part for part in (low, high)]
        shape = [
            (-half[0], -low * tall),
            (half[0], -low * tall),
            (half[1], -high * tall),
            (-half[1], -high * tall),
        ]
        parts.append(tag("path", d=path(shape), fill=colours["accent"] if number % 2 == 0 else "#fff"))
    parts += [
        rect(-8, -tall - 15, 16, 15, colours["line"], stroke=colours["ink"], stroke_width=1.5),
        tag("path", d=path([(-12, -tall - 15), (0, -tall - 27), (12, -tall - 15)]), fill=colours["ink"]),
    ]
    return "".join(parts)


def tent(item: Item, unit: float, colours: Colours) -> str:
    """A round marquee in two colours."""
    radius = float(item.get("radius", 0.6)) * unit
    wedges = []
    for number in range(8):
        corners = [
            (math.cos(math.radians(angle)) * radius, math.sin(math.radians(angle)) * radius)
            for angle in (number * 45, number * 45 + 45)
        ]
        wedges.append(
            tag("path", d=path([(0, 0), *corners]), fill=colours["accent"] if number % 2 else colours["paper"])
        )
    return circle(4, 7, radius, "#000", opacity=0.2) + "".join(wedges) + circle(0, 0, 3, colours["line"])


def bridge(item: Item, unit: float, colours: Colours) -> str:
    """Girders along both sides of a section; the file names the section, the builder adds its edges."""
    parts = []
    for side in ("left", "right"):
        edge = [(float(x), float(y)) for x, y in item.get(side, ())]
        if len(edge) > 1:
            parts += [
                line(edge, "#000", 9, opacity=0.25, transform="translate(3 5)"),
                line(edge, colours["ink"], 9),
                line(edge, colours["steel"], 4, stroke_dasharray="3 9"),
            ]
    return "".join(parts)


def sign(item: Item, unit: float, colours: Colours) -> str:
    """Words on the land."""
    return text(
        0,
        0,
        float(item.get("height", 0.5)) * unit,
        str(item.get("text", "")),
        tone(item, colours, "ink"),
        letter_spacing=3,
        font_style="italic",
        opacity=0.8,
    )


OBJECTS: dict[str, Maker] = {
    "stand": stand,
    "house": house,
    "block": block,
    "station": station,
    "train": train,
    "boat": boat,
    "wheel": wheel,
    "lighthouse": lighthouse,
    "tent": tent,
    "bridge": bridge,
    "sign": sign,
}
