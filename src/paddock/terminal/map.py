"""A track in a terminal: drawn in braille dots, with marks on some of its spaces."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from paddock.track.model import Point, Space, Track

BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dots of a braille character, by row and column."""
WIDEST, HIGHEST = 72, 18
"""The largest map, in characters."""
AROUND = 0.35
"""Margin around the shown spaces, as a share of their extent."""


class TrackMap:
    """Draws a whole track with a dot for each space, or a close-up with the outlines of spaces."""

    def __init__(self, track: Track, marks: Mapping[str, Text], near: Collection[str] = ()) -> None:
        spaces = [*track.spaces, *(track.pit.spaces if track.pit else ())]
        self.close = bool(near)
        self.marks = {_middle(space): marks[space.id] for space in spaces if space.id in marks}
        self.lines = [_edges(space) if self.close else [(_middle(space), _middle(space))] for space in spaces]
        shown = [point for space in spaces if not near or space.id in near for point in space.outline]
        sides = [[point[axis] for point in shown] for axis in (0, 1)]
        room = AROUND * max([max(side) - min(side) for side in sides]) if self.close else 0.0
        self.left, self.top = [min(side) - room for side in sides]
        self.wide, self.high = [max(side) - min(side) + 2 * room for side in sides]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = min(WIDEST, options.max_width)
        scale = min((2 * columns - 1) / self.wide, (4 * HIGHEST - 1) / self.high)  # dots
        wide, high = int(self.wide * scale) // 2 + 1, int(self.high * scale) // 4 + 1
        cells = [[0] * wide for _ in range(high)]
        for line in self.lines:
            for start, end in line:
                for x, y in self._dots(start, end, scale):
                    if 0 <= x < 2 * wide and 0 <= y < 4 * high:
                        cells[y // 4][x // 2] |= BITS[y % 4][x % 2]
        rows = [Text("".join([chr(0x2800 + bits) if bits else " " for bits in row]), style="dim") for row in cells]
        for middle, mark in self.marks.items():
            column, row = int((middle[0] - self.left) * scale) // 2, int((middle[1] - self.top) * scale) // 4
            if 0 <= row < high and 0 <= column < wide:
                rows[row] = rows[row][:column] + mark + rows[row][column + len(mark) :]
        yield from rows

    def _dots(self, start: Point, end: Point, scale: float) -> Iterator[tuple[int, int]]:
        """Yield the dots of a straight line."""
        (x, y), (to_x, to_y) = start, end
        steps = max(1, round(max(abs(to_x - x), abs(to_y - y)) * scale))
        for part in [at / steps for at in range(steps + 1)]:
            yield int((x + part * (to_x - x) - self.left) * scale), int((y + part * (to_y - y) - self.top) * scale)


def _middle(space: Space) -> Point:
    xs, ys = zip(*space.outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _edges(space: Space) -> list[tuple[Point, Point]]:
    return list(zip(space.outline, (*space.outline[1:], space.outline[0]), strict=True))
