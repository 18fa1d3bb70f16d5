"""A season as text: its races, their records, the champions, and a checksum."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import PurePath
from typing import Any

import msgspec

from paddock import games
from paddock.convert import convert
from paddock.core import record as records
from paddock.core.errors import BadRecord, PaddockError
from paddock.core.game import AnyGame, Over, Result
from paddock.core.record import UNFINISHED, Record
from paddock.parts.season import Finish
from paddock.seasons.files import ready_names
from paddock.seasons.plain import season_part
from paddock.seasons.season import MOST_RACES, Season, SeasonRace
from paddock.seasons.standings import season_result

FIRST_LINE = "paddock-season 1"


class SeasonRecord(msgspec.Struct, frozen=True):
    """A season that can be replayed; `more` is merged into its header. No result: races are left."""

    season: Season
    races: tuple[Record, ...]
    result: Result | None = None
    more: dict[str, Any] = {}


def is_season(text: str) -> bool:
    """Return whether a text holds a season rather than a single race."""
    return text.removeprefix("\ufeff").startswith(FIRST_LINE)


def write(record: SeasonRecord) -> str:
    """Return the season as text."""
    header = {**msgspec.to_builtins(record.season), **record.more}
    end = UNFINISHED if record.result is None else f"champions {_json(msgspec.to_builtins(record.result))}"
    body = "".join([f"{FIRST_LINE}\n{_json(header)}\n", *map(records.write, record.races), f"{end}\n"])
    return f"{body}sum {_sum(body)}\n"


def read(text: str) -> SeasonRecord:
    """Parse a season. Raises BadRecord where it is damaged, cut off or altered."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n").split("\n")
    if lines[0] != FIRST_LINE or len(lines) < 4:
        raise BadRecord("line 1: not a season of Paddock, or cut off")
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"sum {_sum(body)}":
        raise BadRecord(f"line {len(lines)}: the checksum does not fit; the season was cut off, damaged or altered")
    try:
        header = records.read_json(lines[1], 2)
        season = convert({key: header.pop(key) for key in Season.__struct_fields__ if key in header}, Season)
        result = _read_end(lines[-2])
    except (ValueError, RecursionError, AttributeError, TypeError, msgspec.ValidationError) as error:
        raise BadRecord(f"not readable as a season ({error})") from None
    found = SeasonRecord(season, tuple(_read_races(lines[2:-2])), result, header)
    _check(found)
    return found


def referee(record: SeasonRecord) -> Iterator[tuple[AnyGame, Record, object]]:
    """Replay every race; yield its game, record and last state. Raises BadRecord if the champions differ."""
    raced = []
    for number, race in enumerate(record.races, start=1):
        try:
            game = games.of_record(race)
            state = records.replayed(game, race)
        except PaddockError as error:
            raise BadRecord(f"race {number}, {error}") from None
        yield game, race, state
        if (finishes := finishes_at(game, state)) is not None:
            raced.append(finishes)
    result = result_of(record.season, raced)
    if result != record.result:
        raise BadRecord("the champions do not follow from the races")


def finishes_at(game: AnyGame, state: object) -> Sequence[Finish] | None:
    """Return the finishes of a race; None if it is not over in this state."""
    turn = game.turn(state)
    return season_part(game).finishes(turn.result) if isinstance(turn, Over) else None


def result_of(season: Season, raced: Sequence[Sequence[Finish]]) -> Result | None:
    """Return the result of the season; None while races are left."""
    return season_result(season, raced) if len(raced) == len(season.races) else None


def _read_races(lines: Sequence[str]) -> Iterator[Record]:
    starts = [at for at, line in enumerate(lines) if line == records.FIRST_LINE]
    if lines and starts[:1] != [0]:
        raise BadRecord("line 3: the record of the first race is expected")
    for number, (start, end) in enumerate(pairwise([*starts, len(lines)]), start=1):
        try:
            yield records.read("\n".join(lines[start:end]) + "\n")
        except BadRecord as error:
            raise BadRecord(f"race {number}, {error}") from None


def _read_end(line: str) -> Result | None:
    if line == UNFINISHED:
        return None
    if not line.startswith("champions "):
        raise ValueError("the champions or 'unfinished' are missing above the checksum")
    return convert(json.loads(line.removeprefix("champions ")), Result)


def _check(record: SeasonRecord) -> None:
    """Check that the text is a season, and that the records match its races in order."""
    season, raced = record.season, record.races
    if not 1 <= len(season.races) <= MOST_RACES:
        raise BadRecord(f"a season has 1 to {MOST_RACES} races, not {len(season.races)}")
    if season.ready and season.ready not in ready_names():
        raise BadRecord(f"no game brings a season {season.ready!r}")
    if len(raced) > len(season.races):
        raise BadRecord(f"{len(raced)} races were raced in a season of {len(season.races)}")
    for number, (race, found) in enumerate(zip(season.races, raced, strict=False), start=1):
        if not _fits(race, found):
            raise BadRecord(f"race {number} is not the one that the season has there")
        if len(found.names) != len(raced[0].names):
            raise BadRecord(f"race {number} has {len(found.names)} seats, the first one {len(raced[0].names)}")
        if found.result is None and number < len(raced):
            raise BadRecord(f"race {number} is not over, but another one follows it")


def _fits(race: SeasonRace, record: Record) -> bool:
    """Return whether a record is of this race: the same game, track and options. A track file counts by its name."""
    options = record.header["options"]
    track = record.header.get("track")
    named = {} if track is None else {"track": track.get("name") if isinstance(track, dict) else None}
    wanted = {key: PurePath(str(value)).stem if key == "track" else value for key, value in race.options.items()}
    same = [wanted[key] == value for key, value in {**options, **named}.items() if key in wanted]
    return record.header["game"] == race.game and all(same)


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _sum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()
