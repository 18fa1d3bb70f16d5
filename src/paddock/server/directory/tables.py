"""The tables of a server process: found, loaded, added and deleted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from time import time
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakKeyDictionary

from paddock.core.game import AnyGame
from paddock.core.record import make_header
from paddock.fair import new_seed
from paddock.server.directory.loading import Loader
from paddock.table.errors import NotThere
from paddock.table.messages import Clock, Stage
from paddock.table.meta import Meta, SeatMeta
from paddock.table.people.guest import Guest, new_code, new_id
from paddock.table.race import Race
from paddock.table.result import result_of
from paddock.table.stages import begin
from paddock.table.store import Conflict, StoredTable
from paddock.table.table import Table, TableServices
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.following import Following
    from paddock.server.directory.services import Services


class TableDirectory:
    """All tables. Running ones are kept in memory; the others are loaded on demand."""

    def __init__(self, services: Services, following: Callable[[TableDirectory], Following]) -> None:
        self.services = services
        self.store, self.times = services.store, services.times
        self.open: dict[str, Table] = {}
        self.rematching: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
        self.following = following(self)
        self.for_tables = TableServices(services.store, services.bot_pool, services.times, self.following.is_mine)
        self.loader = Loader(services, self.for_tables)
        self._loading: dict[str, asyncio.Lock] = {}

    async def find(self, id: str, owner: str = "") -> Table:
        """Return the table of this id, loaded for an owner if it is not open."""
        if (table := self.open.get(id)) is not None:
            table.used = self.times.clock()
            return table
        async with self.unopened(id):
            if (table := self.open.get(id)) is not None:
                return table
            found = await self.store.table(id) if "\0" not in id else None
            if found is None:
                raise NotThere(message("server-error-no-table"))
            return await self._load(id, found, owner)

    @asynccontextmanager
    async def unopened(self, id: str) -> AsyncIterator[None]:
        """Keep other callers from loading or deleting a table."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                yield
            finally:
                self._loading.pop(id, None)

    async def _load(self, id: str, found: StoredTable, owner: str) -> Table:
        table = await self.following.wake(id)
        table = table or await self.loader.build(found.data, cast(Stage, found.stage), owner, found.version)
        if self.store.shared:
            await self.following.join(table)
        self._adopt(table)
        if table.stage == "racing" and not table.race.rows:
            await begin(table)  # a crash came between its start and its first row
        await table.commits.is_behind()  # notifications that came while it was loaded were not received
        return table

    def _adopt(self, table: Table) -> None:
        self.open[table.meta.id] = table
        table.clocks.ask(table.race.waits if table.stage == "racing" else ())

    async def summaries(self, found: list[tuple[str, str, bytes]], owner: str) -> list[Table]:
        """Return stored tables (id, stage, data) for a list, with the people at them but without their races."""
        listed = await self.loader.summaries(found, self.open, owner)
        if self.store.shared:
            await self.following.presence.look([table for table in listed if table.meta.id not in self.open])
        return listed

    async def add(
        self,
        guest: Guest,
        game: AnyGame,
        seats: tuple[SeatMeta, ...],
        public: bool = False,
        clock: Clock | None = None,
        race: Race | None = None,
        **more: Any,
    ) -> Table:
        """Store a new table, in its lobby or with a race begun elsewhere."""
        header = make_header(game, ("",) * game.seats)
        values = {"seed": new_seed(), "created": time(), "public": public, "clock": clock, **more}
        while True:
            meta = Meta(new_id(), new_code(), game.name, header, guest.id, seats, **values)
            table = Table(meta, "lobby", game, self.for_tables)
            with suppress(Conflict):  # another table has this code
                await table.commits.save(meta)
                break
        if race is not None:
            table.result = result_of(meta, race)
            await self.store.append(meta.id, race.rows, "over" if meta.imported else None, time(), table.result)
            table.race, table.stage = race, "over" if meta.imported else "lobby"
            race.date = self.store.date
        self._adopt(table)
        table.care.visit(guest.id)
        return table
