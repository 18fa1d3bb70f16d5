"""Downforce's part of a draft: corner spaces, narrow parts, betting lines, the grid."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from paddock.downforce.tracks.conventions import LINES
from paddock.track.build import build
from paddock.track.drafts.part import Drafting
from paddock.track.drafts.trace import Bend, Element, Feel, Outline
from paddock.track.sections import Bend as FileBend
from paddock.track.sections import Section, Spot, TrackFile
from paddock.track.stats import crossing, steps_from_front_row
from paddock.track.walk import lay_out

SHARES = (0.26, 0.47, 0.71)
"""Positions of the betting lines, as shares of the shortest way."""
LAP = 44
"""Steps of a lap: with more, too many cars run out of cards; with fewer, an early lead decides."""
GRID_ROWS = 2
CHOKE = 4
"""Rows of a single-file part, including its tapers."""
NARROW = 1
"""Number of corners narrowed to two lanes."""


def draft(outline: Outline) -> TrackFile:
    elements = outline.elements
    narrow = narrow_corners(elements)
    chokes = choke_straights(elements, narrow)
    sections: list[Section] = []
    corners = 0
    for number, element in enumerate(elements):
        if element.bends:
            corners += 1
            width = 2 if number in narrow else None
            bends = tuple(bend(part, outline.row, width or 3) for part in element.bends)
            sections.append(Section(name=f"Turn {corners}", corner=bends, width=width, over=element.bridge))
        else:
            tapers = (number - 1 in narrow, number + 1 in narrow)
            sections += straight(element, tapers, number in chokes)
    return TrackFile("", "", ("downforce",), outline.direction, tuple(sections), grid_rows=GRID_ROWS, first="M1")


def bend(part: Bend, row: float, lanes: int) -> FileBend:
    """Return a bend whose lanes have spaces in proportion to their length, so more on the outside."""
    turn = math.radians(abs(part.degrees))
    half = (lanes - 1) / 2
    lengths = [part.rows * row + (half - lane) * turn for lane in range(lanes)]
    counts = [min(6, max(1, round(length / row - 0.2))) for length in lengths]  # keeps the lap's ticks few
    if turn > 1 and counts[0] == counts[-1]:
        counts[0] += 1
    right = part.degrees > 0
    return FileBend(
        "right" if right else "left",
        abs(part.degrees),
        tuple(counts if right else counts[::-1]),
        radius=round(part.rows * row / turn, 2),
    )


def narrow_corners(elements: Sequence[Element]) -> set[int]:
    """Return a sharp corner or two with room for a taper on both sides, in the middle of the lap."""
    fitting = [
        number
        for number in range(3, len(elements) - 3)
        if len(elements[number].bends) == 1
        and not elements[number].bridge
        and 60 <= abs(elements[number].degrees) <= 190
        and all(elements[near].rows > 1 and not elements[near].bends for near in (number - 1, number + 1))
    ]
    return set(sorted(fitting, key=lambda number: (-abs(elements[number].degrees), number))[:NARROW])


def choke_straights(elements: Sequence[Element], narrow: set[int]) -> set[int]:
    """Return two straights with a single-file part, apart from each other and from the line."""
    found: list[int] = []
    last = len(elements) - 1
    for number in range(1, last):
        element = elements[number]
        tapers = len({number - 1, number + 1} & narrow)
        if not element.bends and not element.bridge and element.rows >= CHOKE + 2 * tapers:
            found.append(number)
    if not found:
        return set()
    aims = (0.35 * last, 0.75 * last)
    first = min(found, key=lambda number: (abs(number - aims[0]), number))
    others = [number for number in found if number - first > 3]
    return {first} | ({min(others, key=lambda number: (abs(number - aims[1]), number))} if others else set())


def straight(element: Element, tapers: tuple[bool, bool], choke: bool) -> Iterator[Section]:
    """Return the sections of a straight, with tapers to narrow corners and optionally a single-file part."""
    free = element.rows - sum(tapers) - (CHOKE if choke else 0)
    lead = (free + (not tapers[1])) // 2 if choke else free  # a row between two tapers
    parts = [(1, 2)] if tapers[0] else []
    parts += [(lead, 0)] if lead else []
    if choke:
        parts += [(1, 2), (CHOKE - 2, 1), (1, 2)]
        parts += [(free - lead, 0)] if free > lead else []
    parts += [(1, 2)] if tapers[1] else []
    done = 0
    for rows, width in parts:
        curve = round(element.degrees * (done + rows) / element.rows, 1) - round(
            element.degrees * done / element.rows, 1
        )
        done += rows
        yield Section(
            straight=rows, width=width or None, taper=width == 2, curve=round(curve, 1) or 0, over=element.bridge
        )


def with_lines(file: TrackFile) -> Iterator[TrackFile]:
    """Return the file with betting lines, each on a straight of full width."""
    track, plan = build(file), lay_out(file)
    steps = steps_from_front_row(track)
    lap = crossing(track, steps, track.lap)
    spots: list[tuple[float, int, int]] = []
    for number, section in enumerate(file.section):
        if section.straight is None or section.width or not isinstance(section.straight, int):
            continue
        begin = next(piece.back for piece in plan.pieces if piece.section == number)
        for row in range(1, section.straight + 1):
            after = crossing(track, steps, round(begin + row * plan.row))
            if 5 < after < lap - 3:
                spots.append((after / lap, number, row))
    if len(spots) < LINES:
        return
    chosen = [min(spots, key=lambda spot: (abs(spot[0] - share), spot)) for share in SHARES]
    if len({(number, row) for _, number, row in chosen}) < LINES:
        return
    names: dict[int, str] = {}
    for _, number, _ in chosen:
        names.setdefault(number, f"Straight {len(names) + 1}")
    sections = tuple(
        msgspec.structs.replace(section, name=names[number]) if number in names else section
        for number, section in enumerate(file.section)
    )
    lines = tuple(Spot(names[number], row) for _, number, row in chosen)
    yield msgspec.structs.replace(file, section=sections, lines=lines)


DRAFTING = Drafting(
    rows=49,
    steps=LAP,
    fewest=36,
    most=80,
    feel=Feel(bent=10, least=30, shortest=2, arc=6, most_rows=6, before_line=3, after_line=3),
    apart=4.6,
    narrows=True,
    draft=draft,
    finish=with_lines,
)
