"""Messages and calls of every kind, mostly invalid, and their outcomes."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from websockets.frames import Opcode

from paddock.server.http.routes import CALLS
from tests.server.wire import masked, text, upgrade

KINDS = ("hello", "act", "back", "why", "look", "confirm", "ping", "update", "ack")
FIELDS = ("id", "seat", "action", "version", "since", "on", "n", "type")
WORDS = (
    "",
    "0",
    "0 bid R6Y4K2B1",
    "0 gear 6",
    "1 drive blue M31",
    "roll 3",
    "\u0000",
    "рыба",
    "🏁" * 20,
    "x" * 300,
    "-1",
)
NUMBERS = (0, 1, -1, 2, 7, 99, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, -0.0, 1e308)
IN_ORDER = 40
"""Messages and calls sent over one connection, unless one of them ends it."""
WAIT = 60.0


def value(rng: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = rng.randrange(8 if depth < 3 else 5)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return rng.choice(WORDS)
    if kind == 4:
        return rng.choice((None, True, False))
    if kind < 7:
        return {rng.choice(FIELDS): value(rng, depth + 1) for _ in range(rng.randrange(4))}
    return [value(rng, depth + 1) for _ in range(rng.randrange(4))]


def likely(rng: Random) -> bytes:
    """A well-formed message with odd contents."""
    seat, id = rng.choice((0, 1, 0, 1, 2, -1, 9)), f"{rng.random()}"
    match rng.choice(("act", "act", "why", "look", "back", "confirm", "ping", "hello")):
        case "act":
            return text(type="act", id=id, seat=seat, action=rng.choice(WORDS), version=rng.choice((None, 0, 5, -3)))
        case "why" | "look" as kind:
            return text(type=kind, id=id, seat=seat, action=rng.choice(WORDS))
        case "back":
            return text(type="back", id=id, seat=seat)
        case "confirm":
            return text(type="confirm", seat=seat, on=rng.random() < 0.5)
        case "hello":
            return text(type="hello", seat=rng.choice((0, 1, None)), since=rng.choice((0, 3, -1, 10**6, 10**6)))
    return text(type="ping", n=rng.randrange(1000))


def unlikely(rng: Random) -> bytes:
    """A malformed message."""
    kind = rng.randrange(5)
    if kind == 0:
        said = json.dumps({"type": rng.choice(KINDS), **{name: value(rng) for name in rng.sample(FIELDS, 3)}})
        return masked(Opcode.TEXT, said.encode())
    if kind == 1:
        return masked(Opcode.TEXT, json.dumps(value(rng)).encode())
    if kind == 2:
        return masked(Opcode.TEXT, rng.randbytes(rng.randrange(60)))
    if kind == 3:
        return masked(Opcode.BINARY, rng.randbytes(rng.randrange(60)))
    return masked(Opcode.TEXT, b"[" * rng.randrange(12_000))


async def socket_messages(host: str, table: str, cookie: str, rng: Random, ends: Counter[str]) -> int:
    """Send many well-formed messages over one connection, perhaps a malformed one; return how many."""
    said = [likely(rng) for _ in range(rng.randrange(IN_ORDER))]
    wait, kind = WAIT, rng.random()
    if kind < 0.6:
        said.append(unlikely(rng))
    elif kind < 0.7:
        said.append(rng.randbytes(rng.randrange(2, 40)))
        wait = 0.3  # may be the beginning of a frame whose rest the server waits for
    reader, writer = await asyncio.open_connection("127.0.0.1", int(host.rpartition(":")[2]))
    try:
        writer.write(upgrade(host, table, f"Cookie: paddock={cookie}"))
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), WAIT)
        writer.write(text(type="hello", seat=0, since=10**6) + b"".join(said) + text(type="ping", n=424242))
        ends[await asyncio.wait_for(how_it_ends(reader), wait)] += 1
    except TimeoutError:
        ends["waits"] += 1
    except ConnectionError:
        ends["gone"] += 1
    finally:
        writer.close()
    return len(said) + 2


async def how_it_ends(reader: asyncio.StreamReader) -> str:
    """The code of the close, `pong` if the last message was answered, or `gone`."""
    try:
        while True:
            first, size = await reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
            data = await reader.readexactly(size)
            if first == 0x88:
                return f"{int.from_bytes(data[:2])}"
            if first == 0x81 and b'"n":424242' in data:
                return "pong"
    except asyncio.IncompleteReadError:
        return "gone"


def call(host: str, tables: list[str], cookie: str, rng: Random) -> bytes:
    """Make a request: a call with the right fields, or something that is no call."""
    one = rng.choice(CALLS)
    path = one.path
    for name in ("{table:id}", "{seat:seat}", "{code:id}", "{digest:str}", "{language:str}"):
        right = rng.choice(tables) if name.startswith("{table") else rng.choice(("0", "1", "2"))
        path = path.replace(name, right if rng.random() < 0.8 else rng.choice(("%00", "x" * 300, "%ff", "..", "99999")))
    if rng.random() < 0.3:
        path += f"?since={rng.choice((0, -1, 10**12, 'x'))}&seat={rng.choice((0, 1, 9, 'all', ''))}&count=3"
    fields = getattr(one.takes, "__struct_fields__", FIELDS)
    body = json.dumps({name: value(rng) for name in fields if rng.random() < 0.8}).encode()
    if rng.random() < 0.2:
        body = rng.randbytes(rng.randrange(60))
    method = one.method if rng.random() < 0.95 else rng.choice(("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD"))
    if method in ("GET", "HEAD"):
        body = b""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", f"Cookie: paddock={rng.choice((cookie, cookie, 'x.y', ''))}"]
    lines += ["Content-Type: application/json", f"Content-Length: {len(body)}", "", ""]
    return "\r\n".join(lines).encode() + body


async def calls(host: str, tables: list[str], cookie: str, rng: Random, ends: Counter[str]) -> int:
    """Make calls over one connection, each after the previous answer; return how many."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(host.rpartition(":")[2]))
    made = 0
    try:
        for _ in range(IN_ORDER):
            request = call(host, tables, cookie, rng)
            writer.write(request)
            made += 1
            ends[await asyncio.wait_for(status(reader, request.startswith(b"HEAD")), WAIT)] += 1
    except (ConnectionError, asyncio.IncompleteReadError):
        ends["gone"] += 1
    finally:
        writer.close()
    return made


async def status(reader: asyncio.StreamReader, without_body: bool) -> str:
    """The status of an answer, which is read to its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    sizes = [line.partition(":")[2] for line in head.split("\r\n") if line.startswith("content-length:")]
    if not without_body:
        await reader.readexactly(int(sizes[0]))
    return head.split()[1]
