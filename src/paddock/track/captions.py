"""Corner names beside the road: their positions, and room for them in the picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddock.track.model import UNIT, Label
from paddock.track.plan import LANE

if TYPE_CHECKING:
    from paddock.track.sections import TrackFile
    from paddock.track.shape import Road

BORDER = 30.0
"""Space between words and the edge of a picture, which has a paper frame."""
Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def labels(road: Road, file: TrackFile) -> tuple[Label, ...]:
    """Return the name of each corner, on the outside of its sharpest bend."""
    found = []
    for number, section in enumerate(part.section for part in file.parts):
        bends = [piece for piece in road.plan.pieces if piece.section == number and not piece.straight]
        if section.name and bends:
            sharpest = max(bends, key=lambda piece: abs(piece.bend))
            left, right = sharpest.edges
            room = (2.8 if section.stops else 1.4) * LANE
            aside = left - room if sharpest.bend > 0 else right + room
            x, y = road.on(sharpest).point((sharpest.back + sharpest.front) / 2, aside)
            right_by, down_by = section.caption
            found.append(Label(section.name, x + float(right_by) * UNIT, y + float(down_by) * UNIT))
    return tuple(found)


def scale(width: float) -> float:
    """Return the scale of words on a picture, larger on a wide one, which is seen from further away."""
    return max(1.0, width / 1800)


def caption_box(label: Label, width: float) -> Box:
    """Return the box of a name and the board below it on a picture of this width."""
    lines = in_lines(label.text)
    size = scale(width)
    wide = max(66.0, 9.5 * max(len(words) for words in lines))  # a board of three numbers, or the longest line
    top = first_line(lines) - 13
    height = first_line(lines) + 14 * len(lines) + 5 + 12 - top
    return label.x - size * wide / 2, label.y + size * top, size * wide, size * height


def moved_inside(label: Label, frame: tuple[float, float]) -> Label:
    """Return the label, moved just far enough that its whole caption is on the picture."""
    x, y, wide, tall = caption_box(label, frame[0])
    right, low = max(BORDER, frame[0] - BORDER - wide), max(BORDER, frame[1] - BORDER - tall)
    return Label(label.text, label.x + (min(max(x, BORDER), right) - x), label.y + (min(max(y, BORDER), low) - y))


def in_lines(name: str) -> list[str]:
    """Split a name in capitals into lines, with short words sharing a line."""
    lines = [""]
    for word in name.upper().split():
        if lines[-1] and len(lines[-1]) + len(word) >= 8:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def first_line(lines: Sequence[str]) -> float:
    """Return the top of these lines so that they are centred."""
    return 4.5 - 14 * (len(lines) - 1) / 2
