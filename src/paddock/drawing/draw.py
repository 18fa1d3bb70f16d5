"""Draws a track as an SVG picture, from its data alone and with our own art."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape

from paddock.drawing import features, scenery
from paddock.drawing.captions import captions, panels
from paddock.drawing.ink import FONT, PALETTES, circle, group, line, path, rect, tag, text
from paddock.track.model import Art, Point, Track

CAR_COLOURS = {
    "black": "#2b2b2f",
    "blue": "#2563c9",
    "green": "#2f9e51",
    "yellow": "#f2c318",
    "orange": "#ee7b22",
    "red": "#d12f2f",
    "white": "#f4f4f4",
}


def draw(track: Track, ids: bool = False, cars: Mapping[str, str] | None = None) -> str:
    """The picture; `cars` gives the colour of the car on a space."""
    art = track.art
    colours = PALETTES.get(art.palette, PALETTES["meadow"])
    width, height = art.frame
    under, over = scenery.draw(track, art, colours)
    parts = [
        rect(0, 0, width, height, colours["ground"]),
        tag("g", ground(art, colours) + under, id="ground"),
        tag("g", road(track, art, colours), id="road"),
        features.covers(art, colours),
        tag("g", spaces(track, colours), id="spaces", **outlined(colours)),
        pit(track, colours),
        tag("g", over, id="scenery") if over else "",
        tag("g", marks(track, art, colours), id="marks"),
        tag("g", captions(track, art, colours), id="captions"),
        panels(track, art, colours),
        tag("g", "".join(space_name(art, name) for name in track.index if name in art.poses), id="names")
        if ids
        else "",
        tag(
            "g",
            "".join(car(art, name, colour) for name, colour in (cars or {}).items() if name in art.poses),
            id="cars",
        )
        if cars
        else "",
        border(width, height, colours),
    ]
    title = tag("title", escape(track.title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="{FONT}">{title}{"".join(parts)}</svg>\n'
    )


def ground(art: Art, colours: Mapping[str, str]) -> str:
    """Broad mown stripes that give the land a grain."""
    width, height = art.frame
    reach = height * 0.35
    return "".join(
        tag(
            "path",
            d=path([(x, 0), (x + 60, 0), (x + 60 - reach, height), (x - reach, height)]),
            fill=colours["stripe"],
            opacity=0.7,
        )
        for x in range(0, int(width + reach) + 60, 120)
    )


def road(track: Track, art: Art, colours: Mapping[str, str]) -> str:
    """Shadow, shoulder and white edge: the strokes of all outlines together make the shape of the road."""
    whole = "".join(path(item.outline) for item in track.spaces)
    lane = "".join(path(item.outline) for item in (track.pit.spaces if track.pit else ()) if item.outline)
    shapes = [tag("path", d=whole, id="lap-shape"), tag("path", d=lane, id="pit-shape") if lane else ""]
    lap, both = ["#lap-shape"], ["#lap-shape", "#pit-shape"] if lane else ["#lap-shape"]
    parts = [tag("defs", "".join(shapes))]
    for names, colour, width, more in (
        (both, "#000", 22, {"opacity": 0.16, "transform": "translate(5 8)"}),
        (both, colours["shoulder"], 22, {}),
        (lap, colours["edge"], 7, {}),
    ):
        drawn = "".join(tag("use", href=name) for name in names)
        style: dict[str, object] = {"fill": colour, "stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}
        parts.append(tag("g", drawn, **style, **more))
    parts.append(features.pit_mouths(track, art, colours))
    for kerb in art.kerbs:
        parts.append(line(kerb, "#fff", 9))
        parts.append(line(kerb, colours["kerb"], 9, stroke_dasharray="10 10"))
    return "".join(parts)


def space(name: str, outline: tuple[Point, ...], rectangle: bool, colours: Mapping[str, str]) -> str:
    """One space; those that are no perfect rectangles are a shade darker, because a power looks at that."""
    return tag(
        "path",
        id=f"space-{name}",
        data_space=name,
        d=path(outline),
        fill=colours["asphalt" if rectangle else "asphalt2"],
    )


def outlined(colours: Mapping[str, str]) -> dict[str, object]:
    """The thin lines between spaces."""
    return {"stroke": colours["edge"], "stroke_width": 1.6, "stroke_opacity": 0.75, "stroke_linejoin": "round"}


def spaces(track: Track, colours: Mapping[str, str]) -> str:
    """All spaces of the lap; where corners demand stops, these are darker and edged with yellow."""
    if not any(corner.stops for corner in track.corners):
        return "".join(space(item.id, item.outline, item.rectangle, colours) for item in track.spaces)
    inside = [item for item in track.spaces if item.corner is not None]
    edge = "".join(path(item.outline) for item in inside)
    parts = [space(item.id, item.outline, True, colours) for item in track.spaces if item.corner is None]
    parts.append(tag("path", d=edge, fill="none", stroke=colours["line"], stroke_width=6, stroke_opacity=1))
    parts += [space(item.id, item.outline, False, colours) for item in inside]
    return "".join(parts)


def pit(track: Track, colours: Mapping[str, str]) -> str:
    """The pit lane and a box beside it for each team."""
    if track.pit is None:
        return ""
    lane = {item.id: item.outline for item in track.pit.spaces if item.outline}
    parts = [
        box(team, lane[rear], lane[front])
        for team, (rear, front) in track.pit.boxes.items()
        if {rear, front} <= set(lane)
    ]
    parts += [space(name, outline, True, colours) for name, outline in lane.items()]
    return tag("g", "".join(parts) or " ", id="pit", **outlined(colours))


def box(team: str, rear: tuple[Point, ...], front: tuple[Point, ...]) -> str:
    """A team's box, on the far side of its two lane spaces."""
    half = len(front) // 2  # an outline of the lane is its side near the road, then the far one
    (ax, ay), (bx, by) = rear[-1], front[half]
    (cx, cy), (dx, dy) = rear[0], front[half - 1]
    out_x, out_y = (ax - cx + bx - dx) / 2, (ay - cy + by - dy) / 2
    shape = path([(ax, ay), (bx, by), (bx + out_x, by + out_y), (ax + out_x, ay + out_y)])
    return tag("path", d=shape, fill=CAR_COLOURS.get(team, team), stroke="#15161a", stroke_width=2, data_box=team)


def marks(track: Track, art: Art, colours: Mapping[str, str]) -> str:
    """Everything painted on the road."""
    parts = [features.zones(track, art), features.ways(track, art, colours)]
    parts += [arrow(pose[0], pose[1], pose[2], colours) for pose in art.arrows]
    numbered = "formula_d" in track.games
    parts += [
        grid_mark(art, name, str(place) if numbered else "", colours)
        for place, name in enumerate(track.grid, 1)
        if name in art.poses
    ]
    if track.first is not None and track.first in art.poses:
        parts.append(first_mark(art, track.first, colours))
    if art.finish is not None:
        parts.append(chequered(*art.finish))
    for number, (left, right) in enumerate(art.lines, 1):
        ends = (left, right) if track.inside == "right" else (right, left)
        parts.append(betting_line(number, ends, colours))
    parts.append(features.stations(track, art, colours))
    return "".join(parts)


def arrow(x: float, y: float, turn: float, colours: Mapping[str, str]) -> str:
    shape = path([(-20, -3), (3, -3), (3, -10), (21, 0), (3, 10), (3, 3), (-20, 3)])
    return group([tag("path", d=shape, fill=colours["edge"], opacity=0.55)], x, y, turn)


def grid_mark(art: Art, name: str, number: str, colours: Mapping[str, str]) -> str:
    """A painted bracket in front of a starting place, with its number where the order is rolled for."""
    x, y, turn = art.poses[name]
    bracket = path([(6, -13), (22, -13), (22, 13), (6, 13)], closed=False)
    parts = [tag("path", d=bracket, fill="none", stroke=colours["edge"], stroke_width=3)]
    if number:
        parts.append(group([text(0, 5, 15, number, colours["edge"], font_weight="bold", opacity=0.8)], -2, 0, -turn))
    return group(parts, x, y, turn)


def first_mark(art: Art, name: str, colours: Mapping[str, str]) -> str:
    """The pennant on the starting space whose car goes first."""
    x, y, turn = art.poses[name]
    shape = path([(-20, -11), (2, -11), (13, 0), (2, 11), (-20, 11), (-13, 0)])
    parts = [
        tag("path", d=shape, fill=colours["line"], stroke=colours["ink"], stroke_width=1.5),
        group([text(0, 5, 14, "1", colours["ink"], font_weight="bold")], -3, 0, -turn),
    ]
    return group(parts, x, y, turn, id="first-player", data_first=name)


def chequered(left: Point, right: Point) -> str:
    """Three rows of squares from edge to edge, on the line's far side from the grid."""
    length = math.hypot(right[0] - left[0], right[1] - left[1])
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    count = max(2, round(length / 7.5))
    side = length / count
    squares = [
        rect(column * side, (row - 1) * side, side, side, "#1d1f24")
        for row in range(2)
        for column in range(count)
        if (row + column) % 2 == 0
    ]
    return group([rect(0, -side, length, 2 * side, "#fff"), *squares], left[0], left[1], turn, id="finish")


def betting_line(number: int, ends: tuple[Point, Point], colours: Mapping[str, str]) -> str:
    """A yellow line with its number on a disc at the outer end."""
    (ax, ay), (bx, by) = ends
    length = math.hypot(bx - ax, by - ay)
    x, y = ax - (bx - ax) / length * 15, ay - (by - ay) / length * 15
    parts = [line(ends, "#000", 9, opacity=0.25, transform="translate(2 3)"), line(ends, colours["line"], 7)]
    parts.append(circle(x + 2, y + 3, 16, "#000", opacity=0.25))
    parts.append(circle(x, y, 16, colours["line"], stroke=colours["ink"], stroke_width=2.5))
    parts.append(text(x, y + 7, 20, str(number), colours["ink"], font_weight="bold"))
    return tag("g", "".join(parts), id=f"betting-line-{number}")


def space_name(art: Art, name: str) -> str:
    x, y, _ = art.poses[name]
    return text(x, y + 4, 11.5, name, "#fff", font_weight="600")


def car(art: Art, name: str, colour: str) -> str:
    """A little racing car seen from above."""
    x, y, turn = art.poses[name]
    paint = CAR_COLOURS.get(colour, colour)
    parts = [rect(-21, -9, 42, 21, "#000", rx=7, opacity=0.3)]
    parts += [rect(wheel, side, 10, 5, "#15161a", rx=2) for wheel in (-17, 7) for side in (-12, 7)]
    parts += [
        tag(
            "path",
            d="M-20 -8H-6L4 -7L20 -3.5V3.5L4 7L-6 8H-20Z",
            fill=paint,
            stroke="#15161a",
            stroke_width=1.3,
        ),
        rect(-22, -10, 5, 20, paint, stroke="#15161a", stroke_width=1.2),
        circle(-3, 0, 4, "#f6efdd"),
    ]
    return group(parts, x, y, turn, id=f"car-{colour}", data_car=colour)


def border(width: float, height: float, colours: Mapping[str, str]) -> str:
    """A paper frame round the picture."""
    return rect(9, 9, width - 18, height - 18, "none", stroke=colours["paper"], stroke_width=18) + rect(
        21, 21, width - 42, height - 42, "none", stroke=colours["ink"], stroke_width=1.2, opacity=0.5
    )
