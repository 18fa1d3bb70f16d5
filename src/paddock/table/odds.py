"""The live odds of one table: its points, and which viewers may see them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import TYPE_CHECKING, Protocol

import msgspec

from paddock.core.game import Decide
from paddock.review.estimate import Worth
from paddock.review.values import is_valued
from paddock.table.messages.odds import Odds, OddsPoint
from paddock.table.race import acted_since

if TYPE_CHECKING:
    from paddock.table.table import Table

MOST_POINTS = 2000
"""Most moments of a race with odds."""


class OddsSource(Protocol):
    """Computes odds in the background."""

    def want(self, odds: TableOdds) -> None:
        """Note that a table has gone on."""


class TableOdds:
    """The odds of one table, moment by moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.live = table.services.odds  # None: no odds, or they take too long
        self.points: list[OddsPoint] = []
        self._resting = False
        self._seed = ""  # of the last computed moment
        self._moment: tuple[int, object] | None = None  # a version and its state, still to be computed
        self._round: tuple[int, frozenset[int]] | None = None  # since which version these seats choose in secret

    def look(self) -> None:
        """Request new odds after a change, if anybody sees them."""
        table = self.table
        if table.meta.odds == "off" or self.live is None or table.stage != "racing":
            return
        if self._may_change():
            self._moment = (table.race.version, table.race.state)
        if self._moment is None or self._resting:
            return
        if any(self.may_see(viewer.guest) for viewer in table.people.viewers):
            self.live.want(self)

    def rest(self, seconds: float) -> None:
        """Let other tables go first for a while."""
        self._resting = True
        asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._resting = False
        self.look()

    def may_see(self, guest: str) -> bool:
        """Return whether a guest may see the odds."""
        rule = self.table.meta.odds
        return rule == "all" or (rule == "spectators" and all(held != guest for _, held in self.table.meta.holders()))

    def _may_change(self) -> bool:
        """Return whether new odds may be computed: they stand still while choices are made in secret."""
        race = self.table.race
        if not isinstance(race.turn, Decide):
            return False
        if self._round is not None and not self._round[1] <= acted_since(race.rows, self._round[0]):
            return False
        self._round = (race.version, frozenset(race.waits)) if len(race.waits) > 1 else None
        return True

    def moment(self) -> tuple[int, object, str] | None:
        """Return the moment to compute next, as version, spectator view and seed; None if there is none."""
        game, source = self.table.game, self.table.game.kernel_source
        if self._moment is None or len(self.points) >= MOST_POINTS:
            return None
        if not is_valued(game) or source is None or not source.is_built():
            return None
        version, state = self._moment
        self._moment = None
        view = game.view(state, None)
        seed = hashlib.sha256(msgspec.json.encode(view)).hexdigest()  # so odds depend on public facts only
        if seed == self._seed:
            return None
        self._seed = seed
        return version, view, seed

    def take(self, version: int, worth: Worth) -> None:
        """Add the odds of a moment, and wake the viewers who may see them."""
        self.points.append(OddsPoint(version, worth.wins, worth.win_errors))
        for viewer in self.table.people.viewers:
            if self.may_see(viewer.guest):
                viewer.wake()

    def since(self, guest: str, sent: int) -> Odds | None:
        """Return the points after the first `sent`; None if there are none, or the guest may not see them."""
        if sent >= len(self.points) or not self.may_see(guest):
            return None
        return Odds(tuple(self.points[sent:]))
