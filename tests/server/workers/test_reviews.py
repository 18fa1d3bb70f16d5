"""Reviews over HTTP: progress, one for several callers, cancelled without callers, never of a running race."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from typing import Any

import pytest
from msgspec.structs import replace

from paddock import games
from paddock.core.errors import BadOptions
from paddock.core.luck import SeededLuck
from paddock.core.play import moves
from paddock.core.record import Record, make_header, result_data, write
from paddock.games import of_record
from paddock.review import worker
from paddock.review.review import least_playouts
from paddock.review.values import valuer_of
from paddock.server.http import reviews as review_calls
from paddock.server.net.quotas import NO_QUOTAS
from paddock.server.workers import reviews
from paddock.table.errors import Busy
from tests.golden import golden_text
from tests.server.running import WAIT, Person, Running, wait_until


def brought(person: Person, name: str = "formula-d-alone") -> str:
    record = golden_text(name)
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


def test_a_review_reports_progress_and_adds_up(ann: Person) -> None:
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
    # The same race gets the same review, however it was imported.
    assert events(ann.http.get(brought(ann, "downforce-4")).text) == [last]


def test_a_race_that_runs_or_was_closed_has_none(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    path = f"/api/tables/{table}/review"
    for _ in ("while it runs", "after it was closed"):
        assert ann.get(path, 409)["reason"]["id"] == "server-error-not-over-review"
        if ann.get(f"/api/tables/{table}")["stage"] == "racing":
            ann.post(f"/api/tables/{table}/close")
    assert ann.get("/api/tables/nowhere/review", 404)


def test_without_a_compiled_kernel_there_is_none(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review_calls, "is_valued", lambda game: False)
    assert ann.get(brought(ann), 409)["reason"]["id"] == "server-error-no-review"


def test_an_abandoned_review_is_cancelled(server: Running, started: list[Stuck]) -> None:
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
    wait_until(lambda: not started[0].lives and not server.parts.reviews.under_way)


def test_a_process_that_fails_is_reported(server: Running, ann: Person, started: list[Stuck]) -> None:
    with ann.http.stream("GET", brought(ann)) as answer:
        wait_until(lambda: bool(started))
        started[0].kill()
        *_, last = events(answer.read().decode())
    assert last["type"] == "failed" and last["trouble"]["reason"]["id"] == "server-error-review-failed"


def test_a_caller_who_leaves_does_not_end_the_review_of_another(server: Running, started: list[Stuck]) -> None:
    async def come_and_go() -> None:
        made = reviews.Reviews()
        first, second = [made.begin("one", "owner", "") for _ in range(2)]
        leaves, stays = made.follow(first), made.follow(second)
        await anext(leaves)
        await leaves.aclose()  # before the other one begins to listen
        assert '"progress"' in (await anext(stays)).decode()
        made.close()
        told = [event async for event in stays]
        assert '"failed"' in told[-1].decode(), "the server has stopped"

    server.do(come_and_go())


def test_starting_a_review_blocks_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    going, ended = threading.Event(), list[object]()

    def start(*_: object) -> object:
        assert going.wait(WAIT)
        return "process", "pipe"

    monkeypatch.setattr(reviews, "start_review", start)
    monkeypatch.setattr(reviews, "end", lambda *started: ended.append(started))
    ann = server.person("Ann")
    with ann.http.stream("GET", brought(ann)):
        assert server.person("Bob").get("/api/me")["name"] == "Bob"
    wait_until(lambda: not server.parts.reviews.under_way)
    going.set()
    wait_until(lambda: ended == [("process", "pipe")])


def all_out(laps: int) -> Record:
    """Return a race of ten cars that brake too late, all out after some 135 moves."""
    game = games.make("formula_d", {"cars": 10, "laps": laps})
    played = list(moves(game, lambda state, seat: game.legal(state, seat)[-1], SeededLuck("out")))
    texts = tuple([str(move) for move, _, _ in played])
    return Record(make_header(game, ("x",) * 10), texts, result_data(game, played[-1][1]))


def test_the_cost_of_a_review_is_bounded_before_it_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "present_review", lambda *_: pytest.fail("the work began"))
    near, far = Pipe()
    with near, far, pytest.raises(BadOptions) as refused:
        worker.reviewed(far, write(all_out(99)), 0)
    assert refused.value.reason is not None and refused.value.reason.id == "server-error-review-long"
    assert refused.value.reason.args["most"] == 150
    long, usual = all_out(30), all_out(1)
    valuer = valuer_of(of_record(long), "review")
    fewer = worker.affordable_playouts(valuer, long, 300_000)
    assert least_playouts(valuer.game, long) < fewer < 30_000
    assert worker.affordable_playouts(valuer_of(of_record(usual), "review"), usual, 300_000) == 300_000


def test_a_review_pauses_when_asked() -> None:
    near, far = Pipe()
    record = golden_text("formula-d-alone")
    making = threading.Thread(target=lambda: far.send(worker.reviewed(far, record, 2000)), daemon=True)
    near.send(True)
    making.start()
    assert near.poll(WAIT) and near.recv() < 0.1
    assert not near.poll(0.5), "it waits"
    near.send(False)
    while isinstance(heard := near.recv(), float):
        pass
    making.join()
    assert b'"review"' in heard


async def test_a_long_review_yields_to_other_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    """An endless review from one address pauses for one from another address, and continues after it."""
    processes: dict[str, Connection] = {}

    async def start(record: str, _: int) -> tuple[Any, Connection]:
        near, processes[record] = Pipe()
        return Stuck(processes[record]), near

    async def until(holds: Callable[[], bool]) -> None:
        while not holds():
            await asyncio.sleep(0.01)

    monkeypatch.setattr(reviews, "started", start)
    monkeypatch.setattr(reviews, "SLICE", 0.01)
    monkeypatch.setattr(reviews, "POLL", 0.01)
    made = reviews.Reviews()
    async with asyncio.timeout(WAIT):
        long, waits = [made.begin(name, "a", name) for name in ("long", "waits")]
        await until(lambda: long.progress == 0.25)
        short = made.begin("short", "b", "short")
        await until(lambda: "short" in processes and processes["long"].poll())
        assert processes["long"].recv() is True
        processes["short"].send(b"review")
        assert await short.task == b"review"
        await until(processes["long"].poll)
        assert processes["long"].recv() is False
        assert waits.progress is None and "waits" not in processes, "an address has one review at a time"
        made.close()
        await asyncio.wait({long.task, waits.task})


def test_few_reviews_wait_and_there_is_a_quota(serve: Callable[..., Running], started: list[Stuck]) -> None:
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
