"""Pruning by uptime, never by the date, and never without keeping a record."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Callable

import httpx
import pytest
from msgspec.structs import replace

from paddock.core import record as records
from paddock.server.directory.pruning import DAY, prune
from paddock.server.directory.services import Keep
from paddock.server.storage import deleting, store
from paddock.server.storage.database import tables
from paddock.table.table import Table
from tests.server.running import QUICK, FakeClock, Person, Running, again


@pytest.fixture
def up(serve: Callable[..., Running], clock: FakeClock) -> Callable[..., Running]:
    """Start servers with this clock that keep tables for two days and records for five."""
    return lambda **more: serve(times=replace(QUICK, clock=clock, tick=60), keep=Keep(2, 5), **more)


def kept(server: Running) -> dict[str, bytes]:
    """The records of pruned tables."""
    return dict(server.sql('SELECT "table", record FROM kept_records'))


def test_tables_are_kept_and_then_pruned(up: Callable[..., Running], clock: FakeClock) -> None:
    server = up()
    ann = server.person("Ann")
    old, watched, over = ann.make()["id"], ann.make()["id"], ann.start(people=2)["id"]
    server.play_out(over)
    record = ann.http.get(f"/api/tables/{over}/record").text
    clock.advance(1.9 * DAY)
    server.do(prune(server.directory))
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {old, watched, over}
    new = ann.make()["id"]
    link = ann.post(f"/api/tables/{old}/seats/0/link")["secret"]
    clock.advance(0.2 * DAY)
    with Person(server.url).socket(watched):
        server.do(prune(server.directory))
    assert ann.get(f"/api/tables/{old}", 404) and ann.get(f"/api/tables/{over}", 404)
    assert ann.get(f"/api/tables/{new}") and ann.get(f"/api/tables/{watched}")
    assert server.do(server.directory.store.rows_of(over)) == []
    assert ann.post("/api/claim", {"secret": link}, 404)
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {new, watched}
    assert {id: zlib.decompress(packed).decode() for id, packed in kept(server).items()} == {over: record}


def test_a_wrong_date_deletes_nothing(
    up: Callable[..., Running], clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = up()
    ann = server.person("Ann")
    clock.advance(1.5 * DAY)
    table = ann.make()["id"]
    for years in (40, -30):
        with monkeypatch.context() as patch:
            now = time.time() + years * 365 * DAY
            patch.setattr(time, "time", lambda now=now: now)
            for module in (store, deleting):
                patch.setattr(module, "time", lambda now=now: now)
            server.directory.open.clear()  # one that is open is in use, whatever the date
            server.do(prune(server.directory))
        assert ann.get(f"/api/tables/{table}")["id"] == table


def test_nothing_is_pruned_before_a_day_of_uptime_summed_over_starts(
    serve: Callable[..., Running], clock: FakeClock
) -> None:
    settings = {"times": replace(QUICK, clock=clock, tick=60), "keep": Keep(0.1, 5)}
    server = serve(**settings)
    ann = server.person("Ann")
    table = ann.make()["id"]
    for _ in range(2):
        clock.advance(0.4 * DAY)
        server.do(prune(server.directory))
        assert ann.get(f"/api/tables/{table}")
        server.stop()
        clock.advance(1000 * DAY)  # while no server is up, nothing grows old
        server = serve(**settings)
        ann.http.base_url = server.url
    server.do(prune(server.directory))
    assert ann.get(f"/api/tables/{table}")
    clock.advance(0.3 * DAY)
    server.do(prune(server.directory))
    assert ann.get(f"/api/tables/{table}", 404)


def test_a_running_race_is_not_pruned(up: Callable[..., Running], clock: FakeClock) -> None:
    server = up()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    clock.advance(1.9 * DAY)
    ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])
    clock.advance(1.9 * DAY)
    server.do(prune(server.directory))
    assert ann.update(table, 0)["table"]["stage"] == "racing"


def test_the_record_of_an_unfinished_race_is_kept_and_goes_in_the_end(
    up: Callable[..., Running], clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "paddock.tables")
    server = up()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    server.play_out(table, until=lambda at: at.race.version > 20)
    moves = server.table(table).race.moves()
    clock.advance(2.1 * DAY)
    server.do(prune(server.directory))
    record = records.read(zlib.decompress(kept(server)[table]).decode())
    assert list(record.moves) == moves and record.result is None
    clock.advance(4.9 * DAY)
    server.do(prune(server.directory))
    assert table in kept(server)
    clock.advance(0.2 * DAY)
    server.do(prune(server.directory))
    assert kept(server) == {}
    said = [line.getMessage() for line in caplog.records if line.name == "paddock.tables"]
    assert len(said) == 3 and table not in " ".join(said)
    assert said[0].endswith(f"unused for 2 days; its record of {len(moves)} moves is kept")
    assert said[1] == "pruned 1 guests without tables, unused for 2 days"
    assert said[2] == "deleted 1 records of pruned tables, kept for 5 days"


def test_a_frozen_race_keeps_the_rows_after_the_mismatch(up: Callable[..., Running], clock: FakeClock) -> None:
    server = up()
    table = server.person("Ann").start(people=2)["id"]
    server.play_out(table, until=lambda at: at.race.version > 20)
    moves = server.table(table).race.moves()
    server.stop()
    server.sql("UPDATE rows SET mark = 'other' WHERE seq = 12")
    server = up()
    clock.advance(2.1 * DAY)
    server.do(prune(server.directory))
    assert list(records.read(zlib.decompress(kept(server)[table]).decode()).moves) == moves


def test_a_table_that_cannot_be_read_is_not_pruned(up: Callable[..., Running], clock: FakeClock) -> None:
    server = up()
    ann = server.person("Ann")
    broken, sound = ann.make()["id"], ann.make()["id"]
    server.stop()
    server.sql("UPDATE tables SET data = 'nonsense' WHERE id = :id", id=broken)
    server = up()
    clock.advance(2.1 * DAY)
    server.do(prune(server.directory))
    assert [id for id, _, _ in server.do(server.directory.store.find_tables())] == [broken]
    assert httpx.get(f"{server.url}/api/tables/{sound}").status_code == 404


def test_guests_without_tables_are_pruned_unless_active(up: Callable[..., Running], clock: FakeClock) -> None:
    server = up()
    ann, bob, cleo = (server.person(name) for name in ("Ann", "Bob", "Cleo"))
    clock.advance(1.5 * DAY)
    cleo.get("/api/me")
    ann.make()
    clock.advance(1.0 * DAY)
    server.do(prune(server.directory))
    assert [person.get("/api/me")["name"] for person in (ann, bob, cleo)] == ["Ann", "", "Cleo"]


def test_visiting_an_old_table_while_it_is_pruned(up: Callable[..., Running], clock: FakeClock) -> None:
    """The table either stays or is gone; it is never open without being stored."""
    server = up()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    clock.advance(2.1 * DAY)
    directory = server.directory

    async def together() -> Table:
        directory.open.clear()
        found, _ = await asyncio.gather(directory.find(table), prune(directory))
        return found

    found = server.do(together())
    assert found is directory.open[table]
    assert server.do(directory.store.find_tables(tables.c.id == table))
    assert ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])["type"] == "ack"
    again(up, server, ann)
    assert len(ann.update(table)["lines"]) > 1
