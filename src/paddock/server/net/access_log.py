"""A log line for every request and connection: its route, status and duration.

It has no cookies, secret queries or ids: a table's id gives access to it, so the log has its fingerprint.
"""

from __future__ import annotations

import logging
import re
from time import perf_counter
from typing import Any

from starlette.convertors import Convertor, PathConvertor
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from paddock.server.metrics import count_request
from paddock.server.net.routing import IdConvertor, find_route
from paddock.table.people.guest import fingerprint

log = logging.getLogger("paddock.calls")

LONGEST = 80
"""Longest part of a path or a query in the log, in characters."""
CLIENT_LEFT = 1005


def shown(scope: Scope) -> str:
    """Return a request's path for the log, with fingerprints instead of ids, and without a page's address."""
    found = find_route(scope)
    if found.route is None:
        return "/"
    route = found.route.route
    if isinstance(route, Mount):
        return str(scope["path"])[:LONGEST]
    path = route.path_format
    for name, value in found.scope["path_params"].items():
        path = path.replace(f"{{{name}}}", _logged(route.param_convertors[name], value))
    return path


def _logged(kind: Convertor[Any], value: Any) -> str:
    if isinstance(kind, IdConvertor):
        return fingerprint(value)
    return "" if isinstance(kind, PathConvertor) else str(value)[:LONGEST]


def route_of(scope: Scope) -> str:
    """Return the route that answered, with parameter names; empty if a check rejected the request."""
    route = scope.get("route")
    return "" if route is None else re.sub(r":\w+}", "}", route.path)


class Access:
    """The middleware that writes the log and counts requests."""

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
            more: dict[str, Any] = {"method": method, "path": shown(scope), "status": status}
            if scope["query_string"] and not find_route(scope).policy.secret_query:
                more["query"] = scope["query_string"].decode("latin-1")[:LONGEST]
            more |= {"ms": round(1000 * seconds, 1), "client": client[0] if client else None}
            log.info("%s %s %d", method, more["path"], status, extra={"more": more})
