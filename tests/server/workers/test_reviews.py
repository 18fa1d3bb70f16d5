"""Reviews over HTTP: told how far they are, made once, ended when nobody wants them, and never of a race that runs."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.errors import BadOptions
from paddock.review import worker
from paddock.server.http import reviews as review_calls
from paddock.server.net.quotas import NO_QUOTAS
from paddock.server.workers import reviews
from paddock.server.workers.jobs import Busy
from paddock.words import message
from tests.server.running import WAIT, Person, Running, wait_until

GOLDEN = Path(__file__).resolve().parents[2] / "golden"


def brought(person: Person, name: str = "formula-d-alone") -> str:
    record = (GOLDEN / f"{name}.race").read_text(encoding="utf-8")
    return f"/api/tables/{person.post('/api/records', {'record': record})['id']}/review"


def events(text: str) -> list[Any]:
    return [json.loads(part.removeprefix("data: ")) for part in text.split("\n\n") if part]


class Stuck:
    """A process whose review never comes."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        pipe.send(0.25)

    @property
    def lives(self) -> bool:
        return not self.pipe.closed

    def kill(self) -> None:
        self.pipe.close()

    def join(self, timeout: float) -> None:
        assert not self.lives


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Stuck]:
    """Reviews that never come."""
    processes: list[Stuck] = []

    def start(record: str, budget: int) -> tuple[Stuck, Connection]:
        near, far = Pipe(duplex=False)
        processes.append(Stuck(far))
        return processes[-1], near

    monkeypatch.setattr(reviews, "start_review", start)
    return processes


def test_a_review_tells_how_far_it_is_and_adds_up(server: Running) -> None:
    ann = server.person("Ann")
    path = brought(ann, "downforce-4")
    answer = ann.http.get(path)
    assert answer.headers["content-type"].startswith("text/event-stream")
    *before, last = events(answer.text)
    assert before and {event["type"] for event in before} == {"progress"}
    assert last["type"] == "review" and last["hides"] and len(last["moments"]) == 201
    for each in last["wins"] + last["results"]:
        parts = [*each["lucks"].values(), each["expected"], each["hidden"], each["own"], each["others"]]
        assert sum(part["amount"] for part in parts) == each["result"]
    assert all(0 < point["at"] <= 200 for point in last["turning_points"])
    assert all(made["best"] != made["chosen"] for made in last["mistakes"])
    # The same race once more, by whatever way it came here, is not made again.
    assert events(ann.http.get(brought(ann, "downforce-4")).text) == [last]


def test_a_race_that_runs_or_was_closed_has_none(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    path = f"/api/tables/{table}/review"
    for _ in ("while it runs", "after it was closed"):
        assert ann.get(path, 409)["reason"]["id"] == "server-error-not-over-review"
        if ann.get(f"/api/tables/{table}")["stage"] == "racing":
            ann.post(f"/api/tables/{table}/close")
    assert ann.get("/api/tables/nowhere/review", 404)


def test_without_a_compiled_kernel_there_is_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    monkeypatch.setattr(review_calls, "is_valued", lambda game: False)
    assert ann.get(brought(ann), 409)["reason"]["id"] == "server-error-no-review"


def test_a_review_that_nobody_wants_any_more_is_ended(server: Running, started: list[Stuck]) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    path = brought(ann)
    with bob.http.stream("GET", path) as also:
        heard_by_bob = also.iter_text()
        with ann.http.stream("GET", path) as answer:
            told = answer.iter_text()
            heard = next(told)
            while "0.25" not in heard:
                heard = next(told)
            next(heard_by_bob)
        assert len(started) == 1 and started[0].lives
    wait_until(lambda: not started[0].lives and not server.directory.reviews.under_way)


def test_a_process_that_fails_is_told(server: Running, started: list[Stuck]) -> None:
    ann = server.person("Ann")
    with ann.http.stream("GET", brought(ann)) as answer:
        wait_until(lambda: bool(started))
        started[0].kill()
        *_, last = events(answer.read().decode())
    assert last["type"] == "failed" and last["trouble"]["reason"]["id"] == "server-error-review-failed"


def test_who_leaves_does_not_end_what_somebody_has_just_asked_for(server: Running, started: list[Stuck]) -> None:
    async def come_and_go() -> None:
        made = reviews.Reviews()
        first, second = [made.begin("one", "owner", "") for _ in range(2)]
        leaves, stays = made.follow(first, "one"), made.follow(second, "one")
        await anext(leaves)
        await leaves.aclose()  # before the other one has begun to listen
        assert '"progress"' in (await anext(stays)).decode()
        made.close()
        told = [event async for event in stays]
        assert '"failed"' in told[-1].decode(), "the server has stopped"

    server.do(come_and_go())


def test_nobody_waits_while_a_review_is_started(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    going, ended = threading.Event(), list[object]()

    def start(*_: object) -> object:
        assert going.wait(WAIT)
        return "process", "pipe"

    monkeypatch.setattr(reviews, "start_review", start)
    monkeypatch.setattr(reviews, "end", lambda *started: ended.append(started))
    ann = server.person("Ann")
    with ann.http.stream("GET", brought(ann)):
        assert server.person("Bob").get("/api/me")["name"] == "Bob"
    wait_until(lambda: not server.directory.reviews.under_way)
    going.set()
    wait_until(lambda: ended == [("process", "pipe")])


def test_a_race_of_thousands_of_moves_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    record = (GOLDEN / "formula-d-4.race").read_text(encoding="utf-8")
    monkeypatch.setattr(worker, "least_playouts", lambda game, record: 300_001)
    near, far = Pipe(duplex=False)
    with near, far, pytest.raises(BadOptions) as refused:
        worker.reviewed(far, record, 0)
    assert refused.value.reason == message("server-error-review-long")


def test_few_wait_and_there_is_a_quota(serve: Callable[..., Running], started: list[Stuck]) -> None:
    server = serve(rate=10_000, amounts=replace(NO_QUOTAS, reviews=2))
    ann = server.person("Ann")
    names = ("formula-d-alone", "formula-d-4", "downforce-3")
    paths = [brought(ann, name) for name in names]
    with ann.http.stream("GET", paths[0]), ann.http.stream("GET", paths[1]):
        assert ann.get(paths[2], 429)["reason"]["id"] == "server-error-quota-reviews"
        assert len(started) == 1  # the other one waits for its turn

    async def too_many() -> None:
        made = reviews.Reviews()
        for number in range(reviews.MOST_OF_ONE):
            made.begin(f"{number}", "one", "")
        with pytest.raises(Busy):
            made.begin("one more", "one", "")
        made.begin("of another", "other", "")
        made.close()
        await asyncio.sleep(0)

    server.do(too_many())
