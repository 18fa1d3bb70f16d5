"""Seasons at tables: each race has its own table, which holds the results of the earlier races.

Everything is stored with the tables, so that a season survives a restart: the table of a race has the whole season,
the ids of the earlier tables, and each seat's finishes there. The next race is requested like a rematch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from paddock.bots import names, split_budget
from paddock.core import record as records
from paddock.core.game import AnyGame
from paddock.core.record import Record
from paddock.seasons.record import SeasonRecord, result_of, write
from paddock.seasons.season import MOST_RACES
from paddock.table.driver import stand_in
from paddock.table.errors import NotNow, NotThere
from paddock.table.info import finishes_so_far, record_of
from paddock.table.meta import Meta, SeasonMeta, SeatMeta, read_meta
from paddock.table.steps import once
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table

MOST_TABLES = 4 * MOST_RACES
"""Most tables of a season, as closed races are repeated."""


def following(table: Table) -> SeasonMeta | None:
    """Return the next race's place in the season; None without a season.

    An unfinished race is repeated. After the last one the season starts again.
    """
    now = table.meta.season
    if now is None:
        return None
    first = now.first or table.meta.id
    if table.result is None:
        return replace(now, first=first)
    if now.number + 1 == len(now.season.races):
        return SeasonMeta(now.season)
    return SeasonMeta(
        now.season, now.number + 1, first, (*now.tables, table.meta.id), (*now.raced, table.result.finishes)
    )


async def season_game(directory: TableDirectory, season: SeasonMeta, address: str) -> AnyGame:
    """Return the game of the next race in a season."""
    race = season.season.races[season.number]
    return await directory.services.game(race.game, race.options, address)


def seats_in(game: AnyGame, seats: Sequence[SeatMeta]) -> tuple[SeatMeta, ...]:
    """Return these seats for a race of a possibly different game, whose default bot replaces unknown ones."""
    known = names(game)
    return tuple(
        [
            replace(seat, bot=stand_in(game)) if seat.bot and split_budget(seat.bot)[0] not in known else seat
            for seat in seats
        ]
    )


async def last_table(directory: TableDirectory, table: Table, address: str) -> Table:
    """Return the latest table of a season."""
    meta = table.meta
    if meta.season is None:
        raise NotThere(message("server-error-no-season"))
    first = meta.season.first or meta.id
    for _ in range(MOST_TABLES):
        later = await meta_of(directory, meta.rematch)
        if later is None or later.season is None or later.season.first != first:
            break
        meta = later
    return await directory.find(meta.id, address)


async def meta_of(directory: TableDirectory, id: str | None) -> Meta | None:
    """Return the stored metadata of a table; None if there is none."""
    found = None if id is None else await directory.store.table(id)
    return read_meta(found.data) if found is not None else None


async def season_text(directory: TableDirectory, table: Table, address: str) -> str:
    """Return the season of a table as text, with all finished races."""
    last = await last_table(directory, table, address)
    now = last.meta.season
    assert now is not None
    raced = finishes_so_far(last)
    if not raced:
        raise NotNow(message("server-error-not-over-record"))
    ids = [*now.tables, last.meta.id][: len(raced)]
    races = [await _record_of(directory, number, id, address) for number, id in enumerate(ids, start=1)]
    record = SeasonRecord(now.season, tuple(races), result_of(now.season, raced))
    return await directory.services.replaying.run(once(write, record), address)


async def _record_of(directory: TableDirectory, number: int, id: str, address: str) -> Record:
    """Return the record of a race in a season, even if its table was pruned."""
    kept = await directory.services.lists.kept_record(id)
    if kept is not None:
        return await directory.services.loading.run(once(records.read, kept), address)
    try:
        return record_of(await directory.find(id, address))
    except NotThere:
        raise NotThere(message("server-error-season-race-gone", number=number)) from None
