"""A season in the terminal: its races, the standings in between, and the champion."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from paddock.cli.racing.local import LocalRace
from paddock.cli.racing.local_season import LocalSeason
from paddock.cli.racing.player import TerminalPlayer
from paddock.cli.setup import option_values
from paddock.core.errors import BadOptions
from paddock.core.game import Event
from paddock.seasons.files import on_tracks, read_plan_file, ready_plan, with_options
from paddock.seasons.season import SeasonPlan
from paddock.words import message


def season_plan(
    tour: bool,
    file: Path | None,
    game: str | None,
    players: int | None,
    track: str | None,
    deck: str | None,
    settings: list[str] | None,
) -> SeasonPlan:
    """Return the season in a file, or a game's ready-made one, optionally on other circuits."""
    if file is not None:
        if tour or any(value is not None for value in (game, track, deck, settings)):
            raise BadOptions("--season FILE has all settings: leave out the game, --tour, --track, --deck and --option")
        return with_options(read_plan_file(file), {}, players)
    plan = ready_plan(game)
    if track is not None:
        tracks = tuple(name.strip() for name in track.split(","))
        if not all(tracks):
            raise BadOptions(f"--track {track!r} has an empty name: write T1,T2")
        plan = on_tracks(plan, tracks)
    return with_options(plan, option_values(plan.races[0].game, players, None, deck, settings))


def race_season(
    season: LocalSeason, left: LocalRace | None, happened: Sequence[tuple[Event, ...]], language: str | None
) -> None:
    """Race to the end of the season, or until the player leaves. `left` is a race to resume."""
    while True:
        race = left or season.next_race()
        player = TerminalPlayer(race, language)
        number, races = len(season.done) + 1, len(season.season.races)
        heading = season.season.heading
        player.say(message("terminal-season-race", season=heading, number=number, races=races), style="bold")
        if not player.race(happened if left else ()):
            return
        left = None
        season.finished(race)
        player.console.print()
        player.show_sheet(season.sheet())
        if season.over:
            player.how_to_replay()
            return
        if not wants_next(player, season.season.races[number].title):
            player.goodbye()
            return


def wants_next(player: TerminalPlayer, title: str) -> bool:
    """Return whether the player wants to start the next race."""
    player.say(message("terminal-season-next", title=title), style="dim")
    try:
        return input("> ").strip().lower() not in ("q", "quit")
    except (EOFError, KeyboardInterrupt):
        return False
