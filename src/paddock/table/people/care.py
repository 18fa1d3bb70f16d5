"""Keep a table going despite absent and slow players and hosts who have left; expire seat requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from paddock.table.change import Change
from paddock.table.driver import stand_in
from paddock.table.messages import Stage
from paddock.table.messages.seats import Help, Owed
from paddock.table.meta import Meta, Nudge
from paddock.table.people import nudges, seat_requests, seats
from paddock.table.race import chose_since

if TYPE_CHECKING:
    from paddock.table.table import Table


class Care:
    """Manages the people at one table, on their messages and at every tick."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._host_gone: float | None = None  # since when the host has been absent
        self._shown: list[Help | None] = [None] * len(table.meta.seats)

    def visit(self, guest: str) -> None:
        """Note that a guest called over HTTP."""
        self.table.people.visit(guest, self.table.meta)
        self.table.bots.drive()

    async def come_back(self, at: int, guest: str, asked: bool = True) -> None:
        """Let a person drive again, unless their time is up."""
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            change = seats.come_back(meta, stage, at, guest, asked)
            return change if change is not None and table.clocks.comes_back(at) else None

        if table.meta.seats[at].away or table.commits.lock.locked():  # unless another change is under way
            await table.commits.commit(decide)

    async def alive(self, guest: str) -> None:
        """End nudges when the player reacts; a player regains control unless they handed it over."""
        table = self.table
        for at in table.meta.seats_of(guest):
            if await table.commits.commit(partial(nudges.without_nudge, at=at)) is not None:
                table.clocks.begin_again(at)
                self._show()
            await self.come_back(at, guest, asked=False)

    # Slow players.

    def owed(self) -> tuple[Owed, ...]:
        """Return the players who owe a choice, for how long, and what others may do."""
        table = self.table
        now, idle, found = table.services.times.clock(), table.services.times.idle, []
        for at, asked in table.clocks.asked.items():
            if table.meta.seats[at].kind != "person":
                continue
            if now - asked < idle and not table.meta.nudges:  # the usual case, fast as it runs with every update
                found.append(Owed(at, int(now - asked)))
            else:
                nudge = self._nudge_of(at)
                found.append(Owed(at, int(now - asked), self.help_for(at), nudge.name if nudge else None))
        return tuple(found)

    def help_for(self, at: int) -> Help | None:
        """Return what others may do about this seat, or have done."""
        table, times = self.table, self.table.services.times
        asked = table.clocks.asked.get(at)
        if asked is None:
            return None
        is_here = table.people.is_there(table.meta.seats[at].guest)
        delay = nudges.Delay(at, times.clock() - asked, is_here, self._nudge_of(at))
        return nudges.help_for(table.meta, table.stage, delay, times.idle, table.services.store.uptime())

    def _nudge_of(self, at: int) -> Nudge | None:
        """Return the nudge of a seat, if it is about the choice that it owes now."""
        race = self.table.race
        found = next((nudge for nudge in self.table.meta.nudges if nudge.seat == at), None)
        return None if found is None or at not in race.waits or chose_since(race.rows, at, found.version) else found

    async def nudge(self, at: int, name: str) -> bool:
        """Nudge a slow player; False if it is too early or already done."""
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            if self.help_for(at) != "nudge":
                return None
            return nudges.with_nudge(meta, Nudge(at, table.services.store.uptime(), name, table.race.version))

        return await table.commits.commit(decide) is not None

    async def call_bot(self, at: int) -> bool:
        """Let a bot drive for a slow player; False if it is too early."""
        bot = stand_in(self.table.game)

        def decide(meta: Meta, stage: Stage) -> Change | None:
            return nudges.call_bot(meta, stage, at, bot) if self.help_for(at) == "bot" else None

        return await self.table.commits.commit(decide) is not None

    def _show(self) -> None:
        self._shown = [self.help_for(at) for at in range(len(self.table.meta.seats))]
        self.table.show()

    # Hosts.

    async def after_leaving(self, at: int, guest: str) -> None:
        """Hand the table to the next person if the host has left their last seat."""
        if guest == self.table.meta.host and not self.table.meta.seats_of(guest):
            await self._pass_on(at)

    async def tick_lobby(self) -> None:
        """Hand the table to a player in the lobby if the host has been absent for long."""
        table, now = self.table, self.table.services.times.clock()
        if table.people.is_there(table.meta.host):
            self._host_gone = None
            return
        self._host_gone = now if self._host_gone is None else self._host_gone
        if now - self._host_gone >= table.services.times.host:
            await self._pass_on(0, present=True)

    async def _pass_on(self, at: int, present: bool = False) -> None:
        table = self.table

        def decide(meta: Meta, stage: Stage) -> Change | None:
            if stage not in seats.OPEN_STAGES:
                return None
            return seats.next_host(meta, table.people.guests(), at, present)

        if await table.commits.commit(decide) is not None:
            self._host_gone = None

    # Races.

    async def tick_race(self, claim: Callable[[Table], Awaitable[bool]]) -> None:
        """Let bots drive for people who are away or out of time, and expire requests, if this process leads."""
        table, services = self.table, self.table.services
        if [self.help_for(at) for at in range(len(table.meta.seats))] != self._shown:
            self._show()
        table.people.note_absent(table.meta)
        if await claim(table) and table.meta.request is not None:
            await table.commits.commit(
                lambda meta, stage: seat_requests.expire(table.situation(), services.times, services.store.uptime())
            )
        if not table.people.is_watched:
            table.clocks.begin_again()  # time stands still without viewers
            return
        if not services.leads(table):
            return
        for at in table.race.waits:
            seat = table.meta.seats[at]
            if seat.kind != "person" or seat.away or table.meta.trial is not None:  # an attempt waits
                continue
            if table.clocks.is_up(at) or table.people.has_left(at):
                bot = stand_in(table.game)
                await table.commits.commit(partial(seats.away, at=at, bot=bot, by="clock"))
        table.bots.drive()
