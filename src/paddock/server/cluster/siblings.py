"""Sibling processes, which were started together: each one reports health and metrics for all."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sql

from paddock.server import metrics
from paddock.server.storage.database import processes
from paddock.server.storage.engine import NOW
from paddock.server.storage.store import Store

IS_LIVING: sql.ColumnElement[bool] = sql.literal_column(f"until > {NOW}", sql.Boolean)


class Ended(NamedTuple):
    """The summed counters of processes that have ended; each is added once, as there may be hundreds."""

    lives: frozenset[tuple[str, float]] = frozenset()  # by name and time of death
    total: bytes = b""

    def with_more(self, lives: frozenset[tuple[str, float]], figures: list[bytes]) -> Ended:
        """Add the counters of processes that have ended since."""
        known = [self.total] if self.total else []
        return Ended(self.lives | lives, metrics.added_up([*known, *map(metrics.counters, figures)]))


class Siblings:
    """The other processes, as of their last heartbeats."""

    def __init__(self, store: Store, machine: str, all: int) -> None:
        self.store = store
        self.machine = machine
        self.all = all
        self._ended = Ended()

    async def figures(self) -> list[bytes]:
        """Return the metrics of live siblings, and the counters of dead ones."""
        if not self.machine:
            return []
        known = self._ended
        found = await self._others(known)
        ended = {(row["name"], row["until"]): row["figures"] for row in found if not row["living"]}
        if not known.lives <= ended.keys():  # a frozen process has resumed, or its row was deleted
            self._ended = Ended()
            return await self.figures()
        if new := [life for life in ended if life not in known.lives]:
            texts = [bytes(ended[life]) for life in new]
            known = self._ended = await asyncio.to_thread(known.with_more, frozenset(new), texts)
        texts = [bytes(row["figures"]) for row in found if row["living"]]
        return [text for text in (*texts, known.total) if text]

    async def _others(self, known: Ended) -> Sequence[Any]:
        """Return the other processes, without the metrics of dead ones that are already summed."""
        columns = processes.c
        is_new = columns.name.not_in([name for name, _ in known.lives])
        figures = sql.case((sql.or_(IS_LIVING, is_new), columns.figures)).label("figures")
        query = sql.select(columns.name, columns.until, IS_LIVING.label("living"), figures)
        return await self.store.ask(
            query.where(columns.machine == self.machine, columns.name != self.store.writer.name)
        )

    async def count(self) -> tuple[int, int]:
        """Return the number of live processes, and how many there should be."""
        if not self.machine:
            return 1, 1
        found = await self.store.ask(sql.select(IS_LIVING.label("living")).where(processes.c.machine == self.machine))
        return sum([row["living"] for row in found]), self.all
