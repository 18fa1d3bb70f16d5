"""Keeps the tables of this process in step with what other processes store: by their news, and by looking."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from paddock.server.cluster.bus import BANS, GUEST, Notification
from paddock.server.cluster.leases import CHORES, led_since
from paddock.server.cluster.presence import Presence
from paddock.server.directory.commands import COME_BACK, NOT_THERE, dismiss, dismiss_banned
from paddock.server.net.access_log import fingerprint
from paddock.server.storage.database import presence, rows, tables
from paddock.table.people.presence import NOBODY
from paddock.table.race import ReplayMismatch
from paddock.table.store import StoreFailed
from paddock.table.times import Every

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

log = logging.getLogger("paddock.tables")

RESTING = 200
"""Tables that others race, kept in memory for whoever comes here."""
UNOPENED, WATCHED = 100, 1000
"""Tables that are looked through for what only they have: those touched last, and those where somebody is."""
AT_ONCE = 50
"""Tables that one query asks for."""


async def safely(looking_after: Coroutine[Any, Any, None]) -> None:
    """Does something whose failure must end nothing else."""
    try:
        await looking_after
    except Exception:
        log.exception("looking after the tables failed")


class Following:
    """Loads what others have changed, several tables with one query."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self.presence = Presence(directory.store)
        self._rows: dict[str, Table] = {}  # tables that have new rows
        self._all: dict[str, Table] = {}  # tables of which anything may be new
        self._others: set[str] = set()
        self._resting: OrderedDict[str, Table] = OrderedDict()
        self._working: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._lease_wanted = asyncio.Event()
        self._renewing = asyncio.Lock()

    async def start(self) -> None:
        """Begins to follow, if there may be anybody else."""
        if self.directory.store.shared:
            await self._renew_leases()
            self._watching = asyncio.create_task(self._watch_for_ever())
        self.directory.bus.start(self.missed)

    async def close(self) -> None:
        """Leaves everything to the others."""
        if self._watching is None:
            return
        self._watching.cancel()
        await asyncio.wait({self._watching})
        with suppress(StoreFailed):
            await self.presence.tell(())
            await self.directory.leases.close()

    # What this process looks after.

    def is_mine(self, table: Table) -> bool:
        """Whether this process looks after a table; if it should and nobody else does, it soon will."""
        leases, id = self.directory.leases, table.meta.id
        if leases.has(id):
            return True
        if table.people.is_watched_here and not leases.is_foreign(id):
            self._lease_wanted.set()
        return False

    async def claim(self, table: Table) -> bool:
        """Whether this process looks after a table, which it begins to do if it should and nobody else does."""
        if not self.is_mine(table) and self._lease_wanted.is_set():
            await self._renew_leases()
        return self.is_mine(table)

    async def _watch_for_ever(self) -> None:
        """Tells who is here, keeps the leases, and looks for what was not heard."""
        directory = self.directory
        look = Every(directory.times.look, monotonic)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(directory.times.follow):
                    await self._lease_wanted.wait()
            await safely(self.presence.tell(directory.open.values()))
            await safely(self._renew_leases())
            if look.due():
                await safely(self.look(dict(directory.open)))

    async def _renew_leases(self) -> None:
        tables = self.directory.open
        async with self._renewing:
            self._lease_wanted.clear()
            mine = [
                id
                for id, table in tables.items()
                if table.stage in ("lobby", "racing") and table.people.is_watched_here
            ]
            leases = self.directory.leases
            lapses, taken = leases.lapses, await leases.renew({CHORES, *mine})
            if leases.lapses != lapses:
                self.presence.tell_again()
        for id in taken & set(tables):
            tables[id].show()

    # What others have changed.

    def heard(self, sender: str, news: list[Notification]) -> None:
        """Another process has changed something."""
        if sender == self.directory.store.name:
            return
        for one in news:
            if (table := self.directory.open.get(one.about)) is not None:
                if not self._is_needed(table):
                    self._rest(table)
                elif not one.rows:
                    self._all[one.about] = table
                elif one.rows > table.race.version:
                    self._rows[one.about] = table
            elif one.about.startswith("@"):
                self._others.add(one.about)
        self._go()

    def _is_needed(self, table: Table) -> bool:
        """Whether anybody here waits for what changes at a table."""
        busy = table.people.sockets or table.people.is_watched_here or table.commits.lock.locked() or table.bots.busy
        return bool(busy) or self.directory.leases.has(table.meta.id)

    def _rest(self, table: Table) -> None:
        """A table that is raced by way of other processes, and where nobody is here, is not kept up to date."""
        self.directory.open.pop(table.meta.id, None)
        self._resting[table.meta.id] = table
        if len(self._resting) > RESTING:
            self._resting.popitem(last=False)

    async def wake(self, id: str) -> Table | None:
        """A table that was resting, brought up to date; None if there is none, or these rules do not agree with it."""
        table = self._resting.pop(id, None)
        if table is not None:
            try:
                await table.commits.is_behind()
            except ReplayMismatch:
                return None
            await table.chat.catch_up()
            table.clocks.ask(())  # since when its seats are asked is not known here
        return table

    def _go(self) -> None:
        if (self._rows or self._all or self._others) and (self._working is None or self._working.done()):
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._rows or self._all or self._others:
            new, whole, others = self._rows, self._all, self._others
            self._rows, self._all, self._others = {}, {}, set()
            try:
                await self._load_others(others)
                await self._load_rows({id: table for id, table in new.items() if id not in whole})
                await self._load_all(whole)
            except Exception:
                log.exception("the news of another process could not be followed")

    async def _load_others(self, about: set[str]) -> None:
        for one in about:
            if one == BANS:
                await self.directory.bans.load()
                dismiss_banned(self.directory)
            elif one.startswith(GUEST):
                self.directory.guests.forget(one.removeprefix(GUEST))

    async def _load_rows(self, behind: dict[str, Table]) -> None:
        ids = list(behind)
        for first in range(0, len(ids), AT_ONCE):
            some = {id: behind[id] for id in ids[first : first + AT_ONCE]}
            found = await self.directory.store.rows_since({id: table.race.version for id, table in some.items()})
            for id, new in found.items():
                async with some[id].commits.lock:
                    await self._safely(some[id], some[id].commits.add_rows(new))
                some[id].show()

    async def _load_all(self, behind: dict[str, Table]) -> None:
        if not behind:
            return
        elsewhere = await self.presence.elsewhere(behind) if self.directory.store.shared else {}
        for id, table in behind.items():
            async with table.commits.lock:
                await self._safely(table, table.commits.catch_up())
            await table.chat.catch_up()
            table.people.follow(elsewhere.get(id, NOBODY))
            table.show()

    async def _safely(self, table: Table, loading: Coroutine[Any, Any, bool | None]) -> None:
        """A table that is gone, or that this program does not understand any more, is left to others."""
        try:
            if await loading is False:
                self.directory.open.pop(table.meta.id, None)
                dismiss(table, NOT_THERE, "the table is forgotten")
        except StoreFailed:
            raise
        except Exception as error:  # it must not keep all others back
            log.warning("table %s is left to another process: %s", fingerprint(table.meta.id), error)
            self.directory.open.pop(table.meta.id, None)
            dismiss(table, COME_BACK, "the race goes on elsewhere")

    async def join(self, table: Table) -> None:
        """A table was loaded that others may have open: who is there, and since when its clocks run."""
        id = table.meta.id
        table.people.follow((await self.presence.elsewhere([id])).get(id, NOBODY))
        since = await led_since(self.directory.store, id)
        if since is not None:
            table.clocks.go_on(table.race, self.directory.store.date(), self.directory.store.uptime() - since)
            table.people.visited = (
                table.services.times.clock()
            )  # by whoever comes: in between, time does not stand still

    async def is_watched_elsewhere(self, id: str) -> bool:
        """Whether anybody is at a table by way of another process."""
        return self.directory.store.shared and bool(await self.presence.elsewhere([id]))

    async def unopened(self, owner: str) -> list[Table]:
        """Tables that others may have open, as they are listed for this owner: where somebody is, or touched last."""
        store = self.directory.store
        if not store.shared:
            return []
        unknown = tables.c.id.not_in(list(self.directory.open))
        watched = await store.find_tables(unknown, tables.c.id.in_(sql.select(presence.c.table)), limit=WATCHED)
        stored = {id: (id, stage, data) for id, stage, data in watched}
        stored |= {id: (id, stage, data) for id, stage, data in await store.find_tables(unknown, limit=UNOPENED)}
        return await self.directory.summaries(list(stored.values()), owner)

    async def look(self, found: dict[str, Table]) -> None:
        """Compares tables with what is stored, as if everything about them had been missed."""
        elsewhere = await self.presence.elsewhere(found)
        standings = await self._standings(list(found))
        for id, table in found.items():
            version, count = standings.get(id, (None, 0))
            if version != table.commits.version or elsewhere.get(id, NOBODY) != table.people.remote:
                self._all[id] = table
            elif count > table.race.version:
                self._rows[id] = table
        self._go()

    def missed(self) -> None:
        """News were not heard for a while: everything may be new."""
        self._all |= self.directory.open
        self._others.add(BANS)
        self.directory.guests.forget_all()  # somebody may have another name
        self._go()

    async def settled(self) -> None:
        """Waits until all that was heard so far is loaded."""
        if self._working is not None:
            await asyncio.wait({self._working})

    async def _standings(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """The version of each table and the number of its rows."""
        last = sql.select(sql.func.max(rows.c.seq)).where(rows.c.table == tables.c.id).scalar_subquery()
        query = sql.select(tables.c.id, tables.c.version, last.label("last")).where(tables.c.id.in_(ids))
        found = await self.directory.store.ask(query)
        return {row["id"]: (row["version"], -1 if row["last"] is None else row["last"] + 1) for row in found}
