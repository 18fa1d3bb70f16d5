"""Connections that do not read or send, are too many, or malformed: they are dropped and delay no stop."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from random import Random

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode
from websockets.sync.client import connect

from paddock.server.net.connection import LEAST_READ, Connections, Peer
from paddock.server.net.websocket import LONGEST_REASON, fitting
from paddock.table.times import Times
from tests.server.net.test_frames import Raw
from tests.server.running import Person, Running, wait_until
from tests.server.wire import deaf, masked, upgrade

HURRIED = Times(tick=0.05, head=0.3, body=0.3, send=0.3, close=0.2, silence=60)
NO_PROXY = "192.0.2.1"
"""A proxy setting with which this machine is not a proxy."""


def gone(raw: sockets.socket) -> bool:
    """Whether the server has ended a connection."""
    with suppress(ConnectionError):
        while raw.recv(65536):
            pass
    return True


# Clients that do not read.


def test_a_client_that_does_not_read_is_dropped_without_harm(serve: Callable[..., Running]) -> None:
    server = serve(times=HURRIED)
    ann = server.person("Ann")
    table = ann.start("formula_d", people=2, players=2)["id"]
    at = server.table(table)
    with ann.socket(table, 0) as socket, ExitStack() as stack:
        wait_until(lambda: server.connections.open == 1)
        for _ in range(3):
            stack.enter_context(deaf(server.host, table))
        wait_until(lambda: len(at.people.viewers) == 4)

        async def announce() -> None:
            for viewer in list(at.people.viewers):
                viewer.since = 0  # everything again: large updates
            at.show()

        while len(at.people.viewers) > 1:
            server.do(announce())
            socket.say(type="ping", n=1)
            socket.next("pong")
        wait_until(lambda: server.connections.open == 1)  # their descriptors too, though they still do not read
        assert socket.last["version"] == at.race.version


def test_a_client_that_leaves_a_few_bytes_unread_is_dropped_too(serve: Callable[..., Running]) -> None:
    """Too few bytes are waiting to pause writing, so the client's silence counts."""
    server = serve(times=Times(tick=0.05, silence=0.3, close=0.2))
    table = server.person("Ann").start()["id"]
    with deaf(server.host, table):
        wait_until(lambda: len(server.table(table).people.viewers) == 1)
        wait_until(lambda: not server.table(table).people.viewers and not sockets_open(server))


def sockets_open(server: Running) -> int:
    """Open connections, without those that a person's HTTP client keeps for a few seconds."""
    return len([one for one in server._server.server_state.connections if hasattr(one, "hear")])


def test_pings_without_reading_are_not_answered_without_end(serve: Callable[..., Running]) -> None:
    server = serve(times=HURRIED)
    table = server.person("Ann").start()["id"]
    ping, sent = masked(Opcode.PING, b"x" * 125), 0
    with deaf(server.host, table) as raw:
        raw.settimeout(5)
        with suppress(OSError):  # no more are read, and then the connection is gone
            while sent < 64 * 2**20:
                sent += raw.send(ping * 100)
        assert sent < 64 * 2**20
        wait_until(lambda: not sockets_open(server))


def test_an_answer_that_is_not_read_ends_the_connection(serve: Callable[..., Running]) -> None:
    server = serve(times=HURRIED)
    ann = server.person("Ann")
    track = ann.make()["track"]
    ann.http.close()
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", int(server.host.split(":")[1])))
    with raw:
        raw.sendall(f"GET /api/tracks/{track}.svg HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode() * 20)
        wait_until(lambda: server.connections.open)
        wait_until(lambda: not server.connections.open)


class Line(asyncio.Transport):
    """A connection with this many unread bytes."""

    def __init__(self, unread: int = 0) -> None:
        super().__init__({"peername": ("198.51.100.7", 1)})
        self.unread = unread
        self.aborted = False

    def get_write_buffer_size(self) -> int:
        return self.unread

    def abort(self) -> None:
        self.aborted = True


async def test_a_slow_reader_has_time() -> None:
    line = Line(100_000)
    peer = Peer(Connections(Times(send=3600), 10))
    assert peer.enter(line)
    peer.stuck()
    line.unread -= LEAST_READ
    peer._read_little()  # the time is over
    assert not line.aborted and peer.reading.is_set
    line.unread -= LEAST_READ - 1
    peer._read_little()
    assert line.aborted
    peer.leave()


async def test_a_client_that_still_reads_the_last_answer_need_not_ask_again() -> None:
    line = Line()
    peer = Peer(Connections(Times(), 10))
    assert peer.enter(line)
    peer.request_begun(with_body=False)
    assert not peer.speaking.is_set
    line.unread = 10
    peer.request_over()
    peer._said_nothing()  # the time is over
    assert not line.aborted and peer.reading.is_set
    line.unread = 0
    peer._read_little()
    peer._said_nothing()
    assert line.aborted
    peer.leave()


# Clients that send too much.


def test_control_frames_count_as_messages(serve: Callable[..., Running]) -> None:
    server = serve(rate=100)
    table = server.person("Ann").start()["id"]
    for opcode in (Opcode.PING, Opcode.PONG):
        raw = Raw(server, table)
        raw.socket.sendall(masked(opcode, b"x") * 260)
        assert raw.closed() == 4429


def test_a_flood_is_no_longer_read(serve: Callable[..., Running]) -> None:
    """The client has a moment to read the reason; meanwhile its messages cost nothing."""
    server = serve(rate=100, times=Times(close=10))
    raw = Raw(server, server.person("Ann").start()["id"])
    pings, sent = masked(Opcode.PING, b"x" * 125) * 300, 0
    raw.socket.sendall(pings)
    assert raw.closed() == 4429
    raw.socket.settimeout(1)
    with suppress(TimeoutError):
        while sent < 64 * 2**20:
            sent += raw.socket.send(pings)
    assert sent < 64 * 2**20
    raw.socket.close()


def test_a_rate_limited_upgrade_gets_the_reason(serve: Callable[..., Running]) -> None:
    server = serve(rate=1)

    def join_often() -> None:
        for _ in range(20):
            with connect(f"ws://{server.host}/ws/tables/none"):
                pass

    with pytest.raises(InvalidStatus) as refused:
        join_often()
    assert refused.value.response.status_code == 429
    assert refused.value.response.headers["x-frame-options"] == "DENY"


# Clients that send too little.


SECOND = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODY = "POST /api/me HTTP/1.1\r\nHost: localhost\r\n"
UNFINISHED = {
    "nothing": "",
    "a line": "GET / HTT",
    "a head": "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "a second head": f"{SECOND}GET /healthz HTT",
    "a body": f"{BODY}Content-Length: 20\r\n\r\n",
    "a chunk": f"{BODY}Transfer-Encoding: chunked\r\n\r\n",
}


@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
def test_a_request_has_to_come_in_time(serve: Callable[..., Running], said: str) -> None:
    server = serve(times=HURRIED)
    with server.connect() as raw:
        raw.sendall(said.encode())
        if said.startswith(SECOND):
            assert raw.recv(1000).startswith(b"HTTP/1.1 200")
        assert gone(raw)
    wait_until(lambda: server.connections.open == 0)


def test_a_slow_but_timely_client_is_served(serve: Callable[..., Running]) -> None:
    server = serve(times=Times(head=2, body=2))
    with server.connect() as raw:
        body = b'{"name":"Ann"}'
        head = f"POST /api/me HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: {len(body)}\r\n\r\n".encode()
        for part in (head[:30], head[30:], body[:5], body[5:]):
            raw.sendall(part)
            time.sleep(0.05)
        assert raw.recv(1000).startswith(b"HTTP/1.1 200")


# Too many clients.


def test_an_address_has_its_limit_before_the_first_byte(serve: Callable[..., Running]) -> None:
    server = serve(rate=100, sockets=3, proxy=NO_PROXY)
    with ExitStack() as stack:
        first, *_ = [stack.enter_context(server.connect()) for _ in range(3)]
        wait_until(lambda: server.connections.open == 3)
        with server.connect() as more:
            assert gone(more)
        first.close()  # one has gone, one may come
        wait_until(lambda: server.connections.open == 2)
        with server.connect() as more:
            more.sendall(f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
            assert more.recv(1000).startswith(b"HTTP/1.1 200")
    wait_until(lambda: server.connections.open == 0)


def test_a_proxy_is_not_limited_but_its_clients_are(serve: Callable[..., Running]) -> None:
    server = serve(rate=100, sockets=2, proxy="127.0.0.1")
    table = Person(server.url, "Ann").start()["id"]

    def joined(client: str) -> int:
        headers = {"X-Forwarded-For": client}
        try:
            stack.enter_context(connect(f"ws://{server.host}/ws/tables/{table}", additional_headers=headers))
        except InvalidStatus as error:
            return error.response.status_code
        return 101

    with ExitStack() as stack:
        assert [joined("198.51.100.7") for _ in range(3)] == [101, 101, 429]
        assert [joined("198.51.100.8") for _ in range(3)] == [101, 101, 429]
        answer = httpx.get(f"{server.url}/healthz", headers={"X-Forwarded-For": "198.51.100.7"})
        assert answer.status_code == 429
    wait_until(lambda: joined("198.51.100.7") == 101)


# Clients that send odd data.


@pytest.mark.parametrize("head", ["Content-Length: 5", "Transfer-Encoding: chunked"])
def test_an_upgrade_with_a_body_is_refused(server: Running, head: str) -> None:
    with server.connect() as raw:
        raw.sendall(upgrade(server.host, "none", head) + b"hello")
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
        assert gone(raw)


@pytest.mark.parametrize("version", ["1.1", "1.0"])
def test_a_request_of_ambiguous_length_is_refused_and_nothing_behind_it_is_read(server: Running, version: str) -> None:
    """A proxy that uses the other header would take the second request for part of the first, or vice versa."""
    lengths = "Transfer-Encoding: chunked\r\n" + "Content-Length: 5\r\n" * (version == "1.1")
    head = f"POST /api/me HTTP/{version}\r\nHost: {server.host}\r\n{lengths}Connection: keep-alive\r\n\r\n"
    first = head + 'e\r\n{"name":"Ann"}\r\n0\r\n\r\n'
    second = f"GET /healthz HTTP/1.1\r\nHost: {server.host}\r\n\r\n"
    with server.connect() as raw:
        raw.sendall((first + second).encode())
        answer = b""
        with suppress(ConnectionError):
            while some := raw.recv(65536):
                answer += some
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1


def odd_bytes(server: Running, table: str, rng: Random) -> list[bytes]:
    """Random bytes, a corrupted request, or frames of any kind, some of them cut off."""
    kind = rng.randrange(3)
    if kind == 0:
        return [rng.randbytes(rng.randrange(200))]
    head = bytearray(upgrade(server.host, table))
    if kind == 1:
        for _ in range(rng.randrange(1, 4)):
            head[rng.randrange(len(head))] = rng.randrange(256)
        return [bytes(head)]
    sizes = rng.choices([0, 1, 20, 125], k=5)
    frames = [bytes([rng.randrange(256), 0x80 | size]) + rng.randbytes(4 + size) for size in sizes]
    return [bytes(head), *[frame[: rng.randrange(len(frame) + 30)] for frame in frames]]


def test_odd_bytes_leave_nothing_behind(serve: Callable[..., Running], caplog: pytest.LogCaptureFixture) -> None:
    server = serve(times=HURRIED)
    table = server.person("Ann").start()["id"]
    for seed in range(150):
        rng = Random(seed)
        with server.connect() as raw, suppress(OSError):  # the server may be gone at any byte
            for part in odd_bytes(server, table, rng):
                raw.sendall(part)
            if rng.random() < 0.5:
                raw.shutdown(sockets.SHUT_WR)
                raw.recv(1000)
    wait_until(lambda: not sockets_open(server))
    assert [record for record in caplog.records if record.name.startswith("paddock") and record.exc_info] == []
    assert server.person("Bob").get("/api/me")["name"] == "Bob"


# Reasons.


def test_a_reason_fits_into_a_close_frame() -> None:
    assert fitting("too slow") == "too slow"
    assert len(fitting("é" * 100).encode()) == LONGEST_REASON - 1
    assert fitting("é" * 100) == "é" * 61


def test_a_long_reason_in_other_letters_arrives(ann: Person) -> None:
    socket = ann.socket(ann.start()["id"], 0)
    socket.say(type="рыба" * 60)
    code, reason = socket.closed()
    assert code == 4400 and "рыба" in reason
