"""Find places for corner names and plates on a picture: inside the frame, off the road, clear of each other."""

from __future__ import annotations

import msgspec

from paddock.track.build import build
from paddock.track.captions import BORDER, Box, caption_box, scale
from paddock.track.model import UNIT, Label, Track
from paddock.track.sections import TrackFile

MARGIN = 4.0
"""Lane widths of land around the road."""
PLATE = (26.5, 70.0, 78.0)
"""Width of a letter in the title, width of the rest of the plate, and its height."""
PODIUM = (374.0, 84.0)


def placed(file: TrackFile) -> TrackFile:
    """Return the file with space around the road, captions moved off it, and a place for the plate."""
    look = msgspec.structs.replace(file.look, margin=(MARGIN + 1, MARGIN, MARGIN + 1, MARGIN))
    file = msgspec.structs.replace(file, look=look)
    track = build(file)
    taken = road_boxes(track)
    file = with_captions(file, track, taken)
    size = scale(track.art.frame[0])
    wide, tall = size * (len(file.title) * PLATE[0] + PLATE[1]), size * PLATE[2]
    boxes = {"plate": (wide + 10, tall + 10)}
    if track.lines:
        boxes["podium"] = PODIUM
    spots: dict[str, tuple[float, float]] = {}
    low = 0.0
    for key, (width, height) in boxes.items():
        spot = free_spot(track, taken, width, height)
        if spot is None:  # below everything
            spot = (BORDER + 10, track.art.frame[1] + low)
            low += height + 20
        taken.append((*spot, width, height))
        spots[key] = (round(spot[0] / UNIT, 2), round(spot[1] / UNIT, 2))
    margin = (MARGIN + 1, MARGIN, MARGIN + 1, MARGIN + round(low / UNIT, 1))
    look = msgspec.structs.replace(file.look, margin=margin, **spots)
    return msgspec.structs.replace(file, look=look)


def road_boxes(track: Track) -> list[Box]:
    """Return a box around each space, with the boxes of a pit lane beside it."""
    found = []
    for space in track.spaces:
        found.append(box_of(space.outline, 8.0))
    for space in track.pit.spaces if track.pit else ():
        found.append(box_of(space.outline, 34.0))
    for ends in track.art.lines:
        found.append(box_of(ends, 34.0))
    return found


def box_of(points: tuple[tuple[float, float], ...], more: float) -> Box:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs) - more, min(ys) - more, max(xs) - min(xs) + 2 * more, max(ys) - min(ys) + 2 * more


def apart(one: Box, other: Box) -> bool:
    return (
        one[0] + one[2] <= other[0]
        or other[0] + other[2] <= one[0]
        or one[1] + one[3] <= other[1]
        or other[1] + other[3] <= one[1]
    )


def with_captions(file: TrackFile, track: Track, taken: list[Box]) -> TrackFile:
    """Move each name just far enough to be off the road and inside the picture."""
    sections = list(file.section)
    by_name = {label.text: label for label in track.art.labels}
    for number, section in enumerate(sections):
        label = by_name.get(section.name)
        if label is None or not section.corner:
            continue
        dx, dy = moved(label, track, taken)
        box = caption_box(Label(label.text, label.x + dx * UNIT, label.y + dy * UNIT), track.art.frame[0])
        taken.append(box)
        if dx or dy:
            sections[number] = msgspec.structs.replace(section, caption=(dx, dy))
    return msgspec.structs.replace(file, section=tuple(sections))


def moved(label: Label, track: Track, taken: list[Box]) -> tuple[float, float]:
    """Return by how many lane widths a name moves right and down."""
    width, height = track.art.frame
    steps = [(0.4 * x, 0.4 * y) for x in range(-16, 17) for y in range(-16, 17)]
    for dx, dy in sorted(steps, key=lambda step: (round(step[0] ** 2 + step[1] ** 2, 3), step)):
        x, y, wide, tall = caption_box(Label(label.text, label.x + dx * UNIT, label.y + dy * UNIT), width)
        inside = x > BORDER and y > BORDER and x + wide < width - BORDER and y + tall < height - BORDER
        if inside and all(apart((x, y, wide, tall), other) for other in taken):
            return round(dx, 1), round(dy, 1)
    return 0.0, 0.0


def free_spot(track: Track, taken: list[Box], wide: float, tall: float) -> tuple[float, float] | None:
    """Return a free place on the picture: along its edges first, then inside the lap."""
    width, height = track.art.frame
    edge = BORDER + 12
    columns = int((width - 2 * edge - wide) // 20)
    rows = int((height - 2 * edge - tall) // 20)
    if columns < 0 or rows < 0:
        return None
    spots = [(edge + 20.0 * column, edge + 20.0 * row) for column in range(columns + 1) for row in range(rows + 1)]

    def order(spot: tuple[float, float]) -> tuple[float, float, float]:
        x, y = spot
        return (min(x - edge, width - edge - wide - x) + min(y - edge, height - edge - tall - y), *spot)

    return next(
        (spot for spot in sorted(spots, key=order) if all(apart((*spot, wide, tall), other) for other in taken)), None
    )
