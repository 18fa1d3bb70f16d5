"""Tracks in records: a built-in one by name and digest, any other in full."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.convert import convert
from paddock.core.errors import BadRecord
from paddock.track.check import check_track
from paddock.track.errors import BadTrack
from paddock.track.limits import LONGEST_TEXT
from paddock.track.load import builtin, is_builtin, load
from paddock.track.model import UNIT, Track
from paddock.track.sections import LARGEST, strange_numbers

FARTHEST = LARGEST * UNIT
"""Largest coordinate in a picture, in units from its corner."""
EDGES = {"left", "right"}
"""Keys that the builder adds to scenery along a section, for the road's edges."""


def write_part(track: Track) -> dict[str, Any]:
    """Return the track's part of a record's header."""
    if is_builtin(track):
        return {"name": track.name, "digest": track.digest}
    return {"name": track.name, "full": msgspec.to_builtins(track)}


def read_part(part: Any) -> Track:
    """Return the track of a record. Raises BadRecord if the built-in track has changed since."""
    if not isinstance(part, dict) or not isinstance(part.get("name"), str):
        raise BadRecord("line 2: the header does not say which track was raced on")
    name = part["name"]
    if len(name) > LONGEST_TEXT:
        raise BadRecord(f"line 2: the name of the track has {len(name):,} letters; at most {LONGEST_TEXT} are allowed")
    if "full" in part:
        try:
            track = convert(part["full"], Track)
        except msgspec.ValidationError as error:
            raise BadRecord(f"line 2: the track {name!r} in the header is damaged: {error}") from None
        check_track(track)
        check_drawing(part["full"], track)
        check_scenery(track)
        return track
    if name not in builtin():
        raise BadRecord(f"line 2: there is no built-in track {name!r}, and it is not in the record in full")
    track = load(name)
    if track.digest != part.get("digest"):
        raise BadRecord(f"line 2: the track {name!r} has changed since this race (its digest differs)")
    return track


def check_scenery(track: Track) -> None:
    """Reject impossible scenery. Edges of a section are in units of the picture, not in lanes."""
    for number, item in enumerate(track.art.scenery, 1):
        for most, keys in ((FARTHEST, item.keys() & EDGES), (LARGEST, item.keys() - EDGES)):
            if any(strange_numbers({key: item[key] for key in keys}, most=most)):
                said = f"scenery {number} has a number beyond {most:,.0f}, the largest that is allowed"
                raise BadTrack(said, name=track.name)


def check_drawing(plain: dict[str, Any], track: Track) -> None:
    """Reject a drawing that cannot be drawn in reasonable time; a track without a drawing has no frame at all."""
    art, lane = track.art, track.pit.spaces if track.pit else ()
    spaces = (*track.spaces, *lane)
    drawn = {**plain.get("art", {}), "scenery": [], "outlines": [space.outline for space in spaces]}
    framed = art.frame == (0, 0) or min(art.frame) >= 1
    if not framed or not art.unit >= 1 or any(strange_numbers(drawn, most=FARTHEST)):
        raise BadTrack("its drawing has impossible numbers", name=track.name)
    if any(len(space.outline) % 2 for space in lane):
        raise BadTrack("its drawing has a space of the pit lane with more points on one side", name=track.name)
    lost = [space.id for space in spaces if space.id not in art.poses]
    if lost and art.frame != (0, 0):
        raise BadTrack(f"its drawing does not say where a car stands on {lost[0]}", name=track.name)
