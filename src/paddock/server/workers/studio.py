"""Make boards of drawings, each in its own process, which is killed if it takes too long."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import msgspec

import paddock
from paddock.core.errors import BadOptions
from paddock.server.workers.queue import WorkQueue
from paddock.server.workers.shared import LruCache, SharedJob, SharedJobs, output_of
from paddock.studio.messages import Wanted
from paddock.studio.program import kind_of
from paddock.words import message

KEPT = 64
KEPT_BYTES = 40_000_000
"""Most cached boards, some 400 KB each, and their total bytes."""
AT_ONCE = 2
MOST_WAITING = 20
MOST_OF_ONE = 3
"""Boards made at a time, each for a different address; most waiting, and most per address."""
PATIENCE = 60.0
"""Timeout of a board in seconds; on an idle machine most take one second."""
PROGRAM = "paddock.studio.program"


class StudioWorker:
    """Makes boards, each only once however many callers want it."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.queue = WorkQueue(AT_ONCE, each=1, most=MOST_WAITING, most_each=MOST_OF_ONE)
        self._jobs = SharedJobs(self.queue, LruCache(KEPT, KEPT_BYTES))

    async def make(self, wanted: Wanted, owner: str) -> bytes:
        """Return the result of a drawing, as JSON. Raises Busy if too many are waiting."""
        key = (kind_of(wanted), msgspec.json.encode(wanted))
        kept = self._jobs.results.find(key)
        if kept is not None:
            return kept

        async def work(_: SharedJob) -> bytes:
            async with self.queue.job(owner):
                try:
                    return await asyncio.wait_for(answer_of(*key), self.patience)
                except TimeoutError:
                    raise BadOptions(message("server-studio-slow")) from None

        return await self._jobs.result(self._jobs.join(key, owner, work))

    def close(self) -> None:
        """Cancel boards being made."""
        self._jobs.close()


async def answer_of(kind: str, data: bytes) -> bytes:
    """Run the program for one request."""
    path = os.pathsep.join(filter(None, [str(Path(paddock.__file__).parent.parent), os.environ.get("PYTHONPATH")]))
    env = {**os.environ, "PYTHONPATH": path}
    return await output_of(sys.executable, "-P", "-m", PROGRAM, kind, data=data, env=env)
