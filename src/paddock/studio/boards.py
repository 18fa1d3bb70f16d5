"""A finished circuit as the studio shows it."""

from __future__ import annotations

from paddock.drawing.draw import draw
from paddock.studio.edits import drawn_corners, drawn_straights
from paddock.studio.fitting import Fit
from paddock.studio.messages import Drawing, StudioBoard
from paddock.track.board import board_data
from paddock.track.drafts.part import drafting_of
from paddock.track.drafts.write import written
from paddock.track.facts import facts_of
from paddock.track.model import Track
from paddock.track.sections import TrackFile
from paddock.track.walk import lay_out


def board_of(file: TrackFile, track: Track, drawing: Drawing, fit: Fit) -> StudioBoard:
    """Return a finished circuit as the studio shows it."""
    part = drafting_of(drawing.game)
    return StudioBoard(
        text=written(file),
        track=board_data(track),
        picture=draw(track),
        fit=(fit.scale, fit.left, fit.top),
        corners=drawn_corners(drawing, file, track, fit),
        straights=drawn_straights(file, track, fit),
        facts=facts_of(track),
        rows=(lap_rows(file), part.fewest, part.most),
    )


def lap_rows(file: TrackFile) -> int:
    """Return how many rows a lap has."""
    plan = lay_out(file)
    return round(plan.lap / plan.row)
