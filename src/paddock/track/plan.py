"""The intermediate form of a track between file and spaces: cells in ticks and lanes, and pieces of road."""

from __future__ import annotations

from functools import cached_property

import msgspec

LANE = 12  # parts of a lane across the road


class Cell(msgspec.Struct, frozen=True, gc=False):
    """A space as a quadrilateral of ticks along the lap and twelfths of a lane across it."""

    id: str
    lane: int  # number from the left, among the spaces side by side
    section: int
    left_back: int
    right_back: int
    left_front: int
    right_front: int
    rectangle: bool = False
    corner: int | None = None
    turn: str | None = None  # the direction of its bend
    branch: str = ""  # of a fork: "left" or "right"
    back: int = 0
    front: int = 0


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece of road that is straight or turns evenly."""

    section: int
    bend: float = 0.0  # degrees to the right
    straight: bool = False  # may be stretched in the drawing to close the lap
    spaces: float = 0.0  # mean number of spaces along a bend's lanes
    radius: float | None = None
    edges: tuple[int, int] = (0, 0)
    hidden: bool = False
    branch: str = ""
    scale: float = 1.0  # factor by which it counts as longer, as the shorter branch of a fork
    back: float = 0.0
    front: float = 0.0


class Plan(msgspec.Struct, frozen=True, dict=True):
    """The whole lap; `row` is the number of ticks of a row on a straight."""

    row: int
    lap: int
    cells: tuple[Cell, ...]
    pieces: tuple[Piece, ...]
    tunnels: tuple[tuple[str, str], ...]

    def way(self, branch: str) -> tuple[Piece, ...]:
        """Return the pieces of the lap through this branch of every fork."""
        return tuple(piece for piece in self.pieces if piece.branch in ("", branch))

    @cached_property
    def places(self) -> dict[str, tuple[int, int]]:
        """Return the extent of each space: across the road, then along the lap."""
        return {cell.id: (cell.left_back + cell.right_back, cell.front) for cell in self.cells}
