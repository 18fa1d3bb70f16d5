"""A restart restores every table, and changed rules freeze a table instead of rewriting it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from paddock.downforce import Downforce
from paddock.table.people.guest import action_id
from paddock.table.race import can_take_back
from tests.server.running import ON_BOTH, Person, Running, again

pytestmark = ON_BOTH


@pytest.fixture
def started(serve: Callable[..., Running]) -> tuple[Running, Person, str]:
    """A race on its way, with a choice taken back."""
    server = serve()
    ann = server.person("Ann")
    table = ann.start(people=2, options={"track": "marina-bay"})["id"]
    server.play_out(table, until=lambda at: at.race.version > 30 and can_take_back(at.race, at.race.waits[0]))
    at = server.table(table)
    server.do(at.actions.take_back(at.race.waits[0], "b1"))
    return server, ann, table


def stored(server: Running, table: str) -> list[tuple[Any, ...]]:
    return server.sql('SELECT * FROM rows WHERE "table" = :table ORDER BY seq', table=table)


def test_a_restart_rebuilds_every_running_table(
    serve: Callable[..., Running], started: tuple[Running, Person, str]
) -> None:
    server, ann, table = started
    lobby = ann.make("formula_d", options={"cars": 5})["id"]
    ann.post(f"/api/tables/{lobby}/entropy", {"seat": 0, "text": "x"})
    ended = ann.start(people=2)["id"]
    server.play_out(ended)
    paths = [f"/api/tables/{id}/view?{seat}" for id in (table, lobby, ended) for seat in ("", "seat=0")]
    paths += [f"/api/tables/{ended}/record", f"/api/tables/{ended}/replay?seat=all", "/api/me"]
    before = [ann.http.get(path).text for path in paths]
    rows = stored(server, table)
    server = again(serve, server, ann)
    for path, text in zip(paths, before, strict=True):
        assert without_now(ann.http.get(path).text) == without_now(text), path
    server.play_out(table)
    assert stored(server, table)[: len(rows)] == rows
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200


def without_now(text: str) -> str:
    """Return the text without presence and waiting times, which are only in memory."""
    return re.sub('"seconds":[0-9]+', '"seconds":0', text.replace('"here":true', '"here":false'))


def test_the_same_id_is_the_same_action_after_a_restart(
    serve: Callable[..., Running], started: tuple[Running, Person, str]
) -> None:
    server, ann, table = started
    seat = server.table(table).race.waits[0]
    action = ann.update(table, seat)["choices"][0]["action"]
    ack = ann.act(table, seat, action, id="mine")
    server = again(serve, server, ann)
    assert ann.act(table, seat, action, id="mine") == ack
    assert [row.cid for row in server.table(table).race.rows].count(action_id(ann.id, "mine")) == 1


def test_other_rules_that_play_the_rows_alike_let_the_table_go_on(
    serve: Callable[..., Running], started: tuple[Running, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ann, table = started
    monkeypatch.setattr(Downforce, "rules", Downforce.rules + 1)
    server = again(serve, server, ann)
    assert ann.get(f"/api/tables/{table}")["stage"] == "racing"
    server.play_out(table)
    assert json.loads(ann.http.get(f"/api/tables/{table}/record").text.splitlines()[1])["rules"] == Downforce.rules


def test_other_rules_that_disagree_freeze_the_table_at_that_line(
    serve: Callable[..., Running], started: tuple[Running, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ann, table = started
    rows = stored(server, table)
    race = server.table(table).race
    at = next(row.seq for row in race.rows if row.kind == "act" and " drive " in row.text)
    text = race.rows[at].text
    honest = Downforce.legal

    def stricter(self: Downforce, state: Any, seat: int) -> Any:
        return [action for action in honest(self, state, seat) if str(action) != text]

    monkeypatch.setattr(Downforce, "rules", Downforce.rules + 1)
    monkeypatch.setattr(Downforce, "legal", stricter)
    server = again(serve, server, ann)
    seen = ann.update(table, 0)
    assert seen["table"]["stage"] == "frozen" and seen["table"]["frozen"] == f"row {at}"
    assert seen["version"] == at and [line["seq"] for line in seen["lines"]] == list(range(at))
    assert seen["view"]["hand"] and seen["choices"] == []
    action = text.replace(text[0], str(race.rows[at].seat), 1)
    refused = ann.act(table, race.rows[at].seat or 0, action, status=409)
    assert refused["reason"] == {"id": "server-refused-stage", "args": {"stage": "frozen"}}
    assert ann.get(f"/api/tables/{table}/record", 409)
    rematch = ann.post(f"/api/tables/{table}/rematch")
    assert rematch["stage"] == "racing"
    assert stored(server, table) == rows  # never rewritten
    monkeypatch.undo()
    server = again(serve, server, ann)  # the old program can continue it
    assert ann.get(f"/api/tables/{table}")["stage"] == "racing"
    assert ann.get(f"/api/tables/{table}")["frozen"] is None
    server.play_out(table)
    assert stored(server, table)[: len(rows)] == rows


def test_rules_that_fail_on_a_row_freeze_the_table_too(
    serve: Callable[..., Running], started: tuple[Running, Person, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, ann, table = started
    at = next(row.seq for row in server.table(table).race.rows if " drive " in row.text)
    honest = Downforce.apply

    def broken(self: Downforce, state: Any, move: Any) -> Any:
        if " drive " in str(move):
            raise KeyError("gone")
        return honest(self, state, move)

    monkeypatch.setattr(Downforce, "apply", broken)
    again(serve, server, ann)
    shown = ann.update(table, 0)
    assert shown["table"]["frozen"] == f"row {at}" and shown["version"] == at


@pytest.mark.parametrize(
    ("damage", "row"), [("UPDATE rows SET mark = 'other' WHERE seq = 12", 12), ("DELETE FROM rows WHERE seq = 9", 10)]
)
def test_other_events_and_a_missing_row_freeze_it_too(
    serve: Callable[..., Running], started: tuple[Running, Person, str], damage: str, row: int
) -> None:
    server, ann, table = started
    server.stop()
    server.sql(damage)
    again(serve, server, ann)
    assert ann.get(f"/api/tables/{table}")["frozen"] == f"row {row}"


def test_a_track_that_is_no_longer_there_freezes_it(
    serve: Callable[..., Running], started: tuple[Running, Person, str]
) -> None:
    server, ann, table = started
    server.stop()
    change_meta(server, table, "marina-bay", "gone-bay")
    again(serve, server, ann)
    shown = ann.get(f"/api/tables/{table}")
    assert shown["stage"] == "frozen" and "gone-bay" in shown["frozen"]
    assert ann.update(table, 0)["choices"] == []


def change_meta(server: Running, table: str, old: str, new: str) -> None:
    ((text,),) = server.sql("SELECT data FROM tables WHERE id = :table", table=table)
    assert old.encode() in text
    changed = bytes(text).replace(old.encode(), new.encode())
    server.sql("UPDATE tables SET data = :data WHERE id = :table", data=changed, table=table)


def test_cut_off_between_the_start_and_the_first_row(
    serve: Callable[..., Running], started: tuple[Running, Person, str]
) -> None:
    server, ann, _ = started
    table = ann.start(people=2)["id"]
    first = stored(server, table)
    server.stop()
    server.sql('DELETE FROM rows WHERE "table" = :table', table=table)
    server = again(serve, server, ann)
    assert ann.update(table, 0)["choices"]
    texts = [row[3] for row in first]
    assert [row[3] for row in stored(server, table)] == texts  # the same luck
