"""Timeouts and intervals of the server in seconds, and its clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic

import msgspec


class Every:
    """Tells when a periodic task is due, first at once or after `seconds`."""

    def __init__(self, seconds: float, clock: Callable[[], float], at_once: bool = False) -> None:
        self.seconds, self.clock = seconds, clock
        self.last = -inf if at_once else clock()

    def due(self) -> bool:
        """Return whether the task is due; if so, it counts as done."""
        now = self.clock()
        if now - self.last < self.seconds:
            return False
        self.last = now
        return True


class Times(msgspec.Struct, frozen=True):
    """All timeouts and intervals; `clock` times people, tables and their clocks."""

    head: float = 10.0  # for a client to send the head of a request
    body: float = 30.0  # for it to send the body
    close: float = 1.0  # for it to confirm a close
    silence: float = 10.0  # without a message until a client is dropped
    send: float = 10.0  # for a client to read what it is sent
    away: float = 60.0  # until a bot drives for an absent player who owes a choice
    idle: float = 60.0  # until a slow player may be nudged, and again until a bot may drive
    present: float = 30.0  # for which a guest counts as present after an HTTP call
    calm: float = 30.0  # until an empty table may be unloaded
    unload: float = 600.0  # until an empty table is unloaded, even during a race
    sweep: float = 600.0  # between two full collections of memory
    tick: float = 0.5  # between two checks of the clocks
    answer: float = 60.0  # to answer a seat request, which is then refused
    ask_again: float = 600.0  # until a refused guest may ask again
    host: float = 300.0  # until an absent host loses the lobby to a present player
    follow: float = 0.5  # between checks of presence and leases
    look: float = 5.0  # between polls for missed changes of other processes
    commands: float = 1.0  # between polls for operator commands
    link: float = 600.0  # for which a seat link is valid
    think: float = 10.0  # for a bot's decision, including the computing of its tables
    turn: float = 10.0  # for which a bot waits for a process; then the weakest level drives
    secret: float = 0.6  # for a bot's secret choice; longer than the default budget ever takes
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
