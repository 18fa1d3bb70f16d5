"""Assemble the server's app: routes, middleware, and everything they need."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import gethostname
from typing import Any

import msgspec
from sqlalchemy.engine import URL
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from paddock import games
from paddock.core.errors import PaddockError
from paddock.server.cluster.leases import Leases, SharedLeases
from paddock.server.cluster.siblings import Siblings
from paddock.server.directory.following import Following
from paddock.server.directory.housekeeping import Housekeeping
from paddock.server.directory.my_tables import MyTables
from paddock.server.directory.services import Keep, make_services
from paddock.server.directory.tables import TableDirectory
from paddock.server.features.careers import Careers
from paddock.server.features.challenges import Challenges
from paddock.server.features.daily import Days
from paddock.server.features.server import Server
from paddock.server.health import figures, health, own_figures
from paddock.server.http.call import READ, answer
from paddock.server.http.pages import STATIC, no_such_call, page
from paddock.server.http.routes import CALLS
from paddock.server.http.routing import as_sent, route_of
from paddock.server.live.batcher import UpdateBatcher
from paddock.server.live.socket import socket
from paddock.server.net.access_log import Access
from paddock.server.net.checks import RequestChecks
from paddock.server.net.connection import CONNECTIONS, Connections, RequestDeadlines
from paddock.server.net.limits import OWN_MACHINE, networks
from paddock.server.net.machine import most_connections
from paddock.server.net.policy import Policy
from paddock.server.net.quotas import HOUR, NO_QUOTAS, Amounts, Quotas
from paddock.server.net.routing import PolicyRoute
from paddock.server.offline import OfflineSite
from paddock.server.storage.bus import Bus
from paddock.server.storage.engine import open_engine
from paddock.server.storage.migrate import prepare
from paddock.server.storage.store import Store
from paddock.server.workers.bot_pool import BotPool, share_of_workers
from paddock.table.messages import Trouble
from paddock.table.rates import RateLimiter
from paddock.table.times import Times
from paddock.words import bundle

log = logging.getLogger("paddock.server")

SOCKET = Policy("write", in_attempts=True, largest_body=16 * 1024)
ASSETS = Policy("read", in_attempts=True, cacheable=True)
HEALTH = Policy("read", in_attempts=True, open_to_banned=True)
"""Path for monitoring; a ban must not make the server look dead, or it would be restarted forever."""


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server."""

    data: Path
    hosts: frozenset[str] = frozenset()
    keep: Keep = Keep()
    rate: float = 30.0  # writing calls per second from one address; 0: no limit
    workers: int = 0
    times: Times = Times()
    proxy: str = "127.0.0.1"  # addresses whose X-Forwarded-For is trusted
    sockets: int = 200  # open connections from one address; 0: no limit
    amounts: Amounts = NO_QUOTAS  # quotas of a guest; none if `rate` is 0
    host: str = "127.0.0.1"  # the address it listens on
    figures_for: str = ""  # addresses that may read /metrics besides this machine
    processes: int = 1  # processes started together
    number: int = 0  # the number of this one among them
    machine: str = ""  # shared by processes that were started together
    database: str = ""  # the address of a PostgreSQL database; SQLite in the data folder if there is none
    playouts: int = 0  # playouts of a review; 0: the game's default


def make_app(settings: Settings) -> Starlette:
    """Return the whole server as an app; the database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        connections = open_for(settings)
        server = assemble(settings, connections)
        housekeeping = Housekeeping(server.directory)
        app.state.server = server
        app.state.batcher = UpdateBatcher()
        app.state.host = settings.host
        app.state.figures_for = OWN_MACHINE + networks(settings.figures_for)
        app.state.connections = connections
        app.state.siblings = Siblings(server.store, settings.machine, settings.processes)
        asyncio.get_running_loop().set_exception_handler(connections.loop_failed)
        await housekeeping.start()
        try:
            yield {CONNECTIONS: connections}
        finally:
            await housekeeping.stop()
            log.info("stopped")

    warm_up()
    return Starlette(
        routes=[
            *map(route_of, CALLS),
            PolicyRoute(WebSocketRoute("/ws/tables/{table:id}", socket), SOCKET),
            PolicyRoute(Route("/healthz", health), HEALTH),
            PolicyRoute(Route("/metrics", figures), READ),
            PolicyRoute(Mount("/assets", StaticFiles(directory=STATIC / "assets", check_dir=False)), ASSETS),
            PolicyRoute(Route("/offline/{path:path}", OfflineSite().answer), ASSETS),
            *[PolicyRoute(Route(f"/{part}/{{path:path}}", no_such_call), READ) for part in ("api", "ws", "locales")],
            PolicyRoute(Route("/{path:path}", page), READ),
        ],
        middleware=[
            Middleware(RequestDeadlines),
            Middleware(Access),
            Middleware(RequestChecks, hosts=settings.hosts, rate=settings.rate),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ],
        exception_handlers={HTTPException: http_error},
        lifespan=lifespan,
    )


def assemble(settings: Settings, connections: Connections) -> Server:
    """Return the server's services, its tables, and the features built on them."""
    url = prepare(settings.data, settings.database)
    amounts = settings.amounts if settings.rate > 0 else NO_QUOTAS
    times = settings.times
    bot_pool = BotPool(
        share_of_workers(settings.workers, settings.processes, settings.number),
        times.think,
        patience=times.turn,
        thinking=RateLimiter(amounts.thinking / HOUR, amounts.thinking, clock=times.clock),
    )
    store = Store(open_engine(url), times.clock)
    bus, leases = make_cluster(url, store, settings, lambda: own_figures(server, connections))
    quotas = Quotas(amounts, times.clock)
    services = make_services(store, bot_pool, bus, settings.keep, times, quotas, leases, settings.playouts)
    if settings.machine:
        store.writer.name = f"{settings.number}.{store.writer.name}"  # its replacement identifies it by the number
    directory = TableDirectory(services, Following)
    challenges = Challenges(directory)
    server = Server(
        **msgspec.structs.asdict(services),
        directory=directory,
        my_tables=MyTables(directory),
        careers=Careers(store),
        challenges=challenges,
        days=Days(directory, challenges),
    )
    return server


def make_cluster(url: URL, store: Store, settings: Settings, figures: Callable[[], bytes]) -> tuple[Bus, Leases]:
    """Return the bus and the leases for processes that share this database."""
    if not store.shared:
        return Bus(), Leases()
    from paddock.server.cluster.postgres_bus import PostgresBus  # its driver is not installed everywhere

    if settings.machine:
        return PostgresBus(url), SharedLeases(store, settings.machine, figures)
    return PostgresBus(url), SharedLeases(store, gethostname()[:32])


def warm_up() -> None:
    """Load games and texts before the first request, which would otherwise block all others."""
    bundle("en")
    for name in games.names():
        with suppress(PaddockError):  # a broken game is reported when it is requested
            games.load(name)


def open_for(settings: Settings) -> Connections:
    """Return the limits on connections for these settings."""
    limits = settings.rate > 0
    each = settings.sockets if limits else 0
    return Connections(settings.times, most_connections(), each, networks(settings.proxy), limits)


async def http_error(request: Request, error: Exception) -> Response:
    """Return a framework error, such as an unsupported method, as JSON."""
    assert isinstance(error, HTTPException)
    response = as_sent(request, answer(Trouble(error.detail.lower()), error.status_code))
    response.headers.update(error.headers or {})
    return response
