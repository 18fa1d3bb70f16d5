"""The store: rows are added once and in order, a writing shares its commit, and a guest's tables are found."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from alembic import command

from paddock.server.database import tables
from paddock.server.metrics import COMMITS
from paddock.server.migrate import FILE, BadData, alembic_config, back_up, prepare
from paddock.server.store import Conflict, Job, Row, Store, StoreFailed, open_engine


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    store = Store(open_engine(f"sqlite:///{prepare(folder)}"))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(folder: Path, test: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(folder) as store:
            await test(store)

    asyncio.run(run())


async def ids_of(store: Store, guest: str) -> list[str]:
    return [id for id, _, _ in await store.tables_of(guest, 10)]


def row(seq: int, cid: str | None = None) -> Row:
    return Row(seq, "act", f"0 move {seq}", 0, "person", 1.5, cid, 0.25, "mark")


def test_rows_come_back_as_they_were(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("a", [row(0, "x"), row(1)])
        await store.append("a", [row(2)])
        assert await store.rows_of("a") == [row(0, "x"), row(1), row(2)]
        assert await store.rows_of("a", 2) == [row(2)]
        assert await store.rows_of("b") == []

    with_store(tmp_path, test)


def test_many_tables_share_a_commit(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        before = COMMITS._value.get()
        await asyncio.gather(*[store.append(f"t{at}", [row(0)]) for at in range(100)])
        assert COMMITS._value.get() - before < 10
        assert [len(await store.rows_of(f"t{at}")) for at in range(100)] == [1] * 100

    with_store(tmp_path, test)


def test_one_conflict_does_not_hurt_the_others(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("a", [row(0)])
        jobs = [store.append("b", [row(0)]), store.append("a", [row(0)]), store.append("c", [row(0)])]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), Conflict, type(None)]
        assert [await store.rows_of(at) for at in "abc"] == [[row(0)]] * 3

    with_store(tmp_path, test)


def test_a_mistake_in_one_job_does_not_hurt_the_others(tmp_path: Path) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError

    async def test(store: Store) -> None:
        jobs = [store.append("a", [row(0)]), store._put(Job("b", (), broken)), store.append("c", [row(0)])]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), ZeroDivisionError, type(None)]
        await store.append("a", [row(1)])
        assert [len(await store.rows_of(at)) for at in "abc"] == [2, 0, 1]

    with_store(tmp_path, test)


def test_a_client_id_is_stored_once(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("a", [row(0, "same")])
        with pytest.raises(Conflict):
            await store.append("a", [row(1, "same")])
        assert len(await store.rows_of("a")) == 1

    with_store(tmp_path, test)


def test_closing_writes_what_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            waiting = [asyncio.create_task(store.append(f"t{at}", [row(0)])) for at in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        with pytest.raises(StoreFailed):
            await store.append("late", [row(0)])
        async with opened(tmp_path) as again:
            assert [len(await again.rows_of(f"t{at}")) for at in range(20)] == [1] * 20

    asyncio.run(run())


def test_the_tables_of_a_guest(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.save_table("t1", "AAAAAA", "racing", 1, False, b"{}", {"ann", "bob"})
        await store.save_table("t2", "BBBBBB", "over", 2, False, b"{}", {"ann"})
        await store.save_table("t3", "CCCCCC", "closed", 3, False, b"{}", {"ann"})
        assert await ids_of(store, "ann") == ["t2", "t1"]
        assert await store.tables_of("ann", 1) == [("t2", "over", b"{}")]
        await store.save_table("t1", "AAAAAA", "racing", 4, False, b"{}", {"bob"})
        await store.save_table("t2", "BBBBBB", "over", 5, False, b"{}")  # whose it is has not changed
        assert await ids_of(store, "ann") == ["t2"]
        for table in ("t1", "t2", "t3"):
            await store.prune_table(table, "", None)
        assert await ids_of(store, "bob") == []
        assert await store.find_tables() == []

    with_store(tmp_path, test)


def test_a_move_notes_the_stage_and_the_day_apart(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.save_table("t", "AAAAAA", "racing", 1, False, b"{}")
        await store.append("t", [row(0)], touched=50)
        assert [stage for _, stage, _ in await store.find_tables(tables.c.touched == 50)] == ["racing"]
        await store.append("t", [row(1)], "over")
        assert [stage for _, stage, _ in await store.find_tables(tables.c.touched == 50)] == ["over"]

    with_store(tmp_path, test)


def test_an_older_database_is_brought_up_to_date_after_a_copy(tmp_path: Path) -> None:
    file = tmp_path / FILE
    command.upgrade(alembic_config(file), "0001")
    meta = {"host": "ann", "seats": [{"kind": "person", "guest": "bob"}, {"kind": "bot"}]}
    with closing(sqlite3.connect(file)) as connection:
        values = ("t1", "AAAAAA", "over", 1.0, 0, json.dumps(meta).encode())
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
        connection.commit()

    async def test(store: Store) -> None:
        assert await ids_of(store, "ann") == await ids_of(store, "bob") == ["t1"]

    with_store(tmp_path, test)
    copies = [path.name for path in tmp_path.glob("*-before-*.db")]
    assert copies == ["paddock-before-0008.db"]
    with closing(sqlite3.connect(tmp_path / copies[0])) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'places'").fetchone() == (0,)


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = prepare(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    with pytest.raises(BadData, match="newer Paddock"):
        prepare(tmp_path)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("9999",)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database, " * 100)
    with pytest.raises(BadData, match="not a database"):
        prepare(tmp_path)


def test_a_copy_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await store.append("a", [row(seq) for seq in range(100)])
        writing = asyncio.create_task(write_on(store))
        copy = await asyncio.to_thread(back_up, tmp_path / FILE, "copy.db")
        await writing
        with closing(sqlite3.connect(copy)) as found:
            assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            kept = [seq for (seq,) in found.execute("SELECT seq FROM rows ORDER BY seq")]
        assert len(kept) >= 100
        assert kept == list(range(len(kept)))

    async def write_on(store: Store) -> None:
        for seq in range(100, 130):
            await store.append("a", [row(seq)])

    with_store(tmp_path, test)
