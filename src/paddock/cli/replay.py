"""`paddock replay`: referees a recorded race again and tells it in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from paddock.cli.setup import AsJson, Language
from paddock.core.errors import BadRecord
from paddock.core.game import AnyGame, Over
from paddock.core.record import Record
from paddock.words import message


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written by sim and race.")],
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Tell a recorded race in words and end with the score sheet; every move is checked against the rules."""
    from paddock.cli.files import game_of, read_record

    record = read_record(file)
    game = game_of(file, record)
    steps = refereed(file, game, record)
    if as_json:
        print(json.dumps(as_data(game, record, steps[-1][0]), indent=2, ensure_ascii=False))
    else:
        _tell(game, record, steps, lang)


def refereed(file: Path, game: AnyGame, record: Record) -> list[tuple[Any, tuple[Any, ...]]]:
    """Every state with the events before it. All of it is checked before anything is told."""
    from paddock.cli.files import in_file
    from paddock.core import record as records

    try:
        return [(state, events) for _, state, events in records.replay(game, record)]
    except BadRecord as error:
        raise in_file(file, error) from None


def as_data(game: AnyGame, record: Record, state: Any) -> dict[str, Any]:
    """The race in short, for programs."""
    import msgspec

    from paddock.cli.show import show_of

    turn = game.turn(state)
    result = msgspec.to_builtins(turn.result) if isinstance(turn, Over) else {"winners": [], "scores": []}
    cars = result.pop("cars", None) or result.pop("classification", None)
    return {
        "game": game.name,
        "finished": isinstance(turn, Over),
        "track": record.header["track"]["name"],
        "options": record.header["options"],
        "seats": list(record.names),
        "winners": result.pop("winners"),
        "scores": result.pop("scores"),
        "cars": show_of(game).cars(game, state) if cars is None else cars,
        **result,
        "moves": len(record.moves),
    }


def _tell(game: AnyGame, record: Record, steps: list[tuple[Any, tuple[Any, ...]]], language: str | None) -> None:
    from rich.console import Console

    from paddock.cli.show import show_of
    from paddock.cli.tell import Teller, make_words, title
    from paddock.terminal.sheet import sheet_parts

    words = make_words(language, record.names)
    console = Console(highlight=False)
    show, state = show_of(game), steps[-1][0]
    console.print(title(game, words))
    teller = Teller(game, words, console)
    for _, events in steps:
        teller.tell(events)
    console.print()
    turn = game.turn(state)
    if isinstance(turn, Over):
        for part in sheet_parts(game, turn.result, words, show.paint):
            console.print(part)
        return
    console.print(words.say(message("terminal-unfinished", moves=len(record.moves))), style="bold")
    console.print(show.standings(game, game.view(state, None), words))
