"""Manual edits of a draft: names and stops of corners, the width of straights, the side of the pit lane."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

import msgspec

from paddock.plain import plain
from paddock.studio.fitting import Fit, mean
from paddock.studio.messages import CornerMark, Drawing, DrawnCorner, DrawnStraight, StraightWidth
from paddock.track.drafts.loop import step
from paddock.track.drafts.make import checked
from paddock.track.drafts.part import Drafting, drafting_of
from paddock.track.drafts.place import placed
from paddock.track.errors import BadTrack
from paddock.track.model import Point, Track
from paddock.track.sections import Section, TrackFile
from paddock.track.walk import lay_out

FEWEST_ROWS = 6
"""Fewest rows of a straight that can be narrowed: two at full width, two tapers, two narrow ones."""


class Run(msgspec.Struct, frozen=True):
    """Sections of a straight between two corners, and their rows."""

    first: int
    last: int
    rows: int
    lanes: int
    middle: float  # in ticks


def edited(file: TrackFile, drawing: Drawing, part: Drafting, track: Track, fit: Fit) -> TrackFile:
    """Return the draft with all edits, checked again. Raises BadTrack if an edit is impossible."""
    if not drawing.marks and not drawing.widths and drawing.pit == "any":
        return file
    sections = list(file.section)
    for mark, number in nearest_corners(drawing.marks, sections, track, fit):
        stops = sections[number].stops if mark.stops is None else mark.stops
        name = plain(mark.name) or sections[number].name
        sections[number] = msgspec.structs.replace(sections[number], name=name, stops=stops)
    sections = [
        msgspec.structs.replace(section, caption=(0, 0), name=section.name if section.corner else "")
        for section in sections
    ]
    for width, run in reversed(nearest_runs(drawing.widths, file, track, fit)):
        sections[run.first : run.last + 1] = widened(sections[run.first : run.last + 1], width.lanes)
    changed = msgspec.structs.replace(file, section=tuple(sections), lines=(), pit=None)
    problem = "there is no room for a pit lane on that side"
    for version in part.finish(changed):
        if not suits(version, drawing.pit):
            continue
        try:
            return checked(placed(version))
        except BadTrack as error:
            problem = error.problems[0]
    raise BadTrack(problem)


def suits(file: TrackFile, pit: str) -> bool:
    """Return whether the pit lane is on the wanted side."""
    side = "none" if file.pit is None else "right" if file.pit.entries[0].startswith("R") else "left"
    return pit in ("any", side)


def nearest_corners(
    marks: Sequence[CornerMark], sections: Sequence[Section], track: Track, fit: Fit
) -> Iterator[tuple[CornerMark, int]]:
    """Return each mark with the number of its section; of several for one corner, the last counts."""
    numbers = [number for number, section in enumerate(sections) if section.corner]
    places = corner_places(track, fit)
    for mark in marks:
        nearest = min(range(len(places)), key=lambda number: step(places[number], mark.at))
        yield mark, numbers[nearest]


def nearest_runs(
    widths: Sequence[StraightWidth], file: TrackFile, track: Track, fit: Fit
) -> list[tuple[StraightWidth, Run]]:
    """Return each set width with its straight, in the order of the lap."""
    runs = narrowable(file)
    if not runs:
        return []
    found: dict[int, StraightWidth] = {}
    for width in widths:
        places = [place_at(track, run.middle, fit) for run in runs]
        found[min(range(len(runs)), key=lambda number: step(places[number], width.at))] = width
    return [(found[number], runs[number]) for number in sorted(found)]


def widened(sections: Sequence[Section], lanes: int) -> Iterator[Section]:
    """Return the sections of a straight with a middle part of another width."""
    rows = sum(rows_of(section) for section in sections)
    curve = sum(float(section.curve) for section in sections)
    over = any(section.over for section in sections)
    narrow = rows // 2 - 1 if lanes == 2 else max(2, rows // 3)
    lead = (rows - narrow - 1) // 2
    parts = [(rows, 0)] if lanes == 3 else [(lead, 0), (1, 2), (narrow, lanes), (1, 2), (rows - lead - narrow - 2, 0)]
    done = 0
    for length, width in parts:
        before, done = done, done + length
        bent = round(round(curve * done / rows, 1) - round(curve * before / rows, 1), 1)
        taper = width == 2 and length == 1
        yield Section(straight=length, width=width or None, taper=taper, curve=bent or 0, over=over)


def narrowable(file: TrackFile) -> list[Run]:
    """Return the straights whose width can be set: long ones between two wide corners, away from the line."""
    if not any(drafting_of(game).narrows for game in file.games):
        return []
    pieces = lay_out(file).pieces
    found: list[Run] = []
    grouped = groupby(enumerate(file.section), key=lambda pair: bool(pair[1].corner))
    for is_corner, group in grouped:
        numbers = [number for number, _ in group]
        first, last = numbers[0], numbers[-1]
        if is_corner or first == 0 or last == len(file.section) - 1:
            continue
        sections = file.section[first : last + 1]
        beside = (file.section[first - 1], file.section[last + 1])
        rows = sum(rows_of(section) for section in sections)
        if rows < FEWEST_ROWS or any(section.width for section in beside):
            continue
        ends = [piece for piece in pieces if first <= piece.section <= last]
        middle = (min(float(piece.back) for piece in ends) + max(float(piece.front) for piece in ends)) / 2
        found.append(Run(first, last, rows, min(section.width or 3 for section in sections), middle))
    return found


def rows_of(section: Section) -> int:
    """Return the rows of a straight."""
    return section.straight if isinstance(section.straight, int) else 0


def corner_places(track: Track, fit: Fit) -> list[Point]:
    """Return where the corners of a board are in the drawing."""
    poses = track.art.poses
    return [
        fit.on_drawing(mean([poses[space.id][:2] for space in track.spaces if space.corner == number]))
        for number in range(len(track.corners))
    ]


def place_at(track: Track, tick: float, fit: Fit) -> Point:
    """Return where the middle of the road is in the drawing, at a distance along the lap."""
    poses = track.art.poses
    return fit.on_drawing(mean([poses[space.id][:2] for space in track.spaces if space.back <= tick <= space.front]))


def drawn_corners(drawing: Drawing, file: TrackFile, track: Track, fit: Fit) -> tuple[DrawnCorner, ...]:
    """Return the corners of a board, placed in the drawing."""
    numbers = [number for number, section in enumerate(file.section) if section.corner]
    own = {number for _, number in nearest_corners(drawing.marks, file.section, track, fit)}
    places = corner_places(track, fit)
    return tuple(
        DrawnCorner(corner.name, corner.stops, place, number in own)
        for corner, place, number in zip(track.corners, places, numbers, strict=True)
    )


def drawn_straights(file: TrackFile, track: Track, fit: Fit) -> tuple[DrawnStraight, ...]:
    """Return the straights of a board whose width can be set."""
    return tuple(DrawnStraight(run.lanes, place_at(track, run.middle, fit)) for run in narrowable(file))
