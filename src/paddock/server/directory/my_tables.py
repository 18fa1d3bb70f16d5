"""A guest's list of tables: whose turn it is in running races, and the results of finished ones.

Running races that nobody has open are replayed once to know whose turn it is, and remembered by their number of rows.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec
import sqlalchemy as sql

from paddock.core.errors import PaddockError
from paddock.server.storage.database import forgotten, places, rows, tables
from paddock.server.storage.store import Store
from paddock.table.errors import NotNow
from paddock.table.messages import Stage, TableInfo
from paddock.table.store import Conflict
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

MOST = 50
"""Most tables in a guest's list."""
BUILT_AT_ONCE = 12
"""Races that are replayed for one call; the next call lists the others."""
REMEMBERED = 5000
ENDED = ("over", "closed", "frozen")


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table of mine: whose turn it is, or how the race ended."""

    since: float | None = None  # a date: when the last row was stored
    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    verdict: Message | None = None


class MyTables:
    """Lists each guest's tables; caches whose turn it is in races that nobody has open."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._waits: OrderedDict[tuple[str, int], tuple[int, ...]] = OrderedDict()

    async def of_guest(self, guest: str, owner: str) -> list[MyTable]:
        """Return the tables of a guest, those touched last first; races are replayed for this owner."""
        found = await tables_of(self.directory.store, guest)
        last = await self._last_rows([id for id, _, _ in found])
        data = {id: (stage, data) for id, stage, data in found}
        mine, built = [], 0
        for table in await self.directory.summaries(found, owner):
            id = table.meta.id
            seq, at = last.get(id, (-1, None))
            waits: tuple[int, ...] | None = ()
            if table.stage == "racing":
                waits = table.race.waits if id in self.directory.open else self._waits.get((id, seq))
            if waits is None and built < BUILT_AT_ONCE:
                built += 1
                waits = await self._build(id, seq, *data[id], owner)
            mine.append(my_table(table, guest, at, waits or ()))
        return mine

    async def _last_rows(self, ids: list[str]) -> dict[str, tuple[int, float]]:
        """Return the number and the date of the last row of each table."""
        columns = rows.c.table, sql.func.max(rows.c.seq).label("seq"), sql.func.max(rows.c.at).label("at")
        found = await self.directory.store.ask(sql.select(*columns).where(rows.c.table.in_(ids)).group_by(rows.c.table))
        return {row["table"]: (row["seq"], row["at"]) for row in found}

    async def _build(self, id: str, seq: int, stage: str, data: bytes, owner: str) -> tuple[int, ...] | None:
        async with self.directory.unopened(id):  # concurrent requests wait for the same work
            if (known := self._waits.get((id, seq))) is not None:
                return known
            try:
                waits = (await self.directory.loader.build(data, cast(Stage, stage), owner)).race.waits
            except PaddockError:
                return None  # damaged: it is listed without
            self._waits[id, seq] = waits
            if len(self._waits) > REMEMBERED:
                self._waits.popitem(last=False)
            return waits

    async def forget(self, guest: str, id: str | None) -> None:
        """Remove a finished race from the guest's own list, or all of them."""
        store = self.directory.store
        theirs = sql.select(places.c.table).where(places.c.guest == guest)
        wanted = tables.c.id.in_(theirs) if id is None else (tables.c.id == id) & tables.c.id.in_(theirs)
        found = await store.find_tables(wanted, tables.c.stage.in_(ENDED))
        if id is not None and not found:
            raise NotNow(message("server-error-not-over"))
        for table, _, _ in found:
            known = sql.and_(forgotten.c.guest == guest, forgotten.c.table == table)
            await store.change(forgotten.delete().where(known))
            with suppress(Conflict):  # forgotten twice at once
                await store.change(forgotten.insert().values(guest=guest, table=table))


async def tables_of(store: Store, guest: str, limit: int = MOST) -> list[tuple[str, str, bytes]]:
    """Return the tables where a guest sits or is the host, the last touched first, without forgotten ones."""
    theirs = tables.c.id.in_(sql.select(places.c.table).where(places.c.guest == guest))
    gone = tables.c.id.in_(sql.select(forgotten.c.table).where(forgotten.c.guest == guest))
    return await store.find_tables(theirs, ~gone, tables.c.stage != "closed", limit=limit)


def my_table(table: Table, guest: str, since: float | None, waits: tuple[int, ...]) -> MyTable:
    """Return a table as its guest sees it in their list."""
    info, result = msgspec.structs.asdict(table.updates.info(guest)), table.result
    if result is None:
        return MyTable(**info, since=since, waits=waits)
    verdict = cast(Message, result.verdict)  # it is made to be encoded
    return MyTable(**info, since=since, winners=result.winners, scores=result.scores, verdict=verdict)
