"""The fast path of a connection: frames in any fragmentation; unusual ones are left to the library."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.frames import Frame, Opcode

from tests.server.running import Running
from tests.server.wire import masked, text, upgrade

TEXT, CLOSE, PONG = 0x81, 0x88, 0x8A


class Raw:
    """A client that writes its frames by hand."""

    def __init__(self, server: Running, table: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", int(server.host.split(":")[1])))
        self.socket.settimeout(20)
        self.pongs: list[bytes] = []
        self.read = self.socket.makefile("rb").read
        self.socket.sendall(upgrade(server.host, table))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.read(1)
        assert b" 101 " in head

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its payload."""
        first, size = self.read(2)
        if size >= 126:
            size = int.from_bytes(self.read(2 if size == 126 else 8))
        return first, self.read(size)

    def pong(self) -> int:
        """The number of the next pong among the messages."""
        while True:
            first, data = self.frame()
            if first == PONG:  # the protocol's own, which may come earlier
                self.pongs.append(data)
                continue
            assert first == TEXT, (first, data)
            said = json.loads(data)
            if said["type"] == "pong":
                number: int = said["n"]
                return number

    def closed(self) -> int:
        """The code with which the connection is closed."""
        while True:
            first, data = self.frame()
            if first == CLOSE:
                return int.from_bytes(data[:2])


@contextmanager
def connected(server: Running) -> Iterator[Raw]:
    table = server.person("Ann").start("formula_d", people=2, players=2)["id"]
    raw = Raw(server, table)
    try:
        yield raw
    finally:
        raw.socket.close()


def test_a_message_may_come_byte_by_byte(server: Running) -> None:
    with connected(server) as raw:
        for byte in text(type="ping", n=7):
            raw.socket.sendall(bytes([byte]))
        assert raw.pong() == 7


def test_many_messages_may_come_at_once_and_the_last_in_two_parts(server: Running) -> None:
    with connected(server) as raw:
        said = b"".join([text(type="ping", n=n) for n in range(50)])
        raw.socket.sendall(said[:-5])
        assert [raw.pong() for _ in range(49)] == list(range(49))
        raw.socket.sendall(said[-5:])
        assert raw.pong() == 49


def test_long_messages_parts_and_pings_are_understood_and_so_is_what_follows(server: Running) -> None:
    with connected(server) as raw:
        raw.socket.sendall(text(type="ping", n=1) + masked(Opcode.PING, b"there?") + text(type="ping", n=2))
        assert [raw.pong(), raw.pong()] == [1, 2]
        assert raw.pongs == [b"there?"]
        long = json.dumps({"type": "ping", "n": 3}).encode().ljust(5000)
        raw.socket.sendall(masked(Opcode.TEXT, long))
        assert raw.pong() == 3
        parts = [Frame(Opcode.TEXT, long[:9], fin=False), Frame(Opcode.CONT, long[9:], fin=True)]
        raw.socket.sendall(b"".join([part.serialize(mask=True, extensions=[]) for part in parts]))
        assert raw.pong() == 3


UNMASKED = Frame(Opcode.TEXT, b"{}").serialize(mask=False, extensions=[])
ENDS = {
    "no mask": (text(type="ping", n=1) + UNMASKED, 1002),
    "two bytes": (b"\x83\x80", 1002),
    "no text": (masked(Opcode.TEXT, b"\xff\xfe"), 1007),
    "bytes": (masked(Opcode.BINARY, b"{}"), 4400),
    "a close": (text(type="hello") + masked(Opcode.CLOSE, (1000).to_bytes(2)), 1000),
}


@pytest.mark.parametrize(("said", "code"), ENDS.values(), ids=ENDS)
def test_invalid_frames_end_the_connection_with_their_code(server: Running, said: bytes, code: int) -> None:
    with connected(server) as raw:
        raw.socket.sendall(said)
        assert raw.closed() == code
