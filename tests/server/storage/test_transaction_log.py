"""PostgreSQL crashes while several processes write."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
import sqlalchemy as sql

from paddock.server.storage.database import places
from paddock.server.storage.engine import checked_url, open_engine
from paddock.server.storage.store import Store
from tests.postgres import PostgresServer

WRITERS = 3


@pytest.fixture
def crashing() -> Iterator[PostgresServer]:
    """A PostgreSQL server for this test alone."""
    with closing(PostgresServer()) as server:
        yield server


async def test_after_a_crash_nothing_is_acknowledged_that_is_not_stored(
    crashing: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All have a running transaction; after its restart PostgreSQL reuses their numbers."""
    commit, lost, together = sql.Connection._commit_impl, set[int](), threading.Barrier(WRITERS)

    def crash_first(connection: sql.Connection) -> None:
        me = threading.get_ident()
        if threading.current_thread().name.startswith("paddock-writer") and me not in lost:
            lost.add(me)
            if together.wait() == 0:
                crashing.stop("immediate")
                crashing.start()
            together.wait()
        commit(connection)

    url = checked_url(crashing.new())
    stores = [Store(open_engine(url)) for _ in range(WRITERS)]
    for store in stores:
        await store.open()
        await store.note_uptime()
    monkeypatch.setattr(sql.Connection, "_commit_impl", crash_first)
    guests = [f"guest {at}" for at in range(WRITERS)]
    adding = [sql.insert(places).values(guest=guest, table="a") for guest in guests]
    await asyncio.gather(*[store.change(add) for store, add in zip(stores, adding, strict=True)])
    found = await stores[0].ask(sql.select(places.c.guest).order_by(places.c.guest))
    assert [row["guest"] for row in found] == guests
    for store in stores:
        await store.close()
