"""Rasterise drawings one at a time, in a process that is killed if it takes too long, and cache the results."""

from __future__ import annotations

import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from paddock.drawing.ink import FONTS
from paddock.server.workers.queue import WorkQueue
from paddock.server.workers.shared import LruCache, SharedJob, SharedJobs, output_of

KEPT = 64
"""Most cached pictures, some 300 KB each."""
BOARDS = 12
"""Most cached boards, in the size of pictures; they are most of the work."""
KEPT_BYTES = 100_000_000
"""Most bytes of cached pictures, and of cached boards."""
MOST_WAITING = 20
MOST_OF_ONE = 4
"""Most waiting pictures, and most per address."""
PATIENCE = 20.0
"""Timeout of a picture in seconds."""
NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that XML cannot contain, even escaped."""
PROGRAM = Path(__file__).with_name("rasterise.py")


Work: TypeAlias = Callable[[], Awaitable[bytes]]
"""Draws a picture."""


class Rasteriser:
    """Draws pictures one at a time, each only once however many callers want it."""

    def __init__(self) -> None:
        self.pictures = LruCache(KEPT, KEPT_BYTES)
        self.boards = LruCache(BOARDS, KEPT_BYTES)
        self._jobs = SharedJobs(WorkQueue(most=MOST_WAITING, most_each=MOST_OF_ONE), self.pictures)

    def under_way(self, key: object) -> bool:
        """Return whether the picture of this key is being drawn."""
        return key in self._jobs.jobs

    async def make(self, key: object, owner: str, prepare: Callable[[], Awaitable[Work]]) -> bytes:
        """Return the picture of this key, drawn if needed by the prepared work. Raises Busy if too many wait."""

        async def draw(_: SharedJob) -> bytes:
            work = await prepare()
            async with self._jobs.queue.job(owner, limit=PATIENCE):
                return await work()

        return await self._jobs.result(self._jobs.join(key, owner, draw))

    def close(self) -> None:
        """Cancel running drawings."""
        self._jobs.close()


async def rasterise(svg: str, width: int) -> bytes:
    """Return a drawing as a PNG of this width."""
    command = (sys.executable, "-I", str(PROGRAM), str(FONTS), str(width))
    return await output_of(*command, data=NOT_IN_XML.sub(" ", svg).encode())
