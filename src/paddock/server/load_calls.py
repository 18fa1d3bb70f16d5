"""The few plain calls of a load: guests, tables, starts and rematches, and the server's own figures.

They go through a few threads with a connection each, so that neither a package nor the event loop is needed for them.
"""

from __future__ import annotations

import asyncio
import http.client
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

import msgspec

from paddock.core.errors import PaddockError

THREADS = 4


class CallFailed(PaddockError):
    """A call that the server did not answer as it should."""


class Calls:
    """Calls to one server."""

    def __init__(self, address: str) -> None:
        self.netloc = urlsplit(address).netloc
        self._threads = ThreadPoolExecutor(THREADS)
        self._mine = threading.local()

    async def __aenter__(self) -> Calls:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def guest(self, name: str) -> str:
        """A new guest's cookie."""
        headers, _ = await self._call("POST", "/api/me", {"name": name}, "")
        return headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, body: dict[str, Any], cookie: str) -> Any:
        """A changing call."""
        return msgspec.json.decode((await self._call("POST", path, body, cookie))[1])

    async def figures(self) -> dict[str, float]:
        """The figures of /metrics by name."""
        _, text = await self._call("GET", "/metrics", None, "")
        pairs = [line.rsplit(" ", 1) for line in text.decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in pairs}

    async def _call(self, method: str, path: str, body: object, cookie: str) -> tuple[dict[str, str], bytes]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._blocking, method, path, body, cookie)

    def _blocking(self, method: str, path: str, body: object, cookie: str) -> tuple[dict[str, str], bytes]:
        headers = {"content-type": "application/json"} | ({"cookie": cookie} if cookie else {})
        sent = None if body is None else msgspec.json.encode(body)
        try:
            answer, content = self._exchange(method, path, sent, headers)
        except (OSError, http.client.HTTPException) as error:
            self._mine.connection = None
            if isinstance(error, ConnectionRefusedError):
                raise CallFailed(
                    f"no server answers at {self.netloc}; start one with ./paddock serve --rate 0"
                ) from None
            raise CallFailed(f"{method} {path}: {error or type(error).__name__}") from None
        if answer.status == 429:
            raise CallFailed(f"the server at {self.netloc} limits calls; start it with --rate 0 to load it")
        if answer.status >= 400:
            answered = content.decode(errors="replace")[:200]
            raise CallFailed(f"{method} {path}: {answer.status} {answered}")
        return {name.lower(): value for name, value in answer.getheaders()}, content

    def _exchange(
        self, method: str, path: str, sent: bytes | None, headers: dict[str, str]
    ) -> tuple[http.client.HTTPResponse, bytes]:
        connection = getattr(self._mine, "connection", None)
        if connection is None:
            connection = self._mine.connection = http.client.HTTPConnection(self.netloc, timeout=30)
        try:
            connection.request(method, path, sent, headers)
            answer = connection.getresponse()
        except (http.client.RemoteDisconnected, BrokenPipeError, ConnectionResetError):
            connection.close()  # it was kept open too long for the server: once more
            connection.request(method, path, sent, headers)
            answer = connection.getresponse()
        return answer, answer.read()
