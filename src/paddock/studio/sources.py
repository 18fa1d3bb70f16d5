"""Drawings from other sources than a pen: files and invention."""

from __future__ import annotations

import random
import re
from pathlib import PurePath

import msgspec

from paddock.drawing.check import check_picture
from paddock.studio.boards import board_of
from paddock.studio.drafting import drafted
from paddock.studio.edits import corner_places
from paddock.studio.fitting import Fit
from paddock.studio.messages import (
    LONGEST_TITLE,
    CornerMark,
    DieRoll,
    Drafted,
    Drawing,
    DrawingFault,
    DrawnFile,
    Land,
    Wanted,
)
from paddock.track.drafts.invent import FIRST, LAST, STYLES
from paddock.track.drafts.loop import crossed, rounded
from paddock.track.drafts.part import drafting_of
from paddock.track.drafts.read import parse_line
from paddock.track.errors import BadTrack
from paddock.track.facts import middle_line
from paddock.track.load import builtin, checked, is_builtin
from paddock.track.model import Point
from paddock.track.sections import read
from paddock.words import message

CANVAS = (1600.0, 1000.0)
"""The size of the canvas."""
INSET = 160.0
"""Margin around a line from a file or a roll."""
HANDLES = 72
"""Points on a line from a track file."""
ROLLS = 30
"""Shapes tried for a roll."""
LANDS: dict[str, Land] = {"fast": "park", "twisty": "woods", "street": "town"}


def made(wanted: Wanted) -> Drafted:
    """Answer a request to the studio."""
    try:
        drafting_of(wanted.game)
    except BadTrack as error:
        return Drafted(faults=(DrawingFault(message("server-studio-other", problem=error.problems[0])),))
    match wanted:
        case Drawing():
            return drafted(wanted)
        case DrawnFile():
            return opened(wanted)
        case DieRoll():
            return rolled(wanted)


def opened(given: DrawnFile) -> Drafted:
    """Read a file with a line, or a track file, which keeps its own board."""
    name = PurePath(given.name)
    if name.suffix.lower() == ".toml":
        return opened_track(given)
    try:
        line = parse_line(given.text, name.suffix.lower(), name.stem)
    except BadTrack as error:
        return Drafted(faults=(DrawingFault(message("server-studio-file", problem=error.problems[0])),))
    points = on_canvas(line.points[::2])
    made = drafted(Drawing(given.game, points, line.title))
    return msgspec.structs.replace(made, points=points, title=line.title)


def opened_track(given: DrawnFile) -> Drafted:
    """Show a track file unchanged, with a drawing along its middle for later edits."""
    try:
        file = read(given.text)
        track = checked(given.text, given.name)
        if given.game not in track.games:
            raise BadTrack(f"it is a circuit for {' and '.join(track.games)}")
        check_picture(track)
    except BadTrack as error:
        return Drafted(faults=(DrawingFault(message("server-studio-file", problem=error.problems[0])),))
    points = tuple((round(x, 1), round(y, 1)) for x, y in middle_line(track, HANDLES))
    if len(points) < HANDLES:
        return Drafted(faults=(DrawingFault(message("server-studio-file", problem="nothing of it is drawn")),))
    fit = Fit(1.0, 0.0, 0.0)
    marks = tuple([CornerMark(place) for place in corner_places(track, fit)])
    board = board_of(file, track, Drawing(given.game, points, marks=marks), fit)
    text = given.text if track.name not in builtin() or is_builtin(track) else renamed(given.text, track.name)
    return Drafted(msgspec.structs.replace(board, text=text), points=points, title=track.title[:LONGEST_TITLE])


def renamed(text: str, name: str) -> str:
    """Return a track file renamed to something that no built-in circuit has."""
    return re.sub(r"^name\s*=.*$", f'name = "own-{name}"', text, count=1, flags=re.MULTILINE)


def rolled(roll: DieRoll) -> Drafted:
    """Invent a circuit."""
    dice = random.Random(f"{roll.style} {roll.seed}")
    title = f"{FIRST[int(dice.random() * len(FIRST))]} {LAST[int(dice.random() * len(LAST))]}"
    found = Drafted()
    for _ in range(ROLLS):
        shape = rounded(STYLES[roll.style](dice))
        if crossed(shape):
            continue
        points = on_canvas(shape)
        found = drafted(Drawing(roll.game, points, title, land=LANDS[roll.style]))
        found = msgspec.structs.replace(found, points=points, title=title)
        if found.board is not None:
            break
    return found


def on_canvas(line: tuple[Point, ...] | list[Point]) -> tuple[Point, ...]:
    """Centre a line on the canvas, as large as fits."""
    xs, ys = [x for x, _ in line], [y for _, y in line]
    wide, tall = max(xs) - min(xs), max(ys) - min(ys)
    factor = min((CANVAS[0] - 2 * INSET) / max(wide, 1e-9), (CANVAS[1] - 2 * INSET) / max(tall, 1e-9))
    left = (CANVAS[0] - wide * factor) / 2 - min(xs) * factor
    top = (CANVAS[1] - tall * factor) / 2 - min(ys) * factor
    return tuple((round(x * factor + left, 1), round(y * factor + top, 1)) for x, y in line)
