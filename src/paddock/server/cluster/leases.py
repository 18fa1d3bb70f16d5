"""Which process looks after a table's bots and clocks: the one that holds its lease, as long as it is alive.

Correctness never hangs on a lease: rows have their numbers, and everything else is compared before it is set. It keeps
processes from doing the same work twice.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

import sqlalchemy as sql

from paddock.server.storage.database import leases, processes
from paddock.server.storage.store import Store

LASTS = 8.0
"""Seconds for which a process counts as alive after it was heard of last."""
HEARD_EVERY = 2.0
"""Seconds between two signs of life."""
TAKEN_OVER = 30.0
"""Seconds after the death of its holder in which somebody else goes on with a lease, and its clocks go on."""
HANDED_OVER = 5.0
"""Seconds after it was given back in which they do: whoever else watches the table takes it within one."""
CHORES = "@chores"
"""The lease of what one process does for all: pruning, and commands of whoever runs the server."""

NOW = "extract(epoch from clock_timestamp())"
IS_ALIVE = f"EXISTS (SELECT 1 FROM processes WHERE name = process AND until > {NOW})"
GOES_ON = f"""(CASE WHEN leases.released IS NULL THEN EXISTS (
    SELECT 1 FROM processes WHERE name = leases.process AND until > {NOW} - {TAKEN_OVER}
) ELSE leases.released > {NOW} - {HANDED_OVER} END)"""
"""Whether there is no gap between who held a lease and who takes it now."""
SIGN_OF_LIFE = sql.text(
    f"""INSERT INTO processes (name, machine, until, figures) VALUES (:name, :machine, {NOW} + :lasts, :figures)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, figures = excluded.figures
    RETURNING COALESCE((SELECT until < {NOW} FROM processes WHERE name = :name), false)"""
)
"""It tells whether the process counted as dead before."""
TAKE = sql.text(
    f"""INSERT INTO leases ("table", process, since)
    SELECT wanted, :name, :uptime FROM unnest(CAST(:wanted AS text[])) AS wanted ORDER BY wanted
    ON CONFLICT ("table") DO UPDATE SET process = excluded.process, released = NULL, since = CASE WHEN {GOES_ON}
    THEN leases.since ELSE excluded.since END
    WHERE leases.process = :name OR leases.released IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM processes WHERE name = leases.process AND until > {NOW}
    )
    RETURNING "table" """
)
HOLD = sql.text('SELECT "table" FROM leases WHERE process = :name AND released IS NULL')
"""What a process still holds: while it was not heard of, another one may have taken something over."""
RELEASE = sql.text(
    f"""UPDATE leases SET released = {NOW} WHERE process = :name AND "table" = ANY(CAST(:released AS text[]))"""
)
EXPIRE_PREDECESSOR = sql.text(
    f"""UPDATE processes SET until = {NOW} WHERE machine = :machine AND until > {NOW} AND name <> :name
    AND split_part(name, '.', 1) = split_part(:name, '.', 1)"""
)
"""The process in whose place this one was started is dead."""
DIE = sql.text(f"UPDATE processes SET until = {NOW} WHERE name = :name")
SWEEP = (
    sql.text(  # what was counted by a process that has died is told as long as one lives that was started with it
        f"""DELETE FROM processes WHERE until < {NOW} - 3600
        AND machine NOT IN (SELECT machine FROM processes WHERE until > {NOW})"""
    ),
    sql.text(f"DELETE FROM leases WHERE NOT {GOES_ON}"),
    sql.text(f"DELETE FROM presence WHERE NOT {IS_ALIVE}"),
    sql.text(f"DELETE FROM transactions WHERE at < {NOW} - 3600"),
)


class Leases(Protocol):
    """What this process looks after."""

    lapses: int  # how often it counted as dead, and came back

    def has(self, about: str) -> bool: ...
    def is_foreign(self, about: str) -> bool: ...
    async def renew(self, wanted: set[str]) -> set[str]: ...
    async def others(self) -> bool: ...
    async def sweep(self) -> None: ...
    async def close(self) -> None: ...


class LocalLeases:
    """For a process that is alone with its database."""

    lapses = 0

    def has(self, about: str) -> bool:
        return True

    def is_foreign(self, about: str) -> bool:
        return False

    async def renew(self, wanted: set[str]) -> set[str]:
        return set()

    async def others(self) -> bool:
        return False

    async def sweep(self) -> None:
        """There is nobody to sweep after."""

    async def close(self) -> None:
        """There is nobody to leave anything to."""


class SharedLeases:
    """For a process that shares its database with others."""

    def __init__(self, store: Store, machine: str, figures: Callable[[], bytes] = lambda: b"") -> None:
        self.store = store
        self.machine = machine
        self.figures = figures
        self._held: set[str] = set()
        self._foreign: set[str] = set()
        self.lapses = 0
        self._valid = 0.0  # until when what is held counts, by this process's own clock
        self._heard = 0.0

    def has(self, about: str) -> bool:
        """Whether this process looks after something now."""
        return about in self._held and monotonic() < self._valid

    def is_foreign(self, about: str) -> bool:
        """Whether another process did when it was last asked."""
        return about in self._foreign

    async def renew(self, wanted: set[str]) -> set[str]:
        """Gives a sign of life, gives back what is not wanted any more, and takes what is free; what is new here."""
        now = monotonic()
        if now >= self._valid:
            self._held = set()  # another process may have taken it
        new, released = wanted - self._held, self._held - wanted
        if not (new or released) and now - self._heard < HEARD_EVERY:
            return set()
        values = {"name": self.store.name, "machine": self.machine, "lasts": LASTS, "uptime": self.store.uptime()}
        values |= {"figures": self.figures(), "wanted": sorted(new), "released": sorted(released)}

        def work(connection: sql.Connection) -> tuple[bool, set[str], set[str]]:
            if not self._heard:
                connection.execute(EXPIRE_PREDECESSOR, values)
            lapsed = bool(connection.scalar(SIGN_OF_LIFE, values))
            self.store.sync_uptime(connection)
            if released:
                connection.execute(RELEASE, values)
            taken = set(connection.execute(TAKE, values).scalars()) if new else set()
            return lapsed, taken, set(connection.execute(HOLD, values).scalars())

        lapsed, taken, held = await self.store.transaction(work)
        self.lapses += lapsed
        self._held, self._foreign = held, wanted - held
        self._heard, self._valid = now, now + LASTS
        return taken

    async def others(self) -> bool:
        """Whether other processes share the database now."""
        living = sql.select(processes.c.name).where(sql.text(f"until > {NOW}"), processes.c.name != self.store.name)
        return bool(await self.store.ask(living.limit(1)))

    async def sweep(self) -> None:
        """Forgets what is left of processes that have died."""
        await self.store.transaction(lambda connection: [connection.execute(statement) for statement in SWEEP])

    async def close(self) -> None:
        """Another process may take over at once; what has begun goes on."""
        self._held = set()
        await self.store.change(DIE.bindparams(name=self.store.name))


def alive(connection: sql.Connection) -> list[dict[str, Any]]:
    """The processes that share this database now."""
    query = sql.text(f"SELECT name, machine, figures FROM processes WHERE until > {NOW} ORDER BY name")
    return [dict(row) for row in connection.execute(query).mappings()]


async def led_since(store: Store, table: str) -> float | None:
    """By the uptime, since when a table is looked after without a gap; None if it is not."""
    found = await store.ask(sql.select(leases.c.since).where(leases.c.table == table, sql.text(GOES_ON)))
    return float(found[0]["since"]) if found else None
