"""Commits of one table: a change is stored, then applied; other processes' changes are loaded first."""

from __future__ import annotations

import asyncio
from functools import partial
from math import inf
from time import time
from typing import TYPE_CHECKING, cast

import msgspec

from paddock.core.game import Over
from paddock.core.luck import SeededLuck
from paddock.table.change import Change, Decision, Note
from paddock.table.errors import NotThere
from paddock.table.messages import Stage
from paddock.table.meta import BY_HAND, Meta, read_meta
from paddock.table.race import PendingRows, rebuilding
from paddock.table.result import RaceResult, result_of
from paddock.table.sizes import MOST_NOTED
from paddock.table.steps import in_slices
from paddock.table.store import Conflict, Row, StoredTable, StoreFailed, TableSave, UncertainCommit
from paddock.words import message

if TYPE_CHECKING:
    from paddock.table.table import Table

NOTED_EVERY = 3600.0
"""Seconds after which a move updates the table's time of last use, on which pruning depends."""


class Commits:
    """Stores the changes of one table, one at a time."""

    def __init__(self, table: Table, version: int | None = None) -> None:
        self.table = table
        self.version = version  # version of the stored metadata; None: nothing is stored yet
        self.lock = asyncio.Lock()
        self._participants: frozenset[str] | None = None  # as stored; None: unknown
        self._noted = -inf  # when the time of last use was stored

    async def commit(self, decide: Decision) -> Change | None:
        """Store the decided change, then apply it; return None if nothing changes.

        If another process was quicker, load its change and decide again. The change is applied right after the commit,
        even if the caller was cancelled meanwhile.
        """
        table, services = self.table, self.table.services
        async with self.lock:
            while True:
                known = table.race.version, self.version
                change = decide(table.meta, table.stage)
                try:
                    if change is not None and change.meta is not None:
                        await self._save(change, change.meta)
                    elif change is not None and change.rows is not None and change.rows.rows:
                        rows, over = change.rows, isinstance(change.rows.turn, Over)
                        result = result_of(table.meta, table.race, rows) if over else None
                        stale = services.times.clock() - self._noted > NOTED_EVERY
                        touched = time() if over or stale else 0
                        stage: Stage | None = "over" if over else None
                        applied = partial(self._apply, rows, stage or table.stage, touched, result)
                        await services.store.append(table.meta.id, rows.rows, stage, touched, result, applied)
                except Conflict as conflict:
                    await self._overtaken(known, conflict)
                else:
                    return change

    async def _overtaken(self, known: tuple[int, int | None], conflict: Conflict) -> None:
        """Load the changes that another process has stored first."""
        table = self.table
        try:
            found = await self.catch_up()
        except StoreFailed as error:  # the stored change may be this one
            raise UncertainCommit(str(error)) from None
        if not found:
            raise NotThere(message("server-error-no-table"))
        if (table.race.version, self.version) == known:
            raise conflict  # no other process was quicker, so this can never be stored
        table.show()

    async def _save(self, change: Change, meta: Meta) -> None:
        """Store metadata with its rows or note."""
        pending = change.rows
        if pending is None and change.note is not None:
            pending = self._noted_rows(change.note)
        await self.save(meta, change.stage, pending)

    def _noted_rows(self, note: Note) -> PendingRows | None:
        """Return a note about a seat as a row; None outside a race, or if the log has too many."""
        race = self.table.race
        full = race.noted[note.seat] >= MOST_NOTED
        return None if self.table.stage != "racing" or full else race.note(note.text, note.seat, note.by)

    async def save(self, meta: Meta, stage: Stage | None = None, pending: PendingRows | None = None) -> None:
        """Store the metadata, with rows if any. Raises Conflict if another process was quicker."""
        table = self.table
        over = pending is not None and isinstance(pending.turn, Over)
        stage = "over" if over else stage or table.stage
        if stage in ("racing", "over") and table.stage in ("lobby", "racing"):
            meta = meta.after(table.meta if table.stage == "racing" else meta)
        participants = meta.participants()
        changed = None if participants == self._participants else participants
        rows: list[Row] = [] if pending is None else pending.rows
        result = None if pending is None else result_of(meta, table.race, pending)
        now = stage

        def applied() -> None:
            self.version = -1 if self.version is None else self.version
            table.meta, self._participants = meta, participants
            self._apply(pending, now, 1, result, saved=True)

        data = msgspec.json.encode(meta)
        saved = TableSave(*(meta.id, meta.code, stage, time(), meta.public, data), changed, self.version, rows, result)
        await table.services.store.save_table(saved, applied)

    def _apply(
        self,
        pending: PendingRows | None,
        stage: Stage,
        touched: float,
        result: RaceResult | None,
        saved: bool = False,
    ) -> None:
        """Apply a stored change, and show it."""
        table = self.table
        table.result = result or table.result
        if touched:
            self._noted = table.services.times.clock()
        if self.version is not None and (saved or stage != table.stage):
            self.version += 1
        table.stage = stage
        if pending is not None and pending.rows:
            table.race.add(pending)
        table.show(() if pending is None else pending.rows)

    # Changes of other processes.

    async def is_behind(self) -> bool:
        """Load what other processes have stored; return whether anything was new."""
        table = self.table
        if not table.services.store.shared:
            return False
        known = table.race.version, self.version
        async with self.lock:
            await self.catch_up()
        if (table.race.version, self.version) == known:
            return False
        table.show()
        return True

    async def catch_up(self) -> bool:
        """Load changes of other processes; False if the table is gone."""
        table, store = self.table, self.table.services.store
        # Rows first, so that the metadata they depend on, such as words for the seed, is never older.
        rows = await store.rows_of(table.meta.id, table.race.version)
        found = await store.table(table.meta.id)
        if found is None:
            return False
        if table.stage == "frozen" and table.meta.frozen != BY_HAND:
            return True  # its rows cannot be replayed with these rules
        await self.add_rows(rows, found)
        return True

    async def add_rows(self, rows: list[Row], found: StoredTable | None = None) -> None:
        """Apply rows and metadata that another process has stored."""
        table = self.table
        if found is not None and found.version != self.version:
            before, table.meta = table.meta, read_meta(found.data)
            self.version, self._participants = found.version, None
            self._restart_clocks(before)
            table.stage = cast(Stage, found.stage)
            seed = table.meta.race_seed()  # players may have added words
            table.race.fortune = SeededLuck(seed, keyed=table.meta.keyed)
        new = [row for row in rows if row.seq >= table.race.version]
        await in_slices(rebuilding(table.race, new))  # viewers may see intermediate states
        table.clocks.ask(table.race.waits, new)
        if table.race.over and table.result is None:
            table.result = result_of(table.meta, table.race)
            table.stage = "over" if table.stage == "racing" else table.stage

    def _restart_clocks(self, before: Meta) -> None:
        """Restart the clocks of players who came back or reacted through another process."""
        table, now = self.table, self.table.meta
        nudged = {nudge.seat for nudge in before.nudges} - {nudge.seat for nudge in now.nudges}
        back = {at for at, seat in enumerate(before.seats) if seat.away and not now.seats[at].away}
        for at in (nudged | back) & set(table.clocks.asked):
            if table.meta.clock is None:
                table.clocks.begin_again(at)
