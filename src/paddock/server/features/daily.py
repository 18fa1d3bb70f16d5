"""The race of the day: a challenge for each game and day (UTC), with a seed that nobody chose.

The seed is an HMAC of the server's secret and the date, so that its hash can be published the day before. The secret
is made once per database and never sent.
"""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from datetime import date, timedelta
from typing import TYPE_CHECKING

import sqlalchemy as sql

from paddock import games
from paddock.bots import usual
from paddock.core.luck import pick, stream
from paddock.fair import hash_of, new_seed
from paddock.server.features.challenges import Challenges
from paddock.server.features.dates import day_of, end_of
from paddock.server.features.plans import Challenge, Plan, plan_of
from paddock.server.storage.database import challenges, server_secrets
from paddock.table.messages.challenge import DayInfo
from paddock.table.store import Conflict
from paddock.track.load import builtin_tracks

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory

SECRET = "days"


def seed_of(secret: str, day: date, game: str) -> str:
    """Return the seed of a game's race on a day."""
    return hmac.digest(secret.encode(), f"paddock day {day.isoformat()} {game}".encode(), "sha256").hex()


class Days:
    """The races of the day, made on demand."""

    def __init__(self, directory: TableDirectory, challenges: Challenges) -> None:
        self.directory = directory
        self.challenges = challenges
        self._secret = ""

    async def shown(self, guest: str, address: str) -> list[DayInfo]:
        """Return today's race of each game, yesterday's if there was one, and the hash of tomorrow's."""
        today = day_of(self.directory.store.date())
        return [await self._shown(game, today, guest, address) for game in games.names()]

    async def _shown(self, game: str, today: date, guest: str, address: str) -> DayInfo:
        info = self.challenges.info
        before = await self._find(game, today - timedelta(days=1))
        tomorrow = seed_of(await self.secret(), today + timedelta(days=1), game)
        return DayInfo(
            await info(await self.of(game, today, address), guest, address),
            None if before is None else await info(before, guest, address),
            hash_of(tomorrow),
        )

    async def of(self, game: str, day: date, address: str) -> Challenge:
        while (found := await self._find(game, day)) is None:
            plan = await self._plan(game, seed_of(await self.secret(), day, game), address)
            with suppress(Conflict):  # another caller made it concurrently
                return await self.challenges.add(plan, end_of(day), day=day.isoformat())
        return found

    async def _find(self, game: str, day: date) -> Challenge | None:
        wanted = challenges.c.day == day.isoformat(), challenges.c.game == game
        return await self.challenges.first(*wanted)

    async def _plan(self, name: str, seed: str, address: str) -> Plan:
        """Return the plan: circuit and seat follow from the seed, everything else is the default."""
        kind, rng = games.load(name), stream(seed, "day")
        known = await asyncio.to_thread(builtin_tracks)
        tracks = sorted([track.name for track in known.values() if name in track.games])
        circuit = {"track": pick(rng, tracks)} if tracks else {}
        options = {kind.seats_option: kind.usual_seats, **circuit}
        game = await self.directory.services.game(name, options, address)
        return plan_of(game, pick(rng, range(game.seats)), [usual(kind)] * (game.seats - 1), seed)

    async def secret(self) -> str:
        """Return the server's secret."""
        if not self._secret:
            with suppress(Conflict):  # it exists
                await self.directory.store.change(server_secrets.insert().values(name=SECRET, value=new_seed()))
            query = sql.select(server_secrets.c.value).where(server_secrets.c.name == SECRET)
            self._secret = (await self.directory.store.ask(query))[0]["value"]
        return self._secret
