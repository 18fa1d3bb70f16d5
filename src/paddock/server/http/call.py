"""HTTP calls: declaring and answering them."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import msgspec

from paddock.core.errors import IllegalAction, PaddockError
from paddock.server.http.web import Request, Response
from paddock.server.net.policy import Policy
from paddock.table.errors import Banned, Busy, NotNow, NotThere, NotYours, OverQuota
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
LARGE_CREATE = Policy("create", in_attempts=False, largest_body=256 * 1024)
CREATE_ANYWHERE = Policy("create", in_attempts=True)
"""Policies of most calls; "anywhere" includes tables of counted attempts."""
LARGE = 30_000
"""Size of answers, in bytes, that take more than a millisecond to compress."""
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


class Call(msgspec.Struct, frozen=True):
    """A call, for routes and schema; `gives` is None if the answer is text."""

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

    async def answered(self, request: Request) -> Response:
        """Answer a request, with errors in the user's terms."""
        try:
            return await self.run(request)
        except PaddockError as error:
            return trouble(error)


def answer(data: Any, status: int = 200) -> Response:
    """Return anything as JSON."""
    return Response(body=msgspec.json.encode(data), status=status)


def text_file(text: str, name: str, media: str = "text/plain") -> Response:
    """Return a text as a download with this name."""
    return Response(body=text, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


async def large_answer(request: Request, data: bytes) -> Response:
    """Return JSON that may be large, compressed in a thread so that the event loop stays free."""
    if "gzip" not in request.headers.get("accept-encoding", "") or len(data) < LARGE:
        return Response(body=data)
    packed = await asyncio.to_thread(gzip.compress, data, 6)
    headers = {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(body=packed, headers=headers)


def packed_answer(request: Request, packed: bytes, media: str) -> Response:
    """Return gzipped data that clients may cache, unpacked for clients that do not accept gzip."""
    headers = {"cache-control": "public, max-age=3600"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body=gzip.decompress(packed), media_type=media, headers=headers)
    headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
    return Response(body=packed, media_type=media, headers=headers)


def trouble(error: Exception) -> Response:
    """Return an error in the user's terms."""
    status = next(status for kind, status in STATUS if isinstance(error, kind))
    reason = error.reason if isinstance(error, PaddockError) else None
    return answer(Trouble(str(error)[:LONGEST_ERROR], reason), status)
