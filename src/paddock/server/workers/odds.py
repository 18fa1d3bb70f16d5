"""Live odds: everybody's chance to win while a race runs, from what a spectator sees and nothing else.

One process of a server works them out, at most half of the time, for one table after the other. Of a table that goes on
meanwhile only the last moment counts: others are skipped, and none waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING

from paddock.bots.process import NoAnswer
from paddock.review.process import ValueProcess, ViewToValue, header_with
from paddock.table.odds import TableOdds

if TYPE_CHECKING:
    pass

log = logging.getLogger("paddock.odds")

SHARE = 300
"""The playouts of a moment are this part of those of a review: some 50 to 100 milliseconds."""
LIMIT = 10.0
"""Seconds that a moment may take."""
FIRST_REST = 1.0
"""Seconds that it rests at most after the first moment of a kind of race: nobody else has to wait for a long one."""
SLOW = 2.0
"""Seconds after which a moment took so long that others come first: the race has many laps, or the machine is busy."""
RESTS = 9
"""Times as long as its moment took a slow table has no odds, so that it has a tenth of the process at most."""


class LiveOdds:
    """Works out the odds of all tables of a server process that show them, one after the other."""

    def __init__(self) -> None:
        self._process = ValueProcess()
        self._waiting: OrderedDict[TableOdds, None] = OrderedDict()
        self._working: asyncio.Task[None] | None = None

    def want(self, odds: TableOdds) -> None:
        """A table has gone on; how it stands is looked at when its turn comes."""
        self._waiting.setdefault(odds)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            odds, _ = self._waiting.popitem(last=False)
            moment = odds.moment()
            if moment is None:
                continue
            version, view, seed = moment
            header = header_with(odds.table.game, odds.table.meta.bots())
            began, known = perf_counter(), self._process.knows(header)
            try:
                answer = await self._process.ask(ViewToValue(header, view, seed, SHARE), LIMIT)
            except NoAnswer as error:
                log.error("odds could not be worked out: it %s", error)
                odds.live = None  # others would wait again and again for a race that is too long
                continue
            took = perf_counter() - began
            if answer.worth is not None:
                odds.take(version, answer.worth)
            if known and took > SLOW:
                odds.rest(RESTS * took)
            await asyncio.sleep(took if known else min(FIRST_REST, took))  # it rests as long as it has worked

    def close(self) -> None:
        """Ends its process."""
        if self._working is not None:
            self._working.cancel()
        self._process.end()
