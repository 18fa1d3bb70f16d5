"""Keeps the tables of this process up to date with other processes, by notifications and by polling."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from paddock.server.cluster.leases import CHORES, led_since
from paddock.server.cluster.presence import Presence
from paddock.server.directory.commands import COME_BACK, NOT_THERE, dismiss_banned
from paddock.server.storage.bus import BANS, GUEST, Notification
from paddock.server.storage.database import presence, rows, tables
from paddock.table.errors import Busy
from paddock.table.lru import Lru
from paddock.table.meta import BY_HAND
from paddock.table.people.attendance import NOBODY
from paddock.table.people.guest import fingerprint
from paddock.table.race import ReplayMismatch
from paddock.table.store import StoreFailed
from paddock.table.times import Every

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

log = logging.getLogger("paddock.tables")

RESTING = 200
"""Most tables kept in memory for the next visitor, though raced only through other processes."""
UNOPENED, WATCHED = 100, 1000
"""Most tables of other processes to list: the last used, and those with people at them."""
AT_ONCE = 50
"""Tables in one query."""


async def safely(work: Coroutine[Any, Any, None]) -> None:
    """Await something, and log its failure, which must not stop anything else."""
    try:
        await work
    except Exception:
        log.exception("managing the tables failed")


class Following:
    """Loads changes made by other processes, several tables with one query."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self.presence = Presence(directory.store)
        self._behind: dict[Table, bool] = {}  # tables to load; True: anything may have changed, False: only rows
        self._others: set[str] = set()
        self._resting: Lru[str, Table] = Lru(RESTING)
        self._working: asyncio.Task[None] | None = None
        self._watching: asyncio.Task[None] | None = None
        self._lease_wanted = asyncio.Event()
        self._renewing = asyncio.Lock()
        directory.services.bus.listen(self.received)

    async def start(self) -> None:
        """Start following, if the database can be shared."""
        if self.directory.store.shared:
            await self._renew_leases()
            self._watching = asyncio.create_task(self._watch_for_ever())
        self.directory.services.bus.start(self.missed)

    async def close(self) -> None:
        """Hand everything over to the other processes."""
        if self._watching is None:
            return
        self._watching.cancel()
        await asyncio.wait({self._watching})
        with suppress(StoreFailed):
            await self.presence.publish(())
            await self.directory.services.leases.close()

    # Tables that this process runs.

    def is_mine(self, table: Table) -> bool:
        """Return whether this process runs a table; if it should and no process does, it soon will."""
        leases, id = self.directory.services.leases, table.meta.id
        if leases.has(id):
            return True
        if table.people.is_watched_here and not leases.is_foreign(id):
            self._lease_wanted.set()
        return False

    async def claim(self, table: Table) -> bool:
        """Return whether this process runs a table, after taking the lease if it should and no process holds it."""
        if not self.is_mine(table) and self._lease_wanted.is_set():
            await self._renew_leases()
        return self.is_mine(table)

    async def _watch_for_ever(self) -> None:
        """Publish presence, renew leases, and poll for missed notifications."""
        directory = self.directory
        look = Every(directory.times.look, monotonic)
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(directory.times.follow):
                    await self._lease_wanted.wait()
            await safely(self.presence.publish(directory.open.values()))
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
            leases = self.directory.services.leases
            lapses, taken = leases.lapses, await leases.renew({CHORES, *mine})
            if leases.lapses != lapses:
                self.presence.reset()
        for id in taken & set(tables):
            tables[id].show()

    # Changes made by other processes.

    def received(self, sender: str, notifications: list[Notification]) -> None:
        """Note what another process has changed, and load it."""
        if sender == self.directory.store.writer.name:
            return
        for one in notifications:
            if (table := self.directory.open.get(one.about)) is not None:
                if not self._is_needed(table):
                    self._rest(table)
                elif not one.rows or one.rows > table.race.version:
                    self._note(table, whole=not one.rows)
            elif one.about.startswith("@"):
                self._others.add(one.about)
        self._go()

    def _is_needed(self, table: Table) -> bool:
        """Return whether this process needs a table to be up to date."""
        busy = table.people.sockets or table.people.is_watched_here or table.commits.lock.locked() or table.bots.busy
        return bool(busy) or self.directory.services.leases.has(table.meta.id)

    def _rest(self, table: Table) -> None:
        """Stop updating a table that is raced through other processes and has no viewers here."""
        self.directory.open.pop(table.meta.id, None)
        self._resting[table.meta.id] = table

    async def wake(self, id: str) -> Table | None:
        """Bring a resting table up to date; None if there is none, or its rows do not replay with these rules."""
        table = self._resting.pop(id, None)
        if table is not None:
            try:
                await table.commits.is_behind()
            except ReplayMismatch:
                return None
            await table.chat.catch_up()
            table.clocks.ask(())  # this process does not know when its seats were asked
        return table

    def _note(self, table: Table, whole: bool) -> None:
        self._behind[table] = whole or self._behind.get(table, False)

    def _go(self) -> None:
        if (self._behind or self._others) and (self._working is None or self._working.done()):
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._behind or self._others:
            behind, others = self._behind, self._others
            self._behind, self._others = {}, set()
            try:
                await self._load_others(others)
                await self._load_rows({table.meta.id: table for table, whole in behind.items() if not whole})
                await self._load_all({table.meta.id: table for table, whole in behind.items() if whole})
            except Exception:
                log.exception("changes of another process could not be loaded")

    async def _load_others(self, about: set[str]) -> None:
        for one in about:
            if one == BANS:
                await self.directory.services.bans.load()
                dismiss_banned(self.directory)
            elif one.startswith(GUEST):
                self.directory.services.guests.forget(one.removeprefix(GUEST))

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
        """Load a table; one that is deleted, or that this version cannot replay, is left to other processes."""
        try:
            if await loading is False:
                self.directory.open.pop(table.meta.id, None)
                table.people.dismiss(NOT_THERE, "the table was deleted")
        except StoreFailed:
            raise
        except Exception as error:  # one table must not block the others
            log.warning("table %s is left to other processes: %s", fingerprint(table.meta.id), error)
            self.directory.open.pop(table.meta.id, None)
            table.people.dismiss(COME_BACK, "the race goes on in another process; connect again")

    async def join(self, table: Table) -> None:
        """Give a freshly loaded table its remote presence and running clocks.

        Raises Busy if only a newer process can continue it.
        """
        if is_of_newer_rules(table) and await self.directory.services.leases.others():
            raise Busy("this table needs a newer version, which other processes run; try again")
        id = table.meta.id
        table.people.follow((await self.presence.elsewhere([id])).get(id, NOBODY))
        since = await led_since(self.directory.store, id)
        if since is not None:
            table.clocks.go_on(table.race, self.directory.store.date(), self.directory.store.uptime() - since)
            table.people.visited = table.services.times.clock()  # its clocks kept running in another process

    async def is_watched_elsewhere(self, id: str) -> bool:
        """Return whether anyone is connected to a table through another process."""
        return self.directory.store.shared and bool(await self.presence.elsewhere([id]))

    async def unopened(self, owner: str) -> list[Table]:
        """Return summaries of tables that other processes may have open: those with people, and the last used."""
        store = self.directory.store
        if not store.shared:
            return []
        unknown = tables.c.id.not_in(list(self.directory.open))
        watched = await store.find_tables(unknown, tables.c.id.in_(sql.select(presence.c.table)), limit=WATCHED)
        stored = {id: (id, stage, data) for id, stage, data in watched}
        stored |= {id: (id, stage, data) for id, stage, data in await store.find_tables(unknown, limit=UNOPENED)}
        return await self.directory.summaries(list(stored.values()), owner)

    async def look(self, found: dict[str, Table]) -> None:
        """Compare tables with the store, and load missed changes."""
        elsewhere = await self.presence.elsewhere(found)
        standings = await self._standings(list(found))
        for id, table in found.items():
            version, count = standings.get(id, (None, 0))
            if version != table.commits.version or elsewhere.get(id, NOBODY) != table.people.remote:
                self._note(table, whole=True)
            elif count > table.race.version:
                self._note(table, whole=False)
        self._go()

    def missed(self) -> None:
        """Reload everything after notifications were lost."""
        self._behind = dict.fromkeys(self.directory.open.values(), True)
        self._others.add(BANS)
        self.directory.services.guests.forget_all()  # names may have changed
        self._go()

    async def settled(self) -> None:
        """Wait until all received changes are loaded."""
        if self._working is not None:
            await asyncio.wait({self._working})

    async def _standings(self, ids: list[str]) -> dict[str, tuple[int, int]]:
        """Return the version of each table and the number of its rows."""
        last = sql.select(sql.func.max(rows.c.seq)).where(rows.c.table == tables.c.id).scalar_subquery()
        query = sql.select(tables.c.id, tables.c.version, last.label("last")).where(tables.c.id.in_(ids))
        found = await self.directory.store.ask(query)
        return {row["id"]: (row["version"], -1 if row["last"] is None else row["last"] + 1) for row in found}


def is_of_newer_rules(table: Table) -> bool:
    """Return whether a newer program made and continues a table, under rules unknown to this one."""
    newer = int(table.meta.header.get("rules", 0)) > table.game.rules
    return newer and table.stage in ("lobby", "racing", "frozen") and table.meta.frozen != BY_HAND
