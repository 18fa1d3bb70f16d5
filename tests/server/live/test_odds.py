"""Live odds: which viewers are given what a spectator sees as rows, and when."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.running import Person, Running, asked


def rows(person: Person, table: str, status: int = 200, query: str = "") -> Any:
    return person.get(f"/api/tables/{table}/positions{query}", status)


def table_with(ann: Person, rule: str, people: int = 2) -> str:
    return str(ann.start(people=people, players=3, odds=rule)["id"])


@pytest.mark.parametrize(("rule", "given"), [("off", (409, 409)), ("spectators", (409, 200)), ("all", (200, 200))])
def test_the_rule_of_the_table_decides(server: Running, rule: str, given: tuple[int, int]) -> None:
    ann, zoe = server.person("Ann"), server.person("Zoe")
    table = table_with(ann, rule)
    assert ann.get(f"/api/tables/{table}")["odds"] == rule
    for person, status in zip((ann, zoe), given, strict=True):
        rows(person, table, status)
    server.play_out(table)
    assert rows(zoe, table, query="?from=0&count=40")["positions"], "a race that is over hides nothing"


def test_only_the_present_moment_of_a_race_that_runs(server: Running, ann: Person) -> None:
    table = table_with(ann, "all", people=3)
    server.play_out(table, until=lambda at: at.race.version > 60 and asked(at) == "Playing")
    found = rows(ann, table, query="?from=0&count=40")
    assert [each["at"] for each in found["positions"]] == [server.table(table).race.version]
    assert len(found["positions"][0]["answers"]) == 1


def test_choices_that_are_sealed_change_nothing(server: Running, ann: Person) -> None:
    table = server.table(table_with(ann, "all", people=3))
    race = table.race
    assert asked(table) == "Auction" and len(race.waits) == 3

    def shown() -> Any:
        return {**rows(ann, table.meta.id)["positions"][0], "at": 0}

    opened = shown()
    for seat in (1, 0, 2):
        assert shown() == opened
        server.do(table.actions.act(table.game.legal(race.state, seat)[0], "person"))
    assert shown() != opened


def test_there_are_none_in_an_attempt(ann: Person) -> None:
    plan = {"game": "downforce", "options": {"players": 2}}
    challenge = ann.post("/api/challenges", plan)
    table = ann.post(f"/api/challenges/{challenge['id']}/race")["id"]
    rows(ann, table, 409)
    ann.post(f"/api/tables/{table}/seats/0/hint", status=409)


def test_tables_of_the_kernel_belong_to_the_rows(ann: Person) -> None:
    table = table_with(ann, "all")
    tables, found = ann.get(f"/api/tables/{table}/kernel"), rows(ann, table)
    assert (tables["kernel"], tables["set_up"]) == (found["kernel"], found["set_up"])
    assert tables["seats"] == 3


def test_a_rematch_keeps_the_rule(ann: Person) -> None:
    table = table_with(ann, "spectators")
    ann.post(f"/api/tables/{table}/close")
    assert ann.post(f"/api/tables/{table}/rematch")["odds"] == "spectators"
