"""`paddock replay`: replay a recorded race and print a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
import typer
from rich.console import Console

from paddock.cli.files import game_of, in_file, read_race_or_season
from paddock.cli.output.tell import Teller, make_words, title
from paddock.cli.setup import AsJson, Language
from paddock.core import record as records
from paddock.core.errors import BadRecord
from paddock.core.game import AnyGame, Event, Over, Result
from paddock.core.record import Record
from paddock.seasons.plain import season_part
from paddock.seasons.record import SeasonRecord, finishes_at, referee
from paddock.seasons.standings import season_sheet, standings
from paddock.terminal.plain import terminal_of
from paddock.terminal.sheet import sheet_parts
from paddock.words import message

Step: TypeAlias = tuple[object, tuple[Event, ...]]
"""A state, and the events that led to it."""


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a race or a season.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Print a recorded race in words, with its score sheet; every move is checked."""
    record = read_race_or_season(file)
    if isinstance(record, SeasonRecord):
        replay_season(file, record, as_json, lang)
        return
    game = game_of(file, record)
    steps = refereed(file, game, record)
    if as_json:
        print(json.dumps(as_data(game, record, steps[-1][0]), indent=2, ensure_ascii=False))
    else:
        _tell(game, record, steps, lang)


def replay_season(file: Path, record: SeasonRecord, as_json: bool, language: str | None) -> None:
    """Print all races of a season in order, with the standings."""
    try:
        races = list(referee(record))
    except BadRecord as error:
        raise in_file(file, error) from None
    raced = [finishes for game, _, state in races if (finishes := finishes_at(game, state)) is not None]
    if as_json:
        shown = [as_data(*race) for race in races]
        rows = msgspec.to_builtins(standings(record.season, raced) if raced else [])
        data = {"season": msgspec.to_builtins(record.season), "races": shown, "standings": rows}
        print(json.dumps({**data, "finished": record.result is not None}, indent=2, ensure_ascii=False))
        return
    for game, race, _ in races:
        _tell(game, race, refereed(file, game, race), language)
    if raced:
        game, race, _ = races[-1]
        words = make_words(language, race.names)
        sheet = season_sheet(record.season, season_part(game), raced)
        console = Console(highlight=False, markup=False, emoji=False)
        console.print()
        console.print(words.say(record.season.heading), style="bold")
        for part in sheet_parts(sheet, words, terminal_of(game).paint):
            console.print(part)


def refereed(file: Path, game: AnyGame, record: Record) -> list[Step]:
    """Return every state with the events before it; checks the whole record before anything is printed."""
    try:
        return [(state, events) for _, state, events in records.replay(game, record)]
    except BadRecord as error:
        raise in_file(file, error) from None


def as_data(game: AnyGame, record: Record, state: object) -> dict[str, Any]:
    """Return a summary of the race, for JSON."""
    turn = game.turn(state)
    result = turn.result if isinstance(turn, Over) else Result((), ())
    return {
        "game": game.name,
        "finished": isinstance(turn, Over),
        "track": None if game.track is None else game.track.name,
        "options": record.header["options"],
        "seats": list(record.names),
        "winners": list(result.won()),
        "scores": list(result.scores),
        **terminal_of(game).summary(state),
        "moves": len(record.moves),
    }


def _tell(game: AnyGame, record: Record, steps: list[Step], language: str | None) -> None:
    words = make_words(language, record.names)
    console = Console(highlight=False, markup=False, emoji=False)
    terminal, state = terminal_of(game), steps[-1][0]
    console.print(title(game, words))
    teller = Teller(game, words, console)
    for _, events in steps:
        teller.tell(events)
    console.print()
    turn = game.turn(state)
    if isinstance(turn, Over):
        for part in sheet_parts(game.sheet(turn.result), words, terminal.paint):
            console.print(part)
        return
    console.print(words.say(message("terminal-unfinished", moves=len(record.moves))), style="bold")
    console.print(terminal.standings(game.view(state, None), words))
