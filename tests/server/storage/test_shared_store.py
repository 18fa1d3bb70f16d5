"""The store on a shared database: conflicts with other processes, and network failures."""

from __future__ import annotations

import asyncio
import threading
from time import monotonic, sleep

import pytest
import sqlalchemy as sql

from paddock.server.cluster.leases import SharedLeases
from paddock.server.storage import engine
from paddock.server.storage.database import places
from paddock.server.storage.deleting import delete_table
from paddock.server.storage.store import Store
from paddock.table.store import Conflict
from tests.server.storage.test_store import make_tables, row, store

__all__ = ["store"]
pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True, scope="session")


async def test_rows_of_a_table_that_another_process_has_forgotten_are_refused(store: Store) -> None:
    await make_tables(store, "a", "gone", "b")
    await delete_table(store, "gone")
    jobs = [store.append(table, [row(0)]) for table in ("a", "gone", "b")]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert isinstance(results[1], Conflict)  # the others' rows may conflict with themselves, as they are stored
    assert [len(await store.rows_of(at)) for at in ("a", "gone", "b")] == [1, 0, 1]


@pytest.mark.parametrize("stored", [True, False])
async def test_a_commit_whose_answer_was_lost_is_done_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    commit, lost = sql.Connection._commit_impl, [0]

    def lose(connection: sql.Connection) -> None:
        """Lose the connection once, before or after the commit."""
        losing = lost[0] == 1
        lost[0] += losing
        if stored or not losing:
            commit(connection)
        if losing:
            connection.connection.driver_connection.close()  # type: ignore[union-attr]
            connection.exec_driver_sql("SELECT 1")

    await make_tables(store, "a")
    await store.change(sql.text("DELETE FROM transactions"))  # it was deleted as too old
    monkeypatch.setattr(sql.Connection, "_commit_impl", lose)
    lost[0] = 1
    text = sql.text("INSERT INTO places (guest, \"table\") VALUES (:guest, 'a') RETURNING guest")
    found = await store.transaction(lambda connection: connection.execute(text, {"guest": "ann"}).scalar_one())
    assert found == "ann" and lost[0] == 2
    assert len(await store.ask(sql.select(places).where(places.c.guest == "ann"))) == 1


async def test_an_idle_transaction_is_ended(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is frozen or disconnected: others continue, and it restarts when it can."""
    monkeypatch.setattr(engine, "LONGEST_STAND", 1)
    store.engine.dispose()  # the next connections have it
    await make_tables(store, "a")
    frozen, began = threading.Event(), []

    def stand(connection: sql.Connection) -> None:
        connection.execute(sql.text("UPDATE uptime SET at = at"))
        began.append(monotonic())
        frozen.set()
        if len(began) == 1:
            sleep(2)
        connection.execute(sql.text("UPDATE uptime SET at = at"))

    other = Store(store.engine)
    await other.open()
    standing = asyncio.create_task(store.transaction(stand))
    await asyncio.to_thread(frozen.wait)
    await other.note_uptime()
    assert len(began) == 1  # it still stands
    await standing
    assert len(began) == 2
    other.writer.closing = True
    other.writer._wake.set()


async def test_unwanted_leases_are_released_after_an_outage(store: Store) -> None:
    other = Store(store.engine)
    await other.open()
    store.writer.name, other.writer.name = "one.a", "two.b"
    mine, theirs = SharedLeases(store, "one"), SharedLeases(other, "two")
    await mine.renew({"a"})
    mine._valid = mine._last_beat = 0.0  # it was disconnected for long, unnoticed by others
    await mine.renew(set())
    mine._last_beat = -10.0
    await mine.renew(set())
    assert await theirs.renew({"a"}) == {"a"}
    other.writer.closing = True
    other.writer._wake.set()
