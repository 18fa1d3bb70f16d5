"""The gate in front of every call: which hosts and origins are let in, how much, how often, and the usual headers."""

from __future__ import annotations

import ipaddress
import logging
from collections import Counter, OrderedDict
from time import monotonic
from typing import TypeAlias

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.access import shown

log = logging.getLogger("paddock.calls")

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network

LOOKS = 10
"""Calls that only look may come so many times as often."""
MAKES = 15
"""Calls that make something to be kept, a guest or a table, may come so many times as rarely."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 2 * 1024 * 1024
MADE_BY = ("/api/me", "/api/tables", "/api/records")
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


class Bucket:
    """So many things a second, and a few more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.left, self.at = burst, monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether this address may do one more thing."""
        if self.rate <= 0:
            return True
        bucket = self._found.get(key) or Bucket(self.rate, self.burst)
        self._found[key] = bucket
        self._found.move_to_end(key)
        if len(self._found) > self.most:
            self._found.popitem(last=False)
        return bucket.take()


class Crowd:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._open: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether this address may have one more; if so, it has."""
        if 0 < self.most <= self._open[key]:
            return False
        self._open[key] += 1
        return True

    def leave(self, key: str) -> None:
        """One of them has gone."""
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]


def networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks with commas between them; raises ValueError with the one that is none."""
    return tuple([ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()])


def is_in(address: str, where: tuple[Network, ...]) -> bool:
    """Whether an address is in one of the networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in where)


def address_of(scope: Scope) -> str:
    """Whom limits count: an address, or the network of one in IPv6, where everybody has billions of them."""
    client = scope.get("client")
    text = str(client[0]) if client else ""
    if ":" not in text:
        return text
    try:
        found = ipaddress.IPv6Address(text.partition("%")[0])
    except ValueError:
        return text
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


class Gate:
    """The middleware around the whole app."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset(), rate: float = 30) -> None:
        self.app = app
        self.hosts = hosts
        self.calls = Buckets(rate, 8 * rate)
        self.looks = Buckets(LOOKS * rate, 8 * LOOKS * rate)
        self.makes = Buckets(rate / MAKES, 2 * rate)

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
        buckets = self.calls if changing else self.looks
        if scope["type"] == "http" and changing and scope["path"] in MADE_BY:
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
