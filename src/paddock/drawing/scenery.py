"""The land around a circuit: water, fields, rails, trees, and objects."""

from __future__ import annotations

import math
import random
from typing import Any

from paddock.drawing.ink import Colours, circle, edged, ellipse, group, line, path, rect, shape, smooth
from paddock.drawing.land import Land
from paddock.drawing.landmarks import LANDMARKS
from paddock.drawing.things import THINGS, Item, Maker, Shapes, Undrawable, along, place, points, size, tone
from paddock.track.errors import BadTrack
from paddock.track.model import Point, Track
from paddock.track.scenery import PLANTS

OBJECTS: dict[str, Maker] = {maker.__name__: maker for maker in (*THINGS, *LANDMARKS)}
MOST = 200  # trees of a wood, waves of a sea
MOST_SHAPES = 20_000
"""Most shapes in one track's scenery, as imported tracks are not trusted."""


def draw(track: Track, colours: Colours) -> tuple[str, str]:
    """Draw the land: parts below the road, and parts beside or above it. Scattered objects come last."""
    unit = track.art.unit
    under: dict[int, str] = {}
    over: dict[int, str] = {}
    counted, land = ShapeCounter().count, Land(track)
    things = [(number, str(item.get("kind")), item) for number, item in enumerate(track.art.scenery, 1)]
    for number, kind, item in sorted(things, key=lambda thing: (thing[1] not in GROUND, thing[1] in SCATTERED)):
        try:
            if kind in SCATTERED:
                over[number] = "".join(counted(SCATTERED[kind](item, land, colours)))
            elif kind in GROUND:
                land.add(kind, item)
                under[number] = "".join(counted(GROUND[kind](item, unit, colours)))
            elif kind in OBJECTS:
                land.add(kind, item)
                turn = float(item.get("turn", 0))
                over[number] = group(counted(OBJECTS[kind](item, unit, colours)), *place(item, unit), turn)
        except Undrawable as error:
            raise BadTrack(f"scenery {number} ({kind}): {error}", name=track.name) from None
        except (KeyError, TypeError, ValueError, ZeroDivisionError):
            raise BadTrack(f"scenery {number} ({kind}): a value in it cannot be drawn", name=track.name) from None
    return "".join(under.values()), "".join(part for _, part in sorted(over.items()))


class ShapeCounter:
    """Counts the shapes of a drawing as they are made. Raises Undrawable if there are too many."""

    def __init__(self) -> None:
        self.made = 0

    def count(self, shapes: Shapes) -> Shapes:
        for each in shapes:
            self.made += each.count("<")
            if self.made > MOST_SHAPES:
                raise Undrawable(f"the scenery of a track has at most {MOST_SHAPES:,} shapes")
            yield each


def outline(item: Item, unit: float) -> str:
    """Return the outline of a lake or field, smooth unless it should be sharp."""
    given = points(item, unit)
    return path(given) if item.get("sharp") else smooth(given, closed=True)


def water(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a lake or the sea, with a sandy rim."""
    edge = outline(item, unit)
    yield shape(edge, colours["water"], stroke_linejoin="round", **edged(colours["bank"], 12))
    yield shape(edge, "none", stroke_linejoin="round", **edged(colours["water2"], 4))


def waves(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw short wave strokes scattered over a box."""
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
    """Draw a patch of another colour."""
    yield shape(outline(item, unit), tone(item, colours, "shade"), opacity=item.get("opacity", 1))


def rails(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a railway line: ballast, sleepers, and a pair of rails, which are the edges of a stroke."""
    way = smooth(points(item, unit))
    sleepers = {"stroke_dasharray": "4 8"}
    yield shape(way, "none", **edged(colours["plaza"], 24))
    yield shape(way, "none", **edged("#7b6a4d", 18), **sleepers)
    yield shape(way, "none", **edged(colours["steel"], 12))
    yield shape(way, "none", **edged(colours["plaza"], 8))
    yield shape(way, "none", **edged("#7b6a4d", 8), **sleepers)


def street(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a town street with a broken centre line."""
    given = points(item, unit)
    width = float(item.get("width", 0.9)) * unit
    yield line(given, tone(item, colours, "plaza"), width, stroke_linejoin="round", stroke_linecap="round")
    yield line(given, colours["edge"], 1.6, stroke_dasharray="10 12", opacity=0.5)


def pier(item: Item, unit: float, colours: Colours) -> Shapes:
    """Draw a wooden pier along a line."""
    given = points(item, unit)
    width = float(item.get("width", 0.4)) * unit
    yield line(given, "#000", width, opacity=0.2, transform="translate(3 5)")
    yield line(given, "#b98b59", width)
    yield line(given, "#9c7145", width, stroke_dasharray="1.5 6")


def woods(item: Item, land: Land, colours: Colours) -> Shapes:
    """Draw trees scattered over a box, away from the road and from each other."""
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
        land.count(len(found))
        apart = all(math.dist(spot, other[:2]) >= (radius + other[2]) * 0.8 for other in found)
        if apart and land.is_free(spot, radius + 20) and (of not in PLANTS or land.is_dry(spot)):
            found.append((*spot, radius))
    for spot_x, spot_y, radius in sorted(found, key=lambda tree: tree[1]):
        yield planted(of, (spot_x, spot_y), radius, colours)


def planted(of: str, spot: Point, radius: float, colours: Colours) -> str:
    """Draw one tree or lamp in a row; about every third lantern has another colour."""
    if int(sum(spot)) % 3 == 0:
        colours = {**colours, "accent": colours["line"]}
    return group(GROWING[of](radius, colours), *spot)


def town(item: Item, land: Land, colours: Colours) -> Shapes:
    """Draw houses in rows over a box, away from the road; `of` is their kind, `colours` those of roofs."""
    x, y = place(item, land.unit)
    width, height = size(item, land.unit, 8, 6)
    step_x, step_y = (float(step) * land.unit for step in item.get("step", (2.2, 1.9)))
    dice = random.Random(int(item.get("seed", 1)))
    roofs = [str(name) for name in item.get("colours", ("wall", "roof2", "roof"))]
    kind = str(item.get("of", "block"))
    if kind not in OBJECTS:
        raise Undrawable(f'there is nothing called "{kind}"')
    for row in range(min(int(height / step_y), MOST)):
        for column in range(min(int(width / step_x), MOST)):
            long, wide = step_x * (0.62 + 0.32 * dice.random()), step_y * (0.7 + 0.22 * dice.random())
            left = x + (column + 0.5 * (row % 2)) * step_x + dice.random() * 10
            top = y + row * step_y + dice.random() * 8
            colour, keep = dice.choice(roofs), dice.random() < float(item.get("density", 0.92))
            middle, half = (left + long / 2, top + wide / 2), min(long, wide) / 2
            ends = [(left, top), (left + long, top), (left + long, top + wide), (left, top + wide)]
            free = land.is_free(middle, half + 20) and all(land.is_free(end, 25) for end in ends)
            if keep and free and land.is_dry(middle):
                rise = wide / land.unit * (0.3 + 0.2 * dice.random())
                made: dict[str, Any] = {"size": (long / land.unit, wide / land.unit), "rise": rise, "colour": colour}
                made["seed"] = row * 99 + column
                if item.get("neon") and dice.random() < 0.3:
                    made["neon"] = dice.choice(list(item["neon"]))
                yield group(OBJECTS[kind](made, land.unit, colours), left, top)


def avenue(item: Item, land: Land, colours: Colours) -> Shapes:
    """Draw a row of trees along a line, except where they would be on the road."""
    radius = 13 * float(item.get("scale", 1))
    of = str(item.get("of", "tree"))
    spots = along(points(item, land.unit), float(item.get("step", 1.1)) * land.unit)
    for _, spot in zip(range(MOST), spots, strict=False):
        if land.is_free(spot, radius + 14) and (of not in PLANTS or land.is_dry(spot)):
            yield planted(of, spot, radius, colours)


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
    """Draw a conifer: three tiers, lit from the upper left."""
    yield circle(5, 8, radius * 0.85, "#000", opacity=0.18)
    for number in range(3):
        half, top, low = radius * (1 - number * 0.25), -radius * (0.5 + number * 0.55), radius * (0.75 - number * 0.55)
        yield shape([(-half, low), (0, top), (half, low)], colours["leaf"])
        yield shape([(-half, low), (0, top), (0, low)], colours["leaf2"])


def cactus(radius: float, colours: Colours) -> Shapes:
    """Draw a tall cactus with two arms."""
    tall = radius * 2
    limbs = f"M0 0V{-tall:.0f}M0 {-tall * 0.4:.0f}H{tall * 0.3:.0f}V{-tall * 0.75:.0f}"
    limbs += f"M0 {-tall * 0.25:.0f}H{-tall * 0.3:.0f}V{-tall * 0.6:.0f}"
    soft = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    yield ellipse(radius * 0.5, 2, radius * 0.9, radius * 0.28, "#000", opacity=0.2)
    yield shape(limbs, "none", **soft, **edged(colours["leaf"], radius * 0.42))
    yield shape(limbs, "none", **soft, **edged(colours["leaf2"], radius * 0.14))


def bush(radius: float, colours: Colours) -> Shapes:
    """Draw a low round shrub."""
    yield circle(3, 5, radius * 0.6, "#000", opacity=0.16)
    for dx, dy, leaf in ((-1, 0.4, "leaf"), (1, 0.4, "leaf"), (0, -0.4, "leaf2"), (0.2, 0.5, "leaf2")):
        yield circle(dx * radius * 0.4, dy * radius * 0.3, radius * 0.36, colours[leaf])


def lamp(radius: float, colours: Colours) -> Shapes:
    """Draw a street lamp and its light."""
    glow = colours.get("glow", colours["line"])
    yield circle(0, 0, radius * 1.9, glow, opacity=0.10)
    yield circle(0, 0, radius * 1.1, glow, opacity=0.18)
    yield circle(0, 0, radius * 0.3, "#fffbe8", **edged(glow, 2))


def lantern(radius: float, colours: Colours) -> Shapes:
    """Draw a glowing paper lantern."""
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
