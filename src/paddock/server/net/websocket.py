"""A WebSocket connection, between asyncio and a table, using the Sans-I/O protocol of the websockets package.

uvicorn makes one for each upgrade (its setting `ws`) and passes the request on. The app accepts or rejects it by ASGI;
after that the table's session calls this object directly, which saves several layers for each message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from starlette.websockets import WebSocket
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.exceptions import InvalidMessage
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from paddock.server.net.connection import PEER, Deadline, Peer
from paddock.server.net.line import Disconnected
from paddock.table.rates import TokenBucket

log = logging.getLogger("paddock.sockets")

EXTENSION = "paddock.websocket"
"""Key of the connection among the extensions of a scope."""
MOST_WAITING = 32
"""Limit of the receive queue."""
READ_SIZE = 4096
"""Bytes read at a time; clients send little."""
LONGEST_REASON = 123
"""Longest reason in a close frame, in bytes (RFC 6455, 5.5)."""
RATE, BURST = 40.0, 200.0
"""Frames from a client per second, and at once."""
SERVICE_RESTART, BAD_DATA, LOST, TOO_MUCH, FAILED = 1012, 1007, 1006, 4429, 1011


class WebSocketConnection(asyncio.Protocol):
    """One connection, without compression. Everything it waits for has a timeout: see `Peer`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.config = config
        self.server_state = server_state
        self.app_state = app_state
        self.peer: Peer = app_state[PEER]
        self.drained: Callable[[], None] | None = None  # called when the client reads again
        self.clear = True  # the write buffer is nearly empty
        self.paused = False  # reading is paused: too many messages are waiting, or the client does not read
        self.messages: asyncio.Queue[str | bytes | Disconnected] = asyncio.Queue()
        self.transport: asyncio.Transport
        self._closing: Deadline
        self._bucket = TokenBucket(RATE, BURST) if self.peer.connections.limits else None
        self._protocol = ServerProtocol(max_size=config.ws_max_size)
        self._parts: list[bytes] = []  # of an incomplete message
        self._is_text = True
        self._ended: int | None = None  # its close code
        self._handshake: Response | None = None  # what will accept it
        self._refusal: Message | None = None

    # Called by asyncio.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from uvicorn."""
        self.transport = cast(asyncio.Transport, transport)
        if hasattr(transport, "max_size"):  # otherwise asyncio allocates 256 KB for every few bytes
            transport.max_size = READ_SIZE
        self.server_state.connections.add(self)  # type: ignore[arg-type]
        self.peer.speaking.clear()
        self._closing = Deadline(self.transport.abort)
        _, high = self.transport.get_write_buffer_limits()
        self.clear = self.transport.get_write_buffer_size() <= high

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a connection that has ended."""
        self.server_state.connections.discard(self)
        self.peer.leave()
        self._closing.clear()
        self.drained = None
        self._end(LOST)

    def data_received(self, data: bytes) -> None:
        """Read frames and queue complete messages; the first bytes are the request, from uvicorn."""
        try:
            self._protocol.receive_data(data)
            for event in self._protocol.events_received():
                if isinstance(event, Request):
                    self._asked(event)
                elif isinstance(event, Frame) and self._ended is None:
                    if self._bucket is not None and not self._bucket.take():
                        self.close(TOO_MUCH, "too many messages at once")
                    elif event.opcode is Opcode.TEXT and event.fin and not self._parts:
                        self.messages.put_nowait(bytes(event.data).decode())
                    else:
                        self._gather(event)
            if self.messages.qsize() >= MOST_WAITING:
                self.read_or_pause()
            if self._handshake is None and isinstance(self._protocol.handshake_exc, InvalidMessage):
                self._answer(HTTPStatus.BAD_REQUEST)  # not a WebSocket request, as it has a body
            if parts := self._protocol.data_to_send():
                self._flush(parts)
        except UnicodeDecodeError:
            self.close(BAD_DATA, "not UTF-8")
        except Exception:
            log.exception("a connection failed")
            self.transport.abort()

    def eof_received(self) -> None:
        """Note that the client has finished sending; asyncio closes the connection."""
        self._protocol.receive_eof()
        self._end(LOST)  # even one that is not accepted yet

    def pause_writing(self) -> None:
        """Stop reading from a client that does not read, so that no answers pile up."""
        self.clear = False
        self.peer.stuck()
        self.read_or_pause()

    def resume_writing(self) -> None:
        """Continue with a client that reads again."""
        self.clear = True
        self.peer.reading.clear()
        self.read_or_pause()
        if self.drained is not None:
            self.drained()

    # Called by uvicorn.

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        if self._handshake is not None and self._protocol.state is not OPEN and self._ended is None:
            self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
        self.close(SERVICE_RESTART)
        self.transport.close()

    # Frames.

    def _gather(self, frame: Frame) -> None:
        """Handle a frame that is not a complete text message."""
        if frame.opcode is Opcode.CLOSE:
            close = self._protocol.close_rcvd
            self._end(LOST if close is None else close.code)
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.opcode is not Opcode.CONT:
            self._is_text = frame.opcode is Opcode.TEXT
        self._parts.append(bytes(frame.data))
        if frame.fin:
            data, self._parts = b"".join(self._parts), []
            self.messages.put_nowait(data.decode() if self._is_text else data)

    def _flush(self, parts: list[bytes]) -> None:
        """Write the protocol's output; an empty part at the end closes the connection."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(parts))
        if parts and not parts[-1]:
            self._end(LOST if self._protocol.close_sent is None else self._protocol.close_sent.code)
            self._hang_up()

    def read_or_pause(self) -> None:
        """Continue reading while messages are consumed, and after a close until its answer, unless flooded."""
        taken = self.clear and self.messages.qsize() < MOST_WAITING
        self.paused = not (taken if self._ended is None else self._ended != TOO_MUCH)
        if self.paused:
            self.transport.pause_reading()
        else:
            self.transport.resume_reading()

    def _hang_up(self) -> None:
        """Close once everything is written, or abort after a timeout."""
        self._closing.set(self.peer.times.close)
        self.transport.close()

    def _end(self, code: int) -> None:
        if self._ended is None:
            self._ended = code
            self.messages.put_nowait(Disconnected(code))

    # Called by the table's socket.

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages with one write."""
        if self._ended is not None or self._protocol.state is not OPEN:
            raise Disconnected(LOST)
        for text in texts:
            self._protocol.send_text(text)
        self.transport.write(b"".join(self._protocol.data_to_send()))

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection; the client has a moment to confirm."""
        self._end(code)
        if self._protocol.state is OPEN:
            self._protocol.send_close(code, fitting(reason))
            self._closing.set(self.peer.times.close)
            self.read_or_pause()
            self._flush(self._protocol.data_to_send())

    # The handshake, by ASGI.

    def _asked(self, request: Request) -> None:
        response = self._protocol.accept(request)
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(response)
            return
        self._handshake = response
        task = asyncio.get_running_loop().create_task(self._run(self._scope(request)))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self.transport.get_extra_info("sockname")[:2],
            "client": self.transport.get_extra_info("peername")[:2],
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [
                (name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: self},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await self.config.loaded_app(scope, self._receive, self._send)
        except Exception:
            log.exception("a socket failed")
        if self._ended is None and self._protocol.state is not OPEN:
            self._answer(HTTPStatus.INTERNAL_SERVER_ERROR)
        self.close(FAILED)

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}  # what comes after goes to `messages`

    async def _send(self, message: Message) -> None:
        if self._ended is not None:
            return  # the reader of `messages` gets the close code
        match message["type"]:
            case "websocket.accept":
                assert self._handshake is not None
                self._protocol.send_response(self._handshake)
                self._flush(self._protocol.data_to_send())
            case "websocket.close" if self._protocol.state is OPEN:
                self.close(message.get("code", 1000), message.get("reason") or "")
            case "websocket.close":
                self._answer(HTTPStatus.FORBIDDEN)
            case "websocket.http.response.start":
                self._refusal = message
            case "websocket.http.response.body" if self._refusal is not None:
                headers = [
                    (name.decode("latin-1"), value.decode("latin-1")) for name, value in self._refusal["headers"]
                ]
                self._answer(HTTPStatus(self._refusal["status"]), headers, message.get("body", b""))

    def _answer(self, status: HTTPStatus, headers: Iterable[tuple[str, str]] = (), body: bytes = b"") -> None:
        """Reject the upgrade with a plain HTTP answer."""
        given = Headers([*headers, ("Connection", "close")])
        given.setdefault("Content-Length", str(len(body)))
        self.transport.write(Response(status, status.phrase, given, body).serialize())
        self._end(LOST)
        self._hang_up()


def connection_of(websocket: WebSocket) -> WebSocketConnection:
    """Return the connection behind a Starlette WebSocket."""
    return cast(WebSocketConnection, websocket.scope["extensions"][EXTENSION])


def fitting(reason: str) -> str:
    """Truncate a reason to fit into a close frame."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
