"""The points of the first path, polygon or polyline of an SVG file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from paddock.track.drafts.loop import MOST_POINTS
from paddock.track.errors import BadTrack
from paddock.track.model import Point

NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,3})?"
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "Z": 0}
"""The number of arguments of each path command."""
STEPS = 8
"""Points on a curve."""


def svg_points(text: str) -> list[Point]:
    """Return points along the longest outline of the file."""
    paths = re.findall(r"""<path\b[^>]*?\sd\s*=\s*["']([^"']*)["']""", text)
    corners = re.findall(r"""<poly(?:gon|line)\b[^>]*?\spoints\s*=\s*["']([^"']*)["']""", text)
    if not paths and not corners:
        raise BadTrack("the SVG file holds no path, polygon or polyline")
    if paths:
        return path_points(max(paths, key=len))
    numbers = [float(word) for word in re.findall(NUMBER, max(corners, key=len))]
    return list(zip(numbers[::2], numbers[1::2], strict=False))


def commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield the commands of a path, one for each set of numbers."""
    for letter, given in re.findall(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)", data):
        upper = letter.upper()
        if upper not in ARGUMENTS:
            raise BadTrack(f'the path has the command "{letter}"; convert arcs to curves first')
        numbers = [float(word) for word in re.findall(NUMBER, given)]
        size = ARGUMENTS[upper]
        if not size:
            yield letter, []
        for first in range(0, len(numbers) - size + 1, size or 1):
            once = {"M": "L", "m": "l"}.get(letter, letter) if first else letter
            if size:
                yield once, numbers[first : first + size]


def path_points(data: str) -> list[Point]:
    """Return points along the first closed part of a path."""
    found: list[Point] = []
    x = y = 0.0
    control: Point | None = None  # of the curve before, for the smooth commands
    for letter, numbers in commands(data):
        upper = letter.upper()
        if upper == "Z" or (upper == "M" and len(found) > 1):
            break
        if upper in "HV":
            own = (x, y) if letter.islower() else (0.0, 0.0)
            ends = [(own[0] + numbers[0], y) if upper == "H" else (x, own[1] + numbers[0])]
        else:
            dx, dy = (x, y) if letter.islower() else (0.0, 0.0)
            ends = [(a + dx, b + dy) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
        if upper in "ST":
            ends.insert(0, (2 * x - control[0], 2 * y - control[1]) if control else (x, y))
        control = ends[-2] if upper in "CSQT" else None
        found += bezier([(x, y), *ends]) if upper in "CSQT" else ends
        x, y = ends[-1]
        if len(found) > MOST_POINTS:
            raise BadTrack(f"the path has more than {MOST_POINTS:,} points; simplify it first")
    return found


def bezier(ends: list[Point]) -> list[Point]:
    """Return points on a Bézier curve, without its beginning."""
    found = []
    for part in (step / STEPS for step in range(1, STEPS + 1)):
        row = ends
        while len(row) > 1:
            row = [(ax + (bx - ax) * part, ay + (by - ay) * part) for (ax, ay), (bx, by) in pairwise(row)]
        found.append(row[0])
    return found
