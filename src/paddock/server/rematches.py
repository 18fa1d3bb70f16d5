"""Rematches: rivals, levels and options stay, everybody moves one seat on; people are asked, bots are not.

The next race of a season is asked for in the same way; there everybody stays in their seat.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from paddock.server.auth import Guest
from paddock.server.errors import NotNow, NotThere, NotYours
from paddock.server.meta import Meta, SeatMeta
from paddock.server.seasons import following, season_game, seats_in
from paddock.words import message

if TYPE_CHECKING:
    from paddock.server.directory import TableDirectory
    from paddock.server.table import Table


async def rematch(directory: TableDirectory, guest: Guest, table: Table, address: str) -> Table:
    """The table where it goes on: at once if there is nobody else to ask, else as soon as all have agreed."""
    if table.stage not in ("over", "closed", "frozen"):
        raise NotNow(message("server-error-not-over"))
    if not table.seats_of(guest.id) and table.meta.host != guest.id:
        raise NotYours(message("server-error-rematch-racers"))
    if (made := await agreed_rematch(directory, table.meta, address)) is not None:
        return made
    directory.quotas.rematches.take(guest.id, address)
    meta, season = table.meta, following(table)
    by = next((seat.name for seat in meta.seats if seat.guest == guest.id), guest.name)
    game = table.game if season is None else await season_game(directory, season, address)
    seats = seats_in(game, seats_for(meta, guest, rotated=season is None or not season.first))
    more: dict[str, Any] = {"talk": meta.talk, "rematch_of": meta.id, "season": season}
    made = await directory.add(guest, game, seats, meta.public, meta.clock, **more)
    new = made.meta.id

    def note() -> Meta | None:
        return replace(table.meta, rematch=new, rematch_by=by) if table.meta.rematch == meta.rematch else None

    if not await table.change(note):  # somebody else has asked for it at the same time
        await directory.forget(new)
        return await directory.find(table.meta.rematch or "", address)
    await start_when_all_agree(made)
    return made


async def agreed_rematch(directory: TableDirectory, meta: Meta, address: str) -> Table | None:
    """The rematch that was asked for before; None if there is none any more, or it was closed before its start."""
    with suppress(NotThere):
        made = await directory.find(meta.rematch, address) if meta.rematch is not None else None
        if made is not None and (made.stage != "closed" or made.race.rows):
            return made
    return None


def seats_for(meta: Meta, guest: Guest, rotated: bool) -> tuple[SeatMeta, ...]:
    """Everybody one seat further, but not within a season; whoever asks is ready, also if they had retired."""
    seats = [
        SeatMeta("person", guest.name, guest.id)
        if seat.retired and seat.former == guest.id
        else seat.anew(meta.name_of(at))
        for at, seat in enumerate(meta.seats)
    ]
    seats = [replace(seat, ready=True) if seat.guest == guest.id else seat for seat in seats]
    if rotated:
        return (*seats[-1:], *seats[:-1])
    former = [seat.former for seat in meta.seats]  # who has left a race may come back in the next one
    return tuple(
        [seat if seat.kind == "person" else replace(seat, former=who) for seat, who in zip(seats, former, strict=True)]
    )


async def start_when_all_agree(table: Table) -> None:
    """A rematch starts by itself as soon as all people in its seats are ready."""
    people = [seat for seat in table.meta.seats if seat.kind == "person"]
    if table.meta.rematch_of and table.stage == "lobby" and people and all(seat.ready for seat in people):
        await table.begin()
