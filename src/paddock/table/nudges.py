"""People who are there and do not choose: the others nudge them, then ask for a bot; any sign of life ends it.

At a table with clocks these do it. Since when somebody owes a choice is known in memory alone: a restart begins anew.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from paddock.table.driver import stand_in
from paddock.table.messages.seats import Help, Owed
from paddock.table.meta import Meta, Nudge, SeatMeta

if TYPE_CHECKING:
    from paddock.table.table import Table


class Nudges:
    """Who of a table has owed a choice for long, and what the others may do about it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: list[Help | None] = [None] * len(table.meta.seats)

    def _nudge_of(self, at: int) -> Nudge | None:
        """The nudge of a seat, if it is about the choice that it owes now."""
        race, nudges = self.table.race, self.table.meta.nudges
        found = next((nudge for nudge in nudges if nudge.seat == at), None) if nudges else None
        if found is None or at not in race.waits or race.chose_since(at, found.version):
            return None
        return found

    def help_for(self, at: int) -> Help | None:
        """What the others may do about this seat now, or have done."""
        table = self.table
        asked, idle, nudge = table.clocks.asked.get(at), table.times.idle, self._nudge_of(at)
        if asked is None or (nudge is None and table.times.clock() - asked < idle):
            return None
        seat = table.meta.seats[at]
        if table.meta.clock is not None or table.stage != "racing":
            return None
        if seat.kind != "person" or seat.away or not table.is_here(at):
            return None
        if nudge is None:
            return "nudge"
        return "bot" if table.store.uptime() - nudge.at >= idle else "nudged"

    def owed(self) -> tuple[Owed, ...]:
        """The people who owe a choice, since when, and what can be done about it."""
        table = self.table
        now, seats = table.times.clock(), table.meta.seats
        return tuple(
            [self._owed_by(at, now - asked) for at, asked in table.clocks.asked.items() if seats[at].kind == "person"]
        )

    def _owed_by(self, at: int, seconds: float) -> Owed:
        if seconds < self.table.times.idle and not self.table.meta.nudges:
            return Owed(at, int(seconds))  # as nearly always: this is asked with every update
        nudge = self._nudge_of(at)
        return Owed(at, int(seconds), self.help_for(at), nudge.name if nudge else None)

    async def nudge(self, at: int, name: str) -> bool:
        """Nudges whoever sits here; False if it is too early, or done already."""
        table = self.table

        def make() -> Meta | None:
            if self.help_for(at) != "nudge":
                return None
            return self._with(at, Nudge(at, table.store.uptime(), name, table.race.version))

        return await table.change(make)

    def _with(self, at: int, *nudge: Nudge) -> Meta:
        """The table with this nudge in place of the seat's last one; without any, if there is none."""
        meta = self.table.meta
        return replace(meta, nudges=(*[other for other in meta.nudges if other.seat != at], *nudge))

    async def call_bot(self, at: int) -> bool:
        """A bot drives for whoever sits here until there is a sign of life; False if it is too early."""
        bot = stand_in(self.table.game)

        def change(seat: SeatMeta) -> SeatMeta | None:
            return replace(seat, away=True, bot=bot) if self.help_for(at) == "bot" else None

        return await self.table.change_seat(at, change, f"idle {bot}", "person")

    @property
    def is_anybody_missed(self) -> bool:
        """Whether somebody was nudged, or a bot drives for somebody."""
        meta = self.table.meta
        return bool(meta.nudges) or any([seat.away for seat in meta.seats])

    async def alive(self, guest: str) -> None:
        """A sign of life: nobody needs to be nudged, and who did not hand over on purpose drives again."""
        table = self.table
        for at in table.seats_of(guest):
            if self._without(at) is not None and await table.change(partial(self._without, at)):
                table.clocks.begin_again(at)
                self._tell()
            if table.meta.seats[at].away:
                await table.come_back(at, guest, asked=False)

    def _without(self, at: int) -> Meta | None:
        return self._with(at) if any(nudge.seat == at for nudge in self.table.meta.nudges) else None

    def look_after(self) -> None:
        """Tells everybody when something else can be done than before."""
        if self._now() != self._told:
            self._tell()

    def _now(self) -> list[Help | None]:
        return [self.help_for(at) for at in range(len(self.table.meta.seats))]

    def _tell(self) -> None:
        self._told = self._now()
        self.table.show()
