"""How processes tell each other that a table has changed. One process needs none but this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, int], None]
"""Hears the table and how many rows it has now."""


class Bus(Protocol):
    """Says to every process which table has new rows; whoever has it open loads them.

    Saying it must not wait: nothing is lost with a word that gets lost, as a table is caught up with at the next one,
    and before a writing at the latest.
    """

    def publish(self, table: str, version: int) -> None: ...
    def listen(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """All tables are in this process: it hears itself."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, version: int) -> None:
        for listener in self._listeners:
            listener(table, version)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()
