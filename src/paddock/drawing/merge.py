"""Merge shapes with the same paint into few paths: a browser needs time and memory for each element."""

from __future__ import annotations

import cmath
import math
import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from paddock.drawing.ink import shown
from paddock.track.model import Point

TAG = re.compile(r"<(/?)(\w+)([^>]*?)(/?)>")
ATTRIBUTE = re.compile(r' ([\w-]+)="([^"]*)"')
MOVE = re.compile(r"(translate|rotate)\(([^)]*)\)")
COMMAND = re.compile(r"([A-DF-Za-df-z])([^A-DF-Za-df-z]*)")
NUMBER = re.compile(r"-?\d*\.?\d+(?:e[-+]?\d+)?")
NUMBERS = {"M": 2, "L": 2, "T": 2, "Q": 4, "C": 6, "H": 1, "V": 1, "A": 7, "Z": 0}
"""How many numbers follow each path command."""
OUTLINES = {
    "rect": frozenset(["x", "y", "width", "height", "rx"]),
    "circle": frozenset(["cx", "cy", "r"]),
    "ellipse": frozenset(["cx", "cy", "rx", "ry"]),
    "path": frozenset(["d"]),
}
"""The attributes of each element that are its outline; the others are its paint."""
CELL, MOST_CELLS = 64.0, 64
"""Side of the squares in which overlapping shapes are looked up, in drawing units; most squares along a side."""
MOST_COMPARED = 2_000_000
"""Most lookups, after which shapes are no longer merged; the largest built-in board takes 300,000."""

Box = tuple[float, float, float, float]


def merge(drawing: str, frame: Point) -> str:
    """Return the same picture in fewer elements. Its groups only move and turn what is in them."""
    layers, moves, kept = Layers(frame), [Move()], 0
    for found in TAG.finditer(drawing):
        closing, name, written, empty = found.groups()
        if found.start() < kept or (name == "text" and empty):
            continue
        if closing:
            moves.pop()
            continue
        given = dict(ATTRIBUTE.findall(written))
        if name == "text":
            kept = drawing.index("</text>", found.start()) + len("</text>")
            layers.keep(moves[-1].around(drawing[found.start() : kept]))
            continue
        move = moves[-1].then(given.pop("transform", ""))
        if name == "g":
            moves.append(move)
            continue
        pen = Pen(move)
        pen.draw(outline(name, given))
        paint = paint_of({key: value for key, value in given.items() if key not in OUTLINES[name]})
        if pen.reached:
            layers.add(paint, "".join(pen.drawn), pen.box(float(given.get("stroke-width", 0))))
    return str(layers)


def paint_of(given: Mapping[str, str]) -> str:
    """Return the attributes of a paint; an opacity is that of the fill or of the stroke if it has only one."""
    alone = "stroke" if given.get("fill") == "none" else "" if "stroke" in given else "fill"
    named = {f"{alone}-opacity" if alone and key == "opacity" else key: value for key, value in given.items()}
    return "".join([f' {key}="{value}"' for key, value in named.items()])


class Layers:
    """Paths in painting order. A shape joins the path of others with its paint that is above all it overlaps."""

    def __init__(self, frame: Point) -> None:
        self._frame = frame
        self._cell = max(CELL, max(frame) / MOST_CELLS)
        self._paints: list[str] = []
        self._drawn: list[list[str]] = []
        self._alike: dict[str, list[int]] = {}
        self._cells: dict[tuple[int, int], list[tuple[Box, int]]] = {}
        self._lowest = 0
        self.compared = 0

    def add(self, paint: str, drawn: str, box: Box) -> None:
        if self.compared > MOST_COMPARED:
            self.keep(f'<path d="{drawn}"{paint}/>')
            return
        cells = self._cells_of(box)
        least = self._above(box, cells)
        alike = self._alike.setdefault(paint, [])
        found = bisect_left(alike, least)
        if found == len(alike):
            alike.append(len(self._drawn))
            self._paints.append(paint)
            self._drawn.append([])
        self._drawn[alike[found]].append(drawn)
        for cell in cells:
            self._cells.setdefault(cell, []).append((box, alike[found]))

    def _cells_of(self, box: Box) -> list[tuple[int, int]]:
        """Return the squares under a box, as far as it is in the picture."""
        ends = [int(max(0.0, min(most, end)) // self._cell) for end, most in zip(box, self._frame * 2, strict=True)]
        return [(x, y) for x in range(ends[0], ends[2] + 1) for y in range(ends[1], ends[3] + 1)]

    def _above(self, box: Box, cells: Sequence[tuple[int, int]]) -> int:
        """Return the lowest layer above all that a box overlaps."""
        left, top, right, low = box
        least = self._lowest
        for cell in cells:
            others = self._cells.get(cell, ())
            self.compared += 1 + len(others)
            for (ax, ay, bx, by), layer in others:
                if layer >= least and ax < right and bx > left and ay < low and by > top:
                    least = layer + 1
        return least

    def keep(self, element: str) -> None:
        """Add an element as it is, above all shapes."""
        self._paints.append("")
        self._drawn.append([element])
        self._lowest = len(self._drawn)

    def __str__(self) -> str:
        return "".join(
            f'<path d="{"".join(drawn)}"{paint}/>' if paint else drawn[0]
            for paint, drawn in zip(self._paints, self._drawn, strict=True)
        )


class Move(msgspec.Struct, frozen=True):
    """A turn, then a shift, of points that are complex numbers."""

    turn: complex = 1
    shift: complex = 0

    def then(self, written: str) -> Move:
        """Return this move around an SVG transformation."""
        turn, shift = self.turn, self.shift
        for kind, given in MOVE.findall(written):
            first, *rest = map(float, NUMBER.findall(given))
            if kind == "translate":
                shift += turn * complex(first, *rest)
            else:
                turn *= cmath.rect(1, math.radians(first))
        return Move(turn, shift)

    def around(self, element: str) -> str:
        """Return an element in a group that moves it."""
        moved = f"translate({shown(self.shift.real)} {shown(self.shift.imag)}) rotate({shown(self.degrees)})"
        return f'<g transform="{moved}">{element}</g>'

    @property
    def degrees(self) -> float:
        return math.degrees(cmath.phase(self.turn))


class Pen:
    """Writes path data again, moved and in short relative numbers."""

    def __init__(self, move: Move) -> None:
        self.drawn: list[str] = []
        self._move = move
        self.reached: list[complex] = []

    def draw(self, data: str) -> None:
        here = start = at = begun = 0j  # in the given data; then as written, so that rounding does not add up
        for command, given in commands(data):
            kind, base = command.upper(), here if command.islower() else 0j
            if kind == "Z":
                self.drawn.append("z")
                here, at = start, begun
                continue
            points = points_of(kind, given, here, base)
            placed = [rounded(self._move.turn * point + self._move.shift) for point in points]
            here = points[-1]
            self.reached += placed
            if kind == "M":
                start, begun = here, placed[0]
                self.drawn.append("M" + numbers(placed))
            elif kind == "A":
                self.drawn.append(f"a{self._arc(given, at, placed[0])} {numbers([placed[0] - at])}")
            else:
                written = "l" if kind in "HV" else kind.lower()
                self.drawn.append(written + numbers([point - at for point in placed]))
            at = placed[-1]

    def _arc(self, given: Sequence[float], begin: complex, end: complex) -> str:
        """Return the shape of an arc, and note how far it reaches."""
        across, tall, turn, large, sweep = given[:5]
        reach = max(across, tall) * (2 if large else 1) * (1 + 1j)
        self.reached += [(begin + end) / 2 - reach, (begin + end) / 2 + reach]
        turn = (turn + self._move.degrees) % 180 if across != tall else 0
        return f"{across:g} {tall:g} {turn:.4g} {large:g} {sweep:g}"

    def box(self, edge: float) -> Box:
        """Return a box around all that was drawn, with an edge of this width."""
        xs, ys = [point.real for point in self.reached], [point.imag for point in self.reached]
        return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge


def commands(data: str) -> Iterator[tuple[str, list[float]]]:
    """Yield each command of path data with its numbers, also where its letter is not repeated."""
    for command, written in COMMAND.findall(data):
        given, step = [float(number) for number in NUMBER.findall(written)], NUMBERS[command.upper()]
        if not step:
            yield command, []
            continue
        for at in range(0, len(given) - step + 1, step):
            yield {"M": "L", "m": "l"}.get(command, command) if at else command, given[at : at + step]


def points_of(kind: str, given: Sequence[float], here: complex, base: complex) -> list[complex]:
    """Return the points of a path command."""
    if kind == "H":
        return [complex(base.real + given[0], here.imag)]
    if kind == "V":
        return [complex(here.real, base.imag + given[0])]
    pairs = given[-2:] if kind == "A" else given
    return [base + complex(*pairs[at : at + 2]) for at in range(0, len(pairs), 2)]


def rounded(point: complex) -> complex:
    return complex(round(point.real, 1), round(point.imag, 1))


def numbers(points: Sequence[complex]) -> str:
    return " ".join([f"{part:.1f}".removesuffix(".0") for point in points for part in (point.real, point.imag)])


def outline(name: str, given: Mapping[str, str]) -> str:
    """Return the outline of an element as path data."""
    if name == "path":
        return given["d"]
    if name == "rect":
        x, y, width, height, radius = (float(given.get(key, 0)) for key in ("x", "y", "width", "height", "rx"))
        if not radius:
            return f"M{x} {y}h{width}v{height}h{-width}Z"
        radius = min(radius, width / 2, height / 2)
        wide, tall, corner = width - 2 * radius, height - 2 * radius, f"a{radius} {radius} 0 0 1"
        sides = f"h{wide}{corner} {radius} {radius}v{tall}{corner} {-radius} {radius}"
        return f"M{x + radius} {y}{sides}h{-wide}{corner} {-radius} {-radius}v{-tall}{corner} {radius} {-radius}Z"
    x, y = float(given["cx"]), float(given["cy"])
    across, tall = (float(given.get(key, given.get("r", 0))) for key in ("rx", "ry"))
    half = f"a{across} {tall} 0 0 1"
    return f"M{x - across} {y}{half} {2 * across} 0{half} {-2 * across} 0Z"
