"""`paddock race`: race against bots in the terminal, once or for a whole season."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from paddock import games
from paddock.bots import usual
from paddock.cli.files import read_text
from paddock.cli.output.tell import make_words
from paddock.cli.racing.local import PERSON, LocalRace, new_path, resumed
from paddock.cli.racing.local_season import LocalSeason, resumed_season
from paddock.cli.racing.player import TerminalPlayer
from paddock.cli.racing.season import race_season, season_plan
from paddock.cli.setup import (
    DeckName,
    GameNameOrNone,
    Language,
    Players,
    SeedText,
    Settings,
    TrackName,
    bot_names,
    no_game,
    option_values,
    seed_or_new,
)
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.core.record import check_name
from paddock.seasons.record import is_season
from paddock.seasons.season import SeasonPlan, make_season
from paddock.table.meta import DRIVERS
from paddock.words import message


def race(
    game: GameNameOrNone = None,
    bots: Annotated[
        str | None,
        typer.Option(help="One bot for all other seats, or one for each; the game's default if left out."),
    ] = None,
    players: Players = None,
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0.")] = None,
    seed: SeedText = None,
    tour: Annotated[
        bool, typer.Option("--tour", help="Race the game's ready-made season; --track T1,T2 chooses other circuits.")
    ] = False,
    season: Annotated[Path | None, typer.Option(help="Race the season in this file; see docs/seasons.md.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a race or a season from its file.")] = None,
    save: Annotated[Path | None, typer.Option(help="The file to save to; a new name if left out.")] = None,
    lang: Language = None,
) -> None:
    """Race against bots. Every move is saved: leave at any time and continue with --resume FILE."""
    if resume is not None:
        given = (game, players, track, deck, option, name, seat, seed, save, season, tour or None)
        if any(value is not None for value in given):
            raise BadOptions("--resume FILE has all settings of its race; leave out the other options")
        go_on(resume, lang)
        return
    called = (name or "").strip() or make_words(lang, ()).say(message("seat", number=(seat or 0) + 1))
    luck = seed_or_new(seed)
    if tour or season is not None:
        plan = season_plan(tour, season, game, players, track, deck, option)
        race_season(new_season(plan, bots, called, seat or 0, luck, save), None, [], lang)
        return
    if game is None:
        raise no_game("race")
    values = option_values(game, players, track, deck, option)
    player = TerminalPlayer(new_race(game, values, bots, called, seat or 0, luck, save), lang)
    if player.race([]):
        player.how_to_replay()


def go_on(path: Path, language: str | None) -> None:
    """Resume a race or a season from its file."""
    if is_season(read_text(path)):
        race_season(*resumed_season(path), language)
        return
    local, happened = resumed(path)
    player = TerminalPlayer(local, language)
    if player.race(happened):
        player.how_to_replay()


def new_race(
    game: str, values: dict[str, Any], bots: str | None, name: str, seat: int, seed: str, save: Path | None
) -> LocalRace:
    """Return a new race."""
    made = games.make(game, values)
    names, drivers = seated(made, bots, name, seat)
    local = LocalRace(made, names, drivers, seed, new_path(made.name, save))
    local.save(replace=False)
    return local


def new_season(plan: SeasonPlan, bots: str | None, name: str, seat: int, seed: str, save: Path | None) -> LocalSeason:
    """Return a new season."""
    season, made = make_season(plan)
    local = LocalSeason(season, made, *seated(made[0], bots, name, seat))
    local.begin(seed, new_path("season", save, "season"))
    return local


def seated(made: AnyGame, bots: str | None, name: str, seat: int) -> tuple[list[str], list[str]]:
    """Return the names and drivers of all seats: a player in one, bots in the others, named as on the page."""
    if not 0 <= seat < made.seats:
        raise BadOptions(f"--seat is a number from 0 to {made.seats - 1}, not {seat}")
    others = list(bot_names(bots or usual(made), made.seats - 1)) if made.seats > 1 else []
    drivers = [*others[:seat], PERSON, *others[seat:]]
    check_name(name)
    free = [each for each in DRIVERS if each != name]
    names = [free[at] if at < len(free) else f"{free[at % len(free)]} {at + 1}" for at in range(len(others))]
    return [*names[:seat], name, *names[seat:]], drivers
