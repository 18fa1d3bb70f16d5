"""Whoever makes and tries all they can, as many guests at one address, gets the share of an address and no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import httpx
import pytest

from paddock.core.record import write
from paddock.server.net.quotas import AT_ONE_ADDRESS, Amounts
from tests.attack.stalls import NO_PROXY, attacker, measured
from tests.conftest import Figures
from tests.server.long_races import long_record
from tests.server.process import ServerProcess, process
from tests.server.running import Person

GUESTS = AT_ONE_ADDRESS + 2
BEYOND = 60
"""Tries after the last one that should pass."""
GROWTH = 1.1
"""A quota that is used up fills again while it is tried."""


class Greedy:
    """A guest who wants more and more."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.guesses = 0
        self.raced = ""
        self.last = ""

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.person.http.post(path, json=body)

    def a_table(self) -> httpx.Response:
        return self.post("/api/tables", game="downforce")

    def a_public_table(self) -> httpx.Response:
        return self.post("/api/tables", game="downforce", public=True)

    def an_import(self) -> httpx.Response:
        return self.post("/api/records", record=write(long_record(30)))

    def a_play_on(self) -> httpx.Response:
        self.raced = self.raced or self.an_import().json()["id"]
        return self.post(f"/api/tables/{self.raced}/play-on", moves=5)

    def a_rematch(self) -> httpx.Response:
        self.last = self.last or self.a_table().json()["id"]
        self.post(f"/api/tables/{self.last}/close")
        answer = self.post(f"/api/tables/{self.last}/rematch")
        self.last = answer.json().get("id", self.last)
        return answer

    def a_guess(self) -> httpx.Response:
        self.guesses += 1
        return self.person.http.get(f"/api/codes/W{self.guesses:05}")

    def a_guest(self) -> httpx.Response:
        self.person.http.cookies.clear()
        return self.post("/api/me", name="Eve again")


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with its usual quotas, and hardly any limit on how quickly something is tried."""
    with process(tmp_path, "--proxy", NO_PROXY, "--rate", "5000") as server:
        yield server


WANTED = {
    "public tables": (Greedy.a_public_table, AT_ONE_ADDRESS * Amounts().public),
    "tables": (Greedy.a_table, AT_ONE_ADDRESS * Amounts().tables),
    "imports": (Greedy.an_import, AT_ONE_ADDRESS * Amounts().imports),
    "play-ons": (Greedy.a_play_on, AT_ONE_ADDRESS * Amounts().play_ons),
    "rematches": (Greedy.a_rematch, AT_ONE_ADDRESS * Amounts().rematches),
    "guesses of codes": (Greedy.a_guess, AT_ONE_ADDRESS * Amounts().guesses),
    "new guests": (Greedy.a_guest, Amounts().guests - GUESTS),
}


@pytest.mark.parametrize("what", WANTED)
def test_an_address_gets_its_share(limited: ServerProcess, figure: Figures, what: str) -> None:
    wanted, share = WANTED[what]
    eves = [Greedy(attacker(limited, f"Eve {number}")) for number in range(GUESTS)]
    with measured(limited, f"{share + BEYOND} tries: {what}", figure):
        answers = [wanted(eve).status_code for eve, _ in zip(cycle(eves), range(share + BEYOND), strict=False)]
        neighbour = wanted(Greedy(Person(limited.address, "Bob"))).status_code
    passed = len([status for status in answers if status != 429])
    figure(f"quota, {what}", f"{passed} of {len(answers)} tries passed, and a neighbour's")
    assert share <= passed <= GROWTH * share
    assert neighbour in (200, 201, 404)
    if what == "public tables":
        assert len(Person(limited.address).get("/api/tables")) == passed + 1


def test_an_address_gets_some_seats_of_a_table(limited: ServerProcess, figure: Figures) -> None:
    ann = Person(limited.address, "Ann")
    table = ann.make("formula_d", options={"cars": 10})["id"]
    eves = [Greedy(attacker(limited, f"Eve {number}")) for number in range(GUESTS)]
    answers = [eve.post(f"/api/tables/{table}/sit").status_code for eve in eves for _ in range(10)]
    taken = answers.count(200)
    figure("quota, seats at one table", f"{taken} of 10 taken in {len(answers)} tries")
    assert taken == 2 * Amounts().seats
    ann.sit(table)
