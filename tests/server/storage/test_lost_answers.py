"""Refusals are truthful: a stored action is acknowledged when it is sent again, or reported as uncertain."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from paddock.server.storage import writer
from paddock.server.storage.row_sql import PostgresRows
from paddock.server.storage.writer import Writer
from paddock.table.people.care import Care
from paddock.table.store import StoreFailed
from paddock.table.table import Table
from tests.server.running import ON_BOTH, Person, Running

pytestmark = ON_BOTH


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve()


def first_action(server: Running) -> tuple[Person, Table, int, str]:
    """A person at a table, the seat that is asked, and its first action."""
    ann = server.person("Ann")
    table = server.table(ann.start(people=2)["id"])
    seat = table.race.waits[0]
    return ann, table, seat, str(table.game.legal(table.race.state, seat)[0])


def test_an_action_sent_again_during_its_commit_is_acknowledged(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection drops, and the client returns before the commit is over."""
    ann, table, seat, action = first_action(server)
    committing, go_on = threading.Event(), threading.Event()
    transact = Writer._transact

    def slowly(writer: Writer, batch: Any) -> Any:
        committing.set()
        go_on.wait()
        return transact(writer, batch)

    async def send_twice() -> tuple[int, int]:
        first = asyncio.create_task(table.actions.act_for(ann.id, "once", seat, action))
        await asyncio.to_thread(committing.wait)
        first.cancel()
        await asyncio.sleep(0)
        again = asyncio.create_task(table.actions.act_for(ann.id, "once", seat, action))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.wait({first})
        return await again, await table.actions.act_for(ann.id, "once", seat, action)

    before = table.race.version
    monkeypatch.setattr(Writer, "_transact", slowly)
    assert server.do(send_twice()) == (before, before)
    stored = server.sql('SELECT seq FROM rows WHERE "table" = :table ORDER BY seq', table=table.meta.id)
    assert [seq for (seq,) in stored] == list(range(table.race.version))


def test_an_action_counts_even_if_its_seat_could_not_be_noted(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table, seat, action = first_action(server)
    calls = 0

    async def come_back(care: Care, at: int, guest: str) -> None:
        nonlocal calls
        table = care.table
        calls += 1
        if calls == 2:
            raise StoreFailed("the disk is full")
        seats = tuple([replace(one, away=number == at) for number, one in enumerate(table.meta.seats)])
        table.meta = replace(table.meta, seats=seats)

    monkeypatch.setattr(Care, "come_back", come_back)
    table.meta = replace(table.meta, seats=tuple([replace(one, away=True) for one in table.meta.seats]))
    before = table.race.version
    assert server.do(table.actions.act_for(ann.id, "once", seat, action)) == before
    assert calls == 2


def test_a_lost_answer_is_called_uncertain_until_the_action_is_sent_again(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not server.directory.store.shared:
        pytest.skip("a file has no connection to lose")
    ann, table, _, _ = first_action(server)
    add = PostgresRows.add_alone

    def add_and_vanish(rows: PostgresRows, connection: sql.Connection, *given: Any) -> None:
        add(rows, connection, *given)
        connection.connection.driver_connection.close()  # type: ignore[union-attr]
        connection.exec_driver_sql("SELECT 1")

    with ann.socket(table.meta.id, 0) as one, ann.socket(table.meta.id, 1) as two:
        for number in range(50):  # now and then something else is stored in the same batch, in another way
            seat, before = table.race.waits[0], table.race.version
            action = str(table.game.legal(table.race.state, seat)[0])
            send = {"type": "act", "seat": seat, "action": action, "id": f"once {number}"}
            socket = (one, two)[seat]
            with monkeypatch.context() as gone:
                gone.setattr(PostgresRows, "add_alone", add_and_vanish)
                gone.setattr(writer, "PATIENCE", -1.0)
                said = socket.command(**send)
            if said["type"] == "refused":
                break
        assert said["reason"]["id"] == "server-refused-uncertain"
        said = socket.command(**send)
        assert (said["type"], said["version"]) == ("ack", before)


def test_a_closed_store_says_so(server: Running) -> None:
    store = server.directory.store
    server.stop()
    with pytest.raises(StoreFailed, match="the server is stopping"):
        asyncio.run(store.rows_of("a"))
