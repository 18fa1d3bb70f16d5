"""The half-made track between its file and its spaces: cells in ticks and lanes, and pieces of road."""

from __future__ import annotations

from functools import cached_property

import msgspec

LANE = 12  # parts of a lane across the road


class Cell(msgspec.Struct, frozen=True, gc=False):
    """A space as a quadrilateral of ticks along the lap and twelfths of a lane across it."""

    id: str
    lane: int  # from the left, among the spaces side by side with it
    section: int
    left_back: int
    right_back: int
    left_front: int
    right_front: int
    rectangle: bool = False
    corner: int | None = None
    turn: str | None = None  # the way its bend turns
    branch: str = ""  # of a fork: "left" or "right"
    back: int = 0
    front: int = 0


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A piece of road that is straight or turns evenly."""

    section: int
    bend: float = 0.0  # degrees to the right
    straight: bool = False  # its drawn length may be stretched to close the lap
    spaces: float = 0.0  # spaces along a bend, in the mean of its lanes
    radius: float | None = None
    edges: tuple[int, int] = (0, 0)
    hidden: bool = False
    branch: str = ""
    scale: float = 1.0  # how much longer it counts along the lap than it is, as the shorter branch of a fork
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
        """Return the pieces of the lap that takes this branch of every fork."""
        return tuple(piece for piece in self.pieces if piece.branch in ("", branch))

    @cached_property
    def places(self) -> dict[str, tuple[int, int]]:
        """Return the extent of each space: across the road first, then along the lap."""
        return {cell.id: (cell.left_back + cell.right_back, cell.front) for cell in self.cells}
