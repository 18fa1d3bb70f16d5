"""A game from another package on the server: bots, sealed choices, taking back, replay, records and restart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
import pytest

from paddock import games
from paddock.cli.output.schema import json_schema
from paddock.table.times import Times
from tests.server.running import Person, Running, again
from tests.sprint.install import sprint_installed

IMPATIENT = Times(tick=0.02, present=0.05, away=0.05)


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    with sprint_installed():
        yield


def start(person: Person, people: int = 2, players: int = 2) -> str:
    """A race of people at one screen, and bots."""
    seats = [{"kind": "me"}, *[{"kind": "here", "name": f"Friend {n}"} for n in range(1, people)]]
    seats += [{"kind": "bot"}] * (players - people)
    table: str = person.make("sprint", options={"players": players}, seats=seats, start=True)["id"]
    return table


def test_it_is_listed_with_its_options_texts_and_bots(serve: Callable[..., Running]) -> None:
    ann = serve().person("Ann")
    infos = {info["name"]: info for info in ann.get("/api/games")}
    assert infos["sprint"]["title"] == "Sprint" and infos["sprint"]["bots"] == ["random"]
    assert [option["name"] for option in infos["sprint"]["options"]] == ["players", "goal"]
    assert infos["sprint"]["tracks"] == []
    assert "sprint-question" in ann.http.get("/locales/pt.ftl").text
    table = ann.make("sprint", options={"goal": 30})
    assert (table["game"], table["title"], table["track"]) == ("sprint", "Sprint", "")
    assert ann.get(f"/api/tables/{table['id']}/kit") == {"game": "sprint", "options": {"players": 3, "goal": 30}}
    assert "goal" in ann.make("sprint", 400, options={"goal": 1000})["error"]
    assert "the bots are random" in ann.make("sprint", 400, seats=[{"kind": "bot", "bot": "club"}])["error"]


def test_a_race_against_bots_to_its_end_and_its_replay(serve: Callable[..., Running]) -> None:
    ann = serve().person("Ann")
    table = start(ann, people=1, players=3)
    with ann.socket(table, 0) as socket:
        while socket.until(lambda update: update["choices"] or update["result"])["choices"]:
            assert socket.last["question"]["id"] == "sprint-question"
            assert socket.act(0, socket.last["choices"][0]["action"])["type"] == "ack"
        update = socket.last
    assert update["table"]["stage"] == "over" and update["sheet"]["verdict"]["id"] == "sprint-verdict"
    replay = ann.get(f"/api/tables/{table}/replay?seat=all&count=100")
    assert replay["result"] == update["result"] and len(replay["frames"]) == replay["total"] + 1
    assert ann.get(f"/api/tables/{table}/story")["turns"] == []  # it tells none
    assert replay["frames"][-1]["view"]["at"] == list(update["result"]["scores"])
    record = ann.http.get(f"/api/tables/{table}/record").text
    again = ann.post("/api/records", {"record": record})
    assert again["game"] == "sprint" and again["imported"]
    assert ann.get(f"/api/tables/{again['id']}/replay?count=100")["result"] == update["result"]


def test_what_is_sent_is_of_its_types(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    table = start(ann)
    schema = json_schema(games.names())
    view, event = (
        jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"}) for name in ("SprintView", "SprintEvent")
    )
    with ann.socket(table, 0) as socket:
        server.play_out(table)
        socket.until(lambda update: update["result"])
        updates = [said for said in map(json.loads, socket.received) if said["type"] == "update"]
    for update in updates:
        view.validate(update["view"])
    happened = [one for update in updates for line in update["lines"] for one in line["events"]]
    assert {one["type"] for one in happened} == {"sealed", "opened", "moved"}
    for one in happened:
        event.validate(one)


def test_a_sealed_choice_is_hidden_and_can_be_taken_back_until_all_have_chosen(serve: Callable[..., Running]) -> None:
    ann = serve().person("Ann")
    table = start(ann)
    ann.act(table, 0, "0 push")
    mine, other = ann.update(table, 0), ann.update(table, 1)
    assert mine["view"]["chosen"] == ["push", None] and mine["back"]
    assert other["view"]["chosen"] == [None, None] and other["view"]["sealed"] == [True, False]
    with ann.socket(table, 0) as socket:
        assert socket.back(0)["type"] == "ack"
        assert socket.until(lambda update: update["choices"])["view"]["sealed"] == [False, False]
        socket.act(0, "0 save")
        ann.act(table, 1, "1 save")
        assert socket.back(0)["type"] == "refused"  # the die has been rolled


def test_a_restart_goes_on_where_it_was(serve: Callable[..., Running]) -> None:
    first = serve()
    ann = first.person("Ann")
    table = start(ann)
    for action in ("0 push", "1 save", "1 push"):
        ann.act(table, int(action[0]), action)
    before = [ann.update(table, seat) for seat in (0, 1, None)]
    second = again(serve, first, ann)
    after = [ann.update(table, seat) for seat in (0, 1, None)]
    assert [race_of(update) for update in after] == [race_of(update) for update in before]
    with ann.socket(table, 1) as socket:
        assert socket.back(1)["type"] == "ack"
    second.play_out(table)
    assert ann.update(table)["result"]["winners"]


def race_of(update: dict[str, Any]) -> list[Any]:
    """Return the parts of an update that concern the race rather than the moment."""
    return [update[key] for key in ("version", "lines", "view", "choices", "waits", "back")]


def test_an_absent_player_is_driven_at_random_in_a_game_without_bots(serve: Callable[..., Running]) -> None:
    server = serve(times=IMPATIENT)
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.race_with(bob, game="sprint")
    with ann.socket(table, 0) as socket:
        seat = socket.until(lambda update: update["table"]["seats"][1]["away"])["table"]["seats"][1]
        assert seat["bot"] == "random"
        socket.until(lambda update: update["waits"] == [0])
        socket.act(0, "0 save")
        assert socket.until(lambda update: any(update["view"]["at"]))


def test_a_season_of_it_counts_places(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "here", "name": "Bea"}]
    race = {"game": "sprint", "options": {"players": 2, "goal": 5}}
    first = ann.post("/api/seasons", {"races": [race, race], "seats": seats, "start": True})["id"]
    server.play_out(first)
    second = ann.post(f"/api/tables/{first}/rematch")["id"]
    server.play_out(second)
    end = ann.get(f"/api/tables/{second}")["season"]
    assert end["champions"] and end["raced"] == 2 and end["races"][0]["title"] == "Sprint"
    assert ann.get("/api/games")[2]["seasons"] == []
