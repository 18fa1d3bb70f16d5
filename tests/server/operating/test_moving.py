"""Moving from a file to PostgreSQL: everything arrives unchanged, and operator commands work there too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from paddock.operating import moving
from paddock.server.storage.database import metadata
from paddock.server.storage.engine import checked_url, open_engine
from paddock.server.storage.migrate import FILE, BadData, prepare, url_of
from tests.cli.shell import done, paddock
from tests.postgres import PostgresServer
from tests.server.running import QUICK, Running


def contents(address: str) -> dict[str, int]:
    engine = open_engine(checked_url(address))
    with engine.connect() as connection:
        found = {
            table.name: connection.scalar(sql.select(sql.func.count()).select_from(table)) or 0
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_a_file_moves_and_its_races_go_on(
    serve: Callable[..., Running], postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    server = serve()
    ann = server.person("Änn 🏎")
    table, ended = ann.start(people=2)["id"], ann.start(people=2)["id"]
    server.play_out(table, until=lambda at: at.race.version > 20)
    server.play_out(ended)
    ann.post(f"/api/tables/{table}/say", {"text": "moving — ¡adiós!"})
    paths = [f"/api/tables/{ended}/record", f"/api/tables/{table}/past?at=3&seat=0"]
    before = [ann.http.get(path).text for path in paths]
    source = f"sqlite:///{server.settings.data / FILE}"
    server.stop()
    address = postgres.new(like="template1")
    real = moving.copy

    def fails(table: sql.Table, reading: sql.Connection, writing: sql.Connection) -> moving.Moved:
        if table.name == "tables":
            raise BadData("the cable is cut")
        return real(table, reading, writing)

    with monkeypatch.context() as cut:
        cut.setattr(moving, "copy", fails)
        with pytest.raises(BadData, match="cut"):
            moving.move(url_of(server.settings.data / FILE), checked_url(address))
    assert sum(contents(address).values()) == 1  # the uptime of an empty database
    moved = json.loads(done(paddock("move", "--from", source, "--to", address, "--json")))
    assert {one["table"]: one["rows"] for one in moved}["tables"] == 2
    again = paddock("move", "--from", source, "--to", address)
    assert again.code == 2 and "not empty" in again.err
    server = serve(database=address, times=replace(QUICK, commands=0.05))
    ann.http.base_url = ann.url = server.url
    assert [ann.http.get(path).text for path in paths] == before
    assert "is using" in paddock("move", "--from", source, "--to", address).err
    assert len(json.loads(done(paddock("tables", "list", "--database", address, "--json")))) == 2
    assert done(paddock("tables", "close", table, "--database", address)) == "The table is closed.\n"
    assert ann.get(f"/api/tables/{table}")["stage"] == "closed"
    server.stop()
    done(paddock("tables", "forget", table, "--yes", "--database", address))  # no server is needed for it
    assert contents(address)["tables"] == 1


def test_databases_that_cannot_be_moved(tmp_path: Path) -> None:
    prepare(tmp_path)
    source = f"sqlite:///{tmp_path / FILE}"
    nowhere = "postgresql://ann@127.0.0.1:1/races"
    for words, why in (
        (["--from", f"sqlite:///{tmp_path / 'none.db'}", "--to", nowhere], "there is no file"),
        (["--from", source], "there is no target"),
        (["--from", source, "--to", "postgresql://ann:sesame@127.0.0.1:1/races"], "password on the command line"),
        (["--from", source, "--to", nowhere], "cannot be used"),
    ):
        ran = paddock("move", *words)
        assert ran.code == 2 and why in ran.err and "sesame" not in ran.err
