"""Tables: making, joining by link or code, watching, starting, rematches, and changes by the host."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from paddock.server.directory import tables as directory
from paddock.server.directory.commands import forget_table
from tests.server.running import ON_BOTH, Person, Running, wait_until

pytestmark = ON_BOTH


def kinds(table: Any) -> list[tuple[str, str]]:
    return [(seat["kind"], seat["bot"] or seat["name"]) for seat in table["seats"]]


def test_seats_of_a_new_table(ann: Person) -> None:
    seats = [{"kind": "me"}, {"kind": "here", "name": "Cleo"}, {"kind": "bot", "bot": "rookie"}, {"kind": "open"}]
    table = ann.make(seats=seats, options={"players": 5})
    assert kinds(table) == [("person", "Ann"), ("person", "Cleo"), ("bot", "rookie"), ("open", ""), ("open", "")]
    assert [seat["mine"] for seat in table["seats"]] == [True, True, False, False, False]
    assert table["stage"] == "lobby" and table["host"] and not table["public"]


OPTIONS: list[tuple[str, dict[str, Any]]] = [
    ("downforce", {"players": 3, "track": "marina-bay", "strategic_lines": 2}),
    ("downforce", {"players": 2, "cunning": "not_kept"}),
    ("downforce", {"players": 4, "beginner": True}),
    ("downforce", {"players": 4, "long_distance": True}),
    ("formula_d", {"cars": 8, "seats": 3, "laps": 2}),
    ("formula_d", {"cars": 5, "track": "lantern-city", "road": True, "danger": "passing"}),
    ("formula_d", {"cars": 6, "collisions": "everyone"}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_all_options_are_kept(ann: Person, game: str, options: dict[str, Any]) -> None:
    (info,) = [one for one in ann.get("/api/games") if one["name"] == game]
    assert set(options) <= {option["name"] for option in info["options"]}
    table = ann.make(game, options=options)
    for name, value in options.items():
        if name in table["options"]:
            assert table["options"][name] == value


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"options": {"players": 9}},
        {"options": {"wings": 2}},
        {"options": {"players": 2}, "seats": [{"kind": "me"}] * 3},
        {"seats": [{"kind": "bot", "bot": "tests.sim.badbots:Hangs"}]},
        {"seats": [{"kind": "bot", "bot": "club@60000"}]},
        {"seats": [{"kind": "here"}]},
        {"seats": [{"kind": "here", "name": "x" * 25}]},
        {"clock": {"decision": 0}},
        {"clock": {"decision": 30, "reserve": -1}},
        {"options": {"track": "/etc/passwd"}},
        {"options": {"track": "../monaco.toml"}},
        {"options": {"track": ["river-station"]}},
        {"options": {"deck": "/etc/passwd"}},
        {"options": {"deck": 7}},
    ],
)
def test_wrong_tables_are_refused_with_a_clear_error(ann: Person, wrong: dict[str, Any]) -> None:
    error = ann.make(**{"game": "downforce", **wrong}, status=400)["error"]
    assert error and "\n" not in error and "Traceback" not in error


def test_join_by_link_and_by_code(ann: Person, bob: Person) -> None:
    table = ann.make(options={"players": 3})
    code = table["code"].lower()
    for spelt in (code, f" {code} ", f"{code[:3]} {code[3:]}", f"{code[:2]}-{code[2:]}"):
        found = bob.get(f"/api/codes/{spelt}")
        assert found["id"] == table["id"] and not found["host"]
    assert len(table["code"]) == 6 and len(table["id"]) >= 20
    joined = bob.sit(table["id"], seat=2, name="Bobby")
    assert kinds(joined) == [("person", "Ann"), ("open", ""), ("person", "Bobby")]
    assert bob.post(f"/api/tables/{table['id']}/sit", {"seat": 2}, 409)["reason"]["id"] == "server-error-taken"
    assert kinds(bob.sit(table["id"]))[1] == ("person", "Bob")
    assert bob.post(f"/api/tables/{table['id']}/sit", {}, 409)["error"] == "All seats are taken. You can watch."
    assert bob.get("/api/codes/ZZZZZZ", 404)["reason"]["id"] == "server-error-no-code"


def test_a_guest_without_a_name_watches_and_cannot_sit(server: Running, ann: Person) -> None:
    nobody = Person(server.url)
    table = ann.start()
    assert nobody.update(table["id"])["seat"] is None
    with nobody.socket(table["id"]) as socket:
        assert socket.last["view"] and socket.last["choices"] == []
    assert nobody.post(f"/api/tables/{table['id']}/sit", {}, 403)["reason"]["id"] == "server-error-no-name"
    assert nobody.make(status=403)["reason"]["id"] == "server-error-no-name"


def test_only_the_host_starts_and_bots_fill_open_seats(ann: Person, bob: Person) -> None:
    table = ann.make(options={"players": 4})["id"]
    bob.sit(table)
    assert bob.post(f"/api/tables/{table}/start", status=403)["reason"]["id"] == "server-error-host-only"
    assert bob.update(table)["view"] is None
    started = ann.post(f"/api/tables/{table}/start")
    assert started["stage"] == "racing"
    assert kinds(started) == [("person", "Ann"), ("person", "Bob"), ("bot", "club"), ("bot", "club")]
    assert ann.post(f"/api/tables/{table}/start", status=409)["reason"]["id"] == "server-error-started"


def test_the_host_frees_a_seat_and_gives_it_to_a_bot(ann: Person, bob: Person) -> None:
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table)
    seat = f"/api/tables/{table}/seats/1"
    assert bob.post(f"/api/tables/{table}/seats/0", {"kind": "open"}, 403)
    assert kinds(ann.post(seat, {"kind": "open"}))[1] == ("open", "")
    assert kinds(ann.post(seat, {"kind": "bot", "bot": "rookie"}))[1] == ("bot", "rookie")
    assert kinds(ann.post(seat, {"kind": "open"}))[1] == ("open", "")
    assert ann.post(seat, {"kind": "person"}, 403)
    assert ann.post(f"/api/tables/{table}/seats/2", {"kind": "open"}, 404)
    bob.sit(table)
    ann.post(f"/api/tables/{table}/start")
    freed = ann.post(seat, {"kind": "open"})
    assert kinds(freed)[1] == ("open", "club")
    assert bob.update(table, 1, status=403)  # the view has gone with the seat
    assert kinds(bob.sit(table, seat=1))[1] == ("person", "Bob")
    said = [line["say"][0]["id"] for line in ann.update(table)["lines"] if line["say"] and not line["events"]]
    assert said == ["server-log-seat-free", "server-log-seat-sits"]


def test_the_host_removes_a_guest_before_the_start(server: Running, ann: Person, bob: Person) -> None:
    table = ann.make(options={"players": 4})["id"]
    bob.sit(table)
    bob.sit(table, name="Bobby")
    bob.post(f"/api/tables/{table}/entropy", {"seat": 2, "text": "rude words"})
    link = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    path = f"/api/tables/{table}/seats/1/remove"
    assert bob.post(path, status=403)["reason"]["id"] == "server-error-host-only"
    with bob.socket(table, 1) as socket:
        removed = ann.post(path)
        assert kinds(removed) == [("person", "Ann"), ("open", ""), ("open", ""), ("open", "")]
        assert removed["luck"]["entropy"] == []
        assert socket.until(lambda update: update["table"]["seats"][1]["kind"] == "open")["seat"] is None
    for seat in (None, 2):
        assert bob.post(f"/api/tables/{table}/sit", {"seat": seat}, 403)["reason"]["id"] == "server-error-removed"
    assert bob.post("/api/claim", {"secret": link}, 403)["reason"]["id"] == "server-error-removed"
    assert bob.update(table)["seat"] is None  # anybody with the link may watch
    assert bob.get("/api/me")["tables"] == []
    for seat in (0, 1):  # the host, and nobody
        path = f"/api/tables/{table}/seats/{seat}/remove"
        assert ann.post(path, status=409)["reason"]["id"] == "server-error-nobody-to-remove"
    cleo = server.person("Cleo")
    cleo.sit(table)
    ann.post(f"/api/tables/{table}/start")
    assert ann.post(f"/api/tables/{table}/seats/1/remove", status=409)["reason"]["id"] == "server-error-started"
    cleo.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    assert bob.post(f"/api/tables/{table}/seats/1/ask", {}, 403)["reason"]["id"] == "server-error-removed"


def test_the_host_closes_the_table(ann: Person, bob: Person) -> None:
    table = ann.start()["id"]
    action = ann.update(table, 0)["choices"][0]["action"]
    assert bob.post(f"/api/tables/{table}/close", status=403)
    closed = ann.post(f"/api/tables/{table}/close")
    assert closed["stage"] == "closed"
    assert closed["luck"]["seed"] in ann.http.get(f"/api/tables/{table}/record").text  # its end like any other
    assert ann.post(f"/api/tables/{table}/close", status=409)
    assert ann.update(table, 0)["choices"] == []
    assert ann.act(table, 0, action, status=409)["reason"]["id"] == "server-refused-stage"
    assert bob.post(f"/api/tables/{table}/sit", {}, 409)


def test_hand_over_to_a_bot_and_take_back(ann: Person, bob: Person) -> None:
    table = ann.start(people=2)["id"]
    with bob.socket(table) as watching:
        ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "random"})
        watching.until(lambda update: update["waits"] == [1])
        assert watching.last["table"]["seats"][0]["away"] and watching.last["table"]["seats"][0]["kind"] == "person"
        with ann.socket(table, 0) as socket:  # connecting does not take back a seat that was handed over on purpose
            assert socket.last["table"]["seats"][0]["away"]
            ann.post(f"/api/tables/{table}/seats/0", {"kind": "person"})
            assert not socket.until(lambda update: not update["table"]["seats"][0]["away"])["table"]["seats"][0]["bot"]


def test_acting_takes_the_seat_back(ann: Person) -> None:
    table = ann.start(people=2)["id"]
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "club"})
    with ann.socket(table, 0) as socket:
        wait_until(lambda: 1 not in ann.update(table, 1)["waits"])
        mine = socket.last["choices"][0]["action"]
        ann.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "tests"}, 400)
        socket.act(0, mine)
        assert not socket.last["table"]["seats"][0]["away"]


def test_public_list_is_opt_in(ann: Person, bob: Person) -> None:
    hidden, shown = ann.make(), ann.make(public=True)
    listed = [table["id"] for table in bob.get("/api/tables")]
    assert shown["id"] in listed and hidden["id"] not in listed
    ann.post(f"/api/tables/{shown['id']}/close")
    assert shown["id"] not in [table["id"] for table in bob.get("/api/tables")]


def test_my_tables_are_found_again(ann: Person, bob: Person) -> None:
    table = ann.make()["id"]
    assert [found["id"] for found in ann.get("/api/me")["tables"]] == [table]
    assert bob.get("/api/me") == {"name": "Bob", "tables": []}
    bob.sit(table)
    assert [found["id"] for found in bob.get("/api/me")["tables"]] == [table]


@pytest.mark.parametrize("game", ["downforce", "formula_d"])
def test_a_race_to_its_end_and_a_rematch_with_rotated_seats(
    server: Running, ann: Person, bob: Person, game: str
) -> None:
    options = {"players": 3} if game == "downforce" else {"cars": 3}
    table = ann.start(game, people=2, players=3, options=options, public=True)["id"]
    assert ann.post(f"/api/tables/{table}/rematch", status=409)
    server.play_out(table)
    end = ann.update(table, 0)
    assert end["table"]["stage"] == "over" and end["result"]["winners"] and end["sheet"]
    assert bob.post(f"/api/tables/{table}/rematch", status=403)
    again = ann.post(f"/api/tables/{table}/rematch")
    assert again["stage"] == "racing" and again["public"] and again["options"] == end["table"]["options"]
    assert kinds(again) == [("bot", "random"), ("person", "Ann"), ("person", "Friend 1")]
    assert ann.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert bob.get(f"/api/tables/{table}")["rematch"] == again["id"]
    assert again["luck"]["hash"] != end["table"]["luck"]["hash"]


def test_people_are_asked_for_a_rematch_and_it_starts_when_all_agree(server: Running, ann: Person, bob: Person) -> None:
    cleo = server.person("Cleo")
    table = ann.make(options={"players": 3})["id"]
    for person in (bob, cleo):
        person.sit(table)
    ann.post(f"/api/tables/{table}/start")
    server.play_out(table)
    with bob.socket(table, 1) as watching:
        again = ann.post(f"/api/tables/{table}/rematch")
        told = watching.until(lambda update: update["table"]["rematch"])["table"]
    assert (told["rematch"], told["rematch_by"]) == (again["id"], "Ann")
    assert again["stage"] == "lobby" and again["again"] and again["host"]
    assert [(seat["name"], seat["ready"]) for seat in again["seats"]] == [
        ("Cleo", False),
        ("Ann", True),
        ("Bob", False),
    ]
    assert bob.post(f"/api/tables/{again['id']}/seats/2/ready", {"ready": True})["stage"] == "lobby"
    gone = cleo.post(f"/api/tables/{again['id']}/seats/0", {"kind": "open"})
    assert gone["stage"] == "racing" and gone["seats"][0]["kind"] == "bot"


def test_a_rematch_that_was_closed_or_is_gone_can_be_asked_for_again(server: Running, ann: Person, bob: Person) -> None:
    table = ann.race_with(bob)
    server.play_out(table)
    first = bob.post(f"/api/tables/{table}/rematch")["id"]
    bob.post(f"/api/tables/{first}/close")
    second = ann.post(f"/api/tables/{table}/rematch")
    assert second["stage"] == "lobby" and second["id"] != first
    server.do(forget_table(server.directory, second["id"]))
    third = ann.post(f"/api/tables/{table}/rematch")
    assert third["stage"] == "lobby" and bob.post(f"/api/tables/{table}/rematch")["id"] == third["id"]


def test_a_removed_player_is_not_invited_to_the_rematch(server: Running, ann: Person, bob: Person) -> None:
    table = ann.race_with(bob)
    server.play_out(table)
    first = ann.post(f"/api/tables/{table}/rematch")
    at = next(seat["seat"] for seat in first["seats"] if seat["name"] == "Bob")
    assert bob.get(f"/api/tables/{table}")["rematch_by"] == "Ann"
    ann.post(f"/api/tables/{first['id']}/seats/{at}/remove")
    told = bob.get(f"/api/tables/{table}")
    assert (told["rematch"], told["rematch_by"]) == (None, "")
    assert ann.get(f"/api/tables/{table}")["rematch"] == first["id"]
    ann.post(f"/api/tables/{first['id']}/close")
    second = ann.post(f"/api/tables/{table}/rematch")
    assert second["id"] != first["id"] and "Bob" not in [seat["name"] for seat in second["seats"]]
    assert second["stage"] == "racing" and second["seats"][at]["kind"] == "bot"  # no other player is left
    server.play_out(second["id"])
    third = ann.post(f"/api/tables/{second['id']}/rematch")
    assert server.table(third["id"]).meta.removed == (bob.id,)


def test_a_rematch_that_is_asked_for_twice_at_once_is_one_table(server: Running, ann: Person, bob: Person) -> None:
    table = ann.race_with(bob)
    server.play_out(table)
    made: list[str] = []
    add = server.directory.add

    async def slowly(*args: Any, **more: Any) -> Any:
        await asyncio.sleep(0)
        new = await add(*args, **more)
        made.append(new.meta.id)
        return new

    server.directory.add = slowly  # type: ignore[method-assign]
    with ThreadPoolExecutor(3) as pool:
        asked = [pool.submit(who.post, f"/api/tables/{table}/rematch") for who in (ann, ann, bob)]
        ids = {each.result()["id"] for each in asked}
    assert ids == set(made) and len(made) == 1


def test_a_code_that_is_taken_is_not_given_again(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["SAMEAA", "SAMEAA", "SAMEAA", "OTHERA"])
    monkeypatch.setattr(directory, "new_code", lambda: next(codes))
    assert [ann.make()["code"] for _ in range(2)] == ["SAMEAA", "OTHERA"]
    assert ann.get("/api/codes/otherA")["code"] == "OTHERA"


def test_texts_that_a_database_cannot_hold_are_refused_alike(ann: Person) -> None:
    table = ann.make(options={"players": 2})["id"]
    ann.post("/api/me", {"name": "A\0nn"}, 400)
    ann.post("/api/me/forget", {"table": "no\0table"}, 400)
    ann.post(f"/api/tables/{table}/entropy", {"seat": 0, "text": "my\0luck"}, 400)
    ann.post(f"/api/tables/{table}/say", {"text": "nothing\0"}, 400)
    ann.post(f"/api/tables/{table}/say", {"text": "x" * 201}, 400)
    ann.post("/api/me", {"name": "x" * 81}, 400)
    ann.post(f"/api/tables/{table}/start")
    ann.act(table, 0, "0 bid\0", status=400)
    for path in (f"/api/tables/{table}%00", "/api/codes/AB%00CDEF", f"/api/tables/{'x' * 5000}"):
        assert ann.http.get(path).status_code == 404, path
    assert ann.http.get("/table/%00").status_code == 200  # the page
    ann.http.cookies.set("paddock", "a%00b.secret")
    assert ann.http.get(f"/api/tables/{table}").status_code == 200
