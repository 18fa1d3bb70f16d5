"""Updates for the viewers of a table."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, cast

import msgspec

from paddock.core.game import Action, AnyGame, Over
from paddock.table.info import info_of
from paddock.table.messages import Choice, Line, Stage, TableInfo, Update
from paddock.table.meta import Meta
from paddock.table.people.seat_requests import seconds_left
from paddock.table.race import can_take_back
from paddock.table.sizes import MOST_LINES

if TYPE_CHECKING:
    from paddock.table.table import Table


def follow_ups(game: AnyGame, state: object, action: Action) -> tuple[Choice, ...]:
    after, _ = game.apply(state, action)
    return tuple(
        [Choice(str(one), game.label(one), game.preview(after, one)) for one in game.legal(after, action.seat)]
    )


class Updates:
    """Makes the updates of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._infos: dict[str, msgspec.Raw] = {}  # as they are sent, by guest
        self._infos_of: tuple[Meta, Stage, list[object]] = (table.meta, table.stage, [])

    def info(self, guest: str) -> TableInfo:
        return info_of(self.table, guest)

    def update(self, guest: str, seat: int | None, since: int) -> Update:
        """Return the update for a viewer who knows the race up to a version."""
        table, race = self.table, self.table.race
        since = min(since, race.version)
        version = min(race.version, since + MOST_LINES)
        lines = cast(tuple[Line, ...], tuple([msgspec.Raw(line) for line in race.lines[since:version]]))
        info = cast(TableInfo, self._encoded_info(guest))
        if table.stage == "lobby":
            return Update(info, version, since, lines, seat)
        view = table.game.view(race.state, seat)
        racing = seat is not None and table.stage == "racing"
        asked = seat if racing and seat in race.waits else None
        backing = seat if racing and race.trail and not table.meta.is_counted else None
        question = None if asked is None else table.game.question(view, asked)
        legal = () if asked is None else table.game.legal(race.state, asked)
        game, state = table.game, race.state
        choices = []
        for one in legal:
            then = follow_ups(game, state, one) if game.leads_on(state, one) else ()
            choices.append(Choice(str(one), game.label(one), game.preview(state, one), then))
        turn = race.turn
        return Update(
            info,
            version,
            since,
            lines,
            seat,
            view=view,
            question=question,
            choices=tuple(choices),
            waits=race.waits,
            clocks=table.clocks.left(table.meta.seats) if table.meta.clock is not None else (),
            owed=table.care.owed(),
            back=backing is not None and can_take_back(race, backing),
            sheet=table.game.sheet(turn.result) if isinstance(turn, Over) else None,
            result=turn.result if isinstance(turn, Over) else None,
            coach=table.coach.remarks(seat, since, question, choices) if table.coach else (),
        )

    def _encoded_info(self, guest: str) -> msgspec.Raw:
        """Return the table as a guest sees it, as it is sent; it rarely changes from one update to the next."""
        table, meta, people = self.table, self.table.meta, self.table.people
        there = people.there
        here: list[object] = [seat.guest in there for seat in meta.seats]
        here += [meta.host in there, len(people.viewers) + people.remote.watchers, table.sealed]
        if meta.request is not None:
            services = table.services
            here.append(ceil(seconds_left(meta.request, services.times, services.store.uptime())))
        now = (meta, table.stage, here)
        if self._infos_of[0] is not now[0] or self._infos_of[1:] != now[1:]:
            self._infos_of, self._infos = now, {}
        found = self._infos.get(guest)
        if found is None:
            found = self._infos[guest] = msgspec.Raw(msgspec.json.encode(self.info(guest)))
        return found
