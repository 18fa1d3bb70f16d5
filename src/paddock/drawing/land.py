"""The land around a circuit: where scenery may be scattered, away from road, text and water."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from paddock.drawing.ink import smooth_points
from paddock.drawing.things import Item, Undrawable, place, points, size
from paddock.track.captions import moved_inside, scale
from paddock.track.model import Art, Point, Track

MOST_COMPARED = 5_000_000
"""Most distance checks for scattering; the largest built-in board takes a million."""
BANK = 8.0  # sand along the water
WORDS = 10.0  # extra room around words

LANDMARKS = {"wheel": ("radius", 1.8, 1.1, 1.1, 1.2), "lighthouse": ("height", 2.6, 0.3, 1.1, 0.2)}
"""Their key for a size, its default, and the room beside, above and below their place, in that size."""


class Area(msgspec.Struct, frozen=True):
    """A closed outline, or a line with a width, and its bounding box."""

    outline: Sequence[Point]
    half_width: float | None  # of a line
    wet: bool
    left: float
    top: float
    right: float
    low: float

    def is_near(self, spot: Point, room: float) -> bool:
        """Return whether a spot is within `room` of the box."""
        room += self.half_width or 0.0
        return self.left - room < spot[0] < self.right + room and self.top - room < spot[1] < self.low + room

    def holds(self, spot: Point, room: float) -> bool:
        """Return whether a spot is inside, or within `room` of it."""
        room += self.half_width or 0.0
        closed = self.half_width is None
        ends = zip(self.outline, (*self.outline[1:], self.outline[0]), strict=True)
        edges = list(ends)[: None if closed else -1]
        return (closed and inside(spot, edges)) or any(distance(spot, *edge) < room for edge in edges)


def area(outline: Sequence[Point], half_width: float | None = None, wet: bool = False) -> Area:
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return Area(outline, half_width, wet, min(xs), min(ys), max(xs), max(ys))


def inside(spot: Point, edges: Iterable[tuple[Point, Point]]) -> bool:
    x, y = spot
    found = False
    for (ax, ay), (bx, by) in edges:
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            found = not found
    return found


def distance(spot: Point, one: Point, other: Point) -> float:
    """Return the distance of a spot from the line between two points."""
    (x, y), (ax, ay), (bx, by) = spot, one, other
    square = (bx - ax) ** 2 + (by - ay) ** 2
    part = min(1.0, max(0.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square)) if square else 0.0
    return math.hypot(x - ax - (bx - ax) * part, y - ay - (by - ay) * part)


class Land:
    """Where objects may be scattered: away from the road, the text beside it, and the water.

    The number of compared points is limited, as a track may come from a stranger.
    """

    def __init__(self, track: Track) -> None:
        self.unit = track.art.unit
        self.road = [area(outline) for outline in road_outlines(track)]
        self.kept = kept_free(track.art)
        self.ground: list[Area] = []
        self.compared = 0

    def add(self, kind: str, item: Item) -> None:
        """Note a stand or a landmark, whose ground stays free, or a lake or something covering one.

        Whatever is painted last on a spot decides whether it is water.
        """
        given = points(item, self.unit)
        if kind == "stand":
            self.road.append(area(footprint(item, self.unit)))
        elif kind in LANDMARKS:
            self.road.append(area(landmark(kind, item, self.unit)))
        if not given:
            return
        if kind == "river":
            self.ground.append(area(smooth_points(given), float(item.get("width", 2)) * self.unit / 2, wet=True))
        elif kind == "water" or (kind == "field" and float(item.get("opacity", 1)) > 0.8):
            outline = given if item.get("sharp") else smooth_points(given, closed=True)
            self.ground.append(area(outline, wet=kind == "water"))

    def is_free(self, spot: Point, room: float) -> bool:
        """Return whether there is this much room around a spot, and a little more beside text."""
        self.count(len(self.kept) + len(self.road))
        if any(math.dist(spot, point) <= room + WORDS for point in self.kept):
            return False
        return not any(self.is_in(part, spot, room) for part in self.road)

    def is_dry(self, spot: Point) -> bool:
        found = next((part for part in reversed(self.ground) if self.is_in(part, spot, BANK if part.wet else 0)), None)
        return found is None or not found.wet

    def is_in(self, part: Area, spot: Point, room: float) -> bool:
        if not part.is_near(spot, room):
            return False
        self.count(len(part.outline))
        return part.holds(spot, room)

    def count(self, compared: int) -> None:
        """Count compared points. Raises Undrawable if there are too many."""
        self.compared += compared
        if self.compared > MOST_COMPARED:
            raise Undrawable("it takes too long to find room for everything scattered on this track")


def footprint(item: Item, unit: float) -> list[Point]:
    """Return the corners of a stand on the land."""
    (x, y), (wide, tall), turn = place(item, unit), size(item, unit, 6, 1.4), math.radians(float(item.get("turn", 0)))
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in ((0, 0), (wide, 0), (wide, tall), (0, tall))]


def landmark(kind: str, item: Item, unit: float) -> list[Point]:
    """Return a box round something that is seen from afar."""
    (x, y), (key, usual, wide, above, below) = place(item, unit), LANDMARKS[kind]
    tall = float(item.get(key, usual)) * unit
    left, right, top, low = x - wide * tall, x + wide * tall, y - above * tall, y + below * tall
    return [(left, top), (right, top), (right, low), (left, low)]


def road_outlines(track: Track) -> list[Sequence[Point]]:
    """Return the outlines of all spaces; those of a pit lane are twice as wide, to include its boxes."""
    found: list[Sequence[Point]] = [space.outline for space in track.spaces if space.outline]
    for outline in (space.outline for space in (track.pit.spaces if track.pit else ()) if space.outline):
        half = len(outline) // 2
        near, far = outline[:half], outline[half:]
        boxes = [(2 * x - nx, 2 * y - ny) for (nx, ny), (x, y) in zip(near[::-1], far, strict=True)]
        found.append([*near, *boxes])
    return found


def kept_free(art: Art) -> list[Point]:
    """Return points around which nothing grows: names, discs of betting lines, plate and podium."""
    large = scale(art.frame[0])
    spots = [(-20, 0), (20, 0), (-32, 16), (32, 16), (0, 22)] if large > 1 else [(-20, 0), (20, 0)]
    names = [moved_inside(label, art.frame) for label in art.labels]
    found = [(label.x + dx * large, label.y + dy * large) for label in names for dx, dy in spots]
    found += [end for ends in art.lines for end in ends]
    for corner, width in ((art.plate, 420.0 * large), (art.podium, 366.0)):
        if corner is not None:
            found += [(corner[0] + step * width / 12, corner[1] + 38 * large) for step in range(13)]
    return found
