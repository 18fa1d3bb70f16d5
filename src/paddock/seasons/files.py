"""Seasons as small TOML files: custom ones, and those that games ship."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from paddock import games
from paddock.convert import convert, read_toml
from paddock.core.errors import BadOptions, PaddockError
from paddock.installed import folders_of, places
from paddock.parts.season import Count
from paddock.plain import NotPlain
from paddock.seasons.season import SeasonPlan, SeasonRace


class SeasonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The contents of a file: each race may name its game and override the common options."""

    races: tuple[dict[str, Any], ...]
    title: str = ""
    count: Count | None = None
    points: tuple[int, ...] | None = None
    game: str | None = None
    options: dict[str, Any] = {}


def read_plan(text: str) -> SeasonPlan:
    """Parse a season. Raises BadOptions with the mistake."""
    try:
        file = convert(read_toml(text), SeasonFile)
    except msgspec.ValidationError as error:
        raise BadOptions(f"{str(error).replace('`', '').replace(' - at $.', ', at ')}; see docs/seasons.md") from None
    except NotPlain as error:
        raise BadOptions(str(error)) from None
    except ValueError as error:
        raise BadOptions(f"it is not TOML ({error})") from None
    races = [_race(number, race, file) for number, race in enumerate(file.races, start=1)]
    return SeasonPlan(tuple(races), file.count, file.points, file.title)


def _race(number: int, values: dict[str, Any], file: SeasonFile) -> SeasonRace:
    options = {**file.options, **values}
    game = options.pop("game", file.game)
    if not isinstance(game, str):
        raise BadOptions(f"race {number} does not say which game: {', or '.join(places())}")
    return SeasonRace(game, options)


def read_plan_file(path: Path) -> SeasonPlan:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PaddockError(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise PaddockError(f"{path} is not readable as text (UTF-8)") from None
    try:
        return read_plan(text)
    except PaddockError as error:
        raise BadOptions(f"{path}: {error}") from None


@cache
def ready_plans(game: str) -> tuple[SeasonPlan, ...]:
    """Return the ready-made seasons of a game, the shortest first."""
    files = [file for folder in folders_of(game, "seasons") for file in folder.glob("*.toml")]
    found = []
    for file in sorted(files, key=lambda file: file.name):
        plan = read_plan_file(file)
        ready = f"{game.replace('_', '-')}-season-{file.stem}"
        found.append(msgspec.structs.replace(plan, ready=ready))
    return tuple(sorted(found, key=lambda plan: len(plan.races)))


def ready_names() -> frozenset[str]:
    """Return the names of all ready-made seasons."""
    return frozenset([plan.ready for game in games.names() for plan in ready_plans(game)])


def ready_plan(game: str | None) -> SeasonPlan:
    """Return the first ready-made season of a game, or of any game."""
    for name in (game,) if game is not None else places():
        games.load(name)  # raises if there is none
        if plans := ready_plans(name):
            return plans[0]
    raise BadOptions("there is no ready-made season; name its tracks with --track T1,T2, or write a file for --season")


def tour_plan(game: str, options: Mapping[str, Any], tracks: tuple[str, ...]) -> SeasonPlan:
    """Return a season with a race on each of these tracks, scored like the game's own season."""
    ready = next(iter(ready_plans(game)), SeasonPlan(()))
    races = [SeasonRace(game, {**options, "track": track}) for track in tracks]
    return msgspec.structs.replace(ready, races=tuple(races))


def on_tracks(plan: SeasonPlan, tracks: tuple[str, ...]) -> SeasonPlan:
    """Return the season on other circuits: one race on each, otherwise like its first race."""
    first = plan.races[0]
    races = [SeasonRace(first.game, {**first.options, "track": track}) for track in tracks]
    return msgspec.structs.replace(plan, races=tuple(races))


def with_options(plan: SeasonPlan, options: Mapping[str, Any], players: int | None = None) -> SeasonPlan:
    """Return the season with these options and this many seats in each race."""
    races = []
    for race in plan.races:
        seats = {} if players is None else {games.load(race.game).seats_option: players}
        races.append(SeasonRace(race.game, {**race.options, **seats, **options}))
    return msgspec.structs.replace(plan, races=tuple(races))
