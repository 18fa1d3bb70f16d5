"""All tables of a server: made, found, loaded, looked after and, when old, deleted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Any, cast
from weakref import WeakKeyDictionary

import sqlalchemy as sql
from msgspec.structs import replace

from paddock.core.game import AnyGame
from paddock.core.record import make_header
from paddock.fair import new_seed
from paddock.server.cluster.leases import Leases, LocalLeases
from paddock.server.directory import guests as auth
from paddock.server.directory.commands import NOT_THERE, dismiss
from paddock.server.directory.following import Following
from paddock.server.directory.game_cache import GameCache
from paddock.server.directory.guests import Guests
from paddock.server.directory.housekeeping import Housekeeping
from paddock.server.directory.my_tables import Standings
from paddock.server.directory.pruning import Keep
from paddock.server.directory.results import stored_results
from paddock.server.features.careers import Careers
from paddock.server.features.challenges import Challenges
from paddock.server.features.daily import Days
from paddock.server.live.batcher import UpdateBatcher
from paddock.server.net.access_log import fingerprint
from paddock.server.net.bans import Bans
from paddock.server.net.quotas import Quotas
from paddock.server.storage.bus import Bus
from paddock.server.storage.database import kept_records, tables
from paddock.server.storage.store import Store
from paddock.server.workers.bot_pool import BotPool
from paddock.server.workers.hints import Hints
from paddock.server.workers.jobs import Jobs
from paddock.server.workers.odds import LiveOdds
from paddock.server.workers.queue import Busy
from paddock.server.workers.rasteriser import Rasteriser
from paddock.server.workers.reviews import Reviews
from paddock.table.errors import NotThere
from paddock.table.messages import Clock, Stage
from paddock.table.meta import BY_HAND, Meta, SeatMeta, read_meta
from paddock.table.people.guest import Guest
from paddock.table.race import Race, ReplayMismatch, rebuilding
from paddock.table.result import result_of
from paddock.table.sizes import LONGEST_CODE
from paddock.table.steps import Steps
from paddock.table.store import Conflict, Row, StoredTable
from paddock.table.table import Services, Table
from paddock.table.times import Times
from paddock.words import message

log = logging.getLogger("paddock.tables")


class TableDirectory:
    """All tables. Running ones are kept in memory, the others are loaded when somebody asks."""

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        bus: Bus,
        keep: Keep | None = None,
        times: Times | None = None,
        quotas: Quotas | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.store = store
        store.name, store.bus = auth.new_id(), bus
        self.leases = leases or LocalLeases()
        self.bot_pool = bot_pool
        self.bus = bus
        self.guests = Guests(store)
        self.quotas = quotas or Quotas()
        bot_pool.owner_of = self.guests.owner_of
        self.bans = Bans(store)
        self.standings = Standings(self)
        self.careers = Careers(store)
        self.challenges = Challenges(self)
        self.days = Days(self)
        self.games = GameCache()
        self.making = Jobs(threads=1, at_once=2, most=16, each=1)  # races that are played again for a new table
        self.loading = Jobs(threads=2, at_once=8, most=2000, each=4)  # tables
        self.replaying = Jobs(threads=1, at_once=4, most=60, each=2)  # races that are over: pages and records of them
        self.rasteriser = Rasteriser()
        self.reviews = Reviews()
        self.live_odds = LiveOdds()
        self.hints = Hints()
        self.batcher = UpdateBatcher()
        self.keep = keep or Keep()
        self.times = times or Times()
        self.open: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._housekeeping = Housekeeping(self)
        self.following = Following(self)
        self.services = Services(store, bot_pool, self.times, self.live_odds, self.following.is_mine)
        self.rematching: WeakKeyDictionary[Table, asyncio.Lock] = WeakKeyDictionary()
        bus.listen(self.following.received)

    async def start(self) -> None:
        """Begins to look after tables; each is loaded when somebody comes, so that a start takes no time."""
        await self.store.open()
        await self.bans.load()
        self._housekeeping.start()
        await self.following.start()

    async def close(self) -> None:
        """Stops cleanly: nothing is lost, as everything that counts is stored already."""
        self._housekeeping.stop()
        await asyncio.gather(*[table.bots.stop() for table in self.open.values()])
        await self.following.close()
        self.bot_pool.close()
        self.making.close()
        self.loading.close()
        self.replaying.close()
        self.reviews.close()
        self.rasteriser.close()
        self.live_odds.close()
        self.hints.close()
        await self.bus.close()
        await self.store.close()

    # Finding and loading.

    async def find(self, id: str, owner: str = "") -> Table:
        """The table of this id, loaded for an owner if it is not open."""
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
        """A while in which nobody else loads or deletes this table."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            try:
                yield
            finally:
                self._loading.pop(id, None)

    async def find_code(self, code: str, owner: str) -> Table:
        """The table of this short code."""
        if len(code) > LONGEST_CODE:
            raise NotThere(message("server-error-no-code"))
        bare = "".join([letter for letter in code.upper() if letter.isalnum()])  # spelt in any way: "abc-d ef"
        found = await self.store.find_tables(tables.c.code == bare)
        if not found:
            raise NotThere(message("server-error-no-code"))
        return await self.find(found[0][0], owner)

    async def _load(self, id: str, found: StoredTable, owner: str) -> Table:
        table = await self.following.wake(id)
        table = table or await self.build(found.data, cast(Stage, found.stage), owner, found.version)
        if self.store.shared:
            if is_of_newer_rules(table) and await self.leases.others():
                raise Busy("this table is of a newer version, which other processes have; try again")
            await self.following.join(table)
        self._adopt(table)
        if table.stage == "racing" and not table.race.rows:
            await table.begin()  # it was cut off between its start and its first row
        await table.commits.is_behind()  # news that came while it was loaded were not heard
        return table

    async def build(self, data: bytes, stage: Stage, owner: str = "", version: int | None = None) -> Table:
        """A table from what is stored of it, not open to anybody."""
        meta = read_meta(data)
        rows = await self.store.rows_of(meta.id)
        table = await self.loading.run(self._building(meta, stage, rows, version), owner)
        table.sealed = meta.trial is not None and not await self.challenges.is_closed(meta.trial.challenge)
        return table

    def _building(self, meta: Meta, stage: Stage, rows: list[Row], version: int | None) -> Steps[Table]:
        """A table with its race, played again row by row."""
        yield
        game, why = self.games.of_header(meta.header)
        table = Table(meta, stage, game, self.services, version)
        if stage == "frozen" and meta.frozen != BY_HAND:  # this program may agree where another one did not
            table.stage, table.meta = "racing", replace(meta, frozen=None)
        try:
            if why is not None:
                raise ReplayMismatch(0, why)
            yield from rebuilding(table.race, rows)
        except ReplayMismatch as error:
            log.warning("table %s is frozen: %s", fingerprint(meta.id), error)
            if meta.frozen != BY_HAND:
                table.meta = replace(meta, frozen=why or f"row {error.seq}")  # what is in the row may be a secret
            if stage != "over":
                table.stage = "frozen"
        for row in rows:
            table.clocks.charge(row)
        table.result = result_of(table.meta, table.race)
        return table

    def _adopt(self, table: Table) -> None:
        self.open[table.meta.id] = table
        table.clocks.ask(table.race.waits if table.stage == "racing" else ())

    async def summaries(self, found: list[tuple[str, str, bytes]], owner: str) -> list[Table]:
        """Stored tables (id, stage, data) to be listed, not played at: races are not built for it.

        One that is damaged is left out and keeps nobody from the others.
        """
        listed = await self.loading.run(self._summarising(found), owner)
        over = [table.meta.id for table in listed if table.stage == "over" and table.result is None]
        found_results = await stored_results(self.store, over)
        for table in listed:
            table.result = table.result or found_results.get(table.meta.id)
        if self.store.shared:
            await self.following.presence.look([table for table in listed if table.meta.id not in self.open])
        return listed

    def _summarising(self, found: list[tuple[str, str, bytes]]) -> Steps[list[Table]]:
        listed = []
        for id, stage, data in found:
            yield
            try:
                listed.append(self.open.get(id) or self._summary_of(cast(Stage, stage), data))
            except Exception as error:
                log.error("table %s is damaged: %s", fingerprint(id), error)
        return listed

    def _summary_of(self, stage: Stage, data: bytes) -> Table:
        meta = read_meta(data)
        game, _ = self.games.of_header(meta.header)
        return Table(meta, stage, game, self.services)

    async def forget(self, id: str) -> None:
        """Deletes a table at once, with everything that belongs to it, or the record of one that was pruned."""
        async with self.unopened(id):
            kept = await self.store.ask(sql.select(kept_records.c.table).where(kept_records.c.table == id))
            if not kept and not await self.store.find_tables(tables.c.id == id):
                raise NotThere(message("server-error-no-table"))
            table = self.open.pop(id, None)
            if table is not None:
                async with table.commits.lock:
                    table.stage = "closed"  # whatever still waits for the lock is refused
                await table.bots.stop()
            await self.store.delete_table(id)
        self.reviews.kept.clear()  # by whom and of what is not known there
        self.rasteriser.pictures.clear()
        if table is not None:
            dismiss(table, NOT_THERE, "the table is forgotten")

    # Making tables.

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
        header = make_header(game, ("",) * game.seats)
        values = {"seed": new_seed(), "created": time(), "public": public, "clock": clock, **more}
        while True:
            meta = Meta(auth.new_id(), auth.new_code(), game.name, header, guest.id, seats, **values)
            table = Table(meta, "lobby", game, self.services)
            with suppress(Conflict):  # another table has this code
                await table.commits.save(meta)
                break
        if race is not None:  # of which something was raced elsewhere
            table.result = result_of(meta, race)
            await self.store.append(meta.id, race.rows, "over" if meta.imported else None, time(), table.result)
            table.race, table.stage = race, "over" if meta.imported else "lobby"
            race.date = self.store.date
        self._adopt(table)
        table.care.visit(guest.id)
        return table


def is_of_newer_rules(table: Table) -> bool:
    """Whether a newer program made a table and goes on with it, by rules that this one does not know."""
    newer = int(table.meta.header.get("rules", 0)) > table.game.rules
    return newer and table.stage in ("lobby", "racing", "frozen") and table.meta.frozen != BY_HAND
