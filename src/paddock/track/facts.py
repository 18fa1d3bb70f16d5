"""Key facts of circuits: shape, length, corners, character."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from paddock.track.model import Point, Track
from paddock.track.stats import circuit_stats

Character: TypeAlias = Literal["fast", "mixed", "twisty"]
SHAPE = 96
"""Number of points in a shape."""
SIDE = 100
"""Longer side of a shape."""
FAST, TWISTY = (40, 58), (56, 76)
"""Most slowness of a fast circuit, and least of a twisty one: without stops and with them."""


class CircuitFacts(msgspec.Struct, frozen=True):
    """A circuit in figures; `shape` is its middle line as the path of an SVG picture."""

    shape: str
    palette: str  # of its picture
    spaces: int
    steps: int  # of the shortest lap
    corners: int
    stops: int  # demanded by all corners together
    bent: int  # percentage of spaces in corners
    character: Character
    turns: float | None = None  # of the winning car, if known and turns are counted


def facts_of(track: Track) -> CircuitFacts:
    """Return the figures of a circuit."""
    bent = round(100 * sum(space.corner is not None for space in track.spaces) / len(track.spaces))
    stops = sum(corner.stops for corner in track.corners)
    slow, kind = bent + 2 * stops, stops > 0
    return CircuitFacts(
        shape=shape_of(track),
        palette=track.art.palette,
        spaces=len(track.spaces),
        steps=circuit_stats(track).shortest,
        corners=len(track.corners),
        stops=stops,
        bent=bent,
        character="fast" if slow <= FAST[kind] else "twisty" if slow >= TWISTY[kind] else "mixed",
    )


def middle_line(track: Track, count: int, branch: str = "left") -> list[Point]:
    """Return points along the middle of the road, starting at the line; empty without a drawing.

    They follow the given branch of every fork.
    """
    poses = track.art.poses
    rows: list[list[Point]] = [[] for _ in range(count)]
    for space in track.spaces:
        if space.id in poses and space.branch in ("", branch):
            first, last = -(-space.back * count // track.lap), -(-space.front * count // track.lap)
            for row in range(first, last):
                rows[row % count].append(poses[space.id][:2])
    return [(sum(x for x, _ in row) / len(row), sum(y for _, y in row) / len(row)) for row in rows if row]


def shape_of(track: Track) -> str:
    """Return the middle of the road as a path in a square of `SIDE`; empty without a drawing.

    The lap takes the left branches of forks; the right ones follow it.
    """
    points, others = middle_line(track, SHAPE), middle_line(track, SHAPE, "right")
    if not points:
        return ""
    xs, ys = [x for x, _ in (*points, *others)], [y for _, y in (*points, *others)]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    factor = SIDE / max(wide, tall, 1.0)
    left, top = (SIDE - wide * factor) / 2 - min(xs) * factor, (SIDE - tall * factor) / 2 - min(ys) * factor
    lap, right = (
        [f"{round(x * factor + left, 1):g} {round(y * factor + top, 1):g}" for x, y in way] for way in (points, others)
    )
    apart = [number for number, (one, other) in enumerate(zip(lap, right, strict=False)) if one != other]
    starts = [number for number in apart if number - 1 not in apart]
    ends = [number for number in apart if number + 1 not in apart]
    branches = [f"M{'L'.join(right[start - 1 : end + 2])}" for start, end in zip(starts, ends, strict=True)]
    return f"M{'L'.join(lap)}Z{''.join(branches)}"
