"""Make a finished track file from a line: try until nothing is too close, place captions and plate, check."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from paddock.track.build import build
from paddock.track.check import check_file, check_track
from paddock.track.drafts.loop import CentreLine, tilt, turned
from paddock.track.drafts.part import Drafting, drafting_of
from paddock.track.drafts.place import placed
from paddock.track.drafts.relax import relaxed
from paddock.track.drafts.trace import Outline, traced
from paddock.track.errors import BadTrack
from paddock.track.sections import Look, Section, TrackFile

ROW = 1.6
"""Drawn length of a row, in lane widths."""
WIDER = (0.0, 0.7, 1.5)
"""Additional distances between two parts of a road to try, in lane widths."""
LONGER = (1.0, 1.1, 1.22, 1.35)
"""Factors of longer laps to try if no distance helps."""
NOT_FITTING = "no road of three lanes fits this line; give more rows by --rows, or a line whose parts lie further apart"


def draft(
    line: CentreLine, game: str, rows: int | None = None, name: str = "", title: str = "", turn: int | None = None
) -> TrackFile:
    """Make a track file of a line: the first that can be raced on. It is turned to fit a wide picture by default."""
    part = drafting_of(game)
    if rows is not None and not part.fewest <= rows <= part.most:
        raise BadTrack(f"{rows} rows are out of range; a lap of this game has {part.fewest} to {part.most}")
    title = title or line.title
    name = name or re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "circuit"
    problem = ""
    for outline in outlines(line, part, rows, turn):
        if not any(element.bends for element in outline.elements):
            raise BadTrack("the line has no corner")
        try:
            file = msgspec.structs.replace(part.draft(outline), name=name, title=title)
            file = turned_round(file, outline)
            for version in part.finish(file):
                try:
                    return checked(placed(version))
                except BadTrack as error:
                    problem = error.problems[0]
        except BadTrack as error:
            problem = error.problems[0]
    raise BadTrack(f"{NOT_FITTING} (the last try: {problem})" if problem else NOT_FITTING)


def outlines(line: CentreLine, part: Drafting, rows: int | None, turn: int | None = None) -> Iterator[Outline]:
    """Yield the outlines to try, the most faithful first."""
    points = turned(line.points, tilt(line.points) if turn is None else turn)
    for longer in LONGER if rows is None else (1.0,):
        count = 2 * min(part.most, round((rows or part.rows) * longer))
        for wider in WIDER:
            spread = relaxed(points, count, ROW / 2, part.apart + wider, line.crossing)
            for crossing in line.crossing or (None,):  # either road may be the upper one
                over = () if crossing is None else (round(crossing * count / len(points)),)
                yield traced(spread, part.feel, ROW, over)


def turned_round(file: TrackFile, outline: Outline) -> TrackFile:
    """Return the file with a heading; the sharpest bend makes up the degrees missing from a full turn."""
    found = 0.0
    for section in file.section:
        found += float(section.curve)
        found += sum(float(bend.degrees) * (1 if bend.turn == "right" else -1) for bend in section.corner)
    missing = round(outline.turn - found, 1)
    sharp = [
        (float(bend.degrees), number, place)
        for number, section in enumerate(file.section)
        for place, bend in enumerate(section.corner)
    ]
    if not sharp:
        raise BadTrack("the line has no corner")
    degrees, number, place = max(sharp)
    section = file.section[number]
    bend = section.corner[place]
    more = missing if bend.turn == "right" else -missing
    bend = msgspec.structs.replace(bend, degrees=round(degrees + more, 1))
    corner = (*section.corner[:place], bend, *section.corner[place + 1 :])
    mended: Section = msgspec.structs.replace(section, corner=corner)
    sections = (*file.section[:number], mended, *file.section[number + 1 :])
    return msgspec.structs.replace(file, section=sections, look=Look(heading=outline.heading))


def checked(file: TrackFile) -> TrackFile:
    """Return the file if it passes the checks of `tracks check`."""
    check_file(file)
    check_track(build(file), from_file=True)
    return file
