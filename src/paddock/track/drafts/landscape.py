"""Compose the land around a circuit from its shape: sea or lake, woods, a town, stands beside the fast parts."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from paddock.track.build import build
from paddock.track.captions import Box, caption_box, moved_inside, scale
from paddock.track.drafts.place import apart, box_of, road_boxes
from paddock.track.errors import BadTrack
from paddock.track.model import UNIT, Track
from paddock.track.sections import TrackFile

Thing = dict[str, Any]


class Theme(msgspec.Struct, frozen=True):
    """The plants and buildings around a circuit."""

    palette: str
    trees: tuple[str, ...]  # of woods
    woods: float  # share of MOST_TREES
    town: float = 0.0  # share of the picture covered by houses, from its left or right edge
    houses: str = "block"
    colours: tuple[str, ...] = ("wall", "roof2", "roof")
    sea: bool = False
    boats: int = 0
    lake: bool = True
    field: str = "leaf2"
    extras: tuple[str, ...] = ()  # landmarks that need a free place


THEMES = {
    "park": Theme("meadow", ("tree",), 0.7, extras=("tent", "house", "tent", "house", "balloon")),
    "woods": Theme("meadow", ("pine", "tree", "pine"), 1.0, field="leaf", extras=("house", "tent", "house")),
    "town": Theme("riviera", ("tree",), 0.25, town=1.0, lake=False, extras=("wheel", "tent")),
    "harbour": Theme(
        "harbour", ("palm",), 0.35, town=0.45, sea=True, boats=12, lake=False, extras=("lighthouse", "wheel", "tent")
    ),
    "coast": Theme("riviera", ("palm", "tree"), 0.5, sea=True, boats=8, extras=("house", "house", "tent", "balloon")),
    "desert": Theme(
        "desert", ("bush", "cactus", "bush"), 0.6, field="bank", extras=("mesa", "mesa", "mesa", "tent", "balloon")
    ),
    "night": Theme(
        "night",
        ("tree",),
        0.2,
        town=1.0,
        colours=("wall", "roof", "roof2"),
        sea=True,
        boats=6,
        lake=False,
        extras=("tower", "tower", "wheel"),
    ),
}
"""The kinds of land that `--land` names."""
MOST_TREES = 260
"""Trees on a large picture; placing more takes too long."""
GROVES = 12
"""Woods on a picture, apart from scattered trees."""
LARGEST = 99.0
"""Largest object, in lane widths."""
GROUND_EDGE = 0.7
"""Lane widths between the picture's edge and objects on the land."""
SIZES = {
    "house": (1.6, 1.1),
    "tent": (1.4, 1.4),
    "wheel": (4.0, 4.6),
    "lighthouse": (1.6, 3.6),
    "tower": (2.0, 4.4),
    "balloon": (2.6, 3.4),
    "mesa": (7.0, 5.0),
}


def with_land(file: TrackFile, land: str, seed: int = 1) -> TrackFile:
    """Return the file with a palette and scenery that suit its shape."""
    if land not in THEMES:
        raise BadTrack(f'there is no land "{land}"; known are {", ".join(THEMES)}')
    theme = THEMES[land]
    look = msgspec.structs.replace(file.look, palette=theme.palette, scenery=())
    file = msgspec.structs.replace(file, look=look)
    track = build(file)
    scene = Scene(track, theme, random.Random(f"{file.name} {seed}"))
    scenery = tuple(scene.things())
    return msgspec.structs.replace(file, look=msgspec.structs.replace(look, scenery=scenery))


class Scene:
    """The land of a track while it is laid out; positions are in lane widths."""

    def __init__(self, track: Track, theme: Theme, dice: random.Random) -> None:
        self.track, self.theme, self.dice = track, theme, dice
        self.wide, self.tall = (side / UNIT for side in track.art.frame)
        self.road = [in_lanes(box) for box in road_boxes(track)]
        self.taken = [*self.road, *map(in_lanes, words(track))]
        self.size = min(2.2, max(1.0, self.wide / 45))
        """Scale of objects, larger on a large picture, which is seen from further away."""

    def things(self) -> Iterator[Thing]:
        yield from self._fields()
        if self.theme.sea:
            yield from self._sea()
        if self.theme.lake:
            yield from self._lakes()
        standing = [*self.stands(), *self._landmarks()]
        yield from self._towns()
        yield from self._woods()
        yield from standing

    def _fields(self) -> Iterator[Thing]:
        """Yield soft patches of another colour, to vary the ground."""
        for number in range(5):
            x, y = self.wide * self.dice.random(), self.tall * self.dice.random()
            yield {
                "kind": "field",
                "colour": self.theme.field if number % 2 else "shade",
                "opacity": 0.3,
                "points": self._blob(x, y, self.tall * (0.14 + 0.16 * self.dice.random()), 8),
            }

    def _blob(self, x: float, y: float, radius: float, count: int) -> list[list[float]]:
        """Return a slightly irregular round shape."""
        found = []
        for number in range(count):
            angle = 2 * math.pi * number / count
            far = radius * (0.78 + 0.4 * self.dice.random())
            found.append([round(x + 1.3 * far * math.cos(angle), 1), round(y + far * math.sin(angle), 1)])
        return found

    def _sea(self) -> Iterator[Thing]:
        """Yield water along the side with the most room, as close to the road as allowed."""
        shore = max((self._shore(side) for side in ("top", "bottom", "left", "right")), key=lambda found: found[0])[1]
        yield {"kind": "water", "points": shore, "sharp": True}
        self.coast = shore
        yield from self._swell()
        xs, ys = [x for x, _ in shore], [y for _, y in shore]
        found = 0
        for _ in range(200):
            if found >= self.theme.boats:
                break
            x = min(xs) + (max(xs) - min(xs)) * self.dice.random()
            y = min(ys) + (max(ys) - min(ys)) * self.dice.random()
            box = (x - 1.2, y - 1.2, 2.4, 2.4)
            if self.is_sea(x, y) and self.is_free(box, self.taken):
                found += 1
                self.taken.append(box)
                boat: Thing = {"kind": "boat", "at": [round(x, 1), round(y, 1)], "length": round(1.2 * self.size, 1)}
                yield boat | {"turn": round(360 * self.dice.random()), "motor": self.dice.random() < 0.4}

    def _swell(self) -> Iterator[Thing]:
        """Yield waves in boxes that lie in the water."""
        wide, tall = 5.0, 3.0
        for column in range(int(self.wide / wide)):
            for row in range(int(self.tall / tall)):
                x, y = 1 + column * wide, 1 + row * tall
                if all(self.is_sea(x + a, y + b) for a in (0.6, wide - 0.6) for b in (0.6, tall - 0.6)):
                    yield {
                        "kind": "waves",
                        "at": [x, y],
                        "size": [wide - 1, tall - 1],
                        "count": 2,
                        "seed": column + row,
                    }

    def _shore(self, side: str) -> tuple[float, list[list[float]]]:
        """Return the amount of water that fits on a side, and its outline."""
        along, deep = (self.wide, self.tall) if side in ("top", "bottom") else (self.tall, self.wide)
        count = max(8, round(along / 3))
        room = [self._depth(side, along * number / count, along * 1.6 / count, deep) for number in range(count + 1)]
        cap = 0.34 * deep
        even = [min(room[max(0, number - 1) : number + 2]) for number in range(count + 1)]
        depths = [max(-2.5, min(cap, depth - 1.6) - 0.5 * self.dice.random()) for depth in even]
        line = [(along * number / count, depth) for number, depth in enumerate(depths)]
        line = [(-2.0, line[0][1]), *line, (along + 2.0, line[-1][1])]
        outline = [*line, (along + 2.0, -3.0), (-2.0, -3.0)]
        water = sum(max(0.0, depth) for depth in depths) / count * along
        return water, [self._from_side(side, a, d) for a, d in outline]

    def _from_side(self, side: str, along: float, deep: float) -> list[float]:
        """Return the point at this distance along a side of the picture and away from it."""
        far = deep if side in ("top", "left") else (self.tall if side == "bottom" else self.wide) - deep
        x, y = (along, far) if side in ("top", "bottom") else (far, along)
        return [round(x, 1), round(y, 1)]

    def _depth(self, side: str, along: float, half: float, deep: float) -> float:
        """Return the distance from a side to the nearest road, at a place along it."""
        best = deep
        for x, y, wide, tall in self.road:
            begin, end = (x, x + wide) if side in ("top", "bottom") else (y, y + tall)
            if begin < along + half and end > along - half:
                near = {"top": y, "bottom": self.tall - y - tall, "left": x, "right": self.wide - x - wide}[side]
                best = min(best, near)
        return best

    def is_sea(self, x: float, y: float) -> bool:
        """Return whether a spot is well inside the water."""
        outline = self.coast
        found = False
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                found = not found
        near = min(math.hypot(x - ax, y - ay) for ax, ay in outline)
        return found and near > 1.2 and 1 < x < self.wide - 1 and 1 < y < self.tall - 1

    def _lakes(self) -> Iterator[Thing]:
        """Yield a lake where the picture has the most room inside."""
        best = (0.0, 0.0, 0.0)
        for column in range(1, 24):
            for row in range(1, 16):
                x, y = self.wide * column / 24, self.tall * row / 16
                room = min(gap(x, y, box) for box in self.taken)
                room = min(room, x, y, self.wide - x, self.tall - y)
                if self.theme.sea:
                    room = min(room, 0.0 if self.is_wet(x, y) else min(math.hypot(x - a, y - b) for a, b in self.coast))
                best = max(best, (round(room, 2), x, y))
        room, x, y = best
        if room < 3:
            return
        radius = min(room * 0.62, 0.2 * self.tall)
        shape = self._blob(x, y, radius * 0.85, 9)
        self.taken.append((x - 1.3 * radius, y - radius, 2.6 * radius, 2 * radius))
        yield {"kind": "water", "points": shape}
        yield {
            "kind": "waves",
            "at": [round(x - radius * 0.8, 1), round(y - radius * 0.5, 1)],
            "size": [round(1.4 * radius, 1), round(radius, 1)],
            "count": 7,
            "seed": 3,
        }
        yield {"kind": "boat", "at": [round(x, 1), round(y, 1)], "turn": 25, "length": round(1.1 * self.size, 1)}

    def stands(self) -> Iterator[Thing]:
        """Yield stands along the longest straights and outside the corners."""
        poses = [self.track.art.poses[space.id] for space in self.track.spaces if space.lane in "LR"]
        spots = list(poses)
        for name in self.track.grid[:1]:
            spots.insert(0, self.track.art.poses[name])
        made = 0
        order = spots[:1] + sorted(spots[1:], key=lambda _: self.dice.random())
        for x, y, turn in order:
            if made == 7:
                return
            long, deep = 6.0 * self.size, 1.25 * self.size
            for side in (-1, 1):
                if self._stand_fits(x / UNIT, y / UNIT, turn, side, long, deep):
                    made += 1
                    yield self._stand(x / UNIT, y / UNIT, turn, side, long, deep, made)
                    break

    def _stand_corners(
        self, x: float, y: float, turn: float, side: int, long: float, deep: float
    ) -> list[tuple[float, float]]:
        """Return the corners of a stand beside a place on the road, the two nearest ones first."""
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        found = []
        for way, aside in ((-long / 2, 1.5), (long / 2, 1.5), (long / 2, 1.5 + deep), (-long / 2, 1.5 + deep)):
            found.append((x + way * cos - side * aside * sin, y + way * sin + side * aside * cos))
        return found

    def _stand_fits(self, x: float, y: float, turn: float, side: int, long: float, deep: float) -> bool:
        corners = self._stand_corners(x, y, turn, side, long, deep)
        spots = [
            ((ax * (8 - part) + bx * part) / 8, (ay * (8 - part) + by * part) / 8)
            for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True)
            for part in range(8)
        ]
        inside = all(1 < a < self.wide - 1 and 1 < b < self.tall - 1 for a, b in spots)
        wet = self.theme.sea and any(self.is_wet(a, b) for a, b in spots[::4])
        return inside and not wet and all(gap(a, b, box) > 0.25 for a, b in spots for box in self.taken)

    def is_wet(self, x: float, y: float) -> bool:
        found = False
        for (ax, ay), (bx, by) in zip(self.coast, (*self.coast[1:], self.coast[0]), strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                found = not found
        return found

    def _stand(self, x: float, y: float, turn: float, side: int, long: float, deep: float, seed: int) -> Thing:
        corners = self._stand_corners(x, y, turn, side, long, deep)
        self.taken.append(box_of(tuple(corners), 0.3))
        at = corners[3] if side < 0 else corners[2]
        far = corners[2] if side < 0 else corners[3]
        away = math.degrees(math.atan2(far[1] - at[1], far[0] - at[0])) if side < 0 else turn + 180
        corner = at if side < 0 else corners[2]
        return {
            "kind": "stand",
            "at": [round(corner[0], 1), round(corner[1], 1)],
            "size": [round(long, 1), round(deep, 1)],
            "turn": round(away % 360, 1),
            "seed": seed,
        }

    def _landmarks(self) -> Iterator[Thing]:
        """Yield a few objects in empty places."""
        for number, kind in enumerate(self.theme.extras):
            wide, tall = (self.size * part for part in SIZES[kind])
            for _ in range(120):
                x = 1 + (self.wide - wide - 2) * self.dice.random()
                y = 1 + (self.tall - tall - 2) * self.dice.random()
                spots = [(x, y), (x + wide, y), (x, y + tall), (x + wide, y + tall)]
                dry = not self.theme.sea or not any(self.is_wet(*spot) for spot in spots)
                if dry and self.is_free((x - 0.4, y - 0.4, wide + 0.8, tall + 0.8), self.taken):
                    self.taken.append((x, y, wide, tall))
                    yield self._landmark(kind, x, y, number)
                    break

    def _landmark(self, kind: str, x: float, y: float, number: int) -> Thing:
        wide, tall = (self.size * part for part in SIZES[kind])
        middle = [round(x + wide / 2, 1), round(y + tall / 2, 1)]
        colour = ("roof", "roof2", "accent")[number % 3]
        if kind in ("house", "tower"):
            return {
                "kind": kind,
                "at": [round(x, 1), round(y, 1)],
                "size": [round(wide, 1), round(tall, 1)],
                "colour": colour,
            }
        if kind == "lighthouse":
            return {"kind": kind, "at": [middle[0], round(y + tall - 0.3, 1)], "height": round(2.2 * self.size, 1)}
        if kind == "mesa":
            shape = self._blob(middle[0], middle[1] - 0.5 * self.size, wide * 0.32, 9)
            return {"kind": kind, "points": shape, "height": round(1.6 * self.size, 1)}
        radius = {"tent": 0.6, "wheel": 1.7, "balloon": 1.1}[kind]
        return {"kind": kind, "at": middle, "radius": round(radius * self.size, 1)}

    def _towns(self) -> Iterator[Thing]:
        """Yield houses over part of the land, on the side opposite the sea."""
        if not self.theme.town:
            return
        wide = (self.wide - 2) * self.theme.town
        left = 1.0
        if self.theme.sea and sum(x for x, _ in self.coast) / len(self.coast) < self.wide / 2:
            left = self.wide - 1 - wide
        step = [round(1.9 * self.size, 1), round(1.7 * self.size, 1)]
        yield {
            "kind": "town",
            "at": [round(left, 1), 1.2],
            "size": wide_tall(wide, self.tall - 2.4),
            "step": step,
            "density": 0.8,
            "seed": 4,
            "of": self.theme.houses,
            "colours": list(self.theme.colours),
        } | ({"neon": ["#ff3d8b", "#3dd9ff"]} if self.theme.palette == "night" else {})

    def _woods(self) -> Iterator[Thing]:
        """Yield trees all over the land; drawing keeps them off the road, the words and the water."""
        for number in range(GROVES):
            wide, tall = self.wide * (0.1 + 0.16 * self.dice.random()), self.tall * (0.12 + 0.16 * self.dice.random())
            left = GROUND_EDGE + (self.wide - wide - 2 * GROUND_EDGE) * self.dice.random()
            top = GROUND_EDGE + (self.tall - tall - 2 * GROUND_EDGE) * self.dice.random()
            yield self.wood(number, left, top, wide, tall, MOST_TREES * 0.7 / GROVES)
        wide, tall = self.wide - 2 * GROUND_EDGE, self.tall - 2 * GROUND_EDGE
        yield self.wood(GROVES, GROUND_EDGE, GROUND_EDGE, wide, tall, MOST_TREES * 0.3)

    def wood(self, number: int, left: float, top: float, wide: float, tall: float, most: float) -> Thing:
        """Return a wood, alternating its kinds of trees; small pictures have fewer and larger woods."""
        count = most * self.theme.woods * min(1.0, self.wide * self.tall / 3000)
        return {
            "kind": "woods",
            "of": self.theme.trees[number % len(self.theme.trees)],
            "at": [round(left, 1), round(top, 1)],
            "size": wide_tall(wide, tall),
            "count": max(2, round(count)),
            "seed": number + 2,
            "scale": round(0.8 * self.size, 2),
        }

    def is_free(self, box: Box, taken: Sequence[Box]) -> bool:
        return all(apart(box, other) for other in taken)


def words(track: Track) -> Iterator[Box]:
    """Yield the boxes of names and plates."""
    art = track.art
    for label in art.labels:
        yield caption_box(moved_inside(label, art.frame), art.frame[0])
    size = scale(art.frame[0])
    if art.plate:
        yield (*art.plate, size * (26.5 * len(track.title) + 80), size * 88)
    if art.podium:
        yield (*art.podium, 380.0, 90.0)


def wide_tall(wide: float, tall: float) -> list[float]:
    """Return a size, limited to that of the largest object."""
    return [round(min(part, LARGEST), 1) for part in (wide, tall)]


def in_lanes(box: Box) -> Box:
    return box[0] / UNIT, box[1] / UNIT, box[2] / UNIT, box[3] / UNIT


def gap(x: float, y: float, box: Box) -> float:
    """Return the distance from a spot to a box."""
    return math.hypot(max(box[0] - x, 0, x - box[0] - box[2]), max(box[1] - y, 0, y - box[1] - box[3]))
