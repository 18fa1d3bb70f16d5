"""Tunnels: the ground over a hidden road, with a portal at both ends."""

from __future__ import annotations

import math

from paddock.drawing.ink import Colours, edged, group, shape, tag
from paddock.track.model import Point, Track


def covers(track: Track, colours: Colours) -> str:
    """The ground over each tunnel, with a portal at both ends."""
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
    """The mouth of a tunnel: a dark gap under a stone arch from one side of the road to the other."""
    length = math.dist(left, right)
    turn = math.degrees(math.atan2(right[1] - left[1], right[0] - left[0]))
    cross = (right[0] - left[0]) * (inner[1] - left[1]) - (right[1] - left[1]) * (inner[0] - left[0])
    way = 1 if cross > 0 else -1  # which side of the line from left to right is under the ground
    reach = way * 26
    arch = f"M-16 0Q{length / 2:.1f} {reach * 2.1:.1f} {length + 16:.1f} 0"
    parts = [
        shape(f"M0 0Q{length / 2:.1f} {reach * 1.5:.1f} {length:.1f} 0Z", "#0b0c10"),
        shape(arch, "none", stroke_linecap="round", **edged(colours["wall"], 13)),
        shape(arch, "none", stroke_dasharray="2 16", opacity=0.55, **edged(colours["ink"], 13)),
    ]
    return group(parts, left[0], left[1], turn)
