"""Run the server: listen, print its addresses, log, and stop cleanly."""

from __future__ import annotations

import asyncio
import gc
import io
import logging
import secrets
import signal
import socket
import sys
import webbrowser
from contextlib import nullcontext, suppress
from multiprocessing import active_children
from types import FrameType
from typing import Any

import segno
import uvicorn
from msgspec.structs import replace

import paddock
from paddock.bots.compiling import build_aside
from paddock.core.errors import PaddockError
from paddock.server.app import SOCKET, Settings, make_app, warm_up
from paddock.server.cluster import supervisor
from paddock.server.logs import format_of, start_log
from paddock.server.net.connection import HttpConnection
from paddock.server.net.machine import local_addresses, raise_file_limit
from paddock.server.net.websocket import WebSocketConnection
from paddock.server.stopping import StopDeadline
from paddock.server.storage.folder_lock import folder_lock
from paddock.server.storage.migrate import prepare

log = logging.getLogger("paddock.server")

BACKLOG = 256
"""Connections queued by the system until they are accepted."""
AT_ONCE = 4
"""Connections accepted at a time; open connections get their turn before the next ones."""
SEND_BUFFER = 128 * 1024
"""The system's send buffer of a connection, in bytes; with megabytes, slow readers would be noticed late."""
FILES = 20_000
"""Open files to ask the system for."""


class CannotListen(PaddockError):
    """The address is taken, or belongs to another machine."""


class Server(uvicorn.Server):
    """uvicorn's server with a bounded stop, a long backlog, and a failed start that raises instead of logging."""

    def __init__(self, config: uvicorn.Config, deadline: StopDeadline) -> None:
        super().__init__(config)
        self.deadline = deadline

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop because of a signal, within the bound."""
        self.deadline.start()
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        app, failures = self.config.loaded_app, list[Exception]()

        async def noted(*call: Any) -> None:
            try:
                await app(*call)
            except Exception as error:
                failures.append(error)
                raise

        said = logging.getLogger("uvicorn.error")
        self.config.loaded_app, said.disabled = noted, True  # the caller reports the failure
        try:
            await super().startup(sockets)
        except SystemExit:
            if failures:
                raise failures[0] from None
            raise
        finally:
            self.config.loaded_app, said.disabled = app, False
        gc.collect()
        gc.freeze()  # games and modules are permanent, so full collections can skip them
        for listening in sockets or ():
            listening.listen(BACKLOG)  # asyncio uses one number for the backlog and for accepting in one go


def run(settings: Settings, host: str, port: int, browser: bool = False, public: bool = False) -> None:
    """Serve until Ctrl-C or a signal to stop; a public server logs why it cannot start."""
    start_log(public)
    try:
        _run(settings, host, port, browser, public)
    except PaddockError as error:
        if not public:
            raise
        log.error("%s", error)
        sys.exit(2)


def _run(settings: Settings, host: str, port: int, browser: bool, public: bool) -> None:
    supervisor.check(settings.processes, settings.database)
    sys.setswitchinterval(0.001)  # the writer thread must not wait long beside a busy loop
    raise_file_limit(FILES)
    # A database server may be shared; a folder belongs to one server.
    lock = nullcontext() if settings.database else folder_lock(settings.data)
    with lock, suppress(KeyboardInterrupt):
        prepare(settings.data, settings.database)  # before anything is printed, so that a bad folder is one error
        listening = listen(host, port)
        settings = replace(settings, host=host)
        if settings.processes > 1:
            run_several(settings, listening)
            return
        stop_cleanly(deadline := StopDeadline())
        # uvicorn raises Ctrl-C again once everything is stored and closed
        server = Server(config(settings, public), deadline)
        asyncio.run(_serve(server, listening, host, browser, public))


def stop_cleanly(deadline: StopDeadline) -> None:
    """Exit with 0 on SIGTERM within the bound, both before uvicorn handles it and when uvicorn raises it again."""

    def stop(*_: object) -> None:
        deadline.start()
        sys.exit(0)

    signal.signal(signal.SIGTERM, stop)


def run_several(settings: Settings, listening: socket.socket) -> None:
    """Serve with several processes that share a socket."""
    shared = replace(settings, machine=f"{socket.gethostname()[:20]} {secrets.token_hex(4)}")
    warm_up()  # the processes inherit it

    def serve(number: int, deadline: StopDeadline) -> None:
        start_log(public=True, process=number)
        stop_cleanly(deadline)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the supervisor stops them
        server = Server(config(replace(shared, number=number), public=True), deadline)
        try:
            asyncio.run(_serve_one(server, listening, number))
        finally:
            for child in active_children():  # bots, and a kernel being compiled
                child.kill()

    port = listening.getsockname()[1]
    for line in addresses(settings.host, port):
        print(line, flush=True)
    log.info("%d processes on port %d, version %s", settings.processes, port, paddock.__version__)
    supervisor.Supervisor(settings.processes, serve).run()


async def _serve_one(server: Server, listening: socket.socket, number: int) -> None:
    """Serve as one of several processes until SIGTERM."""
    serving = await _start(server, listening)
    if server.started and number == 0:
        await asyncio.to_thread(build_aside, format_of(True, number))
    await serving


async def _start(server: Server, listening: socket.socket) -> asyncio.Task[None]:
    """Begin to serve; returns when the server is up, or has failed to start."""
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    return serving


def config(settings: Settings, public: bool) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=SOCKET.largest_body,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients ping by themselves
        proxy_headers=public,
        forwarded_allow_ips=settings.proxy,
        server_header=False,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=2,
        backlog=AT_ONCE,
    )


async def _serve(server: Server, listening: socket.socket, host: str, browser: bool, public: bool) -> None:
    """Serve as the only process until Ctrl-C or SIGTERM, and say where."""
    port = listening.getsockname()[1]  # it may be closed soon
    serving = await _start(server, listening)
    if server.started:
        for line in addresses(host, port):
            print(line, flush=True)
        code = "" if public else terminal_code(host, port)
        if code and can_print(code):
            print(code, flush=True)
        if not public:
            print("Ctrl-C stops it; every move is saved.", flush=True)
        log.info("serving on %s port %d, version %s", host, port, paddock.__version__)
        await asyncio.to_thread(build_aside, format_of(public))  # the page is up, so it need not wait
        if browser:
            await asyncio.to_thread(webbrowser.open, f"http://{_name(host)}:{port}/")
    await serving


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With an explicit TCP protocol asyncio sets TCP_NODELAY; without it acks come 40 ms late.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        reason = f"port {port} is taken" if error.errno in (98, 48, 10048) else (error.strerror or str(error))
        raise CannotListen(f"cannot listen on {host}:{port}: {reason}; choose another with --port or --host") from None
    return listening


def addresses(host: str, port: int) -> list[str]:
    """Return lines that say where the server is."""
    lines = [f"Paddock is at http://{_name(host)}:{port}/"]
    if host in ("0.0.0.0", "::"):
        lines += [f"On the local network: http://{found}:{port}/" for found in local_addresses()]
    return lines


def terminal_code(host: str, port: int) -> str:
    """Return a QR code of the server's address in the local network; empty if it does not listen there."""
    found = local_addresses() if host in ("0.0.0.0", "::") else []
    if not found:
        return ""
    drawn = io.StringIO()
    segno.make(f"http://{found[0]}:{port}/", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue()


def can_print(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _name(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
