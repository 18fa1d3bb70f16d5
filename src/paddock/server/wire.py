"""A connection under the socket of a table: uvicorn's own, with a short way for what is said all the time.

An action leads to an update for everybody who looks. On the common way each of them passes through six functions that
can do much more, and reading stops and starts again around each message; that cost a fifth of all the server's time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from struct import pack
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C where that was built
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION = "paddock.wire"
MOST_WAITING = 32
"""Messages of a client that are read before they are heard."""
AT_ONCE = 4096
"""Bytes that are read in one go; clients say little."""
TEXT = 0x81
"""The first byte of a frame with a whole text in it (RFC 6455, 5.2)."""
MASKED = 128
"""In the second byte, above the size: what clients send is masked."""
HEAD = 6
"""Bytes before the text of a short masked frame, the mask among them."""


class Wire(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """One connection, without compression: frames are written as they are.

    It reads into a buffer of its own, as asyncio would ask the system for a new one of 256 KB for every few bytes.
    """

    drained: Callable[[], None] | None = None  # called when the client reads again
    _buffer: bytearray | None = None
    _plain = True  # nothing but whole short texts has come so far
    _rest = b""  # of a frame that is not all there

    def handle_connect(self, event: Request) -> None:
        """A client wants to be let in; the app finds this connection in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    # Writing.

    @property
    def clear(self) -> bool:
        """Whether the client has read nearly all that it was sent."""
        return self.writable.is_set()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Sends messages in one go."""
        if self.disconnected or self.close_sent or self.conn.state is not OPEN:
            raise WebSocketDisconnect(1006)
        parts = []
        for text in texts:
            size = len(text)
            if size < 126:
                parts.append(pack("!BB", TEXT, size))
            elif size < 1 << 16:
                parts.append(pack("!BBH", TEXT, 126, size))
            else:
                parts.append(pack("!BBQ", TEXT, 127, size))
            parts.append(text)
        self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()

    # Reading.

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where the next bytes go."""
        if self._buffer is None:
            self._buffer = bytearray(AT_ONCE)
        return self._buffer

    def buffer_updated(self, nbytes: int) -> None:
        """They are there."""
        assert self._buffer is not None
        data = self._rest + self._buffer[:nbytes]
        self._rest = b""
        if self._plain:
            data = self._texts(data)
        if not self._plain:
            self.data_received(data)
        else:
            self._rest = data

    def _texts(self, data: bytes) -> bytes:
        """Hears the whole short texts at the beginning; what is left is the beginning of another frame.

        Anything else (a close, a ping, a large or broken frame) is left to the library, and so is all that follows.
        """
        while len(data) > 1:
            size = data[1] - MASKED
            if data[0] != TEXT or not 0 <= size < 126:
                self._plain = False
                break
            if len(data) < HEAD + size:
                break
            self.frames, self.curr_msg_data_type = [apply_mask(data[HEAD : HEAD + size], data[2:HEAD])], "text"
            self.send_receive_event_to_app()
            data = data[HEAD + size :]
        return data

    def send_receive_event_to_app(self) -> None:
        """A whole message has come. Reading stops when many wait to be heard, not after each one."""
        waiting, paused = self.queue.qsize(), self.read_paused
        self.read_paused = True  # to whom it is so already
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and waiting >= MOST_WAITING and self.queue.qsize() > waiting:
            self.read_paused = True
            self.transport.pause_reading()

    async def hear(self) -> str | bytes:
        """The next message; raises WebSocketDisconnect when there will be none."""
        event = cast(dict[str, Any], await self.receive())
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        text = event.get("text")
        said: str | bytes = event["bytes"] if text is None else text
        return said


def wire_of(websocket: WebSocket) -> Wire:
    """The connection under a socket."""
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    return wire
