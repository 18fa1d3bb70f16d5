"""What each seat knows of the others: all, as nothing is hidden in this game. One seat at a time is asked."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.rows import Row, ShortRow


def seats_asked(t: Row, s: Row) -> int:
    """The seat that chooses now, as a bit."""
    return 0 if s[k.ASK] == k.OVER else 1 << asked_seat(t, s)


def asked_seat(t: Row, s: Row) -> int:
    """The seat that answers next."""
    return t[k.SEAT + s[k.CAR]]


def ask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int) -> None:
    """Choices are never made at once."""


def watch(t: Row, s: Row, value: int) -> None:
    """Answers show nothing that could not be seen before."""


def conceal(t: Row, s: Row, w: Row, h: Row, seat: int) -> None:
    """There is nothing to conceal."""
