"""The call for a link to share, as text and QR code, noting whether only this machine can open it."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
import segno
from starlette.datastructures import URL

from paddock.server.http.call import READ, Call, answer
from paddock.server.http.requests import check_attempt
from paddock.server.http.web import Request, Response
from paddock.server.net.limits import OWN_MACHINE, client_of, is_in
from paddock.server.net.machine import is_own_machine, local_addresses
from paddock.table.errors import NotThere, NotYours
from paddock.words import message


class InvitationLink(msgspec.Struct, frozen=True):
    """A link, and its QR code as a data URI."""

    url: str
    qr: str


class Invitation(msgspec.Struct, frozen=True):
    """Links to a table or to the server. Only callers on this machine are sent its local addresses."""

    links: tuple[InvitationLink, ...]
    only_here: bool = False  # the server listens on the loopback address, so no other machine can open the link
    addresses: tuple[str, ...] = ()  # links that others could use if the server listened there


async def invite(request: Request) -> Response:
    table = request.query_params.get("table", "")
    if table:
        try:
            await check_attempt(request, await request.server.directory.find(table, request.address))
        except NotYours:  # another player's sealed attempt
            raise NotThere(message("server-error-no-table")) from None
    path = f"/table/{table}" if table else "/"
    url = URL(scope=dict(request.scope))
    here = is_own_machine(url.hostname or "")
    trusted = is_in(client_of(request.scope), OWN_MACHINE)
    addresses = await asyncio.to_thread(local_addresses) if here and trusted else []
    listens = request.listens
    only_here = here and is_own_machine(listens) and listens not in ("0.0.0.0", "::")
    origin = f"{url.scheme}://{url.netloc}"
    port = (request.scope.get("server") or ("", 0))[1]
    origins = [f"http://{address}:{port}" for address in addresses] if addresses and not only_here else [origin]
    links = tuple([InvitationLink(at + path, await asyncio.to_thread(qr_code, at + path)) for at in origins[:3]])
    return answer(Invitation(links, only_here, tuple(addresses) if only_here else ()))


@lru_cache(maxsize=256)
def qr_code(url: str) -> str:
    """Return a QR code as a data URI."""
    return str(segno.make(url, error="m", micro=False).svg_data_uri(border=2, dark="#14140f", light="#ffffff"))


CALLS = (
    Call(
        "GET",
        "/api/invitation",
        invite,
        READ,
        "Return the link that a friend can open, and its QR code.",
        gives=Invitation,
        query={"table": "str"},
    ),
)
