"""The board of a challenge: what came of each counted try, looked at when somebody asks and kept from then on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sql
from msgspec.structs import replace

from paddock.core.game import Over
from paddock.seasons.plain import season_part
from paddock.server.features.careers import place_of
from paddock.server.storage.database import tables, tries
from paddock.table.errors import NotThere
from paddock.table.messages.challenge import BoardLine, Why
from paddock.table.meta import Damaged
from paddock.table.sizes import LONGEST_BOARD, MOST_TRIES

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

LOOKED_AT_ONCE = 50
"""Tries that are looked at for one call; the next call tells of the others."""
ENDED = ("over", "closed")
IS_ENDED = tables.c.stage.in_(ENDED)


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a try: its result, or why it does not count."""

    why: Why = ""
    place: int = 0
    score: int = 0
    won: bool = False
    turns: int | None = None  # alone: of all cars that came home


class Try(msgspec.Struct, frozen=True):
    """A counted try as it is stored. `outcome` is None until it is over, and of one that was forgotten."""

    guest: str
    table: str
    name: str
    settled: bool
    outcome: Outcome | None

    @property
    def counts(self) -> bool:
        """Whether it was raced to its end in time."""
        return self.outcome is not None and not self.outcome.why


_read = msgspec.json.Decoder(Outcome).decode


def read_try(row: Any) -> Try:
    """A try from its row."""
    outcome = _read(row["data"]) if row["data"] else None
    return Try(row["guest"], row["table"], row["name"], row["settled"], outcome)


class Boards:
    """The counted tries of all challenges."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory

    async def mine(self, challenge: str, guest: str, address: str = "") -> Try | None:
        """The counted try of a guest."""
        found = await self._found(tries.c.challenge == challenge, tries.c.guest == guest)
        return (await self._looked_at(challenge, found, address))[0] if found else None

    async def all(self, challenge: str, address: str) -> list[Try]:
        """All counted tries of a challenge; of those that nobody has looked at yet a few are looked at."""
        return await self._looked_at(challenge, await self._found(tries.c.challenge == challenge), address)

    async def count(self, challenge: str) -> int:
        """How many counted tries were begun."""
        counted = sql.select(sql.func.count().label("count")).where(tries.c.challenge == challenge)
        return int((await self.directory.store.ask(counted))[0]["count"])

    async def _found(self, *conditions: sql.ColumnElement[bool]) -> list[Try]:
        query = sql.select(tries).where(*conditions).order_by(tries.c.begun, tries.c.guest).limit(MOST_TRIES)
        return [read_try(row) for row in await self.directory.store.ask(query)]

    async def _looked_at(self, challenge: str, found: list[Try], address: str) -> list[Try]:
        waiting = [one.table for one in found if not one.settled]
        ended = await self.directory.store.find_tables(tables.c.id.in_(waiting), IS_ENDED) if waiting else []
        outcomes = {id: await self._settle(challenge, id, address) for id, _, _ in ended[:LOOKED_AT_ONCE]}
        return [
            one if (outcome := outcomes.get(one.table)) is None else replace(one, settled=True, outcome=outcome)
            for one in found
        ]

    async def _settle(self, challenge: str, id: str, address: str) -> Outcome | None:
        """Notes what came of a try that has ended; None if that is not known here yet."""
        try:
            table = await self.directory.find(id, address)
            await table.commits.is_behind()
            if table.stage not in ENDED:  # its last row was stored this very moment
                return None
            outcome = outcome_of(table)
        except (NotThere, Damaged):
            outcome = Outcome("gone")
        this = sql.and_(tries.c.challenge == challenge, tries.c.table == id, tries.c.settled.is_(False))
        await self.directory.store.change(
            tries.update().where(this).values(settled=True, data=msgspec.json.encode(outcome))
        )
        return outcome

    async def keep(self, table: Table) -> None:
        """Before a table is pruned: notes what came of its try."""
        trial = table.meta.trial
        if trial is not None and trial.counted:
            this = sql.and_(tries.c.table == table.meta.id, tries.c.settled.is_(False))
            data = msgspec.json.encode(outcome_of(table))
            await self.directory.store.change(tries.update().where(this).values(settled=True, data=data))

    async def forget(self, guest: str, table: str | None) -> int:
        """Takes a guest's results off the boards, and tells how many.

        That they have had their try is kept, or they could try again.
        """
        ended = tries.c.settled | tries.c.table.in_(sql.select(tables.c.id).where(IS_ENDED))  # looked at or not yet
        theirs = sql.and_(tries.c.guest == guest, ended)
        this = theirs if table is None else sql.and_(theirs, tries.c.table == table)
        gone = {"name": "", "table": "", "settled": True, "data": b""}
        return await self.directory.store.change(tries.update().where(this).values(gone))

    async def lines(self, found: Sequence[Try], guest: str, opened: bool) -> tuple[BoardLine, ...]:
        """The tries that count: the best first where results may be seen, else who has finished."""
        finished = [one for one in found if one.counts]
        if not opened:
            return tuple([BoardLine(one.name, one.guest == guest) for one in finished[:LONGEST_BOARD]])
        kept = [one.table for one in finished]
        query = sql.select(tables.c.id).where(tables.c.id.in_(kept))
        there = {row["id"] for row in await self.directory.store.ask(query)}
        ranked = sorted(finished, key=_rank)
        keys = [_rank(one) for one in ranked]
        lines = [
            _line(one, guest, keys.index(key) + 1, one.table in there) for one, key in zip(ranked, keys, strict=True)
        ]
        return tuple([line for at, line in enumerate(lines) if at < LONGEST_BOARD or line.mine])


def outcome_of(table: Table) -> Outcome:
    """What came of the try at a table that is at its end."""
    trial, turn = table.meta.trial, table.race.turn
    if trial is None or not isinstance(turn, Over):
        return Outcome("closed")
    if trial.spoilt:
        return Outcome("bot")
    if table.race.rows[-1].at > trial.closes:
        return Outcome("late")
    seat = table.meta.own_seat(table.meta.host) or 0
    result, game = turn.result, table.game
    turns = season_part(game).finishes(result)[seat].turns if game.seats == 1 else None
    return Outcome("", place_of(result, seat), result.scores[seat], seat in result.won(), turns)


def _rank(one: Try) -> tuple[bool, int, int, int]:
    """The better result first: by score, then by place.

    Of those who race alone, whoever came home is ahead of all who did not, and the score is followed by turns.
    """
    outcome = one.outcome
    assert outcome is not None
    return outcome.turns is not None and not outcome.won, -outcome.score, outcome.place, outcome.turns or 0


def _line(one: Try, guest: str, rank: int, there: bool) -> BoardLine:
    outcome = one.outcome
    assert outcome is not None
    table = one.table if there else None
    mine = one.guest == guest
    return BoardLine(one.name, mine, rank, outcome.place, outcome.score, outcome.won, outcome.turns, table)
