"""A guest's own list: whose turn it is, results, and removed races."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.running import Person, Running, again


def listed(who: Person) -> dict[str, Any]:
    return {table["id"]: table for table in who.get("/api/me")["tables"]}


def test_whose_turn_it_is_and_how_it_ended_also_after_a_restart(serve: Callable[..., Running]) -> None:
    server = serve()
    ann, bob = server.person("Ann"), server.person("Bob")
    running = ann.race_with(bob, game="formula_d")
    waits = list(server.table(running).race.waits)
    over = ann.start(people=2)["id"]
    server.play_out(over)
    result = ann.update(over)["result"]
    lobby = ann.make()["id"]
    before = listed(ann)
    assert before[running]["waits"] == waits and before[running]["since"] > 1e9
    assert before[over]["winners"] == result["winners"] and before[over]["scores"] == result["scores"]
    assert before[over]["waits"] == [] and before[over]["verdict"]["id"]
    assert before[lobby]["since"] is None and before[lobby]["waits"] == []
    server = again(serve, server, ann)
    assert listed(ann)[over]["verdict"] == before[over]["verdict"] and listed(ann)[running]["waits"] == waits
    assert server.directory.open == {}, "to be listed a race is not opened"
    assert list(server.parts.my_tables._waits.values()) == [tuple(waits)], "only the race that runs is replayed"


def test_concurrent_requests_share_the_same_work(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve()
    ann = server.person("Ann")
    running = ann.start(people=2)["id"]
    waits = list(server.table(running).race.waits)
    server = again(serve, server, ann)
    built: list[object] = []
    build = server.directory.loader.build

    async def counted(*values: Any) -> Any:
        built.append(values)
        return await build(*values)

    monkeypatch.setattr(server.directory.loader, "build", counted)
    with ThreadPoolExecutor(6) as pool:
        lists = list(pool.map(lambda _: listed(ann)[running]["waits"], range(12)))
    assert len(built) == 1 and lists == [waits] * 12


def test_forgetting_twice_at_once_is_fine(server: Running, ann: Person) -> None:
    over = [ann.start(people=2)["id"] for _ in range(2)]
    for id in over:
        server.play_out(id)
    with ThreadPoolExecutor(6) as pool:
        codes = set(pool.map(lambda _: ann.http.post("/api/me/forget", json={}).status_code, range(18)))
    assert codes == {200} and not listed(ann)


def test_forgotten_races_vanish_from_my_own_list_only(server: Running, ann: Person, bob: Person) -> None:
    ids = [ann.make(options={"players": 2})["id"] for _ in range(3)]
    for id in ids:
        bob.sit(id)
        ann.post(f"/api/tables/{id}/start")
    for id in ids[:2]:
        server.play_out(id)
    ann.post("/api/me/forget", {"table": ids[2]}, 409)  # it still runs
    server.person("Eve").post("/api/me/forget", {"table": ids[0]}, 409)
    ann.post("/api/me/forget", {"table": ids[0]})
    ann.post("/api/me/forget", {"table": ids[0]})
    assert set(listed(ann)) == set(ids[1:]) and set(listed(bob)) == set(ids)
    assert {table["id"] for table in bob.post("/api/me/forget", {})["tables"]} == {ids[2]}
    assert ann.get(f"/api/tables/{ids[0]}")["stage"] == "over"
