"""The analysis board: a race that is over, played on for all seats; nothing is stored."""

from __future__ import annotations

from typing import Any

from tests.server.running import Person, Running


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


def test_what_cannot_be_played_is_refused(server: Running, ann: Person) -> None:
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
