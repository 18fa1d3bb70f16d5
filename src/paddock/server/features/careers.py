"""Careers: the finished races of each guest, kept after their tables are deleted.

A race is added in the commit that ends it.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sql

from paddock.server.storage.database import careers, places, tables, tries
from paddock.server.storage.store import Store
from paddock.table.errors import NotThere
from paddock.table.result import CareerRace
from paddock.words import message

MOST_RACES = 2000
"""Most races in a career; the oldest ones are dropped."""

LATEST = 2000
"""Most races of all guests searched for the best results on a circuit."""

_read = msgspec.json.Decoder(CareerRace).decode


def counts_for(guest: str) -> sql.ColumnElement[bool]:
    """Return the condition for the races in a guest's career."""
    return sql.and_(careers.c.guest == guest, careers.c.data != b"")


class Careers:
    """The careers of all guests."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_guest(self, guest: str) -> list[CareerRace]:
        """Return the races of a guest, the last one first."""
        query = sql.select(careers.c.at, careers.c.data).where(counts_for(guest))
        found = await self.store.ask(query.order_by(careers.c.at.desc(), careers.c.table).limit(MOST_RACES))
        if len(found) == MOST_RACES:
            await self._empty(counts_for(guest) & (careers.c.at < found[-1]["at"]))
        return [_read(row["data"]) for row in found]

    async def latest(self) -> list[CareerRace]:
        """Return the latest races of all guests, without counted attempts, whose results may still be sealed."""
        attempts = sql.select(tries.c.table)
        query = sql.select(careers.c.data).where(careers.c.data != b"", careers.c.table.not_in(attempts))
        return [_read(row["data"]) for row in await self.store.ask(query.order_by(careers.c.at.desc()).limit(LATEST))]

    async def forget(self, guest: str, table: str | None) -> None:
        """Remove a race from the guest's career for good, or all races."""
        if table is None:
            known = sql.select(careers.c.table).where(careers.c.guest == guest)
            theirs = sql.select(places.c.table).where(places.c.guest == guest, places.c.table.not_in(known))
            unknown = sql.select(sql.literal(guest), tables.c.id, sql.literal(0.0), sql.literal(b""))
            unknown = unknown.where(tables.c.id.in_(theirs), tables.c.stage == "over")  # no result is stored yet
            await self.store.change(careers.insert().from_select(["guest", "table", "at", "data"], unknown))
            await self._empty(counts_for(guest))
        elif not await self._empty(counts_for(guest) & (careers.c.table == table)):
            raise NotThere(message("server-error-not-in-record"))

    async def _empty(self, wanted: sql.ColumnElement[bool]) -> int:
        """Empty the rows of these races: they no longer count, and are not added again while their tables exist."""
        return await self.store.change(careers.update().where(wanted).values(data=b""))
