"""Pictures from drawings: one at a time, in a process that is ended if it takes too long; the last ones are kept."""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from paddock.drawing.ink import FONTS
from paddock.server.workers.jobs import Busy
from paddock.server.workers.turns import FairTurns
from paddock.words import message

KEPT = 64
"""Pictures that are kept: some 300 KB each."""
BOARDS = 12
"""Boards that are kept, drawn as large as pictures need them: they take most of the work."""
KEPT_BYTES = 100_000_000
"""How large the pictures that are kept may be together, and the boards."""
MOST_WAITING = 20
MOST_OF_ONE = 4
"""Pictures that wait for one owner, of those 20."""
PATIENCE = 20.0
"""Seconds that a picture may take."""
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no drawing can have, not even escaped."""
PROGRAM = Path(__file__).with_name("rasterise.py")


Work: TypeAlias = Callable[[], Awaitable[bytes]]
"""What draws a picture."""


class Kept:
    """The last few things that were made, by their keys; both their number and their size are bounded."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most, self.most_bytes = most, most_bytes
        self.bytes = 0
        self._made: OrderedDict[object, bytes] = OrderedDict()

    def find(self, key: object) -> bytes | None:
        """What was made for this key, if it is still there."""
        if key in self._made:
            self._made.move_to_end(key)
        return self._made.get(key)

    def clear(self) -> None:
        """Drops everything."""
        self._made.clear()
        self.bytes = 0

    def keep(self, key: object, made: bytes) -> bytes:
        """Keeps it, and drops what was used longest ago; what is too large by itself is not kept."""
        self.bytes += len(made) - len(self._made.pop(key, b""))
        self._made[key] = made
        while len(self._made) > self.most or self.bytes > self.most_bytes:
            self.bytes -= len(self._made.popitem(last=False)[1])
        return made


class Rasteriser:
    """Makes pictures for whoever asks, owner by owner."""

    def __init__(self) -> None:
        self.pictures = Kept(KEPT, KEPT_BYTES)
        self.boards = Kept(BOARDS, KEPT_BYTES)
        self._turns = FairTurns(range(1))
        self._waiting: Counter[str] = Counter()  # by owner
        self._under_way: dict[object, asyncio.Task[bytes]] = {}

    def under_way(self, key: object) -> bool:
        """Whether the picture of this key is being made for somebody."""
        return key in self._under_way

    async def make(self, key: object, owner: str, prepare: Callable[[], Awaitable[Work]]) -> bytes:
        """The picture of this key: one that is being made already, or by the work that is prepared for it, when it is
        the owner's turn. Busy if too many wait."""
        if key not in self._under_way:
            if self._waiting[owner] >= MOST_OF_ONE or self._waiting.total() >= MOST_WAITING:
                raise Busy(message("server-error-busy"))
            self._waiting[owner] += 1
            self._under_way[key] = asyncio.create_task(self._make(key, owner, prepare))
            self._under_way[key].add_done_callback(lambda made: made.cancelled() or made.exception())
        return await asyncio.shield(self._under_way[key])  # whoever asked first may go: others wait for it too

    async def _make(self, key: object, owner: str, prepare: Callable[[], Awaitable[Work]]) -> bytes:
        try:
            work = await prepare()
            turn = await self._turns.take(owner)
            try:
                return self.pictures.keep(key, await asyncio.wait_for(work(), PATIENCE))
            except TimeoutError:
                raise Busy(message("server-error-busy")) from None
            finally:
                self._turns.give_back(turn)
        finally:
            del self._under_way[key]
            self._waiting[owner] -= 1
            self._waiting += Counter()  # drops whoever has none left


async def rasterise(svg: str, width: int) -> bytes:
    """The drawing as a PNG of this width."""
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-I", str(PROGRAM), str(FONTS), str(width))
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        picture, _ = await process.communicate(NOT_IN_XML.sub(" ", svg).encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode or not picture:
        raise RuntimeError(f"the rasteriser ended with {process.returncode}")
    return picture
