"""`paddock moves`: where a single move can end, with each game's own options."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperOption

from paddock import games
from paddock.cli.output.report import drawn
from paddock.cli.setup import AsJson
from paddock.core.errors import BadOptions
from paddock.parts.moves import MoveQuery
from paddock.track.load import load
from paddock.track.model import Track


@cache
def queries() -> dict[str, MoveQuery]:
    """Return the games that can list moves."""
    found = {name: games.load(name).move_query() for name in games.names()}
    return {name: query for name, query in found.items() if query is not None}


class MovesCommand(TyperCommand):
    """A command with the options of all games, which are loaded only on use."""

    def get_params(self, ctx: Any) -> list[Any]:
        options: dict[str, Any] = {}
        for game, query in queries().items():
            for option in query.options:
                kind = int if option.kind == "number" else str
                words = f"{games.load(game).title}: {option.help}."
                made = TyperOption(
                    param_decls=[f"--{option.name}"], type=kind, help=words, expose_value=False, callback=_note
                )
                options.setdefault(option.name, made)
        return [*super().get_params(ctx), *options.values()]


def _note(ctx: typer.Context, param: Any, value: object) -> None:
    """Store a game's option for the command."""
    if value is not None:
        ctx.ensure_object(dict)[param.name] = value


COMMAND_CLASS = MovesCommand


def moves(
    ctx: typer.Context,
    track: Annotated[str, typer.Argument(metavar="TRACK", help="A track by name, or a .toml file.")],
    at: Annotated[str, typer.Option(help="The space where the car stands.")],
    occupied: Annotated[str, typer.Option(help="Spaces with other cars on them: A,B.")] = "",
    as_json: AsJson = False,
) -> None:
    """List every space where a move can end. The options depend on the game of the track."""
    loaded = load(track)
    given: dict[str, Any] = ctx.obj or {}
    others = [name.strip() for name in occupied.split(",") if name.strip()]
    query = queries()[_game_asked(loaded, list(given))]
    answer = query.ask(loaded, at, others, given)
    if as_json:
        print(json.dumps({"track": loaded.name, "at": at, **answer.data}, indent=2))
    elif answer.table is None:
        print(answer.sentence)
    else:
        Console(highlight=False, markup=False, emoji=False).print(drawn(answer.table))


def _game_asked(track: Track, given: Sequence[str]) -> str:
    """Return the game of the given options, or else of the track."""
    owners = {name: [game for game, query in queries().items() if name in _names(query)] for name in given}
    asked = [game for game in queries() if all(game in known for known in owners.values())]
    if not asked:
        said = [f"--{name} asks about {games.load(known[0]).title}" for name, known in owners.items()]
        raise BadOptions(f"{' and '.join(said)}: use one of them")
    wanted = [game for game in track.games if game in queries()]
    if not wanted:
        raise BadOptions(f"no game can list moves on {track.title}")
    fitting = [game for game in wanted if game in asked]
    if not fitting:
        first = queries()[wanted[0]].options[0].name
        title = games.load(wanted[0]).title
        raise BadOptions(f"{track.title} is a track for {title}: ask with --{first} instead of --{given[0]}")
    return fitting[0]


def _names(query: MoveQuery) -> list[str]:
    return [option.name for option in query.options]
