"""The season of a table as everybody sees it: its races, and how it stands after those that are over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paddock.parts.season import Finish
from paddock.seasons.plain import season_part
from paddock.seasons.record import finishes_at, result_of
from paddock.seasons.standings import season_sheet
from paddock.table.messages.season import SeasonInfo, SeasonRaceInfo

if TYPE_CHECKING:
    from paddock.table.table import Table


def season_info(table: Table) -> SeasonInfo | None:
    """The season of a table as everybody sees it: only what came of races that are over."""
    now = table.meta.season
    if now is None:
        return None
    season, raced = now.season, finishes_so_far(table)
    ids = [*now.tables, table.meta.id]
    races = [
        SeasonRaceInfo(race.game, race.title, ids[at] if at < len(ids) else None)
        for at, race in enumerate(season.races)
    ]
    result = result_of(season, raced)
    return SeasonInfo(
        id=now.first or table.meta.id,
        title=season.heading,
        number=now.number + 1,
        races=tuple(races),
        count=season.count,
        points=season.points,
        raced=len(raced),
        sheet=season_sheet(season, season_part(table.game), raced) if raced else None,
        champions=() if result is None else result.winners,
    )


def finishes_so_far(table: Table) -> list[Sequence[Finish]]:
    """How the seats came off in the races before this one, and in this one if it is over."""
    assert table.meta.season is not None
    here = finishes_at(table.game, table.race.state)
    return [*table.meta.season.raced, *([] if here is None else [here])]
