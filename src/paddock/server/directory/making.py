"""Make tables: new ones, from records, and from moments of finished races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paddock.analysis.rows import is_analysed
from paddock.core.errors import BadOptions
from paddock.core.record import Record, make_header
from paddock.fair import new_seed, race_seed
from paddock.server.directory.new_table import check_clock, copying, importing, new_seats
from paddock.table.errors import NotNow
from paddock.table.messages import NewSeat, NewTable, PlayOn
from paddock.table.meta import SeasonMeta, SeatMeta
from paddock.table.people.guest import LONGEST_NAME, Guest, clean_name
from paddock.table.race import Race
from paddock.table.sizes import MOST_MOVES
from paddock.table.stages import begin
from paddock.table.steps import once
from paddock.table.table import Table
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory


async def create(
    directory: TableDirectory, guest: Guest, wanted: NewTable, owner: str = "", season: SeasonMeta | None = None
) -> Table:
    """Make a table, in its lobby or racing at once."""
    game = await directory.services.game(wanted.game, wanted.options, owner)
    check_clock(wanted.clock)
    seats = new_seats(guest, wanted.seats or (() if wanted.start else (NewSeat("me"),)), game)
    more: dict[str, Any] = {
        "talk": wanted.talk,
        "odds": wanted.odds if is_analysed(game) else "off",
        "hints": wanted.hints,
        "season": season,
    }
    table = await directory.add(guest, game, seats, wanted.public, wanted.clock, **more)
    if wanted.start:
        await begin(table)
    return table


async def import_record(directory: TableDirectory, guest: Guest, text: str, owner: str) -> Table:
    """Make a table from an imported record, to be watched and continued."""
    seed = new_seed()
    sealed = await directory.services.seals.seeds()
    record, race = await directory.services.making.run(importing(text, seed, directory.services.games, sealed), owner)
    noted = {"hinted": record.header.get("hints") is True, "reduced": record.header.get("reduced") is True}
    seats = tuple([SeatMeta("bot", clean_name(name[:LONGEST_NAME] or "?")) for name in record.names])
    more: dict[str, Any] = {"imported": True, "unproven": "imported", **noted}
    return await directory.add(guest, race.game, seats, race=race, seed=seed, **more)


async def play_on(directory: TableDirectory, guest: Guest, table: Table, wanted: PlayOn, owner: str) -> Table:
    """Make a table that continues from a moment of a finished race."""
    if table.stage not in ("over", "closed"):
        raise NotNow(message("server-error-not-over-play-on"))
    if table.sealed:
        raise NotNow(message("server-error-trial"))
    moves = await directory.services.loading.run(once(table.race.moves), owner)
    if not 0 <= wanted.moves <= len(moves):
        raise BadOptions(f"the race has {len(moves)} moves, not {wanted.moves}")
    if wanted.moves > MOST_MOVES:
        raise BadOptions(f"a race can be continued from one of its first {MOST_MOVES:,} moves")
    if wanted.moves == len(moves) and table.race.over:
        raise BadOptions(message("server-error-nothing-left"))
    if wanted.luck == "same" and table.meta.imported:
        raise BadOptions(message("server-error-imported-luck"))
    seats = new_seats(guest, wanted.seats, table.game)
    more: dict[str, Any] = {"unproven": "changed", "seed": new_seed()}
    if wanted.luck == "same":
        meta = table.meta
        more = {"unproven": "known", "seed": meta.seed, "words": meta.words, "keyed": meta.keyed}
    more |= {"hinted": table.meta.hinted, "reduced": table.meta.reduced}
    race = Race(table.game, race_seed(more["seed"], more.get("words", ())), more.get("keyed", False))
    header = make_header(table.game, table.meta.names())
    await directory.services.making.run(copying(Record(header, tuple(moves[: wanted.moves])), race), owner)
    return await directory.add(guest, table.game, table.meta.keep_names(seats), race=race, **more)
