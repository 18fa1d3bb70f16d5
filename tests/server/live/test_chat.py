"""The chat of a table: who may write and read, limits, and that it never becomes part of the race."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sql
from msgspec.structs import replace

from paddock.server.directory import pruning
from paddock.server.storage.database import chat
from paddock.table import chat as talk
from paddock.table.chat import EACH, LOOKING_ON
from paddock.table.sizes import LONGEST_TEXT
from tests.server.running import QUICK, FakeClock, Person, Running, Socket, wait_until

MOST_SAID = 10


def say(who: Person, table: str, text: str = "", status: int = 200, **more: Any) -> Any:
    return who.post(f"/api/tables/{table}/say", {"text": text, **more}, status)


def lobby(server: Running, *names: str) -> tuple[str, list[Person]]:
    """A table with these people in its seats."""
    people = [server.person(name) for name in names]
    table = people[0].make(options={"players": 4})["id"]
    for person in people[1:]:
        person.sit(table)
    return table, people


def heard(socket: Socket) -> Any:
    """Return the last line of the next chat message on this socket."""
    return socket.next("talk")["lines"][-1]


def hears_nothing(socket: Socket) -> bool:
    """Return whether this socket has received no chat message so far."""
    socket.say(type="ping", n=1)
    return bool(socket.next("talk", "pong")["type"] == "pong")


def test_chat_reaches_all_and_survives_a_restart(serve: Callable[..., Running]) -> None:
    server = serve()
    table, [ann, bob] = lobby(server, "Ann", "Bob")
    watcher = server.person("Wim")
    with ann.socket(table, 0) as here, watcher.socket(table) as there:
        say(bob, table, "  good\n luck   all ", seat=1)
        line = heard(here)
        assert (line["text"], line["name"], line["seat"], line["mine"]) == ("good luck all", "Bob", 1, False)
        seen = heard(there)
        assert seen["text"] == "good luck all" and seen["who"] != line["who"]
        say(ann, table, seat=0, reaction="bravo")
        line = heard(here)
        assert (line["reaction"], line["text"], line["mine"]) == ("bravo", "", True)
        assert bob.id not in json.dumps(here.received) and ann.id not in json.dumps(there.received)
    server.stop()
    with ann.__class__(serve().url).socket(table) as again:
        assert [line["number"] for line in again.talk] == [1, 2]
        again.say(type="hello", since=0, heard=1)
        assert [line["number"] for line in again.next("talk")["lines"]] == [2]


def test_spectators_read_unless_the_host_says_otherwise(server: Running) -> None:
    table, [ann, bob] = lobby(server, "Ann", "Bob")
    watcher = server.person("Wim")
    say(watcher, table, "may I?", 403)
    assert not watcher.get(f"/api/tables/{table}")["says"]
    bob.post(f"/api/tables/{table}/talk", {"talk": "all"}, 403)
    ann.post(f"/api/tables/{table}/talk", {"talk": "all"})
    say(watcher, table, "hello from the stand")
    say(watcher, table, "as if I sat there", 403, seat=0)
    ann.post(f"/api/tables/{table}/talk", {"talk": "seats"})
    with watcher.socket(table) as out, bob.socket(table, 1) as seated:
        assert seated.talk[-1]["text"] == "hello from the stand" and not out.talk
        say(ann, table, "among ourselves", seat=0)
        assert heard(seated)["text"] == "among ourselves"
        assert hears_nothing(out)
        ann.post(f"/api/tables/{table}/talk", {"talk": "read"})
        assert heard(out)["text"] == "among ourselves"
    ann.post(f"/api/tables/{table}/talk", {"talk": "off"})
    say(ann, table, "hello?", 409)
    with bob.socket(table, 1) as silent:
        assert hears_nothing(silent)
        assert not silent.talk and silent.last["table"]["talk"] == "off" and not silent.last["table"]["says"]
    made = ann.make(talk="off")
    say(ann, made["id"], "hello?", 409)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "empty"),
        (" \t\n \u202e", "empty"),
        ("\u200b\u200d\ufeff \u3164\u2800\U000e0041", "empty"),
        ("\x07\x1b", "empty"),
        ("<script>alert(1)</script>", "markup"),
        ("see </b>", "markup"),
    ],
)
def test_messages_that_cannot_be_shown_are_refused(server: Running, text: str, reason: str) -> None:
    table, [ann] = lobby(server, "Ann")
    assert say(ann, table, text, 400)["reason"]["id"] == f"server-error-talk-{reason}"


def test_a_message_has_at_most_200_letters(server: Running) -> None:
    table, [ann] = lobby(server, "Ann")
    assert "at most 200 letters" in say(ann, table, "x" * (LONGEST_TEXT + 1), 400)["error"]
    say(ann, table, "é" * LONGEST_TEXT)
    say(ann, table, "1 < 2, <3 & \"quotes\" 'too' 👩‍👩‍👧")
    say(ann, table, "turned \u202e round")
    say(ann, table, "Z" + "\u0301" * 90 + "algo")
    with ann.socket(table) as socket:
        lines = socket.talk
    assert [line["text"] for line in lines[1:]] == [
        "1 < 2, <3 & \"quotes\" 'too' 👩‍👩‍👧",
        "turned round",
        "Z\u0301\u0301\u0301algo",
    ]
    assert ann.http.post(f"/api/tables/{table}/say", content=b'{"text": "\\ud800"}').status_code == 400
    say(ann, table, reaction="rocket", status=400)


def test_a_flood_is_refused_and_waits(serve: Callable[..., Running]) -> None:
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock))
    table, [ann, bob] = lobby(server, "Ann", "Bob")
    _, at_once = EACH
    answers = [ann.http.post(f"/api/tables/{table}/say", json={"text": f"spam {n}"}) for n in range(3 * at_once)]
    assert [answer.status_code for answer in answers] == [200] * at_once + [429] * 2 * at_once
    assert answers[-1].json()["reason"]["id"] == "server-error-talk-fast"
    say(bob, table, "the others may still write")
    clock.advance(2)
    say(ann, table, "one more")
    say(ann, table, "too quick", 429)


def test_talkative_spectators_do_not_keep_players_from_writing(serve: Callable[..., Running]) -> None:
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock))
    table, [ann] = lobby(server, "Ann")
    ann.post(f"/api/tables/{table}/talk", {"talk": "all"})
    crowd = [server.person(f"Fan {n}") for n in range(4)]
    codes = [
        fan.http.post(f"/api/tables/{table}/say", json={"text": f"go {n}"}).status_code
        for n in range(EACH[1])
        for fan in crowd
    ]
    assert codes.count(200) == LOOKING_ON[1] and codes[-1] == 429
    say(ann, table, "still heard")
    clock.advance(2)
    say(crowd[0], table, "once more")


def test_the_latest_messages_are_kept_and_deleted_with_the_table(
    serve: Callable[..., Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(talk, "MOST_SAID", MOST_SAID)
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock))
    table, [ann] = lobby(server, "Ann")
    for n in range(2 * MOST_SAID + 3):
        clock.advance(2)
        say(ann, table, f"message {n}")
    with ann.socket(table) as socket:
        assert len(socket.talk) == MOST_SAID

    def stored() -> int:
        return len(server.do(server.directory.store.ask(sql.select(chat.c.number).where(chat.c.table == table))))

    assert MOST_SAID <= stored() <= 2 * MOST_SAID
    clock.advance(QUICK.unload + 1)
    server.do(server.directory.store.change(sql.text("update tables set used = -1e12")))
    server.directory.store._up_before += 2 * pruning.DAY
    server.do(pruning.prune(server.directory))
    ann.get(f"/api/tables/{table}", 404)
    assert stored() == 0


def test_chat_is_no_part_of_the_race(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    rows = server.table(table).race.version
    say(ann, table, "a secret of the lobby", seat=0)
    assert server.table(table).race.version == rows
    server.play_out(table)
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert "a secret of the lobby" not in record
    say(ann, table, "good race", seat=1)


def test_only_players_themselves_can_be_ready(server: Running) -> None:
    table, [ann, bob] = lobby(server, "Ann", "Bob")
    bob.post(f"/api/tables/{table}/seats/0/ready", {"ready": True}, 403)
    seats = bob.post(f"/api/tables/{table}/seats/1/ready", {"ready": True})["seats"]
    assert [seat["ready"] for seat in seats] == [False, True, False, False]
    bob.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert not bob.sit(table, seat=1)["seats"][1]["ready"]
    ann.post(f"/api/tables/{table}/start")
    bob.post(f"/api/tables/{table}/seats/1/ready", {"ready": True}, 409)


def test_a_host_without_a_seat_keeps_the_table_when_others_leave(server: Running) -> None:
    ann, bob, cleo = (server.person(name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.make(options={"players": 4}, seats=[{"kind": "open"}] * 4)["id"]
    bob.sit(table)
    cleo.sit(table)
    bob.post(f"/api/tables/{table}/seats/0", {"kind": "open"})
    secret = cleo.post(f"/api/tables/{table}/seats/1/link")["secret"]
    assert not bob.post("/api/claim", {"secret": secret})["host"]
    assert ann.get(f"/api/tables/{table}")["host"]


def test_a_host_alone_keeps_the_table_on_another_device(server: Running) -> None:
    table, [ann] = lobby(server, "Ann")
    assert ann.post(f"/api/tables/{table}/seats/0", {"kind": "open"})["host"]
    ann.sit(table, seat=0)
    secret = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    phone = server.person("Ann's phone")
    assert phone.post("/api/claim", {"secret": secret})["host"]


def test_an_absent_host_does_not_hold_up_a_lobby(serve: Callable[..., Running]) -> None:
    clock = FakeClock()
    server = serve(times=replace(QUICK, clock=clock))
    table, [ann, bob, cleo] = lobby(server, "Ann", "Bob", "Cleo")
    at = server.table(table)
    with cleo.socket(table, 2) as socket:
        with ann.socket(table, 0):
            clock.advance(QUICK.host + 1)
        wait_until(lambda: at.care._host_gone is not None or not at.people.is_there(ann.id))
        clock.advance(QUICK.present + 1)
        wait_until(lambda: at.care._host_gone is not None)
        clock.advance(QUICK.host + 1)
        socket.until(lambda update: update["table"]["host"])
    assert not bob.get(f"/api/tables/{table}")["host"]
