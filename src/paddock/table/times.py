"""How long the server waits for what, in seconds, and by which clock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from time import monotonic

import msgspec


class Every:
    """Tells when something is due that is done again and again, for the first time at once or after `seconds`."""

    def __init__(self, seconds: float, clock: Callable[[], float], at_once: bool = False) -> None:
        self.seconds, self.clock = seconds, clock
        self.last = -inf if at_once else clock()

    def due(self) -> bool:
        """Whether it is due; if so, it counts as done."""
        now = self.clock()
        if now - self.last < self.seconds:
            return False
        self.last = now
        return True


class Times(msgspec.Struct, frozen=True):
    """All waiting times of a server; `clock` is the one by which people, tables and their clocks are judged."""

    head: float = 10.0  # that a client may take to send the head of a request
    body: float = 30.0  # that it may take to send the body
    close: float = 1.0  # that it may take to agree that a connection is closed
    silence: float = 10.0  # without a word, then a client is gone
    send: float = 10.0  # that a client may take to read what it is sent
    away: float = 60.0  # a person who owes a choice is not there, then a bot drives
    idle: float = 60.0  # a person who is there owes a choice, then they may be nudged; as long after that, a bot
    glance: float = 30.0  # that somebody who views a table by plain calls counts as there
    calm: float = 30.0  # nobody is at a table, then it may be unloaded
    unload: float = 600.0  # nobody is at a table, then it is unloaded, wherever its race stands
    sweep: float = 600.0  # between two full collections of memory
    tick: float = 0.5  # between two checks of the clocks
    answer: float = 60.0  # to answer a request for a seat; after that it is refused
    ask_again: float = 600.0  # after which somebody who was turned down may ask again
    host: float = 300.0  # the host is not in the lobby, then the table goes to somebody who is
    follow: float = 0.5  # between two looks at what this process tells others: who is here, and that it lives
    look: float = 5.0  # between two looks for what other processes have stored and was not heard of
    commands: float = 1.0  # between two looks for commands of whoever runs the server
    link: float = 600.0  # that a seat link is good for
    think: float = 10.0  # that a bot's decision may take, the building of its tables included
    turn: float = 10.0  # that a bot may wait for its turn to think; then the weakest level drives
    secret: float = 0.6  # that a bot of the usual budget takes for a secret choice: more than it ever thinks
    clock: Callable[[], float] = monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
