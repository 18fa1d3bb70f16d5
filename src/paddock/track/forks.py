"""Forks: the road divides into two branches, which join again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from paddock.track.model import Track
from paddock.track.plan import Cell
from paddock.track.sections import Section, TrackFile

BRANCHES = ("", "left", "right")


def apart(one: Cell, other: Cell) -> bool:
    """TR-05: return whether two spaces are on different branches of a fork, so that they never touch."""
    return one.branch != other.branch and "" not in (one.branch, other.branch)


def spread(begin: Fraction, scale: Fraction, back: Fraction, front: Fraction) -> tuple[Fraction, Fraction]:
    """TR-06: return both ends of a space, stretched evenly to the length of the longer branch."""
    return begin + (back - begin) * scale, begin + (front - begin) * scale


def overlap(cells: Sequence[Cell]) -> bool:
    """Return whether a space of the left branch reaches further right across the road than one of the right branch."""
    left = [max(cell.right_back, cell.right_front) for cell in cells if cell.branch == "left"]
    right = [min(cell.left_back, cell.left_front) for cell in cells if cell.branch == "right"]
    return max(left) > min(right)


def fork_problem(file: TrackFile, number: int) -> str:
    """Return the error of a fork in a file, as a sentence; empty if there is none."""
    parts = file.parts
    section = parts[number].section
    branches = (*section.left, *section.right)
    if parts[number].branch:
        return "a branch cannot fork again"
    if not section.left or not section.right:
        return 'a fork has two branches, "left" and "right"'
    if section != Section(name=section.name, left=section.left, right=section.right):
        return 'a fork has a name and its branches "left" and "right"; all else belongs to their sections'
    if number == 0 or number + len(branches) + 1 == len(parts):
        return "the lap cannot begin or end with a fork; put a straight between it and the line"
    if parts[number - 1].branch:
        return "a fork cannot begin where another one ends; put a straight between them"
    if any(inner.tunnel is not None for inner in branches) or parts[number - 1].section.tunnel is not None:
        return "a tunnel cannot lie in a fork or lead into one"
    return ""


def fork_faults(track: Track) -> Iterator[str]:
    """Yield errors in the forks of a track: branches that touch, and a grid or finish line inside a fork."""
    branch = {space.id: space.branch for space in track.spaces}
    for space in track.spaces:
        if space.branch not in BRANCHES:
            yield f'{space.id} lies on the branch "{space.branch}"; branches are "left" and "right"'
        for other in (*space.next, *space.touch):
            if {space.branch, branch.get(other, "")} == {"left", "right"}:
                yield f"{space.id} and {other} touch, but lie on different branches of a fork"
    yield from (f"the starting space {name} lies in a fork" for name in track.grid if branch[name])
    if lies_in_fork(track, track.lap):
        yield "the finish line lies in a fork"


def lies_in_fork(track: Track, tick: int) -> bool:
    """TR-08: return whether a line across the road is inside a fork, where it would cross two roads."""
    inside = [space for space in track.spaces if space.branch]
    ends = any(space.front % track.lap == tick % track.lap for space in inside)
    begins = any(space.back % track.lap == tick % track.lap for space in inside)
    return (ends and begins) or any(space.back < tick < space.front for space in inside)
