"""The processes that were started together: any of them speaks for all, to whoever watches the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql

from paddock.server import metrics
from paddock.server.cluster.leases import NOW
from paddock.server.storage.database import processes
from paddock.server.storage.store import Store

IS_LIVING: sql.ColumnElement[bool] = sql.literal_column(f"until > {NOW}", sql.Boolean)


class Ended(NamedTuple):
    """What the processes that have ended had counted in all: each is added once, as there may be hundreds."""

    lives: frozenset[tuple[str, float]] = frozenset()  # of which processes, by name and until when they lived
    total: bytes = b""

    def with_more(self, lives: frozenset[tuple[str, float]], figures: list[bytes]) -> Ended:
        """With others that have ended since."""
        known = [self.total] if self.total else []
        return Ended(self.lives | lives, metrics.added_up([*known, *map(metrics.counters, figures)]))


class Siblings:
    """What the other processes have told with their last sign of life."""

    def __init__(self, store: Store, machine: str, all: int) -> None:
        self.store = store
        self.machine = machine
        self.all = all
        self._ended = Ended()

    async def figures(self) -> list[bytes]:
        """The figures of the others; of all that have died, what they had counted."""
        if not self.machine:
            return []
        known = self._ended
        found = await self._others(known)
        ended = {(row["name"], row["until"]): row["figures"] for row in found if not row["living"]}
        if not known.lives <= ended.keys():  # one that was frozen lives again, or its row was swept away
            self._ended = Ended()
            return await self.figures()
        if new := [life for life in ended if life not in known.lives]:
            texts = [bytes(ended[life]) for life in new]
            known = self._ended = await asyncio.to_thread(known.with_more, frozenset(new), texts)
        texts = [bytes(row["figures"]) for row in found if row["living"]]
        return [text for text in (*texts, known.total) if text]

    async def _others(self, known: Ended) -> Sequence[Any]:
        """The other processes, without the figures of those whose count is known."""
        columns = processes.c
        is_new = columns.name.not_in([name for name, _ in known.lives])
        figures = sql.case((sql.or_(IS_LIVING, is_new), columns.figures)).label("figures")
        query = sql.select(columns.name, columns.until, IS_LIVING.label("living"), figures)
        return await self.store.ask(query.where(columns.machine == self.machine, columns.name != self.store.name))

    async def count(self) -> tuple[int, int]:
        """How many processes live, and how many should."""
        if not self.machine:
            return 1, 1
        found = await self.store.ask(sql.select(IS_LIVING.label("living")).where(processes.c.machine == self.machine))
        return sum([row["living"] for row in found]), self.all
