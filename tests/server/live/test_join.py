"""`paddock join`: a custom bot takes a seat at a running server, or reports in a sentence why it cannot."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from tests.cli.shell import Ran, paddock
from tests.server.running import WAIT, Person, Running, wait_until

BAD = "tests.sim.badbots:"


class Joining:
    """The command, in a separate thread."""

    def __init__(self, *words: object) -> None:
        self.ran: Ran | None = None
        self._thread = threading.Thread(target=self._run, args=words, daemon=True)
        self._thread.start()

    def _run(self, *words: object) -> None:
        self.ran = paddock("join", *words)

    def ended(self) -> Ran:
        self._thread.join(WAIT)
        assert self.ran is not None
        return self.ran


def table_of(ann: Any, game: str) -> Any:
    options = {"cars": 2} if game == "formula_d" else {"players": 2}
    return ann.make(game, options=options, seats=[{"kind": "bot", "bot": "random"}])


def seat_name(ann: Any, table: Any) -> str:
    return str(ann.get(f"/api/tables/{table['id']}")["seats"][1]["name"])


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_a_bot_of_ones_own_races_to_the_end(server: Running, ann: Person, game: str) -> None:
    table = table_of(ann, game)
    joining = Joining(server.host, table["code"].lower(), "--bot", BAD + "Plain", "--name", "Robo")
    wait_until(lambda: seat_name(ann, table) == "Robo")
    ann.post(f"/api/tables/{table['id']}/start")
    ran = joining.ended()
    assert (ran.code, ran.err) == (0, "")
    assert "Robo has seat 2" in ran.out and "The race is over. Won by" in ran.out
    rows = server.table(table["id"]).race.rows
    assert len([row for row in rows if row.seat == 1 and row.by == "person"]) > 5


def test_a_bot_reconnects_after_an_interruption(server: Running, ann: Person) -> None:
    table = table_of(ann, "formula_d")
    joining = Joining(server.url, table["code"], "--bot", BAD + "Plain")
    wait_until(lambda: seat_name(ann, table) == "Plain")
    there = server.table(table["id"])

    async def cut_off() -> None:
        for viewer in list(there.people.viewers):
            viewer.dismiss(1012, "the server restarts")

    wait_until(lambda: there.people.viewers)
    server.do(cut_off())
    ann.post(f"/api/tables/{table['id']}/start")
    wait_until(lambda: len(there.race.rows) > 8)
    server.do(cut_off())
    ran = joining.ended()
    assert ran.code == 0 and "connecting again" in ran.out and "The race is over" in ran.out


def test_a_bot_that_fails_is_named_and_random_moves_stand_in(server: Running, ann: Person) -> None:
    table = table_of(ann, "formula_d")
    joining = Joining(server.url, table["code"], "--bot", BAD + "Raises")
    wait_until(lambda: seat_name(ann, table) == "Raises")
    ann.post(f"/api/tables/{table['id']}/start")
    assert "Raises failed" in joining.ended().out


def test_failures_to_take_a_seat_are_reported(server: Running, ann: Person) -> None:
    table = table_of(ann, "formula_d")
    bot = ("--bot", "rookie")

    def said(*words: object) -> str:
        ran = paddock("join", *words)
        assert ran.code == 2 and "Traceback" not in ran.err
        return ran.err

    assert "no server answers at http://127.0.0.1:9" in said("127.0.0.1:9", table["code"], *bot)
    assert "is not a server's address" in said("ftp://there", table["code"], *bot)
    assert "there is no table with the code ZZZZZZ" in said(server.url, "ZZZZZZ", *bot)
    assert "the server refuses the seat" in said(server.url, table["code"], *bot, "--seat", 1)
    assert "there is no module" in said(server.url, table["code"], "--bot", "nowhere:Mine")
    assert seat_name(ann, table) == ""
    ann.post(f"/api/tables/{table['id']}/sit", {"seat": 1})
    assert "the server refuses the seat" in said(server.url, table["code"], *bot)
    ann.post(f"/api/tables/{table['id']}/start")
    server.play_out(table["id"])
    assert "is over: ask for the code of another one" in said(server.url, table["code"], *bot)
