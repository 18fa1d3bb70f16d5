"""A guest's own record: what becomes of a race for each of those who raced it, kept also when the table is pruned.

A race is looked at when somebody asks for their record, or before its table is pruned: played through once more, so
that the game can count its figures. While it runs nothing is told of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec
import sqlalchemy as sql

from paddock.bots import names, split_budget
from paddock.core.game import Over, Result
from paddock.server.features.career_messages import CareerRace
from paddock.server.storage.database import careers, places, tables
from paddock.table.driver import stand_in
from paddock.table.errors import NotThere
from paddock.table.messages import Stage
from paddock.table.meta import Damaged, Meta
from paddock.table.race import undone_of
from paddock.table.replay import moments
from paddock.table.steps import Steps
from paddock.table.store import Conflict, Row
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

MOST_RACES = 2000
"""Races that a record has: the oldest are dropped."""
LOOKED_AT_ONCE = 12
"""Races that are played through for one call; the next call tells of the others."""

_read = msgspec.json.Decoder(CareerRace).decode


def counts_for(guest: str) -> sql.ColumnElement[bool]:
    """The races in the record of a guest."""
    return sql.and_(careers.c.guest == guest, careers.c.data != b"")


def seat_that_counts(meta: Meta, guest: str, ended: float) -> int | None:
    """The seat that a guest has raced in: their own at the end, or one that they have left by themselves.

    Nothing counts in lessons, imported races and those that go on from a moment of another race; nor in a try that
    ended after its challenge had closed, as its seed was shown by then.
    """
    if meta.unproven is not None or (meta.trial is not None and ended > meta.trial.closes):
        return None
    left = [at for at, seat in enumerate(meta.seats) if meta.left_by(at) == guest and not seat.put_out]
    own = meta.own_seat(guest)
    return own if own is not None else next(iter(left), None)


def place_of(result: Result, seat: int) -> int:
    """Winners are first, all others follow by their scores; level ones share a place."""
    ranks = [(at in result.winners, score) for at, score in enumerate(result.scores)]
    return 1 + sum(rank > ranks[seat] for rank in ranks)


def drove_to_the_end(rows: Sequence[Row], seat: int) -> bool:
    """Whether the last choice of the seat was made by a person, and not by a bot in their place.

    Whoever has left it, or has retired, when there was nothing more to choose has driven to the end too.
    """
    undone = undone_of(rows)
    chosen = [row.by for row in rows if row.kind == "act" and row.seat == seat and row.seq not in undone]
    made = [by for by in chosen if by != "auto"]
    return not made or made[-1] == "person"


def level_of(table: Table, seat: int) -> str:
    """How strong the rivals were."""
    rivals = [other for at, other in enumerate(table.meta.seats) if at != seat]
    left = [table.meta.left_by(at) for at in range(table.game.seats) if at != seat]
    if any(rival.kind == "person" for rival in rivals) or any(left):
        return "people"
    order = names(table.game)
    levels = [split_budget(rival.bot or stand_in(table.game))[0] for rival in rivals]
    return max(levels, key=lambda level: order.index(level) if level in order else -1, default="alone")


def counting(table: Table) -> Steps[tuple[dict[str, int], ...]]:
    """The figures of each seat, counted by the game."""
    yield
    counter = table.game.career()
    if counter is None:
        return ({},) * table.game.seats
    state = table.race.state
    for moment in moments(table.race, table.race.moves(), 0):
        state = moment.state
        counter.watch(state, moment.events)
        yield
    return counter.figures(state)


class Careers:
    """The records of all guests."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory

    async def of_guest(self, guest: str, address: str) -> tuple[list[CareerRace], int]:
        """The races of a guest, the last one first; and how many more are still to be looked at."""
        new = await self._unseen(guest)
        for id, stage, data in new[:LOOKED_AT_ONCE]:
            await self._look(guest, id, stage, data, address)
        query = sql.select(careers.c.at, careers.c.data).where(counts_for(guest))
        found = await self.directory.store.ask(query.order_by(careers.c.at.desc(), careers.c.table).limit(MOST_RACES))
        if len(found) == MOST_RACES:
            await self._empty(counts_for(guest) & (careers.c.at < found[-1]["at"]))
        return [_read(row["data"]) for row in found], max(0, len(new) - LOOKED_AT_ONCE)

    async def _unseen(self, guest: str) -> list[tuple[str, str, bytes]]:
        """Races of the guest that were not looked at yet."""
        theirs = tables.c.id.in_(sql.select(places.c.table).where(places.c.guest == guest))
        known = tables.c.id.in_(sql.select(careers.c.table).where(careers.c.guest == guest))
        return await self.directory.store.find_tables(theirs, ~known, tables.c.stage == "over")

    async def _look(self, guest: str, id: str, stage: str, data: bytes, address: str) -> None:
        known = sql.select(careers.c.table).where(careers.c.guest == guest, careers.c.table == id)
        async with self.directory.unopened(id):  # whoever asks at the same time waits for the same work
            if await self.directory.store.ask(known):
                return
            try:
                table = self.directory.open.get(id) or await self.directory.build(data, cast(Stage, stage), address)
                await table.commits.is_behind()
                if table.stage == "over":  # else its last row was stored this very moment
                    await self.note(table, (guest,), address)
            except Damaged:
                await self._put(guest, id, 0, b"")

    async def note(self, table: Table, guests: Iterable[str], address: str = "") -> None:
        """Stores what the race of a table is in the records of these guests; empty where it does not count."""
        turn, race = table.race.turn, table.race
        at = race.rows[-1].at if race.rows else table.meta.created
        seats = {guest: seat_that_counts(table.meta, guest, at) for guest in guests}
        figures: tuple[dict[str, int], ...] = ()
        if isinstance(turn, Over) and any(seat is not None for seat in seats.values()):
            figures = await self.directory.replaying.run(counting(table), address)
        for guest, seat in seats.items():
            data = b""
            if isinstance(turn, Over) and seat is not None:
                driven = drove_to_the_end(race.rows, seat)
                data = msgspec.json.encode(race_of(table, turn.result, seat, at, figures[seat] if driven else None))
            await self._put(guest, table.meta.id, at, data)

    async def _put(self, guest: str, table: str, at: float, data: bytes) -> None:
        with suppress(Conflict):  # looked at twice at once, or forgotten meanwhile
            await self.directory.store.change(careers.insert().values(guest=guest, table=table, at=at, data=data))

    async def keep(self, table: Table) -> None:
        """Before a table is pruned: notes its race for all who have not asked yet."""
        id = table.meta.id
        if table.stage == "over":
            known = await self.directory.store.ask(sql.select(careers.c.guest).where(careers.c.table == id))
            await self.note(table, table.meta.participants() - {row["guest"] for row in known})
        await self.directory.store.change(careers.delete().where(careers.c.table == id, careers.c.data == b""))

    async def forget(self, guest: str, table: str | None) -> None:
        """Takes a race out of the guest's record, or all; it is not looked at again."""
        if table is None:
            for id, _, _ in await self._unseen(guest):
                await self._put(guest, id, 0, b"")
            await self._empty(counts_for(guest))
        elif not await self._empty(counts_for(guest) & (careers.c.table == table)):
            raise NotThere(message("server-error-not-in-record"))

    async def _empty(self, wanted: sql.ColumnElement[bool]) -> int:
        """These races no longer count, and are not looked at again while their tables are kept."""
        return await self.directory.store.change(careers.update().where(wanted).values(data=b""))


def race_of(table: Table, result: Result, seat: int, at: float, figures: dict[str, int] | None) -> CareerRace:
    """The race as the record of whoever sat in this seat has it; `figures` is None if they left it to a bot."""
    track = table.game.track
    return CareerRace(
        table.meta.id,
        at,
        table.meta.game,
        track.title if track else "",
        level_of(table, seat),
        table.game.seats,
        None if figures is None else place_of(result, seat),
        figures is not None and seat in result.won(),
        figures or {},
        day_of(table, at) if figures is not None else "",
    )


def day_of(table: Table, at: float) -> str:
    """The day whose race was finished here in time, as a try that counts; empty: none."""
    trial = table.meta.trial
    return trial.day if trial is not None and trial.counted and not trial.spoilt and at <= trial.closes else ""
