"""Rematches: players, bots and options stay, everybody moves one seat on, and every player must agree.

The next race of a season is requested in the same way, but everybody keeps their seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from paddock.server.features.seasons import following, meta_of, season_game, seats_in
from paddock.table.change import Change
from paddock.table.errors import NotNow, NotThere, NotYours
from paddock.table.messages import Stage
from paddock.table.meta import Meta, SeatMeta
from paddock.table.people.guest import Guest
from paddock.table.stages import begin
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory.tables import TableDirectory
    from paddock.table.table import Table


async def rematch(directory: TableDirectory, guest: Guest, table: Table, address: str) -> Table:
    """Return the table of the rematch; it starts as soon as all players have agreed."""
    if table.stage not in ("over", "closed", "frozen"):
        raise NotNow(message("server-error-not-over"))
    if not table.meta.seats_of(guest.id) and table.meta.host != guest.id:
        raise NotYours(message("server-error-rematch-racers"))
    # A guest who asks twice, or at the same time as another, gets the same table.
    async with directory.rematching.setdefault(table, asyncio.Lock()):
        made = await agreed_rematch(directory, table.meta, address)
        if made is None:
            directory.services.quotas.rematches.take(guest.id, address)
            made = await _make_rematch(directory, guest, table, address)
    await start_when_all_agree(made)
    return made


async def _make_rematch(directory: TableDirectory, guest: Guest, table: Table, address: str) -> Table:
    meta, season = table.meta, following(table)
    by = next((seat.name for seat in meta.seats if seat.guest == guest.id), guest.name)
    game = table.game if season is None else await season_game(directory, season, address)
    removed = await removed_by_now(directory, meta)
    seats = seats_in(game, seats_for(meta, guest, season is None or not season.first, removed))
    more: dict[str, Any] = {"rematch_of": meta.id, "season": season, "removed": removed}
    more |= {"talk": meta.talk, "odds": meta.odds, "hints": meta.hints}
    made = await directory.add(guest, game, seats, meta.public, meta.clock, **more)
    new = made.meta.id

    def note(now: Meta, stage: Stage) -> Change | None:
        return Change(replace(now, rematch=new, rematch_by=by)) if now.rematch == meta.rematch else None

    if await table.commits.commit(note) is not None:
        return made
    from paddock.server.directory.commands import forget_table  # needs a database, which a page does not have

    await forget_table(directory, new)  # another player requested it concurrently through another process
    return await directory.find(table.meta.rematch or "", address)


async def removed_by_now(directory: TableDirectory, meta: Meta) -> tuple[str, ...]:
    """Return the guests removed by the host before this race, or from the lobby of a closed rematch."""
    closed = await meta_of(directory, meta.rematch)
    return tuple(dict.fromkeys([*meta.removed, *(closed.removed if closed is not None else ())]))


async def note_removed(directory: TableDirectory, made: Table, guest: str) -> None:
    """Note at the previous table that a guest was removed from the rematch's lobby, to stop inviting them."""
    if made.meta.rematch_of is None:
        return
    with suppress(NotThere):
        before = await directory.find(made.meta.rematch_of)

        def note(meta: Meta, stage: Stage) -> Change | None:
            return None if guest in meta.removed else Change(replace(meta, removed=(*meta.removed, guest)))

        await before.commits.commit(note)


async def agreed_rematch(directory: TableDirectory, meta: Meta, address: str) -> Table | None:
    """Return the rematch requested earlier; None if it is gone or was closed before its start."""
    with suppress(NotThere):
        made = await directory.find(meta.rematch, address) if meta.rematch is not None else None
        if made is not None and (made.stage != "closed" or made.race.rows):
            return made
    return None


def seats_for(meta: Meta, guest: Guest, rotated: bool, removed: Collection[str] = ()) -> tuple[SeatMeta, ...]:
    """Return the seats of a rematch: everybody moves one seat on, except in a season; the requesting guest is ready."""
    seats = [_seat_anew(meta, at, guest, removed) for at in range(len(meta.seats))]
    if rotated:
        return (*seats[-1:], *seats[:-1])
    former = [None if seat.former in removed else seat.former for seat in meta.seats]  # may come back in the next race
    return tuple(
        [seat if seat.kind == "person" else replace(seat, former=who) for seat, who in zip(seats, former, strict=True)]
    )


def _seat_anew(meta: Meta, at: int, guest: Guest, removed: Collection[str]) -> SeatMeta:
    """Return a seat of the rematch; that of a removed guest is free."""
    seat = meta.seats[at]
    if seat.guest in removed:
        return SeatMeta("open")
    if seat.former == guest.id and (at, guest.id) in meta.retired:
        return SeatMeta("person", guest.name, guest.id, ready=True)
    return replace(seat.anew(meta.name_of(at)), ready=seat.guest == guest.id)


async def start_when_all_agree(table: Table) -> None:
    """Start a rematch as soon as all players are ready."""
    people = [seat for seat in table.meta.seats if seat.kind == "person"]
    if table.meta.rematch_of and table.stage == "lobby" and people and all(seat.ready for seat in people):
        await begin(table)
