"""A guest's list of tables: whose turn it is in running races, and the results of finished ones.

Running races that are not open are replayed once to learn whose turn it is, cached by their number of rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from paddock.core.errors import PaddockError
from paddock.table.errors import NotNow
from paddock.table.lru import Lru
from paddock.table.messages import Stage, TableInfo
from paddock.words import Message, message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

MOST = 50
"""Most tables in a guest's list."""
BUILT_AT_ONCE = 12
"""Most races replayed for one call; the next call lists the others."""
REMEMBERED = 5000


class MyTable(TableInfo, frozen=True, kw_only=True):
    """One of my tables: whose turn it is, or how the race ended."""

    since: float | None = None  # a date: when the last row was stored
    waits: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    verdict: Message | None = None


class MyTables:
    """Lists each guest's tables; caches whose turn it is in races that are not open."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._waits: Lru[tuple[str, int], tuple[int, ...]] = Lru(REMEMBERED)

    async def of_guest(self, guest: str, owner: str) -> list[MyTable]:
        """Return the tables of a guest, the last used first; replays are charged to this owner."""
        lists = self.directory.services.lists
        found = await lists.of_guest(guest, MOST)
        last = await lists.last_rows([id for id, _, _ in found])
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

    async def _build(self, id: str, seq: int, stage: str, data: bytes, owner: str) -> tuple[int, ...] | None:
        async with self.directory.unopened(id):  # concurrent requests wait for the same work
            if (known := self._waits.get((id, seq))) is not None:
                return known
            try:
                waits = (await self.directory.loader.build(data, cast(Stage, stage), owner)).race.waits
            except PaddockError:
                return None  # damaged: listed without its turn
            self._waits[id, seq] = waits
            return waits

    async def forget(self, guest: str, id: str | None) -> None:
        """Remove a finished race from the guest's own list, or all of them."""
        if not await self.directory.services.lists.forget(guest, id) and id is not None:
            raise NotNow(message("server-error-not-over"))


def my_table(table: Table, guest: str, since: float | None, waits: tuple[int, ...]) -> MyTable:
    """Return a table's entry in its guest's list."""
    info, result = msgspec.structs.asdict(table.updates.info(guest)), table.result
    if result is None:
        return MyTable(**info, since=since, waits=waits)
    verdict = cast(Message, result.verdict)  # made to be encoded
    return MyTable(**info, since=since, winners=result.winners, scores=result.scores, verdict=verdict)
