"""An HTTP call: how a topic declares it, and how it is answered."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec
from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paddock.core.errors import IllegalAction, PaddockError
from paddock.server.net.bans import Banned
from paddock.server.net.checks import TooLarge
from paddock.server.net.policy import Policy, PolicyRoute
from paddock.server.workers.queue import Busy
from paddock.table.errors import NotNow, NotThere, NotYours, OverQuota
from paddock.table.messages import Trouble
from paddock.table.meta import Damaged
from paddock.table.sizes import LONGEST_ERROR
from paddock.table.store import StoreFailed

Run: TypeAlias = Callable[[Request], Awaitable[Response]]
TABLE = "/api/tables/{table:id}"
SEAT = f"{TABLE}/seats/{{seat:seat}}"
READ = Policy("read", in_attempts=True)
READ_LOGGED = Policy("read", in_attempts=True, secret_query=False)
WRITE = Policy("write", in_attempts=False)
WRITE_ANYWHERE = Policy("write", in_attempts=True)
CREATE = Policy("create", in_attempts=False)
CREATE_ANYWHERE = Policy("create", in_attempts=True)
"""The policies of most calls; "anywhere" includes the table of a counted attempt."""
LARGE = 30_000
"""Bytes of an answer that take more than a millisecond to compress."""
STATUS: tuple[tuple[type[Exception], int], ...] = (
    (NotThere, 404),
    (NotYours, 403),
    (Banned, 403),
    (NotNow, 409),
    (IllegalAction, 409),
    (StoreFailed, 503),
    (Busy, 503),
    (OverQuota, 429),
    (Damaged, 500),
    (PaddockError, 400),
)


class SeatConvertor(IntegerConvertor):
    """A seat's number in a path, of at most three digits: Python refuses to read numbers of thousands of digits."""

    regex = "[0-9]{1,3}"


register_url_convertor("seat", SeatConvertor())


class Call(msgspec.Struct, frozen=True):
    """A call as routes and schema need it; `gives` is None where the answer is text."""

    method: str
    path: str
    run: Run
    policy: Policy
    about: str
    takes: Any = None
    gives: Any = None
    status: int = 200
    query: dict[str, str] = {}
    media: str = "application/json"

    def route(self) -> PolicyRoute:
        """Return the route that answers the call, with errors in the user's terms."""
        return PolicyRoute(Route(self.path, with_errors(self.run), methods=[self.method]), self.policy)


def with_errors(run: Run) -> Run:
    """Wrap a handler so that its errors become answers."""

    async def answered(request: Request) -> Response:
        try:
            return await run(request)
        except PaddockError as error:
            return trouble(error)
        except TooLarge:
            return answer(Trouble("that is too much"), 413)

    return answered


def answer(data: Any, status: int = 200) -> Response:
    """Return anything as JSON."""
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def large_answer(request: Request, data: bytes) -> Response:
    """Return JSON that may be large, compressed in a thread so that the event loop stays free."""
    if "gzip" not in request.headers.get("accept-encoding", "") or len(data) < LARGE:
        return Response(data, media_type="application/json")
    packed = await asyncio.to_thread(gzip.compress, data, 6)
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, media_type="application/json", headers=headers)


def packed_answer(request: Request, packed: bytes, media: str) -> Response:
    """Return gzipped data that clients may cache, unpacked for clients that do not accept gzip."""
    headers = {"cache-control": "public, max-age=3600"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(gzip.decompress(packed), media_type=media, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(packed, media_type=media, headers=headers)


def trouble(error: Exception) -> Response:
    """Return an error in the user's terms."""
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    reason = error.reason if isinstance(error, PaddockError) else None
    return answer(Trouble(str(error)[:LONGEST_ERROR], reason), status)
