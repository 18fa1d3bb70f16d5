"""The pit lane of a track: its spaces, the boxes beside it, and its mouths on the road."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paddock.drawing.ink import CAR_COLOURS, Colours, edged, shape, tag
from paddock.drawing.spaces import outlined, space
from paddock.track.model import Point, Pose, Track

MOUTH_EDGE = 5  # asphalt around the mouth of a pit lane, which hides the edges of road and lane


def pit(track: Track, colours: Colours) -> str:
    """The pit lane and a box beside it for each team."""
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
    """A team's box, on the far side of its two lane spaces."""
    half = len(front) // 2  # an outline of the lane is its side near the road, then the far one
    (ax, ay), (bx, by) = rear[-1], front[half]
    (cx, cy), (dx, dy) = rear[0], front[half - 1]
    out_x, out_y = (ax - cx + bx - dx) / 2, (ay - cy + by - dy) / 2
    corners = [(ax, ay), (bx, by), (bx + out_x, by + out_y), (ax + out_x, ay + out_y)]
    return shape(corners, CAR_COLOURS.get(team, team), **edged("#15161a", 2), data_box=team)


def pit_mouths(track: Track, colours: Colours) -> str:
    """Asphalt between the road and both ends of the pit lane."""
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
    """The edge of the last space of a lane, shorter by the stroke around its mouth, which else juts out at the end."""
    points = list(edge)
    end, before = (-1, -2) if at_front else (0, 1)
    (x, y), (back_x, back_y) = points[end], points[before]
    part = min(1.0, MOUTH_EDGE / math.dist(points[end], points[before]))
    points[end] = (x + (back_x - x) * part, y + (back_y - y) * part)
    return points


def beside(pose: Pose, towards: Point, unit: float) -> Point:
    """The edge of the road beside a space, on the side of a place."""
    x, y, turn = pose
    across = (-math.sin(math.radians(turn)) * unit / 2, math.cos(math.radians(turn)) * unit / 2)
    way = 1 if across[0] * (towards[0] - x) + across[1] * (towards[1] - y) > 0 else -1
    return x + way * across[0], y + way * across[1]
