"""Clocks, people who leave, tables nobody watches, and tables that are forgotten."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf

import pytest

from paddock.server.auth import Guest
from paddock.server.times import Times
from tests.server.running import Person, Running, wait_until

SHORT = Times(tick=0.03, glance=0.2, away=0.3)


@pytest.fixture
def server(serve: Callable[..., Running]) -> Running:
    return serve(times=SHORT)


def test_who_is_away_too_long_is_driven_by_a_club_bot_and_comes_back(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table, 0) as socket:
        with bob.socket(table, 1):
            time.sleep(0.6)  # there, and thinking: nobody drives for Bob
            assert not server.table(table).meta.seats[1].away
        gone = socket.until(lambda update: update["table"]["seats"][1]["away"])
        assert (
            gone["table"]["seats"][1] | {"kind": "person", "name": "Bob", "bot": "club", "here": False}
            == (gone["table"]["seats"][1])
        )
        socket.until(lambda update: update["waits"] == [0])
        said = [line["say"][0]["id"] for line in socket.last["lines"] if line["say"] and not line["events"]]
        assert "server-log-seat-away" in said or socket.last["since"] > 0
        with bob.socket(table, 1) as back:  # to be there again is to drive again
            seat = back.until(lambda update: not update["table"]["seats"][1]["away"])["table"]["seats"][1]
            assert seat["bot"] is None and seat["here"]
            socket.act(0, socket.last["choices"][0]["action"])
            mine = back.until(lambda update: update["choices"] and 1 in update["waits"])
            assert back.act(1, mine["choices"][0]["action"])["type"] == "ack"
    kinds = [(row.text, row.by) for row in server.table(table).race.rows if row.kind == "seat"]
    assert kinds[:2] == [("away club", "clock"), ("back", "person")]


def test_who_plays_by_plain_calls_is_there(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    for _ in range(10):
        ann.update(table, 0)
        time.sleep(0.06)
    assert not server.table(table).meta.seats[0].away


def test_out_of_time_is_driven_by_a_bot_and_can_take_the_seat_back(server: Running) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make(options={"players": 2}, clock={"decision": 1, "reserve": 0})["id"]
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    with ann.socket(table, 0) as socket, bob.socket(table, 1) as other:
        assert other.last["clocks"][1]["decision"] <= 1
        other.until(lambda update: update["table"]["seats"][1]["away"])  # though connected
        bob.post(f"/api/tables/{table}/seats/1", {"kind": "person"})
        assert not other.until(lambda update: not update["table"]["seats"][1]["away"])["table"]["seats"][1]["bot"]
        assert socket.last


def test_the_reserve_is_used_after_the_decision_and_once(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.start(people=2, clock={"decision": 1, "reserve": 50})["id"]
    at = server.table(table)
    with ann.socket(table, 0) as socket:
        at.clocks.asked[0] -= 4  # four seconds ago
        clocks = ann.update(table, 0)["clocks"]
        assert clocks[0]["decision"] == 0 and 30 < clocks[0]["reserve"] <= 47
        assert not at.meta.seats[0].away
        for _ in range(3):  # what is refused costs nothing more
            assert socket.command(type="act", seat=0, action="0 bid X")["type"] == "refused"
        ack = socket.act(0, socket.last["choices"][0]["action"])
        took = at.race.rows[ack["version"]].took
        assert took is not None and at.clocks.reserve_used == {0: pytest.approx(took - 1)}
        clocks = ann.update(table, 0)["clocks"]
        assert clocks[0]["reserve"] == pytest.approx(50 - (took - 1)) and clocks[0]["decision"] is None


def test_each_question_has_its_own_time(server: Running) -> None:
    ann = server.person("Ann")
    options = {"auction": False, "powers": False, "bets": False}
    table = ann.start(people=2, clock={"decision": 30, "reserve": 0}, options=options)["id"]
    at = server.table(table)
    (seat,) = at.race.waits
    at.clocks.asked[seat] -= 20
    ann.act(table, seat, ann.update(table, seat)["choices"][0]["action"])
    assert at.race.waits == (seat,)
    assert ann.update(table, seat)["clocks"][seat]["decision"] > 29


def test_the_reserve_survives_a_restart(serve: Callable[..., Running]) -> None:
    first = serve(times=SHORT)
    ann = first.person("Ann")
    table = ann.start(people=2, clock={"decision": 1, "reserve": 50})["id"]
    first.table(table).clocks.asked[0] -= 6
    ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])
    used = first.table(table).clocks.reserve_used[0]
    first.stop()
    second = serve(times=SHORT)
    assert second.table(table).clocks.reserve_used == pytest.approx({0: used}, abs=0.01)


def test_a_table_nobody_watches_pauses_its_bots(server: Running) -> None:
    ann = server.person("Ann")
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "club"}] * 2]  # who think, so that the race is not over at once
    table = ann.make(options={"players": 3}, seats=seats, start=True)["id"]
    at = server.table(table)
    ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "club"})
    wait_until(lambda: not at.watched)
    wait_until(lambda: not at.bots.busy)
    version = at.race.version
    assert at.stage == "racing"
    time.sleep(0.3)
    assert at.race.version == version
    with server.person("Bob").socket(table) as socket:
        socket.until(lambda update: update["version"] > version)


def test_clocks_stand_still_while_nobody_watches(server: Running) -> None:
    ann = server.person("Ann")
    table = ann.start(people=2, clock={"decision": 3, "reserve": 0})["id"]
    at = server.table(table)
    wait_until(lambda: not at.watched)
    time.sleep(3.5)
    assert not any(seat.away for seat in at.meta.seats)
    assert ann.update(table)["clocks"][0]["decision"] > 0.5


def test_a_server_that_starts_again_does_not_drive_tables_nobody_watches(serve: Callable[..., Running]) -> None:
    first = serve(times=SHORT)
    ann = first.person("Ann")
    table = ann.start(people=1, players=2)["id"]
    # One that thinks long: a random one may have raced to the end before the server stops.
    ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "pro:2s"})
    version = first.table(table).race.version
    first.stop()
    assert first.table(table).stage == "racing"
    rows = len(first.table(table).race.rows)
    second = serve(times=SHORT)
    time.sleep(0.3)
    assert second.table(table).race.version == rows >= version
    assert second.table(table).touched == -inf


# Forgetting.


def test_tables_are_kept_and_then_forgotten(serve: Callable[..., Running]) -> None:
    server = serve(times=SHORT, keep_days=1)
    ann = server.person("Ann")
    old, new, watched, over = ann.make()["id"], ann.make()["id"], ann.make()["id"], ann.start(people=2)["id"]
    server.play_out(over)
    two_days_ago = time.time() - 2 * 24 * 3600
    for table in (old, watched, over):
        server.do(server.directory.store.append(table, (), touched=two_days_ago))
    link = ann.post(f"/api/tables/{old}/seats/0/link")["secret"]
    with Person(server.url).socket(watched):
        server.do(server.directory.prune())
    assert ann.get(f"/api/tables/{old}", 404) and ann.get(f"/api/tables/{over}", 404)
    assert ann.get(f"/api/tables/{new}") and ann.get(f"/api/tables/{watched}")
    assert server.do(server.directory.store.rows_of(over)) == []
    assert ann.post("/api/claim", {"secret": link}, 404)
    assert {table["id"] for table in ann.get("/api/me")["tables"]} == {new, watched}


def test_a_race_that_goes_on_is_not_forgotten(serve: Callable[..., Running]) -> None:
    server = serve(times=SHORT, keep_days=1)
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    server.do(server.directory.store.append(table, (), touched=time.time() - 2 * 24 * 3600))
    server.table(table)._noted -= 2 * 24 * 3600
    ann.act(table, 0, ann.update(table, 0)["choices"][0]["action"])
    server.do(server.directory.prune())
    assert ann.update(table, 0)["table"]["stage"] == "racing"


def test_unknown_tables_leave_nothing_behind(server: Running) -> None:
    ann = server.person("Ann")
    for n in range(5):
        ann.get(f"/api/tables/none{n}", 404)
    assert server.directory._loading == {}
    assert isinstance(server.do(server.directory.guests.of_cookie(ann.cookie)), Guest)
