"""Tables in a page: the same calls, the same record as on a server, and everything that was stored after an end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from paddock.browser.page import Tables, start
from tests.server.running import Person

SEED = "5e" * 32
WANTED = {
    "game": "formula_d",
    "options": {"cars": 3, "laps": 1},
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "rookie"}],
    "start": True,
}


class Storage:
    """A browser's storage, as the page's worker offers it."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def commit(self, changes: str) -> None:
        wanted: Mapping[str, str | None] = json.loads(changes)
        self.kept = {key: text for key, text in {**self.kept, **wanted}.items() if text is not None}

    async def texts(self, prefix: str) -> str:
        return json.dumps([self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)])

    def at_start(self) -> str:
        return json.dumps({key: text for key, text in self.kept.items() if not key.startswith(("row/", "chat/"))})


class Visitor:
    """Calls a page's tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = json.loads(await self.tables.call(method, path, json.dumps(body or {})))
        assert answer["status"] == status, answer
        return json.loads(answer["body"]) if answer["media"] == "application/json" else answer["body"]


def choice_in(view: dict[str, Any]) -> str | None:
    """The first choice of those that a view offers."""
    return view["choices"][0]["action"] if view.get("choices") else None


async def raced_in_page(storage: Storage) -> tuple[str, str]:
    """A race to its end in a page: the table and its record."""
    visitor = Visitor(start(storage, storage.at_start()))
    await visitor.ask("POST", "/api/me", {"name": "Ann"})
    table = (await visitor.ask("POST", "/api/tables", WANTED, 201))["id"]
    ended = asyncio.Event()
    said: list[dict[str, Any]] = []

    def receive(text: str) -> None:
        update = json.loads(text)
        said.append(update)
        if update["type"] != "update":
            return
        if update["table"] is not None and update["table"]["stage"] == "over":
            ended.set()
        elif (action := choice_in(update)) is not None:
            act = {"type": "act", "id": str(len(said)), "seat": 0, "action": action, "version": update["version"]}
            visitor.tables.receive(1, json.dumps(act))

    visitor.tables.open(1, table, receive, lambda code: None)
    visitor.tables.receive(1, json.dumps({"type": "hello", "seat": 0, "since": 0}))
    await asyncio.wait_for(ended.wait(), 120)
    return table, await visitor.ask("GET", f"/api/tables/{table}/record")


def raced_on_server(ann: Person) -> str:
    """The same race on a server: its record."""
    ann.post("/api/me", {"name": "Ann"})
    table = ann.post("/api/tables", WANTED)["id"]
    for number in range(2000):
        view = ann.get(f"/api/tables/{table}/view?seat=0")
        if view["table"]["stage"] == "over":
            return ann.http.get(f"/api/tables/{table}/record").text
        if (action := choice_in(view)) is not None:
            ann.http.post(f"/api/tables/{table}/act", json={"id": f"{number}", "seat": 0, "action": action})
    raise AssertionError("the race does not end")


def test_a_race_in_a_page_is_stored_as_on_a_server(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.directory.tables.new_seed", lambda: SEED)
    monkeypatch.setattr("paddock.server.directory.tables.new_id", lambda: "one-table")  # bots are named by it
    storage = Storage()
    _, record = asyncio.run(raced_in_page(storage))
    assert record == raced_on_server(ann)


def test_everything_is_there_after_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    storage = Storage()

    async def again(then: Callable[[Visitor], Any]) -> Any:
        return await then(Visitor(start(storage, storage.at_start())))

    table, record = asyncio.run(raced_in_page(storage))
    assert asyncio.run(again(lambda page: page.ask("GET", f"/api/tables/{table}/record"))) == record
    assert [each["id"] for each in asyncio.run(again(lambda page: page.ask("GET", "/api/me")))["tables"]] == [table]
    assert len(asyncio.run(again(lambda page: page.ask("GET", "/api/me/career")))["races"]) == 1


def test_what_only_a_server_does_is_refused() -> None:
    async def ask() -> Any:
        return await Visitor(start(Storage(), "{}")).ask("POST", "/api/challenges", status=404)

    assert asyncio.run(ask())["error"] == "there is no such call"
