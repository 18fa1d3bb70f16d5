"""What Formula D paints on a road: ways into and through corners, zones, tunnels, police station, checkpoint."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from paddock.drawing.ink import circle, group, line, path, rect, tag, text
from paddock.track.model import Art, Point, Track

Colours = Mapping[str, str]
BLUE = "#2f6fdb"
AMBER = "#f5a623"
MOUTH_EDGE = 5  # asphalt around the mouth of a pit lane, which hides the edges of road and lane


def ways(track: Track, art: Art, colours: Colours) -> str:
    """A small arrow for each change of lane that a corner allows: there only the links drawn exist."""
    if not any(corner.stops for corner in track.corners):
        return ""
    parts = []
    for space in track.spaces:
        for name in space.next:
            other = track.spaces[track.index[name]] if name in track.index else space
            if other.lane != space.lane and not space.corner is other.corner is None:
                (ax, ay, _), (bx, by, _) = art.poses[space.id], art.poses[name]
                turn = math.degrees(math.atan2(by - ay, bx - ax))
                parts.append(group([tag("path", d="M-8 0H7M2 -5L8 0L2 5")], (ax + bx) / 2, (ay + by) / 2, turn))
    soft: dict[str, object] = {"stroke_linecap": "round", "stroke_linejoin": "round", "fill": "none"}
    return tag("g", "".join(parts), id="ways", stroke=colours["line"], stroke_width=2.6, **soft) if parts else ""


def zones(track: Track, art: Art) -> str:
    """The trouble-maker zone in amber with warning signs, the black spaces of the danger zone with crosses."""
    parts = []
    for name in track.trouble:
        outline, (x, y, _) = track.spaces[track.index[name]].outline, art.poses[name]
        parts.append(tag("path", d=path(outline), fill=AMBER, opacity=0.55, data_zone="trouble"))
        sign = tag(
            "path",
            d=path([(0, -11), (11, 8), (-11, 8)]),
            fill="#2b2118",
            stroke="#ffe9b8",
            stroke_width=2,
            stroke_linejoin="round",
        )
        parts.append(group([sign, text(0, 6, 13, "!", "#ffe9b8", font_weight="bold")], x, y))
    for name in track.danger:
        outline, (x, y, turn) = track.spaces[track.index[name]].outline, art.poses[name]
        edge: dict[str, object] = {"stroke": "#ff5a4f", "stroke_width": 2.5, "stroke_linejoin": "round"}
        parts.append(tag("path", d=path(outline), fill="#050507", data_zone="danger", **edge))
        bars = [line([(-8, -8), (8, 8)], "#ff5a4f", 4.5), line([(-8, 8), (8, -8)], "#ff5a4f", 4.5)]
        parts.append(group(bars, x, y, turn))
    return tag("g", "".join(parts), id="zones") if parts else ""


def covers(art: Art, colours: Colours) -> str:
    """The ground over each tunnel, with a portal at both ends."""
    parts = []
    for left, right in art.tunnels:
        shape = path([*left, *reversed(right)])
        soft: dict[str, object] = {"stroke_linejoin": "round"}
        parts += [
            tag("path", d=shape, fill=colours["shade"], stroke=colours["shade"], stroke_width=34, **soft),
            tag(
                "path",
                d=shape,
                fill="none",
                stroke=colours["edge"],
                stroke_width=3,
                stroke_dasharray="14 12",
                opacity=0.5,
            ),
            portal(left[0], right[0], left[1], colours),
            portal(left[-1], right[-1], left[-2], colours),
        ]
    return tag("g", "".join(parts), id="tunnels") if parts else ""


def portal(left: Point, right: Point, inner: Point, colours: Colours) -> str:
    """The mouth of a tunnel: a dark gap under a stone arch from one side of the road to the other."""
    length = math.dist(left, right)
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    cross = (right[0] - left[0]) * (inner[1] - left[1]) - (right[1] - left[1]) * (inner[0] - left[0])
    way = 1 if cross > 0 else -1  # which side of the line from left to right is under the ground
    reach = way * 26
    arch = f"M-16 0Q{length / 2:.1f} {reach * 2.1:.1f} {length + 16:.1f} 0"
    parts = [
        tag("path", d=f"M0 0Q{length / 2:.1f} {reach * 1.5:.1f} {length:.1f} 0Z", fill="#0b0c10"),
        tag("path", d=arch, fill="none", stroke=colours["wall"], stroke_width=13, stroke_linecap="round"),
        tag("path", d=arch, fill="none", stroke=colours["ink"], stroke_width=13, stroke_dasharray="2 16", opacity=0.55),
    ]
    return group(parts, left[0], left[1], turn)


def stations(track: Track, art: Art, colours: Colours) -> str:
    """Numbers on the spaces at both ends of a tunnel, the police line, the checkpoint over the finish line."""
    parts = [
        disc(art.poses[name], str(number), colours) for number, ends in enumerate(track.tunnels, 1) for name in ends
    ]
    if art.police is not None:
        parts.append(police_line(*art.police, colours))
    if track.checkpoint and art.finish is not None:
        parts.append(gantry(*art.finish, colours))
    return "".join(parts)


def disc(pose: tuple[float, float, float], words: str, colours: Colours) -> str:
    return group(
        [
            circle(0, 0, 12.5, colours["ink"], stroke=colours["paper"], stroke_width=2.5),
            text(0, 5.5, 15, words, colours["paper"], font_weight="bold"),
        ],
        pose[0],
        pose[1],
    )


def police_line(left: Point, right: Point, colours: Colours) -> str:
    """A line of blue and white with a blue lamp at its outer end."""
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
    """A beam on two posts, with the word on a board at its outer end."""
    length = math.dist(left, right)
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    out = 24 + 78 * abs(math.cos(math.radians(turn)))  # so far that the board, always upright, is off the road
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


def pit_mouths(track: Track, art: Art, colours: Colours) -> str:
    """Asphalt between the road and both ends of the pit lane."""
    lane = track.pit.spaces if track.pit else ()
    if track.pit is None or not lane or not lane[0].outline:
        return ""
    parts = []
    for end, names in ((lane[0], track.pit.entries), (lane[-1], track.pit.exits)):
        near = drawn_in(end.outline[: len(end.outline) // 2], at_front=end is lane[-1])
        x, y, _ = art.poses[end.id]
        road = [beside(art.poses[name], (x, y), art.unit) for name in names]
        shape = (
            path([*near, *reversed(road)])
            if math.dist(near[-1], road[-1]) < math.dist(near[0], road[-1])
            else path([*near, *road])
        )
        parts.append(
            tag(
                "path",
                d=shape,
                fill=colours["asphalt"],
                stroke=colours["asphalt"],
                stroke_width=2 * MOUTH_EDGE,
                stroke_linejoin="round",
            )
        )
    return "".join(parts)


def drawn_in(edge: Sequence[Point], at_front: bool) -> list[Point]:
    """The edge of the last space of a lane, shorter by the stroke around its mouth, which else juts out at the end."""
    points = list(edge)
    end, before = (-1, -2) if at_front else (0, 1)
    (x, y), (back_x, back_y) = points[end], points[before]
    part = min(1.0, MOUTH_EDGE / math.dist(points[end], points[before]))
    points[end] = (x + (back_x - x) * part, y + (back_y - y) * part)
    return points


def beside(pose: tuple[float, float, float], towards: Point, unit: float) -> Point:
    """The edge of the road beside a space, on the side of a place."""
    x, y, turn = pose
    across = (-math.sin(math.radians(turn)) * unit / 2, math.cos(math.radians(turn)) * unit / 2)
    way = 1 if across[0] * (towards[0] - x) + across[1] * (towards[1] - y) > 0 else -1
    return x + way * across[0], y + way * across[1]
