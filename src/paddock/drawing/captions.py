"""Words on a drawing: the names of corners, with what a game adds below them, and the name plate."""

from __future__ import annotations

from collections.abc import Sequence

from paddock.drawing.ink import Colours, edged, group, rect, text
from paddock.drawing.painting import Painting
from paddock.track.model import Art, Label, Track


def scale(art: Art) -> float:
    """How much larger than usual words are: a big picture is looked at from further away."""
    return max(1.0, art.frame[0] / 1800)


def captions(track: Track, colours: Colours, paintings: Sequence[Painting]) -> str:
    """All corner names, with the boards of the games below them."""
    corners = {corner.name: corner for corner in track.corners}
    parts = []
    for label in track.art.labels:
        corner = corners.get(label.text)
        board = [shape for own in paintings if corner for shape in own.corner_board(corner, colours)]
        parts.append(group(caption(label, board, colours), label.x, label.y, scale=scale(track.art)))
    return "".join(parts)


def caption_box(label: Label, art: Art) -> tuple[float, float, float, float]:
    """The place that a name and the board below it take on the picture: left, top, width and height."""
    lines = in_lines(label.text)
    size = scale(art)
    width = max(66.0, 9.5 * max(len(words) for words in lines))  # a board of three numbers, or the longest line
    top = first_line(lines) - 13
    height = first_line(lines) + 14 * len(lines) + 5 + 12 - top
    return label.x - size * width / 2, label.y + size * top, size * width, size * height


def in_lines(name: str) -> list[str]:
    """A name in capital letters, short words together on a line."""
    lines = [""]
    for word in name.upper().split():
        if lines[-1] and len(lines[-1]) + len(word) >= 8:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def first_line(lines: Sequence[str]) -> float:
    """Where the first of these lines stands, so that all together are in the middle."""
    return 4.5 - 14 * (len(lines) - 1) / 2


def caption(label: Label, board: Sequence[str], colours: Colours) -> list[str]:
    """A name with a paper-coloured halo; below it a board, if any."""
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


def plate(track: Track, colours: Colours) -> str:
    """The name of the track, where its picture has room for it."""
    if track.art.plate is None:
        return ""
    words = track.title.upper()
    width = len(words) * 26.5 + 70
    fitted = {"font_weight": "bold", "textLength": width - 70, "lengthAdjust": "spacingAndGlyphs"}
    parts = [
        rect(4, 7, width, 78, "#000", rx=8, opacity=0.22),
        rect(0, 0, width, 78, colours["ink"], rx=8),
        rect(5, 5, width - 10, 68, "none", rx=5, stroke=colours["line"], stroke_width=1.5),
        text(width / 2, 46, 34, words, colours["paper"], **fitted),
        text(width / 2, 64, 10.5, "A PADDOCK CIRCUIT", colours["line"], letter_spacing=4, font_weight="600"),
    ]
    return group(parts, *track.art.plate, scale=scale(track.art), id="plate")
