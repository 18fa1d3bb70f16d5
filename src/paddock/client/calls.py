"""HTTP calls to a server: guests, tables, starts, rematches and metrics."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from email.message import Message
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener, urlopen
from zlib import crc32

import msgspec

from paddock.client.messages import TroubleSeen
from paddock.core.errors import PaddockError

THREADS = 4
call_here = build_opener(ProxyHandler({})).open  # a server on this machine is never behind a proxy
PATIENCE = 30.0
"""Timeout of a call, in seconds."""


class CallFailed(PaddockError):
    """A failed call, with the status and the error message of its answer."""

    def __init__(self, words: str, status: int = 0, said: str = "") -> None:
        super().__init__(words)
        self.status = status
        self.said = said


def is_here(address: str) -> bool:
    return urlsplit(address).hostname in ("localhost", "127.0.0.1", "::1")


def sentence(text: str) -> str:
    """Return the error message in an answer."""
    try:
        return msgspec.json.decode(text, type=TroubleSeen).error
    except msgspec.DecodeError:
        return ""


class Calls:
    """Calls to a server, made by a few threads beside the event loop.

    Several addresses are server processes with one database: the id of a table determines the process to call, as
    with a proxy that hashes by table.
    """

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self._threads = ThreadPoolExecutor(THREADS)

    async def __aenter__(self) -> Calls:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def address_of(self, id: str) -> str:
        """Return the address of the process for a table."""
        return self.addresses[crc32(id.encode()) % len(self.addresses)]

    async def guest(self, name: str) -> str:
        """Register as a guest, and return the cookie."""
        headers, _ = await self._call(self.address_of(name), "/api/me", {"name": name})
        return str(headers["set-cookie"]).partition(";")[0]

    async def get(self, path: str, cookie: str = "") -> Any:
        """Make a reading call."""
        return msgspec.json.decode((await self._call(self.addresses[0], path, cookie=cookie))[1])

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        """Make a writing call; it concerns a table if the path has its id."""
        address = self.address_of(path.removeprefix("/api/tables/").partition("/")[0])
        return msgspec.json.decode((await self._call(address, path, body, cookie))[1])

    async def figures(self) -> dict[str, float]:
        """Return the totals of /metrics by name."""
        found: Counter[str] = Counter()
        for address in self.addresses:
            _, text = await self._call(address, "/metrics")
            pairs = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
            found.update({name: float(value) for name, value in pairs})
        return dict(found)

    async def _call(self, address: str, path: str, body: object = None, cookie: str = "") -> tuple[Message, bytes]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._blocking, address, path, body, cookie)

    def _blocking(self, address: str, path: str, body: object, cookie: str) -> tuple[Message, bytes]:
        headers = {"content-type": "application/json", "cookie": cookie}
        request = Request(address + path, None if body is None else msgspec.json.encode(body), headers)
        try:
            with (call_here if is_here(address) else urlopen)(request, timeout=PATIENCE) as answer:
                return answer.headers, answer.read()
        except HTTPError as error:
            if error.code == 429:
                raise CallFailed(f"{address} limits calls; start it with --rate 0 to load it") from None
            text = error.read().decode(errors="replace")[:400]
            raise CallFailed(f"{path}: {error.code} {text[:200]}", error.code, sentence(text)) from None
        except URLError as error:
            if isinstance(error.reason, ConnectionRefusedError):
                hint = "start one with ./paddock serve --rate 0"
                raise CallFailed(f"no server answers at {address}; {hint}") from None
            raise CallFailed(f"{path}: {error.reason}") from None
        except OSError as error:
            raise CallFailed(f"{path}: {error}") from None
