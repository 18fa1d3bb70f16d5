"""Turn arguments into a game, its bots and its seed."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from paddock import games
from paddock.bots.drivers import is_own
from paddock.cli.output.tell import make_words
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.installed import places
from paddock.options import OptionInfo
from paddock.plain import plain, shown
from paddock.sim.batches import MOST_GAMES
from paddock.sim.data.columns import TableKind
from paddock.sim.data.files import check_table

GAMES = f"One of the games: {', '.join(places())}."
GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help=GAMES)]
GameNameOrNone: TypeAlias = Annotated[str | None, typer.Argument(metavar="GAME", help=GAMES)]
Players: TypeAlias = Annotated[int | None, typer.Option(help="The number of players, or cars.")]
TrackName: TypeAlias = Annotated[str | None, typer.Option(help="A track by name, or a .toml file.")]
DeckName: TypeAlias = Annotated[str | None, typer.Option(help="A deck of speed cards: standard, or a .toml file.")]
Settings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="KEY=VALUE", help="An option of the game; may be repeated. --option help lists them."
    ),
]
SeedText: TypeAlias = Annotated[str | None, typer.Option(help="The seed of all luck; random if left out.")]
Workers: TypeAlias = Annotated[int | None, typer.Option(help="Worker processes; all cores for long runs if left out.")]
Ray: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Run on a Ray cluster: HOST:PORT, auto, or local for a new one."),
]
Limit: TypeAlias = Annotated[float, typer.Option(help="Seconds that a bot may take for one decision.")]
Language: TypeAlias = Annotated[
    str | None, typer.Option("--lang", help="en, es, fr or pt; PADDOCK_LANG or the terminal's language if left out.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print JSON.")]

TableOut: TypeAlias = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Write a table: one row per race and seat. .parquet, .csv or .jsonl."),
]
TableMoves: TypeAlias = Annotated[
    bool, typer.Option("--moves", help="With --out: one row per decision instead of one per seat.")
]

WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def option_values(
    game: str, players: int | None, track: str | None, deck: str | None, settings: list[str] | None
) -> dict[str, Any]:
    """Return plain option values from the command line; `--option help` lists them and exits."""
    if "help" in (settings or ()):
        print_options(game)
        raise typer.Exit
    named = {games.load(game).seats_option: players, "track": track, "deck": deck}
    values: dict[str, Any] = {key: value for key, value in named.items() if value is not None}
    for setting in settings or ():
        key, sign, text = setting.partition("=")
        if not sign or not key:
            raise BadOptions(f"--option {setting!r} is not written as KEY=VALUE")
        if key in values:
            raise BadOptions(f"the option {key!r} is given twice")
        values[key] = read_value(text)
    return values


def with_track(game: AnyGame, values: dict[str, Any]) -> dict[str, Any]:
    """Return the values, with the default track if the game has tracks and none was named."""
    return values if game.track is None else {"track": game.track.name, **values}


def command_line(*words: object) -> str:
    """Return a command to type next, with the program as it was called: `./paddock replay FILE` in a checkout."""
    return " ".join([os.environ.get("PADDOCK_COMMAND", "paddock"), *map(str, words)])


def no_game(command: str) -> BadOptions:
    """Return the error of a command without a game."""
    return BadOptions(f"say which game: {', or '.join(command_line(command, name) for name in places())}")


def check_run(games: int, workers: int | None, limit: float, ray: str | None = None) -> None:
    """Check the settings of a run."""
    if ray is not None and workers is not None:
        raise BadOptions("--workers and --ray exclude each other; leave out one of them")
    if not 1 <= games <= MOST_GAMES:
        raise BadOptions(f"--games is a number from 1 to {MOST_GAMES:,}, not {games}")
    if workers is not None and workers < 1:
        raise BadOptions(f"--workers is 1 or more, not {workers}")
    if not 0.01 <= limit <= 3600:
        raise BadOptions(f"--limit is a number of seconds from 0.01 to 3600, not {limit:g}")


def table_kind(out: Path | None, moves: bool) -> TableKind:
    """Return the kind of table to write, after checking that it can be written."""
    if out is None:
        if moves:
            raise BadOptions("--moves selects the contents of a table; name its file with --out")
        return ""
    check_table(out)
    return "decisions" if moves else "seats"


def read_value(text: str) -> bool | int | str:
    """Parse a value: true or false, a number, or a word."""
    if text.lower() in WORDS:
        return WORDS[text.lower()]
    try:
        return int(text) if len(text) < 19 else text
    except ValueError:
        return text


def bot_names(text: str, seats: int) -> tuple[str, ...]:
    """Return a bot for every seat; one name fills all of them."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise BadOptions(f"--bots {text!r} has an empty name")
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadOptions(f"--bots names {len(names)} bots for {seats} seats: name one for all or one for each")
    return names


def find_own_bots(names: Sequence[str]) -> None:
    """Make custom bots importable from the current folder."""
    if any(map(is_own, names)) and not {"", os.getcwd()} & set(sys.path):
        sys.path.insert(0, os.getcwd())


def seed_or_new(seed: str | None) -> str:
    """Return the given seed, or a new one that is easy to type."""
    if seed is None:
        return str(secrets.randbelow(10**9))
    if not plain(seed) or shown(seed) != seed:
        raise BadOptions("--seed is some text or number, like 7")
    return seed


def print_options(game: str) -> None:
    """Print the options of a game in the language of the terminal."""
    words = make_words(None, ())
    table = Table(box=box.SIMPLE, show_header=False)
    for option in games.load(game).option_infos():
        usual = "" if option.default is None else f"={_written(option.default)}"
        table.add_row(f"{option.name}{usual}", _values(option), words.say(option.about))
    Console(highlight=False).print(table)


def _values(option: OptionInfo) -> str:
    """Return the possible values, as a user types them."""
    if option.kind in ("flag", "preset"):
        return "true, false"
    if option.kind == "choice":
        return ", ".join(choice.value for choice in option.choices)
    if option.kind == "number" and option.low is not None:
        return f"{option.low}–{option.high}" if option.high is not None else f"{option.low}–"
    return ""


def _written(value: bool | int | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
