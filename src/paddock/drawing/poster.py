"""A race as a picture to share: the board with its cars, and the standings beside it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from textwrap import wrap

import msgspec

from paddock.drawing.cars import ParkedCar, draw_car, draw_cars
from paddock.drawing.ink import FONT, group, rect, tag, text
from paddock.plain import shown
from paddock.track.model import Track

WIDTH, HEIGHT = 1200, 630
COLUMN = 400
"""Width of the text column."""
BOARD_LEFT = 416
BOARD_ROOM = WIDTH - BOARD_LEFT - 8
LEAST_CAR = 20
"""Least length of a car in pixels; it may be larger than its space."""
CAR = 46
"""Length of a car in units."""
GREEN, CREAM, GOLD, FAINT = "#1d4d3c", "#fdf8ec", "#f2c94c", "#b9cdbf"


class PosterRow(msgspec.Struct, frozen=True):
    """A line of the standings: the place, the car, and a name. A player without a car has only a name."""

    name: str
    place: int | None = None
    car: ParkedCar | None = None


class Poster(msgspec.Struct, frozen=True):
    """The text beside the board."""

    game: str
    title: str
    status: str
    rows: tuple[PosterRow, ...] = ()


def board_width(track: Track) -> int:
    """Return the width at which a track's board is drawn."""
    width, height = track.art.frame
    return max(1, round(min(BOARD_ROOM, (HEIGHT - 16) * width / max(1, height))))


def draw_poster(poster: Poster, track: Track | None, board: bytes | None, cars: Sequence[ParkedCar]) -> str:
    """Return the whole picture; `board` is the board as a PNG, `board_width` wide."""
    parts = [rect(0, 0, WIDTH, HEIGHT, "#f3ead6"), rect(0, 0, COLUMN, HEIGHT, GREEN), chequers(COLUMN - 8)]
    if track is not None and board is not None:
        parts.append(place_board(track, board, cars))
    parts += words_of(poster)
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{FONT}">{body}</svg>'
    )


def place_board(track: Track, board: bytes, cars: Sequence[ParkedCar]) -> str:
    """Draw the board with its cars, centred in its room."""
    width = board_width(track)
    scale = width / track.art.frame[0]
    height = track.art.frame[1] * scale
    left, top = BOARD_LEFT + (BOARD_ROOM - width) / 2, (HEIGHT - height) / 2
    href = f"data:image/png;base64,{b64encode(board).decode()}"
    picture = tag("image", x=left, y=top, width=width, height=height, href=href)
    larger = max(1.0, LEAST_CAR / (CAR * scale))
    return picture + group([draw_cars(track, cars, larger)], left, top, 0, scale)


def chequers(x: float) -> str:
    """Draw a strip of chequered flag between the text and the board."""
    squares = [rect(x + (row % 2) * 8, row * 9, 8, 9, CREAM) for row in range(HEIGHT // 9)]
    return rect(x, 0, 16, HEIGHT, "#15161a") + "".join(squares)


def words_of(poster: Poster) -> list[str]:
    """Draw the text column: the race, its state, and the standings."""
    parts = [text(36, 62, 20, f"PADDOCK · {poster.game}".upper(), FAINT, text_anchor="start", letter_spacing=2)]
    size = 46 if len(poster.title) <= 14 else 34 if len(poster.title) <= 20 else 26
    title, y = lines_of(poster.title, 340, size, 2), 84.0
    for line in title:
        y += size * 1.08
        parts.append(text(36, y, size, line, CREAM, font_weight="700", text_anchor="start"))
    y += 14
    for line in lines_of(poster.status, 336, 23, 3):
        y += 29
        parts.append(text(36, y, 23, line, GOLD, font_weight="500", text_anchor="start"))
    return [*parts, *standings(poster.rows, y + 44)]


def standings(rows: Sequence[PosterRow], top: float) -> list[str]:
    """Draw as many lines as fit, more tightly if there are many."""
    step = min(40.0, (HEIGHT - 20 - top) / max(1, len(rows)))
    size = min(21.0, step * 0.72)
    parts = []
    for number, row in enumerate(rows):
        y = top + number * step
        if row.place is not None:
            parts.append(text(44, y + size * 0.35, size, str(row.place), FAINT, font_weight="700"))
        if row.car is not None:
            parts.append(draw_car(row.car, (88, y, 0), min(1.0, step / 30)))
        name = lines_of(row.name, 250, size, 1)[0]
        parts.append(
            text(128 if row.car else 36, y + size * 0.35, size, name, CREAM, font_weight="500", text_anchor="start")
        )
    return parts


def lines_of(words: str, width: float, size: float, most: int) -> list[str]:
    """Wrap text to a width by typical letter widths; longer text ends with an ellipsis."""
    clean = shown(words).strip() or "–"
    clean = clean[0].upper() + clean[1:]
    lines = wrap(clean, max(4, int(width / (size * 0.5))), break_long_words=True)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], lines[most - 1][:-1].rstrip(" .,:;") + "…"]
