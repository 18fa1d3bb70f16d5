"""Delete tables with everything that belongs to them."""

from __future__ import annotations

from time import time

import sqlalchemy as sql

from paddock.server.storage.database import (
    careers,
    chat,
    forgotten,
    kept_records,
    links,
    places,
    results,
    rows,
    tables,
    tries,
)
from paddock.server.storage.results import settle_attempt
from paddock.server.storage.store import Store
from paddock.table.result import Outcome
from paddock.table.store import Conflict


async def delete_table(store: Store, table: str) -> None:
    """Delete a table with everything that belongs to it, including its record and its place in careers."""

    def work(connection: sql.Connection) -> None:
        _delete(connection, table)
        connection.execute(careers.delete().where(careers.c.table == table))
        gone = {"table": "", "name": "", "settled": True, "data": b""}  # the guest's attempt remains used
        connection.execute(tries.update().where(tries.c.table == table).values(gone))

    await store.transaction(work, table)


async def prune_table(store: Store, table: str, code: str, record: bytes | None, unused_since: float) -> None:
    """Delete a table with everything that belongs to it, except for its record, if it has one.

    Raises Conflict if it was used through another process meanwhile.
    """
    old = tables.delete().where(tables.c.id == table, tables.c.used < unused_since)
    values = {"table": table, "code": code, "pruned": store.uptime(), "at": time(), "record": record}

    def work(connection: sql.Connection) -> None:
        if not connection.execute(old).rowcount:
            raise Conflict("it was used meanwhile")
        _delete(connection, table)
        connection.execute(careers.delete().where(careers.c.table == table, careers.c.data == b""))
        settle_attempt(connection, table, Outcome("closed"))
        if record is not None:
            connection.execute(kept_records.insert().values(values))

    await store.transaction(work, table)


def _delete(connection: sql.Connection, table: str) -> None:
    for where in (rows, results, links, places, chat, forgotten, kept_records):
        connection.execute(where.delete().where(where.c.table == table))
    connection.execute(tables.delete().where(tables.c.id == table))
