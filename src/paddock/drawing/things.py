"""Objects on the land around a circuit, each made of a few shapes from a few numbers."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

from paddock.drawing.ink import Colours, circle, edged, ellipse, line, rect, shape, text
from paddock.track.model import Point

Item: TypeAlias = Mapping[str, Any]
"""An object as described by its track file; lengths are in units."""
Shapes: TypeAlias = Iterator[str]
Maker: TypeAlias = Callable[[Item, float, Colours], Shapes]
SHORTEST_STEP = 4.0
"""Shortest step between objects in a row; without a limit there could be endlessly many."""


class Undrawable(ValueError):
    """An object that cannot be drawn as described; the text gives the reason."""


def place(item: Item, unit: float) -> Point:
    x, y = item.get("at", (0, 0))
    return float(x) * unit, float(y) * unit


def points(item: Item, unit: float) -> list[Point]:
    return [(float(x) * unit, float(y) * unit) for x, y in item.get("points", ())]


def edges(item: Item) -> list[list[Point]]:
    """Return both edges of the section named by the file, as added by the builder."""
    return [[(float(x), float(y)) for x, y in item.get(side, ())] for side in ("left", "right")]


LARGEST = 4000
"""Largest width and height of an object, in drawing units: a whole board."""


def size(item: Item, unit: float, width: float, height: float) -> Point:
    x, y = item.get("size", (width, height))
    found = float(x) * unit, float(y) * unit
    if max(found) > LARGEST:
        raise Undrawable(f"a size of {max(found):,.0f} is too large; an object is at most {LARGEST:,} wide and tall")
    return found


def length(item: Item, unit: float, usual: float) -> float:
    return float(item.get("length", usual)) * unit


def tone(item: Item, colours: Colours, usual: str) -> str:
    """Return an object's colour: a name of the palette, or any CSS colour."""
    name = str(item.get("colour", usual))
    return colours.get(name, name)


def shade(item: Item) -> Point:
    """Return the shadow offset in a rotated object's own frame; in the picture it is always to the lower right."""
    turn = math.radians(float(item.get("turn", 0)))
    return 5 * math.cos(turn) + 8 * math.sin(turn), 8 * math.cos(turn) - 5 * math.sin(turn)


def shadow(item: Item, drawn: str) -> str:
    dx, dy = shade(item)
    return shape(drawn, "#000", opacity=0.2, transform=f"translate({dx:.1f} {dy:.1f})")


def along(way: Sequence[Point], step: float, first: float = 0) -> Iterator[Point]:
    """Return spots along a line, a step apart, the first at this distance from its beginning."""
    if step < SHORTEST_STEP:
        raise Undrawable(f"a step of {step:g} is too short")
    rest = first
    for (ax, ay), (bx, by) in pairwise(way):
        part = math.dist((ax, ay), (bx, by))
        while part > 0 and rest <= part:
            yield ax + (bx - ax) * rest / part, ay + (by - ay) * rest / part
            rest += step
        rest -= part


def stand(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a grandstand full of people under a striped roof."""
    width, height = size(item, unit, 6, 1.4)
    dice = random.Random(int(item.get("seed", 3)))
    crowd = [colours[name] for name in ("accent", "line", "paper", "water", "ink")]
    yield rect(*shade(item), width, height, "#000", rx=3, opacity=0.22)
    yield rect(0, 0, width, height, colours["wall"], rx=3)
    for row in range(max(2, int(height * 0.62 / 9))):
        for column in range(int(width / 9) - 1):
            if dice.random() < 0.86:
                yield circle(9 + column * 9, height * 0.42 + row * 9, 3.1, dice.choice(crowd))
    stripes = max(3, round(width / 22))
    step = width / stripes
    for number in range(stripes):
        yield rect(number * step, -4, step, height * 0.36, colours["paper" if number % 2 else "accent"])
    yield rect(0, height * 0.36 - 6, width, 3, colours["ink"], opacity=0.35)


def house(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a house seen from above: a ridge between a light and a dark side of the roof."""
    width, height = size(item, unit, 1.6, 1.1)
    yield rect(*shade(item), width, height, "#000", opacity=0.22)
    yield rect(0, 0, width, height, tone(item, colours, "roof"))
    yield rect(0, height / 2, width, height / 2, "#000", opacity=0.16)
    yield rect(0, height / 2 - 1, width, 2, "#fff", opacity=0.5)
    yield rect(width * 0.72, height * 0.16, 7, 9, colours["wall"], **edged(colours["ink"], 0.8))


def block(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a flat-roofed town block with windows and a roof garden."""
    width, height = size(item, unit, 2, 2)
    rise = float(item.get("rise", 0.5)) * unit
    roof = height - rise
    lit = colours.get("glow")
    dice = random.Random(int(item.get("seed", 1)) + int(width))
    panes = {True: "", False: ""}
    for row in range(int((rise - 4) / 11)):
        for column in range(int((width - 8) / 11)):
            panes[bool(lit) and dice.random() < 0.6] += f"M{6 + column * 11} {roof + 5 + row * 11:.0f}h5v6h-5Z"
    dark = [(0, height), (width, height), (width + 12, height + 9), (width + 12, 12), (width, 0)]
    yield shape(dark, "#000", opacity=0.2)
    yield rect(0, 0, width, height, tone(item, colours, "wall"))
    yield rect(0, roof, width, rise, "#000", opacity=0.13)
    if panes[True]:
        yield shape(panes[True], lit or "", opacity=0.9)
    if panes[False]:
        yield shape(panes[False], colours["ink"], opacity=0.55)
    yield rect(5, 5, width - 10, roof - 10, "none", opacity=0.25, **edged(colours["ink"], 1))
    yield rect(width * 0.15, roof * 0.3, width * 0.25, roof * 0.35, colours["leaf2"], rx=2)


def station(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a railway station: a long glazed roof, arches and a clock tower."""
    width, height = size(item, unit, 8, 2.4)
    bays = max(4, round(width / 26))
    step = width / bays
    round_top = f"a{step / 2 - 6:.1f} {step / 2 - 6:.1f} 0 0 1 {step - 12:.1f} 0v{height * 0.17:.1f}Z"
    arches = [f"M{number * step + 6:.1f} {height:.1f}v{-height * 0.17:.1f}{round_top}" for number in range(bays)]
    yield rect(*shade(item), width, height, "#000", opacity=0.22)
    yield rect(0, 0, width, height, colours["wall"])
    yield rect(0, 0, width, height * 0.64, colours["roof"])
    for number in range(bays):
        yield rect(number * step + 3, height * 0.08, step - 6, height * 0.5, colours["water2"], opacity=0.85)
    yield shape("".join(arches), colours["ink"], opacity=0.75)
    yield rect(0, 0, width, height, "none", **edged(colours["ink"], 1.5))
    yield from clock_tower(width / 2, height, colours)


def clock_tower(x: float, height: float, colours: Colours) -> Shapes:
    top, clock = -height * 0.25, height * 0.12
    yield rect(x - 24, top, 48, height - top, colours["roof2"], **edged(colours["ink"], 1.5))
    yield shape([(x - 28, top), (x, top - 26), (x + 28, top)], colours["roof"])
    yield circle(x, clock, 15, colours["paper"], **edged(colours["ink"], 2.5))
    yield line([(x, clock - 10), (x, clock), (x + 7, clock + 4)], colours["ink"], 2.2)


def train(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a train with a few coaches."""
    long = length(item, unit, 4)
    count = max(2, int(item.get("coaches", 4)))
    coach = long / count
    dx, dy = shade(item)
    yield rect(dx * 0.6, dy * 0.6 - 9, long, 17, "#000", opacity=0.22, rx=4)
    for number in range(count):
        colour = colours["accent" if number == count - 1 else "paper"]
        yield rect(number * coach + 1, -9, coach - 3, 18, colour, rx=4, **edged(colours["ink"], 1.2))
        yield rect(number * coach + 7, -3, coach - 15, 6, colours["ink"], opacity=0.25, rx=2)


def boat(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a boat from above, with a sail that catches the light, or with a cabin."""
    long = length(item, unit, 1.2)
    hull = f"M0 {-long / 2:.1f}Q{long * 0.28:.1f} {-long * 0.1:.1f} {long * 0.17:.1f} {long / 2:.1f}"
    hull += f"H{-long * 0.17:.1f}Q{-long * 0.28:.1f} {-long * 0.1:.1f} 0 {-long / 2:.1f}Z"
    thin = edged(colours["ink"], 0.8)
    yield shadow(item, hull)
    yield shape(hull, tone(item, colours, "paper"), **edged(colours["ink"], 1.2))
    if item.get("motor"):
        yield rect(-long * 0.1, -long * 0.08, long * 0.2, long * 0.34, colours["wall"], rx=3, **thin)
    else:
        sail = f"M0 {-long * 0.42:.1f}Q{long * 0.42:.1f} {long / 20:.1f} {long / 20:.1f} {long * 0.42:.1f}Z"
        yield shape(sail, "#fff", **thin)


def wheel(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a big observation wheel with its gondolas."""
    radius = float(item.get("radius", 1.8)) * unit
    rim = [(math.cos(angle) * radius, math.sin(angle) * radius) for angle in (n * math.pi / 12 for n in range(24))]
    yield ellipse(8, radius + 8, radius * 0.8, 10, "#000", opacity=0.2)
    yield line([(-radius * 0.45, radius + 6), (0, 0), (radius * 0.45, radius + 6)], colours["ink"], 5)
    for spot in rim[::2]:
        yield line([(0, 0), spot], colours["paper"], 1.6)
    yield circle(0, 0, radius, "none", **edged(colours["paper"], 5))
    yield circle(0, 0, radius, "none", **edged(colours["accent"], 2))
    for number, (x, y) in enumerate(rim[1::2]):
        colour = colours[("accent", "line", "water")[number % 3]]
        yield circle(x, y, 7, colour, **edged(colours["ink"], 1.2))
    yield circle(0, 0, 8, colours["accent"], **edged(colours["ink"], 1.5))


def lighthouse(item: Item, unit: float, colours: Colours) -> Shapes:
    tall = float(item.get("height", 2.6)) * unit
    yield ellipse(0, 4, 34, 18, colours["shade"])
    yield ellipse(20, 4, 30, 7, "#000", opacity=0.2)
    for number in range(5):
        low, high = number / 5, (number + 1) / 5
        wide, narrow = 15 - 6 * low, 15 - 6 * high
        band = [(-wide, -low * tall), (wide, -low * tall), (narrow, -high * tall), (-narrow, -high * tall)]
        yield shape(band, "#fff" if number % 2 else colours["accent"])
    yield rect(-8, -tall - 15, 16, 15, colours["line"], **edged(colours["ink"], 1.5))
    yield shape([(-12, -tall - 15), (0, -tall - 27), (12, -tall - 15)], colours["ink"])


def tent(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a round marquee in two colours."""
    radius = float(item.get("radius", 0.6)) * unit
    rim = [(math.cos(math.radians(turn)) * radius, math.sin(math.radians(turn)) * radius) for turn in range(0, 361, 45)]
    yield circle(4, 7, radius, "#000", opacity=0.2)
    for number, wedge in enumerate(pairwise(rim)):
        yield shape([(0, 0), *wedge], colours["accent" if number % 2 else "paper"])
    yield circle(0, 0, 3, colours["line"])


def bridge(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw girders along both sides of a section."""
    for edge in edges(item):
        if len(edge) > 1:
            yield line(edge, "#000", 9, opacity=0.25, transform="translate(3 5)")
            yield line(edge, colours["ink"], 9)
            yield line(edge, colours["steel"], 4, stroke_dasharray="3 9")


def sign(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw words on the land."""
    tall, ink = float(item.get("height", 0.5)) * unit, tone(item, colours, "ink")
    yield text(0, 0, tall, str(item.get("text", "")), ink, letter_spacing=3, font_style="italic", opacity=0.8)


THINGS = (stand, house, block, station, train, boat, wheel, lighthouse, tent, bridge, sign)
