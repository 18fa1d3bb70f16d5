"""The land round a circuit: water, fields, rails and trees, and the things that stand on it."""

from __future__ import annotations

import math
import random
from itertools import pairwise
from typing import Any

from paddock.drawing.ink import Colours, circle, group, line, path, rect, smooth, tag
from paddock.drawing.landmarks import LANDMARKS
from paddock.drawing.things import OBJECTS as THINGS
from paddock.drawing.things import Item, Maker, place, points, size, tone
from paddock.track.errors import BadTrack
from paddock.track.model import Art, Point, Track

OBJECTS = {**THINGS, **LANDMARKS}
MOST = 200  # trees of a wood, waves of a sea


def draw(track: Track, colours: Colours) -> tuple[str, str]:
    """What lies under the road, and what stands beside or above it."""
    art = track.art
    under, over = [], []
    for number, item in enumerate(art.scenery, 1):
        kind = str(item.get("kind"))
        try:
            if kind in SCATTERED:
                over.append(SCATTERED[kind](item, track, colours))
            elif kind in GROUND:
                under.append(GROUND[kind](item, art.unit, colours))
            elif kind in OBJECTS:
                over.append(stand_at(item, art.unit, OBJECTS[kind](item, art.unit, colours)))
        except (KeyError, TypeError, ValueError) as error:
            raise BadTrack(f"scenery {number} ({kind}): {error}", name=track.name) from None
    return "".join(under), "".join(over)


def stand_at(item: Item, unit: float, drawn: str) -> str:
    x, y = place(item, unit)
    return group([drawn], x, y, float(item.get("turn", 0)))


def water(item: Item, unit: float, colours: Colours) -> str:
    """A lake or the sea, with a sandy rim and a few waves."""
    given = points(item, unit)
    shape = path(given) if item.get("sharp") else smooth(given, closed=True)
    parts = [
        tag(
            "path",
            d=shape,
            fill=colours["water"],
            stroke=colours["bank"],
            stroke_width=12,
            stroke_linejoin="round",
        ),
        tag("path", d=shape, fill="none", stroke=colours["water2"], stroke_width=4, stroke_linejoin="round"),
    ]
    return "".join(parts)


def waves(item: Item, unit: float, colours: Colours) -> str:
    """Short wave strokes scattered over a box."""
    x, y = place(item, unit)
    width, height = size(item, unit, 4, 3)
    dice = random.Random(int(item.get("seed", 1)))
    parts = []
    for _ in range(min(int(item.get("count", 8)), MOST)):
        left, top = x + dice.random() * width, y + dice.random() * height
        parts.append(
            tag(
                "path",
                d=f"M{left:.0f} {top:.0f}q7 -6 14 0t14 0",
                fill="none",
                stroke=colours["water2"],
                stroke_width=2.5,
                stroke_linecap="round",
                opacity=0.9,
            )
        )
    return "".join(parts)


def river(item: Item, unit: float, colours: Colours) -> str:
    shape = smooth(points(item, unit))
    width = float(item.get("width", 2)) * unit
    soft: dict[str, Any] = {"fill": "none", "stroke_linecap": "round"}
    return "".join(
        [
            tag("path", d=shape, stroke=colours["bank"], stroke_width=width + 14, **soft),
            tag("path", d=shape, stroke=colours["water"], stroke_width=width, **soft),
            tag(
                "path",
                d=shape,
                stroke=colours["water2"],
                stroke_width=width * 0.06,
                opacity=0.9,
                stroke_dasharray="46 30 12 40",
                transform=f"translate(0 {width * 0.2:.0f})",
                **soft,
            ),
            tag(
                "path",
                d=shape,
                stroke=colours["water2"],
                stroke_width=width * 0.06,
                opacity=0.9,
                stroke_dasharray="20 44 60 30",
                transform=f"translate(0 {-width * 0.22:.0f})",
                **soft,
            ),
        ]
    )


def field(item: Item, unit: float, colours: Colours) -> str:
    """A patch of another colour."""
    colour = tone(item, colours, "shade")
    given = points(item, unit)
    return tag(
        "path",
        d=path(given) if item.get("sharp") else smooth(given, closed=True),
        fill=colour,
        opacity=item.get("opacity", 1),
    )


def rails(item: Item, unit: float, colours: Colours) -> str:
    """A railway line."""
    shape = smooth(points(item, unit))
    plain: dict[str, Any] = {"d": shape, "fill": "none"}
    return "".join(
        [
            tag("path", stroke=colours["plaza"], stroke_width=24, **plain),
            tag("path", stroke="#7b6a4d", stroke_width=18, stroke_dasharray="4 8", **plain),
            tag("path", stroke=colours["steel"], stroke_width=12, **plain),
            tag("path", stroke=colours["plaza"], stroke_width=8, **plain),
            tag("path", stroke="#7b6a4d", stroke_width=8, stroke_dasharray="4 8", **plain),
        ]
    )


def street(item: Item, unit: float, colours: Colours) -> str:
    """A street of the town, with a broken line along its middle."""
    given = points(item, unit)
    width = float(item.get("width", 0.9)) * unit
    return line(given, tone(item, colours, "plaza"), width, stroke_linejoin="round", stroke_linecap="round") + line(
        given, colours["edge"], 1.6, stroke_dasharray="10 12", opacity=0.5
    )


def pier(item: Item, unit: float, colours: Colours) -> str:
    """A wooden pier along a line."""
    given = points(item, unit)
    width = float(item.get("width", 0.4)) * unit
    return (
        line(given, "#000", width, opacity=0.2, transform="translate(3 5)")
        + line(given, "#b98b59", width)
        + line(given, "#9c7145", width, stroke_dasharray="1.5 6")
    )


def woods(item: Item, track: Track, colours: Colours) -> str:
    """Trees scattered over a box, away from the road and from each other."""
    art = track.art
    x, y = place(item, art.unit)
    width, height = size(item, art.unit, 4, 4)
    dice = random.Random(int(item.get("seed", 1)))
    road = road_points(track)
    kept = kept_free(art)
    count = min(int(item.get("count", 12)), MOST)
    found: list[tuple[float, float, float]] = []
    of = "palm" if item.get("palm") else str(item.get("of", "tree"))
    for _ in range(count * 12):
        if len(found) >= count:
            break
        radius = (11 + 9 * dice.random()) * float(item.get("scale", 1))
        spot = (x + dice.random() * width, y + dice.random() * height)
        if any(math.dist(spot, other[:2]) < (radius + other[2]) * 0.8 for other in found):
            continue
        if any(math.dist(spot, point) < radius + 30 for point in kept):
            continue
        if all(math.dist(spot, point) > radius + 20 for point in road):
            found.append((*spot, radius))
    return "".join(GROWING[of](*spot, colours) for spot in sorted(found, key=lambda spot: spot[1]))


def road_points(track: Track) -> list[Point]:
    """The outlines of all spaces, and those of a pit lane once more where its boxes are."""
    lane = [space.outline for space in track.pit.spaces if space.outline] if track.pit else []
    found = [point for outline in (*(space.outline for space in track.spaces), *lane) for point in outline]
    for outline in lane:
        half = len(outline) // 2
        near, far = outline[:half], outline[half:][::-1]
        found += [(2 * x - near_x, 2 * y - near_y) for (near_x, near_y), (x, y) in zip(near, far, strict=True)]
    return found


def town(item: Item, track: Track, colours: Colours) -> str:
    """Houses in rows over a box, away from the road; `kind` of house by `of`, roofs by `colours`."""
    art = track.art
    x, y = place(item, art.unit)
    width, height = size(item, art.unit, 8, 6)
    step_x, step_y = (float(step) * art.unit for step in item.get("step", (2.2, 1.9)))
    dice = random.Random(int(item.get("seed", 1)))
    taken = [*road_points(track), *kept_free(art)]
    roofs = [str(name) for name in item.get("colours", ("wall", "roof2", "roof"))]
    kind = str(item.get("of", "block"))
    if kind not in OBJECTS:
        raise ValueError(f'there is nothing called "{kind}"')
    parts = []
    for row in range(min(int(height / step_y), MOST)):
        for column in range(min(int(width / step_x), MOST)):
            long, wide = step_x * (0.62 + 0.32 * dice.random()), step_y * (0.7 + 0.22 * dice.random())
            left, top = (
                x + (column + 0.5 * (row % 2)) * step_x + dice.random() * 10,
                y + row * step_y + dice.random() * 8,
            )
            colour, keep = dice.choice(roofs), dice.random() < float(item.get("density", 0.92))
            near = any(-30 < px - left < long + 30 and -30 < py - top < wide + 30 for px, py in taken)
            if keep and not near:
                rise = wide / art.unit * (0.3 + 0.2 * dice.random())
                made: dict[str, Any] = {"size": (long / art.unit, wide / art.unit), "rise": rise, "colour": colour}
                made["seed"] = row * 99 + column
                if item.get("neon") and dice.random() < 0.3:
                    made["neon"] = dice.choice(list(item["neon"]))
                parts.append(group([OBJECTS[kind](made, art.unit, colours)], left, top))
    return "".join(parts)


def avenue(item: Item, track: Track, colours: Colours) -> str:
    """Trees in a row along a line, as far as they keep off the road."""
    art = track.art
    given = points(item, art.unit)
    step = float(item.get("step", 1.1)) * art.unit
    radius = 13 * float(item.get("scale", 1))
    taken = [*road_points(track), *kept_free(art)]
    found: list[Point] = []
    rest = 0.0
    for (ax, ay), (bx, by) in pairwise(given):
        length = math.dist((ax, ay), (bx, by))
        while rest <= length and len(found) < MOST:
            found.append((ax + (bx - ax) * rest / length, ay + (by - ay) * rest / length))
            rest += step
        rest -= length
    kept = [spot for spot in found if all(math.dist(spot, point) > radius + 14 for point in taken)]
    return "".join(GROWING[str(item.get("of", "tree"))](*spot, radius, colours) for spot in kept)


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


def tree(x: float, y: float, radius: float, colours: Colours) -> str:
    return (
        circle(x + 4, y + 6, radius, "#000", opacity=0.18)
        + circle(x, y, radius, colours["leaf"])
        + circle(x - radius * 0.22, y - radius * 0.25, radius * 0.62, colours["leaf2"])
    )


def palm_tree(x: float, y: float, radius: float, colours: Colours) -> str:
    leaves = [
        tag(
            "path",
            d=f"M0 0Q{radius * 0.7:.0f} {-radius * 0.5:.0f} {radius * 1.25:.0f} 0Q{radius * 0.7:.0f} "
            f"{radius * 0.2:.0f} 0 0Z",
            fill=colours["leaf" if number % 2 else "leaf2"],
            transform=f"rotate({number * 51})",
        )
        for number in range(7)
    ]
    shadow = circle(4, 7, radius * 0.9, "#000", opacity=0.15)
    return group([shadow, *leaves, circle(0, 0, 3, "#8a5a33")], x, y)


def pine(x: float, y: float, radius: float, colours: Colours) -> str:
    """A conifer: three tiers, lit from the upper left."""
    parts = [circle(5, 8, radius * 0.85, "#000", opacity=0.18)]
    for number in range(3):
        half, top, low = radius * (1 - number * 0.25), -radius * (0.5 + number * 0.55), radius * (0.75 - number * 0.55)
        parts.append(tag("path", d=path([(-half, low), (0, top), (half, low)]), fill=colours["leaf"]))
        parts.append(tag("path", d=path([(-half, low), (0, top), (0, low)]), fill=colours["leaf2"]))
    return group(parts, x, y)


def cactus(x: float, y: float, radius: float, colours: Colours) -> str:
    """A tall cactus with two arms."""
    tall = radius * 2
    limbs = (
        f"M0 0V{-tall:.0f}M0 {-tall * 0.4:.0f}H{tall * 0.3:.0f}V{-tall * 0.75:.0f}"
        f"M0 {-tall * 0.25:.0f}H{-tall * 0.3:.0f}V{-tall * 0.6:.0f}"
    )
    soft: dict[str, object] = {"d": limbs, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    parts = [
        tag("ellipse", cx=radius * 0.5, cy=2, rx=radius * 0.9, ry=radius * 0.28, fill="#000", opacity=0.2),
        tag("path", stroke=colours["leaf"], stroke_width=radius * 0.42, **soft),
        tag("path", stroke=colours["leaf2"], stroke_width=radius * 0.14, **soft),
    ]
    return group(parts, x, y)


def bush(x: float, y: float, radius: float, colours: Colours) -> str:
    """A low round shrub."""
    parts = [circle(dx * radius * 0.4, dy * radius * 0.3, radius * 0.36, colours[leaf]) for dx, dy, leaf in SHRUB]
    return group([circle(3, 5, radius * 0.6, "#000", opacity=0.16), *parts], x, y)


def lamp(x: float, y: float, radius: float, colours: Colours) -> str:
    """A street lamp and its light."""
    glow = colours.get("glow", colours["line"])
    return (
        circle(x, y, radius * 1.9, glow, opacity=0.10)
        + circle(x, y, radius * 1.1, glow, opacity=0.18)
        + circle(x, y, radius * 0.3, "#fffbe8", stroke=glow, stroke_width=2)
    )


def lantern(x: float, y: float, radius: float, colours: Colours) -> str:
    """A paper lantern that shines."""
    paper = colours["accent"] if int(x + y) % 3 else colours["line"]
    parts = [
        circle(0, 0, radius * 2.2, paper, opacity=0.13),
        circle(0, 0, radius * 1.4, paper, opacity=0.2),
        tag("ellipse", cx=0, cy=0, rx=radius * 0.62, ry=radius * 0.8, fill=paper),
        tag(
            "ellipse",
            cx=-radius * 0.12,
            cy=-radius * 0.1,
            rx=radius * 0.25,
            ry=radius * 0.45,
            fill="#fff3c4",
            opacity=0.8,
        ),
        rect(-radius * 0.3, -radius * 0.92, radius * 0.6, radius * 0.2, colours["ink"]),
        rect(-radius * 0.3, radius * 0.72, radius * 0.6, radius * 0.2, colours["ink"]),
    ]
    return group(parts, x, y)


SHRUB = ((-1, 0.4, "leaf"), (1, 0.4, "leaf"), (0, -0.4, "leaf2"), (0.2, 0.5, "leaf2"))
GROWING = {
    "tree": tree,
    "palm": palm_tree,
    "pine": pine,
    "cactus": cactus,
    "bush": bush,
    "lamp": lamp,
    "lantern": lantern,
}
SCATTERED = {"woods": woods, "town": town, "avenue": avenue}
GROUND: dict[str, Maker] = {
    "water": water,
    "waves": waves,
    "river": river,
    "field": field,
    "rails": rails,
    "pier": pier,
    "street": street,
}
