"""Checks in front of every call: known hosts and origins, size, rate; and the usual headers on every answer."""

from __future__ import annotations

import ipaddress
import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.access import shown
from paddock.server.limits import RateLimiter, address_of

log = logging.getLogger("paddock.calls")

READS = 10
"""Calls that only read may come ten times as often as others."""
MAKES = 15
"""Calls that make something to be kept, a guest or a table, may come 15 times as rarely."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
MAKING_PATHS = ("/api/me", "/api/tables", "/api/records")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class RequestChecks:
    """The middleware around the whole app."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset(), rate: float = 30) -> None:
        self.app = app
        self.hosts = hosts
        self.calls = RateLimiter(rate, 8 * rate)
        self.reads = RateLimiter(READS * rate, 8 * READS * rate)
        self.makes = RateLimiter(rate / MAKES, 2 * rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        wrong = self._wrong(scope, headers)
        if scope["type"] == "websocket":
            if wrong is not None:
                await send({"type": "websocket.close", "code": 4403, "reason": wrong[1]})
                return
            await self.app(scope, receive, send)
            return

        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            started = True
            if message["type"] == "http.response.start":
                out = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    out.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    out.setdefault("cache-control", "no-store")
            await send(message)

        if wrong is not None:
            status, error = wrong
            await JSONResponse({"error": error, "reason": None}, status)(scope, receive, send_with_headers)
            return
        limit = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        try:
            await self.app(scope, _limited(receive, limit), send_with_headers)
        except Exception:
            log.exception("%s %s failed", scope["method"], shown(scope["path"]))
            if not started:
                sorry = {"error": "the server has made a mistake; it is in its log", "reason": None}
                await JSONResponse(sorry, 500)(scope, receive, send_with_headers)

    def _wrong(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self.knows_host(host):
            return 421, "this server does not answer to that name; start it with --allow-host NAME"
        origin = headers.get("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and origin is not None and origin.partition("://")[2] != host:
            return 403, "calls from other sites are not let in"
        limit = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            return 413, f"that is too much; at most {limit} bytes"
        buckets = self.calls if changing else self.reads
        if scope["type"] == "http" and changing and scope["path"] in MAKING_PATHS:
            buckets = self.makes
        if not buckets.take(address_of(scope)):
            return 429, "too many calls at once; wait a moment"
        return None

    def knows_host(self, host: str) -> bool:
        """Names that were allowed, this machine's own, and addresses: no name that somebody else could turn here."""
        name = (host.rsplit(":", 1)[0] if not host.endswith("]") else host).lower()
        if name in self.hosts or name == "localhost":
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


class TooLarge(Exception):
    """A body that goes on and on."""


def _limited(receive: Receive, limit: int) -> Receive:
    seen = 0

    async def receive_some() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > limit:
            raise TooLarge
        return message

    return receive_some
