"""Make a finished track file from a line: try until nothing is too close, place captions and plate, check."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from paddock.track.build import build
from paddock.track.check import check_file, check_track, crossings
from paddock.track.drafts.loop import CentreLine, tilt, turned
from paddock.track.drafts.part import Drafting, drafting_of
from paddock.track.drafts.place import placed
from paddock.track.drafts.relax import relaxed
from paddock.track.drafts.trace import Outline, traced
from paddock.track.errors import BadTrack
from paddock.track.model import Track
from paddock.track.sections import Look, Section, TrackFile
from paddock.track.stats import lap_steps

ROW = 1.6
"""Drawn length of a row, in lane widths."""
WIDER = (0.0, 0.7, 1.5, 2.6)
"""Additional distances between two parts of a road to try, in lane widths."""
LONGER = (1.0, 1.15, 1.3, 1.5)
"""Factors of longer drawn rows to try if no distance helps."""
LENGTHS = 4
"""Numbers of rows to try for a lap with a game's number of steps."""
MORE = 3
"""Rows to add if a number of rows does not fit."""
NEAR = 0.6
"""Accepted difference from a game's number of steps."""
NOT_FITTING = "no road of three lanes fits this line; give more rows by --rows, or a line whose parts lie further apart"


class Order(msgspec.Struct, frozen=True):
    """What a track file is to be made of, apart from its number of rows."""

    line: CentreLine
    part: Drafting
    name: str
    title: str
    turn: int | None  # degrees; None: as fits a wide picture


def draft(
    line: CentreLine, game: str, rows: int | None = None, name: str = "", title: str = "", turn: int | None = None
) -> TrackFile:
    """Make a track file of a line: the first that can be raced on. It is turned to fit a wide picture by default."""
    part = drafting_of(game)
    if rows is not None and not part.fewest <= rows <= part.most:
        raise BadTrack(f"{rows} rows are out of range; a lap of this game has {part.fewest} to {part.most}")
    title = title or line.title
    name = name or re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or "circuit"
    order = Order(line, part, name, title, turn)
    if rows is not None or part.steps is None:
        return fitted(order, rows or part.rows)
    return of_length(order, part.steps)


def of_length(order: Order, steps: int) -> TrackFile:
    """Return the track file whose lap comes closest to a number of steps."""
    rows = order.part.rows
    tried: dict[int, tuple[float, TrackFile]] = {}
    problem = BadTrack(NOT_FITTING)
    for _ in range(LENGTHS):
        try:
            file = fitted(order, rows)
        except BadTrack as error:
            problem = error
            rows += MORE
            continue
        found = lap_steps(build(file))
        tried[rows] = (abs(found - steps), file)
        rows = min(order.part.most, max(order.part.fewest, round(rows * steps / found)))
        if abs(found - steps) <= NEAR or rows in tried:
            break
    if not tried:
        raise problem
    return min(tried.values(), key=lambda each: each[0])[1]


def fitted(order: Order, rows: int) -> TrackFile:
    """Return the first track file of this many rows that can be raced on."""
    part, problem = order.part, ""
    for outline in outlines(order, rows):
        if not any(element.bends for element in outline.elements):
            raise BadTrack("the line has no corner")
        try:
            file = msgspec.structs.replace(part.draft(outline), name=order.name, title=order.title)
            file = turned_round(file, outline)
            check_road(build(file))
            for version in part.finish(file):
                try:
                    return checked(placed(version))
                except BadTrack as error:
                    problem = error.problems[0]
        except BadTrack as error:
            problem = error.problems[0]
    raise BadTrack(f"{NOT_FITTING} (the last try: {problem})" if problem else NOT_FITTING)


def outlines(order: Order, rows: int) -> Iterator[Outline]:
    """Yield the outlines to try, the most faithful first."""
    line, part = order.line, order.part
    points = turned(line.points, tilt(line.points) if order.turn is None else order.turn)
    count = 2 * rows
    for longer in LONGER:
        row = round(ROW * longer, 2)
        for wider in WIDER:
            spread = relaxed(points, count, row / 2, part.apart + wider, line.crossing)
            for crossing in line.crossing or (None,):  # either road may be the upper one
                over = () if crossing is None else (round(crossing * count / len(points)),)
                yield traced(spread, part.feel, row, over)


def check_road(track: Track) -> None:
    """Refuse a road that lies on itself: no pit lane and no place of a name can mend that."""
    problems = list(crossings(track))
    if problems:
        raise BadTrack(*problems)


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
    return msgspec.structs.replace(file, section=sections, look=Look(heading=outline.heading, row=outline.row))


def checked(file: TrackFile) -> TrackFile:
    """Return the file if it passes the checks of `tracks check`."""
    check_file(file)
    check_track(build(file), from_file=True)
    return file
