"""A season between a person and bots on this machine: one file for all races, saved with every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddock.cli.files import in_file, read_text, write_whole
from paddock.cli.racing.local import LocalRace, are_drivers, are_names, driven_on, seat_bots
from paddock.cli.setup import command_line
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import AnyGame, Event
from paddock.core.record import Record
from paddock.parts.season import Finish
from paddock.seasons import record as season_records
from paddock.seasons.plain import season_part
from paddock.seasons.record import SeasonRecord, finishes_at, referee, result_of
from paddock.seasons.season import Season, SeasonPlan, make_season
from paddock.seasons.standings import season_sheet
from paddock.words.sheet import ScoreSheet


class LocalSeason:
    """A season on this machine: its races, their records, the drivers, and its file."""

    def __init__(self, season: Season, made: Sequence[AnyGame], names: Sequence[str], drivers: Sequence[str]) -> None:
        self.season = season
        self.games = made
        self.names = tuple(names)
        self.drivers = tuple(drivers)
        self.done: list[Record] = []
        self.finishes: list[Sequence[Finish]] = []
        for game in {game.name: game for game in made[1:] if game.name != made[0].name}.values():
            seat_bots(game, drivers)  # fail now if a bot cannot drive in a later race

    def begin(self, seed: str, path: Path) -> None:
        """Set the seed and the file, which must not exist."""
        self.seed, self.path = seed, path
        write_whole(path, self._text(()), replace=False)

    @property
    def over(self) -> bool:
        """Whether all races have been raced."""
        return len(self.done) == len(self.season.races)

    def next_race(self) -> LocalRace:
        """Return the next race, not yet started."""
        number = len(self.done)
        race = LocalRace(self.games[number], self.names, self.drivers, f"{self.seed}/{number + 1}", self.path)
        race.text = lambda: self._text((race,))
        return race

    def finished(self, race: LocalRace) -> None:
        """Count the race that has ended."""
        self.done.append(race.record())
        self.finishes += self._finishes((race,))

    def sheet(self) -> ScoreSheet:
        """Return the standings after the races so far."""
        return season_sheet(self.season, season_part(self.games[0]), self.finishes)

    def _text(self, racing: Sequence[LocalRace]) -> str:
        """Return the season's file text, including a race that is under way or has just ended."""
        more = {"names": list(self.names), "drivers": list(self.drivers), "seed": self.seed}
        result = result_of(self.season, [*self.finishes, *self._finishes(racing)])
        races = (*self.done, *[race.record() for race in racing])
        return season_records.write(SeasonRecord(self.season, races, result, more))

    def _finishes(self, racing: Sequence[LocalRace]) -> list[Sequence[Finish]]:
        found = [finishes_at(race.game, race.state) for race in racing]
        return [finishes for finishes in found if finishes is not None]


def resumed_season(path: Path) -> tuple[LocalSeason, LocalRace | None, list[tuple[Event, ...]]]:
    """Load an unfinished season from its file; also its unfinished race, if any, with the events so far."""
    try:
        record = season_records.read(read_text(path))
        made = make_season(SeasonPlan(record.season.races, record.season.count))[1]
        drivers, names, seed = (record.more.get(key) for key in ("drivers", "names", "seed"))
        seats = made[0].seats
        if not are_drivers(drivers, seats) or not are_names(names, seats) or not isinstance(seed, str):
            raise BadRecord("this season was not raced with `race`, so it cannot be resumed")
        local = LocalSeason(record.season, made, names, drivers)
        local.seed, local.path = seed, path
        for (game, race, state), at in zip(referee(record), range(len(made)), strict=False):
            if (finishes := finishes_at(game, state)) is not None:
                local.done.append(race)
                local.finishes.append(finishes)
            else:
                left, happened = driven_on(local.next_race(), record.races[at])
                return local, left, happened
    except PaddockError as error:
        raise in_file(path, error) from None
    if local.over:
        raise BadRecord(f"the season in {path} is over; `{command_line('replay', path)}` shows it")
    return local, None, []
