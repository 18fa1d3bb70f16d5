"""Leaderboards: the outcome of each counted attempt at a challenge, stored in the commit that ends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql

from paddock.core.game import AnyGame
from paddock.fair import hash_of
from paddock.server.features.plans import Challenge
from paddock.server.storage.database import tables, tries
from paddock.server.storage.store import Store
from paddock.table.messages.challenge import BoardLine, ChallengeInfo, MyTry, Rival
from paddock.table.result import Outcome
from paddock.table.sizes import LONGEST_BOARD, MOST_TRIES
from paddock.track.load import board_key


class Try(msgspec.Struct, frozen=True):
    """A stored counted attempt; `outcome` is None until it is over, and after it was forgotten."""

    guest: str
    table: str
    name: str
    settled: bool
    outcome: Outcome | None

    @property
    def counts(self) -> bool:
        """Return whether it was finished in time."""
        return self.outcome is not None and not self.outcome.why


_read = msgspec.json.Decoder(Outcome).decode


def read_try(row: Any) -> Try:
    """Parse an attempt."""
    outcome = _read(row["data"]) if row["data"] else None
    return Try(row["guest"], row["table"], row["name"], row["settled"], outcome)


class Boards:
    """The counted attempts at all challenges."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def mine(self, challenge: str, guest: str) -> Try | None:
        """Return the counted attempt of a guest."""
        found = await self._found(tries.c.challenge == challenge, tries.c.guest == guest)
        return found[0] if found else None

    async def count(self, challenge: str) -> int:
        """Return the number of counted attempts."""
        counted = sql.select(sql.func.count().label("count")).where(tries.c.challenge == challenge)
        return int((await self.store.ask(counted))[0]["count"])

    async def _found(self, *conditions: sql.ColumnElement[bool]) -> list[Try]:
        query = sql.select(tries).where(*conditions).order_by(tries.c.begun, tries.c.guest).limit(MOST_TRIES)
        return [read_try(row) for row in await self.store.ask(query)]

    async def forget(self, guest: str, table: str | None) -> int:
        """Remove a guest's results from the leaderboards; return how many. The attempts stay used up."""
        over = sql.select(tables.c.id).where(tables.c.stage == "over")  # even if the result is not stored yet
        ended = tries.c.settled | tries.c.table.in_(over)
        theirs = sql.and_(tries.c.guest == guest, ended)
        this = theirs if table is None else sql.and_(theirs, tries.c.table == table)
        gone = {"name": "", "table": "", "settled": True, "data": b""}
        return await self.store.change(tries.update().where(this).values(gone))

    async def lines(self, found: Sequence[Try], guest: str, opened: bool) -> tuple[BoardLine, ...]:
        """Return the attempts that count: ranked if their results may be seen, otherwise only the names."""
        finished = [one for one in found if one.counts]
        if not opened:
            return tuple([BoardLine(one.name, one.guest == guest) for one in finished[:LONGEST_BOARD]])
        kept = [one.table for one in finished]
        query = sql.select(tables.c.id).where(tables.c.id.in_(kept))
        there = {row["id"] for row in await self.store.ask(query)}
        ranked = sorted(finished, key=_rank)
        keys = [_rank(one) for one in ranked]
        lines = [
            _line(one, guest, keys.index(key) + 1, one.table in there) for one, key in zip(ranked, keys, strict=True)
        ]
        return tuple([line for at, line in enumerate(lines) if at < LONGEST_BOARD or line.mine])

    async def info(self, challenge: Challenge, game: AnyGame, guest: str, closed: bool) -> ChallengeInfo:
        plan = challenge.plan
        found = await self._found(tries.c.challenge == challenge.id)
        mine = next((one for one in found if one.guest == guest), None)
        opened = closed or (mine is not None and mine.counts)
        track = game.track
        seats = [at for at in range(game.seats) if at != plan.seat]
        return ChallengeInfo(
            id=challenge.id,
            game=game.name,
            options=plan.header["options"],
            track=board_key(track) if track else "",
            title=track.title if track else game.title,
            seats=game.seats,
            seat=plan.seat,
            rivals=tuple([Rival(*rival) for rival in zip(seats, plan.names(), plan.rivals, strict=True)]),
            maker=plan.maker,
            made_by_me=bool(guest) and challenge.maker == guest,
            day=challenge.day,
            closes=challenge.closes,
            closed=closed,
            known=plan.known,
            hash=hash_of(plan.seed),
            seed=plan.seed if closed else None,
            mine=None if mine is None else my_try(mine),
            finished=sum([one.counts for one in found]),
            racing=sum([not one.settled for one in found]),
            open_board=opened,
            board=await self.lines(found, guest, opened),
        )


def _rank(one: Try) -> tuple[bool, int, int, int]:
    """Rank by score, then by place.

    Solo players who finished rank ahead of those who did not; ties are broken by turns.
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


def my_try(mine: Try) -> MyTry:
    """Return a guest's own attempt."""
    why = mine.outcome.why if mine.outcome is not None else "gone" if mine.settled else ""
    return MyTry(mine.table, mine.settled, why)
