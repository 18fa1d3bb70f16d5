"""Determine which spaces touch and which may be entered, exactly, from ticks and lanes alone."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import msgspec

from paddock.track.forks import apart
from paddock.track.model import Track
from paddock.track.plan import Cell


class Neighbours(msgspec.Struct, frozen=True):
    """The spaces of a lap by id, and which of them touch."""

    cells: dict[str, Cell]
    touch: dict[str, set[str]]
    lap: int

    def touching(self, cell: Cell) -> list[Cell]:
        return [self.cells[name] for name in self.touch[cell.id]]

    def leads(self, cell: Cell, other: Cell) -> bool:
        """Return whether the front edge of `other` is further on than that of `cell`, for nearby spaces."""
        return 0 < (other.front - cell.front) % self.lap < self.lap // 2

    def ahead(self, cell: Cell) -> list[Cell]:
        """Return the touching spaces whose front edge is further on."""
        return [other for other in self.touching(cell) if self.leads(cell, other)]


def touching(cells: Sequence[Cell], lap: int, points_touch: bool) -> dict[str, set[str]]:
    """TR-01: return the spaces that each space touches: by an edge or, if points count, by a single point.

    Only ticks and lanes count, so a bridge touches nothing below it.
    """
    touch: dict[str, set[str]] = {cell.id: set() for cell in cells}
    ordered = sorted(cells, key=lambda cell: cell.back)
    longest = max(cell.front - cell.back for cell in cells)
    # A copy of the first spaces, shifted by a lap, joins the end of the lap to its beginning.
    again = [cell for cell in ordered if cell.back <= ordered[0].back + 2 * longest]
    row = [(cell, 0) for cell in ordered] + [(cell, lap) for cell in again]
    for index, (cell, shift) in enumerate(row):
        for other, further in row[index + 1 :]:
            if other.back + further > cell.front + shift:
                break
            if other.id != cell.id and not apart(cell, other) and meet(cell, shift, other, further, points_touch):
                touch[cell.id].add(other.id)
                touch[other.id].add(cell.id)
    return touch


def meet(one: Cell, one_shift: int, other: Cell, other_shift: int, points_touch: bool) -> bool:
    """Return whether two spaces share a point or, if points do not count, more than a point."""
    begin = max(one.back + one_shift, other.back + other_shift)
    end = min(one.front + one_shift, other.front + other_shift)
    if begin > end:
        return False
    # Edges are straight lines in ticks, so comparing them at both ends of the common stretch is enough,
    # except that lines may cross between; spaces of one track never do.
    gaps = []
    for tick in {begin, end}:
        left, right = span(one, tick - one_shift)
        other_left, other_right = span(other, tick - other_shift)
        gaps.append(max(left, other_left) - min(right, other_right))
    if points_touch:
        return min(gaps) <= 0
    return min(gaps) < 0 if begin == end else max(gaps) <= 0


def span(cell: Cell, tick: int) -> tuple[Fraction | int, Fraction | int]:
    """Return the left and the right edge of a space at a tick."""
    if cell.left_back == cell.left_front and cell.right_back == cell.right_front:
        return cell.left_back, cell.right_back
    part = Fraction(tick - cell.back, cell.front - cell.back)
    return (
        cell.left_back + (cell.left_front - cell.left_back) * part,
        cell.right_back + (cell.right_front - cell.right_back) * part,
    )


def ways(track: Track, corner: int) -> tuple[int, int]:
    """Return the most and the fewest spaces of a way through a corner."""
    index = track.index
    inside = {space.id for space in track.spaces if space.corner == corner}
    most: dict[str, int] = {}
    fewest: dict[str, int] = {}
    for name in sorted(inside, key=lambda name: -track.spaces[index[name]].front):
        following = track.spaces[index[name]].next
        onward = [other for other in following if other in most]  # backward links are reported by the checker
        leaves = any(other not in inside for other in following)
        most[name] = 1 + max((most[other] for other in onward), default=0)
        fewest[name] = 1 if leaves else 1 + min((fewest[other] for other in onward), default=0)
    doors = {other for space in track.spaces if space.corner != corner for other in space.next if other in inside}
    doors = doors or inside
    return max((most[name] for name in doors), default=0), min((fewest[name] for name in doors), default=0)
