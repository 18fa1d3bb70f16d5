"""The drawn shape of a track: a turtle follows the middle of the road, and every space gets its outline."""

from __future__ import annotations

import math
import re
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import groupby

import msgspec

from paddock.track.captions import BORDER, caption_box, labels
from paddock.track.errors import BadTrack
from paddock.track.model import UNIT, Label, Point
from paddock.track.plan import LANE, Cell, Piece, Plan
from paddock.track.sections import TrackFile

STEP = 5.0  # degrees between the points of an arc
GIVE = 0.6  # share of its length by which a piece may be stretched or shrunk to close the lap
STIFF = 0.1  # factor by which bends are stiffer than straights


class Stretch(msgspec.Struct, frozen=True, gc=False):
    """A piece of road placed in the drawing: beginning, heading, length and curvature."""

    back: float
    front: float
    x: float
    y: float
    heading: float  # radians
    length: float
    bend: float  # radians to the right over its whole length

    def place(self, tick: float, aside: float) -> Point:
        """Return the point at a tick, `aside` lanes to the right of the middle."""
        part = (tick - self.back) / (self.front - self.back)
        heading = self.heading + self.bend * part
        dx, dy = chord(self.heading, self.bend * part, self.length * part)
        return self.x + dx - aside * math.sin(heading), self.y + dy + aside * math.cos(heading)


class Road:
    """Converts ticks and lanes to points of the drawing, on the lap through the given branch of every fork."""

    def __init__(self, plan: Plan, stretches: Sequence[Stretch], lanes: int, branch: str = "left") -> None:
        self.plan = plan
        self.cells = [cell for cell in plan.cells if cell.branch in ("", branch)]
        self.right = self  # the road through the right branches
        self.stretches = stretches
        self.middle = lanes * LANE / 2
        self.starts = [stretch.back for stretch in stretches]
        cuts = {float(tick) % plan.lap for cell in self.cells for tick in (cell.back, cell.front)}
        self.ticks = sorted(cuts | {tick % plan.lap for stretch in stretches for tick in samples(stretch)})
        self.breaks: dict[int, set[int]] = {}
        for cell in self.cells:
            self.breaks.setdefault(cell.front % plan.lap, set()).update((cell.left_front, cell.right_front))
            self.breaks.setdefault(cell.back % plan.lap, set()).update((cell.left_back, cell.right_back))
        self.x, self.y = 0.0, 0.0
        self.places: dict[tuple[float, float], Point] = {}
        end = stretches[-1].place(stretches[-1].front, 0.0)
        self.closed = math.dist(end, (stretches[0].x, stretches[0].y)) < 1e-6

    def on(self, part: Cell | Piece) -> Road:
        """Return the road of a space or a piece."""
        return self.right if part.branch == "right" else self

    def move(self, x: float, y: float) -> None:
        """Move the origin of the drawing."""
        self.x, self.y = self.right.x, self.right.y = x, y

    def gap(self) -> tuple[Point, Point] | None:
        """Return the gap from the road's end to its beginning, if there is one."""
        ends = (self.stretches[-1].front, self.starts[0])
        return None if self.closed else (self.point(ends[0], self.middle), self.point(ends[1], self.middle))

    def point(self, tick: float, side: float) -> Point:
        """Return the point at a tick, `side` twelfths of a lane from the left edge.

        If the lap does not close, it continues straight for the part of a space beyond the line.
        """
        if self.closed or not -self.plan.row < tick - self.starts[0] < self.plan.lap + self.plan.row:
            tick = (tick - self.starts[0]) % self.plan.lap + self.starts[0]
        if (tick, side) not in self.places:  # cached, as the corners of spaces are requested repeatedly
            stretch = self.stretches[max(bisect_right(self.starts, tick) - 1, 0)]
            self.places[tick, side] = stretch.place(tick, (side - self.middle) / LANE)
        x, y = self.places[tick, side]
        return round(x * UNIT - self.x, 2), round(y * UNIT - self.y, 2)

    def between(self, back: float, front: float) -> list[float]:
        """Return the two ticks and all ticks between them at which an outline has a point."""
        lap, inner = self.plan.lap, []
        for turn in (-lap, 0, lap):
            first, last = bisect_right(self.ticks, back - turn), bisect_left(self.ticks, front - turn)
            inner += [tick + turn for tick in self.ticks[first:last]]
        return [back, *sorted(inner), front]

    def side(self, back: float, front: float, from_side: float, to_side: float) -> list[Point]:
        """Return a line along the road."""
        return [
            self.point(tick, from_side + (to_side - from_side) * (tick - back) / (front - back))
            for tick in self.between(back, front)
        ]

    def cross(self, tick: int, left: int, right: int) -> list[Point]:
        """Return a line across the road, with a point at each edge of a space."""
        inner = sorted(side for side in self.breaks.get(tick % self.plan.lap, ()) if left < side < right)
        return [self.point(tick, side) for side in (left, *inner, right)]

    def outline(self, cell: Cell) -> tuple[Point, ...]:
        """Return the outline, from the left end of the back edge along the left side, the front and the right side."""
        left = self.side(cell.back, cell.front, cell.left_back, cell.left_front)
        right = self.side(cell.back, cell.front, cell.right_back, cell.right_front)
        front = self.cross(cell.front, cell.left_front, cell.right_front)
        back = self.cross(cell.back, cell.left_back, cell.right_back)
        return (*left[:-1], *front[:-1], *reversed(right[1:]), *reversed(back[1:]))


class Shape(msgspec.Struct, frozen=True):
    """Outlines by space, those of the pit lane, and the road on which to place the rest of the picture."""

    outlines: dict[str, tuple[Point, ...]]
    pit: tuple[tuple[Point, ...], ...]
    road: Road
    size: tuple[int, int]


def make_shape(plan: Plan, file: TrackFile, closed: bool = True) -> Shape:
    """Lay out the road and its spaces. Raises BadTrack for an open lap if it must be `closed`."""
    road = lay(plan, file, closed)
    points = [point for cell in plan.cells for point in road.on(cell).outline(cell)]
    left, above, right, below = (float(side) * UNIT for side in file.look.margin or (2, 2, 2, 2))
    frame = [
        *(min(x for x, _ in points) - left, min(y for _, y in points) - above),
        *(max(x for x, _ in points) + right, max(y for _, y in points) + below),
    ]
    if file.look.margin is None:
        make_room(frame, labels(road, file))
    road.move(*frame[:2])
    width, height = frame[2] - frame[0], frame[3] - frame[1]
    outlines = {cell.id: road.on(cell).outline(cell) for cell in plan.cells}
    return Shape(outlines, pit_outlines(road, file), road, (round(width), round(height)))


def make_room(frame: list[float], captions: Sequence[Label]) -> None:
    """Widen a frame (left, top, right, bottom) until it holds all captions, which grow with its width."""
    for _ in range(2):
        boxes = [caption_box(label, frame[2] - frame[0]) for label in captions]
        for x, y, wide, tall in boxes:
            frame[:2] = min(frame[0], x - BORDER), min(frame[1], y - BORDER)
            frame[2:] = max(frame[2], x + wide + BORDER), max(frame[3], y + tall + BORDER)


def lay(plan: Plan, file: TrackFile, closed: bool) -> Road:
    """Lay out and close the lap through the left branches, then fit the right branches between their ends."""
    off = off_turn(plan, file)
    if closed and off:
        raise BadTrack(off)
    pieces = plan.way("left")
    start = Stretch(0.0, 0.0, 0.0, 0.0, math.radians(float(file.look.heading)), 0.0, 0.0)
    stretches = between_poses(pieces, plan, file, start, start, closed, "the lap does not close", bool(off))
    road = Road(plan, stretches, file.lanes)
    if any(piece.branch for piece in plan.pieces):
        through_right = right_stretches(plan, file, stretches, closed)
        road.right = Road(plan, through_right, file.lanes, "right")
    return road


def right_stretches(plan: Plan, file: TrackFile, stretches: Sequence[Stretch], closed: bool) -> list[Stretch]:
    """Return the stretches of the lap through the right branch of every fork."""
    found: list[Stretch] = []
    begins = {stretch.back: stretch for stretch in stretches}
    for branch, run in groupby(plan.way("right"), key=lambda piece: piece.branch):
        pieces = list(run)
        if not branch:
            found += [begins[piece.back] for piece in pieces]
            continue
        start, end = begins[pieces[0].back], begins[pieces[-1].front]
        called = file.parts[pieces[0].section].called.partition(",")[0]
        off = sum(piece.bend for piece in pieces) - math.degrees(end.heading - start.heading)
        if closed and abs(off) > 0.01:
            raise BadTrack(
                f"{called}: its branches do not meet; the right one turns {abs(off):g} degrees too far to the "
                f"{'right' if off > 0 else 'left'}"
            )
        missing = f"{called}: its branches do not meet"
        found += between_poses(pieces, plan, file, start, end, closed, missing, abs(off) > 0.01)
    return found


def between_poses(
    pieces: Sequence[Piece],
    plan: Plan,
    file: TrackFile,
    start: Stretch,
    end: Stretch,
    closed: bool,
    missing: str,
    as_drawn: bool,
) -> list[Stretch]:
    """Chain pieces, stretched or shrunk so that they end where `end` begins."""
    lengths = [drawn_length(piece, plan, file) for piece in pieces]
    heading = start.heading
    ways = []
    for piece in pieces:
        ways.append(chord(heading, math.radians(piece.bend), 1.0))
        heading += math.radians(piece.bend)
    try:
        aim = (end.x - start.x, end.y - start.y)
        lengths = lengths if as_drawn else close(pieces, lengths, ways, file, aim, missing)
    except BadTrack:
        if closed:
            raise
    heading, x, y = start.heading, start.x, start.y
    found = []
    for piece, length, (dx, dy) in zip(pieces, lengths, ways, strict=True):
        if closed:
            check_radius(piece, length, file)
        found.append(Stretch(piece.back, piece.front, x, y, heading, length, math.radians(piece.bend)))
        x, y, heading = x + length * dx, y + length * dy, heading + math.radians(piece.bend)
    return found


def off_turn(plan: Plan, file: TrackFile) -> str:
    """Return a sentence if the bends of a lap do not make one full turn."""
    turn = sum(piece.bend for piece in plan.way("left"))
    if any(part.section.over for part in file.parts) and abs(turn) < 0.01:
        return ""  # a figure of eight turns as far to the left as to the right
    aim = 360.0 if file.direction == "clockwise" else -360.0
    needs = f"{'a' if aim > 0 else 'an'} {file.direction} lap needs {aim:g}"
    said = f"the lap does not close: its bends turn {turn:g} degrees to the right in all, {needs}"
    return said if abs(turn - aim) > 0.01 else ""


def drawn_length(piece: Piece, plan: Plan, file: TrackFile) -> float:
    """Return the length of a piece's middle line before the lap is closed, in lane widths."""
    row = float(file.look.row)
    if piece.straight:
        return (piece.front - piece.back) / piece.scale / plan.row * row
    angle = abs(math.radians(piece.bend))
    if angle < 1e-6:
        return piece.spaces * row
    half = (piece.edges[1] - piece.edges[0]) / 2 / LANE
    radius = max(piece.spaces * row / angle, half + 0.5) + shift(piece, file)
    return (float(piece.radius) if piece.radius is not None else radius) * angle


def shift(piece: Piece, file: TrackFile) -> float:
    """Return how much closer the middle of a narrow road is to the inside of a bend than that of the full width."""
    own = (piece.edges[0] + piece.edges[1]) / 2 / LANE - file.lanes / 2
    return own if piece.bend > 0 else -own


def check_radius(piece: Piece, length: float, file: TrackFile) -> None:
    """Reject a bend whose inside edge would turn on the spot."""
    if piece.straight or abs(piece.bend) < 1e-6:
        return
    radius = length / abs(math.radians(piece.bend)) - shift(piece, file)
    half = (piece.edges[1] - piece.edges[0]) / 2 / LANE
    if radius < half + 0.05:
        raise BadTrack(
            f"{plain(file, piece)}: a bend of radius {radius:.1f} is too tight for a road {2 * half:g} lanes wide"
        )


def plain(file: TrackFile, piece: Piece) -> str:
    """Return the section of a piece by its number."""
    return re.sub(r' ".*?"', "", file.parts[piece.section].called)


def close(
    pieces: Sequence[Piece],
    lengths: list[float],
    ways: Sequence[Point],
    file: TrackFile,
    aim: Point = (0.0, 0.0),
    missing: str = "the lap does not close",
) -> list[float]:
    """Stretch pieces by least squares so that together they lead to `aim`: for a whole lap, back to the start."""
    gap_x = aim[0] - sum(length * way[0] for length, way in zip(lengths, ways, strict=True))
    gap_y = aim[1] - sum(length * way[1] for length, way in zip(lengths, ways, strict=True))
    if math.hypot(gap_x, gap_y) < 1e-9:
        return lengths
    weights = [length * (1.0 if piece.straight else STIFF) for length, piece in zip(lengths, pieces, strict=True)]
    xx = sum(weight * x * x for weight, (x, _) in zip(weights, ways, strict=True))
    xy = sum(weight * x * y for weight, (x, y) in zip(weights, ways, strict=True))
    yy = sum(weight * y * y for weight, (_, y) in zip(weights, ways, strict=True))
    determinant = xx * yy - xy * xy
    missing = f"{missing}: {too_far(-gap_x, -gap_y)}"
    along = gap_x * ways[0][0] + gap_y * ways[0][1]
    if determinant >= 1e-6:
        one, other = (gap_x * yy - gap_y * xy) / determinant, (gap_y * xx - gap_x * xy) / determinant
    elif math.dist((gap_x, gap_y), (along * ways[0][0], along * ways[0][1])) < 1e-6:  # a branch that is one straight
        one, other = (along * part / sum(weights) for part in ways[0])
    else:
        raise BadTrack(f"{missing}, and nothing can be drawn longer or shorter to mend that")
    found = []
    for piece, length, weight, (x, y) in zip(pieces, lengths, weights, ways, strict=True):
        more = weight * (x * one + y * other)
        if abs(more) > GIVE * length:
            raise BadTrack(
                f"{missing}; {plain(file, piece)} would have to be drawn {abs(more) / length:.0%} "
                f"{'longer' if more > 0 else 'shorter'}, more than {GIVE:.0%}"
            )
        found.append(length + more)
    return found


def too_far(dx: float, dy: float) -> str:
    """Describe a distance in the drawing in words."""
    parts = []
    if abs(dx) >= 0.05:
        parts.append(f"{abs(dx):.1f} lane widths too far {'right' if dx > 0 else 'left'}")
    if abs(dy) >= 0.05:
        parts.append(f"{abs(dy):.1f} lane widths too far {'down' if dy > 0 else 'up'}")
    return "it ends " + (" and ".join(parts) or "a hair off")


def chord(heading: float, bend: float, length: float) -> Point:
    """Return the vector from the beginning to the end of an arc."""
    if abs(bend) < 1e-9:
        return length * math.cos(heading), length * math.sin(heading)
    radius = length / bend
    return (
        radius * (math.sin(heading + bend) - math.sin(heading)),
        radius * (math.cos(heading) - math.cos(heading + bend)),
    )


def samples(stretch: Stretch) -> list[float]:
    """Return the ticks at which the road has turned enough to need a point."""
    count = max(1, math.ceil(abs(math.degrees(stretch.bend)) / STEP))
    return [stretch.back + (stretch.front - stretch.back) * part / count for part in range(count)]


def pit_outlines(road: Road, file: TrackFile) -> tuple[tuple[Point, ...], ...]:
    """Return the pit lane beside the road, from its first entry to its last exit."""
    if file.pit is None:
        return ()
    cells = {cell.id: cell for cell in road.plan.cells}
    known = [name for name in (*file.pit.entries, *file.pit.exits) if name in cells]
    if not known or not set(known) & set(file.pit.entries) or not set(known) & set(file.pit.exits):
        return ((),) * file.pit.spaces
    begin = cells[next(name for name in known if name in file.pit.entries)].back
    end = cells[[name for name in known if name in file.pit.exits][-1]].front
    length = (end - begin) % road.plan.lap or road.plan.lap
    outer = cells[known[0]].right_back > road.middle
    near, far = (file.lanes * LANE + 6, file.lanes * LANE + 18) if outer else (-6, -18)
    found = []
    for number in range(file.pit.spaces):
        back, front = (begin + length * part / file.pit.spaces for part in (number, number + 1))
        found.append((*road.side(back, front, near, near), *reversed(road.side(back, front, far, far))))
    return tuple(found)
