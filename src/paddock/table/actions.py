"""Actions of a table's seats: parsed, checked, and stored once however often they are sent."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from paddock.core.errors import IllegalAction, PaddockError
from paddock.core.game import Action
from paddock.table.change import Change
from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.people.guest import action_id
from paddock.table.race import chose_since, take_back
from paddock.table.rates import TokenBucket
from paddock.words import Message, message
from paddock.words.preview import OutlookStep

if TYPE_CHECKING:
    from paddock.table.table import Table


OUTLOOKS_A_SECOND, OUTLOOKS_AT_ONCE = 8, 40
"""Rate limit of outlooks for one connection."""


class Overtaken(PaddockError):
    """The race has moved on since this choice was made."""


class Actions:
    """Takes the actions of one table's seats, and returns their rows."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def read(self, guest: str, seat: int, text: str) -> Action:
        """Parse a guest's action, if they may act for the seat."""
        seats = self.table.meta.seats
        if not 0 <= seat < len(seats) or seats[seat].guest != guest:
            raise IllegalAction(text, message("server-refused-not-your-seat"))
        try:
            action: Action = self.table.game.read(text)
        except ValueError:
            raise IllegalAction(text, message("server-refused-unreadable")) from None
        if action.seat != seat:
            raise IllegalAction(text, message("server-refused-not-your-seat"))
        return action

    async def act_for(self, guest: str, cid: str, seat: int, text: str, seen: int | None = None) -> int:
        """Take a guest's choice. If it is illegal here, rows from another process may make it legal."""
        table = self.table
        try:
            action = self.read(guest, seat, text)
            if table.meta.seats[seat].away or table.commits.lock.locked():
                await table.care.come_back(seat, guest)
            row = await self.act(action, "person", action_id(guest, cid), seen=seen, guest=guest)
        except IllegalAction:
            if not await table.commits.is_behind():
                raise
            return await self.act_for(guest, cid, seat, text, seen)
        if table.meta.seats[seat].away:  # their time was up, but they were quicker than the bot
            with suppress(PaddockError):  # the action has already been stored
                await table.care.come_back(seat, guest)
        return row

    async def act(
        self,
        action: Action,
        by: str,
        cid: str | None = None,
        thought_at: int | None = None,
        seen: int | None = None,
        guest: str | None = None,
    ) -> int:
        """Take a choice.

        A bot's choice counts only at the version it was computed for (`thought_at`). A player's choice counts unless
        the seat has chosen since the version on the screen (`seen`), and only while the seat is theirs.
        """
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            race = table.race
            if cid is not None and (action.seat, cid) in race.done:
                return None
            if stage != "racing":
                raise IllegalAction(action, not_racing(stage))
            if guest is not None and meta.seats[action.seat].guest != guest:
                raise IllegalAction(action, message("server-refused-not-your-seat"))
            if thought_at not in (None, race.version):
                raise Overtaken(f"{action}: the race has moved on")
            if seen is not None and seen < race.version and chose_since(race.rows, action.seat, seen):
                raise IllegalAction(action, message("server-refused-chosen"))
            now = table.services.times.clock()
            took = round(now - table.clocks.asked.get(action.seat, now), 3)
            return Change(rows=race.act(action, by, cid, took, meta.confirming))

        change = await table.commits.commit(decide)
        rows = None if change is None else change.rows
        return table.race.done[action.seat, cid or ""] if rows is None else rows.rows[0].seq

    async def take_back_for(self, guest: str, cid: str, seat: int) -> int:
        """Take back the last choice of a guest's seat."""
        if not self.table.meta.owns(guest, seat):
            raise IllegalAction("take back", message("server-refused-not-your-seat"))
        return await self.take_back(seat, action_id(guest, cid))

    async def take_back(self, seat: int, cid: str | None = None) -> int:
        """Take back the seat's last choice."""
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            if cid is not None and (seat, cid) in table.race.done:
                return None
            if stage != "racing":
                raise IllegalAction("take back", not_racing(stage))
            if meta.is_counted:
                raise IllegalAction("take back", message("server-refused-trial"))
            return Change(rows=take_back(table.race, seat, cid))

        change = await table.commits.commit(decide)
        rows = None if change is None else change.rows
        return table.race.done[seat, cid or ""] if rows is None else rows.rows[0].seq

    def why(self, action: Action) -> Message | None:
        """Return why a seat cannot do this now; None if it can."""
        if self.table.stage != "racing":
            return not_racing(self.table.stage)
        try:
            self.table.race.act(action, "person")
        except IllegalAction as error:
            return error.reason
        return None


def not_racing(stage: Stage) -> Message:
    """Return why nothing can be done at a table that is not racing."""
    return message("refused-over") if stage == "over" else message("server-refused-stage", stage=stage)


class LookAhead:
    """Computes for one connection what would follow a choice, without storing anything."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._bucket = TokenBucket(OUTLOOKS_A_SECOND, OUTLOOKS_AT_ONCE, table.services.times.clock)

    def look(self, action: Action) -> tuple[OutlookStep, ...]:
        """Return what would follow an action. Raises IllegalAction if it is not legal, or if asked too often.

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
