"""Rows for odds and hints as the table's rules allow them, and the analysis board of finished races."""

from __future__ import annotations

from typing import Any

import pytest

from paddock.core import record as records
from paddock.server.http import analysis
from paddock.table.analysis import positions
from tests.server.running import Person, Running, asked


def hint(person: Person, table: str, seat: int = 0, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/hint", status=status)


def reasons(person: Person, table: str, figures: Any, seat: int = 0, status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/seats/{seat}/hint/reasons", figures, status)


def test_solo_players_get_hints_with_reasons(server: Running, ann: Person) -> None:
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


def test_with_several_players_the_table_must_allow_hints(server: Running, ann: Person) -> None:
    assert hint(ann, ann.start(people=2)["id"], 0, 409)["reason"]["id"] == "server-error-no-hints"
    made = ann.start(people=2, hints=True)
    assert made["hints"] and hint(ann, made["id"], 1)["position"] == hint(ann, made["id"], 1)["position"]
    ann.post(f"/api/tables/{made['id']}/close")
    assert hint(ann, made["id"], 1, 409)["reason"]["id"] == "server-error-hints-racing"
    assert ann.post(f"/api/tables/{made['id']}/rematch")["hints"]


def test_a_host_who_has_removed_the_others_counts_as_solo(ann: Person, bob: Person) -> None:
    table = ann.race_with(bob)
    assert not ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot"})["hints"]
    bob.sit(table, seat=1)
    bob.post(f"/api/tables/{table}/seats/1/retire")
    assert ann.get(f"/api/tables/{table}")["hints"]  # nobody else can come back


def test_nobody_gets_a_hint_for_the_seat_of_another_or_without_a_question(ann: Person, bob: Person) -> None:
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


def test_a_hint_that_comes_too_late_is_refused(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat has chosen while the row of its moment was made: nothing is given, and the race is not marked."""
    table = ann.start(players=3)["id"]
    run = analysis.run

    async def late(request: Any, steps: Any) -> Any:
        found = await run(request, steps)
        at = server.table(table)
        await at.actions.act(at.game.legal(at.race.state, 0)[0], "person")
        return found

    monkeypatch.setattr(analysis, "run", late)
    hint(ann, table, 0, 409)
    assert not ann.get(f"/api/tables/{table}")["hinted"]


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
        assert person.get(f"/api/tables/{table}")["sees_odds"] == (status == 200)
    server.play_out(table)
    assert rows(zoe, table, query="?from=0&count=40")["positions"], "a race that is over hides nothing"


def test_a_player_who_retired_is_no_spectator(ann: Person, bob: Person) -> None:
    table = ann.race_with(bob, odds="spectators")
    bob.post(f"/api/tables/{table}/seats/1/retire")
    rows(bob, table, 409)
    assert not bob.get(f"/api/tables/{table}")["sees_odds"]


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


def test_attempts_have_no_odds_until_the_challenge_closes(server: Running, ann: Person) -> None:
    plan = {"game": "downforce", "options": {"players": 2}}
    challenge = ann.post("/api/challenges", plan)
    table = ann.post(f"/api/challenges/{challenge['id']}/race")["id"]
    rows(ann, table, 409)
    ann.post(f"/api/tables/{table}/seats/0/hint", status=409)
    server.play_out(table)
    rows(ann, table, 409)


def test_tables_of_the_kernel_belong_to_the_rows(ann: Person) -> None:
    table = table_with(ann, "all")
    tables, found = ann.get(f"/api/tables/{table}/kernel"), rows(ann, table)
    assert (tables["kernel"], tables["set_up"]) == (found["kernel"], found["set_up"])
    assert tables["seats"] == 3


def test_a_rematch_keeps_the_rule(ann: Person) -> None:
    table = table_with(ann, "spectators")
    ann.post(f"/api/tables/{table}/close")
    assert ann.post(f"/api/tables/{table}/rematch")["odds"] == "spectators"


def explore(person: Person, table: str, at: int, moves: list[str], status: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/explore", {"at": at, "moves": moves}, status)


def test_every_seat_chooses_and_luck_stays_as_it_was_drawn(server: Running) -> None:
    ann, zoe = server.person("Ann"), server.person("Zoe")
    table = ann.start("formula_d", players=3)["id"]
    explore(ann, table, 0, [], 409)
    server.play_out(table)
    rows = len(server.table(table).race.rows)
    found = explore(zoe, table, 20, [])
    for _ in range(12):
        update, choices = found["update"], found["choices"]
        assert update["waits"] == [update["seat"]] == [choices["seat"]]
        assert choices["actions"] == [choice["action"] for choice in update["choices"]]
        assert [each["at"] for each in found["odds"]["positions"]] == [update["version"]]
        played = [*found["moves"], choices["actions"][-1]]
        before, found = found, explore(zoe, table, 20, played)
        assert found["moves"][: len(played)] == played
        assert found["update"]["version"] == 20 + len(found["moves"])
    again = explore(zoe, table, 20, before["moves"])
    assert again == before, "what was drawn is not drawn again"
    assert len(server.table(table).race.rows) == rows


def test_a_board_at_the_end_has_the_result(server: Running, ann: Person) -> None:
    table = ann.start(players=2)["id"]
    server.play_out(table)
    moves = len(server.table(table).race.moves())
    found = explore(ann, table, moves, [])
    assert found["update"]["result"] and found["update"]["waits"] == [] and found["choices"] is None
    assert found["odds"]["positions"] == []


def test_illegal_moves_on_the_analysis_board_are_refused(server: Running, ann: Person) -> None:
    table = ann.start("formula_d", players=2)["id"]
    server.play_out(table)
    moves = len(server.table(table).race.moves())
    for at, played, status in (
        (moves + 1, [], 400),
        (-1, [], 400),
        (4, ["nonsense"], 400),
        (4, ["roll x"], 400),
        (4, ["7 gear 2"], 409),
        (4, ["roll 99"], 400),
        (4, ["0 gear 2"] * 401, 400),
    ):
        assert explore(ann, table, at, played, status)["error"]
