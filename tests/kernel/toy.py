"""A kernel that throws a die, for tests of compiling."""

from __future__ import annotations

from paddock.kernel.luck import below, seed, shuffle
from paddock.kernel.rows import Array, Row, ShortArray, ShortRow, inlined

TOTAL = 0


@inlined
def total(s: Row, faces: ShortRow, face: int) -> int:
    s[TOTAL] += faces[face]
    return s[TOTAL]


def throws(s: Array, r: Array, faces: ShortArray, count: int) -> int:
    """An entry point: throws a die this many times, shuffles the row, and gives the total."""
    seed(r, 1, count)
    for _ in range(count):
        total(s, faces, below(r, 6))
    found = s[TOTAL]
    shuffle(r, s, 0, 8)
    return found
