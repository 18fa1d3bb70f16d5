"""The road of a track: its shape, the spaces of the lap, the pit lane with its boxes, and tunnels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from paddock.drawing.ink import CAR_COLOURS, Colours, edged, group, line, path, shape, tag
from paddock.track.model import Art, Point, Pose, Space, Track

MOUTH_EDGE = 5  # asphalt at the mouth of a pit lane, covering the edges of road and lane


def road(track: Track, colours: Colours) -> str:
    """Draw shadow, shoulder and white edge as strokes around the sides of the road."""
    whole = sides(track.spaces)
    lane = sides(track.pit.spaces if track.pit else ())
    shapes = [tag("path", d=whole, id="lap-shape"), tag("path", d=lane, id="pit-shape") if lane else ""]
    lap, both = ["#lap-shape"], ["#lap-shape", "#pit-shape"] if lane else ["#lap-shape"]
    parts = [tag("defs", "".join(shapes))]
    for names, colour, width, more in (
        (both, "#000", 22, {"opacity": 0.16, "transform": "translate(5 8)"}),
        (both, colours["shoulder"], 22, {}),
        (lap, colours["edge"], 7, {}),
    ):
        drawn = "".join(tag("use", href=name) for name in names)
        parts.append(tag("g", drawn, fill=colour, stroke_linejoin="round", **edged(colour, width), **more))
    parts.append(pit_mouths(track, colours))
    for kerb in track.art.kerbs:
        parts.append(line(kerb, "#fff", 9))
        parts.append(line(kerb, colours["kerb"], 9, stroke_dasharray="10 10"))
    return "".join(parts)


def sides(spaces: Iterable[Space]) -> str:
    """Return the border between road and land as path data: all edges not shared by two spaces."""
    edges = dict.fromkeys(edge for item in spaces for edge in zip(item.outline, around(item.outline), strict=True))
    ahead: dict[Point, list[Point]] = {}
    for here, there in edges:
        if here != there and (there, here) not in edges:
            ahead.setdefault(here, []).append(there)
    rings = []
    while ahead:
        ring = [next(iter(ahead))]
        while others := ahead.pop(ring[-1], None):
            here = ring[-1]
            ring.append(others.pop())
            if others:
                ahead[here] = others
        rings.append(path(ring[:-1]))
    return "".join(rings)


def around(outline: Sequence[Point]) -> Sequence[Point]:
    """Return the corners of an outline, from its second to its first."""
    return [*outline[1:], *outline[:1]]


def spaces(track: Track, colours: Colours) -> str:
    """Draw all spaces of the lap; those that are not perfect rectangles are a shade darker."""
    return "".join(space(item, item.rectangle, colours) for item in track.spaces)


def space(item: Space, light: bool, colours: Colours) -> str:
    """Draw one space, in the light or the dark shade of the asphalt."""
    colour = colours["asphalt" if light else "asphalt2"]
    return shape(item.outline, colour, data_space=item.id)


def bridge_sides(art: Art, colours: Colours) -> str:
    """Draw shadows and parapets along bridges where the lap crosses itself."""
    parts = [line(side, "#000", 26, opacity=0.25, transform="translate(5 8)") for side in art.decks]
    for side in art.decks:
        parts += [line(side, colours["ink"], 19), line(side, colours["steel"], 12)]
    return "".join(parts)


def outlined(colours: Colours) -> dict[str, object]:
    """Draw the thin lines between spaces."""
    return {"stroke": colours["edge"], "stroke_width": 1.6, "stroke_opacity": 0.75, "stroke_linejoin": "round"}


def pit(track: Track, colours: Colours) -> str:
    """Draw the pit lane and each team's box beside it."""
    if track.pit is None:
        return ""
    lane = {item.id: item for item in track.pit.spaces if item.outline}
    parts = [
        box(team, lane[rear].outline, lane[front].outline)
        for team, (rear, front) in track.pit.boxes.items()
        if {rear, front} <= set(lane)
    ]
    parts += [space(item, True, colours) for item in lane.values()]
    return tag("g", "".join(parts) or " ", id="pit", **outlined(colours))


def box(team: str, rear: tuple[Point, ...], front: tuple[Point, ...]) -> str:
    """Draw a team's box, on the far side of its two lane spaces."""
    half = len(front) // 2  # an outline of the lane has its side near the road first, then the far one
    (ax, ay), (bx, by) = rear[-1], front[half]
    (cx, cy), (dx, dy) = rear[0], front[half - 1]
    out_x, out_y = (ax - cx + bx - dx) / 2, (ay - cy + by - dy) / 2
    corners = [(ax, ay), (bx, by), (bx + out_x, by + out_y), (ax + out_x, ay + out_y)]
    return shape(corners, CAR_COLOURS.get(team, team), **edged("#15161a", 2), data_box=team)


def pit_mouths(track: Track, colours: Colours) -> str:
    """Draw asphalt between the road and both ends of the pit lane."""
    lane = track.pit.spaces if track.pit else ()
    if track.pit is None or not lane or not lane[0].outline:
        return ""
    parts = []
    poses = track.art.poses
    for end, names in ((lane[0], track.pit.entries), (lane[-1], track.pit.exits)):
        near = drawn_in(end.outline[: len(end.outline) // 2], at_front=end is lane[-1])
        x, y, _ = poses[end.id]
        road = [beside(poses[name], (x, y), track.art.unit) for name in names]
        if math.dist(near[-1], road[-1]) < math.dist(near[0], road[-1]):
            road.reverse()
        asphalt = colours["asphalt"]
        parts.append(shape([*near, *road], asphalt, stroke_linejoin="round", **edged(asphalt, 2 * MOUTH_EDGE)))
    return "".join(parts)


def drawn_in(edge: Sequence[Point], at_front: bool) -> list[Point]:
    """Return the edge of a lane's last space, shortened so that the stroke around its mouth does not stick out."""
    points = list(edge)
    end, before = (-1, -2) if at_front else (0, 1)
    (x, y), (back_x, back_y) = points[end], points[before]
    part = min(1.0, MOUTH_EDGE / math.dist(points[end], points[before]))
    points[end] = (x + (back_x - x) * part, y + (back_y - y) * part)
    return points


def beside(pose: Pose, towards: Point, unit: float) -> Point:
    """Return the edge of the road beside a space, on the given side."""
    x, y, turn = pose
    across = (-math.sin(math.radians(turn)) * unit / 2, math.cos(math.radians(turn)) * unit / 2)
    way = 1 if across[0] * (towards[0] - x) + across[1] * (towards[1] - y) > 0 else -1
    return x + way * across[0], y + way * across[1]


def covers(track: Track, colours: Colours) -> str:
    """Draw the ground over each tunnel, with a portal at both ends."""
    parts = []
    for left, right in track.art.tunnels:
        roof, land = [*left, *reversed(right)], colours["shade"]
        parts += [
            shape(roof, land, stroke_linejoin="round", **edged(land, 34)),
            shape(roof, "none", stroke_dasharray="14 12", opacity=0.5, **edged(colours["edge"], 3)),
            portal(left[0], right[0], left[1], colours),
            portal(left[-1], right[-1], left[-2], colours),
        ]
    return tag("g", "".join(parts), id="tunnels") if parts else ""


def portal(left: Point, right: Point, inner: Point, colours: Colours) -> str:
    """Draw the mouth of a tunnel: a dark gap under a stone arch across the road."""
    length = math.dist(left, right)
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    cross = (right[0] - left[0]) * (inner[1] - left[1]) - (right[1] - left[1]) * (inner[0] - left[0])
    way = 1 if cross > 0 else -1  # which side of the line from left to right is underground
    reach = way * 26
    arch = f"M-16 0Q{length / 2:.1f} {reach * 2.1:.1f} {length + 16:.1f} 0"
    parts = [
        shape(f"M0 0Q{length / 2:.1f} {reach * 1.5:.1f} {length:.1f} 0Z", "#0b0c10"),
        shape(arch, "none", stroke_linecap="round", **edged(colours["wall"], 13)),
        shape(arch, "none", stroke_dasharray="2 16", opacity=0.55, **edged(colours["ink"], 13)),
    ]
    return group(parts, left[0], left[1], turn)
