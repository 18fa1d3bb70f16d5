"""Presence across processes: each stores the people at its tables, and reads the rows of the others."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sql

from paddock.server.cluster.leases import IS_ALIVE
from paddock.server.storage.database import presence
from paddock.server.storage.store import Store
from paddock.table.people.attendance import NOBODY, RemotePresence

if TYPE_CHECKING:
    from paddock.table.table import Table


_read = msgspec.json.Decoder(RemotePresence).decode


class Presence:
    """Publishes the people connected to this process, and reads those of other processes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._stored: dict[str, RemotePresence] = {}

    async def publish(self, tables: Iterable[Table]) -> None:
        """Store what has changed since the last call, in one commit."""
        now = {table.meta.id: found for table in tables if (found := table.people.local(table.meta)) != NOBODY}
        changed = [id for id in {*now, *self._stored} if now.get(id) != self._stored.get(id)]
        if changed:
            await asyncio.gather(*[self._store(id, now.get(id)) for id in changed])
            self._stored = now

    def reset(self) -> None:
        """Store everything again with the next call: others took this process for dead."""
        self._stored = {}

    async def _store(self, id: str, found: RemotePresence | None) -> None:
        mine = {"table": id, "process": self.store.writer.name}
        await self.store.transaction(partial(_replace, mine, found), id)

    async def look(self, tables: Sequence[Table]) -> None:
        """Update these tables with the people connected to other processes."""
        found = await self.elsewhere([table.meta.id for table in tables]) if tables else {}
        for table in tables:
            table.people.follow(found.get(table.meta.id, NOBODY))

    async def elsewhere(self, ids: Iterable[str]) -> dict[str, RemotePresence]:
        """Return the people at these tables through other live processes."""
        others = presence.c.table.in_(list(ids)), presence.c.process != self.store.writer.name, sql.text(IS_ALIVE)
        found: dict[str, RemotePresence] = {}
        for row in await self.store.ask(sql.select(presence.c.table, presence.c.data).where(*others)):
            found[row["table"]] = found.get(row["table"], NOBODY) + _read(row["data"])
        return found


def _replace(mine: dict[str, str], found: RemotePresence | None, connection: sql.Connection) -> None:
    connection.execute(
        presence.delete().where(presence.c.table == mine["table"], presence.c.process == mine["process"])
    )
    if found is not None:
        connection.execute(presence.insert().values(**mine, data=msgspec.json.encode(found)))
