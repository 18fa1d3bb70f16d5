"""Checks in front of every call: known hosts and origins, size, rate; and the usual headers on every answer."""

from __future__ import annotations

import ipaddress
import logging
import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.net.access_log import shown
from paddock.server.net.bans import Banned
from paddock.server.net.connection import peer_of
from paddock.server.net.limits import address_of, client_of
from paddock.table.rates import RateLimiter

log = logging.getLogger("paddock.calls")

READS = 10
"""Calls that only read may come ten times as often as others."""
MAKES = 15
"""Calls that make something to be kept, a guest or a table, may come 15 times as rarely."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
MAKING_PATHS = re.compile(
    "/api/(me|tables|seasons|lessons|records|challenges|challenges/[^/]+/race|tables/[^/]+/(play-on|rematch))"
)
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


class Answer:
    """An answer on its way out, with the usual headers."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.is_call = scope["path"].startswith("/api/")
        self.started = False
        self._send = send

    async def send(self, message: Message) -> None:
        """Sends a part of it."""
        self.started = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if self.is_call:
                headers.setdefault("cache-control", "no-store")
        await self._send(message)


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
        answer = Answer(scope, send)
        wrong = self._wrong(scope, Headers(scope=scope))
        # Whoever asks /healthz watches the server: a ban must not make it look dead, and be started again for ever.
        if scope["path"] != "/healthz" and scope["app"].state.directory.bans.covers(client_of(scope)):
            wrong = 403, str(Banned())
        if wrong is not None:
            await JSONResponse({"error": wrong[1], "reason": None}, wrong[0])(scope, receive, answer.send)
            return
        peer, address = peer_of(scope), address_of(scope)
        # A proxy's connections are not limited: its clients are, now that they are known.
        if peer.is_proxy and not peer.connections.by_address.enter(address):
            sorry = {"error": "too many connections from one address", "reason": None}
            await JSONResponse(sorry, 429)(scope, receive, answer.send)
            return
        try:
            await self._serve(scope, receive, answer)
        finally:
            if peer.is_proxy:
                peer.connections.by_address.leave(address)

    async def _serve(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, receive, answer.send)
            return
        limit = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        try:
            await self.app(scope, _limited(receive, limit), answer.send)
        except ClientDisconnect:
            pass  # in the middle of its request
        except Exception:
            log.exception("%s %s failed", scope["method"], shown(scope["path"]))
            if not answer.started:
                sorry = {"error": "the server has made a mistake; it is in its log", "reason": None}
                await JSONResponse(sorry, 500)(scope, receive, answer.send)

    def _wrong(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self.knows_host(host):
            return 421, "this server does not answer to that name; start it with --allow-host NAME"
        if "\0" in scope["path"] and scope["path"].startswith(
            ("/api/", "/ws/")
        ):  # one database could look for it, another could not
            return 404, "there is no such call"
        origin = headers.get("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and origin is not None and not is_own(origin, host, scope["scheme"]):
            return 403, "calls from other sites are not let in"
        limit = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            return 413, f"that is too much; at most {limit} bytes"
        buckets = self.calls if changing else self.reads
        if scope["type"] == "http" and changing and MAKING_PATHS.fullmatch(scope["path"]):
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


def is_own(origin: str, host: str, scheme: str) -> bool:
    """Whether an origin is this site. That it is an https site is known where a trusted proxy says so: then its http
    twin, which anybody in between could have written, is another one."""
    theirs, _, name = origin.partition("://")
    return name == host and (theirs == "https" or scheme not in ("https", "wss"))


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
