"""Bytes of a connection, written by hand."""

from __future__ import annotations

import json
import socket
from typing import Any

from websockets.frames import Frame, Opcode


def upgrade(host: str, table: str, *more: str) -> bytes:
    """The request that upgrades a connection to a table's WebSocket."""
    lines = [f"GET /ws/tables/{table} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", *more]
    return "\r\n".join([*lines, "", ""]).encode()


def masked(opcode: Opcode, data: bytes) -> bytes:
    """A frame of a client."""
    return Frame(opcode, data).serialize(mask=True, extensions=[])


def text(**said: Any) -> bytes:
    """A message of a client."""
    return masked(Opcode.TEXT, json.dumps(said).encode())


def dial(port: int, source: str = "127.0.0.1", buffer: int | None = None) -> socket.socket:
    """Open a bare connection from one of this machine's addresses (on Linux all of 127.0.0.0/8), optionally with a
    small read buffer."""
    found = socket.socket()
    if buffer is not None:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    found.bind((source, 0))
    found.settimeout(20)
    found.connect(("127.0.0.1", port))
    return found


def deaf(host: str, table: str, source: str = "127.0.0.1") -> socket.socket:
    """A connection to a table that sends hello and then never reads again."""
    raw = dial(int(host.rpartition(":")[2]), source, 4096)
    raw.sendall(upgrade(host, table))
    while not raw.recv(1000).endswith(b"\r\n\r\n"):
        pass
    raw.sendall(text(type="hello"))
    return raw
