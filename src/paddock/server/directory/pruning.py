"""Prune tables and guests that have not been used for long. The records of pruned races are kept longer.

Age is measured in uptime (`Store.uptime`), never by the date: a machine that wakes up in another year deletes nothing.
"""

from __future__ import annotations

import logging
import zlib
from functools import partial
from typing import TYPE_CHECKING

import sqlalchemy as sql

from paddock.core import record as records
from paddock.core.record import Record
from paddock.server.storage.database import careers, guests, kept_records, links, places, tables
from paddock.server.storage.deleting import prune_table
from paddock.server.storage.results import add_result
from paddock.table.info import record_of
from paddock.table.messages import Stage
from paddock.table.people.guest import fingerprint
from paddock.table.race import moves_of
from paddock.table.steps import once
from paddock.table.store import Conflict
from paddock.table.table import Table

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory

log = logging.getLogger("paddock.tables")

DAY = 24 * 3600.0
EVERY = 3600.0
"""Seconds between two prunings."""
FIRST = DAY
"""Seconds that the server must have been up, summed over its starts, before anything is pruned."""


async def prune(directory: TableDirectory) -> None:
    """Delete everything unused for longer than it is to be kept."""
    store, keep = directory.store, directory.services.keep
    now = store.uptime()
    if now < FIRST:
        return
    unused_since = now - keep.tables * DAY
    for id, stage, data in await store.find_tables(tables.c.used < unused_since):
        try:
            async with directory.unopened(id):
                await _prune_table(directory, id, stage, data, unused_since)  # type: ignore[arg-type]
        except Conflict:
            log.info("table %s was not pruned: it was used meanwhile", fingerprint(id))
        except Exception as error:  # unreadable data is kept, as it may be repaired
            log.error("table %s is old, but was not pruned: %s", fingerprint(id), error)
    await store.change(links.delete().where(links.c.until < store.date()))
    await _prune_careers(directory, now)
    await directory.services.seals.prune(unused_since)
    used = sql.union(sql.select(places.c.guest), sql.select(careers.c.guest))
    gone = await store.change(guests.delete().where(guests.c.used < unused_since, guests.c.id.not_in(used)))
    if gone:
        directory.services.guests.forget_all()
        log.info("pruned %d guests without tables, unused for %g days", gone, keep.tables)
    gone = await store.change(kept_records.delete().where(kept_records.c.pruned < now - keep.records * DAY))
    if gone:
        log.info("deleted %d records of pruned tables, kept for %g days", gone, keep.records)


async def _prune_careers(directory: TableDirectory, now: float) -> None:
    """Delete the careers of guests who have been away for as long as records are kept."""
    old = sql.select(guests.c.id).where(guests.c.used < now - directory.services.keep.records * DAY)
    sitting = sql.select(places.c.guest)
    await directory.store.change(careers.delete().where(careers.c.guest.in_(old), careers.c.guest.not_in(sitting)))


async def _prune_table(directory: TableDirectory, id: str, stage: Stage, data: bytes, unused_since: float) -> None:
    """Prune a table, unless it was just used; no other caller can load it meanwhile."""
    table = directory.open.get(id)
    if table is not None and (table.people.viewers or directory.times.clock() - table.used < directory.times.unload):
        return
    if await directory.following.is_watched_elsewhere(id):
        return
    directory.open.pop(id, None)
    table = table or await directory.loader.build(data, stage)
    if table.result is not None:
        await directory.store.transaction(partial(add_result, result=table.result))
    record = await kept_record(table)
    packed = None if record is None else await directory.services.loading.run(once(packed_record, record))
    await prune_table(directory.store, id, table.meta.code, packed, unused_since)
    what = "nothing was raced there" if record is None else f"its record of {len(record.moves)} moves is kept"
    say = "pruned table %s (%s, %s), unused for %g days; %s"
    log.info(say, fingerprint(id), table.meta.game, table.stage, directory.services.keep.tables, what)


async def kept_record(table: Table) -> Record | None:
    """Return the record of a race, including rows that these rules cannot replay; None if there are none."""
    record = record_of(table)
    if table.stage == "frozen":
        moves = moves_of(await table.services.store.rows_of(table.meta.id))
        header = {**table.meta.header, "seats": list(table.meta.names()), "luck": record.header["luck"]}
        record = Record(header, tuple(moves))
    return record if record.moves else None


def packed_record(record: Record) -> bytes:
    return zlib.compress(records.write(record).encode(), 9)
