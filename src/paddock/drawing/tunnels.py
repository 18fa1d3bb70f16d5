"""Tunnels: the ground over a hidden road, with a portal at both ends."""

from __future__ import annotations

import math

from paddock.drawing.ink import Colours, group, path, tag
from paddock.track.model import Point, Track


def covers(track: Track, colours: Colours) -> str:
    """The ground over each tunnel, with a portal at both ends."""
    parts = []
    for left, right in track.art.tunnels:
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
