"""Seasons on a server: a table for each race, with the same people and bots, and standings that survive restarts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from paddock.server.directory.commands import forget_table
from paddock.server.directory.pruning import DAY, prune
from paddock.server.features.seasons import MOST_TABLES
from paddock.server.net.quotas import NO_QUOTAS
from paddock.words import Message, Seat, Words
from tests.cli.shell import paddock, save
from tests.server.running import ON_BOTH, Person, Running, again

SHORT = {"players": 2, "auction": False, "powers": False, "bets": False}
MONEY = {"game": "downforce", "options": SHORT}
ROAD = {"game": "formula_d", "options": {"cars": 2}}
TOUR: dict[str, Any] = {"ready": "downforce-season-world-tour", "count": "winnings"}
BOTH = [{"kind": "me"}, {"kind": "open"}]


def season(person: Person, races: list[Any], **more: Any) -> Any:
    return person.post("/api/seasons", {"races": races, **more})


def two_people(server: Running, races: list[Any], **more: Any) -> tuple[Person, Person, str]:
    """A season of two people, in its first race."""
    ann, bob = server.person("Ann"), server.person("Bob")
    id = season(ann, races, seats=BOTH, **more)["id"]
    bob.sit(id)
    ann.post(f"/api/tables/{id}/start")
    return ann, bob, id


def next_race(asks: Person, others: dict[int, Person], id: str) -> str:
    """Start the next race: one player requests it, the others are ready."""
    made = asks.post(f"/api/tables/{id}/rematch")
    for seat, person in others.items():
        made = person.post(f"/api/tables/{made['id']}/seats/{seat}/ready", {"ready": True})
    assert made["stage"] == "racing"
    return str(made["id"])


def totals(table: Any) -> list[int]:
    """The totals of the standings, by seats."""
    (sheet,) = table["season"]["sheet"]["tables"]
    found = {row["heading"]["args"]["player"]["seat"]: row["cells"][1]["value"] for row in sheet["rows"]}
    return [found[seat] for seat in sorted(found)]


@ON_BOTH
def test_three_races_of_both_games_over_restarts(serve: Callable[..., Running], tmp_path: Path) -> None:
    server = serve()
    ann, bob, first = two_people(server, [MONEY, ROAD, MONEY], title="Winter cup", points=[5, 2])
    begun = ann.get(f"/api/tables/{first}")["season"]
    assert (begun["number"], begun["raced"], begun["sheet"], begun["count"]) == (1, 0, None, "points")
    assert [race["title"] for race in begun["races"]] == ["River Station", "Monaco", "River Station"]
    server.play_out(first)
    points = totals(ann.get(f"/api/tables/{first}"))
    assert sorted(points) in ([2, 5], [5, 5])
    server = again(serve, server, ann, bob)  # between two races
    second = next_race(bob, {0: ann}, first)
    table = ann.get(f"/api/tables/{second}")
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob"]  # everybody keeps the seat
    assert (table["game"], table["season"]["number"], totals(table)) == ("formula_d", 2, points)
    server.play_out(second, until=lambda at: at.race.version > 20)
    server = again(serve, server, ann, bob)  # in the middle of one
    server.play_out(second)
    third = next_race(ann, {1: bob}, second)
    server.play_out(third)
    server = again(serve, server, ann, bob)
    end = ann.get(f"/api/tables/{third}")["season"]
    assert end["id"] == first and end["raced"] == 3 and end["champions"]
    assert [race["table"] for race in end["races"]] == [first, second, third]
    assert ann.get(f"/api/tables/{first}/season")["id"] == third
    best = max(totals(ann.get(f"/api/tables/{third}")))
    assert str(best) in Words("en", ["Ann", "Bob"]).say(plain(end["sheet"]["verdict"]))
    proven = paddock("verify", save(tmp_path, ann.http.get(f"/api/tables/{first}/season/record").text))
    assert proven.code == 0 and proven.out.count("Proven: all") == 3 and "The title follows" in proven.out


def plain(data: Any) -> Any:
    """A message of which the arguments are read back."""

    def argument(value: Any) -> Any:
        if isinstance(value, dict):
            return Seat(value["seat"]) if "seat" in value else plain(value)
        return value

    return Message(data["id"], {key: argument(value) for key, value in data.get("args", {}).items()})


def test_a_world_tour_against_bots_and_its_repetition(server: Running, ann: Person) -> None:
    tracks = [{**MONEY, "options": {**SHORT, "track": track}} for track in ("river-station", "marina-bay")]
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    first = season(ann, tracks, seats=seats, start=True, **TOUR)
    assert first["stage"] == "racing" and first["season"]["title"]["id"] == TOUR["ready"]
    server.play_out(first["id"])
    bot = ann.get(f"/api/tables/{first['id']}")["seats"][1]["name"]
    second = ann.post(f"/api/tables/{first['id']}/rematch")
    assert (second["stage"], second["title"], second["seats"][1]["name"]) == ("racing", "Marina Bay", bot)
    assert second["season"]["raced"] == 1
    server.play_out(second["id"])
    cells = ann.get(f"/api/tables/{second['id']}")["season"]["sheet"]["tables"][0]["rows"][0]["cells"]
    assert cells[1]["value"]["id"] in ("downforce-money", "downforce-debt")
    anew = ann.post(f"/api/tables/{second['id']}/rematch")["season"]
    assert (anew["number"], anew["raced"], anew["id"] != first["id"]) == (1, 0, True)
    assert ann.get(f"/api/tables/{first['id']}/season")["id"] == second["id"]  # another season is not this one


def test_a_bot_drives_for_a_player_who_left_and_may_come_back(server: Running) -> None:
    ann, bob, first = two_people(server, [MONEY, MONEY])
    bob.post(f"/api/tables/{first}/seats/1", {"kind": "open"})
    server.play_out(first)
    table = ann.post(f"/api/tables/{first}/rematch")
    assert table["stage"] == "racing"  # nobody else is to be asked
    assert bob.sit(table["id"], seat=1)["seats"][1]["name"] == "Bob"  # but a former owner may come back
    server.play_out(table["id"])
    assert ann.get(f"/api/tables/{table['id']}")["season"]["raced"] == 2
    assert [found["id"] for found in bob.get("/api/me")["tables"]] == [table["id"], first]
    ann, bob, first = two_people(server, [MONEY, MONEY])
    server.play_out(first)
    second = ann.post(f"/api/tables/{first}/rematch")
    assert second["stage"] == "lobby" and second["seats"][1]["name"] == "Bob"  # asked, and awaited
    assert ann.post(f"/api/tables/{second['id']}/start")["stage"] == "racing"  # but not forever
    assert bob.update(second["id"], 1)["seat"] == 1


def test_a_player_who_left_a_race_sees_one_hand_of_the_next(server: Running) -> None:
    ann, bob, cleo = map(server.person, ("Ann", "Bob", "Cleo"))
    race = {**MONEY, "options": {**SHORT, "players": 3}}
    first = season(ann, [race, race], seats=[*BOTH, {"kind": "open"}])["id"]
    bob.sit(first)
    cleo.sit(first)
    ann.post(f"/api/tables/{first}/start")
    bob.post(f"/api/tables/{first}/seats/1/retire")
    server.play_out(first)
    second = ann.post(f"/api/tables/{first}/rematch")["id"]
    ann.post(f"/api/tables/{second}/seats/2", {"kind": "open"})
    bob.sit(second, seat=2)  # in place of Cleo; the seat that was his is driven by a bot
    ann.post(f"/api/tables/{second}/start")
    refused = bob.post(f"/api/tables/{second}/sit", {"seat": 1}, 403)
    assert refused["reason"]["id"] == "server-error-seen-another"
    bob.update(second, 1, status=403)
    bob.post(f"/api/tables/{second}/seats/2", {"kind": "open"})
    bob.post(f"/api/tables/{second}/sit", {"seat": 1}, 403)
    assert bob.sit(second, seat=2)["seats"][2]["name"] == "Bob"


def test_a_race_is_not_in_the_career_of_a_player_who_left_before_it(server: Running) -> None:
    ann, bob, first = two_people(server, [MONEY, MONEY])
    bob.post(f"/api/tables/{first}/seats/1", {"kind": "open"})
    server.play_out(first)
    second = next_race(ann, {}, first)
    server.play_out(second)
    assert [race["table"] for race in bob.get("/api/me/career")["races"]] == [first]
    levels = {race["table"]: race["level"] for race in ann.get("/api/me/career")["races"]}
    assert levels == {first: "people", second: "club"}


@ON_BOTH
def test_a_closed_race_is_repeated(server: Running) -> None:
    ann, bob, first = two_people(server, [MONEY, MONEY])
    server.play_out(first)
    second = next_race(ann, {1: bob}, first)
    ann.post(f"/api/tables/{second}/close")
    repeated = next_race(bob, {0: ann}, second)
    table = ann.get(f"/api/tables/{repeated}")["season"]
    assert (table["number"], table["raced"], table["id"]) == (2, 1, first)
    assert ann.get(f"/api/tables/{first}/season")["id"] == repeated


def test_the_record_has_the_races_that_are_over(server: Running) -> None:
    ann, bob, first = two_people(server, [MONEY, MONEY])
    assert ann.get(f"/api/tables/{first}/season/record", 409)
    server.play_out(first)
    second = next_race(ann, {1: bob}, first)
    text = ann.http.get(f"/api/tables/{second}/season/record").text
    assert text.count("paddock-record 1") == 1 and "\nunfinished\n" in text
    server.do(forget_table(server.directory, first))
    gone = ann.get(f"/api/tables/{second}/season/record", 404)
    assert gone["reason"] == {"id": "server-error-season-race-gone", "args": {"number": 1}}
    assert ann.get(f"/api/tables/{first}/season", 404)["reason"]["id"] == "server-error-season-gone"
    assert ann.get(f"/api/tables/{second}/season")["id"] == second  # by any other race the season is still found
    plain_table = ann.make()["id"]
    assert ann.get(f"/api/tables/{plain_table}/season", 404)["reason"]["id"] == "server-error-no-season"
    assert ann.get(f"/api/tables/{plain_table}")["season"] is None


@ON_BOTH
def test_a_race_of_a_pruned_table_is_in_the_record(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, first = two_people(server, [MONEY, MONEY])
    server.play_out(first)
    second = next_race(ann, {1: bob}, first)
    server.play_out(second)
    whole = ann.http.get(f"/api/tables/{second}/season/record").text
    server.directory.open.pop(first)
    server.sql("UPDATE tables SET used = -1e9 WHERE id = :id", id=first)
    monkeypatch.setattr(server.directory.store, "uptime", lambda: 200 * DAY)
    server.sql("UPDATE tables SET used = 2e7 WHERE id = :id", id=second)
    server.do(prune(server.directory))
    assert ann.http.get(f"/api/tables/{first}").status_code == 404
    assert ann.http.get(f"/api/tables/{second}/season/record").text == whole


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"races": []}, "1 to 24 races, not 0"),
        ({"races": [MONEY] * 25}, "not 25"),
        ({"races": [ROAD], "count": "winnings"}, "have no winnings"),
        ({"races": [{**MONEY, "options": {"beginner": True}}], **TOUR}, "a World Tour adds up winnings"),
        ({"races": [MONEY, {**MONEY, "options": {"players": 3}}]}, "race 2 has 3 seats"),
        ({"races": [{**MONEY, "options": {"track": "/etc/passwd"}}]}, "there is no track"),
        ({"races": [ROAD], "points": [1, 2]}, "none greater"),
        ({"races": [ROAD], "title": "x" * 100}, "at most 60 letters"),
        ({"races": [ROAD], "ready": "server-error-no-table"}, "no game brings a season"),
        ({"races": [{"game": "chess"}]}, "chess"),
    ],
)
def test_invalid_seasons_are_refused(server: Running, wanted: Any, said: str) -> None:
    assert said in server.person("Ann").post("/api/seasons", wanted, 400)["error"]


def test_a_link_to_a_season_shows_its_standings(server: Running) -> None:
    ann, _, first = two_people(server, [MONEY, MONEY], title="<b>Cup</b> & more")
    page = ann.http.get(f"/season/{first}").text
    assert "<title>&lt;b&gt;Cup&lt;/b&gt; &amp; more – Paddock</title>" in page
    assert 'content="River Station, River Station."' in page
    server.play_out(first)
    page = ann.http.get(f"/season/{first}").text
    assert "After 1 of 2 races" in page and f"/api/tables/{first}/picture.png" in page
    assert "<title>Paddock</title>" in ann.http.get("/season/nowhere").text


def test_each_race_of_a_season_counts_as_a_table(serve: Callable[..., Running]) -> None:
    server = serve(rate=10_000, amounts=replace(NO_QUOTAS, tables=3, public=1))
    ann = server.person("Ann")
    ann.post("/api/seasons", {"races": [MONEY] * 4}, 429)
    bob = server.person("Bob")
    assert season(bob, [MONEY] * 3, public=True)["public"]
    bob.post("/api/seasons", {"races": [MONEY]}, 429)


def test_following_a_chain_of_tables_ends(server: Running) -> None:
    ann, _, first = two_people(server, [MONEY, MONEY])
    table = server.table(first)
    server.do(table.commits.save(replace(table.meta, rematch=first)))  # as no server stores it
    assert ann.get(f"/api/tables/{first}/season")["id"] == first
    assert MOST_TABLES < 100
