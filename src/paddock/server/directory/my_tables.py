"""A guest's own list: running races with whose turn it is and since when, finished ones with how they ended.

Races of tables that nobody has open are played through once to be told of, and remembered by how many rows they have.
"""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec
import sqlalchemy as sql

from paddock.core.errors import PaddockError
from paddock.core.game import Over
from paddock.server.storage.database import forgotten, places, rows, tables
from paddock.table.errors import NotNow
from paddock.table.messages import Stage, TableInfo
from paddock.table.store import Conflict
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

MOST = 50
"""Tables that a guest is reminded of."""
BUILT_AT_ONCE = 12
"""Races that are played through for one call; the next call tells of the others."""
REMEMBERED = 5000
ENDED = ("over", "closed", "frozen")


class MyTable(TableInfo, frozen=True, kw_only=True):
    """A table of mine: whose turn it is, or how the race ended."""

    since: float | None = None  # a date: when the last row was stored
    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    verdict: Message | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a race stands: whose turn it is, or how it ended."""

    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    verdict: Message | None = None


def standing_of(table: Table) -> Standing:
    """How the race of a table stands."""
    turn = table.race.turn
    if not isinstance(turn, Over):
        return Standing(table.race.waits if table.stage == "racing" else ())
    return Standing((), turn.result.won(), turn.result.scores, table.game.sheet(turn.result).verdict)


class Standings:
    """How races stand that nobody has open, by table and number of rows."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._known: OrderedDict[tuple[str, int], Standing] = OrderedDict()

    async def of_guest(self, guest: str, owner: str) -> list[MyTable]:
        """The tables of a guest, those touched last first; races are played through for this owner."""
        directory = self.directory
        found = await directory.store.tables_of(guest, MOST)
        last = await self._last_rows([id for id, _, _ in found])
        data = {id: (stage, data) for id, stage, data in found}
        mine, built = [], 0
        for table in await directory.summaries(found, owner):
            id = table.meta.id
            seq, at = last.get(id, (-1, None))
            standing = self._known.get((id, seq)) if id not in directory.open else standing_of(table)
            if standing is None and seq >= 0 and built < BUILT_AT_ONCE:
                built += 1
                standing = await self._build(id, seq, *data[id], owner)
            info = msgspec.structs.asdict(table.updates.info(guest))
            mine.append(MyTable(**info, since=at, **msgspec.structs.asdict(standing or Standing())))
        return mine

    async def _last_rows(self, ids: list[str]) -> dict[str, tuple[int, float]]:
        """The number and the date of the last row of each table."""
        columns = rows.c.table, sql.func.max(rows.c.seq).label("seq"), sql.func.max(rows.c.at).label("at")
        found = await self.directory.store.ask(sql.select(*columns).where(rows.c.table.in_(ids)).group_by(rows.c.table))
        return {row["table"]: (row["seq"], row["at"]) for row in found}

    async def _build(self, id: str, seq: int, stage: str, data: bytes, owner: str) -> Standing | None:
        async with self.directory.unopened(id):  # whoever asks at the same time waits for the same work
            if (known := self._known.get((id, seq))) is not None:
                return known
            try:
                standing = standing_of(await self.directory.build(data, cast(Stage, stage), owner))
            except PaddockError:
                return None  # damaged: it is listed without
            self._known[id, seq] = standing
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
            return standing

    async def forget(self, guest: str, id: str | None) -> None:
        """Takes a race that has ended off the guest's list, or all of them; for others nothing changes."""
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
