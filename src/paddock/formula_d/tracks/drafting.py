"""Formula D's part of a draft: corner spaces and stops, the pit lane with its boxes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

import msgspec

from paddock.formula_d.rules.circuit import TEAMS
from paddock.track.drafts.part import Drafting
from paddock.track.drafts.trace import Bend, Element, Feel, Outline
from paddock.track.sections import Bend as FileBend
from paddock.track.sections import PitLane, Section, TrackFile
from paddock.track.walk import lay_out

STOPS_A_ROW = 0.088
"""Most stops in a lap; with more, a race of one lap would take too many turns."""
SLOW = (1.0, 1.9)
"""Least slowness of a corner with two stops, and with three."""
SPACES_A_STOP = 3


def draft(outline: Outline) -> TrackFile:
    sections, corners = [], 0
    demanded = stops(outline)
    for element in outline.elements:
        if element.bends:
            corners += 1
            bends = tuple(bend(part, outline.row) for part in element.bends)
            sections.append(
                Section(name=f"Turn {corners}", stops=demanded[corners - 1], corner=bends, over=element.bridge)
            )
        else:
            sections.append(Section(straight=element.rows, curve=element.degrees, over=element.bridge))
    return TrackFile("", "", ("formula_d",), outline.direction, tuple(sections))


def bend(part: Bend, row: float) -> FileBend:
    """Return a bend whose lanes have spaces in proportion to their length."""
    spread = math.radians(abs(part.degrees)) / row * 0.8
    counts = [max(1, round(length)) for length in (part.rows + spread, part.rows, part.rows - spread)]
    right = part.degrees > 0
    return FileBend(
        "right" if right else "left",
        abs(part.degrees),
        lengths=tuple(cut(part.rows, count) for count in (counts if right else counts[::-1])),
        radius=round(part.rows * row / math.radians(abs(part.degrees)), 2),
    )


def cut(rows: int, count: int) -> tuple[float, ...]:
    """Return nearly even lengths of a lane's spaces, in twentieths of a row to keep the lap's ticks few."""
    cuts = [round(20 * rows * number / count) for number in range(count + 1)]
    return tuple((after - before) / 20 for before, after in pairwise(cuts))


def stops(outline: Outline) -> list[int]:
    """Return the stops of each corner: one, and more in the slowest ones while the lap has any left."""
    corners = [element for element in outline.elements if element.bends]
    found = [1] * len(corners)
    left = round(STOPS_A_ROW * sum(element.rows for element in outline.elements)) - len(corners)
    slowness = [slow(element, outline.row) for element in corners]
    for stops, least in enumerate(SLOW, 2):
        for number in sorted(range(len(corners)), key=lambda number: (-slowness[number], number)):
            fits = corners[number].rows >= SPACES_A_STOP * stops
            if left > 0 and slowness[number] >= least and found[number] == stops - 1 and fits:
                found[number], left = stops, left - 1
    return found


def slow(corner: Element, row: float) -> float:
    """Return the slowness of a corner, from its angle (half a circle is 1) and its tightness."""
    turn = sum(abs(part.degrees) for part in corner.bends)
    radius = min(part.rows * row / math.radians(abs(part.degrees)) for part in corner.bends)
    return round(turn / 150 * min(1.6, math.sqrt(5.0 / radius)), 3)


def with_pit(file: TrackFile) -> Iterator[TrackFile]:
    """Yield the file with a pit lane on either side of its last straight, then without one."""
    plan = lay_out(file, (0.5, 0, 0.5))
    for letter in "RL" if file.direction == "clockwise" else "LR":
        lane = [cell for cell in plan.cells if cell.id[0] == letter]
        last = next((number for number, cell in enumerate(reversed(lane)) if cell.turn), 0)
        first = next((number for number, cell in enumerate(lane) if cell.turn), 0)
        before, after = min(last, 18), min(first, 5)
        if before < 9 or after < 2:
            continue
        spaces = max(before + after - 3, 12)
        begin = (spaces - 2 * len(TEAMS)) // 2
        boxes = {team: (f"P{begin + 2 * k + 1}", f"P{begin + 2 * k + 2}") for k, team in enumerate(TEAMS)}
        entries = (lane[-before].id, lane[-before + 1].id)
        exits = (lane[after - 2].id, lane[after - 1].id)
        yield msgspec.structs.replace(file, pit=PitLane(spaces, entries, exits, boxes))
    yield file


DRAFTING = Drafting(
    rows=160,
    steps=None,
    fewest=120,
    most=230,
    feel=Feel(bent=4.6, least=22, shortest=4, arc=9, most_rows=12, before_line=13, after_line=4),
    apart=4.6,
    narrows=False,
    draft=draft,
    finish=with_pit,
)
