"""Results of races: stored in the commit that ends a race, read without a replay, added for older races."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import pytest

from paddock.server.directory.loading import Loader
from paddock.server.directory.results import backfill
from paddock.server.storage import store
from paddock.table.result import read_result
from tests.gates import ROOT
from tests.server.features.test_challenges import challenge, raced, races_ended
from tests.server.running import ON_BOTH, Person, Running, again, wait_until

MISSING = """SELECT id FROM tables WHERE stage = 'over' AND id NOT IN (SELECT "table" FROM results)"""


def seen(who: Person, id: str) -> list[Any]:
    """Everything that readers of results show to a guest."""
    board = {key: value for key, value in who.get(f"/api/challenges/{id}").items() if key != "closes"}
    shown = ("id", "since", "waits", "winners", "scores", "verdict")
    mine = [{key: table[key] for key in shown} for table in who.get("/api/me")["tables"]]
    return [who.get("/api/me/career"), mine, board]


def drop_results(server: Running) -> None:
    """Leave the database as if no result had ever been stored."""
    for name in ("results", "careers"):
        server.sql(f"DELETE FROM {name}")
    server.sql("UPDATE tries SET settled = false, data = :none", none=b"")


def never(*_: object) -> Any:
    raise AssertionError("a race is replayed")


@ON_BOTH
def test_results_are_read_without_a_replay(serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve()
    ann = server.person("Ann")
    id = challenge(ann)["id"]
    tables = [raced(server, ann, id), str(ann.start("formula_d", people=2)["id"])]
    server.play_out(tables[1])
    before = seen(ann, id)
    stored = {table: read_result(data) for table, data in server.sql('SELECT "table", data FROM results')}
    assert stored == {table: server.table(table).result for table in tables}
    result = server.table(tables[0]).result
    assert result is not None and result.attempt is not None and result.attempt.score == result.scores[0]
    monkeypatch.setattr(Loader, "build", never)
    again(serve, server, ann)
    assert seen(ann, id) == before and len(before[0]["races"]) == 2 and before[2]["finished"] == 1


@ON_BOTH
def test_a_race_ends_with_its_result_or_not_at_all(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    table = server.table(ann.start("formula_d", people=2)["id"])

    def fails(*_: object) -> None:
        raise RuntimeError("no result")

    with monkeypatch.context() as patched:
        patched.setattr(store, "add_result", fails)
        with pytest.raises(RuntimeError, match="no result"):
            server.play_out(table.meta.id)
    rows = server.do(server.directory.store.rows_of(table.meta.id))
    assert table.stage == "racing" and table.result is None and len(rows) == table.race.version
    assert ann.get("/api/me/career")["races"] == []
    server.play_out(table.meta.id)
    assert len(ann.get("/api/me/career")["races"]) == 1 and not server.sql(MISSING)


@ON_BOTH
def test_older_races_get_their_results_in_the_background(
    serve: Callable[..., Running], caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    ann, bob = server.person("Ann"), server.person("Bob")
    id = challenge(ann)["id"]
    raced(server, ann, id)
    damaged = raced(server, bob, id)
    whole = (ROOT / "tests/golden/downforce-3.race").read_text()
    ann.post("/api/records", {"record": whole})
    before = seen(ann, id)
    assert len(before[2]["board"]) == 2 and before[1][0]["verdict"]
    server.stop()
    drop_results(server)
    server.sql("UPDATE tables SET data = :data WHERE id = :id", data=b"?", id=damaged)
    with caplog.at_level(logging.WARNING):
        server = again(serve, server, ann)
        wait_until(lambda: not server.sql(MISSING))
    after = seen(ann, id)
    assert after[:2] == before[:2]
    assert [line["name"] for line in after[2]["board"]] == ["Ann"], "one attempt cannot be read"
    assert len([line for line in caplog.messages if "has no result" in line]) == 1
    assert server.do(backfill(server.directory)) == 0


@ON_BOTH
def test_races_forgotten_before_their_result_stay_forgotten(server: Running, ann: Person) -> None:
    id = challenge(ann)["id"]
    raced(server, ann, id)
    drop_results(server)
    ann.post("/api/me/career/forget", {})
    server.do(backfill(server.directory))
    assert not server.sql(MISSING)
    assert not ann.get("/api/me/career")["races"] and not ann.get(f"/api/challenges/{id}")["board"]


def test_finished_races_are_counted_by_game(server: Running) -> None:
    ann, other = server.person("Ann"), races_ended(server.person(), "formula_d")
    before = races_ended(ann, "downforce")
    server.play_out(ann.start(people=2)["id"])
    ann.post("/api/records", {"record": (ROOT / "tests/golden/downforce-3.race").read_text()})
    assert races_ended(ann, "downforce") == before + 1, "an imported record is no race that ended here"
    assert races_ended(ann, "formula_d") == other
