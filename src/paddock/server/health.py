"""Health and metrics, for monitoring."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from paddock.server import metrics
from paddock.server.features.server import Server
from paddock.server.http.call import answer
from paddock.server.http.routing import as_sent
from paddock.server.net.connection import Connections
from paddock.server.net.limits import is_in
from paddock.table.messages import Trouble
from paddock.table.store import StoreFailed


async def health(request: Request) -> Response:
    """Report whether the server can serve: its database can be read and, as far as known, written."""
    store = request.app.state.server.store
    try:
        await store.find_tables(limit=1)
        if store.writer.trouble is not None:
            await store.note_uptime()  # the failure may be over
        living, all = await request.app.state.siblings.count()
    except StoreFailed as error:
        return PlainTextResponse(f"{error}\n", 503)
    return PlainTextResponse("ok\n" if living >= all else f"ok, with {living} of {all} processes\n")


async def figures(request: Request) -> Response:
    """Return the metrics of all processes to callers on this machine and allowed addresses."""
    if not is_in(request.client.host if request.client else "", request.app.state.figures_for):
        refused = answer(Trouble("metrics are for this machine alone; --metrics-for allows other addresses"), 403)
        return as_sent(request, refused)
    own = own_figures(request.app.state.server, request.app.state.connections)
    figures = metrics.added_up([own, *await request.app.state.siblings.figures()])
    return Response(figures, media_type="text/plain; version=0.0.4; charset=utf-8")


def own_figures(server: Server, connections: Connections) -> bytes:
    """Return the metrics of this process."""
    for stage in ("lobby", "racing", "over", "frozen", "closed"):
        metrics.TABLES.labels(stage).set(sum([table.stage == stage for table in server.directory.open.values()]))
    metrics.CONNECTIONS.set(connections.open)
    metrics.FAULTS.set(server.bot_pool.faults)
    metrics.WAITING.set(server.bot_pool.waiting)
    return metrics.exposition()
