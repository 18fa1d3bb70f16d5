"""Policies: every route declares what its callers may do, and the checks and the log read it from there."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

RateClass: TypeAlias = Literal["read", "write", "create"]
"""How often a route may be called: reading is cheap; creating stores something new, as a guest or a table."""
LARGEST_BODY = 64 * 1024
"""Bytes of most requests."""
FOUND = "paddock.route"


class IdConvertor(StringConvertor):
    """An id in a path, which the log replaces by a fingerprint. NUL is excluded: not every database can look for it."""

    regex = "[^/\0]+"


register_url_convertor("id", IdConvertor())


class Policy(msgspec.Struct, frozen=True):
    """What callers of a route may do, and what the log may show of their requests."""

    rate: RateClass
    in_attempts: bool  # whether it may be used at the table of a counted attempt
    largest_body: int = LARGEST_BODY  # of a request, or of a message over the socket, in bytes
    secret_query: bool = True  # whether the query is kept out of the log
    cacheable: bool = False  # whether clients may cache an answer that says nothing about it
    open_to_banned: bool = False  # whether banned addresses may call it


NO_ROUTE = Policy("write", in_attempts=False)
"""The policy of requests that no route answers."""


class PolicyRoute(BaseRoute):
    """A route with its policy."""

    def __init__(self, route: Route | WebSocketRoute | Mount, policy: Policy) -> None:
        self.route = route
        self.policy = policy
        self.path = route.path
        self.pattern = route.path_regex

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Match a request, unless its route was found before."""
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
        """The policy for the request."""
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
