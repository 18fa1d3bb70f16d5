"""An event loop in virtual time: tests of queues are exact, however slow the machine."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any


class VirtualLoop(asyncio.SelectorEventLoop):
    """Jumps to the next timer instead of waiting for it."""

    def __init__(self) -> None:
        self.now = 0.0
        super().__init__(selector := selectors.DefaultSelector())
        ready = selector.select

        def select(timeout: float | None = None) -> Any:
            assert timeout is not None, "everything waits, and nothing will ever happen"
            self.now += max(0.0, timeout)
            return ready(0)

        selector.select = select  # type: ignore[method-assign]

    def time(self) -> float:
        return self.now


VIRTUAL = ("asyncio", {"loop_factory": VirtualLoop})
"""The `anyio_backend` that runs tests in virtual time."""
