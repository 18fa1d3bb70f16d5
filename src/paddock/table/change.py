"""Changes of a table: metadata, stage and rows, all in one commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.race import PendingRows


class Note(msgspec.Struct, frozen=True):
    """A line about a seat for the log of the race; outside a race it is dropped."""

    text: str
    seat: int
    by: str = "person"


class Change(msgspec.Struct, frozen=True):
    """The changes that one commit stores. A field that is None stays as it is."""

    meta: Meta | None = None
    stage: Stage | None = None
    note: Note | None = None
    rows: PendingRows | None = None


Decision: TypeAlias = Callable[[Meta, Stage], Change | None]
"""Decides on a change from the table as it is stored; None: nothing changes.

It is asked again if another process has stored something first, so it looks at nothing that may be out of date.
"""
