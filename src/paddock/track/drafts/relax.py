"""Push a closed line apart where a road along it would be too tight or touch itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paddock.track.drafts.loop import rounded, scaled_to, smoothed, spaced
from paddock.track.model import Point

ROUNDS = 360
FRESH = 12
"""Rounds after which neighbours are searched again."""
PULL = 0.06
"""Initial strength with which points are pulled back to their origin."""


def relaxed(
    points: Sequence[Point], count: int, gap: float, apart: float, crossing: tuple[int, int] | None
) -> list[Point]:
    """Return `count` points spaced by `gap`, with no bend tighter than a circle `apart` wide and no parts closer.

    Points closer along the line than half such a circle keep the distance that they would have on it.
    Where the line crosses itself, the two parts are not pushed apart.
    """
    width = max(1, round(len(points) * apart * 0.16 / (gap * count)))
    aim = rounded(scaled_to(spaced(smoothed(points, width), count), gap * count), 6)
    free = free_pairs(crossing, len(points), count, apart, gap)
    line = [list(point) for point in aim]
    least = [keep_apart(steps * gap, apart) for steps in range(count // 2 + 1)]
    pairs: list[tuple[int, int, float]] = []
    for number in range(ROUNDS):
        if number % FRESH == 0:
            pairs = near_pairs(line, least, apart + 1.2, free)
        pull = PULL * max(0.0, 1 - number / (0.7 * ROUNDS))
        for point, (x, y) in zip(line, aim, strict=True):
            point[0] += (x - point[0]) * pull
            point[1] += (y - point[1]) * pull
        for one, other, wanted in pairs:
            push(line[one], line[other], wanted, False)
        for one in range(count):
            push(line[one], line[(one + 1) % count], gap, True)
    return rounded([(x, y) for x, y in line], 4)


def keep_apart(way: float, apart: float) -> float:
    """Return the least distance of two points, given the way between them."""
    return apart if way > apart * math.pi / 2 else round(apart * math.sin(way / apart), 6)


def push(one: list[float], other: list[float], wanted: float, pull: bool) -> None:
    """Push two points apart to the wanted distance, or with `pull` also together."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    found = math.sqrt(dx * dx + dy * dy)
    if found < 1e-9 or (found >= wanted and not pull):
        return
    part = (found - wanted) / found / 2 * (1.0 if pull else 0.6)
    one[0] += dx * part
    one[1] += dy * part
    other[0] -= dx * part
    other[1] -= dy * part


def near_pairs(
    line: Sequence[Sequence[float]], least: Sequence[float], reach: float, free: set[tuple[int, int]]
) -> list[tuple[int, int, float]]:
    """Return the pairs of points that are too close or may become so."""
    boxes: dict[tuple[int, int], list[int]] = {}
    for number, (x, y) in enumerate(line):
        boxes.setdefault((math.floor(x / reach), math.floor(y / reach)), []).append(number)
    count, found = len(line), []
    for number, (x, y) in enumerate(line):
        column, row = math.floor(x / reach), math.floor(y / reach)
        for box in ((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for other in boxes.get(box, ()):
                steps = min(other - number, count - other + number)
                if other > number and steps > 1 and (number, other) not in free:
                    found.append((number, other, least[steps]))
    return sorted(found)


def free_pairs(
    crossing: tuple[int, int] | None, before: int, count: int, apart: float, gap: float
) -> set[tuple[int, int]]:
    """Return the pairs of points near a crossing, which may overlap."""
    if crossing is None:
        return set()
    one, other = (round(number * count / before) for number in crossing)
    reach = round(1.6 * apart / gap)
    near = [[(middle + step) % count for step in range(-reach, reach + 1)] for middle in (one, other)]
    return {(min(a, b), max(a, b)) for a in near[0] for b in near[1]}
