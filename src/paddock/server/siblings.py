"""The processes that were started together: any of them speaks for all, to whoever watches the machine."""

from __future__ import annotations

import sqlalchemy as sql

from paddock.server import metrics
from paddock.server.database import processes
from paddock.server.leases import NOW
from paddock.server.store import Store

IS_LIVING: sql.ColumnElement[bool] = sql.literal_column(f"until > {NOW}").label("living")


class Siblings:
    """What the other processes have told with their last sign of life."""

    def __init__(self, store: Store, machine: str, all: int) -> None:
        self.store = store
        self.machine = machine
        self.all = all

    async def figures(self) -> list[bytes]:
        """The figures of the others; of those that have died, what they had counted."""
        if not self.machine:
            return []
        others = processes.c.machine == self.machine, processes.c.name != self.store.name
        found = await self.store.ask(sql.select(processes.c.figures, IS_LIVING).where(*others))
        texts = [bytes(row["figures"]) if row["living"] else metrics.counters(bytes(row["figures"])) for row in found]
        return [text for text in texts if text]

    async def count(self) -> tuple[int, int]:
        """How many processes live, and how many should."""
        if not self.machine:
            return 1, 1
        found = await self.store.ask(sql.select(IS_LIVING).where(processes.c.machine == self.machine))
        return sum([row["living"] for row in found]), self.all
