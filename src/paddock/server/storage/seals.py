"""Open challenges, whose seeds and attempts stay sealed until they close."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql

from paddock.server.storage.database import challenges, tables, tries
from paddock.server.storage.store import Store
from paddock.table.result import Outcome

REMEMBERED = 10_000
"""Most challenges cached as closed."""


class PlanSeed(msgspec.Struct, frozen=True):
    """Only the seed of a plan, as the rest takes longer to read."""

    seed: str


_read_seed = msgspec.json.Decoder(PlanSeed).decode


class Seals:
    """Opens, seals and deletes challenges in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._closed: set[str] = set()

    async def is_closed(self, id: str) -> bool:
        """Return whether a challenge is closed or gone; the first caller after its end closes it for good."""
        if id in self._closed:
            return True
        query = sql.select(challenges.c.closes, challenges.c.closed).where(challenges.c.id == id)
        found = await self.store.ask(query)
        if found and not found[0]["closed"]:
            if self.store.date() < found[0]["closes"]:
                return False
            await self.store.transaction(lambda connection: _close(connection, id))
        if len(self._closed) >= REMEMBERED:
            self._closed.clear()
        self._closed.add(id)
        return True

    async def seeds(self) -> list[tuple[str, str]]:
        """Return the game and seed of every open challenge."""
        still_open = sql.and_(challenges.c.closed.is_(False), challenges.c.closes > self.store.date())
        found = await self.store.ask(sql.select(challenges.c.game, challenges.c.data).where(still_open))
        return [(row["game"], _read_seed(row["data"]).seed) for row in found]

    async def forget(self, id: str) -> bool:
        """Delete a challenge with its leaderboard; False if there is none. Tables of attempts stay and are unsealed.

        A daily race stays as a closed one, or it would be made again with luck that those tables show.
        """
        this = challenges.c.id == id

        def work(connection: sql.Connection) -> bool:
            connection.execute(tries.delete().where(tries.c.challenge == id))
            of_a_day = challenges.update().where(this, challenges.c.day.is_not(None)).values(closed=True)
            changes = of_a_day, challenges.delete().where(this, challenges.c.day.is_(None))
            return sum([connection.execute(change).rowcount for change in changes]) > 0

        return await self.store.transaction(work)

    async def prune(self, before: float) -> None:
        """Delete closed challenges that have not been raced since then, by the uptime.

        A daily race only loses its attempts, or it would be made again with a known seed if the clock were set back.
        """
        old = sql.and_(challenges.c.used < before, challenges.c.closes < self.store.date())

        def work(connection: sql.Connection) -> None:
            connection.execute(tries.delete().where(tries.c.challenge.in_(sql.select(challenges.c.id).where(old))))
            connection.execute(challenges.delete().where(old, challenges.c.day.is_(None)))
            connection.execute(challenges.update().where(old).values(closed=True))

        await self.store.transaction(work)


def _close(connection: sql.Connection, id: str) -> None:
    """Close a challenge for good. Unfinished attempts do not count, as others can be seen from now on."""
    connection.execute(challenges.update().where(challenges.c.id == id).values(closed=True))
    over = sql.select(tables.c.id).where(tables.c.stage == "over")
    late = sql.and_(tries.c.challenge == id, tries.c.settled.is_(False), tries.c.table.not_in(over))
    connection.execute(tries.update().where(late).values(settled=True, data=msgspec.json.encode(Outcome("late"))))
