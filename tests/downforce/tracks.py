"""Small circuits for tests, laid out lane by lane, with links computed independently."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache

from paddock.track.model import Space, Track

ROW = 12
"""Ticks of a row."""


def circuit(
    left: Sequence[int],
    middle: Sequence[int],
    right: Sequence[int],
    bent: Collection[str] = (),
    lines: tuple[int, int, int] = (8, 16, 24),
    inside: str = "right",
) -> Track:
    """A lap from the lengths of each lane's spaces, in ticks; a negative one is a stretch without the lane.

    `bent` names the spaces that are no rectangles; `lines` counts rows.
    """
    cells: list[tuple[str, int, int, int]] = []
    ends = []
    for lane, lengths in enumerate((left, middle, right)):
        tick = number = 0
        for length in lengths:
            if length > 0:
                number += 1
                cells.append((f"{'LMR'[lane]}{number}", lane, tick, tick + length))
            tick += abs(length)
        ends.append(tick)
    assert len(set(ends)) == 1, "all lanes are equally long"
    lap = ends[0]
    along = sorted(cells, key=lambda cell: cell[2:0:-1])
    spaces = tuple(_space(cell, cells, lap, cell[0] not in bent) for cell in along)
    return Track(
        name="test",
        title="Test",
        games=("downforce",),
        lap=lap,
        spaces=spaces,
        grid=("L2", "M2", "R2", "L1", "M1", "R1"),
        inside=inside,
        lines=tuple(row * ROW for row in lines),
        first="M1",
    )


def _space(cell: tuple[str, int, int, int], cells: Sequence[tuple[str, int, int, int]], lap: int, plain: bool) -> Space:
    name, lane, back, front = cell
    touch, following = [], []
    for other, other_lane, other_back, other_front in cells:
        shifts = [shift for shift in (-lap, 0, lap) if other_back + shift <= front and other_front + shift >= back]
        if other == name or abs(other_lane - lane) > 1 or not shifts:
            continue
        touch.append(other)
        if other_front + shifts[0] > front:
            following.append(other)
    return Space(
        id=name,
        lane=name[0],
        back=back,
        front=front,
        at=front,
        side=6 + 12 * lane,
        next=tuple(following),
        touch=tuple(touch),
        rectangle=plain,
        corner=None,
        outline=(),
    )


@cache
def straight(rows: int = 40, bent: tuple[str, ...] = (), inside: str = "right") -> Track:
    """Three lanes in even rows: row n is Ln, Mn, Rn."""
    lane = (ROW,) * rows
    return circuit(lane, lane, lane, bent, inside=inside)


@cache
def bottleneck() -> Track:
    """Even rows, but rows 10 to 13 are one lane wide: behind L9, M9, R9 lie M10 to M13, then L10, M14, R10."""
    side = (*(ROW,) * 9, -4 * ROW, *(ROW,) * 17)
    return circuit(side, (ROW,) * 30, side)


@cache
def bend() -> Track:
    """Rows 1 to 5 even; then a bend of two rows with 1 : 2 : 3 spaces (R6, M6 M7, L6 L7 L8); then even.

    Front edges behind row 5: L6 8, M6 12, L7 16, and level at 24: L8, M7, R6.
    """
    before, behind = (ROW,) * 5, (ROW,) * 23
    turn = ("L6", "L7", "L8", "M6", "M7", "R6")
    return circuit((*before, 8, 8, 8, *behind), (*before, 12, 12, *behind), (*before, 24, *behind), turn)
