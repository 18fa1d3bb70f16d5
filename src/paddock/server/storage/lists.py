"""Lists of tables and results for guests."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from contextlib import suppress

import sqlalchemy as sql

from paddock.server.storage.database import forgotten, kept_records, places, results, rows, tables
from paddock.server.storage.store import Store
from paddock.table.meta import Damaged
from paddock.table.result import RaceResult, read_result
from paddock.table.store import Conflict, FoundTable

ENDED = ("over", "closed", "frozen")


class Lists:
    """Queries for lists, from the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def public(self, limit: int) -> list[FoundTable]:
        """Return public tables that are not over, the last used first."""
        return await self.store.find_tables(tables.c.public, tables.c.stage.in_(("lobby", "racing")), limit=limit)

    async def of_code(self, code: str) -> list[FoundTable]:
        return await self.store.find_tables(tables.c.code == code)

    async def of_guest(self, guest: str, limit: int) -> list[FoundTable]:
        """Return the tables where a guest sits or is the host, the last used first, without forgotten ones."""
        theirs = tables.c.id.in_(sql.select(places.c.table).where(places.c.guest == guest))
        gone = tables.c.id.in_(sql.select(forgotten.c.table).where(forgotten.c.guest == guest))
        return await self.store.find_tables(theirs, ~gone, tables.c.stage != "closed", limit=limit)

    async def last_rows(self, ids: Sequence[str]) -> dict[str, tuple[int, float]]:
        """Return the number and the date of the last row of each table."""
        columns = rows.c.table, sql.func.max(rows.c.seq).label("seq"), sql.func.max(rows.c.at).label("at")
        found = await self.store.ask(sql.select(*columns).where(rows.c.table.in_(ids)).group_by(rows.c.table))
        return {row["table"]: (row["seq"], row["at"]) for row in found}

    async def results_of(self, ids: Sequence[str]) -> dict[str, RaceResult]:
        """Return the stored results of these tables."""
        wanted = sql.select(results.c.table, results.c.data).where(results.c.table.in_(ids), results.c.data != b"")
        return {row["table"]: read_result(row["data"]) for row in (await self.store.ask(wanted) if ids else ())}

    async def forget(self, guest: str, id: str | None) -> bool:
        """Remove an ended race from the guest's own list, or all of them; False if there is none."""
        theirs = tables.c.id.in_(sql.select(places.c.table).where(places.c.guest == guest))
        wanted = theirs if id is None else (tables.c.id == id) & theirs
        found = await self.store.find_tables(wanted, tables.c.stage.in_(ENDED))
        for table, _, _ in found:
            known = sql.and_(forgotten.c.guest == guest, forgotten.c.table == table)
            await self.store.change(forgotten.delete().where(known))
            with suppress(Conflict):  # forgotten twice concurrently
                await self.store.change(forgotten.insert().values(guest=guest, table=table))
        return bool(found)

    async def kept_record(self, id: str) -> str | None:
        """Return the record of a table that was pruned; None if there is none."""
        found = await self.store.ask(sql.select(kept_records.c.record).where(kept_records.c.table == id))
        return unpacked(found[0]["record"]) if found else None


def unpacked(data: bytes) -> str:
    """Return the text of a compressed record."""
    try:
        return zlib.decompress(data).decode()
    except (zlib.error, UnicodeDecodeError):
        raise Damaged("the stored record is damaged") from None
