"""Who is at a table by way of other processes: each tells what has changed at its own tables, and reads the others."""

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
from paddock.table.people.presence import NOBODY, RemotePresence

if TYPE_CHECKING:
    from paddock.table.table import Table


_read = msgspec.json.Decoder(RemotePresence).decode


class Presence:
    """Tells the others who is here, where that has changed."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._told: dict[str, RemotePresence] = {}

    async def tell(self, tables: Iterable[Table]) -> None:
        """Stores what has changed since the last time, in one commit."""
        now = {table.meta.id: found for table in tables if (found := table.people.local(table.meta)) != NOBODY}
        changed = [id for id in {*now, *self._told} if now.get(id) != self._told.get(id)]
        if changed:
            await asyncio.gather(*[self._store(id, now.get(id)) for id in changed])
            self._told = now

    def tell_again(self) -> None:
        """This process counted as dead for a while, and others have forgotten who is here."""
        self._told = {}

    async def _store(self, id: str, found: RemotePresence | None) -> None:
        mine = {"table": id, "process": self.store.name}
        await self.store.transaction(partial(_replace, mine, found), id)

    async def look(self, tables: Sequence[Table]) -> None:
        """Notes at these tables who is there."""
        found = await self.elsewhere([table.meta.id for table in tables]) if tables else {}
        for table in tables:
            table.people.follow(found.get(table.meta.id, NOBODY))

    async def elsewhere(self, ids: Iterable[str]) -> dict[str, RemotePresence]:
        """Who is at these tables by way of other processes that are alive."""
        others = presence.c.table.in_(list(ids)), presence.c.process != self.store.name, sql.text(IS_ALIVE)
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
