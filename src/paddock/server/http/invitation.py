"""The link that a friend can open, as text and as a QR code; or that only this machine can open it, and what to do."""

from __future__ import annotations

import asyncio
from functools import lru_cache

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from paddock.server.http.calls import answer, check_try, directory_of
from paddock.server.net.limits import address_of, client_of, is_in, networks
from paddock.server.net.local_network import is_own_machine, local_addresses
from paddock.table.errors import NotThere, NotYours
from paddock.words import message

OWN_MACHINE = networks("127.0.0.0/8,::1,::ffff:127.0.0.0/104")


class InvitationLink(msgspec.Struct, frozen=True):
    """A link, and its QR code as the address of a picture."""

    url: str
    qr: str


class Invitation(msgspec.Struct, frozen=True):
    """How a friend finds a table, or the server. The addresses of its local network are told on this machine alone."""

    links: tuple[InvitationLink, ...]
    only_here: bool = False  # nobody else can open the link: the server listens to this machine alone
    addresses: tuple[str, ...] = ()  # where it would be found if it listened to the local network


async def invite(request: Request) -> Response:
    table = request.query_params.get("table", "")
    if table:
        try:
            await check_try(request, await directory_of(request).find(table, address_of(request.scope)))
        except NotYours:  # the sealed attempt of somebody else
            raise NotThere(message("server-error-no-table")) from None
    path = f"/table/{table}" if table else "/"
    here = is_own_machine(request.url.hostname or "")
    trusted = is_in(client_of(request.scope), OWN_MACHINE)
    addresses = await asyncio.to_thread(local_addresses) if here and trusted else []
    listens = request.app.state.host
    only_here = here and is_own_machine(listens) and listens not in ("0.0.0.0", "::")
    origin = f"{request.url.scheme}://{request.url.netloc}"
    port = (request.scope.get("server") or ("", 0))[1]
    origins = [f"http://{address}:{port}" for address in addresses] if addresses and not only_here else [origin]
    links = tuple([InvitationLink(at + path, await asyncio.to_thread(qr_code, at + path)) for at in origins[:3]])
    return answer(Invitation(links, only_here, tuple(addresses) if only_here else ()))


@lru_cache(maxsize=256)
def qr_code(url: str) -> str:
    """A QR code as the address of a picture."""
    return str(segno.make(url, error="m", micro=False).svg_data_uri(border=2, dark="#14140f", light="#ffffff"))
