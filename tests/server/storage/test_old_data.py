"""Data of older versions keeps working: races continue, records verify, seasons and challenges keep their results.

Each file of tests/data was written by a server of that version: races of both games, running and finished, chat, a
take-back; since 0.4.0.dev also a season, challenges with a running attempt, and an open seat request.
"""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from paddock.server.storage.store import Store
from paddock.table.race import undone_of
from tests.cli.shell import paddock, save
from tests.server.running import Person, Running, wait_until

DATA = Path(__file__).parents[2] / "data"
FILES = sorted(DATA.glob("tables-*.db.gz"))
YEAR = 365 * 24 * 3600.0

Start = Callable[[Path], Running]


@pytest.fixture
def start(serve: Callable[..., Running], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Start:
    """Starts a server on a copy of old data, at the date when it was written."""

    def begin(file: Path) -> Running:
        data = tmp_path / "old"
        data.mkdir()
        (data / "paddock.db").write_bytes(gzip.decompress(file.read_bytes()))
        server = serve(data=data)
        ((written,),) = server.sql("SELECT max(touched) FROM tables")
        set_date(monkeypatch, written + 60)
        return server

    return begin


def set_date(monkeypatch: pytest.MonkeyPatch, date: float) -> None:
    monkeypatch.setattr(Store, "date", lambda _: date)


def tables_of(server: Running) -> list[Any]:
    return [server.do(server.directory.find(id)) for id, _, _ in server.do(server.directory.store.find_tables())]


def guest(server: Running, id: str) -> Person:
    """A guest of the old data in a browser with a valid cookie: a new secret replaces the lost one."""
    server.sql("UPDATE guests SET secret = :secret WHERE id = :id", id=id, secret=hashlib.sha256(b"new").hexdigest())
    person = Person(server.url)
    person.http.cookies.set("paddock", f"{id}.new")
    assert person.get("/api/me")["name"]
    return person


def finish(server: Running, table: Any) -> None:
    """Play a race to its end while its host watches, as bots wait without viewers."""
    with guest(server, table.meta.host).socket(table.meta.id):
        server.play_out(table.meta.id)


def careers(server: Running, person: Person) -> int:
    """Return the number of races in a guest's career, once all finished races have results."""
    query = """SELECT id FROM tables WHERE stage = 'over' AND id NOT IN (SELECT "table" FROM results)"""
    wait_until(lambda: not server.sql(query))
    return len(person.get("/api/me/career")["races"])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name.removesuffix(".db.gz"))
def test_races_go_on_and_records_verify(
    start: Start, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(file)
    tables = tables_of(server)
    assert {table.meta.frozen for table in tables} == {None}
    assert {"over", "racing"} <= {table.stage for table in tables}
    for table in tables:
        assert server.do(server.directory.store.rows_of(table.meta.id)) == table.race.rows
        finish(server, table)
    assert {table.stage for table in tables} <= {"over", "lobby"}
    set_date(monkeypatch, server.directory.store.date() + YEAR)  # challenges are closed, and their records open
    for table in tables:
        if table.stage == "over":
            answer = Person(server.url).http.get(f"/api/tables/{table.meta.id}/record")
            assert answer.status_code == 200, answer.text
            assert paddock("verify", save(tmp_path, answer.text)).code == 0


def test_a_choice_taken_back_stays_taken_back(start: Start) -> None:
    """One table of version 0.1.0 took back a choice after an automatic play had shown the last card of a hand."""
    for table in tables_of(start(DATA / "tables-0.1.0.db.gz")):
        assert "auto" in {row.by for row in table.race.rows}
        if table.stage == "racing":
            back = table.race.rows[-1]
            assert back.kind == "back" and undone_of(table.race.rows) == {int(seq) for seq in back.text.split()}


def test_seasons_challenges_and_careers_go_on(start: Start) -> None:
    server = start(DATA / "tables-0.4.0.dev.db.gz")
    ids = dict(server.sql("SELECT name, id FROM guests"))
    ann, bob = guest(server, ids["Ann"]), guest(server, ids["Bob"])
    tables = {table.meta.id: table for table in tables_of(server)}
    (second,) = [id for id, table in tables.items() if table.meta.season and table.stage == "racing"]
    assert careers(server, ann) == 5
    assert ann.get(f"/api/tables/{second}")["season"]["raced"] == 1
    finish(server, tables[second])
    assert ann.get(f"/api/tables/{second}")["season"]["raced"] == 2
    third = ann.post(f"/api/tables/{second}/rematch")["season"]
    assert (third["number"], third["title"]["args"]) == (3, {"title": "Winter cup"})

    for table in tables.values():
        if table.meta.trial and table.stage == "racing":
            finish(server, table)
            board = bob.get(f"/api/challenges/{table.meta.trial.challenge}")["board"]
            assert sorted(line["name"] for line in board) == ["Ann", "Bob"]
    assert careers(server, ann) == 6
