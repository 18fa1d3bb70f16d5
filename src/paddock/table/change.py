"""Changes of a table: metadata, stage and rows, all in one commit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.race import PendingRows


class Note(msgspec.Struct, frozen=True):
    """A line about a seat for the race log; dropped outside a race."""

    text: str
    seat: int
    by: str = "person"


class Change(msgspec.Struct, frozen=True):
    """The changes stored by one commit. Fields that are None stay unchanged."""

    meta: Meta | None = None
    stage: Stage | None = None
    note: Note | None = None
    rows: PendingRows | None = None


Decision: TypeAlias = Callable[[Meta, Stage], Change | None]
"""Decides on a change from the table as it is stored; None: nothing changes.

It is called again if another process commits first, so it must not use outdated information.
"""
