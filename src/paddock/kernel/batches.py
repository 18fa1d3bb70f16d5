"""Many races beside each other: the rows of one are taken out, driven on, and put back."""

from __future__ import annotations

from paddock.kernel.luck import SIZE as LUCK
from paddock.kernel.rows import Row


def fetch(s: Row, r: Row, rows: Row, lucks: Row, race: int, size: int) -> None:
    """One of many races, whose rows have this size, and its luck."""
    for at in range(size):
        s[at] = rows[race * size + at]
    for at in range(LUCK):
        r[at] = lucks[race * LUCK + at]


def put_back(s: Row, r: Row, rows: Row, lucks: Row, race: int, size: int) -> None:
    """Puts a race and its luck back among the others."""
    for at in range(size):
        rows[race * size + at] = s[at]
    for at in range(LUCK):
        lucks[race * LUCK + at] = r[at]
