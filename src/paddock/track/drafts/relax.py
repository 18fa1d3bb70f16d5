"""Push a closed line apart where a road along it would be too tight or touch itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paddock.track.drafts.loop import rounded, scaled_to, smoothed, spaced
from paddock.track.model import Point

ROUNDS = 360
FRESH = 12
"""Rounds after which neighbours are searched again."""
SLACK = 1.2
"""Distance by which two points can approach each other in that many rounds, in lane widths."""
PULL = 0.06
"""Initial strength with which points are pulled back to their origin."""
SETTLED = 0.01
"""Accepted lack of distance between two points, in lane widths."""


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
    xs, ys = [x for x, _ in aim], [y for _, y in aim]
    least = [keep_apart(steps * gap, apart) for steps in range(count // 2 + 1)]
    chain = [(one, (one + 1) % count) for one in range(count)]
    pairs: list[tuple[int, int, float]] = []
    for number in range(ROUNDS):
        if number % FRESH == 0:
            pairs = near_pairs(xs, ys, least, apart + SLACK, free)
        pull = PULL * max(0.0, 1 - number / (0.7 * ROUNDS))
        if pull:
            xs = [x + (to - x) * pull for x, (to, _) in zip(xs, aim, strict=True)]
            ys = [y + (to - y) * pull for y, (_, to) in zip(ys, aim, strict=True)]
        pushed = push_apart(xs, ys, pairs)
        even_out(xs, ys, chain, gap)
        if not pull and pushed < SETTLED:
            break
    return rounded(list(zip(xs, ys, strict=True)), 4)


def keep_apart(way: float, apart: float) -> float:
    """Return the least distance of two points, given the way between them."""
    return apart if way > apart * math.pi / 2 else round(apart * math.sin(way / apart), 6)


def push_apart(xs: list[float], ys: list[float], pairs: Sequence[tuple[int, int, float]]) -> float:
    """Move points apart that are closer than wanted; return the most that two of them lacked."""
    most = 0.0
    for one, other, wanted in pairs:
        dx, dy = xs[other] - xs[one], ys[other] - ys[one]
        square = dx * dx + dy * dy
        if square >= wanted * wanted or square < 1e-18:
            continue
        found = math.sqrt(square)
        if wanted - found > most:
            most = wanted - found
        part = (found - wanted) / found * 0.3
        dx *= part
        dy *= part
        xs[one] += dx
        ys[one] += dy
        xs[other] -= dx
        ys[other] -= dy
    return most


def even_out(xs: list[float], ys: list[float], chain: Sequence[tuple[int, int]], gap: float) -> None:
    """Move neighbours apart or together until they are `gap` from each other."""
    for one, other in chain:
        dx, dy = xs[other] - xs[one], ys[other] - ys[one]
        found = math.sqrt(dx * dx + dy * dy)
        if found < 1e-9:
            continue
        part = (found - gap) / found / 2
        dx *= part
        dy *= part
        xs[one] += dx
        ys[one] += dy
        xs[other] -= dx
        ys[other] -= dy


def near_pairs(
    xs: Sequence[float], ys: Sequence[float], least: Sequence[float], reach: float, free: set[tuple[int, int]]
) -> list[tuple[int, int, float]]:
    """Return the pairs of points that are too close or may become so before they are looked for again."""
    boxes: dict[tuple[int, int], list[int]] = {}
    for number, (x, y) in enumerate(zip(xs, ys, strict=True)):
        boxes.setdefault((math.floor(x / reach), math.floor(y / reach)), []).append(number)
    count, found = len(xs), []
    for number, (x, y) in enumerate(zip(xs, ys, strict=True)):
        column, row = math.floor(x / reach), math.floor(y / reach)
        for box in ((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
            for other in boxes.get(box, ()):
                if other <= number + 1:
                    continue
                steps = min(other - number, count - other + number)
                dx, dy, wanted = xs[other] - x, ys[other] - y, least[steps]
                if steps > 1 and dx * dx + dy * dy < (wanted + SLACK) ** 2 and (number, other) not in free:
                    found.append((number, other, wanted))
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
