"""What changes at one table is stored, then counts; what another process has stored first is loaded and built upon."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import inf
from time import time
from typing import TYPE_CHECKING, cast

import msgspec

from paddock.core.game import Over
from paddock.table.errors import NotThere
from paddock.table.messages import Stage
from paddock.table.meta import BY_HAND, Meta, read_meta
from paddock.table.race import PendingRows, rebuilding
from paddock.table.rows import Row
from paddock.table.steps import in_slices
from paddock.table.store import Conflict, StoredTable, StoreFailed, UncertainCommit
from paddock.words import message

if TYPE_CHECKING:
    from paddock.table.table import Table

NOTED_EVERY = 3600.0
"""Seconds after which a move notes again that the table is in use, and not to be deleted."""


class Change(msgspec.Struct, frozen=True):
    """What is to be stored in one commit: rows, and what is known of the table besides them."""

    rows: PendingRows | None = None
    meta: Meta | None = None
    stage: Stage | None = None


class Commits:
    """Stores the changes of one table. Whoever calls holds the table's lock."""

    def __init__(self, table: Table, version: int | None = None) -> None:
        self.table = table
        self.version = version  # of what is stored besides the rows; None: nothing is
        self._whose: frozenset[str] | None = None  # as it is stored; None: not known
        self._noted = -inf  # when it was last noted that somebody raced here

    async def make(self, make: Callable[[], Change | None]) -> Change | None:
        """Stores what is made, then lets it count. None if there is nothing to change.

        If another process was quicker, what it has stored is loaded, and the change is made anew on top of it.
        """
        table = self.table
        while True:
            known = table.race.version, self.version
            change = make()
            if change is None or (change.meta is None and not (change.rows and change.rows.rows)):
                return change
            try:
                await self._store(change)
            except Conflict:
                try:
                    found = await self.catch_up()
                except StoreFailed as error:  # what is stored in its place may be this very change
                    raise UncertainCommit(str(error)) from None
                if not found:
                    raise NotThere(message("server-error-no-table")) from None
                if (table.race.version, self.version) == known:
                    raise  # nobody was quicker: this can never be stored
                table.show()
            else:
                return change

    async def _store(self, change: Change) -> None:
        table, pending = self.table, change.rows
        over = pending is not None and isinstance(pending.turn, Over)
        if change.meta is not None:
            await self.save(change.meta, "over" if over else change.stage, pending)
            return
        assert pending is not None
        stale = table.times.clock() - self._noted > NOTED_EVERY
        touched = time() if over or stale else 0
        count = partial(self._count, pending, over, touched)
        await table.store.append(table.meta.id, pending.rows, "over" if over else None, touched, count)

    def _count(self, pending: PendingRows, over: bool, touched: float) -> None:
        """The rows are stored: they count, even if whoever sent them has gone meanwhile."""
        table = self.table
        self._noted = table.times.clock() if touched else self._noted
        table.race.add(pending)
        for row in pending.rows:
            if row.kind == "act":
                table.clocks.answered(row)
        if over:
            table.stage = "over"
            self.version = None if self.version is None else self.version + 1
        table.show()

    async def save(self, meta: Meta, stage: Stage | None = None, pending: PendingRows | None = None) -> None:
        """Stores what is known of the table besides its rows, and rows with it; Conflict if somebody was quicker."""
        table = self.table
        stage = stage or table.stage
        if stage in ("racing", "over") and table.stage in ("lobby", "racing"):
            meta = meta.after(table.meta if table.stage == "racing" else meta)
        whose = meta.whose()
        data = msgspec.json.encode(meta)
        changed = None if whose == self._whose else whose
        rows: list[Row] = [] if pending is None else pending.rows

        def count() -> None:
            self.version = 0 if self.version is None else self.version + 1
            table.meta, table.stage, self._whose = meta, stage, whose
            if pending is not None and rows:
                self._count(pending, False, 1)
            self._noted = table.times.clock()

        await table.store.save_table(
            meta.id, meta.code, stage, time(), meta.public, data, changed, self.version, rows, count
        )

    def _begin_again(self, before: Meta) -> None:
        """Whoever has come back, or has given a sign of life, by way of another process has time again."""
        table, now = self.table, self.table.meta
        nudged = {nudge.seat for nudge in before.nudges} - {nudge.seat for nudge in now.nudges}
        back = {at for at, seat in enumerate(before.seats) if seat.away and not now.seats[at].away}
        for at in (nudged | back) & set(table.clocks.asked):
            if table.meta.clock is None:
                table.clocks.begin_again(at)

    async def is_behind(self) -> bool:
        """Whether another process has stored something that was not known here; if so, it is now."""
        table = self.table
        if not table.store.shared:
            return False
        known = table.race.version, self.version
        async with table.lock:
            await self.catch_up()
        if (table.race.version, self.version) == known:
            return False
        table.show()
        return True

    async def catch_up(self) -> bool:
        """Loads what another process has stored and is not yet known here; False if the table is gone."""
        table = self.table
        # Rows first: what they follow from, such as the words that have come to the seed, is then never older.
        rows = await table.store.rows_of(table.meta.id, table.race.version)
        found = await table.store.table(table.meta.id)
        if found is None:
            return False
        if table.stage == "frozen" and table.meta.frozen != BY_HAND:
            return True  # these rules do not agree with its rows
        await self.add_rows(rows, found)
        return True

    async def add_rows(self, rows: list[Row], found: StoredTable | None = None) -> None:
        """Plays rows that another process has stored, on top of those that are known; and takes over what is known
        besides them."""
        table = self.table
        if found is not None and found.version != self.version:
            before, table.meta = table.meta, read_meta(found.data)
            self.version, self._whose = found.version, None
            self._begin_again(before)
            table.stage = cast(Stage, found.stage)
            table.race.reseed(table.meta.race_seed())  # words may have come to it
        new = [row for row in rows if row.seq >= table.race.version]
        await in_slices(rebuilding(table.race, new))  # a viewer may see the race on its way
        for row in new:
            if row.kind == "act":
                table.clocks.answered(row)
        if table.stage == "racing" and table.race.over:
            table.stage = "over"
