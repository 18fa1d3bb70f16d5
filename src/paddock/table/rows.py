"""A row of a race: the unit that a table stores."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One thing that was done at a table: never changed, never deleted, its number never used again.

    kind: "act" (text: the action), "luck" (the roll or the deal), "back" (the row that no longer counts), "seat" (who
    drives a seat from now on). `by` says who did it: "person", "bot", "auto" (a single answer), "clock", "luck" or
    "host". `mark` is a digest of the events that followed, so that a later program can tell if it still agrees.
    """

    seq: int
    kind: str
    text: str
    seat: int | None
    by: str
    at: float
    cid: str | None = None
    took: float | None = None
    mark: str = ""
