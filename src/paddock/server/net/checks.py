"""Check every request (host, origin, bans, size, rate), and add security headers to every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from contextlib import suppress

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.net.access_log import shown
from paddock.server.net.connection import peer_of
from paddock.server.net.limits import address_of, client_of
from paddock.server.net.policy import Policy
from paddock.server.net.routing import find_route
from paddock.table.errors import Banned
from paddock.table.rates import RateLimiter

log = logging.getLogger("paddock.calls")

READS = 10
"""Factor by which reading may be more frequent than writing."""
CREATES = 15
"""Factor by which creating must be rarer than writing."""
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
    "img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Answer:
    """An answer on its way out, with the security headers."""

    def __init__(self, policy: Policy, send: Send) -> None:
        self.policy = policy
        self.started = False
        self._send = send

    async def send(self, message: Message) -> None:
        self.started = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            if not self.policy.cacheable:
                headers.setdefault("cache-control", "no-store")
        await self._send(message)

    async def refuse(self, scope: Scope, receive: Receive, code: int, why: str) -> None:
        await JSONResponse({"error": why, "reason": None}, code)(scope, receive, self.send)


class RequestChecks:
    """The middleware around the whole app."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] = frozenset(), rate: float = 30) -> None:
        self.app = app
        self.hosts = hosts
        self.limiters = {
            "read": RateLimiter(READS * rate, 8 * READS * rate),
            "write": RateLimiter(rate, 8 * rate),
            "create": RateLimiter(rate / CREATES, 2 * rate),
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        policy = find_route(scope).policy
        answer = Answer(policy, send)
        wrong = self._wrong(scope, Headers(scope=scope), policy)
        if not policy.open_to_banned and scope["app"].state.server.bans.covers(client_of(scope)):
            wrong = 403, str(Banned())
        if wrong is not None:
            await answer.refuse(scope, receive, *wrong)
            return
        peer, address = peer_of(scope), address_of(scope)
        # A proxy's connections are not limited, but its clients, now known, are.
        if peer.is_proxy and not peer.connections.by_address.enter(address):
            await answer.refuse(scope, receive, 429, "too many connections from this address; close some and try again")
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
        try:
            await self.app(scope, _limited(receive, answer.policy.largest_body), answer.send)
        except ClientDisconnect:
            pass  # in the middle of its request
        except asyncio.CancelledError:  # the server is stopping and no longer waits for this call
            if answer.started:
                with suppress(Exception):  # ends a stream; a body of known length stays incomplete
                    await answer.send({"type": "http.response.body"})
            else:
                await answer.refuse(scope, receive, 503, "the server is stopping; try again in a moment")
        except Exception:
            log.exception("%s %s failed", scope["method"], shown(scope))
            if not answer.started:
                await answer.refuse(scope, receive, 500, "the server failed; its log says why")

    def _wrong(self, scope: Scope, headers: Headers, policy: Policy) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if not self.knows_host(host):
            return 421, "this server does not answer to that name; start it with --allow-host NAME"
        origin = headers.get("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and origin is not None and not is_own(origin, host, scope["scheme"]):
            return 403, "calls from other sites are refused; open the page on this server"
        limit = policy.largest_body
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit:
            return 413, f"the body is too large; send at most {limit} bytes"
        if not self.limiters[policy.rate].take(address_of(scope)):
            return 429, "too many calls at once; wait a moment"
        return None

    def knows_host(self, host: str) -> bool:
        """Return whether this is an allowed name, localhost or an address, and no name that others could point here."""
        name = (host.rsplit(":", 1)[0] if not host.endswith("]") else host).lower()
        if name in self.hosts or name == "localhost":
            return True
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return False
        return True


def is_own(origin: str, host: str, scheme: str) -> bool:
    """Return whether an origin is this site. Its http twin is not, as anyone on the way could forge that page."""
    theirs, _, name = origin.partition("://")
    return name == host and (theirs == "https" or scheme not in ("https", "wss"))


class TooLarge(Exception):
    """A body larger than the route allows."""


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
