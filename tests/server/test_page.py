"""Tables in a page: the same calls and records as on a server, and nothing stored is lost in a crash."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from paddock.browser.page import Tables, start
from paddock.core import record as records
from tests.server.running import WAIT, Person, Running

SEED = "5e" * 32
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "club"}, {"kind": "bot", "bot": "rookie"}]
WANTED = {"game": "formula_d", "options": {"cars": 3, "laps": 1}, "seats": SEATS, "start": True}
AUCTION = {"game": "downforce", "options": {"players": 3}, "seats": SEATS, "start": True}


class Storage:
    """A browser's storage as provided by the page's worker."""

    def __init__(self, kept: Mapping[str, str] = {}) -> None:
        self.kept = dict(kept)

    async def commit(self, changes: str) -> None:
        wanted: Mapping[str, str | None] = json.loads(changes)
        self.kept = {key: text for key, text in {**self.kept, **wanted}.items() if text is not None}

    async def texts(self, prefix: str) -> str:
        return json.dumps([self.kept[key] for key in sorted(self.kept) if key.startswith(prefix)])

    def at_start(self) -> str:
        return json.dumps({key: text for key, text in self.kept.items() if not key.startswith(("row/", "chat/"))})


def tables_in(storage: Storage) -> Tables:
    return start(storage, storage.at_start(), no_worker)


async def no_worker(text: str) -> str:
    """Stand in for a bots' worker that cannot run."""
    raise OSError("no worker")


class Visitor:
    """Calls the tables of a page with this storage."""

    def __init__(self, storage: Storage) -> None:
        self.tables = tables_in(storage)

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = json.loads(await self.tables.call(method, path, json.dumps(body or {})))
        assert answer["status"] == status, answer
        return json.loads(answer["body"]) if answer["media"] == "application/json" else answer["body"]


def choice_in(view: dict[str, Any]) -> str | None:
    """Return a view's middle choice, which neither crawls nor crashes at once."""
    choices = view.get("choices") or ()
    return choices[len(choices) // 2]["action"] if choices else None


def let_ann_go_first(parts: Any, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots think only after the person has chosen, as the order of secret choices depends on timing."""
    choose = parts.bot_pool.choose

    async def choose_then(task: Any) -> Any:
        while (found := parts.directory.open.get(table)) is None or 0 in found.race.waits:
            await asyncio.sleep(0.01)
        return await choose(task)

    monkeypatch.setattr(parts.bot_pool, "choose", choose_then)


async def raced_in_page(
    storage: Storage, wanted: Mapping[str, Any], prepare: Callable[[Any], None] = lambda parts: None
) -> tuple[str, str]:
    """Run a race to its end in a page; return the table and its record."""
    visitor = Visitor(storage)
    await visitor.ask("POST", "/api/me", {"name": "Ann"})
    prepare(visitor.tables._app.server)
    table = (await visitor.ask("POST", "/api/tables", wanted, 201))["id"]
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
    await asyncio.wait_for(ended.wait(), 5 * WAIT)
    return table, await visitor.ask("GET", f"/api/tables/{table}/record")


def raced_on_server(server: Running, ann: Person, wanted: Mapping[str, Any]) -> str:
    """Run the same race on a server; return its record."""
    ann.post("/api/me", {"name": "Ann"})
    table = ann.post("/api/tables", wanted)["id"]
    until = time.monotonic() + 5 * WAIT
    while (view := ann.get(f"/api/tables/{table}/view?seat=0"))["table"]["stage"] != "over":
        assert time.monotonic() < until, "the race does not end"
        if (action := choice_in(view)) is None:
            time.sleep(0.01)
        else:
            ann.http.post(f"/api/tables/{table}/act", json={"id": str(view["version"]), "seat": 0, "action": action})
    return ann.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("wanted", [WANTED, AUCTION])
def test_a_race_in_a_page_is_stored_as_on_a_server(
    wanted: Mapping[str, Any], server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"table-of-{wanted['game']}"  # bots are named by it
    monkeypatch.setattr("paddock.server.directory.tables.new_seed", lambda: SEED)
    monkeypatch.setattr("paddock.server.directory.tables.new_id", lambda: name)

    def prepare(parts: Any) -> None:
        let_ann_go_first(parts, name, monkeypatch)

    _, record = asyncio.run(raced_in_page(Storage(), wanted, prepare))
    prepare(server.parts)
    assert record == raced_on_server(server, ann, wanted)


async def test_everything_is_there_after_a_crash(raced: tuple[dict[str, str], str, str]) -> None:
    kept, table, record = raced
    storage = Storage(kept)
    assert await Visitor(storage).ask("GET", f"/api/tables/{table}/record") == record
    assert [each["id"] for each in (await Visitor(storage).ask("GET", "/api/me"))["tables"]] == [table]
    assert len((await Visitor(storage).ask("GET", "/api/me/career"))["races"]) == 1


async def test_a_weaker_bot_drives_where_pro_cannot_think() -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "pro"}]
    _, record = await raced_in_page(Storage(), {**WANTED, "options": {"cars": 2, "laps": 1}, "seats": seats})
    assert records.read(record).header["reduced"] is True


async def test_calls_that_need_a_server_are_refused() -> None:
    refused = await Visitor(Storage()).ask("POST", "/api/challenges", status=404)
    assert refused["error"] == "there is no such call"


@pytest.fixture(scope="module")
def raced() -> tuple[dict[str, str], str, str]:
    """The stored data of a race in a page, its table and its record."""
    storage = Storage()
    table, record = asyncio.run(raced_in_page(storage, WANTED))
    return storage.kept, table, record


async def brought(text: str, storage: Storage) -> bool:
    """Whether a page with this storage accepts an export."""
    return await tables_in(storage).bring(text)


def export_of(kept: Mapping[str, str]) -> str:
    return json.dumps({"paddock": 1, "kept": kept})


async def test_an_export_is_imported_by_another_browser(raced: tuple[dict[str, str], str, str]) -> None:
    kept, table, record = raced
    other = Storage()
    await Visitor(other).ask("POST", "/api/me", {"name": "Ben"})
    assert await brought(export_of(kept), other)
    page = Visitor(other)
    me = await page.ask("GET", "/api/me")
    assert (me["name"], [each["id"] for each in me["tables"]]) == ("Ben", [table])
    assert await page.ask("GET", f"/api/tables/{table}/record") == record
    longer = dict(other.kept)
    earlier = {key: text for key, text in kept.items() if not key.startswith("row/")}
    cut = json.loads(earlier[f"table/{table}"]) | {"rows": 0, "stage": "lobby"}
    assert await brought(export_of({**earlier, f"table/{table}": json.dumps(cut)}), other)
    assert other.kept == longer  # races that are further on stay


async def test_an_export_that_cannot_be_read_changes_nothing(raced: tuple[dict[str, str], str, str]) -> None:
    kept, table, _ = raced
    first, last = f"row/{table}/00000000", max(key for key in kept if key.startswith("row/"))
    wrong = [
        *[{**kept, key: "junk"} for key in (f"table/{table}", first, "guest", f"result/{table}", f"career/{table}")],
        {key: text for key, text in kept.items() if key != last},
        {key: text for key, text in kept.items() if not key.startswith("table/")},
        {**kept, "epoch": "5"},
        {**kept, f"table/{'x' * 20}": kept[f"table/{table}"]},
        {**kept, first: kept[last]},
    ]
    texts = ["junk", "{}", export_of(kept)[:-9], export_of(kept).replace('"paddock": 1', '"paddock": 2')]
    for text in [*texts, *map(export_of, wrong)]:
        other = Storage()
        assert not await brought(text, other)
        assert not other.kept


@pytest.mark.parametrize("damaged", ["table/{}", "result/{}", "career/{}", "guest", "row/{}/00000000"])
async def test_one_damaged_text_does_not_keep_a_page_from_its_other_races(
    damaged: str, raced: tuple[dict[str, str], str, str]
) -> None:
    kept, table, _ = raced
    page = Visitor(Storage({**kept, damaged.format(table): "junk"}))
    await page.ask("POST", "/api/me", {"name": "Ann"})
    closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    if damaged.startswith(("table", "row")):
        page.tables.open(1, table, lambda text: None, closed.set_result)
        assert await asyncio.wait_for(closed, 60) == 4404
    assert (await page.ask("POST", "/api/tables", WANTED, 201))["id"] != table


WITHOUT_A_SERVER = """
import sys

class Forbid:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("starlette", "uvicorn", "sqlalchemy", "websockets", "multiprocessing"):
            raise ImportError(f"{name} is not there in a browser")

sys.meta_path.insert(0, Forbid())
import paddock.browser.page
"""


def test_a_page_imports_nothing_that_browsers_lack() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_A_SERVER], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
