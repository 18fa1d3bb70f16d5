"""The data with which a client shows a race on a track's board."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.track.captions import caption_box, moved_inside
from paddock.track.load import board_key
from paddock.track.model import Space, Track


def board_data(track: Track) -> dict[str, Any]:
    """Return a track's outlines and car positions, in units of its picture.

    Whole units and degrees are enough: a space is about 40 units long, and its outline is over half a unit wide.
    """
    art = track.art

    def space_data(space: Space) -> dict[str, Any]:
        return {
            "id": space.id,
            "lane": space.lane,
            "at": space.at,
            "corner": space.corner,
            "next": space.next,
            "outline": [[round(x), round(y)] for x, y in space.outline],
            "pose": [round(part) for part in art.poses[space.id]] if space.id in art.poses else None,
        }

    pit = track.pit
    labels = [moved_inside(label, art.frame) for label in art.labels]
    captions = {label.text: [round(part) for part in caption_box(label, art.frame[0])] for label in labels}
    return {
        "name": track.name,
        "title": track.title,
        "digest": board_key(track),
        "frame": art.frame,
        "unit": art.unit,
        "finish": art.finish,
        "lap": track.lap,
        "spaces": [space_data(space) for space in track.spaces],
        "corners": [{**msgspec.to_builtins(corner), "caption": captions.get(corner.name)} for corner in track.corners],
        "grid": track.grid,
        "lines": track.lines,
        "pit": None
        if pit is None
        else {"spaces": [space_data(space) for space in pit.spaces], "boxes": msgspec.to_builtins(pit.boxes)},
        "podium": art.podium,
        "trouble": track.trouble,
        "danger": track.danger,
    }
