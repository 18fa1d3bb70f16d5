"""The stages of a table: a lobby, then a race, until it is over or closed."""

from __future__ import annotations

from paddock.table.change import Change
from paddock.table.driver import stand_in
from paddock.table.messages import Stage
from paddock.table.meta import Meta
from paddock.table.people.seats import with_bots
from paddock.table.table import Table, new_race


async def begin(table: Table) -> bool:
    """Start the race, with bots in the open seats; False if it has already started."""

    def decide(meta: Meta, stage: Stage) -> Change | None:
        if stage != "lobby" and not (stage == "racing" and not table.race.rows):
            return None
        started = with_bots(meta, stand_in(table.game))
        table.race = table.race if table.race.rows else new_race(started, table.game, table.services)
        return Change(started, "racing", rows=table.race.act(None, confirming=started.confirming))

    return await table.commits.commit(decide) is not None


async def close(table: Table) -> bool:
    """Close the table for good; False if it is already over."""

    def decide(meta: Meta, stage: Stage) -> Change | None:
        return Change(meta, "closed") if stage in ("lobby", "racing") else None

    return await table.commits.commit(decide) is not None
