"""The line between a table's session and a viewer: a WebSocket, or a page that runs the table itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Protocol


class Disconnected(Exception):
    """The peer has gone."""


class Line(Protocol):
    """Carries messages to one viewer and back."""

    messages: asyncio.Queue[str | bytes | Disconnected]
    drained: Callable[[], None] | None  # called when the client reads again
    clear: bool  # whether more may be written
    paused: bool  # whether reading is paused

    def read_or_pause(self) -> None:
        """Continue reading, unless too much is waiting."""

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages; Disconnected if the peer has gone."""

    def close(self, code: int, reason: str = "") -> None:
        """Close the line."""
