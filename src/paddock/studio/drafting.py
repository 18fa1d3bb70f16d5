"""Turn a drawing into a board, or find its faults."""

from __future__ import annotations

import re

from paddock.drawing.check import check_picture
from paddock.plain import plain
from paddock.studio.boards import board_of
from paddock.studio.edits import edited
from paddock.studio.faults import board_faults, line_faults
from paddock.studio.fitting import fit_of
from paddock.studio.messages import LONGEST_TITLE, Drafted, Drawing, DrawingFault
from paddock.track.build import build
from paddock.track.drafts.landscape import with_land
from paddock.track.drafts.loop import made_loop
from paddock.track.drafts.make import draft
from paddock.track.drafts.part import drafting_of
from paddock.track.errors import BadTrack
from paddock.words import message


def drafted(drawing: Drawing) -> Drafted:
    """Make the board of a drawing."""
    part = drafting_of(drawing.game)
    faults = line_faults(drawing.points)
    if faults:
        return Drafted(faults=tuple(faults))
    title = plain(drawing.title)[:LONGEST_TITLE] or "Circuit"
    try:
        line = made_loop(drawing.points, title)
        file = draft(line, drawing.game, drawing.rows, name_of(title), title, turn=0)
    except BadTrack as error:
        return Drafted(faults=tuple(board_faults(drawing.points, part, drawing.rows, error)))
    track = build(file)
    fit = fit_of(drawing.points, track)
    try:
        file = edited(file, drawing, part, track, fit)
        file = with_land(file, drawing.land)
        track = build(file)
        check_picture(track)
    except BadTrack as error:
        return Drafted(faults=(DrawingFault(message("server-studio-marks", problem=error.problems[0])),))
    return Drafted(board_of(file, track, drawing, fit_of(drawing.points, track)))


def name_of(title: str) -> str:
    """Return the name of a circuit's file; "own" distinguishes it from built-in ones."""
    return f"own-{re.sub(r'[^a-z0-9]+', '-', title.lower()).strip('-') or 'circuit'}"
