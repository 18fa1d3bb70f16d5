"""Limits and timeouts of connections, and HTTP connections that have both.

uvicorn parses HTTP and passes upgraded connections to websocket.py. Limits and timeouts are added around it,
in asyncio's callbacks and in a middleware that knows when a request begins and ends.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, cast

import h11
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from paddock.server.net.limits import ConnectionCounter, Network, address_of, counted_address, is_in
from paddock.server.workers.queue import WorkQueue
from paddock.table.times import Times

log = logging.getLogger("paddock.connections")

CONNECTIONS, PEER = "paddock.connections", "paddock.peer"
"""Keys of a request's state: all connections, and the peer of this one."""


BEGUN_AT_ONCE = 4
"""Requests that may begin in one turn of the event loop."""
LEAST_READ = 8 * 1024
"""Bytes that a client must read within the time allowed for reading."""


LONGEST_HEAD = 16 * 1024
"""Longest request line with headers, in bytes."""


class LogBrake:
    """Limits a warning to one line a second, so that a client cannot fill the disk with log lines."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._next = 0.0

    def warn(self, text: str, *args: object) -> None:
        """Log a warning, unless one was logged within the last second."""
        if (now := self._clock()) >= self._next:
            self._next = now + 1
            log.warning(text, *args)


class Connections:
    """All connections of a server, with their limits and timeouts.

    A proxy may have any number; its clients are counted by their own addresses, request by request.
    """

    def __init__(
        self, times: Times, most: float, each: int = 0, proxies: tuple[Network, ...] = (), limits: bool = False
    ) -> None:
        self.times = times
        self.most = most  # in all
        self.proxies = proxies
        self.limits = limits  # of WebSocket messages
        self.open = 0
        self.by_address = ConnectionCounter(each)
        self.brake = LogBrake()

    def loop_failed(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an exception of the event loop. If it runs out of files, asyncio accepts again after a second."""
        if "out of system resource" in context["message"]:
            self.brake.warn("no connection can be accepted: %s", context.get("exception"))
        else:
            loop.default_exception_handler(context)


class Deadline:
    """A timeout for the peer."""

    def __init__(self, missed: Callable[[], None]) -> None:
        self._missed = missed
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        """Start the timeout, or restart it."""
        self.clear()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._over)

    def _over(self) -> None:
        self._timer = None
        self._missed()

    @property
    def is_set(self) -> bool:
        """Whether the timeout is running."""
        return self._timer is not None

    def clear(self) -> None:
        """Cancel the timeout."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Peer:
    """The peer of a connection, from the first byte to the last, before and after an upgrade.

    A connection that misses a deadline is aborted, as closing would wait until everything written has been read.
    """

    transport: asyncio.Transport

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.times = connections.times
        self.is_proxy = False
        self.address = ""
        self.entered = False
        self.speaking = Deadline(self._said_nothing)  # a request's head or its body
        self.reading = Deadline(self._read_little)
        self._requests = 0
        self._unread = 0

    def enter(self, transport: asyncio.Transport) -> bool:
        """Count this connection and start the timeout of its first request; False if there are too many connections."""
        connections = self.connections
        host = str((transport.get_extra_info("peername") or ("",))[0])
        self.is_proxy = is_in(host, connections.proxies)
        self.address = counted_address(host)
        if connections.open >= connections.most:
            connections.brake.warn("a connection was refused: %d are open, as many as can be", connections.open)
            return False
        if not self.is_proxy and not connections.by_address.enter(self.address):
            return False
        connections.open += 1
        self.entered = True
        self.transport = transport
        self.speaking.set(self.times.head)
        return True

    def leave(self) -> None:
        """Stop the timeouts, and stop counting the connection."""
        self.speaking.clear()
        self.reading.clear()
        if self.entered:
            self.entered = False
            self.connections.open -= 1
            if not self.is_proxy:
                self.connections.by_address.leave(self.address)

    def stuck(self) -> None:
        """Start the timeout for reading: the write buffer is full."""
        self._unread = self.transport.get_write_buffer_size()
        self.reading.set(self.times.send)

    def _read_little(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left > max(0, self._unread - LEAST_READ):
            self.transport.abort()
        elif left:
            self.stuck()  # slow, but it reads

    def _said_nothing(self) -> None:
        if self._requests or not self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        if not self.reading.is_set:
            self.stuck()
        self.speaking.set(self.times.head)  # the client is still reading the last answer

    @property
    def owes_body(self) -> bool:
        """Whether the body of a request is still incomplete."""
        return self._requests > 0 and self.speaking.is_set

    def request_begun(self, with_body: bool) -> None:
        """Note that the head of a request has arrived."""
        self._requests += 1
        if with_body:
            self.speaking.set(self.times.body)
        else:
            self.speaking.clear()

    def request_over(self) -> None:
        """Note that a request was answered, and wait for the next one."""
        self._requests -= 1
        if self.entered and not self._requests:
            self.speaking.set(self.times.head)


class StrictParser(h11.Connection):
    """h11's parser, rejecting requests whose length a proxy may interpret differently (RFC 9112, section 6.1)."""

    def next_event(self) -> Any:
        """Return the next event from the client; a rejected request is answered with 400 and the connection closed."""
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            if b"transfer-encoding" in names and (b"content-length" in names or event.http_version < b"1.1"):
                raise h11.RemoteProtocolError("the length of the body is ambiguous")
        return event


class HttpConnection(H11Protocol):
    """uvicorn's HTTP connection, with limits and deadlines, and a stricter parser."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.peer = Peer(app_state[CONNECTIONS])
        super().__init__(config, server_state, {**app_state, PEER: self.peer}, _loop)
        self.conn = StrictParser(h11.SERVER, config.h11_max_incomplete_event_size or LONGEST_HEAD)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept a connection, or drop it before its first byte if there are too many."""
        if self.peer.enter(transport):
            super().connection_made(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a connection that has ended."""
        if self.peer.entered:
            self.peer.leave()
            super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Start the timeout for reading: the peer does not read."""
        self.peer.stuck()
        super().pause_writing()

    def resume_writing(self) -> None:
        """Cancel the timeout: the peer reads again."""
        self.peer.reading.clear()
        super().resume_writing()

    def shutdown(self) -> None:
        """Close the connection because the server stops; do not wait for an unfinished body."""
        try:
            super().shutdown()
        except Exception:
            self.transport.abort()
        if self.peer.owes_body:
            self.transport.abort()


class Pace:
    """Lets a few requests begin in each turn of the event loop, address by address.

    Otherwise hundreds at once would hold up all other sockets.
    """

    def __init__(self, at_once: int = BEGUN_AT_ONCE) -> None:
        self._queue = WorkQueue(at_once)

    async def begin(self, address: str) -> None:
        """Wait until one more request from this address may begin."""
        job = await self._queue.acquire(address)
        job.seconds = 0.0  # requests are counted, not timed
        asyncio.get_running_loop().call_soon(self._queue.release, job)


class RequestDeadlines:
    """The outermost middleware: reports when a request begins, when its body is read, and when it ends.

    A request begins when its address has a turn.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.pace = Pace()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.pace.begin(address_of(scope))
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        peer = peer_of(scope)
        headers = Headers(scope=scope)

        async def receive_in_time() -> Message:
            message = await receive()
            if not message.get("more_body", False):
                peer.speaking.clear()
            return message

        peer.request_begun("transfer-encoding" in headers or headers.get("content-length", "0") != "0")
        try:
            await self.pace.begin(address_of(scope))
            await self.app(scope, receive_in_time, send)
        finally:
            peer.request_over()


def peer_of(scope: Scope) -> Peer:
    """Return the peer of the connection that carries a request."""
    return cast(Peer, scope["state"][PEER])
