"""Text on a drawing: corner names with a game's additions, and the name plate."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.drawing.ink import Colours, edged, group, rect, text
from paddock.drawing.painting import Painting
from paddock.track.captions import Box, first_line, in_lines, moved_inside, scale
from paddock.track.model import Label, Track


def captions(track: Track, colours: Colours, paintings: Sequence[Painting]) -> str:
    """Draw all corner names, with the games' boards below them."""
    corners = {corner.name: corner for corner in track.corners}
    parts = []
    for label in (moved_inside(label, track.art.frame) for label in track.art.labels):
        corner = corners.get(label.text)
        board = [shape for own in paintings if corner for shape in own.corner_board(corner, colours)]
        parts.append(group(caption(label, board, colours), label.x, label.y, scale=scale(track.art.frame[0])))
    return "".join(parts)


def caption(label: Label, board: Sequence[str], colours: Colours) -> list[str]:
    """Draw a name with a paper-coloured halo; below it a board, if any."""
    halo = {"stroke_linejoin": "round", **edged(colours.get("halo", colours["paper"]), 5)}
    style: dict[str, object] = {"letter_spacing": 1.5, "font_weight": "bold"}
    lines = in_lines(label.text)
    top = first_line(lines)
    parts = []
    for more in (halo, {}):
        parts += [
            text(0, top + 14 * number, 12, words, colours.get("caption", colours["ink"]), **style, **more)
            for number, words in enumerate(lines)
        ]
    if board:
        parts.append(group(board, 0, top + 14 * len(lines) + 5))
    return parts


def plate_width(track: Track) -> float:
    return len(track.title) * 26.5 + 70


def plate_box(track: Track) -> Box | None:
    """Return the name plate's box on the picture, if there is one."""
    if track.art.plate is None:
        return None
    size = scale(track.art.frame[0])
    return *track.art.plate, size * plate_width(track), size * 78


def plate(track: Track, colours: Colours) -> str:
    """Draw the name of the track, if the picture has a plate."""
    if track.art.plate is None:
        return ""
    words, width = track.title.upper(), plate_width(track)
    fitted = {"font_weight": "bold", "textLength": width - 70, "lengthAdjust": "spacingAndGlyphs"}
    parts = [
        rect(4, 7, width, 78, "#000", rx=8, opacity=0.22),
        rect(0, 0, width, 78, colours["ink"], rx=8),
        rect(5, 5, width - 10, 68, "none", rx=5, stroke=colours["line"], stroke_width=1.5),
        text(width / 2, 46, 34, words, colours["paper"], **fitted),
        text(width / 2, 64, 10.5, "A PADDOCK CIRCUIT", colours["line"], letter_spacing=4, font_weight="600"),
    ]
    return group(parts, *track.art.plate, scale=scale(track.art.frame[0]), id="plate")
