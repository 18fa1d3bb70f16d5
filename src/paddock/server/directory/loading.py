"""Load tables from the store: with their races, or just summaries for lists."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from paddock.table.messages import Stage
from paddock.table.meta import BY_HAND, Meta, read_meta
from paddock.table.people.guest import fingerprint
from paddock.table.race import ReplayMismatch, rebuilding
from paddock.table.result import result_of
from paddock.table.steps import Steps
from paddock.table.store import Row
from paddock.table.table import Table, TableServices

if TYPE_CHECKING:
    from paddock.server.directory.services import Services

log = logging.getLogger("paddock.tables")


class Loader:
    """Builds tables from stored data, in threads beside the event loop."""

    def __init__(self, services: Services, for_tables: TableServices) -> None:
        self.services = services
        self.for_tables = for_tables

    async def build(self, data: bytes, stage: Stage, owner: str = "", version: int | None = None) -> Table:
        """Return a stored table with its race, not yet open to anyone."""
        meta = read_meta(data)
        rows = await self.services.store.rows_of(meta.id)
        table = await self.services.loading.run(self._building(meta, stage, rows, version), owner)
        table.sealed = meta.trial is not None and not await self.services.seals.is_closed(meta.trial.challenge)
        return table

    def _building(self, meta: Meta, stage: Stage, rows: list[Row], version: int | None) -> Steps[Table]:
        """Replay the race of a table row by row."""
        yield
        game, why = self.services.games.of_header(meta.header)
        table = Table(meta, stage, game, self.for_tables, version)
        if stage == "frozen" and meta.frozen != BY_HAND:  # this program may replay what another one could not
            table.stage, table.meta = "racing", replace(meta, frozen=None)
        try:
            if why is not None:
                raise ReplayMismatch(0, why)
            yield from rebuilding(table.race, rows)
        except ReplayMismatch as error:
            log.warning("table %s is frozen: %s", fingerprint(meta.id), error)
            if meta.frozen != BY_HAND:
                table.meta = replace(meta, frozen=why or f"row {error.seq}")  # the row may contain a secret
            if stage != "over":
                table.stage = "frozen"
        for row in rows:
            table.clocks.charge(row)
        table.result = result_of(table.meta, table.race)
        return table

    async def summaries(self, found: list[tuple[str, str, bytes]], known: dict[str, Table], owner: str) -> list[Table]:
        """Return stored tables (id, stage, data) for a list, without their races; damaged ones are left out."""
        listed = await self.services.loading.run(self._summarising(found, known), owner)
        over = [table.meta.id for table in listed if table.stage == "over" and table.result is None]
        results = await self.services.lists.results_of(over)
        for table in listed:
            table.result = table.result or results.get(table.meta.id)
        return listed

    def _summarising(self, found: list[tuple[str, str, bytes]], known: dict[str, Table]) -> Steps[list[Table]]:
        listed = []
        for id, stage, data in found:
            yield
            try:
                listed.append(known.get(id) or self._summary(cast(Stage, stage), data))
            except Exception as error:
                log.error("table %s is damaged: %s", fingerprint(id), error)
        return listed

    def _summary(self, stage: Stage, data: bytes) -> Table:
        meta = read_meta(data)
        game, _ = self.services.games.of_header(meta.header)
        return Table(meta, stage, game, self.for_tables)
