"""The WebSocket endpoint of a table."""

from __future__ import annotations

from starlette.websockets import WebSocket

from paddock.core.errors import PaddockError
from paddock.server.directory.commands import NOT_THERE
from paddock.server.features.server import Server
from paddock.server.live.session import FAILED, NOT_YOURS, Measures, TableSocket
from paddock.server.metrics import LATENCY, REFUSED, SOCKETS
from paddock.server.net.limits import address_of
from paddock.server.net.routing import COOKIE
from paddock.server.net.websocket import connection_of
from paddock.table.errors import Banned, Busy, NotThere, NotYours
from paddock.table.meta import Damaged
from paddock.table.store import StoreFailed

TRY_LATER = 1013
CODES: dict[type[PaddockError], int] = {
    NotThere: NOT_THERE,
    Busy: TRY_LATER,
    Banned: NOT_YOURS,
    NotYours: NOT_YOURS,
    Damaged: FAILED,
    StoreFailed: FAILED,
}
"""Close codes of connections that cannot be served, by reason."""


async def socket(websocket: WebSocket) -> None:
    """Serve a WebSocket connection to a table."""
    server: Server = websocket.app.state.server
    await websocket.accept()
    try:
        guest = await server.guests.of_cookie(websocket.cookies.get(COOKIE))
        server.bans.check("", guest.id if guest else "")
        if guest is not None:
            server.guests.came_from(guest.id, address_of(websocket.scope))
        table = await server.directory.find(websocket.path_params["table"], address_of(websocket.scope))
        await server.challenges.check_seen(table, guest.id if guest else "")
    except tuple(CODES) as error:
        code = next(code for kind, code in CODES.items() if isinstance(error, kind))
        await websocket.close(code, str(error))
        return
    SOCKETS.inc()
    table.people.sockets += 1
    try:
        line, guest_id, batcher = connection_of(websocket), guest.id if guest else "", websocket.app.state.batcher
        client = websocket.client.host if websocket.client else ""
        measures = Measures(REFUSED.inc, LATENCY.observe)
        await TableSocket(line, table, guest_id, batcher, address_of(websocket.scope), client, measures).run()
    finally:
        table.people.sockets -= 1
        SOCKETS.dec()
