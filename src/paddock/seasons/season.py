"""A season: its races, its scoring, and conflicts between options."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from paddock import games
from paddock.core.errors import BadOptions, PaddockError
from paddock.core.game import AnyGame
from paddock.parts.season import Count
from paddock.plain import plain
from paddock.seasons.plain import season_part
from paddock.words import Message, message

MOST_RACES = 24
POINTS = (10, 6, 4, 3, 2, 1)
"""Default points, from first place down."""
MOST_POINTS = 1000
"""Most points for one place."""
MOST_PLACES = 20
"""Most places that score."""
LONGEST_TITLE = 60


class SeasonRace(msgspec.Struct, frozen=True):
    """One race of a season: plain option values of its game; `title` is that of the circuit, or of the game."""

    game: str
    options: dict[str, Any] = {}
    title: str = ""


class SeasonPlan(msgspec.Struct, frozen=True):
    """A season as written; whatever is left out follows from the games."""

    races: tuple[SeasonRace, ...]
    count: Count | None = None
    points: tuple[int, ...] | None = None
    title: str = ""
    ready: str = ""  # the message id of the title, for ready-made seasons


class Season(msgspec.Struct, frozen=True):
    """Races in order, and how they count. `ready` is the message id of a ready-made season's title."""

    races: tuple[SeasonRace, ...]
    count: Count = "points"
    points: tuple[int, ...] = POINTS
    title: str = ""  # the title that its author gave it
    ready: str = ""

    @property
    def heading(self) -> Message:
        if self.title:
            return message("season-titled", title=self.title)
        return Message(self.ready or "season-untitled")


def make_season(plan: SeasonPlan) -> tuple[Season, list[AnyGame]]:
    """Make a season that can be raced, with the game of each race. Raises BadOptions on a conflict."""
    steps = making_season(plan)
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            made: tuple[Season, list[AnyGame]] = stop.value
            return made


def making_season(plan: SeasonPlan) -> Generator[None, None, tuple[Season, list[AnyGame]]]:
    """Make a season in steps, one for each distinct game, as that may take a while."""
    check_races(len(plan.races))
    title = plain(plan.title)
    if len(title) > LONGEST_TITLE:
        raise BadOptions(message("season-bad-title", most=LONGEST_TITLE))
    known: dict[bytes, AnyGame] = {}
    made: list[AnyGame] = []
    for number, race in enumerate(plan.races, start=1):
        key = msgspec.json.encode((race.game, race.options), order="sorted")
        if key not in known:
            yield
            known[key] = _race_game(number, race)
        made.append(known[key])
    for number, game in enumerate(made, start=1):
        if game.seats != made[0].seats:
            raise BadOptions(message("season-bad-seats", number=number, seats=game.seats, first=made[0].seats))
    count = _count(made, plan.count)
    if plan.points is not None and count == "winnings":
        raise BadOptions(message("season-no-points"))
    titles = [game.track.title if game.track else game.title for game in made]
    races = [msgspec.structs.replace(race, title=titles[at]) for at, race in enumerate(plan.races)]
    return Season(tuple(races), count, _points(plan.points), title, plan.ready), made


def check_races(races: int) -> None:
    """Check the number of races, before looking at any of them."""
    if not 1 <= races <= MOST_RACES:
        raise BadOptions(message("season-bad-length", most=MOST_RACES, races=races))


def _points(points: Sequence[int] | None) -> tuple[int, ...]:
    """Check points by place. Raises BadOptions if a worse place scores more than a better one, or too many score."""
    if points is None:
        return POINTS
    falling = all(better >= worse for better, worse in pairwise(points))
    if not 1 <= len(points) <= MOST_PLACES or not falling or not 0 <= points[-1] <= points[0] <= MOST_POINTS:
        raise BadOptions(message("season-bad-points", places=MOST_PLACES, most=MOST_POINTS))
    return tuple(points)


def _race_game(number: int, race: SeasonRace) -> AnyGame:
    try:
        return games.make(race.game, race.options)
    except PaddockError as error:
        if error.reason is None:
            raise BadOptions(f"race {number}: {error}") from None
        raise BadOptions(message("season-bad-race", number=number, reason=error.reason)) from None


def _count(made: Sequence[AnyGame], wanted: Count | None) -> Count:
    """Return what is counted. The default is winnings if all races have them; different games share only places."""
    mixed = len({game.name for game in made}) > 1
    lacking = [why for game in made if (why := season_part(game).no_winnings()) is not None]
    if wanted != "winnings":
        return wanted or ("points" if mixed or lacking else "winnings")
    if mixed or lacking:
        raise BadOptions(message("season-mixed-winnings") if mixed else lacking[0])
    return wanted
