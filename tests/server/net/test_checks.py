"""Refused requests: foreign origins and hosts, too large, too frequent, malformed."""

from __future__ import annotations

import json
import socket as sockets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from paddock.downforce import Downforce
from paddock.server.app import SOCKET
from paddock.server.http.replays import IMPORT
from paddock.server.net.checks import HEADERS
from paddock.server.net.limits import address_of
from paddock.server.net.policy import LARGEST_BODY
from paddock.table.actions import Actions
from paddock.table.rates import RateLimiter
from tests.server.running import ALONE_OR_BY_TWO, FakeClock, Person, Running

pytestmark = [ALONE_OR_BY_TWO, pytest.mark.usefixtures("database", "processes")]


# Headers, hosts and origins.


def test_the_usual_headers_are_on_every_answer(server: Running, ann: Person) -> None:
    table = ann.start()
    id = table["id"]
    answers = [
        ann.http.get("/api/me"),
        ann.http.get("/"),
        ann.http.get("/table/x"),
        ann.http.get("/assets/none.js"),
        ann.http.get("/api/none"),
        ann.http.get("/healthz"),
        ann.http.get("/metrics"),
        ann.http.get("/locales/en.ftl"),
        ann.http.get(f"/api/tracks/{table['track']}.svg"),
        ann.http.get(f"/api/tables/{id}/record"),
        ann.http.get("/api/me", headers={"Host": "evil.example"}),
        ann.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"}),
        ann.http.post("/api/tables", content=b"x" * (LARGEST_BODY + 1)),
        ann.http.request("DELETE", "/api/tables"),
        ann.http.post("/nowhere"),
    ]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, answer.url
        assert "server" not in answer.headers
    policy = HEADERS["content-security-policy"]
    assert (
        "default-src 'self'" in policy
        and "script-src 'self' 'wasm-unsafe-eval';" in policy
        and "frame-ancestors 'none'" in policy
    )
    assert ann.http.get("/api/me").headers["cache-control"] == "no-store"


def test_only_own_names_and_addresses_are_answered(server: Running) -> None:
    for host in ("evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "[::1", "a b"):
        assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code == 421, host
    for host in ("localhost", "LOCALHOST:99", "127.0.0.1", "192.168.1.7:8090", "[::1]:8090", "[::1]"):
        assert httpx.get(f"{server.url}/api/me", headers={"Host": host}).status_code == 200, host


def test_names_that_were_allowed(serve: Callable[..., Running]) -> None:
    server = serve(hosts=frozenset({"races.example"}))
    assert httpx.get(f"{server.url}/api/me", headers={"Host": "races.example"}).status_code == 200
    assert httpx.get(f"{server.url}/api/me", headers={"Host": "www.races.example"}).status_code == 421
    named = {"Host": "races.example", "Origin": "https://races.example"}
    assert httpx.post(f"{server.url}/api/me", json={"name": "A"}, headers=named).status_code == 200


def test_calls_from_other_sites_are_refused(server: Running, ann: Person) -> None:
    table = ann.make()["id"]
    for origin in ("https://evil.example", "null", "http://127.0.0.1", "http://localhost", "file://"):
        assert ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin}).status_code == 403
        assert ann.get("/api/me")["name"] == "Ann"
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{server.host}/ws/tables/{table}", origin=Origin(origin), legacy=True)
        assert refused.value.response.status_code == 403


def test_calls_from_the_own_site_are_accepted(server: Running, ann: Person) -> None:
    assert ann.http.post("/api/me", json={"name": "Anna"}, headers={"Origin": server.url}).status_code == 200
    with connect(f"ws://{server.host}/ws/tables/{ann.make()['id']}", origin=Origin(server.url)) as wire:
        wire.send('{"type":"hello"}')
        assert json.loads(wire.recv(5))["type"] == "update"


def test_a_form_of_another_site_cannot_call(ann: Person) -> None:
    """A form cannot say that it sends JSON."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = ann.http.post("/api/me", content=b'{"name":"Eve"}', headers={"content-type": kind})
        assert answer.status_code == 400
    assert ann.get("/api/me")["name"] == "Ann"


# Sizes and rates.


def test_numbers_have_a_size(server: Running, ann: Person) -> None:
    table = ann.start(people=2)["id"]
    many = "9" * 5000  # digits that Python refuses to read
    assert ann.post(f"/api/tables/{table}/seats/{many}", {"kind": "bot"}, 405)["error"]
    assert ann.post(f"/api/tables/{table}/seats/99", {"kind": "bot"}, 404)["error"]
    ann.post(f"/api/tables/{table}/close")
    assert ann.get(f"/api/tables/{table}/replay?seat={many}", 400)["error"] == "seat is a number, all or none"
    for laps in (100, 10**30):
        assert "laps" in ann.make("formula_d", status=400, options={"laps": laps})["error"]


def test_bodies_have_a_size(server: Running, ann: Person) -> None:
    assert ann.post("/api/me", {"name": "x" * LARGEST_BODY}, 413)["error"]
    assert ann.post("/api/records", {"record": "x" * LARGEST_BODY}, 400)["error"].startswith("line 1")
    assert ann.post("/api/records", {"record": "x" * IMPORT.largest_body}, 413)["error"]

    def endless() -> Any:
        for _ in range(LARGEST_BODY // 1000 + 2):
            yield b" " * 1000

    answer = ann.http.post("/api/me", content=endless(), headers={"content-type": "application/json"})
    assert answer.status_code == 413  # without announcing its length
    for length in ("-1", "x", "9" * 30):
        with sockets.create_connection(tuple(server.host.split(":"))) as raw:  # type: ignore[arg-type]
            raw.sendall(f"POST /api/me HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: {length}\r\n\r\n".encode())
            raw.settimeout(5)
            assert b" 4" in raw.recv(100)[:13]


def test_calls_have_a_rate(serve: Callable[..., Running]) -> None:
    server = serve(rate=1)
    person = Person(server.url)
    made = [person.http.post("/api/me", json={"name": "Ann"}).status_code for _ in range(12)]
    assert made[:2] == [200] * 2 and made[-1] == 429  # guests and tables are not made by the thousand
    answers = [person.http.post("/api/claim", json={"secret": "x"}).status_code for _ in range(40)]
    assert answers[:8] == [404] * 8 and 429 in answers
    assert person.http.get("/api/me").status_code == 200  # to read is still allowed
    reads = (person.http.get("/api/codes/AAAAAA").status_code for _ in range(1000))
    assert next(reads) == 404 and 429 in reads  # but codes cannot be tried forever


def test_a_rate_allows_a_burst_and_then_so_many_per_second() -> None:
    clock = FakeClock()
    limiter = RateLimiter(2, 5, clock=clock)
    assert [limiter.take("ann") for _ in range(6)] == [True] * 5 + [False]
    assert limiter.take("bob")
    clock.advance(1)
    assert [limiter.take("ann") for _ in range(3)] == [True, True, False]
    clock.advance(3600)
    assert [limiter.take("ann") for _ in range(6)] == [True] * 5 + [False]
    assert all(RateLimiter(0, 0).take("ann") for _ in range(100))


def test_full_buckets_take_no_memory() -> None:
    clock = FakeClock()
    limiter = RateLimiter(1, 5, clock=clock)
    assert all(limiter.take(f"guest {number}") for number in range(1000))
    assert len(limiter._found) == 1000
    clock.advance(1)
    assert limiter.take("ann", 0) and not limiter._found


def test_socket_messages_have_a_size_and_a_rate(serve: Callable[..., Running]) -> None:
    server = serve(rate=100)
    ann = server.person("Ann")
    table = ann.start()["id"]
    socket = ann.socket(table, 0)
    socket.wire.send('{"type":"ping","n":1,"x":"' + "x" * SOCKET.largest_body + '"}')
    assert socket.closed()[0] == 1009
    socket = ann.socket(table, 0)
    with suppress(ConnectionClosed):  # the server need not wait for the last of them
        for n in range(260):
            socket.say(type="ping", n=n)
    assert socket.closed()[0] == 4429


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("fe80::1%eth0", "fe80::2", True),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::1", "no:address", False),
    ],
)
def test_the_addresses_that_limits_count(one: str, other: str, same: bool) -> None:
    assert (address_of({"client": (one, 1)}) == address_of({"client": (other, 2)})) is same


# Messages that are not understood.

BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"hello"',
    "{}",
    '{"type":"fly"}',
    '{"type":7}',
    '{"type":"act"}',
    '{"type":"act","id":1,"seat":0,"action":"x"}',
    '{"type":"act","id":"a","seat":"0","action":"x"}',
    '{"type":"hello","seat":"x"}',
    '{"type":"hello","seat":1.5}',
    '{"type":"ping","n":1e999}',
    '{"type":"update"}',
    "[" * 5000,
    '{"type":"ping","n":1,"x":' + "[" * 5000,
    '{"type":"act","id":"\\ud800","seat":0,"action":"x"}',
]


def test_a_message_that_is_not_understood_ends_the_connection_and_no_other(ann: Person) -> None:
    table = ann.start()["id"]
    with ann.socket(table, 0) as good:
        for text in BROKEN:
            socket = ann.socket(table, 0)
            socket.wire.send(text)
            code, reason = socket.closed()
            assert code == 4400 and reason.startswith("not understood: "), text
        good.say(type="ping", n=1)
        assert good.next("pong")


def test_out_of_order(ann: Person) -> None:
    """Before the first hello commands are answered, and nothing about a seat is sent."""
    table = ann.start(people=2)["id"]
    socket = ann.socket(table, hello=False)
    socket.say(type="ping", n=1)
    socket.next("pong")
    action = ann.update(table, 0)["choices"][0]["action"]
    assert socket.command(type="act", seat=0, action=action)["type"] == "ack"
    assert socket.command(type="back", seat=0)["type"] == "ack"
    assert socket.silent()
    assert all(json.loads(text)["type"] != "update" for text in socket.received)
    socket.close()


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(max_size=60) | st.from_regex(r"[0-9-]{1,3} (play|bid|drive|gear|move|bet|wild) [A-Za-z0-9 ]{0,12}"))
def test_any_action_text_is_refused_or_accepted_without_errors(server: Running, text: str) -> None:
    for table, person in both_games(server).items():
        with person.socket(table, 0) as socket:
            said = socket.command(type="act", seat=0, action=text)
            assert said["type"] in ("ack", "refused"), said
            assert socket.command(type="why", seat=0, action=text)["type"] == "because"


GAMES: dict[str, dict[str, Person]] = {}
"""By the address of a server."""


def both_games(server: Running) -> dict[str, Person]:
    games = GAMES.setdefault(server.url, {})
    if not games or any(server.table(table).stage != "racing" for table in games):
        games.clear()
        ann = server.person("Ann")
        for game in ("downforce", "formula_d"):
            games[ann.start(game, people=2)["id"]] = ann
    return games


# Mistakes and unknown things.


def test_a_mistake_of_the_server_is_reported_in_one_line(
    server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret detail")

    monkeypatch.setattr(Downforce, "static_data", broken)
    answer = ann.http.get(f"/api/tables/{ann.make()['id']}/kit")
    assert answer.status_code == 500
    assert answer.json() == {"error": "the server failed; its log says why", "reason": None}
    assert "secret detail" in caplog.text
    assert answer.headers["content-security-policy"]


def test_a_mistake_on_a_socket_ends_it_and_no_other(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.start()["id"]
    with ann.socket(table, 0) as good:
        socket = ann.socket(table, 0)
        monkeypatch.setattr(Actions, "why", None)
        socket.say(type="why", id="a", seat=0, action=good.last["choices"][0]["action"])
        code, reason = socket.closed()
        assert code == 1011 and reason == "the server failed; its log says why"
        good.say(type="ping", n=1)
        assert good.next("pong")


UNKNOWN = ["none", "a" * 22, "a" * 3000, "%2e%2e%2f", "%00", "x%20y", "';--", "%ff%fe", "*"]


def test_unknown_addresses_get_404(ann: Person) -> None:
    action = {"id": "a", "seat": 0, "action": "x"}
    for id in UNKNOWN:
        for path in (f"/api/tables/{id}/view", f"/api/tables/{id}/record", f"/api/codes/{id}", f"/api/tracks/{id}"):
            assert ann.http.get(path).status_code == 404, path
        assert ann.http.post(f"/api/tables/{id}/act", json=action).status_code in (404, 405), id


def test_a_hidden_table_answers_like_none(server: Running, ann: Person) -> None:
    """Ids cannot be guessed: a nearly right one gets the answer of any wrong one."""
    real = ann.make()["id"]
    near = real[:-1] + ("A" if real[-1] != "A" else "B")
    stranger = Person(server.url)
    answers = [stranger.http.get(f"/api/tables/{id}") for id in (near, "z" * 22)]
    assert [answer.status_code for answer in answers] == [404, 404]
    assert answers[0].content == answers[1].content


def test_files_outside_the_client_are_not_served(server: Running) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/../../app.py", "/..%2fapp.py", "//etc/passwd"):
        with sockets.create_connection(tuple(server.host.split(":"))) as raw:  # type: ignore[arg-type]
            raw.settimeout(5)
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := raw.recv(65536):
                answer += part
            assert b"make_app" not in answer and b"root:" not in answer
