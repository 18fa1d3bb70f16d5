"""Two directories on one database, like two processes: both accept commands, and end with the same race."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from paddock.core.errors import IllegalAction
from paddock.server.directory.following import Following
from paddock.server.directory.housekeeping import Housekeeping
from paddock.server.directory.making import create
from paddock.server.directory.services import make_services
from paddock.server.directory.tables import TableDirectory
from paddock.server.storage.bus import Bus
from paddock.server.storage.engine import open_engine
from paddock.server.storage.migrate import prepare
from paddock.server.storage.store import Store
from paddock.server.workers.bot_pool import BotPool
from paddock.table.messages import NewSeat, NewTable
from paddock.table.people.guest import Guest, action_id
from paddock.table.table import Table
from tests.server.conftest import NewDatabase
from tests.server.running import ON_BOTH

pytestmark = ON_BOTH


@asynccontextmanager
async def two_directories(
    folder: Path, address: str, deaf: bool = False
) -> AsyncIterator[tuple[TableDirectory, TableDirectory]]:
    url = prepare(folder, address)
    bus = Bus()
    both = [make_services(Store(open_engine(url)), BotPool(1), Bus() if deaf else bus) for _ in range(2)]
    directories = [TableDirectory(services, Following) for services in both]
    running = [Housekeeping(directory) for directory in directories]
    for housekeeping in running:
        await housekeeping.start()
    try:
        yield directories[0], directories[1]
    finally:
        for housekeeping in running:
            await housekeeping.stop()


async def start(directory: TableDirectory, **options: int) -> tuple[Guest, Table]:
    guest, _ = await directory.services.guests.make("Ann")
    seats = (NewSeat("me"), NewSeat("here", "Bob"), NewSeat("here", "Cleo"))
    return guest, await create(directory, guest, NewTable("downforce", {"players": 3}, seats, start=True))


async def act(table: Table, guest: Guest, rng: Random, cid: str) -> bool:
    """Make a random choice in this directory's state of the race; return whether it was accepted."""
    seat = rng.choice(table.race.waits)
    action = rng.choice(table.game.legal(table.race.state, seat))
    try:
        await table.actions.act_for(guest.id, cid, seat, str(action))
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("deaf", [False, True])
async def test_both_take_commands_and_end_with_the_same_race(tmp_path: Path, database: NewDatabase, deaf: bool) -> None:
    """Even without notifications, as conflicts then reveal the missing rows."""
    async with two_directories(tmp_path, database(), deaf) as (first, second):
        guest, table = await start(first)
        other = await second.find(table.meta.id)
        assert other is not table
        rng = Random("two directories")
        accepted = 0
        for n in range(2000):
            both = [one for one in (table, other) if one.race.waits and one.stage == "racing"]
            if not both:
                break
            jobs = [act(one, guest, rng, f"{n} {at}") for at, one in enumerate(both)]
            accepted += sum(await asyncio.gather(*jobs))
        for one in (table, other):
            await one.commits.catch_up()
        assert table.stage == other.stage == "over"
        assert table.race.rows == other.race.rows == await first.store.rows_of(table.meta.id)
        assert [row.seq for row in table.race.rows] == list(range(table.race.version))
        assert table.race.lines == other.race.lines
        assert accepted == len([row for row in table.race.rows if row.by == "person"])


async def test_the_same_action_sent_to_both_is_done_once(tmp_path: Path, database: NewDatabase) -> None:
    async with two_directories(tmp_path, database(), deaf=True) as (first, second):
        guest, table = await start(first)
        other = await second.find(table.meta.id)
        seat = table.race.waits[0]
        action = str(table.game.legal(table.race.state, seat)[0])
        rows = await asyncio.gather(*[one.actions.act_for(guest.id, "same", seat, action) for one in (table, other)])
        assert rows[0] == rows[1]
        assert [row.cid for row in await first.store.rows_of(table.meta.id)].count(action_id(guest.id, "same")) == 1
