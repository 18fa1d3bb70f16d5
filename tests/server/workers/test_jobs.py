"""Work that grows with its input: in bounded slices, off the event loop, a few jobs at a time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from paddock import games
from paddock.core import play
from paddock.core.record import Record, write
from paddock.server.app import Settings, make_app
from paddock.server.http import assets
from paddock.server.live.batcher import UpdateBatcher
from paddock.server.net.connection import Pace
from paddock.server.workers.jobs import Jobs
from paddock.table import race, replay
from paddock.table.errors import Busy
from paddock.table.sizes import MOST_LINES
from paddock.table.steps import Steps, in_slices, once
from paddock.track.load import builtin_tracks
from paddock.words import bundle
from tests.server.long_races import long_record
from tests.server.running import FakeClock, Person, Running, again

MOVES = 3 * MOST_LINES // 2


def count_to(end: int, done: list[str], name: str) -> Steps[int]:
    for _ in range(end):
        yield
    done.append(name)
    return end


class StepClock(FakeClock):
    """A clock that advances by a millisecond with every call."""

    def __call__(self) -> float:
        self.advance(0.001)
        return self.now


class CountedJobs(Jobs):
    """Counts the slices."""

    slices = 0

    def _some(self, steps: Any) -> Any:
        self.slices += 1
        return super()._some(steps)


async def test_a_long_job_is_done_in_slices_and_a_short_one_does_not_wait_for_it() -> None:
    jobs = CountedJobs(threads=1, at_once=2, most=5, slice=0.010, clock=StepClock())
    done: list[str] = []
    long = asyncio.create_task(jobs.run(count_to(1000, done, "long")))
    await asyncio.sleep(0)
    assert await jobs.run(count_to(5, done, "short")) == 5
    assert await long == 1000 and done == ["short", "long"]
    assert jobs.slices >= 1000 // 10
    assert not jobs.queue.admitted
    jobs.close()


async def test_work_on_the_event_loop_yields_to_others() -> None:
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    await in_slices(count_to(1000, [], "long"), 0.010, StepClock())
    assert turns >= 1000 // 11
    beside.cancel()


class Written:
    """A viewer to whom something is written."""

    def __init__(self, owner: str, write: Callable[[], None]) -> None:
        self.owner, self.queued, self.write = owner, False, write


async def test_a_batch_of_updates_yields_to_others() -> None:
    batcher = UpdateBatcher(0.010, StepClock())
    written: list[int] = []
    for number in range(100):
        batcher.add(Written("crowd", partial(written.append, number)))
    counts = []
    while len(written) < 100:
        await asyncio.sleep(0)
        counts.append(len(written))
    assert max([after - before for before, after in pairwise([0, *counts])]) <= 11
    assert written == list(range(100))


async def test_an_address_with_one_viewer_does_not_wait_for_a_crowd() -> None:
    batcher = UpdateBatcher(0.010, StepClock())
    written: list[str] = []
    for _ in range(100):
        batcher.add(Written("crowd", lambda: written.append("crowd")))
    batcher.add(Written("ann", lambda: written.append("ann")))
    while len(written) < 101:
        await asyncio.sleep(0)
    assert written.index("ann") == 1


async def test_few_requests_begin_in_one_turn_of_the_loop_and_owners_take_turns() -> None:
    pace, begun = Pace(4), []

    async def request(owner: str) -> None:
        await pace.begin(owner)
        begun.append(owner)

    asking = [asyncio.create_task(request("crowd")) for _ in range(100)]
    asking.append(asyncio.create_task(request("ann")))
    counts = []
    while len(begun) < 101:
        await asyncio.sleep(0)
        counts.append(len(begun))
    assert max([after - before for before, after in pairwise([0, *counts])]) == 4
    assert begun.index("ann") <= 8


async def test_an_error_is_raised_to_all_callers() -> None:
    jobs = Jobs(threads=1, at_once=1, most=0)
    for _ in range(2):
        with pytest.raises(ValueError, match="three"):
            await jobs.run(once(int, "three"))
    jobs.close()


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The threads in which rows and moments of the long race are made."""
    found: set[str] = set()
    line_of = race.line_of

    def noted(game: Any, *values: Any) -> Any:
        if game.header()["options"] == long_record(MOVES).header["options"]:
            found.add(threading.current_thread().name.rpartition("_")[0])
        return line_of(game, *values)

    for module in (race, replay):
        monkeypatch.setattr(module, "line_of", noted)
    return found


def imported(ann: Person, moves: int = MOVES) -> str:
    id: str = ann.post("/api/records", {"record": write(long_record(moves))})["id"]
    return id


def test_nothing_long_is_played_on_the_event_loop(serve: Callable[..., Running], threads: set[str]) -> None:
    server = serve()
    ann = server.person("Ann")
    table = imported(ann)
    ann.get(f"/api/tables/{table}/replay?from={MOVES - 5}&count=5")
    on = ann.post(f"/api/tables/{table}/play-on", {"moves": MOVES})["id"]
    server.directory.open.clear()
    assert ann.get(f"/api/tables/{on}")["stage"] == "lobby"
    assert threads == {"paddock-job"}


def test_texts_and_games_are_loaded_before_the_first_request(tmp_path: Path) -> None:
    bundle.cache_clear()
    games.load.cache_clear()
    make_app(Settings(tmp_path))
    assert bundle.cache_info().currsize == 1
    assert games.load.cache_info().currsize == len(games.names())


def test_a_start_loads_no_table(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    lobby = ann.make(public=True)["id"]
    server = again(serve, server, ann)
    assert server.directory.open == {}
    assert [table["id"] for table in ann.get("/api/tables")] == [lobby]
    assert ann.get("/api/me")["tables"][0]["id"] == lobby
    assert server.directory.open == {}


def test_a_long_race_is_sent_in_several_updates(ann: Person) -> None:
    table = imported(ann)
    first = ann.update(table)
    assert (first["since"], first["version"], len(first["lines"])) == (0, MOST_LINES, MOST_LINES)
    rest = ann.update(table, since=first["version"])
    assert [line["seq"] for line in (*first["lines"], *rest["lines"])] == list(range(MOVES))
    assert rest["version"] == MOVES and rest["view"] == first["view"]
    with ann.socket(table) as socket:
        lines = list(socket.last["lines"])
        while socket.last["version"] < MOVES:
            lines += socket.next("update")["lines"]
        assert [line["seq"] for line in lines] == list(range(MOVES))
        assert socket.silent()


def test_a_page_of_large_moments_ends_early(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = imported(ann)
    monkeypatch.setattr(replay, "LARGEST_PAGE", 20_000)
    frames: list[Any] = []
    while len(frames) < 40:
        answer = ann.http.get(f"/api/tables/{table}/replay?seat=all&from={len(frames)}&count=40")
        assert len(answer.content) < 60_000
        assert 0 < len(answer.json()["frames"]) < 40
        frames += answer.json()["frames"]
    assert [frame["moves"] for frame in frames[:40]] == list(range(40))


def test_a_page_is_not_replayed_from_the_start(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    table = imported(ann)
    played: list[str] = []
    read_move = play.read_move

    def noted(game: Any, text: str) -> Any:
        played.append(text)
        return read_move(game, text)

    monkeypatch.setattr(replay, "read_move", noted)
    page = f"/api/tables/{table}/replay?seat=all&from={MOVES - 5}&count=100"
    first = ann.get(page)
    assert len(played) == MOVES and len(first["frames"]) == 6
    played.clear()
    assert ann.get(page) == first
    assert len(played) <= replay.LEAST_APART
    ann.get(f"/api/tables/{table}/replay?from=99999")
    assert len(played) <= 2 * replay.LEAST_APART
    assert len(replay._checkpoints[server.table(table).race]) <= replay.CHECKPOINTS


def test_tracks_are_found_beside_the_event_loop(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []
    known = builtin_tracks()

    def noted() -> dict[str, Any]:
        threads.append(threading.current_thread().name)
        return known

    monkeypatch.setattr(assets, "builtin_tracks", noted)
    digest = next(iter(known))
    assert server.person("Ann").get(f"/api/tracks/{digest}")["digest"] == digest
    assert threads and all(name.startswith("asyncio_") for name in threads)


def test_too_many_imports_at_once_are_refused_in_words(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    server.parts.making.queue.most = 0
    refused = ann.post("/api/records", {"record": write(long_record(10))}, 503)
    assert refused["reason"] == {"id": "server-error-busy", "args": {}}


def test_a_long_record_that_is_wrong_at_its_end_leaves_nothing(ann: Person) -> None:
    record = long_record(MOVES)
    wrong = Record(record.header, (*record.moves[:-1], "0 fly"))
    assert f"line {MOVES + 2}" in ann.post("/api/records", {"record": write(wrong)}, 400)["error"]
    assert ann.get("/api/me")["tables"] == []


def for_ever() -> Steps[None]:
    while True:
        yield


def test_a_job_that_is_under_way_when_the_server_stops_ends_in_a_refusal() -> None:
    async def run() -> None:
        jobs = Jobs(threads=1, at_once=1, most=1, slice=0)
        asyncio.get_running_loop().call_later(0.002, jobs.close)
        with pytest.raises(Busy):
            await jobs.run(for_ever())

    for _ in range(200):  # even if a thread has not yet begun its slice
        asyncio.run(run())
