"""A closed line as points: check, round, space evenly, smooth, and turn it to fit a picture.

Coordinates go only through sums, products, quotients and square roots, which are the same on every machine, and are
rounded before any decision.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from paddock.track.errors import BadTrack
from paddock.track.model import Point

MOST_POINTS = 20_000
"""Most points of a line that are read."""
MOST_CROSSINGS = 1
"""Most crossings of a line with itself, on a bridge."""
EVEN = 400
"""Points on an evenly spaced line, connected by straight segments."""
OPEN = 0.15
"""Largest gap between a line's end and its beginning, as a share of its length."""
SIDE = 1000.0
"""Length of a line after reading, in internal units."""


class CentreLine(msgspec.Struct, frozen=True):
    """A closed line of `EVEN` points in driving order, y down, `SIDE` long."""

    points: tuple[Point, ...]
    title: str
    crossing: tuple[int, int] | None = None  # the points at which it crosses itself


def rounded(points: Sequence[Point], digits: int = 5) -> list[Point]:
    return [(round(x, digits), round(y, digits)) for x, y in points]


def step(one: Point, other: Point) -> float:
    """Return the distance between two points."""
    return math.sqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def perimeter(points: Sequence[Point]) -> float:
    return sum(step(one, other) for one, other in zip(points, (*points[1:], points[0]), strict=True))


def made_loop(points: Sequence[Point], title: str) -> CentreLine:
    """Check that points form a loop, and space them evenly."""
    kept: list[Point] = []
    for point in points:
        if not kept or step(kept[-1], point) > 1e-9:
            kept.append(point)
    if len(kept) > 2 and step(kept[0], kept[-1]) <= 1e-9:
        kept.pop()
    if len(kept) < 4:
        count = "1 point" if len(kept) == 1 else f"{len(kept)} different points"
        raise BadTrack(f"the line has {count}; a circuit needs 4 or more")
    length, gap = perimeter(kept), step(kept[0], kept[-1])
    mean = length / len(kept)
    if gap > max(OPEN * length, 1.5 * mean):
        raise BadTrack(f"the line is not a loop: its ends are {gap / length:.0%} of its length apart. Close it first")
    x0, y0 = kept[0]
    scaled = [((x - x0) * SIDE / length, (y - y0) * SIDE / length) for x, y in kept]
    even = rounded(spaced(rounded(scaled), EVEN))
    crossings = crossed(even)
    if len(crossings) > MOST_CROSSINGS:
        raise BadTrack(
            f"the line crosses itself {len(crossings)} times; a circuit crosses itself at most once, on a bridge. "
            "Give a single lap"
        )
    return CentreLine(tuple(even), title, crossings[0] if crossings else None)


def spaced(points: Sequence[Point], count: int) -> list[Point]:
    """Return this many evenly spaced points along a closed line, starting at its beginning."""
    ends = [*points, points[0]]
    along = [0.0]
    for one, other in pairwise(ends):
        along.append(along[-1] + step(one, other))
    found, index = [], 0
    for number in range(count):
        aim = along[-1] * number / count
        while along[index + 1] < aim:
            index += 1
        part = (aim - along[index]) / ((along[index + 1] - along[index]) or 1.0)
        (ax, ay), (bx, by) = ends[index], ends[index + 1]
        found.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    return found


def crossed(points: Sequence[Point]) -> list[tuple[int, int]]:
    """Return the pairs of steps at which a closed line crosses itself."""
    count = len(points)
    found = []
    boxes = []
    for number, (ax, ay) in enumerate(points):
        bx, by = points[(number + 1) % count]
        boxes.append((min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)))
    for one in range(count):
        left, right, top, low = boxes[one]
        for other in range(one + 2, count - (one == 0)):
            box = boxes[other]
            if box[0] > right or box[1] < left or box[2] > low or box[3] < top:
                continue
            a, b, c, d = points[one], points[one + 1], points[other], points[(other + 1) % count]
            # a point on the other line counts as on one side of it, so that the crossing is found once
            if (side(a, b, c) < 0) != (side(a, b, d) < 0) and (side(c, d, a) < 0) != (side(c, d, b) < 0):
                found.append((one, other))
    return found


def side(a: Point, b: Point, c: Point) -> float:
    """Return a positive number, zero or a negative one if c is right of, on or left of the line from a to b."""
    return round((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]), 9)


def smoothed(points: Sequence[Point], width: int) -> list[Point]:
    """Replace each point by the mean of `width` points on both sides, three times."""
    found = list(points)
    count = len(found)
    for _ in range(3 if width else 0):
        found = [
            (
                sum(found[(number + near) % count][0] for near in range(-width, width + 1)) / (2 * width + 1),
                sum(found[(number + near) % count][1] for near in range(-width, width + 1)) / (2 * width + 1),
            )
            for number in range(count)
        ]
    return found


def scaled_to(points: Sequence[Point], length: float) -> list[Point]:
    """Return the line scaled to this length."""
    factor = length / perimeter(points)
    return [(x * factor, y * factor) for x, y in points]


def tilt(points: Sequence[Point]) -> int:
    """Return the degrees by which to turn a line to fit a wide picture; few if it already fits."""
    best, found = -1.0, 0
    for degrees in range(-90, 91, 15):
        cos, sin = round(math.cos(math.radians(degrees)), 9), round(math.sin(math.radians(degrees)), 9)
        xs = [x * cos - y * sin for x, y in points]
        ys = [x * sin + y * cos for x, y in points]
        wide, tall = max(xs) - min(xs), max(ys) - min(ys)
        fit = min(wide / 1.6, tall) / max(wide / 1.6, tall) - abs(degrees) / 400
        if fit > best + 1e-6:
            best, found = fit, degrees
    return found


def turned(points: Sequence[Point], degrees: int) -> list[Point]:
    """Return the line turned clockwise about its first point."""
    cos, sin = round(math.cos(math.radians(degrees)), 9), round(math.sin(math.radians(degrees)), 9)
    return rounded([(x * cos - y * sin, x * sin + y * cos) for x, y in points])
