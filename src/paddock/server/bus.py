"""How processes tell each other that a table has changed; within one process, a list of listeners will do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Listener = Callable[[str, str], None]
"""Hears which table has changed, and who says so."""


class Bus(Protocol):
    """Says to every process which table has changed; whoever else has it open loads what is new.

    Saying it must not wait. A word that gets lost loses nothing: a table is caught up with at the next one, and when
    rows are written on top of rows that are not known here.
    """

    def publish(self, table: str, sender: str) -> None: ...
    def listen(self, listener: Listener) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """For the directories of one process: one, except in tests."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    def publish(self, table: str, sender: str) -> None:
        for listener in self._listeners:
            listener(table, sender)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def close(self) -> None:
        self._listeners.clear()
