"""Formula D's marks on a track: corners, lane changes, zones, tunnel numbers, police line, checkpoint."""

from __future__ import annotations

import math

from paddock.drawing.ink import Colours, circle, edged, group, line, rect, shape, tag, text
from paddock.drawing.painting import Painting
from paddock.drawing.road import sides, space
from paddock.track.model import Corner, Point, Pose, Track

BLUE = "#2f6fdb"
AMBER = "#f5a623"
GREEN = "#1f8a4c"
RED = "#c0392b"


def spaces(track: Track, colours: Colours) -> str:
    """Draw the spaces of the lap; those in corners are darker and edged with yellow."""
    inside = [item for item in track.spaces if item.corner is not None]
    edge = sides(inside)
    parts = [space(item, True, colours) for item in track.spaces if item.corner is None]
    parts.append(tag("path", d=edge, fill="none", stroke=colours["line"], stroke_width=6, stroke_opacity=1))
    parts += [space(item, False, colours) for item in inside]
    return "".join(parts)


def on_road(track: Track, colours: Colours) -> str:
    """Draw zones, and the arrows of corners."""
    return zones(track) + ways(track, colours)


def zones(track: Track) -> str:
    """Draw the trouble-maker zone in amber with warning signs, and the danger zone's black spaces with crosses."""
    parts = []
    for name in track.trouble:
        outline, (x, y, _) = track.spaces[track.index[name]].outline, track.art.poses[name]
        parts.append(shape(outline, AMBER, opacity=0.55, data_zone="trouble"))
        sign = shape([(0, -11), (11, 8), (-11, 8)], "#2b2118", stroke_linejoin="round", **edged("#ffe9b8", 2))
        parts.append(group([sign, text(0, 6, 13, "!", "#ffe9b8", font_weight="bold")], x, y))
    for name in track.danger:
        outline, (x, y, turn) = track.spaces[track.index[name]].outline, track.art.poses[name]
        edge = {"stroke_linejoin": "round", **edged("#ff5a4f", 2.5)}
        parts.append(shape(outline, "#050507", data_zone="danger", **edge))
        bars = [line([(-8, -8), (8, 8)], "#ff5a4f", 4.5), line([(-8, 8), (8, -8)], "#ff5a4f", 4.5)]
        parts.append(group(bars, x, y, turn))
    return tag("g", "".join(parts), id="zones") if parts else ""


def ways(track: Track, colours: Colours) -> str:
    """Draw a small arrow for each lane change allowed in a corner, where there are no other links."""
    parts = []
    poses = track.art.poses
    for here in track.spaces:
        for name in here.next:
            other = track.spaces[track.index[name]] if name in track.index else here
            if other.lane != here.lane and not here.corner is other.corner is None:
                (ax, ay, _), (bx, by, _) = poses[here.id], poses[name]
                turn = math.degrees(math.atan2(by - ay, bx - ax))
                parts.append(group([tag("path", d="M-8 0H7M2 -5L8 0L2 5")], (ax + bx) / 2, (ay + by) / 2, turn))
    soft: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round", "fill": "none"}
    return tag("g", "".join(parts), id="ways", stroke=colours["line"], stroke_width=2.6, **soft) if parts else ""


def stations(track: Track, colours: Colours) -> str:
    """Draw the numbers at both ends of a tunnel, the police line, and the checkpoint over the finish line."""
    parts = [
        disc(track.art.poses[name], number, colours) for number, ends in enumerate(track.tunnels, 1) for name in ends
    ]
    if track.art.police is not None:
        parts.append(police_line(*track.art.police, colours))
    if track.checkpoint and track.art.finish is not None:
        parts.append(gantry(*track.art.finish, colours))
    return "".join(parts)


def disc(pose: Pose, number: int, colours: Colours) -> str:
    """FD-44: draw the number of a tunnel space, as large as its lane allows."""
    ground = circle(0, 0, 16, colours["line"], **edged("#14140f", 2.5))
    figure = text(0, 7.5, 21, str(number), "#14140f", font_weight="bold")
    return group([ground, figure], pose[0], pose[1], data_tunnel=number)


def police_line(left: Point, right: Point, colours: Colours) -> str:
    """Draw a blue and white line with a blue lamp at its outer end."""
    x, y = left[0] - (right[0] - left[0]) * 0.09, left[1] - (right[1] - left[1]) * 0.09
    parts = [
        line((left, right), "#000", 13, opacity=0.3, transform="translate(2 3)"),
        line((left, right), "#fff", 11),
        line((left, right), BLUE, 11, stroke_dasharray="13 13"),
        circle(x, y, 30, BLUE, opacity=0.25),
        circle(x, y, 17, BLUE, stroke="#fff", stroke_width=3),
        text(x, y + 6, 17, "P", "#fff", font_weight="bold"),
    ]
    return tag("g", "".join(parts), id="police-line")


def gantry(left: Point, right: Point, colours: Colours) -> str:
    """Draw a beam on two posts, with the word on a board at its outer end."""
    length = math.dist(left, right)
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    out = 24 + 78 * abs(math.cos(math.radians(turn)))  # keeps the board, which is always upright, off the road
    board = [
        rect(-78, -14, 156, 28, colours["accent"], rx=5, stroke=colours["paper"], stroke_width=2.5),
        text(0, 6, 16, "CHECKPOINT", "#fff", font_weight="bold", letter_spacing=1.5),
    ]
    parts = [
        rect(-22, 12, length + 44, 9, "#000", opacity=0.3),
        rect(-22, 5, length + 44, 9, colours["steel"], rx=3),
        rect(-22, 8.5, length + 44, 2, colours["ink"], opacity=0.5),
        *(rect(x, 0, 14, 19, colours["ink"], rx=3) for x in (-26, length + 12)),
        group(board, -out, 9.5, -turn),
    ]
    return group(parts, left[0], left[1], turn, id="checkpoint")


def corner_board(corner: Corner, colours: Colours) -> list[str]:
    """Draw the stops on a yellow disc, the longest way in green to its left and the shortest in red to its right."""
    parts = [
        circle(0, 0, 11, colours["line"], stroke=colours["ink"], stroke_width=1.5),
        text(0, 5, 14, str(corner.stops), colours["ink"], font_weight="bold"),
    ]
    for x, number, colour in ((-23, corner.longest, GREEN), (23, corner.shortest, RED)):
        parts.append(rect(x - 10, -9, 20, 18, colour, rx=4))
        parts.append(text(x, 4.5, 12, str(number), "#fff", font_weight="bold"))
    return parts


PAINTING = Painting(
    spaces=spaces,
    on_road=on_road,
    over_finish=stations,
    corner_board=corner_board,
    numbered_grid=True,  # the grid order is rolled for
)
