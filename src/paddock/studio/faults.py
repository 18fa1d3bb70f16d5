"""Why a drawing is not a circuit yet, as messages with places in the drawing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from paddock.studio.messages import DrawingFault
from paddock.track.drafts.loop import MOST_CROSSINGS, crossed, perimeter, scaled_to, spaced, step
from paddock.track.drafts.make import ROW
from paddock.track.drafts.part import Drafting
from paddock.track.errors import BadTrack
from paddock.track.model import Point
from paddock.words import message

FEWEST = 4
"""Fewest distinct points of a lap."""
OPEN = 0.15
"""Largest gap between a line's end and its beginning, as a share of its length."""
SHOWN = 3
"""Most faults of one kind that are shown."""
EVEN = 200
CLOSE = 0.8
"""Share of the wanted distance below which two parts of a road are reported as too close."""
BACK = 200.0
"""More degrees than a road can turn within the length of a hairpin."""


def line_faults(points: Sequence[Point]) -> list[DrawingFault]:
    """Return the reasons why a drawn line is not a lap."""
    kept = [point for number, point in enumerate(points) if number == 0 or step(points[number - 1], point) > 0.5]
    if len(set(kept)) < FEWEST:
        return [DrawingFault(message("server-studio-short"))]
    length, gap = perimeter(kept), step(kept[0], kept[-1])
    if gap > max(OPEN * length, 1.5 * length / len(kept)):
        return [DrawingFault(message("server-studio-open"), middle(kept[0], kept[-1]))]
    even = spaced(kept, EVEN)
    crossings = [even[one] for one, _ in crossed(even)]
    if len(crossings) > MOST_CROSSINGS:
        said = message("server-studio-crossings", crossings=len(crossings))
        return [DrawingFault(said, place(point)) for point in crossings[:SHOWN]]
    return []


def board_faults(points: Sequence[Point], part: Drafting, rows: int | None, error: BadTrack) -> list[DrawingFault]:
    """Return why a lap gives no board: places that are too close or too sharp, or else the checks' message."""
    if rows is not None and not part.fewest <= rows <= part.most:
        return [DrawingFault(message("server-studio-other", problem=error.problems[0]))]
    even = spaced(points, EVEN)
    length = (rows or part.rows) * ROW
    factor = perimeter(even) / length
    line = scaled_to(even, length)
    gap = length / EVEN
    found = [*close(line, gap, part.apart), *sharp(line, gap, part.apart)]
    if found:
        kept = sorted(found)[:SHOWN]
        return [DrawingFault(message(said), place(even[number])) for _, number, said in kept if factor]
    if "no corner" in str(error):
        return [DrawingFault(message("server-studio-no-corner"))]
    return [DrawingFault(message("server-studio-other", problem=error.problems[0]))]


Spot = tuple[float, int, str]
"""A fault: its severity (for sorting, the worst first), the number of a point, and a message."""


def close(line: Sequence[Point], gap: float, apart: float) -> Iterator[Spot]:
    """Return where two parts of a road are too close, one place for each stretch."""
    far = round(apart * math.pi / 2 / gap) + 1
    count, last = len(line), -far
    for one in range(count):
        others = [(step(line[one], line[other]), other) for other in range(one + far, min(count, one + count - far))]
        distance, _ = min(others, default=(apart, 0))
        if distance < CLOSE * apart and one - last >= far:
            last = one
            yield distance / apart, one, "server-studio-close"


def sharp(line: Sequence[Point], gap: float, apart: float) -> Iterator[Spot]:
    """Return where a road turns back on itself without enough room."""
    count, reach = len(line), max(2, round(apart / gap))
    last = -reach
    for one in range(count):
        turned = abs(sum(turn(line, (one + number) % count) for number in range(reach)))
        if turned > BACK and one - last >= reach:
            last = one
            yield BACK / turned, (one + reach // 2) % count, "server-studio-sharp"


def turn(line: Sequence[Point], number: int) -> float:
    """Return by how many degrees a line turns at a point."""
    (ax, ay), (bx, by), (cx, cy) = line[number - 1], line[number], line[(number + 1) % len(line)]
    angle = math.degrees(math.atan2(cy - by, cx - bx) - math.atan2(by - ay, bx - ax))
    return (angle + 180) % 360 - 180


def middle(one: Point, other: Point) -> Point:
    """Return the point between two."""
    return place(((one[0] + other[0]) / 2, (one[1] + other[1]) / 2))


def place(point: Point) -> Point:
    """Return a place in the format in which it is sent."""
    return round(point[0], 1), round(point[1], 1)
