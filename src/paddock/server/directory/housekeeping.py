"""Housekeeping of a server's tables: ticks, unloading, pruning, operator commands, missing results."""

from __future__ import annotations

import asyncio
import gc
from math import inf
from typing import TYPE_CHECKING

from paddock.server.cluster.leases import CHORES
from paddock.server.directory import pruning
from paddock.server.directory.commands import run_commands
from paddock.server.directory.following import safely
from paddock.server.directory.results import backfill_for_ever
from paddock.table.table import Table
from paddock.table.times import Every
from paddock.track.load import is_builtin

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory

KEPT_OPEN = 50
"""Most finished tables kept in memory."""
SWEPT_AFTER = 200
"""Unloaded tables before a garbage collection: each one is a reference cycle of some 50 KB."""
ON_OWN_TRACK = 20
"""How many tables one on a custom circuit counts as, since its game takes a few MB."""
A_FEW = 8
"""Tables ticked in one go."""
UPTIME_EVERY = 60.0
"""Seconds between two updates of the uptime."""


class Housekeeping:
    """Ticks all tables of a process several times a second."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._unloaded = 0  # tables unloaded since the last full garbage collection
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the store and start to tick; tables are loaded on demand, so startup is instant."""
        await self.directory.store.open()
        await self.directory.services.bans.load()
        work = self._tick_for_ever(), backfill_for_ever(self.directory)
        self._tasks = list(map(asyncio.create_task, work))
        await self.directory.following.start()

    async def stop(self) -> None:
        """Stop everything; nothing is lost, as everything that counts has been stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*[table.bots.stop() for table in self.directory.open.values()])
        await self.directory.following.close()
        await self.directory.services.close()

    async def _tick_for_ever(self) -> None:
        clock = self.directory.times.clock
        ask, note = Every(self.directory.times.commands, clock), Every(UPTIME_EVERY, clock)
        prune, sweep = Every(pruning.EVERY, clock, at_once=True), Every(self.directory.times.sweep, clock)
        while True:
            await asyncio.sleep(self.directory.times.tick)
            for number, table in enumerate(list(self.directory.open.values())):
                if table.stage == "racing":
                    await safely(table.care.tick_race(self.directory.following.claim))
                elif table.stage == "lobby" and self.directory.for_tables.leads(table):
                    await safely(table.care.tick_lobby())
                if number % A_FEW == 0:
                    await asyncio.sleep(0)  # ticking hundreds of tables in a row would block the sockets
            self._unload_idle()
            if note.due():
                await safely(self.directory.store.note_uptime())
            if ask.due() and self.directory.services.leases.has(CHORES):
                await safely(run_commands(self.directory))
            if self.directory.services.leases.has(CHORES) and prune.due():
                await safely(pruning.prune(self.directory))
                await safely(self.directory.services.leases.sweep())
            if sweep.due() or self._unloaded >= SWEPT_AFTER:
                self._unloaded = 0
                gc.collect()  # the collector runs rarely, and closed connections are reference cycles

    def _unload_idle(self) -> None:
        """Unload unused tables; they are loaded again from the store when needed."""
        now = self.directory.times.clock()
        idle = [table for table in self.directory.open.values() if idle_since(table) < now - self.directory.times.calm]
        ended = [table for table in idle if table.stage not in ("lobby", "racing")]
        long = [table for table in idle if idle_since(table) < now - self.directory.times.unload]
        for table in (*ended[: max(0, len(ended) - KEPT_OPEN)], *long):
            self.directory.open.pop(table.meta.id, None)
            self._unloaded += ON_OWN_TRACK if has_own_track(table) else 1


def has_own_track(table: Table) -> bool:
    """Return whether the table races on a custom track, which few other tables share."""
    track = table.game.track
    return track is not None and not is_builtin(track)


def idle_since(table: Table) -> float:
    """Return when a table was last used; inf while it is in use."""
    busy = table.people.viewers or table.commits.lock.locked() or table.bots.busy
    return inf if busy else max(table.people.visited, table.used)
