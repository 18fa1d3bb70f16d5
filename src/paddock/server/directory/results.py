"""Results of finished races: read for lists, and added to races that ended before results were stored.

The process that does the chores replays finished races without a result in the background, one at a time, the last
used first. Until then lists and careers show them without a result. It resumes after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, cast

import sqlalchemy as sql

from paddock.core.errors import PaddockError
from paddock.server.cluster.leases import CHORES
from paddock.server.storage.database import results, tables
from paddock.server.storage.results import add_result, add_unknown
from paddock.table.messages import Stage
from paddock.table.people.guest import fingerprint
from paddock.table.store import StoreFailed

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory

log = logging.getLogger("paddock.tables")

AT_ONCE = 100
"""Tables in one query."""
OFTEN, RARELY = 1.0, 3600.0
"""Seconds until the next check: while another process may have the chores, and when all races have results."""
OWNER = "@results"
"""The requester of the replays."""


async def backfill_for_ever(directory: TableDirectory) -> None:
    """Add missing results for as long as there may be any: old processes that share the database may add some."""
    while True:
        pause = OFTEN
        if directory.services.leases.has(CHORES):
            try:
                if not await backfill(directory):
                    pause = RARELY
            except PaddockError as error:
                log.error("results could not be added: %s", error)
        await asyncio.sleep(pause)


async def backfill(directory: TableDirectory) -> int:
    """Add the missing results of some finished races; return how many there were."""
    without = tables.c.id.not_in(sql.select(results.c.table))
    found = await directory.store.find_tables(tables.c.stage == "over", without, limit=AT_ONCE)
    for id, stage, data in found:
        began = perf_counter()
        async with directory.unopened(id):
            await _add(directory, id, stage, data)
        await asyncio.sleep(perf_counter() - began)  # live requests come first
    if found:
        log.info("%d races that had ended before have results now", len(found))
    return len(found)


async def _add(directory: TableDirectory, id: str, stage: str, data: bytes) -> None:
    """Add the result of a finished race; one that cannot be replayed is logged and then left alone."""
    work: Callable[[sql.Connection], None] = partial(add_unknown, table=id)
    try:
        table = directory.open.get(id) or await directory.loader.build(data, cast(Stage, stage), OWNER)
        await table.commits.is_behind()
        if table.result is not None:
            work = partial(add_result, result=table.result)
        elif table.stage == "racing":
            return  # its last rows have not been loaded here yet
        elif not table.meta.imported:  # the record of an unfinished race
            log.warning("table %s has no result: these rules cannot replay its race", fingerprint(id))
    except StoreFailed:
        raise
    except Exception as error:
        log.warning("table %s has no result: %s", fingerprint(id), error)
    await directory.store.transaction(work)
