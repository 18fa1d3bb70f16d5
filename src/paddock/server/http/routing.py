"""Routes of calls: from a network request to a handler, and back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request as WebRequest
from starlette.responses import Response as WebResponse
from starlette.responses import StreamingResponse
from starlette.routing import Route

from paddock.server.http.call import Call, answer
from paddock.server.http.web import Request, Response
from paddock.server.net.checks import TooLarge
from paddock.server.net.limits import address_of
from paddock.server.net.routing import COOKIE, PolicyRoute, find_route
from paddock.table.messages import Trouble

COOKIE_AGE = 400 * 24 * 3600


class SeatConvertor(IntegerConvertor):
    """A seat's number in a path, of at most three digits: Python refuses to read numbers of thousands of digits."""

    regex = "[0-9]{1,3}"


register_url_convertor("seat", SeatConvertor())


def route_of(call: Call) -> PolicyRoute:
    return PolicyRoute(Route(call.path, served(call), methods=[call.method]), call.policy)


def served(call: Call) -> Callable[[WebRequest], Awaitable[WebResponse]]:
    async def endpoint(request: WebRequest) -> WebResponse:
        try:
            return as_sent(request, await call.answered(as_received(request)))
        except TooLarge:
            return as_sent(request, answer(Trouble("the body is too large"), 413))

    return endpoint


def as_received(request: WebRequest) -> Request:
    """Convert a network request for handlers."""
    return Request(
        server=request.app.state.server,
        body=request.body,
        policy=find_route(request.scope).policy,
        path_params=request.path_params,
        query_params=request.query_params,
        headers=request.headers,
        cookie=request.cookies.get(COOKIE),
        address=address_of(request.scope),
        scope=request.scope,
        listens=request.app.state.host,
    )


def as_sent(request: WebRequest, response: Response) -> WebResponse:
    """Convert a handler's response for the network."""
    body, media, headers = response.body, response.media_type, response.headers
    if isinstance(body, bytes | str):
        sent = WebResponse(body, response.status, headers, media)
    else:
        sent = StreamingResponse(body, response.status, headers, media)
    if response.cookie is not None:
        secure = request.url.scheme == "https"
        sent.set_cookie(COOKIE, response.cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)
    return sent
