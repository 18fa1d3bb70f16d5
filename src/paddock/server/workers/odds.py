"""Live odds: everybody's chance to win while a race runs, from what a spectator sees and nothing else.

One process of a server works them out, at most half of the time, for one table after the other. Of a table that goes on
meanwhile only the last moment counts: others are skipped, and none waits.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from paddock.bots.process import NoAnswer
from paddock.core.game import Decide
from paddock.review.estimate import Worth
from paddock.review.process import ValueProcess, ViewToValue, header_with
from paddock.review.values import is_valued
from paddock.table.messages.odds import Odds, OddsPoint

if TYPE_CHECKING:
    from paddock.table.table import Table

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
MOST_POINTS = 2000
"""Moments of a race that have odds; later ones have none."""


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
            began, known = perf_counter(), self._process.knows(moment[1].header)
            try:
                answer = await self._process.ask(moment[1], LIMIT)
            except NoAnswer as error:
                log.error("odds could not be worked out: it %s", error)
                odds.live = None  # others would wait again and again for a race that is too long
                continue
            took = perf_counter() - began
            if answer.worth is not None:
                odds.take(moment[0], answer.worth)
            if known and took > SLOW:
                odds.rest(RESTS * took)
            await asyncio.sleep(took if known else min(FIRST_REST, took))  # it rests as long as it has worked

    def close(self) -> None:
        """Ends its process."""
        if self._working is not None:
            self._working.cancel()
        self._process.end()


class TableOdds:
    """The odds of one table, moment by moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live: LiveOdds | None = None  # None: the table is not open to anybody, or its odds take too long
        self.points: list[OddsPoint] = []
        self._resting = False
        self._seed = ""  # of the last moment that was worked out
        self._moment: tuple[int, object] | None = None  # a version and its state, still to be worked out
        self._round: tuple[int, frozenset[int]] | None = None  # since which version these seats choose in secret

    def look(self) -> None:
        """The table has changed: its odds are worked out anew, if anybody sees them."""
        table = self.table
        if table.meta.odds == "off" or self.live is None or table.stage != "racing":
            return
        if self._may_change():
            self._moment = (table.race.version, table.race.state)
        if self._moment is None or self._resting:
            return
        if any(self.may_see(viewer.guest) for viewer in table.viewers):
            self.live.want(self)

    def rest(self, seconds: float) -> None:
        """Lets other tables come first for a while; then it is looked at again."""
        self._resting = True
        asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        self.look()

    def may_see(self, guest: str) -> bool:
        """Whether a guest is told the odds."""
        rule = self.table.meta.odds
        return rule == "all" or (rule == "spectators" and all(held != guest for _, held in self.table.meta.holders()))

    def _may_change(self) -> bool:
        """Whether the odds may follow the race: they stand still while choices are made in secret."""
        race = self.table.race
        if not isinstance(race.turn, Decide):
            return False
        if self._round is not None and not self._round[1] <= race.acted_since(self._round[0]):
            return False
        self._round = (race.version, frozenset(race.waits)) if len(race.waits) > 1 else None
        return True

    def moment(self) -> tuple[int, ViewToValue] | None:
        """The last moment that may have odds: its version, and what a spectator saw of it; None if it has them."""
        game, source = self.table.game, self.table.game.kernel_source
        if self._moment is None or len(self.points) >= MOST_POINTS:
            return None
        if not is_valued(game) or source is None or not source.is_built():
            return None
        version, state = self._moment
        self._moment = None
        view = game.view(state, None)
        seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()  # all that decides the odds is public
        if seed == self._seed:
            return None
        self._seed = seed
        return version, ViewToValue(header_with(game, self.table.meta.bots()), view, seed, SHARE)

    def take(self, version: int, worth: Worth) -> None:
        """The odds of a moment are there: whoever sees them is told."""
        self.points.append(OddsPoint(version, worth.wins, worth.win_errors))
        for viewer in self.table.viewers:
            if self.may_see(viewer.guest):
                viewer.wake()

    def since(self, guest: str, told: int) -> Odds | None:
        """What a viewer is told who has been told this many moments; None: nothing new."""
        if told >= len(self.points) or not self.may_see(guest):
            return None
        return Odds(tuple(self.points[told:]))
