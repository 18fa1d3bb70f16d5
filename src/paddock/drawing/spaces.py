"""The spaces of a lap, one path each."""

from __future__ import annotations

from paddock.drawing.ink import Colours, shape
from paddock.track.model import Space, Track


def spaces(track: Track, colours: Colours) -> str:
    """All spaces of the lap; those that are no perfect rectangles are a shade darker."""
    return "".join(space(item, item.rectangle, colours) for item in track.spaces)


def space(item: Space, light: bool, colours: Colours) -> str:
    """One space, in the light or the dark shade of the asphalt."""
    colour = colours["asphalt" if light else "asphalt2"]
    return shape(item.outline, colour, id=f"space-{item.id}", data_space=item.id)


def outlined(colours: Colours) -> dict[str, object]:
    """The thin lines between spaces."""
    return {"stroke": colours["edge"], "stroke_width": 1.6, "stroke_opacity": 0.75, "stroke_linejoin": "round"}
