"""Fair turns: whoever waits for one of a few things gets it owner by owner, however many wait for one owner."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")
BEGUN_AT_ONCE = 4
"""Requests that begin in one turn of the event loop."""


class FairTurns(Generic[T]):
    """A few things that are lent out, up to `each` of them to one owner. Owners take turns; within one, who came
    first is first."""

    def __init__(self, things: Iterable[T], each: int | None = None) -> None:
        self._free = list(things)
        self._each = each
        self._lent: dict[T, str] = {}
        self._waiting: OrderedDict[str, deque[asyncio.Future[T]]] = OrderedDict()

    async def take(self, owner: str) -> T:
        """One of the things, as soon as it is the owner's turn."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came in the same moment
                self.give_back(turn.result())
            turn.cancel()
            raise

    def give_back(self, thing: T) -> None:
        """The thing is free for the next one."""
        self._lent.pop(thing, None)
        self._free.append(thing)
        self._hand_out()

    def _hand_out(self) -> None:
        while self._free and (owner := self._next_owner()) is not None:
            turns = self._waiting.pop(owner)
            while turns and turns[0].done():
                turns.popleft()  # nobody waits for it any more
            if turns:
                thing = self._free.pop()
                self._lent[thing] = owner
                turns.popleft().set_result(thing)
            if turns:
                self._waiting[owner] = turns  # behind all others

    def _next_owner(self) -> str | None:
        """Whoever waits first and has not as much as one owner may have."""
        if self._each is None:
            return next(iter(self._waiting), None)
        lent = Counter(self._lent.values())
        return next((owner for owner in self._waiting if lent[owner] < self._each), None)


class Pace:
    """Lets a few requests begin in each turn of the event loop, owner by owner.

    Hundreds that come in the same moment would keep the sockets of everybody else waiting.
    """

    def __init__(self, at_once: int = BEGUN_AT_ONCE) -> None:
        self._turns = FairTurns(range(at_once))

    async def begin(self, owner: str) -> None:
        """Waits until one more may begin for this owner."""
        turn = await self._turns.take(owner)
        asyncio.get_running_loop().call_soon(self._turns.give_back, turn)
