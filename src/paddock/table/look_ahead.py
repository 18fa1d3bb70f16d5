"""Outlooks: what would follow a choice, computed from the seat's view and stored nowhere."""

from __future__ import annotations

from random import Random

from paddock.core.errors import IllegalAction
from paddock.core.game import Action
from paddock.table.actions import not_racing
from paddock.table.rates import TokenBucket
from paddock.table.table import Table
from paddock.words import message
from paddock.words.preview import OutlookStep

A_SECOND, AT_ONCE = 8, 40
"""Outlooks a second and at once for one connection."""


class LookAhead:
    """Computes outlooks for one connection to a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bucket = TokenBucket(A_SECOND, AT_ONCE, table.services.times.clock)

    def look(self, action: Action) -> tuple[OutlookStep, ...]:
        """Return what would follow an action; IllegalAction if it is not legal, or asked too often.

        It cannot reveal anything hidden: it is computed in a race imagined from the seat's view.
        """
        if not self._bucket.take():
            raise IllegalAction(action, message("server-refused-too-often"))
        if self._table.stage != "racing":
            raise IllegalAction(action, not_racing(self._table.stage))
        game, state = self._table.game, self._table.race.state
        if action not in game.legal(state, action.seat):
            raise IllegalAction(action, game.refusal(state, action))
        return game.outlook(game.imagine(game.view(state, action.seat), Random(0)), action)
