"""The store: rows are added once and in order, jobs share a commit, and a guest's tables are found."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path

import pytest

from paddock.server.metrics import COMMITS
from paddock.server.storage.database import tables
from paddock.server.storage.deleting import prune_table
from paddock.server.storage.engine import open_engine
from paddock.server.storage.lists import Lists
from paddock.server.storage.migrate import prepare
from paddock.server.storage.store import Store
from paddock.table.store import Conflict, Row, StoreFailed, TableSave
from tests.server.conftest import NewDatabase
from tests.server.running import ON_BOTH

pytestmark = ON_BOTH


@asynccontextmanager
async def opened(folder: Path, address: str = "") -> AsyncIterator[Store]:
    store = Store(open_engine(prepare(folder, address)))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
async def store(tmp_path: Path, database: NewDatabase) -> AsyncIterator[Store]:
    """A store of its own."""
    async with opened(tmp_path, database()) as store:
        yield store


async def ids_of(store: Store, guest: str) -> list[str]:
    return [id for id, _, _ in await Lists(store).of_guest(guest, 10)]


async def make_tables(store: Store, *ids: str) -> None:
    for id in ids:
        await store.save_table(TableSave(id, id.upper(), "racing", 1, False, b"{}"))


def row(seq: int, cid: str | None = None) -> Row:
    return Row(seq, "act", f"0 move {seq}", 0, "person", 1.5, cid, 0.25, "mark")


async def test_rows_come_back_as_they_were(store: Store) -> None:
    await make_tables(store, "a")
    await store.append("a", [row(0, "x"), row(1)])
    await store.append("a", [row(2)])
    assert await store.rows_of("a") == [row(0, "x"), row(1), row(2)]
    assert await store.rows_of("a", 2) == [row(2)]
    assert await store.rows_of("b") == []


async def test_many_tables_share_a_commit(store: Store) -> None:
    await make_tables(store, *[f"t{at}" for at in range(100)])
    before = COMMITS._value.get()
    await asyncio.gather(*[store.append(f"t{at}", [row(0)]) for at in range(100)])
    assert COMMITS._value.get() - before < 10
    assert [len(await store.rows_of(f"t{at}")) for at in range(100)] == [1] * 100


async def test_idle_transactions_are_not_counted(store: Store) -> None:
    await make_tables(store, "a")
    before = COMMITS._value.get()
    await store.note_uptime()
    assert COMMITS._value.get() == before
    await store.append("a", [row(0)])
    assert COMMITS._value.get() == before + 1


async def test_one_conflict_does_not_hurt_the_others(store: Store) -> None:
    await make_tables(store, *"abc")
    await store.append("a", [row(0)])
    jobs = [store.append("b", [row(0)]), store.append("a", [row(0)]), store.append("c", [row(0)])]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert [await store.rows_of(at) for at in "abc"] == [[row(0)]] * 3


async def test_a_mistake_in_one_job_does_not_hurt_the_others(store: Store) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError

    await make_tables(store, *"ac")
    jobs = [store.append("a", [row(0)]), store.writer.put("b", broken), store.append("c", [row(0)])]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
    await store.append("a", [row(1)])
    assert [len(await store.rows_of(at)) for at in "abc"] == [2, 0, 1]


async def test_a_client_id_is_stored_once(store: Store) -> None:
    await make_tables(store, "a")
    await store.append("a", [row(0, "same")])
    with pytest.raises(Conflict):
        await store.append("a", [row(1, "same")])
    assert len(await store.rows_of("a")) == 1


async def test_closing_writes_waiting_jobs_and_accepts_no_more(tmp_path: Path, database: NewDatabase) -> None:
    address = database()

    async with opened(tmp_path, address) as store:
        await make_tables(store, *[f"t{at}" for at in range(20)])
        waiting = [asyncio.create_task(store.append(f"t{at}", [row(0)])) for at in range(20)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    with pytest.raises(StoreFailed):
        await store.append("late", [row(0)])
    async with opened(tmp_path, address) as again:
        assert [len(await again.rows_of(f"t{at}")) for at in range(20)] == [1] * 20


async def test_the_tables_of_a_guest(store: Store) -> None:
    await store.save_table(TableSave("t1", "AAAAAA", "racing", 1, False, b"{}", {"ann", "bob"}))
    await store.save_table(TableSave("t2", "BBBBBB", "over", 2, False, b"{}", {"ann"}))
    await store.save_table(TableSave("t3", "CCCCCC", "closed", 3, False, b"{}", {"ann"}))
    assert await ids_of(store, "ann") == ["t2", "t1"]
    assert await Lists(store).of_guest("ann", 1) == [("t2", "over", b"{}")]
    await store.save_table(TableSave("t1", "AAAAAA", "racing", 4, False, b"{}", {"bob"}))
    await store.save_table(TableSave("t2", "BBBBBB", "over", 5, False, b"{}"))  # whose it is has not changed
    assert await ids_of(store, "ann") == ["t2"]
    for table in ("t1", "t2", "t3"):
        with pytest.raises(Conflict, match="used meanwhile"):
            await prune_table(store, table, "", None, unused_since=0)
        await prune_table(store, table, "", None, unused_since=inf)
    assert await ids_of(store, "bob") == []
    assert await store.find_tables() == []


async def test_a_move_notes_the_stage_and_the_day_apart(store: Store) -> None:
    await store.save_table(TableSave("t", "AAAAAA", "racing", 1, False, b"{}"))
    await store.append("t", [row(0)], touched=50)
    assert [stage for _, stage, _ in await store.find_tables(tables.c.touched == 50)] == ["racing"]
    await store.append("t", [row(1)], "over")
    assert [stage for _, stage, _ in await store.find_tables(tables.c.touched == 50)] == ["over"]
