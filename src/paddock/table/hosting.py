"""Whose table it is: a host who leaves, or is gone from the lobby for long, hands it to the next person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from paddock.table.meta import Meta

if TYPE_CHECKING:
    from paddock.table.table import Table


class Hosting:
    """Sees to it that a table has a host who can start the race."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._gone: float | None = None  # since when the host is not there

    async def after_leaving(self, at: int, guest: str) -> None:
        """This guest has left a seat: if it was the host's last one, the table goes to the next person."""
        if guest == self.table.meta.host and not self.table.seats_of(self.table.meta.host):
            await self._pass_on(at)

    async def look_after(self) -> None:
        """In the lobby a host who is not there for long is as good as gone, if somebody else is there."""
        table, now = self.table, self.table.times.clock()
        if table.is_there(table.meta.host):
            self._gone = None
            return
        self._gone = now if self._gone is None else self._gone
        if now - self._gone >= table.times.host:
            await self._pass_on(0, present=True)

    def _next(self, at: int, present: bool) -> str | None:
        """The next person from this seat on, rather one who is there."""
        table = self.table
        seats = table.meta.seats
        after = [seats[(at + more) % len(seats)].guest for more in range(len(seats))]
        others = [guest for guest in after if guest is not None and guest != table.meta.host]
        there = [guest for guest in others if table.is_there(guest)]
        return next(iter(there if present else [*there, *others]), None)

    async def _pass_on(self, at: int, present: bool = False) -> None:
        table = self.table

        def make() -> Meta | None:
            guest = self._next(at, present) if table.stage in ("lobby", "racing") else None
            return None if guest is None else replace(table.meta, host=guest)

        if await table.change(make):
            self._gone = None
