"""The land round a circuit: water, fields, rails and trees, and the things that stand on it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from paddock.drawing.ink import Colours, circle, edged, ellipse, group, line, path, rect, shape, smooth
from paddock.drawing.landmarks import LANDMARKS
from paddock.drawing.things import THINGS, Item, Maker, Shapes, along, place, points, size, tone
from paddock.track.errors import BadTrack
from paddock.track.model import Art, Point, Track

OBJECTS: dict[str, Maker] = {maker.__name__: maker for maker in (*THINGS, *LANDMARKS)}
MOST = 200  # trees of a wood, waves of a sea
MOST_SHAPES = 20_000
"""Shapes of the scenery of one track: whoever draws it may have got it from a stranger."""
MOST_COMPARED = 10_000_000
"""Points that are looked at to find room for what is scattered."""


def draw(track: Track, colours: Colours) -> tuple[str, str]:
    """What lies under the road, and what stands beside or above it."""
    unit = track.art.unit
    under: list[str] = []
    over: list[str] = []
    counted, land = ShapeCounter().count, Land(track)
    for number, item in enumerate(track.art.scenery, 1):
        kind = str(item.get("kind"))
        try:
            if kind in SCATTERED:
                over += counted(SCATTERED[kind](item, land, colours))
            elif kind in GROUND:
                under += counted(GROUND[kind](item, unit, colours))
            elif kind in OBJECTS:
                turn = float(item.get("turn", 0))
                over.append(group(counted(OBJECTS[kind](item, unit, colours)), *place(item, unit), turn))
        except (KeyError, TypeError, ValueError, ZeroDivisionError) as error:
            raise BadTrack(f"scenery {number} ({kind}): {error}", name=track.name) from None
    return "".join(under), "".join(over)


class ShapeCounter:
    """Counts the shapes of a drawing while they are made, and ends it when they become too many."""

    def __init__(self) -> None:
        self.made = 0

    def count(self, shapes: Shapes) -> Shapes:
        for each in shapes:
            self.made += each.count("<")
            if self.made > MOST_SHAPES:
                raise ValueError(f"the scenery of a track has at most {MOST_SHAPES:,} shapes")
            yield each


class Land:
    """Where things may be scattered: away from the road and from what is written beside it.

    Whether there is room is asked a limited number of times: whoever draws a track may have got it from a stranger.
    """

    def __init__(self, track: Track) -> None:
        self.unit = track.art.unit
        self.road = road_points(track)
        self.kept = kept_free(track.art)
        self.compared = 0

    def is_clear(self, spot: Point, taken: Sequence[Point], room: float) -> bool:
        """Whether there is this much room round a spot."""
        self.count(len(taken))
        return all(math.dist(spot, point) > room for point in taken)

    def count(self, points: int) -> None:
        """Notes that this many points are looked at."""
        self.compared += points
        if self.compared > MOST_COMPARED:
            raise ValueError("it takes too long to find room for all that is scattered on this track")


def outline(item: Item, unit: float) -> str:
    """The edge of a lake or a field: soft, unless it is to be sharp."""
    given = points(item, unit)
    return path(given) if item.get("sharp") else smooth(given, closed=True)


def water(item: Item, unit: float, colours: Colours) -> Shapes:
    """A lake or the sea, with a sandy rim."""
    edge = outline(item, unit)
    yield shape(edge, colours["water"], stroke_linejoin="round", **edged(colours["bank"], 12))
    yield shape(edge, "none", stroke_linejoin="round", **edged(colours["water2"], 4))


def waves(item: Item, unit: float, colours: Colours) -> Shapes:
    """Short wave strokes scattered over a box."""
    x, y = place(item, unit)
    width, height = size(item, unit, 4, 3)
    dice = random.Random(int(item.get("seed", 1)))
    for _ in range(min(int(item.get("count", 8)), MOST)):
        wave = f"M{x + dice.random() * width:.0f} {y + dice.random() * height:.0f}q7 -6 14 0t14 0"
        yield shape(wave, "none", stroke_linecap="round", opacity=0.9, **edged(colours["water2"], 2.5))


def river(item: Item, unit: float, colours: Colours) -> Shapes:
    bed = smooth(points(item, unit))
    width = float(item.get("width", 2)) * unit
    soft: dict[str, object] = {"stroke_linecap": "round"}
    yield shape(bed, "none", **soft, **edged(colours["bank"], width + 14))
    yield shape(bed, "none", **soft, **edged(colours["water"], width))
    soft |= {"opacity": 0.9, **edged(colours["water2"], width * 0.06)}
    for dashes, off in (("46 30 12 40", 0.2), ("20 44 60 30", -0.22)):
        yield shape(bed, "none", stroke_dasharray=dashes, transform=f"translate(0 {width * off:.0f})", **soft)


def field(item: Item, unit: float, colours: Colours) -> Shapes:
    """A patch of another colour."""
    yield shape(outline(item, unit), tone(item, colours, "shade"), opacity=item.get("opacity", 1))


def rails(item: Item, unit: float, colours: Colours) -> Shapes:
    """A railway line: ballast, sleepers, and a pair of rails, which are the edges of a stroke."""
    way = smooth(points(item, unit))
    sleepers = {"stroke_dasharray": "4 8"}
    yield shape(way, "none", **edged(colours["plaza"], 24))
    yield shape(way, "none", **edged("#7b6a4d", 18), **sleepers)
    yield shape(way, "none", **edged(colours["steel"], 12))
    yield shape(way, "none", **edged(colours["plaza"], 8))
    yield shape(way, "none", **edged("#7b6a4d", 8), **sleepers)


def street(item: Item, unit: float, colours: Colours) -> Shapes:
    """A street of the town, with a broken line along its middle."""
    given = points(item, unit)
    width = float(item.get("width", 0.9)) * unit
    yield line(given, tone(item, colours, "plaza"), width, stroke_linejoin="round", stroke_linecap="round")
    yield line(given, colours["edge"], 1.6, stroke_dasharray="10 12", opacity=0.5)


def pier(item: Item, unit: float, colours: Colours) -> Shapes:
    """A wooden pier along a line."""
    given = points(item, unit)
    width = float(item.get("width", 0.4)) * unit
    yield line(given, "#000", width, opacity=0.2, transform="translate(3 5)")
    yield line(given, "#b98b59", width)
    yield line(given, "#9c7145", width, stroke_dasharray="1.5 6")


def woods(item: Item, land: Land, colours: Colours) -> Shapes:
    """Trees scattered over a box, away from the road and from each other."""
    x, y = place(item, land.unit)
    width, height = size(item, land.unit, 4, 4)
    dice = random.Random(int(item.get("seed", 1)))
    count = min(int(item.get("count", 12)), MOST)
    found: list[tuple[float, float, float]] = []
    of = "palm" if item.get("palm") else str(item.get("of", "tree"))
    for _ in range(count * 12):
        if len(found) >= count:
            break
        radius = (11 + 9 * dice.random()) * float(item.get("scale", 1))
        spot = (x + dice.random() * width, y + dice.random() * height)
        apart = all(math.dist(spot, other[:2]) >= (radius + other[2]) * 0.8 for other in found)
        if apart and land.is_clear(spot, land.kept, radius + 30) and land.is_clear(spot, land.road, radius + 20):
            found.append((*spot, radius))
    for spot_x, spot_y, radius in sorted(found, key=lambda tree: tree[1]):
        yield planted(of, (spot_x, spot_y), radius, colours)


def planted(of: str, spot: Point, radius: float, colours: Colours) -> str:
    """A tree, or whatever else stands in rows; every third lantern or so has another colour."""
    if int(sum(spot)) % 3 == 0:
        colours = {**colours, "accent": colours["line"]}
    return group(GROWING[of](radius, colours), *spot)


def road_points(track: Track) -> list[Point]:
    """The outlines of all spaces, and those of a pit lane once more where its boxes are."""
    lane = [space.outline for space in track.pit.spaces if space.outline] if track.pit else []
    found = [point for outline in (*(space.outline for space in track.spaces), *lane) for point in outline]
    for outline in lane:
        half = len(outline) // 2
        near, far = outline[:half], outline[half:][::-1]
        found += [(2 * x - near_x, 2 * y - near_y) for (near_x, near_y), (x, y) in zip(near, far, strict=True)]
    return found


def town(item: Item, land: Land, colours: Colours) -> Shapes:
    """Houses in rows over a box, away from the road; `kind` of house by `of`, roofs by `colours`."""
    x, y = place(item, land.unit)
    width, height = size(item, land.unit, 8, 6)
    step_x, step_y = (float(step) * land.unit for step in item.get("step", (2.2, 1.9)))
    dice = random.Random(int(item.get("seed", 1)))
    taken = [*land.road, *land.kept]
    roofs = [str(name) for name in item.get("colours", ("wall", "roof2", "roof"))]
    kind = str(item.get("of", "block"))
    if kind not in OBJECTS:
        raise ValueError(f'there is nothing called "{kind}"')
    for row in range(min(int(height / step_y), MOST)):
        for column in range(min(int(width / step_x), MOST)):
            long, wide = step_x * (0.62 + 0.32 * dice.random()), step_y * (0.7 + 0.22 * dice.random())
            left = x + (column + 0.5 * (row % 2)) * step_x + dice.random() * 10
            top = y + row * step_y + dice.random() * 8
            colour, keep = dice.choice(roofs), dice.random() < float(item.get("density", 0.92))
            land.count(len(taken))
            near = any(-30 < px - left < long + 30 and -30 < py - top < wide + 30 for px, py in taken)
            if keep and not near:
                rise = wide / land.unit * (0.3 + 0.2 * dice.random())
                made: dict[str, Any] = {"size": (long / land.unit, wide / land.unit), "rise": rise, "colour": colour}
                made["seed"] = row * 99 + column
                if item.get("neon") and dice.random() < 0.3:
                    made["neon"] = dice.choice(list(item["neon"]))
                yield group(OBJECTS[kind](made, land.unit, colours), left, top)


def avenue(item: Item, land: Land, colours: Colours) -> Shapes:
    """Trees in a row along a line, as far as they keep off the road."""
    radius = 13 * float(item.get("scale", 1))
    taken = [*land.road, *land.kept]
    of = str(item.get("of", "tree"))
    spots = along(points(item, land.unit), float(item.get("step", 1.1)) * land.unit)
    for _, spot in zip(range(MOST), spots, strict=False):
        if land.is_clear(spot, taken, radius + 14):
            yield planted(of, spot, radius, colours)


def kept_free(art: Art) -> list[Point]:
    """Points round which nothing grows: names, discs of betting lines, plate and winner's places."""
    large = max(1.0, art.frame[0] / 1800)  # as words are
    spots = [(-20, 0), (20, 0), (-32, 16), (32, 16), (0, 22)] if large > 1 else [(-20, 0), (20, 0)]
    found = [(label.x + dx * large, label.y + dy * large) for label in art.labels for dx, dy in spots]
    found += [end for ends in art.lines for end in ends]
    for corner, width in ((art.plate, 420.0 * large), (art.podium, 366.0)):
        if corner is not None:
            found += [(corner[0] + step * width / 12, corner[1] + 38 * large) for step in range(13)]
    return found


def tree(radius: float, colours: Colours) -> Shapes:
    yield circle(4, 6, radius, "#000", opacity=0.18)
    yield circle(0, 0, radius, colours["leaf"])
    yield circle(-radius * 0.22, -radius * 0.25, radius * 0.62, colours["leaf2"])


def palm(radius: float, colours: Colours) -> Shapes:
    leaf = (
        f"M0 0Q{radius * 0.7:.0f} {-radius * 0.5:.0f} {radius * 1.25:.0f} 0Q{radius * 0.7:.0f} {radius * 0.2:.0f} 0 0Z"
    )
    yield circle(4, 7, radius * 0.9, "#000", opacity=0.15)
    for number in range(7):
        yield shape(leaf, colours["leaf" if number % 2 else "leaf2"], transform=f"rotate({number * 51})")
    yield circle(0, 0, 3, "#8a5a33")


def pine(radius: float, colours: Colours) -> Shapes:
    """A conifer: three tiers, lit from the upper left."""
    yield circle(5, 8, radius * 0.85, "#000", opacity=0.18)
    for number in range(3):
        half, top, low = radius * (1 - number * 0.25), -radius * (0.5 + number * 0.55), radius * (0.75 - number * 0.55)
        yield shape([(-half, low), (0, top), (half, low)], colours["leaf"])
        yield shape([(-half, low), (0, top), (0, low)], colours["leaf2"])


def cactus(radius: float, colours: Colours) -> Shapes:
    """A tall cactus with two arms."""
    tall = radius * 2
    limbs = f"M0 0V{-tall:.0f}M0 {-tall * 0.4:.0f}H{tall * 0.3:.0f}V{-tall * 0.75:.0f}"
    limbs += f"M0 {-tall * 0.25:.0f}H{-tall * 0.3:.0f}V{-tall * 0.6:.0f}"
    soft = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    yield ellipse(radius * 0.5, 2, radius * 0.9, radius * 0.28, "#000", opacity=0.2)
    yield shape(limbs, "none", **soft, **edged(colours["leaf"], radius * 0.42))
    yield shape(limbs, "none", **soft, **edged(colours["leaf2"], radius * 0.14))


def bush(radius: float, colours: Colours) -> Shapes:
    """A low round shrub."""
    yield circle(3, 5, radius * 0.6, "#000", opacity=0.16)
    for dx, dy, leaf in ((-1, 0.4, "leaf"), (1, 0.4, "leaf"), (0, -0.4, "leaf2"), (0.2, 0.5, "leaf2")):
        yield circle(dx * radius * 0.4, dy * radius * 0.3, radius * 0.36, colours[leaf])


def lamp(radius: float, colours: Colours) -> Shapes:
    """A street lamp and its light."""
    glow = colours.get("glow", colours["line"])
    yield circle(0, 0, radius * 1.9, glow, opacity=0.10)
    yield circle(0, 0, radius * 1.1, glow, opacity=0.18)
    yield circle(0, 0, radius * 0.3, "#fffbe8", **edged(glow, 2))


def lantern(radius: float, colours: Colours) -> Shapes:
    """A paper lantern that shines."""
    paper = colours["accent"]
    yield circle(0, 0, radius * 2.2, paper, opacity=0.13)
    yield circle(0, 0, radius * 1.4, paper, opacity=0.2)
    yield ellipse(0, 0, radius * 0.62, radius * 0.8, paper)
    yield ellipse(-radius * 0.12, -radius * 0.1, radius * 0.25, radius * 0.45, "#fff3c4", opacity=0.8)
    for y in (-0.92, 0.72):
        yield rect(-radius * 0.3, radius * y, radius * 0.6, radius * 0.2, colours["ink"])


GROWING = {grow.__name__: grow for grow in (tree, palm, pine, cactus, bush, lamp, lantern)}
SCATTERED = {maker.__name__: maker for maker in (woods, town, avenue)}
GROUND: dict[str, Maker] = {maker.__name__: maker for maker in (water, waves, river, field, rails, pier, street)}
