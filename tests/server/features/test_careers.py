"""Careers: which races count for which guest, totals, export, deletion."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.core.game import Result
from paddock.core.record import read
from paddock.server.directory.commands import forget_table
from paddock.server.directory.pruning import DAY, prune
from paddock.server.directory.services import Keep
from paddock.server.features import careers
from paddock.server.http.careers import DayStreak, as_csv, day_streak, streaks, summed
from paddock.table.result import CareerRace, place_of
from paddock.table.table import Table
from tests.gates import ROOT
from tests.server.running import QUICK, FakeClock, Person, Running


def career(who: Person) -> Any:
    return who.get("/api/me/career")


def finish(server: Running, who: Person, game: str = "downforce", **more: Any) -> str:
    id = str(who.start(game, **more)["id"])
    server.play_out(id)
    return id


async def play(table: Table, drivers: dict[int, str]) -> None:
    """Race to the end, each seat played by its guest."""
    while table.stage == "racing":
        seat = table.race.waits[0]
        await table.actions.act(table.game.legal(table.race.state, seat)[0], drivers[seat])


def raced(at: float = 0, won: bool = False, **more: Any) -> CareerRace:
    usual = CareerRace("t", at, "downforce", "Marina Bay", "club", 4, 1 if won else 2, won, {})
    return replace(usual, **more)


def test_a_race_is_counted_by_game_circuit_and_level_for_my_own_seat(server: Running, ann: Person) -> None:
    assert career(ann) == {"name": "Ann", "games": [], "races": [], "days": None}
    running = ann.start(people=2)["id"]
    ids = [finish(server, ann), finish(server, ann), finish(server, ann, people=2)]
    ids.append(finish(server, ann, "formula_d", options={"laps": 1}))
    results = {id: server.table(id).race.turn.result for id in ids}  # type: ignore[union-attr]
    found = career(ann)
    by_id = {race["table"]: race for race in found["races"]}
    assert [race["table"] for race in found["races"]] == ids[::-1], "the last one first, and none that still runs"
    assert running not in by_id
    for id, race in by_id.items():
        assert race["place"] == place_of(results[id], 0) and race["won"] == (0 in results[id].won())
    assert [by_id[id]["level"] for id in ids] == ["random", "random", "people", "random"]
    assert [by_id[id]["figures"]["winnings"] for id in ids[:3]] == [results[id].scores[0] for id in ids[:3]]
    downforce, formula_d = found["games"]
    assert (downforce["game"], downforce["races"], formula_d["game"], formula_d["races"]) == (
        "downforce", 3, "formula_d", 1,
    )  # fmt: skip
    assert [(line["level"], line["races"]) for line in downforce["lines"]] == [("people", 1), ("random", 2)]
    assert sum(line["wins"] for line in downforce["lines"]) == downforce["wins"]
    assert [heading["id"] for heading in downforce["headings"]] == [
        "downforce-career-best", "downforce-career-total", "downforce-career-first",
    ]  # fmt: skip
    total = sum(by_id[id]["figures"]["winnings"] for id in ids[:3])
    assert downforce["figures"][1]["args"]["amount"] == abs(total)


def test_players_at_my_screen_have_no_part_in_my_career(server: Running, ann: Person, bob: Person) -> None:
    first = ann.race_with(bob, players=3, seats=[{"kind": "me"}, {"kind": "here", "name": "Zoe"}])
    server.play_out(first)
    again = ann.post(f"/api/tables/{first}/rematch")["id"]
    seats = server.table(again).meta.seats
    mine, hers = [seat for seat, one in enumerate(seats) if one.guest == ann.id]
    assert (seats[mine].name, seats[hers].name) == ("Ann", "Zoe")
    at = next(seat for seat, one in enumerate(seats) if one.guest == bob.id)
    bob.post(f"/api/tables/{again}/seats/{at}/ready", {"ready": True})
    server.play_out(again)
    result = server.table(again).race.turn.result  # type: ignore[union-attr]
    assert career(ann)["races"][0]["place"] == place_of(result, mine)
    assert career(bob)["races"][0]["place"] == place_of(result, at)
    assert len(career(ann)["races"]) == len(career(bob)["races"]) == 2


def test_a_race_left_to_a_bot_counts_without_a_place(server: Running, ann: Person, bob: Person) -> None:
    handed = ann.start(people=2)["id"]
    server.do(play(server.table(handed), {0: "bot", 1: "person"}))
    left = ann.make(options={"players": 3})["id"]
    put_out = ann.make(options={"players": 3})["id"]
    for id in (left, put_out):
        bob.sit(id)
        ann.post(f"/api/tables/{id}/start")
    bob.post(f"/api/tables/{left}/seats/1", {"kind": "open"})
    ann.post(f"/api/tables/{put_out}/seats/1", {"kind": "bot", "bot": "random"})
    for id in (left, put_out):
        with ann.socket(id):  # bots drive while there are viewers
            server.play_out(id)
    mine, his = ({race["table"]: race for race in career(who)["races"]} for who in (ann, bob))
    assert mine[handed]["place"] is None and not mine[handed]["won"] and mine[handed]["figures"] == {}
    assert set(his) == {left}, "a player who was put out has not given up"
    assert his[left]["place"] is None and mine[left]["place"] is not None
    assert career(ann)["games"][0]["left"] == 1


def test_lessons_imports_and_races_that_go_on_from_others_do_not_count(server: Running, ann: Person) -> None:
    lesson = ann.post("/api/lessons", {"game": "downforce", "lesson": "race"})["id"]
    server.play_out(lesson)
    record = (ROOT / "tests/golden/downforce-3.race").read_text()
    imported = ann.post("/api/records", {"record": record})["id"]
    moves = len(read(record).moves)
    wanted = {"moves": moves - 5, "seats": [{"kind": "me"}], "luck": "new"}
    on = ann.post(f"/api/tables/{imported}/play-on", wanted)["id"]
    ann.post(f"/api/tables/{on}/start")
    with ann.socket(on):
        server.play_out(on)
    assert career(ann)["races"] == []


def test_a_career_outlives_the_tables_and_is_deleted_with_an_absent_guest(
    serve: Callable[..., Running], clock: FakeClock
) -> None:
    server = serve(times=replace(QUICK, clock=clock, tick=60), keep=Keep(2, 5))
    ann, bob = server.person("Ann"), server.person("Bob")
    asked, unasked = finish(server, ann), finish(server, ann)
    shared = ann.race_with(bob)
    server.play_out(shared)
    ann.post("/api/me/forget", {"table": unasked})  # off the list, not out of the record
    before = [race for race in career(ann)["races"] if race["table"] != unasked]
    ann.post("/api/me/career/forget", {"table": asked})
    clock.advance(3 * DAY)
    server.do(prune(server.directory))
    assert ann.get("/api/me")["tables"] == []
    kept = career(ann)["races"]
    assert {race["table"] for race in kept} == {unasked, shared}
    assert [race for race in kept if race["table"] == shared] == [race for race in before if race["table"] == shared]
    assert [race["table"] for race in career(bob)["races"]] == [shared], "he had not asked before"
    clock.advance(4 * DAY)
    server.do(prune(server.directory))
    assert len(career(ann)["races"]) == 2, "she was here four days ago"
    clock.advance(6 * DAY)
    server.do(prune(server.directory))
    assert career(ann) == {"name": "", "games": [], "races": [], "days": None}


def test_races_are_forgotten_one_by_one_or_all_for_me_alone(server: Running, ann: Person, bob: Person) -> None:
    ids = []
    for _ in range(3):
        ids.append(ann.make(options={"players": 2})["id"])
        bob.sit(ids[-1])
        ann.post(f"/api/tables/{ids[-1]}/start")
        server.play_out(ids[-1])
    assert len(career(ann)["races"]) == 3
    left = ann.post("/api/me/career/forget", {"table": ids[0]})
    assert [race["table"] for race in left["races"]] == [ids[2], ids[1]] and left["games"][0]["races"] == 2
    ann.post("/api/me/career/forget", {"table": ids[0]}, 404)
    server.person("Eve").post("/api/me/career/forget", {"table": ids[1]}, 404)
    assert bob.post("/api/me/career/forget", {})["races"] == [], "also what he has not seen yet"
    assert career(bob)["races"] == [] and len(career(ann)["races"]) == 2
    server.do(forget_table(server.directory, ids[1]))
    assert [race["table"] for race in career(ann)["races"]] == [ids[2]], "the operator has deleted it"


def test_the_oldest_races_are_dropped(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(careers, "MOST_RACES", 4)
    ann = server.person("Ann")
    ids = [finish(server, ann) for _ in range(5)]
    assert [race["table"] for race in career(ann)["races"]] == ids[:0:-1]


def test_a_career_is_exported_as_csv(server: Running, ann: Person) -> None:
    id = finish(server, ann)
    answer = ann.http.get("/api/me/career.csv")
    assert 'filename="paddock-record.csv"' in answer.headers["content-disposition"]
    (line,) = csv.DictReader(io.StringIO(answer.text))
    race = career(ann)["races"][0]
    assert (line["game"], line["circuit"], line["level"]) == ("downforce", race["circuit"], "random")
    assert line["place"] == str(race["place"]) and line["won"] == str(int(race["won"]))
    assert line["downforce.winnings"] == str(race["figures"]["winnings"]) and line["date"].endswith("+00:00")
    assert id not in answer.text
    Person(server.url).get("/api/me/career.csv", 403)
    formula, left = csv.DictReader(io.StringIO(as_csv([raced(circuit="=1+1"), raced(place=None)])))
    assert formula["circuit"] == "'=1+1" and left["place"] == ""


def test_a_streak_is_a_row_of_wins_and_ends_with_any_other_race() -> None:
    def row(text: str) -> list[CareerRace]:
        return [raced(won=letter == "w") for letter in text]

    assert streaks([]) == (0, 0) and streaks(row("ll")) == (0, 0)
    assert streaks(row("wwlwwwl")) == (2, 3) and streaks(row("lww")) == (0, 2)


def test_winners_come_before_others_with_the_same_score() -> None:
    result = Result((2,), (5, 7, 7, 1))
    assert [place_of(result, seat) for seat in range(4)] == [3, 2, 1, 4]


def test_nobody_wins_a_race_that_nobody_finishes(server: Running, ann: Person) -> None:
    id = finish(server, ann, "formula_d", options={"cars": 2, "wear": 1})
    result = server.table(id).race.turn.result  # type: ignore[union-attr]
    assert result.winners and not result.won(), "no car has come home"
    [listed] = [table for table in ann.get("/api/me")["tables"] if table["id"] == id]
    assert listed["winners"] == [] and listed["verdict"]["id"] == "formula-d-verdict-nobody"
    [race], [game] = career(ann)["races"], career(ann)["games"]
    assert not race["won"] and game["wins"] == 0
    assert summed([raced(place=1), raced(place=3)], ()) == (2, 0, 3, ()), "first without a win is no best place"


def test_a_streak_of_days_on_which_the_race_of_the_day_was_finished() -> None:
    days = ("2026-02-27", "2026-02-28", "2026-03-01", "2026-03-05", "2026-03-05", "")
    races = [raced(day=day) for day in days]
    assert day_streak(races, date(2026, 3, 6)) == DayStreak(1, 3, 4)
    assert day_streak(races, date(2026, 3, 7)) == DayStreak(0, 3, 4)
    assert day_streak(races[-1:], date(2026, 3, 7)) is None
