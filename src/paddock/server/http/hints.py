"""The call for a hint."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from paddock.server.http.calls import answer, directory_of, known_guest, table_of
from paddock.server.net.limits import address_of
from paddock.table.errors import NotYours
from paddock.words import message


async def hint(request: Request) -> Response:
    """What a seat of mine could do, and what that is worth."""
    guest, table = await known_guest(request), await table_of(request)
    seat = int(request.path_params["seat"])
    if not table.meta.owns(guest.id, seat):
        raise NotYours(message("server-refused-not-your-seat"))
    directory, address = directory_of(request), address_of(request.scope)
    directory.quotas.hints.take(guest.id, address)
    return answer(await directory.hints.hint(table, seat, address))
