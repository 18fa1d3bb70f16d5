"""What each seat knows about the others: everything, as this game hides nothing. Seats are asked one at a time."""

from __future__ import annotations

from paddock.formula_d.kernel import layout as k
from paddock.kernel.rows import Row, ShortRow


def seats_asked(t: Row, s: Row) -> int:
    """Return the seat that chooses now, as a bit."""
    return 0 if s[k.ASK] == k.OVER else 1 << asked_seat(t, s)


def asked_seat(t: Row, s: Row) -> int:
    """Return the seat that answers next."""
    return t[k.SEAT + s[k.CAR]]


def ask_seat(t: Row, v: ShortRow, s: Row, w: Row, seat: int) -> None:
    """Do nothing: seats never choose at the same time."""


def watch(t: Row, s: Row, value: int) -> None:
    """Do nothing: answers have nothing hidden to reveal."""


def conceal(t: Row, s: Row, w: Row, h: Row, seat: int) -> None:
    """Do nothing: this game hides nothing."""
