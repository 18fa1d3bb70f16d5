"""A table from a guest's view, for lists, the lobby and updates, and its race as a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from paddock.bots.compiling import who_drives
from paddock.core.game import AnyGame
from paddock.core.record import Record, make_header, result_data
from paddock.fair import hash_of
from paddock.parts.season import Finish
from paddock.review.values import is_valued
from paddock.seasons.plain import season_part
from paddock.seasons.record import result_of
from paddock.seasons.standings import season_sheet
from paddock.table.analysis.positions import gives_hints, shows_odds
from paddock.table.messages import LuckInfo, SeatInfo, TableInfo
from paddock.table.messages.challenge import TrialInfo
from paddock.table.messages.coach import lesson_info
from paddock.table.messages.season import SeasonInfo, SeasonRaceInfo
from paddock.table.people.seat_requests import request_info
from paddock.table.people.seats import Situation, taking
from paddock.track.load import board_key

if TYPE_CHECKING:
    from paddock.table.table import Table


def info_of(table: Table, guest: str) -> TableInfo:
    meta, services, now = table.meta, table.services, table.situation()
    track = table.game.track
    return TableInfo(
        id=meta.id,
        code=meta.code,
        game=meta.game,
        options=meta.header["options"],
        track=board_key(track) if track else "",
        title=track.title if track else table.game.title,
        stage=table.stage,
        seats=tuple([seat_info(table, now, at, guest) for at in range(len(meta.seats))]),
        host=meta.host == guest,
        public=meta.public,
        luck=luck_of(table),
        watchers=table.people.watchers(meta),
        clock=meta.clock,
        frozen=meta.frozen and re.sub(r"^(row \d+):.*", r"\1", meta.frozen),  # version 0.1 stored more
        rematch=None if guest in meta.removed else meta.rematch,
        rematch_by="" if guest in meta.removed else meta.rematch_by,
        again=meta.rematch_of is not None,
        imported=meta.imported,
        lesson=lesson_info(table.coach.lesson) if table.coach else None,
        request=None if meta.request is None else request_info(now, guest, services.times, services.store.uptime()),
        talk=meta.talk,
        says=table.chat.may_write(guest),
        season=season_info(table),
        trial=trial_info(table),
        odds=meta.odds,
        sees_odds=table.stage == "racing" and len(meta.seats) > 1 and shows_odds(meta, guest),
        hints=gives_hints(table.game, meta),
        hinted=meta.hinted,
        reduced=meta.reduced and table.stage in ("over", "closed"),
        reviewed=can_be_reviewed(table),
    )


def seat_info(table: Table, now: Situation, at: int, guest: str) -> SeatInfo:
    meta, seat = table.meta, table.meta.seats[at]
    return SeatInfo(
        at,
        seat.kind,  # type: ignore[arg-type]
        meta.name_of(at),
        seat.bot,
        driven_by=driven_by(seat.bot, table.game),
        mine=seat.guest == guest,
        here=seat.kind == "bot" or seat.guest in now.there,
        away=seat.away,
        handed=seat.away and seat.handed,
        confirm=seat.confirm,
        take=taking(now, guest, at),
        host=seat.guest == meta.host,
        ready=seat.ready,
    )


def trial_info(table: Table) -> TrialInfo | None:
    """Return the attempt raced here."""
    trial = table.meta.trial
    if trial is None:
        return None
    return TrialInfo(trial.challenge, trial.day, trial.closes, trial.counted, trial.spoilt, table.sealed)


def can_be_reviewed(table: Table) -> bool:
    """Return whether the race is over and positions of its game can be valued."""
    return table.stage in ("over", "closed") and table.race.over and is_valued(table.game)


def driven_by(bot: str | None, game: AnyGame) -> str | None:
    """Return the level that drives for a bot while its kernel is being compiled."""
    level = bot and who_drives(bot, game)
    return level if level != bot else None


def luck_of(table: Table) -> LuckInfo:
    """Return the hash of the seed and, only after the end, the seed itself."""
    meta = table.meta
    words = tuple([text for _, text in meta.words])
    if meta.imported:
        return LuckInfo(None, unproven=meta.unproven)
    seed = meta.seed if table.stage in ("over", "closed") and not table.sealed else None
    return LuckInfo(hash_of(meta.seed), seed, words, meta.unproven)


def record_of(table: Table) -> Record:
    """Return the race as a record, without choices that were taken back."""
    meta = table.meta
    luck = msgspec.to_builtins(meta.luck_proof(table.sealed))
    more: dict[str, object] = {"lesson": meta.lesson} if meta.lesson else {}
    if meta.hinted:
        more["hints"] = True
    if meta.reduced:
        more["reduced"] = True
    keyed = {"keyed": True} if meta.keyed else {}
    header = {**make_header(table.game, meta.names()), **more, **keyed, "luck": luck}
    return Record(header, tuple(table.race.moves()), result_data(table.game, table.race.state))


def season_info(table: Table) -> SeasonInfo | None:
    """Return the public season of a table, with the results of finished races only."""
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
    """Return the seats' finishes in the earlier races, and in this one if it is over."""
    assert table.meta.season is not None
    return [*table.meta.season.raced, *([] if table.result is None else [table.result.finishes])]
