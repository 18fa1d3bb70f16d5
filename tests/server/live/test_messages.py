"""Messages over the socket: versions, gaps, repeated actions, refusals, single answers, heartbeats; and over HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from paddock.table.actions import OUTLOOKS_AT_ONCE
from paddock.table.people.guest import action_id
from paddock.table.times import Times
from tests.server.running import QUICK, FakeClock, Person, Running, asked


def test_an_update_has_everything(ann: Person) -> None:
    table = ann.start(people=2, clock={"decision": 60, "reserve": 120})["id"]
    with ann.socket(table, 0) as socket:
        update = socket.last
        assert update["since"] == 0 and update["version"] == len(update["lines"]) > 0
        assert [line["seq"] for line in update["lines"]] == list(range(update["version"]))
        assert all(len(line["say"]) == len(line["events"]) for line in update["lines"])
        assert update["waits"] == [0, 1] and update["question"]["id"].startswith("downforce-question-")
        assert update["choices"] and set(update["choices"][0]) == {"action", "label", "preview", "then"}
        assert [(clock["seat"], clock["reserve"]) for clock in update["clocks"]] == [(0, 120), (1, 120)]
        assert 55 < update["clocks"][0]["decision"] <= 60
        assert update["view"]["hand"] and update["seat"] == 0 and update["result"] is None


def test_versions_count_rows_and_updates_follow_each_other(ann: Person) -> None:
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket, ann.socket(table, 1) as other:
        for turn in range(6):
            seat, mine = (0, socket) if turn % 2 == 0 else (1, other)
            mine.until(lambda update: update["choices"])
            mine.act(seat, mine.last["choices"][0]["action"])
        for one in (socket, other):
            updates = [said for said in map(json.loads, one.received) if said["type"] == "update"]
            seen = 0
            for update in updates:
                assert update["since"] == seen
                assert [line["seq"] for line in update["lines"]] == list(range(seen, update["version"]))
                seen = update["version"]


def test_a_choice_answers_the_question_that_its_screen_showed(ann: Person) -> None:
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as screen, ann.socket(table, 0) as other:
        seen = other.last["version"]
        bid, kept = (choice["action"] for choice in screen.last["choices"][:2])
        assert screen.act(0, bid, version=seen)["type"] == "ack"
        ann.act(table, 1, ann.update(table, 1)["choices"][0]["action"])
        screen.until(lambda update: 0 in update["waits"])  # the next lot, for which the card could be bid as well
        refused = other.command(id="other", type="act", seat=0, action=kept, version=seen)
        assert refused["type"] == "refused" and refused["reason"]["id"] == "server-refused-chosen"
        assert other.act(0, kept, id="again", version=screen.last["version"])["type"] == "ack"


def test_a_gap_is_sent_again(ann: Person) -> None:
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        socket.act(0, socket.last["choices"][0]["action"])
        version = socket.last["version"]
    ann.act(table, 1, ann.update(table, 1)["choices"][0]["action"])
    with ann.socket(table, 0, since=version) as socket:
        assert socket.last["since"] == version
        assert socket.last["lines"][0]["seq"] == version
        assert socket.last["version"] > version
        socket.say(type="hello", seat=0, since=3)  # and again, from earlier on
        assert socket.until(lambda update: update["since"] == 3)["lines"][0]["seq"] == 3
        for beyond in (10**6, -5):
            socket.say(type="hello", seat=0, since=beyond)
            socket.next("update")
            assert 0 <= socket.last["since"] <= socket.last["version"]


def test_the_same_action_again_is_answered_again_and_done_once(ann: Person, server: Running) -> None:
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        action = socket.last["choices"][0]["action"]
        first = socket.act(0, action, id="once")
        version = socket.last["version"]
        assert socket.act(0, action, id="once") == first
        assert ann.act(table, 0, action, id="once") == {"type": "ack", "id": "once", "version": first["version"]}
        other = next(choice["action"] for choice in ann.update(table, 1)["choices"])
        assert socket.act(0, f"0{other[1:]}", id="once") == first  # whatever else it says
        assert len(server.table(table).race.rows) == version
        again = socket.command(type="act", seat=0, action=action)
        assert again["type"] == "refused"


def test_acknowledged_actions_are_stored(ann: Person, server: Running) -> None:
    table = ann.start("formula_d", people=2)["id"]
    with ann.socket(table, 0) as socket:
        for n in range(5):
            socket.until(lambda update: update["choices"] or update["waits"] == [1])
            seat = socket.last["waits"][0]
            action = ann.update(table, seat)["choices"][0]["action"]
            ack = socket.command(type="act", seat=seat, action=action, id=f"n{n}")
            stored = server.do(server.directory.store.rows_of(table))
            row = stored[ack["version"]]
            assert (row.text, row.seat, row.cid, row.by) == (action, seat, action_id(ann.id, f"n{n}"), "person")


def test_a_refused_action_gets_its_reason(ann: Person) -> None:
    table = ann.start("formula_d", people=2)["id"]
    with ann.socket(table, 0) as socket:
        turn = socket.last["waits"][0]
        wrong = socket.command(type="act", seat=turn, action=f"{turn} gear 6")
        assert wrong["type"] == "refused" and wrong["reason"]["id"].startswith("formula-d-refused-")
        reason = socket.command(type="why", seat=turn, action=f"{turn} gear 6")
        assert reason == {"type": "because", "id": reason["id"], "reason": wrong["reason"]}
        open_one = ann.update(table, turn)["choices"][0]["action"]
        assert socket.command(type="why", seat=turn, action=open_one)["reason"] is None
        late = socket.command(type="act", seat=1 - turn, action=f"{1 - turn} gear 1")
        assert late["reason"]["id"] == "refused-not-your-turn"
        for text in ("", "fly", f"{turn} gear", "99 gear 1", "roll 3", "deal 1 2 3"):
            assert socket.command(type="act", seat=turn, action=text)["type"] == "refused"
        assert socket.command(type="act", seat=0, action="1 gear 1")["reason"]["id"] == "server-refused-not-your-seat"
        for seat in (-1, 2, 10**9):
            assert socket.command(type="act", seat=seat, action=f"{seat} gear 1")["type"] == "refused"


def test_looking_at_a_card_shows_what_would_follow(serve: Callable[..., Running]) -> None:
    server = serve(times=replace(QUICK, clock=FakeClock()))
    ann = server.person("Ann")
    table = ann.start(people=2)["id"]
    server.play_out(table, until=lambda at: asked(at) == "Playing")
    turn = server.table(table).race.waits[0]
    with ann.socket(table, turn) as socket:
        rows = server.table(table).race.version
        choice = socket.last["choices"][0]["action"]
        told = socket.command(type="look", seat=turn, action=choice)
        assert told["type"] == "outlook" and told["steps"]
        assert sorted(told["steps"][0]["order"]) == sorted(told["steps"][-1]["order"])
        assert socket.command(type="look", seat=1 - turn, action=f"{1 - turn} play K5")["type"] == "refused"
        assert socket.command(type="look", seat=7, action="7 play K5")["reason"]["id"] == "server-refused-not-your-seat"
        assert server.table(table).race.version == rows
        answers = [socket.command(type="look", seat=turn, action=choice) for _ in range(OUTLOOKS_AT_ONCE)]
        assert answers[-1]["reason"]["id"] == "server-refused-too-often"
    with server.person("Bob").socket(table) as socket:
        assert socket.command(type="look", seat=turn, action=choice)["reason"]["id"] == "server-refused-not-your-seat"
    server.play_out(table)
    with ann.socket(table, turn) as socket:
        assert socket.command(type="look", seat=turn, action=choice)["reason"]["id"] == "refused-over"


def rows_by(server: Running, table: str) -> list[str]:
    return [row.by for row in server.table(table).race.rows]


def single_answers(server: Running, table: str) -> int:
    server.play_out(table)
    return rows_by(server, table).count("auto")


def test_a_question_with_a_single_answer_is_answered_by_itself_and_logged(ann: Person, server: Running) -> None:
    table = ann.start("downforce", people=2)["id"]
    assert single_answers(server, table) > 0
    race = server.table(table).race
    for row in race.rows:
        if row.by == "auto":
            assert row.kind == "act" and row.text in race.moves()
            assert msgspec.json.decode(race.lines[row.seq])["seat"] == row.seat


def test_a_seat_may_ask_to_confirm(ann: Person, server: Running) -> None:
    table = ann.start("downforce", people=2)["id"]
    with ann.socket(table, 0) as socket:
        for seat in (0, 1, 5):
            socket.say(type="confirm", seat=seat, on=True)
        socket.until(lambda update: [seat["confirm"] for seat in update["table"]["seats"]] == [True, True])
        assert single_answers(server, table) == 0


def test_a_stranger_confirms_nothing(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    with server.person("Bob").socket(table) as socket:
        socket.say(type="confirm", seat=0, on=True)
        socket.say(type="ping", n=1)
        socket.next("pong")
        assert not ann.update(table)["table"]["seats"][0]["confirm"]


def test_a_drop_is_noticed_in_time(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch, clock: FakeClock
) -> None:
    assert Times().silence <= 10
    monkeypatch.setattr("paddock.server.live.session.monotonic", clock)
    server = serve(times=Times(silence=0.3, tick=0.05, present=0.1))
    ann, bob = server.person("Ann"), server.person("Bob")
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table)
    with ann.socket(table, 0) as socket, bob.socket(table, 1) as silent:
        socket.until(lambda update: update["table"]["seats"][1]["here"])
        for _ in range(2):
            clock.advance(0.2)
            socket.say(type="ping", n=1)
            socket.next("pong")
        assert silent.closed() == (4408, "no message for too long; connect again")
        while socket.last["table"]["seats"][1]["here"]:
            socket.say(type="ping", n=1)
            socket.hear()


def test_the_same_views_over_http(ann: Person) -> None:
    table = ann.start(people=2)["id"]
    with ann.socket(table, 0) as socket:
        socket.act(0, socket.last["choices"][0]["action"])
        over_socket = socket.last
        over_http = ann.update(table, 0, over_socket["since"])
        assert over_http == over_socket
        assert ann.update(table)["view"]["hand"] == []


def test_a_whole_race_over_plain_http(ann: Person) -> None:
    table = ann.start("formula_d", players=2, options={"laps": 1})["id"]
    seen, count = 0, 0
    while (update := ann.update(table, 0, seen))["table"]["stage"] == "racing":
        assert update["since"] == seen
        seen = update["version"]
        if update["choices"]:
            count += 1
            choices = [choice["action"] for choice in update["choices"]]
            assert ann.act(table, 0, choices[count % len(choices)], id=f"a{count}")["id"] == f"a{count}"
    assert update["result"]["winners"] and count > 5


def test_wrong_numbers_in_a_query(ann: Person) -> None:
    table = ann.start()["id"]
    for query in ("seat=x", "seat=-1", "since=-1", "since=x", "since=" + "9" * 30, "seat=1e3"):
        assert "number" in ann.get(f"/api/tables/{table}/view?{query}", 400)["error"]
