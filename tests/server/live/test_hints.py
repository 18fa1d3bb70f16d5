"""Hints over HTTP: for solo players, or where the table was made for it; the record says so."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core import record as records
from paddock.table.analysis import positions
from tests.server.running import Person, Running


def hint(person: Person, table: str, seat: int = 0, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/hint", status=status)


def reasons(person: Person, table: str, figures: Any, seat: int = 0, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/hint/reasons", figures, status)


def test_alone_against_bots_the_choices_are_given_and_put_into_words(server: Running, ann: Person) -> None:
    made = ann.start(players=3)
    table = made["id"]
    assert made["hints"] and not made["hinted"]
    choices = [choice["action"] for choice in ann.update(table, 0)["choices"]]
    told = hint(ann, table)
    assert not told["alone"] and told["actions"] == choices and len(told["position"]["answers"]) == len(choices)
    assert len(told["pairs"]) == 20, "a car is for sale"
    figures = {"version": told["position"]["at"], "actions": choices, "price": {"worth": 3_000_000, "error": 100_000}}
    said = reasons(ann, table, figures)
    assert said["note"]["id"] == "downforce-hint-worth"
    assert len(said["reasons"]) == len(said["ranks"]) == len(choices) and len(set(said["ranks"])) > 2
    assert ann.get(f"/api/tables/{table}")["hinted"]
    reasons(ann, table, {**figures, "actions": ["0 bid nothing"]}, status=400)
    ann.act(table, 0, choices[-1])
    reasons(ann, table, figures, status=409)
    server.play_out(table)
    text = ann.http.get(f"/api/tables/{table}/record").text
    assert records.read(text).header["hints"] is True


def test_where_several_race_the_table_must_be_made_for_it(server: Running, ann: Person) -> None:
    assert hint(ann, ann.start(people=2)["id"], 0, 409)["reason"]["id"] == "server-error-no-hints"
    made = ann.start(people=2, hints=True)
    assert made["hints"] and hint(ann, made["id"], 1)["position"] == hint(ann, made["id"], 1)["position"]
    ann.post(f"/api/tables/{made['id']}/close")
    assert hint(ann, made["id"], 1, 409)["reason"]["id"] == "server-error-hints-racing"
    assert ann.post(f"/api/tables/{made['id']}/rematch")["hints"]


def test_who_has_put_the_others_out_is_not_alone(ann: Person, bob: Person) -> None:
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


def test_without_a_kernel_there_are_none(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(positions, "is_analysed", lambda game: False)
    ann = server.person("Ann")
    made = ann.start(players=3)
    assert not made["hints"] and hint(ann, made["id"], 0, 409)
