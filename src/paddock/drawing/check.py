"""List the mistakes in the picture of a track."""

from __future__ import annotations

from paddock.drawing.captions import plate_box
from paddock.drawing.draw import draw
from paddock.drawing.land import inside
from paddock.track.check import cross
from paddock.track.errors import BadTrack
from paddock.track.model import Point, Track


def check_picture(track: Track) -> None:
    """Reject a picture that cannot be drawn, or whose name plate covers spaces or leaves the frame."""
    draw(track)
    if (box := plate_box(track)) is None:
        return
    x, y, wide, tall = box
    width, height = track.art.frame
    if min(x, y) < 0 or x + wide > width or y + tall > height:
        raise BadTrack('the name plate is outside the picture; move it with "plate" in [look]', name=track.name)
    board = ((x, y), (x + wide, y), (x + wide, y + tall), (x, y + tall))
    lane = track.pit.spaces if track.pit else ()
    hidden = [space.id for space in (*track.spaces, *lane) if space.outline and meet(board, space.outline)]
    if hidden:
        shown = ", ".join(hidden[:5]) + (" …" if len(hidden) > 5 else "")
        raise BadTrack(f'the name plate is on the road ({shown}); move it with "plate" in [look]', name=track.name)


def meet(one: tuple[Point, ...], other: tuple[Point, ...]) -> bool:
    """Return whether two areas have more than an edge in common."""
    edges = [list(zip(area, (*area[1:], area[0]), strict=True)) for area in (one, other)]
    return cross(one, other) or inside(one[0], edges[1]) or inside(other[0], edges[0])
