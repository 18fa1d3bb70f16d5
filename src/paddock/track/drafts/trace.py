"""Follow a line and find its straights and corners, with their rows and degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

import msgspec

from paddock.track.model import Point


class Bend(msgspec.Struct, frozen=True):
    """A part of a corner that turns one way."""

    rows: int
    degrees: float  # to the right; to the left: negative


class Element(msgspec.Struct, frozen=True):
    """A straight or, with bends, a corner."""

    rows: int
    degrees: float
    bends: tuple[Bend, ...] = ()
    bridge: bool = False  # it leads over another part of the lap


class Outline(msgspec.Struct, frozen=True):
    """The elements of a lap, starting at the line."""

    elements: tuple[Element, ...]
    heading: float  # heading at the line, in degrees clockwise from east
    turn: int  # total degrees to the right: 360, -360 or, if the lap crosses itself, 0
    row: float  # length of a row in lane widths

    @property
    def direction(self) -> Literal["clockwise", "anticlockwise"]:
        """The driving direction; a lap that crosses itself counts as clockwise."""
        return "anticlockwise" if self.turn < 0 else "clockwise"


class Feel(msgspec.Struct, frozen=True):
    """What counts as a corner in a game."""

    bent: float  # least degrees of a bending row
    least: float  # least degrees of a bend
    shortest: int  # least rows of a bend
    arc: int  # most rows of a bend that are drawn as one arc
    most_rows: int  # of a corner with two bends
    before_line: int  # rows of the straight before the line, if there is room
    after_line: int  # and after it


DECK = 3
"""Rows of a bridge before and after the crossing."""
SWAY, SHORTEST_SWAY = 6.0, 3
"""Fewest degrees and rows of a part of a straight that is drawn bent."""
Run = tuple[int, int, int]
"""The direction of a run's bend (1: right), its first row, and its number of rows."""


def traced(points: Sequence[Point], feel: Feel, row: float, over: Sequence[int] = ()) -> Outline:
    """Return the outline of a line with two points per row; rows near the point `over` lead over a bridge."""
    count = len(points) // 2
    headings = row_headings(points)
    turns = [round(headings[number + 1] - headings[number], 1) for number in range(count)]
    even = [round((turns[k - 1] + 2 * turns[k] + turns[(k + 1) % count]) / 4, 2) for k in range(count)]
    runs = joined(bent_runs(even, feel), even, feel)
    line = line_row(runs, count, feel)
    groups = grouped(cut_at(runs, line, count), even, feel)
    groups = [part for group in shortened(groups, feel) for part in swayed(group, even)]
    elements = []
    for run_group in groups:
        parts = [part for way, first, rows in run_group if way for part in arcs(first, rows, feel.arc)]
        bends = tuple(Bend(rows, angle(headings, first, rows, count)) for first, rows in parts)
        rows = sum(rows for _, _, rows in run_group)
        first = run_group[0][1]
        bridge = any((number // 2 - first + DECK) % count < rows + 2 * DECK for number in over)
        elements.append(Element(rows, angle(headings, first, rows, count), bends, bridge))
    whole = round((headings[count] - headings[0]) / 360) * 360
    return Outline(tuple(elements), round(headings[line] % 360, 1), whole, row)


def arcs(first: int, rows: int, most: int) -> list[tuple[int, int]]:
    """Split a bend into parts of similar length, each drawn as an arc."""
    parts = -(-rows // most)
    cuts = [rows * part // parts for part in range(parts + 1)]
    return [(first + begin, end - begin) for begin, end in pairwise(cuts)]


def row_headings(points: Sequence[Point]) -> list[float]:
    """Return the heading at the beginning of each row and at the end of the lap, in degrees."""
    count = len(points)
    found: list[float] = []
    for number in range(0, count + 1, 2):
        (ax, ay), (bx, by) = points[(number - 1) % count], points[(number + 1) % count]
        heading = round(math.degrees(math.atan2(round(by - ay, 4), round(bx - ax, 4))), 2)
        if found:
            heading = found[-1] + (heading - found[-1] + 180) % 360 - 180
        found.append(round(heading, 2))
    return found


def angle(headings: Sequence[float], first: int, rows: int, count: int) -> float:
    """Return how far the line turns over some rows, in degrees."""
    first %= count
    laps, last = divmod(first + rows, count)
    return round(headings[last] + laps * (headings[count] - headings[0]) - headings[first], 1)


def bent_runs(turns: Sequence[float], feel: Feel) -> list[Run]:
    """Split the lap into runs that bend one way and those in between, from a row where one begins."""
    ways = [0 if abs(turn) < feel.bent else 1 if turn > 0 else -1 for turn in turns]
    count = len(ways)
    first = next((row for row in range(count) if ways[row] != ways[row - 1]), 0)
    runs: list[Run] = []
    for row in range(first, first + count):
        way = ways[row % count]
        if runs and runs[-1][0] == way:
            runs[-1] = (way, runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((way, row % count, 1))
    return runs


def joined(runs: list[Run], turns: Sequence[float], feel: Feel) -> list[Run]:
    """Turn slight bends into straights, and join bends in one direction that are a row apart."""
    kept = [abs(total(turns, first, rows)) >= feel.least for _, first, rows in runs]
    runs = merged([(way if bends else 0, first, rows) for (way, first, rows), bends in zip(runs, kept, strict=True)])
    found: list[Run] = []
    for way, first, rows in runs:
        if way == 0 and rows == 1 and found and found[-1][0]:
            found[-1] = (found[-1][0], found[-1][1], found[-1][2] + 1)
        elif found and found[-1][0] == way:
            found[-1] = (way, found[-1][1], found[-1][2] + rows)
        else:
            found.append((way, first, rows))
    found = merged(found)
    for number, (way, _, rows) in enumerate(found):
        for _ in range(feel.shortest - rows if way else 0):
            lengthen(found, number, len(turns))
    return found


def shortened(groups: list[list[Run]], feel: Feel) -> list[list[Run]]:
    """Split the straight before the line in two, so that the part at the line stays whole."""
    way, first, rows = groups[-1][-1]
    before = rows - feel.before_line - SHORTEST_SWAY
    if way or before < SHORTEST_SWAY:
        return groups
    return [*groups[:-1], [(way, first, before)], [(way, first + before, rows - before)]]


def swayed(group: list[Run], turns: Sequence[float]) -> list[list[Run]]:
    """Split a swaying straight into parts that bend one way each, to keep its shape; corners are unchanged."""
    way, first, rows = group[0]
    if way:
        return [group]
    count = len(turns)
    cuts = [0]
    for row in range(1, rows):
        before, after = turns[(first + row - 1) % count], turns[(first + row) % count]
        if (before < 0) != (after < 0):
            cuts.append(row)
    kept = [0]
    for cut in cuts[1:]:
        if (
            abs(total(turns, first + kept[-1], cut - kept[-1])) >= SWAY
            and rows - cut >= SHORTEST_SWAY <= cut - kept[-1]
        ):
            kept.append(cut)
    return [[(0, (first + begin) % count, end - begin)] for begin, end in pairwise([*kept, rows])]


def lengthen(runs: list[Run], number: int, count: int) -> None:
    """Extend a bend by a row of its longer neighbouring straight."""
    way, first, rows = runs[number]
    after = (number + 1) % len(runs)
    before, behind = runs[number - 1], runs[after]
    spare = [run[2] if run[0] == 0 else 0 for run in (before, behind)]
    if max(spare) < 2:
        return
    if spare[0] >= spare[1]:
        runs[number - 1] = (0, before[1], before[2] - 1)
        runs[number] = (way, (first - 1) % count, rows + 1)
    else:
        runs[after] = (0, (behind[1] + 1) % count, behind[2] - 1)
        runs[number] = (way, first, rows + 1)


def merged(runs: list[Run]) -> list[Run]:
    """Join consecutive runs of one kind, also across the end."""
    found: list[Run] = []
    for way, first, rows in runs:
        if found and found[-1][0] == way:
            found[-1] = (way, found[-1][1], found[-1][2] + rows)
        else:
            found.append((way, first, rows))
    if len(found) > 1 and found[0][0] == found[-1][0]:
        way, first, rows = found.pop()
        found[0] = (way, first, rows + found[0][2])
    return found


def total(turns: Sequence[float], first: int, rows: int) -> float:
    return sum(turns[(first + row) % len(turns)] for row in range(rows))


def line_row(runs: Sequence[Run], count: int, feel: Feel) -> int:
    """Return the row of the finish line: where the given line begins, if that is on a long straight."""
    straights = [(first, rows) for way, first, rows in runs if way == 0] or [(0, count)]
    need = feel.before_line + feel.after_line
    here = [(first, rows) for first, rows in straights if (0 - first) % count <= rows and rows >= need]
    if here:
        first, rows = here[0]
        own = (0 - first) % count
    else:
        first, rows = max(straights, key=lambda straight: straight[1])
        own = round(rows * feel.before_line / need)
    own = min(max(own, feel.before_line), rows - feel.after_line)
    return (first + max(own, 1 if rows > 1 else 0)) % count


def cut_at(runs: Sequence[Run], line: int, count: int) -> list[Run]:
    """Return the runs starting at the line, with the one across it in two parts."""
    for number, (way, first, rows) in enumerate(runs):
        inside = (line - first) % count
        if inside < rows:
            after = [(way, line, rows - inside)]
            before = [(way, first, inside)] if inside else []
            return [*after, *runs[number + 1 :], *runs[:number], *before]
    return list(runs)


def grouped(runs: Sequence[Run], turns: Sequence[float], feel: Feel) -> list[list[Run]]:
    """Group the runs: each straight alone, and adjoining bends as corners of one or two, with a row in between."""
    count = len(turns)
    groups: list[list[Run]] = []
    for run in runs:
        last = groups[-1] if groups else []
        if run[0] == 0 or not last or last[-1][0] == 0:
            groups.append([run])
        elif len(last) == 1 and last[0][0] != run[0] and last[0][2] + run[2] <= feel.most_rows:
            last.append(run)
        else:
            way, first, rows = last[-1]
            if rows > 2:  # a row of the longer bend
                last[-1] = (way, first, rows - 1)
                groups += [[(0, (first + rows - 1) % count, 1)], [run]]
            elif run[2] > 2:
                groups += [[(0, run[1], 1)], [(run[0], (run[1] + 1) % count, run[2] - 1)]]
            else:
                last.append(run)
    return groups
