"""Operator commands for tables and bans, with the server running or stopped."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from paddock.core import record as records
from paddock.operating.operator import Operator
from paddock.server.directory.commands import Refused
from paddock.server.directory.pruning import DAY, prune
from paddock.server.directory.services import Keep
from paddock.server.net.bans import Bans, network_of
from paddock.server.storage.deleting import prune_table
from paddock.server.storage.engine import open_engine
from paddock.server.storage.folder_lock import folder_lock
from paddock.server.storage.migrate import prepare
from paddock.server.storage.store import Store
from paddock.table.people.guest import fingerprint, new_id
from paddock.table.store import TableSave
from tests.cli.shell import Ran, done, paddock
from tests.server.running import QUICK, FakeClock, Person, Running, again

Do = Callable[..., Ran]


@pytest.fixture
def running(serve: Callable[..., Running]) -> Iterator[Running]:
    """A server that locks its folder, as one started from the command line does."""
    server = serve(times=replace(QUICK, commands=0.05))
    with folder_lock(server.settings.data):
        yield server


@pytest.fixture
def do(tmp_path: Path) -> Do:
    """Runs a command on the folder of the servers."""
    return lambda *words: paddock(*words, "--data", tmp_path / "data")


def test_tables_are_listed_and_shown(running: Running, do: Do) -> None:
    ann = running.person("Ann")
    race, lobby = ann.start(people=2), ann.make("formula_d", public=True)
    listed = json.loads(done(do("tables", "list", "--json")))
    assert [line["id"] for line in listed] == [lobby["id"], race["id"]]
    assert listed[1]["rows"] == running.table(race["id"]).race.version
    assert listed[1]["players"] == ["Ann", "Friend 1"] and not listed[1]["public"] and listed[0]["public"]
    for name in (race["id"], race["code"].lower(), fingerprint(race["id"])):
        details = json.loads(done(do("tables", "show", name, "--json")))
        assert details["table"]["id"] == race["id"] and details["host"] == ann.id
        assert [seat["guest"] for seat in details["seats"]] == [ann.id, ann.id]
    everything = done(do("tables", "show", race["id"], "--json")) + done(do("tables", "list", "--json"))
    assert running.table(race["id"]).meta.seed not in everything
    assert race["code"] in done(do("tables", "list")) and ann.id in done(do("tables", "show", race["code"]))
    missing = do("tables", "show", "ZZZZZZ")
    assert missing.code == 2 and missing.err.startswith("paddock: there is no table 'ZZZZZZ'")


def test_names_are_shown_as_they_are(running: Running, do: Do) -> None:
    eve = running.person("[/] [red]x")
    table = eve.make(options={"players": 2})["code"]
    assert "[/] [red]x" in done(do("tables", "show", table)) and "[/]" in done(do("tables", "list"))


def test_a_damaged_table_can_be_seen_and_forgotten(serve: Callable[..., Running], do: Do) -> None:
    server = serve()
    table = server.person("Ann").make()["id"]
    server.do(server.directory.store.save_table(TableSave(table, "AAAAAA", "lobby", 1.0, False, b"nonsense")))
    server.stop()
    (line,) = json.loads(done(do("tables", "list", "--json")))
    assert line["damaged"] and json.loads(done(do("tables", "show", "AAAAAA", "--json")))["table"] == line
    done(do("tables", "forget", "AAAAAA", "--yes"))
    assert json.loads(done(do("tables", "list", "--json"))) == []


def test_a_damaged_record_hides_no_other(serve: Callable[..., Running], do: Do) -> None:
    server = serve()
    server.do(server.directory.store.save_table(TableSave("broken", "AAAAAA", "lobby", 1.0, False, b"{}")))
    server.do(prune_table(server.directory.store, "broken", "AAAAAA", b"nonsense", inf))
    server.stop()
    (line,) = json.loads(done(do("tables", "list", "--pruned", "--json")))
    assert line["damaged"] and line["code"] == "AAAAAA"
    assert do("tables", "export", "AAAAAA").err == "paddock: the stored record is damaged\n"


def test_closing_reaches_a_running_server(running: Running, do: Do) -> None:
    ann = running.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        assert done(do("tables", "close", table)) == "The table is closed.\n"
        assert socket.until(lambda update: update["table"]["stage"] == "closed")
    again = do("tables", "close", table)
    assert again.code == 2 and again.err == "paddock: it is already finished\n"


def test_commands_are_polled_by_the_servers_clock(serve: Callable[..., Running]) -> None:
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock))
    assert server.settings.times.commands <= 4  # and a moment to carry them out: within five seconds
    table = server.person("Ann").make()["id"]
    engine = open_engine(prepare(server.settings.data))

    def wait(seconds: float) -> None:
        clock.advance(seconds)
        time.sleep(0.01)

    assert Operator(engine, running=True, sleep=wait).do("close", table) == "the table is closed"
    assert clock.now - 1000 <= 5
    engine.dispose()


def test_a_server_that_does_not_answer(serve: Callable[..., Running]) -> None:
    server = serve(times=replace(QUICK, tick=60))
    table = server.person("Ann").make()["id"]
    engine = open_engine(prepare(server.settings.data))
    with pytest.raises(Refused, match="not answered"):
        Operator(engine, running=True, wait=0.3).do("close", table)
    assert server.table(table).stage == "lobby"
    engine.dispose()


def test_freezing_stops_a_race_also_over_a_restart(serve: Callable[..., Running], do: Do) -> None:
    hurried = partial(serve, times=replace(QUICK, commands=0.05))
    server = hurried()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    action = ann.update(table, 0)["choices"][0]["action"]
    with folder_lock(server.settings.data):
        done(do("tables", "freeze", table))
        assert ann.get(f"/api/tables/{table}")["frozen"] == "by hand"
        assert ann.act(table, 0, action, status=409)["reason"]["args"]["stage"] == "frozen"
        assert do("tables", "freeze", table).code == 2
    server = again(hurried, server, ann)
    assert ann.get(f"/api/tables/{table}")["stage"] == "frozen"
    with folder_lock(server.settings.data), ann.socket(table, 0) as socket:
        done(do("tables", "unfreeze", table))
        assert socket.closed()[0] == 1012  # come back
        assert do("tables", "unfreeze", table).err == "paddock: it was not frozen by hand\n"
    assert ann.get(f"/api/tables/{table}")["frozen"] is None
    ann.act(table, 0, action)


def test_forgetting_leaves_nothing(running: Running, do: Do, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "paddock.operator")
    ann = running.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        done(do("tables", "forget", table, "--yes"))
        assert socket.closed()[0] == 4404
    assert ann.get(f"/api/tables/{table}", 404) and ann.get("/api/me")["tables"] == []
    assert running.do(running.directory.store.rows_of(table)) == []
    assert f"forget {fingerprint(table)}: done" in [line.getMessage() for line in caplog.records]
    assert do("tables", "forget", ann.make()["id"]).code != 0  # nobody has said yes
    assert len(ann.get("/api/me")["tables"]) == 1


def test_records_are_exported_and_forgotten_after_pruning_too(
    serve: Callable[..., Running], do: Do, tmp_path: Path
) -> None:
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock, tick=60), keep=Keep(2, 5))
    ann = server.person("Ann")
    table = ann.start(people=2)
    server.play_out(table["id"])
    record = ann.http.get(f"/api/tables/{table['id']}/record").text
    empty = ann.make()["id"]
    assert done(do("tables", "export", table["code"])) == record
    assert do("tables", "export", empty).err == "paddock: nothing was raced at this table yet\n"
    clock.advance(2.1 * DAY)
    server.do(prune(server.directory))
    server.stop()
    assert json.loads(done(do("tables", "list", "--json"))) == []
    (line,) = json.loads(done(do("tables", "list", "--pruned", "--json")))
    assert line["id"] == table["id"] and line["stage"] == "pruned" and line["players"] == ["Ann", "Friend 1"]
    file = tmp_path / "race.paddock"
    done(do("tables", "export", table["code"], "-o", file))
    assert file.read_text(encoding="utf-8") == record
    done(do("tables", "forget", table["code"], "--yes"))
    assert json.loads(done(do("tables", "list", "--pruned", "--json"))) == []
    assert do("tables", "export", table["code"]).code == 2


def test_a_running_race_is_exported_unfinished(running: Running, do: Do) -> None:
    table = running.person("Ann").start(people=2)["id"]
    running.play_out(table, until=lambda at: at.race.version > 20)
    record = records.read(done(do("tables", "export", table)))
    assert record.result is None and list(record.moves) == running.table(table).race.moves()


def test_commands_work_without_a_server(serve: Callable[..., Running], do: Do) -> None:
    server = serve()
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    server.stop()
    done(do("tables", "close", table))
    done(do("bans", "add", ann.id))
    server = again(serve, server, ann)
    assert httpx.get(f"{server.url}/api/tables/{table}").json()["stage"] == "closed"
    assert ann.get("/api/me", 403)


def test_a_folder_without_races(do: Do) -> None:
    assert "there are no races in" in do("tables", "list").err


def test_ids_are_not_taken_for_options(monkeypatch: pytest.MonkeyPatch) -> None:
    ids = iter(["-one", "--two", "three-"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(ids))
    assert new_id() == "three-"


# Bans.


def test_a_banned_guest_is_refused(running: Running, do: Do) -> None:
    ann, bob = running.person("Ann"), running.person("Bob")
    table = ann.make(options={"players": 3})["id"]
    bob.sit(table)
    with bob.socket(table, 1) as socket, ann.socket(table, 0):
        done(do("bans", "add", bob.id, "--why", "spoils races"))
        assert socket.closed()[0] == 4403
    assert bob.get("/api/me", 403)["reason"]["id"] == "server-error-banned"
    assert bob.make(status=403) and bob.post(f"/api/tables/{table}/sit", {}, 403)
    with bob.socket(table, hello=False) as socket:
        assert socket.closed()[0] == 4403
    assert ann.get("/api/me")["name"] == "Ann"
    (ban,) = json.loads(done(do("bans", "list", "--json")))
    assert (ban["who"], ban["why"]) == (bob.id, "spoils races")
    done(do("bans", "remove", bob.id))
    assert bob.get("/api/me")["name"] == "Bob"
    assert do("bans", "remove", bob.id).code == 2


@pytest.mark.parametrize("who", ["203.0.113.7", "203.0.113.0/24", "::ffff:203.0.113.7"])
def test_a_banned_address_is_refused(running: Running, do: Do, who: str) -> None:
    def status(path: str, address: str) -> int:
        return httpx.get(f"{running.url}{path}", headers={"x-forwarded-for": address}).status_code

    ann = Person(running.url)
    ann.http.headers["x-forwarded-for"] = "203.0.113.7"
    ann.post("/api/me", {"name": "Ann"})
    table = ann.make()["id"]
    done(do("bans", "add", who))
    assert [status(path, "203.0.113.7") for path in ("/", "/api/me", f"/api/tables/{table}")] == [403] * 3
    assert status("/api/me", "198.51.100.1") == status("/", "127.0.0.1") == 200
    (ban,) = json.loads(done(do("bans", "list", "--json")))
    assert ban["who"] == (who if "/" in who else "203.0.113.7/32")
    done(do("bans", "remove", who))
    assert status("/api/me", "203.0.113.7") == 200


def test_addresses_in_all_spellings() -> None:
    bans = Bans(Store(open_engine("sqlite://")))
    bans.networks = tuple([network for who in ("203.0.113.7", "2001:db8::1") if (network := network_of(who))])
    assert bans.covers("203.0.113.7") and bans.covers("::ffff:203.0.113.7") and not bans.covers("203.0.113.8")
    assert bans.covers("2001:db8::ffff") and not bans.covers("2001:db8:0:1::1") and not bans.covers("")


def test_connections_of_a_banned_address_end(running: Running, do: Do) -> None:
    ann = running.person("Ann")
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        done(do("bans", "add", "127.0.0.0/8"))
        assert socket.closed()[0] == 4403
    with pytest.raises(InvalidStatus) as refused:
        ann.socket(table, 0)
    assert refused.value.response.status_code == 403


def test_everybody_may_read_the_health_of_the_server(running: Running, do: Do) -> None:
    done(do("bans", "add", "127.0.0.0/8"))
    assert httpx.get(f"{running.url}/api/me").status_code == 403
    assert httpx.get(f"{running.url}/healthz").status_code == 200


@pytest.mark.parametrize("who", ["0.0.0.0/0", "::/0", "64.0.0.0/2"])
def test_a_very_wide_ban_needs_confirmation(
    serve: Callable[..., Running], do: Do, who: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve().stop()
    unasked = do("bans", "add", who)
    assert unasked.code == 2 and "addresses; add --yes" in unasked.err
    with monkeypatch.context() as terminal:
        terminal.setattr("paddock.cli.tables.can_be_asked", lambda: True)
        assert "Ban all of them?" in do("bans", "add", who).out  # and nobody has said yes
    assert json.loads(done(do("bans", "list", "--json"))) == []
    done(do("bans", "add", who, "--yes"))
    assert [ban["who"] for ban in json.loads(done(do("bans", "list", "--json")))] == [who]


@pytest.mark.parametrize(
    ("who", "meant"),
    [("10.0.0.0/4", "0.0.0.0/4"), ("203.0.113.99/24", "203.0.113.0/24"), ("2001:db8::1/64", "2001:db8::/64")],
)
def test_an_invalid_network_is_refused_with_a_suggestion(do: Do, who: str, meant: str) -> None:
    ran = do("bans", "add", who, "--yes")
    assert (ran.code, ran.err) == (2, f"paddock: {who} has host bits set; write {meant} if you mean that network\n")


@pytest.mark.parametrize("who", ["nobody", "203.0.113.300", "x y z x y z x y z x"])
def test_a_ban_is_for_an_address_or_a_guest(do: Do, who: Any) -> None:
    ran = do("bans", "add", who)
    assert ran.code == 2 and "is not an address, a network or a guest's id" in ran.err


def test_a_note_is_text(serve: Callable[..., Running], do: Do) -> None:
    serve().stop()
    ran = do("bans", "add", "10.0.0.1", "--why", b"spoils \xff".decode(errors="surrogateescape"))  # as Python has it
    assert (ran.code, ran.err) == (2, "paddock: --why takes text in UTF-8\n")
    assert json.loads(done(do("bans", "list", "--json"))) == []
