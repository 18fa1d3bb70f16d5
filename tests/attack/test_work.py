"""Work that grows with its input does not delay others.

The server has no rate limits, so that the work itself is measured.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from paddock.core.record import write
from tests.attack.stalls import NO_PROXY, at_once, attacker, measured
from tests.conftest import Figures
from tests.server.long_races import long_record
from tests.server.net.test_quotas import changed
from tests.server.process import ServerProcess, process
from tests.server.running import Person


@pytest.fixture(scope="module")
def busy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with process(tmp_path_factory.mktemp("busy"), "--rate", "0", "--proxy", NO_PROXY) as server:
        yield server


@pytest.fixture(scope="module")
def eve(busy: ServerProcess) -> Person:
    return attacker(busy)


@pytest.fixture(scope="module")
def long_table(eve: Person) -> str:
    """Return a table with the longest race that can be imported, closed so that all of it is public."""
    table: str = eve.post("/api/records", {"record": write(long_record(10_000))})["id"]
    return table


def test_imports(busy: ServerProcess, eve: Person, figure: Figures) -> None:
    text = write(long_record(10_000))

    def bring(_: int) -> int:
        return eve.http.post("/api/records", json={"record": text}).status_code

    with measured(busy, f"4 imports of {len(text) / 1e6:.1f} MB", figure):
        assert 201 in (found := set(at_once(4, bring))) and found <= {201, 503}


def test_imports_that_are_refused(busy: ServerProcess, eve: Person, figure: Figures) -> None:
    text = write(changed(deck={"name": "mine", "full": ["R6Y4K2B1"] * 150_000}))
    with measured(busy, f"8 refused imports of {len(text) / 1e6:.1f} MB", figure):
        answers = at_once(8, lambda _: eve.http.post("/api/records", json={"record": text}).status_code)
        assert set(answers) == {400}


def test_continued_races(busy: ServerProcess, eve: Person, long_table: str, figure: Figures) -> None:
    def go_on(_: int) -> int:
        return eve.http.post(f"/api/tables/{long_table}/play-on", json={"moves": 10_000}).status_code

    with measured(busy, "8 races of 10,000 moves played on", figure):
        assert 201 in (found := set(at_once(8, go_on))) and found <= {201, 503}


def test_replays(busy: ServerProcess, eve: Person, long_table: str, figure: Figures) -> None:
    def look(number: int) -> int:
        path = f"/api/tables/{long_table}/replay?seat=all&from={9_000 + number}&count=100"
        return eve.http.get(path).status_code

    with measured(busy, "8 pages at the end of a replay of 10,000 moves", figure):
        assert set(at_once(8, look)) == {200}


def test_views_of_a_long_race(busy: ServerProcess, eve: Person, long_table: str, figure: Figures) -> None:
    with measured(busy, "20 views of a race of 10,000 moves", figure):
        answers = at_once(5, lambda _: [eve.http.get(f"/api/tables/{long_table}/view") for _ in range(4)])
        assert {answer.status_code for each in answers for answer in each} == {200}
        largest = max([len(answer.content) for each in answers for answer in each])
    figure("largest answer to a view", f"{largest / 1e6:.2f} MB")
    assert largest < 3e6


def test_hellos_to_a_long_race(busy: ServerProcess, eve: Person, long_table: str, figure: Figures) -> None:
    with measured(busy, "20 sockets that join a race of 10,000 moves", figure), ExitStack() as stack:
        for _ in range(20):
            stack.enter_context(eve.socket(long_table))


def test_a_restart_with_all_of_them(busy: ServerProcess, long_table: str, figure: Figures) -> None:
    """The last test of this module, as it stops the shared server."""
    busy.process.kill()
    busy.process.wait()
    began = time.monotonic()
    with process(busy.log.parent, "--rate", "0", "--proxy", NO_PROXY) as again:
        assert again.answers()
        started = time.monotonic() - began
        assert Person(again.address, "Ann").update(long_table)["lines"]
        shown = time.monotonic() - began - started
        figure("restart with 13 races of 10,000 moves", f"{started:.1f} s, and {shown:.1f} s to show one of them")
    assert started < 20
