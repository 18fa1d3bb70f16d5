"""A line in the log for every call and every connection: what it was, how it ended, how long it took.

No query, no cookie and no id: a table's id is the key to its link, so the log has its fingerprint instead.
"""

from __future__ import annotations

import hashlib
import logging
from time import perf_counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.metrics import count_request

log = logging.getLogger("paddock.calls")

KNOWN = ("api", "ws", "assets", "locales", "healthz", "metrics")
WITH_ID = ("tables", "codes", "challenges")
"""What stands before an id in a path."""
CLIENT_LEFT = 1005


def fingerprint(id: str) -> str:
    """By this the lines of one table are found in a log, and nobody finds the table."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]


def shown(path: str) -> str:
    """A path without ids; everything that is not a call is the client's page."""
    parts = path.strip("/").split("/")
    if parts[0] not in KNOWN:
        return "/"
    ids = {at + 1 for at, part in enumerate(parts[:-1]) if part in WITH_ID}
    return "/" + "/".join([fingerprint(part) if at in ids else part[:40] for at, part in enumerate(parts)])


def route_of(scope: Scope) -> str:
    """Return the route that answered, with the names of its parameters; nothing if a check refused the request."""
    route = scope.get("route")
    return "" if route is None else str(route.path).replace(":str}", "}").replace(":path}", "}")


class Access:
    """The middleware that writes the lines, and counts requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        socket = scope["type"] == "websocket"
        began, status = perf_counter(), CLIENT_LEFT if socket else 0

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        try:
            await self.app(scope, receive, noted)
        finally:
            method, seconds = "SOCKET" if socket else scope["method"], perf_counter() - began
            if not socket:
                count_request(route_of(scope), method, status, seconds)
            client = scope.get("client")
            more: dict[str, Any] = {"method": method, "path": shown(scope["path"]), "status": status}
            more |= {"ms": round(1000 * seconds, 1), "client": client[0] if client else None}
            log.info("%s %s %d", method, more["path"], status, extra={"more": more})
