"""Leases: the process that holds a table's lease runs its bots and clocks.

Correctness never depends on a lease: rows are numbered, and metadata is compared before it is set. A lease keeps
processes from doing the same work twice.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import sqlalchemy as sql

from paddock.server.storage.database import leases, processes
from paddock.server.storage.engine import NOW
from paddock.server.storage.store import Store

LASTS = 8.0
"""Seconds for which a process counts as alive after its last heartbeat."""
HEARTBEAT = 2.0
"""Seconds between heartbeats."""
TAKEN_OVER = 30.0
"""Seconds after its holder's death in which a lease can be taken over without stopping the clocks."""
HANDED_OVER = 5.0
"""After a release, a process with viewers at the table takes it within one second."""
CHORES = "@chores"
"""The lease of what one process does for all: pruning, and operator commands."""

IS_ALIVE = f"EXISTS (SELECT 1 FROM processes WHERE name = process AND until > {NOW})"
GOES_ON = f"""(CASE WHEN leases.released IS NULL THEN EXISTS (
    SELECT 1 FROM processes WHERE name = leases.process AND until > {NOW} - {TAKEN_OVER}
) ELSE leases.released > {NOW} - {HANDED_OVER} END)"""
"""Whether a lease passes to its next holder without a gap."""
BEAT = sql.text(
    f"""INSERT INTO processes (name, machine, until, figures) VALUES (:name, :machine, {NOW} + :lasts, :figures)
    ON CONFLICT (name) DO UPDATE SET until = excluded.until, figures = excluded.figures
    RETURNING COALESCE((SELECT until < {NOW} FROM processes WHERE name = :name), false)"""
)
"""Returns whether the process counted as dead before."""
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
"""The leases that a process still holds: another one may have taken some over meanwhile."""
RELEASE = sql.text(
    f"""UPDATE leases SET released = {NOW} WHERE process = :name AND "table" = ANY(CAST(:released AS text[]))"""
)
EXPIRE_PREDECESSOR = sql.text(
    f"""UPDATE processes SET until = {NOW} WHERE machine = :machine AND until > {NOW} AND name <> :name
    AND split_part(name, '.', 1) = split_part(:name, '.', 1)"""
)
"""Marks the process that this one replaces as dead."""
DIE = sql.text(f"UPDATE processes SET until = {NOW} WHERE name = :name")
SWEEP = (
    sql.text(  # counters of a dead process are reported while a sibling lives
        f"""DELETE FROM processes WHERE until < {NOW} - 3600
        AND machine NOT IN (SELECT machine FROM processes WHERE until > {NOW})"""
    ),
    sql.text(f"DELETE FROM leases WHERE NOT {GOES_ON}"),
    sql.text(f"DELETE FROM presence WHERE NOT {IS_ALIVE}"),
    sql.text(f"DELETE FROM transactions WHERE at < {NOW} - 3600"),
)


class Leases:
    """The leases of a process that does not share its database: it holds all."""

    lapses = 0  # how often it counted as dead and came back

    def has(self, about: str) -> bool:
        """Return whether this process holds a lease now."""
        return True

    def is_foreign(self, about: str) -> bool:
        """Return whether another process held a lease at the last renewal."""
        return False

    async def renew(self, wanted: set[str]) -> set[str]:
        """Release leases that are no longer wanted, and take free ones; return those taken."""
        return set()

    async def others(self) -> bool:
        """Return whether other processes share the database now."""
        return False

    async def sweep(self) -> None:
        """Delete what dead processes have left."""

    async def close(self) -> None:
        """Give all leases back, so that others can take over at once."""


class SharedLeases(Leases):
    """Leases of a process that shares its database with others."""

    def __init__(self, store: Store, machine: str, figures: Callable[[], bytes] = lambda: b"") -> None:
        self.store = store
        self.machine = machine
        self.figures = figures
        self._held: set[str] = set()
        self._foreign: set[str] = set()
        self._valid = 0.0  # the time until which leases are valid, by this process's own clock
        self._last_beat = 0.0

    def has(self, about: str) -> bool:
        return about in self._held and monotonic() < self._valid

    def is_foreign(self, about: str) -> bool:
        return about in self._foreign

    async def renew(self, wanted: set[str]) -> set[str]:
        """Take the leases wanted and release the others; return those taken. Also send a heartbeat."""
        now = monotonic()
        if now >= self._valid:
            self._held = set()  # another process may have taken it
        new, released = wanted - self._held, self._held - wanted
        if not (new or released) and now - self._last_beat < HEARTBEAT:
            return set()
        values = {
            "name": self.store.writer.name,
            "machine": self.machine,
            "lasts": LASTS,
            "uptime": self.store.uptime(),
        }
        values |= {"figures": self.figures(), "wanted": sorted(new), "released": sorted(released)}

        def work(connection: sql.Connection) -> tuple[bool, set[str], set[str]]:
            if not self._last_beat:
                connection.execute(EXPIRE_PREDECESSOR, values)
            lapsed = bool(connection.scalar(BEAT, values))
            self.store.sync_uptime(connection)
            if released:
                connection.execute(RELEASE, values)
            taken = set(connection.execute(TAKE, values).scalars()) if new else set()
            return lapsed, taken, set(connection.execute(HOLD, values).scalars())

        lapsed, taken, held = await self.store.transaction(work)
        self.lapses += lapsed
        self._held, self._foreign = held, wanted - held
        self._last_beat, self._valid = now, now + LASTS
        return taken

    async def others(self) -> bool:
        living = sql.select(processes.c.name).where(
            sql.text(f"until > {NOW}"), processes.c.name != self.store.writer.name
        )
        return bool(await self.store.ask(living.limit(1)))

    async def sweep(self) -> None:
        await self.store.transaction(lambda connection: [connection.execute(statement) for statement in SWEEP])

    async def close(self) -> None:
        self._held = set()
        await self.store.change(DIE.bindparams(name=self.store.writer.name))


async def led_since(store: Store, table: str) -> float | None:
    """Return the uptime since which a table has been run without a gap; None if no process runs it."""
    found = await store.ask(sql.select(leases.c.since).where(leases.c.table == table, sql.text(GOES_ON)))
    return float(found[0]["since"]) if found else None
