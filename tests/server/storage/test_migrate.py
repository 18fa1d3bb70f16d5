"""Databases are created, migrated or refused: a file after a backup, PostgreSQL under a lock."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from paddock.core.errors import BadOptions, PaddockError
from paddock.server.storage import migrate
from paddock.server.storage.engine import address_of_database, checked_url
from paddock.server.storage.migrate import (
    FILE,
    BadData,
    back_up,
    connected,
    is_current,
    newest,
    prepare,
    revision_of,
    upgrade,
    url_of,
)
from paddock.server.storage.store import Store
from tests.postgres import PostgresServer
from tests.server.storage.test_store import ids_of, make_tables, opened, row


async def test_an_older_database_is_brought_up_to_date_after_a_copy(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with connected(url_of(file), "") as connection:
        upgrade(connection, "0001")
    meta = {"host": "ann", "seats": [{"kind": "person", "guest": "bob"}, {"kind": "bot"}]}
    with closing(sqlite3.connect(file)) as connected_file:
        values = ("t1", "AAAAAA", "over", 1.0, 0, json.dumps(meta).encode())
        connected_file.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
        connected_file.commit()
    async with opened(tmp_path) as store:
        assert await ids_of(store, "ann") == await ids_of(store, "bob") == ["t1"]
    copies = [path.name for path in tmp_path.glob("*-before-*.db")]
    assert copies == [f"paddock-before-{newest()}.db"]
    with closing(sqlite3.connect(tmp_path / copies[0])) as copy:
        assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert copy.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
        assert copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'places'").fetchone() == (0,)


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    prepare(tmp_path)
    file = tmp_path / FILE
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


async def test_a_copy_of_a_database_in_use_is_whole(tmp_path: Path) -> None:
    async def write_on(store: Store) -> None:
        for seq in range(100, 130):
            await store.append("a", [row(seq)])

    async with opened(tmp_path) as store:
        await make_tables(store, "a")
        await store.append("a", [row(seq) for seq in range(100)])
        writing = asyncio.create_task(write_on(store))
        copy = await asyncio.to_thread(back_up, tmp_path / FILE, "copy.db")
        await writing
    with closing(sqlite3.connect(copy)) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        kept = [seq for (seq,) in found.execute("SELECT seq FROM rows ORDER BY seq")]
    assert len(kept) >= 100
    assert kept == list(range(len(kept)))


def test_processes_that_start_together_make_one_database(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new(like="template1")
    with ThreadPoolExecutor(4) as four:
        list(four.map(lambda _: prepare(tmp_path, address), range(4)))
    with connected(checked_url(address), "") as connection:
        assert revision_of(connection) == newest()
    assert is_current(checked_url(address))


def test_a_newer_server_is_refused(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.new()
    with connected(checked_url(address), "") as connection:
        connection.execute(sql.text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    with pytest.raises(BadData, match="newer Paddock"):
        prepare(tmp_path, address)


def test_migrations_wait_while_older_processes_are_alive(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new()
    living = "INSERT INTO processes VALUES ('old', 'here', extract(epoch from clock_timestamp()) + 60, '')"
    with connected(checked_url(address), "") as connection:
        for statement in (living, "UPDATE alembic_version SET version_num = '0009'"):
            connection.execute(sql.text(statement))
        connection.commit()
    assert migrate.only_add("0011") and not migrate.only_add("0010")
    monkeypatch.setattr(migrate, "only_add", lambda found: False)
    monkeypatch.setattr(migrate, "newest", lambda: "0010")
    with pytest.raises(BadData, match="stop all of them"):
        prepare(tmp_path, address)


def test_a_server_that_is_not_there_is_reported_without_the_password(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be used") as found:
        prepare(tmp_path, "postgresql://ann:sesame@127.0.0.1:1/races")
    assert "sesame" not in str(found.value)
    for wrong in ("postgresql://ann:sesame@a..b/races", "postgresql://ann:sesame@127.0.0.1/races?port=sesame"):
        with pytest.raises(PaddockError, match="the database") as refused:
            prepare(tmp_path, wrong)
        assert "sesame" not in str(refused.value)


def test_a_password_mistaken_for_a_host_is_not_quoted() -> None:
    with pytest.raises(BadOptions, match="%40") as found:
        address_of_database("", "postgresql://ann:open@sesame@127.0.0.1:1/races")
    assert "sesame" not in str(found.value)


def test_a_password_on_the_command_line_is_refused() -> None:
    secret = "postgresql://ann:sesame@db/races"
    assert address_of_database("", secret) == secret
    assert address_of_database("postgresql://ann@db/races", secret) == "postgresql://ann@db/races"
    hidden = ("postgresql://ann@db/races?password=sesame", "postgresql://ann@db/races?sslpassword=sesame")
    for wrong in (secret, *hidden, "postgresql://ann:sesame@db:port/races", "mysql://ann:sesame@db/races", "sesame"):
        with pytest.raises(BadOptions) as found:
            address_of_database(wrong)
        assert "sesame" not in str(found.value)
