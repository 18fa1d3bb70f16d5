"""Damaged data and a full disk: everything readable is served, and the rest is reported."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import sqlalchemy as sql
from sqlalchemy.exc import OperationalError

from paddock.table.people.seats import away
from tests.server.running import Person, Running, again

DAMAGE = ("'nonsense'", "x'fffe'", "x'7b7d'", "''", """'{"seats": 7}'""", """x'7b22686561646572223a207b7d7d'""")
GAME_IS_GONE = "replace(data, 'downforce', 'upforce')"


def test_damaged_tables_hide_no_other(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    sound, gone, *damaged = [ann.make(public=True)["id"] for _ in ("sound", "gone", *DAMAGE)]
    server.stop()
    for table, data in zip((gone, *damaged), (GAME_IS_GONE, *DAMAGE), strict=True):
        server.sql(f"UPDATE tables SET data = {data} WHERE id = :table", table=table)
    again(serve, server, ann)
    assert [table["id"] for table in ann.get("/api/me")["tables"]] == [sound]
    assert [table["id"] for table in ann.get("/api/tables")] == [sound]
    for table in damaged:
        assert ann.get(f"/api/tables/{table}", 500)["error"] == "this table is damaged; restore a backup"
        with ann.socket(table, hello=False) as socket:
            assert socket.closed() == (1011, "this table is damaged; restore a backup")


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    """Make all writes fail during the block."""
    engine = server.directory.store.engine

    def refuse(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            raise OperationalError(statement, None, sqlite3.OperationalError("database or disk is full"))

    sql.event.listen(engine, "before_cursor_execute", refuse)
    try:
        yield
    finally:
        sql.event.remove(engine, "before_cursor_execute", refuse)


def health(server: Running) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/healthz")
    return answer.status_code, answer.text


def test_a_full_disk_is_reported_everywhere_and_loses_nothing(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        action = socket.last["choices"][0]["action"]
        with full_disk(server):
            assert ann.act(table, 0, action, status=503)["error"].endswith("database or disk is full)")
            assert ann.make(status=503)["error"]
            assert ann.post("/api/me", {"name": "Anna"}, 503)["error"]
            assert ann.post(f"/api/tables/{table}/close", status=503)["error"]
            refused = socket.command(type="act", seat=0, action=action)
            assert refused["type"] == "refused" and refused["reason"]["id"] == "server-refused-not-stored"
            socket.say(type="confirm", seat=0, on=True)
            refused = socket.next("refused")
            assert refused["id"] == "" and refused["reason"]["id"] == "server-refused-not-stored"
            status, why = health(server)
            assert status == 503 and "disk is full" in why
            assert ann.get("/api/me")["name"] == "Ann"  # existing data can be read
            with Person(server.url).socket(table) as watching:
                assert watching.last["view"]
        assert health(server) == (200, "ok\n")
        assert socket.act(0, action)["type"] == "ack"
        assert not socket.last["table"]["seats"][0]["confirm"]


def test_a_table_can_be_seen_again_on_a_full_disk(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    server.do(server.table(table).commits.commit(partial(away, at=0, bot="random", by="clock")))
    with full_disk(server), ann.socket(table, 0) as socket:
        assert socket.last["view"] and socket.last["table"]["seats"][0]["away"]
        assert socket.next("refused")["id"] == ""
