"""The services that all tables of a server process share."""

from __future__ import annotations

from typing import Any

import msgspec

from paddock.core.game import AnyGame
from paddock.server.cluster.leases import Leases
from paddock.server.directory.game_cache import GameCache
from paddock.server.directory.guests import Guests
from paddock.server.net.bans import Bans
from paddock.server.net.quotas import Quotas
from paddock.server.storage.bus import Bus
from paddock.server.storage.lists import Lists
from paddock.server.storage.seals import Seals
from paddock.server.storage.store import Store
from paddock.server.workers.bot_pool import BotPool
from paddock.server.workers.jobs import Jobs
from paddock.server.workers.rasteriser import Rasteriser
from paddock.server.workers.reviews import Reviews
from paddock.server.workers.studio import StudioWorker
from paddock.table.steps import once
from paddock.table.times import Times


class Keep(msgspec.Struct, frozen=True):
    """How long data is kept, in days of uptime."""

    tables: float = 90
    records: float = 365


class Services(msgspec.Struct, frozen=True, kw_only=True):
    """The services of a server process, besides its tables."""

    store: Store
    bus: Bus
    leases: Leases
    bot_pool: BotPool
    times: Times
    keep: Keep
    quotas: Quotas
    guests: Guests
    bans: Bans
    seals: Seals
    lists: Lists
    games: GameCache
    making: Jobs  # replays for new tables
    loading: Jobs  # tables
    replaying: Jobs  # finished races: pages and records of them
    rasteriser: Rasteriser
    reviews: Reviews
    studio: StudioWorker

    async def game(self, name: str, options: dict[str, Any], owner: str) -> AnyGame:
        """Return a game from the cache, or make it beside the event loop."""
        return await self.loading.run(once(self.games.make, name, options), owner)

    async def game_of(self, header: dict[str, Any], owner: str) -> tuple[AnyGame, str | None]:
        """Return the game of a stored header, and why it cannot continue, if so."""
        return await self.loading.run(once(self.games.of_header, header), owner)

    async def close(self) -> None:
        """Stop all workers, then write what is waiting and close the database."""
        for service in (self.bot_pool, self.making, self.loading, self.replaying):
            service.close()
        for worker in (self.reviews, self.rasteriser, self.studio):
            worker.close()
        await self.bus.close()
        await self.store.close()


def make_services(
    store: Store,
    bot_pool: BotPool,
    bus: Bus,
    keep: Keep | None = None,
    times: Times | None = None,
    quotas: Quotas | None = None,
    leases: Leases | None = None,
    playouts: int = 0,
) -> Services:
    store.writer.bus = bus
    guests = Guests(store)
    bot_pool.owner_of = guests.owner_of
    return Services(
        store=store,
        bus=bus,
        leases=leases or Leases(),
        bot_pool=bot_pool,
        times=times or Times(),
        keep=keep or Keep(),
        quotas=quotas or Quotas(),
        guests=guests,
        bans=Bans(store),
        seals=Seals(store),
        lists=Lists(store),
        games=GameCache(),
        making=Jobs(threads=1, at_once=2, most=16, each=1),
        loading=Jobs(threads=2, at_once=8, most=2000, each=4),
        replaying=Jobs(threads=1, at_once=4, most=60, each=2),
        rasteriser=Rasteriser(),
        reviews=Reviews(playouts),
        studio=StudioWorker(),
    )
