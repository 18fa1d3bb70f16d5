"""Map a drawing to its board, which is moved and scaled but neither turned nor bent."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.track.drafts.loop import spaced
from paddock.track.facts import middle_line
from paddock.track.model import Point, Track

COUNT = 200
"""Number of compared points of each."""


class Fit(msgspec.Struct, frozen=True):
    """Maps points between a drawing and a picture."""

    scale: float
    left: float
    top: float

    def on_drawing(self, point: Point) -> Point:
        """Map a point of the picture to the drawing."""
        return round((point[0] - self.left) / self.scale, 1), round((point[1] - self.top) / self.scale, 1)


def fit_of(points: Sequence[Point], track: Track) -> Fit:
    """Return the mapping from a drawn loop to its board, whose lap may begin elsewhere."""
    road = middle_line(track, COUNT)
    drawn = spaced(points, len(road))
    (rx, ry), (dx, dy) = mean(road), mean(drawn)
    board = [complex(x - rx, y - ry) for x, y in road]
    line = [complex(x - dx, y - dy) for x, y in drawn]
    size = sum(abs(point) ** 2 for point in line)

    def alike(shift: int) -> float:
        turned = line[shift:] + line[:shift]
        return sum(one.real * other.real + one.imag * other.imag for one, other in zip(board, turned, strict=True))

    scale = max(map(alike, range(len(line)))) / size
    return Fit(scale, rx - dx * scale, ry - dy * scale)


def mean(points: Sequence[Point]) -> Point:
    """Return the mean of points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
