"""Guests: cookies, names, seat links, links for friends; and views only for the seat's owner."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import httpx
import pytest

from paddock.server import run
from paddock.server.http import invitation
from paddock.server.net.machine import is_own_machine, local_addresses
from paddock.table.times import Times
from tests.server.running import Person, Running


def set_cookie(server: Running, **headers: str) -> str:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Ann"}, headers=headers)
    return answer.headers["set-cookie"]


def test_the_cookie_is_for_the_server_alone(server: Running) -> None:
    cookie = set_cookie(server).lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie
    assert "secure" not in cookie


def test_behind_https_the_cookie_is_secure(server: Running) -> None:
    assert "secure" in set_cookie(server, **{"X-Forwarded-Proto": "https"}).lower()


def test_a_server_at_home_trusts_no_proxy(serve: Callable[..., Running]) -> None:
    assert "secure" not in set_cookie(serve(public=False), **{"X-Forwarded-Proto": "https"}).lower()


def test_a_guest_is_recognised_and_may_change_the_name(server: Running, ann: Person) -> None:
    assert ann.get("/api/me")["name"] == "Ann"
    cookie = ann.cookie
    assert ann.post("/api/me", {"name": "  Anna \t Maria "})["name"] == "Anna Maria"
    assert ann.cookie == cookie
    assert ann.post("/api/me", {"name": "Zo\x1be\u202e" + "\u0301" * 23})["name"] == "Zo e" + "\u0301" * 3
    assert Person(server.url).get("/api/me")["name"] == ""


@pytest.mark.parametrize("cookie", ["x", "x.y", ".", "{id}.", "{id}.wrong", "{id}", "a" * 500, "{id}.{secret}x"])
def test_a_wrong_cookie_is_nobody(server: Running, ann: Person, cookie: str) -> None:
    id, _, secret = ann.cookie.partition(".")
    other = httpx.get(f"{server.url}/api/me", cookies={"paddock": cookie.format(id=id, secret=secret)})
    assert other.json() == {"name": "", "tables": []}


@pytest.mark.parametrize(
    "name", ["", "   ", "\u200b\n", "x" * 25, "\u2800\u3164\u115f\uffa0\ufe0f\u034f", "\u0301" * 9]
)
def test_names_that_cannot_be_shown(server: Running, name: str) -> None:
    error = Person(server.url).post("/api/me", {"name": name}, 400)
    assert error["reason"]["id"].startswith("server-error-name-")


def test_secrets_are_stored_as_hashes_only(server: Running, ann: Person) -> None:
    table = ann.make()["id"]
    link = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    written = b"".join(path.read_bytes() for path in server.settings.data.glob("paddock.db*"))
    assert ann.id.encode() in written
    assert ann.cookie.partition(".")[2].encode() not in written
    assert link.encode() not in written


# Seat links.


def test_a_seat_link_moves_the_seat_once(server: Running) -> None:
    ann, phone, thief = server.person("Ann"), server.person("Phone"), server.person("Thief")
    table = ann.start()["id"]
    assert phone.post(f"/api/tables/{table}/seats/0/link", status=403)
    assert ann.post(f"/api/tables/{table}/seats/1/link", status=403)  # a bot's
    link = ann.post(f"/api/tables/{table}/seats/0/link")
    assert link["seconds"] == 600
    with ann.socket(table, 0) as old:
        assert old.last["view"]["hand"] and old.last["choices"]
        moved = phone.post("/api/claim", {"secret": link["secret"]})
        assert moved["seats"][0]["mine"] and moved["seats"][0]["name"] == "Ann"
        seen = old.until(lambda update: update["seat"] is None)  # the old device looks on as a spectator
        assert not seen["view"]["hand"] and not seen["choices"]
        assert old.command(type="act", seat=0, action="0 bid 0")["reason"]["id"] == "server-refused-not-your-seat"
    assert ann.update(table, 0, status=403)
    assert phone.update(table, 0)["choices"]
    assert thief.post("/api/claim", {"secret": link["secret"]}, 404)["reason"]["id"] == "server-error-link-used"
    assert thief.post("/api/claim", {"secret": "guess"}, 404)
    assert phone.update(table, 0)["choices"]


def test_a_seat_link_ends_after_its_time(serve: Callable[..., Running]) -> None:
    server = serve(times=Times(link=0))
    ann, phone = server.person("Ann"), server.person("Phone")
    table = ann.start()["id"]
    secret = ann.post(f"/api/tables/{table}/seats/0/link")["secret"]
    assert phone.post("/api/claim", {"secret": secret}, 404)
    assert ann.update(table, 0)["choices"]


def test_a_link_to_a_seat_that_has_changed_hands_is_dead(server: Running, ann: Person, bob: Person) -> None:
    table = ann.make(options={"players": 2})["id"]
    bob.sit(table, seat=1)
    secret = bob.post(f"/api/tables/{table}/seats/1/link")["secret"]
    ann.post(f"/api/tables/{table}/seats/1", {"kind": "open"})
    cleo = server.person("Cleo")
    cleo.sit(table, seat=1)
    assert bob.post("/api/claim", {"secret": secret}, 404)
    assert cleo.get(f"/api/tables/{table}")["seats"][1]["mine"]


# Several seats in one browser.


def test_only_the_looking_seats_view_is_sent(ann: Person) -> None:
    table = ann.start(people=2, players=3)["id"]
    hands = [ann.update(table, seat)["view"]["hand"] for seat in (0, 1)]
    assert hands[0] != hands[1]
    with ann.socket(table, 1) as socket:
        assert (socket.last["seat"], socket.last["view"]["hand"]) == (1, hands[1])
        assert json.dumps(hands[0], separators=(",", ":")) not in socket.received[-1]
        socket.say(type="hello", seat=0, since=socket.last["version"])
        socket.until(lambda update: update["seat"] == 0)
        assert socket.last["view"]["hand"] == hands[0]
        assert json.dumps(hands[1], separators=(",", ":")) not in socket.received[-1]
        socket.say(type="hello", seat=None, since=0)
        assert socket.until(lambda update: update["seat"] is None)["view"]["hand"] == []


def test_no_guest_sees_another_seats_view(ann: Person, bob: Person) -> None:
    table = ann.start()["id"]
    for seat in (0, 1, 7):
        assert bob.update(table, seat, status=403)
        socket = bob.socket(table, hello=False)
        socket.say(type="hello", seat=seat, since=0)
        assert socket.closed()[0] == 4403
    assert ann.update(table, 1, status=403)  # the bot's
    for call in ("record", "replay", "replay?seat=all", "replay?seat=0"):
        assert ann.get(f"/api/tables/{table}/{call}", 409)
    assert ann.post(f"/api/tables/{table}/play-on", {"moves": 1}, 409)


@pytest.fixture(autouse=True)
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (invitation, run):
        monkeypatch.setattr(module, "local_addresses", lambda: ["192.168.7.5", "10.0.0.5"])


def invited(server: Running, table: str = "", **headers: str) -> Any:
    query = {"table": table} if table else {}
    return server.person("Ann").http.get("/api/invitation", params=query, headers=headers).json()


def test_a_server_for_this_machine_alone_says_so_and_what_to_do(server: Running) -> None:
    table = server.person("Ann").make()["id"]
    found = invited(server, table)
    assert found["only_here"] and found["addresses"] == ["192.168.7.5", "10.0.0.5"]
    assert [link["url"] for link in found["links"]] == [f"{server.url}/table/{table}"]


def test_a_host_at_localhost_gets_a_link_of_the_local_network(
    serve: Callable[..., Running],
) -> None:
    server = serve(host="0.0.0.0")
    table = server.person("Ann").make()["id"]
    port = server.url.rpartition(":")[2]
    for name in ("127.0.0.1", "localhost", "[::1]"):
        found = invited(server, table, host=f"{name}:{port}")
        assert not found["only_here"] and found["addresses"] == []
        urls = [link["url"] for link in found["links"]]
        assert urls == [f"http://192.168.7.5:{port}/table/{table}", f"http://10.0.0.5:{port}/table/{table}"]


def test_clients_from_elsewhere_do_not_see_the_local_network(serve: Callable[..., Running]) -> None:
    server = serve(host="0.0.0.0")
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    for host in ("127.0.0.1:80", "192.0.2.7:8090", "localhost"):
        text = str(invited(server, host=host, **elsewhere))
        assert "192.168.7.5" not in text and "10.0.0.5" not in text
    by_name = invited(server, host="192.0.2.7:8090")
    assert not by_name["only_here"] and by_name["links"][0]["url"] == "http://192.0.2.7:8090/"
    assert server.person("Ann").http.get("/api/invitation?table=nosuch").status_code == 404


def test_a_qr_code_is_a_picture_and_a_drawing_for_the_terminal() -> None:
    picture = unquote(invitation.qr_code("http://192.168.7.5:8090/table/abc"))
    assert picture.startswith("data:image/svg+xml") and "<path" in picture
    drawn = run.terminal_code("0.0.0.0", 8090).splitlines()
    assert len(drawn) > 10 and len({len(line) for line in drawn if line}) <= 2
    assert run.terminal_code("127.0.0.1", 8090) == ""
    assert run.addresses("0.0.0.0", 8090)[1:] == [
        "On the local network: http://192.168.7.5:8090/",
        "On the local network: http://10.0.0.5:8090/",
    ]


def test_the_machines_own_names_are_no_addresses_of_the_local_network() -> None:
    assert all(map(is_own_machine, ("localhost", "127.0.0.1", "127.8.8.8", "[::1]", "0.0.0.0")))
    assert not any(map(is_own_machine, ("192.168.7.5", "race.example.org", "")))
    assert not any(map(is_own_machine, local_addresses()))
