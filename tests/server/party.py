"""A race with seated people and others who want a seat, for tests of seats that change hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.table import stages
from paddock.table.table import Table
from tests.server.running import QUICK, FakeClock, Person, Running


class Party:
    """A race of Ann, who is the host, Bob and Cleo; Dan and Eve watch."""

    def __init__(self, server: Running, game: str = "downforce") -> None:
        self.server = server
        self.ann, self.bob, self.cleo, self.dan, self.eve = map(server.person, ("Ann", "Bob", "Cleo", "Dan", "Eve"))
        self.id: str = self.ann.make(game, options={"players" if game == "downforce" else "cars": 3})["id"]
        self.path = f"/api/tables/{self.id}"
        self.bob.sit(self.id)
        self.cleo.sit(self.id)
        self.ann.post(f"{self.path}/start")

    @property
    def table(self) -> Table:
        """The table as the server has it open now; it may be unloaded when the clock advances."""
        return self.server.table(self.id)

    def end(self) -> None:
        """Stop all racing at the table at once."""
        self.server.do(stages.close(self.table))

    def free(self, by: Person, seat: int, kind: str = "open") -> Any:
        return by.post(f"{self.path}/seats/{seat}", {"kind": kind})

    def ask(self, who: Person, seat: int, status: int | None = None, **more: Any) -> Any:
        return who.post(f"{self.path}/seats/{seat}/ask", more, status)

    def answer(self, who: Person, seat: int, agree: bool = True, status: int | None = None) -> Any:
        return who.post(f"{self.path}/seats/{seat}/answer", {"agree": agree}, status)

    def sit(self, who: Person, seat: int, status: int | None = None) -> Any:
        return who.post(f"{self.path}/sit", {"seat": seat}, status)

    def info(self, who: Person) -> Any:
        return who.get(self.path)

    def request(self, who: Person) -> Any:
        return self.info(who)["request"]

    def look_after(self) -> None:
        self.server.do(self.table.care.tick_race(self.server.directory.following.claim))

    def log(self) -> list[str]:
        """The log lines about seats, without the names of bots."""
        return [row.text.partition(" for ")[0] for row in self.table.race.rows if row.kind == "seat"]

    def said(self) -> list[Any]:
        """Return the public log."""
        lines = self.eve.update(self.id)["lines"]
        return [line["say"][0] for line in lines if line["say"] and not line["events"]]

    def owner(self, seat: int) -> str | None:
        return self.table.meta.seats[seat].guest


def reason(trouble: Any) -> str:
    return str(trouble["reason"]["id"])


@pytest.fixture(scope="module")
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: FakeClock) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server"), times=replace(QUICK, tick=0.02, clock=clock))
    yield running
    running.stop()


@pytest.fixture
def party(server: Running) -> Iterator[Party]:
    party = Party(server)
    yield party
    party.end()
