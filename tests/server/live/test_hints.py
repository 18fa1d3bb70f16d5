"""Hints over HTTP: for solo players, or where the table was made for it; the record says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.bots.process import NoAnswer
from paddock.core import record as records
from paddock.review.process import ChoicesToValue, ValuedView, ValueProcess, value
from paddock.server.net.quotas import NO_QUOTAS
from paddock.server.workers.hints import PAUSE, Hints
from paddock.table import info as hinting
from paddock.table.errors import Busy
from tests.server.running import FakeClock, Person, Running

SHARE = 3000


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints are worked out here, with a hundredth of the playouts."""

    async def ask(_: ValueProcess, question: ChoicesToValue, limit: float) -> ValuedView:
        return await asyncio.to_thread(value, replace(question, share=SHARE))

    monkeypatch.setattr(ValueProcess, "ask", ask)


def hint(person: Person, table: str, seat: int = 0, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/hint", status=status)


def test_alone_against_bots_the_best_choices_come_first(server: Running) -> None:
    ann = server.person("Ann")
    made = ann.start(players=3)
    table = made["id"]
    assert made["hints"] and not made["hinted"]
    choices = {choice["action"] for choice in ann.update(table, 0)["choices"]}
    told = hint(ann, table)
    assert not told["alone"] and {choice["action"] for choice in told["choices"]} <= choices
    assert [choice["reason"] is not None for choice in told["choices"][:4]] == [True, True, True, False]
    assert told["choices"][0]["worth"]["loss"] == 0 and told["note"]["id"].startswith("downforce-hint-")
    assert ann.get(f"/api/tables/{table}")["hinted"]
    server.play_out(table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert records.read(text).header["hints"] is True


def test_where_several_race_the_table_must_be_made_for_it(server: Running) -> None:
    ann = server.person("Ann")
    assert hint(ann, ann.start(people=2)["id"], 0, 409)["reason"]["id"] == "server-error-no-hints"
    made = ann.start(people=2, hints=True)
    assert made["hints"] and hint(ann, made["id"], 1)["choices"] == hint(ann, made["id"], 1)["choices"]
    ann.post(f"/api/tables/{made['id']}/close")
    assert hint(ann, made["id"], 1, 409)["reason"]["id"] == "server-error-hints-racing"
    assert ann.post(f"/api/tables/{made['id']}/rematch")["hints"]


def test_who_has_put_the_others_out_is_not_alone(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    assert not ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})["hints"]
    bob.sit(table, seat=1)
    bob.post(f"/api/tables/{table}/seats/1/retire")
    assert ann.get(f"/api/tables/{table}")["hints"]  # nobody else can come back


def test_nobody_gets_a_hint_for_the_seat_of_another_or_without_a_question(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.start(people=2, hints=True)["id"]
    assert hint(bob, table, 0, 403) and hint(ann, table, 2, 403)
    ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])
    assert hint(ann, table, 0, 409)["reason"]["id"] == "server-refused-no-question"
    assert hint(ann, ann.make()["id"], 0, 409)


def test_without_a_compiled_kernel_there_are_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "is_valued", lambda game: False)
    ann = server.person("Ann")
    made = ann.start(players=3)
    assert not made["hints"] and hint(ann, made["id"], 0, 409)


def test_there_is_a_quota(serve: Callable[..., Running]) -> None:
    server = serve(rate=10_000, amounts=replace(NO_QUOTAS, hints=1))
    ann = server.person("Ann")
    table = ann.start(players=3)["id"]
    hint(ann, table)
    assert hint(ann, table, 0, 429)["reason"]["id"] == "server-error-quota-hints"


def test_who_asks_for_what_takes_too_long_gets_none_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def late(_: ValueProcess, question: ChoicesToValue, limit: float) -> ValuedView:
        asked.append(question.seed)
        raise NoAnswer("gave no answer", late=True)

    monkeypatch.setattr(ValueProcess, "ask", late)

    async def ask() -> None:
        clock = FakeClock()
        hints = Hints(clock)
        for owner, later in (("one", 0.0), ("one", 0.0), ("other", 0.0), ("one", PAUSE)):
            clock.advance(later)
            with pytest.raises(Busy):
                await hints._in_turn(ChoicesToValue(b"", None, 0, (), f"{owner} {later}", 1), owner)

    asyncio.run(ask())
    assert asked == ["one 0.0", "other 0.0", f"one {PAUSE}"]
