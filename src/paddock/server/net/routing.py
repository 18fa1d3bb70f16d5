"""Routes with their policies, and the route of a request."""

from __future__ import annotations

from typing import NamedTuple

from starlette.convertors import StringConvertor, register_url_convertor
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from paddock.server.net.policy import NO_ROUTE, Policy

FOUND = "paddock.route"
COOKIE = "paddock"
"""The name of the cookie that identifies a guest."""


class IdConvertor(StringConvertor):
    """An id in a path, replaced by a fingerprint in the log. NUL is excluded, as not every database accepts it."""

    regex = "[^/\0]+"


register_url_convertor("id", IdConvertor())


class PolicyRoute(BaseRoute):
    """A route with its policy."""

    def __init__(self, route: Route | WebSocketRoute | Mount, policy: Policy) -> None:
        self.route = route
        self.policy = policy
        self.path = route.path
        self.pattern = route.path_regex

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match a request, using its route if already found."""
        found: FoundRoute | None = scope.get(FOUND)
        if found is None:
            return self.route.matches(scope)
        return (found.match, found.scope) if found.route is self else (Match.NONE, {})

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request that matches."""
        await self.route.handle(scope, receive, send)


class FoundRoute(NamedTuple):
    """The route of a request, if any; with a partial match only the method is wrong."""

    route: PolicyRoute | None
    match: Match
    scope: Scope

    @property
    def policy(self) -> Policy:
        return self.route.policy if self.route is not None and self.match is Match.FULL else NO_ROUTE


def find_route(scope: Scope) -> FoundRoute:
    """Find the route of a request, once."""
    if FOUND not in scope:
        scope[FOUND] = _first_match(scope)
    found: FoundRoute = scope[FOUND]
    return found


def _first_match(scope: Scope) -> FoundRoute:
    partial = FoundRoute(None, Match.NONE, {})
    for route in scope["app"].routes:
        if not route.pattern.match(scope["path"]):  # several times as fast as asking the route
            continue
        match, child = route.matches(scope)
        if match is Match.FULL:
            return FoundRoute(route, match, child)
        if match is Match.PARTIAL and partial.route is None:
            partial = FoundRoute(route, match, child)
    return partial
