"""Draw a track as an SVG picture, from its data alone and with our own art."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from html import escape

import msgspec

from paddock.drawing import scenery
from paddock.drawing.captions import captions, plate
from paddock.drawing.ink import (
    CAR_COLOURS,
    FONT,
    PALETTES,
    Colours,
    circle,
    edged,
    group,
    line,
    rect,
    shape,
    tag,
    text,
)
from paddock.drawing.merge import merge
from paddock.drawing.painting import Painting, paintings_of
from paddock.drawing.road import bridge_sides, covers, outlined, pit, road, spaces
from paddock.track.model import Art, Point, Track

Gap = tuple[Point, Point]


def draw(track: Track, ids: bool = False, cars: Mapping[str, str] | None = None, gap: Gap | None = None) -> str:
    """Draw the board; `cars` has the colours of cars by space, and `gap` the gap of an open lap."""
    art, paintings = track.art, paintings_of(track)
    colours = PALETTES.get(art.palette, PALETTES["meadow"])
    width, height = art.frame
    under, over = scenery.draw(track, colours)
    parts = [
        rect(0, 0, width, height, colours["ground"]),
        tag("g", merge(ground(art, colours) + under, art.frame), id="ground"),
        tag("g", road(track, colours), id="road"),
        covers(track, colours),
        tag("g", painted(track, colours, paintings), id="spaces", **outlined(colours)),
        pit(track, colours),
        tag("g", merge(over, art.frame), id="scenery") if over else "",
        tag("g", marks(track, colours, paintings), id="marks"),
        tag("g", captions(track, colours, paintings), id="captions"),
        plate(track, colours),
        *(own.beside_road(track, colours) for own in paintings),
        space_names(track) if ids else "",
        parked(art, cars) if cars else "",
        open_end(*gap, art.unit) if gap else "",
        border(width, height, colours),
    ]
    title = tag("title", escape(track.title))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" font-family="{FONT}">{title}{"".join(parts)}</svg>\n'
    )


def painted(track: Track, colours: Colours, paintings: Sequence[Painting]) -> str:
    """Draw all spaces of the lap, those on a bridge above the others."""
    paint = next((own.spaces for own in paintings if own.spaces), spaces)
    upper = set(track.art.over)
    if not upper:
        return paint(track, colours)
    decks = [[space for space in track.spaces if (space.id in upper) == above] for above in (False, True)]
    low, high = (paint(msgspec.structs.replace(track, spaces=tuple(deck)), colours) for deck in decks)
    return low + bridge_sides(track.art, colours) + high


def ground(art: Art, colours: Colours) -> str:
    """Draw broad mown stripes for texture."""
    width, height = art.frame
    reach = height * 0.35
    starts = range(0, int(width + reach) + 60, 120)
    stripes = [[(x, 0), (x + 60, 0), (x + 60 - reach, height), (x - reach, height)] for x in starts]
    return "".join([shape(stripe, colours["stripe"], opacity=0.7) for stripe in stripes])


def marks(track: Track, colours: Colours, paintings: Sequence[Painting]) -> str:
    """Draw everything painted on the road."""
    art = track.art
    parts = [own.on_road(track, colours) for own in paintings]
    parts += [arrow(pose[0], pose[1], pose[2], colours) for pose in art.arrows]
    numbered = any(own.numbered_grid for own in paintings)
    parts += [
        grid_mark(art, name, str(place) if numbered else "", colours)
        for place, name in enumerate(track.grid, 1)
        if name in art.poses
    ]
    if track.first is not None and track.first in art.poses:
        parts.append(first_mark(art, track.first, colours))
    if art.finish is not None:
        parts.append(chequered(*art.finish))
    parts += [own.over_finish(track, colours) for own in paintings]
    return "".join(parts)


def arrow(x: float, y: float, turn: float, colours: Colours) -> str:
    corners = [(-20, -3), (3, -3), (3, -10), (21, 0), (3, 10), (3, 3), (-20, 3)]
    return group([shape(corners, colours["edge"], opacity=0.55)], x, y, turn)


def grid_mark(art: Art, name: str, number: str, colours: Colours) -> str:
    """Draw a bracket in front of a starting place, with its number if it has one."""
    x, y, turn = art.poses[name]
    parts = [line([(6, -13), (22, -13), (22, 13), (6, 13)], colours["edge"], 3)]
    if number:
        parts.append(group([text(0, 5, 15, number, colours["edge"], font_weight="bold", opacity=0.8)], -2, 0, -turn))
    return group(parts, x, y, turn)


def first_mark(art: Art, name: str, colours: Colours) -> str:
    """Draw a pennant on the starting space whose car goes first."""
    x, y, turn = art.poses[name]
    pennant = [(-20, -11), (2, -11), (13, 0), (2, 11), (-20, 11), (-13, 0)]
    parts = [
        shape(pennant, colours["line"], **edged(colours["ink"], 1.5)),
        group([text(0, 5, 14, "1", colours["ink"], font_weight="bold")], -3, 0, -turn),
    ]
    return group(parts, x, y, turn, id="first-player", data_first=name)


def chequered(left: Point, right: Point) -> str:
    """Draw three rows of squares from edge to edge, on the side of the line away from the grid."""
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


def space_names(track: Track) -> str:
    """Write each space's id on it."""
    places = [(name, *track.art.poses[name][:2]) for name in track.index if name in track.art.poses]
    return tag("g", "".join(text(x, y + 4, 11.5, name, "#fff", font_weight="600") for name, x, y in places), id="names")


def parked(art: Art, cars: Mapping[str, str]) -> str:
    """Draw cars on their spaces."""
    return tag("g", "".join(car(art, name, colour) for name, colour in cars.items() if name in art.poses), id="cars")


def car(art: Art, name: str, colour: str) -> str:
    """Draw a small racing car seen from above."""
    x, y, turn = art.poses[name]
    paint = CAR_COLOURS.get(colour, colour)
    parts = [rect(-21, -9, 42, 21, "#000", rx=7, opacity=0.3)]
    parts += [rect(wheel, side, 10, 5, "#15161a", rx=2) for wheel in (-17, 7) for side in (-12, 7)]
    parts += [
        shape("M-20 -8H-6L4 -7L20 -3.5V3.5L4 7L-6 8H-20Z", paint, **edged("#15161a", 1.3)),
        rect(-22, -10, 5, 20, paint, **edged("#15161a", 1.2)),
        circle(-3, 0, 4, "#f6efdd"),
    ]
    return group(parts, x, y, turn, id=f"car-{colour}", data_car=colour)


def open_end(end: Point, begin: Point, unit: float) -> str:
    """Draw a red line from the end of a lap to its beginning, labelled with its length in lane widths."""
    middle, reach = ((end[0] + begin[0]) / 2, (end[1] + begin[1]) / 2), math.dist(end, begin) / unit
    parts = [
        line((end, begin), "#fff", 9),
        line((end, begin), "#d3262f", 5, stroke_dasharray="14 9"),
        *(circle(x, y, 9, "#d3262f", **edged("#fff", 3)) for x, y in (end, begin)),
        rect(middle[0] - 130, middle[1] - 17, 260, 34, "#d3262f", rx=6, **edged("#fff", 3)),
        text(middle[0], middle[1] + 6, 17, f"GAP {reach:.1f} LANE WIDTHS", "#fff", font_weight="bold"),
    ]
    return tag("g", "".join(parts), id="gap")


def border(width: float, height: float, colours: Colours) -> str:
    """Draw a paper frame around the picture."""
    return rect(9, 9, width - 18, height - 18, "none", stroke=colours["paper"], stroke_width=18) + rect(
        21, 21, width - 42, height - 42, "none", stroke=colours["ink"], stroke_width=1.2, opacity=0.5
    )
