"""Challenges: a start, a seat, bots in the others and a seed, so that all players get the same luck.

Each guest has one counted attempt, at a table of their own with keyed luck. Until the challenge closes, its seed is
sealed, and guests who have not finished a counted attempt see none of its tables. A closed challenge stays closed.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sql

from paddock.core.errors import BadOptions
from paddock.fair import new_seed, race_seed
from paddock.server.directory.commands import forget_table
from paddock.server.directory.new_table import check_options
from paddock.server.features.leaderboards import Boards, Try
from paddock.server.features.plans import Challenge, Plan, plan_of, read_plan
from paddock.server.storage.database import challenges, guests, tries
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.messages.challenge import ChallengeInfo, NewChallenge
from paddock.table.meta import TrialMeta
from paddock.table.people.guest import Guest, new_id
from paddock.table.sizes import MOST_OPEN_CHALLENGES, MOST_TRIES
from paddock.table.stages import begin
from paddock.table.store import Conflict
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

DAY = 24 * 3600.0
ENDED = ("over", "closed")


class Challenges:
    """All challenges of a server."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self.boards = Boards(directory.store)
        self.seals = directory.services.seals

    # Creating.

    async def make(self, guest: Guest, wanted: NewChallenge, address: str) -> Challenge:
        """Return a challenge from a described start, or from a finished race."""
        plan = await (self._from_race if wanted.table else self._from_start)(guest, wanted, address)
        closes = self.directory.store.date() + wanted.days * DAY
        return await self.add(plan, closes, maker=guest.id)

    async def _from_start(self, guest: Guest, wanted: NewChallenge, address: str) -> Plan:
        check_options(wanted.game, wanted.options)
        game = await self.directory.services.game(wanted.game, wanted.options, address)
        if not 0 <= wanted.seat < game.seats:
            raise BadOptions(f"the race has {game.seats} seats, counted from 0")
        if len(wanted.rivals) > game.seats - 1:
            raise BadOptions(f"{len(wanted.rivals)} rivals were named, but there are {game.seats - 1}")
        return plan_of(game, wanted.seat, wanted.rivals, new_seed(), guest.name)

    async def _from_race(self, guest: Guest, wanted: NewChallenge, address: str) -> Plan:
        table = await self.directory.find(wanted.table, address)
        await self.check_seen(table, guest.id)
        meta, game = table.meta, table.game
        if table.stage not in ENDED or table.sealed:
            raise NotNow(message("server-error-not-over-challenge"))
        if meta.imported or meta.lesson:
            raise NotNow(message("server-error-challenge-luck"))
        if not 0 <= wanted.seat < game.seats:
            raise BadOptions(f"the race has {game.seats} seats, counted from 0")
        rivals = [
            seat.bot or "" if seat.kind == "bot" else "" for at, seat in enumerate(meta.seats) if at != wanted.seat
        ]
        return plan_of(game, wanted.seat, rivals, race_seed(meta.seed, meta.words), guest.name, known=True)

    async def add(self, plan: Plan, closes: float, maker: str = "", day: str | None = None) -> Challenge:
        """Store a challenge, unless its maker has too many open. Raises Conflict if the day already has one."""
        id, store = new_id(), self.directory.store
        values = {"id": id, "game": plan.header["game"], "day": day, "maker": maker, "closes": closes}
        more = {"closed": False, "used": store.uptime(), "data": msgspec.json.encode(plan)}
        others = sql.and_(challenges.c.maker == maker, challenges.c.id != id)
        still_open = sql.and_(others, challenges.c.closed.is_(False), challenges.c.closes > store.date())

        def work(connection: sql.Connection) -> bool:
            if maker:
                connection.execute(sql.select(guests.c.id).where(guests.c.id == maker).with_for_update())  # one by one
                number = connection.scalar(sql.select(sql.func.count()).select_from(challenges).where(still_open))
                if number is not None and number >= MOST_OPEN_CHALLENGES:
                    return False
            connection.execute(challenges.insert().values(**values, **more))
            return True

        try:
            if not await store.transaction(work):
                raise NotNow(message("server-error-challenges-open", most=MOST_OPEN_CHALLENGES))
        except Conflict:
            if day is not None:
                raise
            # Otherwise it was stored before the connection was lost, as nobody else has this id.
        return Challenge(id, day or "", maker, closes, plan)

    # Finding, and checking whether it is open.

    async def find(self, id: str) -> Challenge:
        found = await self.first(challenges.c.id == id) if "\0" not in id else None
        if found is None:
            raise NotThere(message("server-error-no-challenge"))
        return found

    async def first(self, *conditions: sql.ColumnElement[bool]) -> Challenge | None:
        """Return the first challenge that matches; None if there is none."""
        found = await self.directory.store.ask(sql.select(challenges).where(*conditions).limit(1))
        if not found:
            return None
        row = found[0]
        return Challenge(row["id"], row["day"] or "", row["maker"], row["closes"], read_plan(row["data"]))

    async def check_seen(self, table: Table, guest: str) -> None:
        """Check access to an attempt, and note at its table whether it is still sealed."""
        trial = table.meta.trial
        if trial is None:
            return
        table.sealed = not await self.seals.is_closed(trial.challenge)
        if not table.sealed or (table.meta.seats_of(guest) and table.stage != "closed"):  # giving up is not finishing
            return
        if table.stage in ENDED and await self.has_finished(trial.challenge, guest):
            return
        raise NotYours(message("server-error-sealed"))

    async def has_finished(self, id: str, guest: str) -> bool:
        """Return whether the guest has finished a counted attempt."""
        mine = await self.boards.mine(id, guest) if guest else None
        return mine is not None and mine.counts

    # Racing.

    async def race(self, guest: Guest, id: str, address: str) -> Table:
        """Return the table of the guest's counted attempt, starting it if needed; after closing, that of a free one."""
        challenge = await self.find(id)
        if await self.seals.is_closed(id):
            return await self._begin(guest, challenge, address, counted=False)
        mine = await self.boards.mine(id, guest.id)
        if mine is None:
            return await self._begin(guest, challenge, address, counted=True)
        return await self._go_on(mine, address)

    async def _go_on(self, mine: Try, address: str) -> Table:
        try:
            table = await self.directory.find(mine.table, address)
        except NotThere:
            raise NotNow(message("server-error-tried")) from None
        if table.stage == "lobby":  # a crash came before the first luck was shown
            await begin(table)
        return table

    async def _begin(self, guest: Guest, challenge: Challenge, address: str, counted: bool) -> Table:
        directory, plan = self.directory, challenge.plan
        if counted and await self.boards.count(challenge.id) >= MOST_TRIES:
            raise NotNow(message("server-error-board-full", most=MOST_TRIES))
        directory.services.quotas.take_table(guest.id, address, False)
        game, why = await directory.services.game_of(plan.header, address)
        if why is not None:
            raise NotNow(message("server-error-challenge-rules"))
        trial = TrialMeta(challenge.id, challenge.closes, challenge.day, counted)
        unproven = "known" if plan.known or not counted else None
        table = await directory.add(
            guest, game, plan.seats(guest), seed=plan.seed, keyed=True, trial=trial, unproven=unproven, talk="off"
        )
        if counted and not await self._note(challenge, guest, table):
            mine = await self.boards.mine(challenge.id, guest.id)
            assert mine is not None
            if mine.table != table.meta.id:  # otherwise it was noted before the connection was lost
                await forget_table(directory, table.meta.id)
                return await self._go_on(mine, address)
        table.sealed = counted
        await begin(table)
        return table

    async def _note(self, challenge: Challenge, guest: Guest, table: Table) -> bool:
        """Note the guest's attempt; False if they already had one."""
        values = {"challenge": challenge.id, "guest": guest.id, "table": table.meta.id, "name": guest.name}
        more = {"begun": self.directory.store.date(), "settled": False, "data": b""}
        store = self.directory.store
        used = sql.update(challenges).where(challenges.c.id == challenge.id).values(used=store.uptime())

        def work(connection: sql.Connection) -> None:
            connection.execute(tries.insert().values(**values, **more))
            connection.execute(used)

        with suppress(Conflict):
            await store.transaction(work)
            return True
        return False

    # Showing.

    async def info(self, challenge: Challenge, guest: str, address: str) -> ChallengeInfo:
        game, _ = await self.directory.services.game_of(challenge.plan.header, address)
        return await self.boards.info(challenge, game, guest, await self.seals.is_closed(challenge.id))
