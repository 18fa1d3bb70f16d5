"""`paddock perft`: count and fingerprint every way to make a few choices, to reveal any change of a rule."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from paddock import games
from paddock.cli.files import game_of, read_record
from paddock.cli.replay import refereed
from paddock.cli.setup import (
    AsJson,
    DeckName,
    GameNameOrNone,
    Players,
    SeedText,
    Settings,
    TrackName,
    no_game,
    option_values,
)
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame, Decide
from paddock.core.luck import SeededLuck
from paddock.core.play import past_luck
from paddock.sim.perft import perft as count_all


def perft(
    game: GameNameOrNone = None,
    depth: Annotated[int, typer.Option(help="The number of choices in a row.")] = 2,
    players: Players = None,
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    seed: SeedText = "perft",
    record: Annotated[Path | None, typer.Option(help="Start in the middle of this recorded race.")] = None,
    move: Annotated[int | None, typer.Option(help="… after this many of its moves; at its end if left out.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also list the count behind each first choice.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the ways to make some choices in a row, with a fingerprint of their texts."""
    if not 0 <= depth <= 20:
        raise BadOptions(f"--depth is a number of choices from 0 to 20, not {depth}")
    if record is not None:
        made, state = from_record(record, move, game)
    elif move is not None:
        raise BadOptions("--move is a move of a record: add --record FILE")
    elif game is None:
        raise no_game("perft")
    else:
        made = games.make(game, option_values(game, players, track, deck, option))
        state = made.start()
    if record is not None and any(value is not None for value in (players, track, deck, option)):
        raise BadOptions("a record has its own options; leave out --players, --track, --deck and --option")
    with _busy():
        count, fingerprint = count_all(made, depth, seed or "perft", state)
        parts = list(divided(made, depth, seed or "perft", state)) if divide else None
    _print(made.name, depth, count, fingerprint, parts, as_json)


def from_record(path: Path, move: int | None, name: str | None) -> tuple[AnyGame, object]:
    """Return the game of a record, and its state after a number of moves."""
    record = read_record(path)
    game = game_of(path, record)
    if name is not None and name != game.name:
        raise BadOptions(f"{path} is a race of {game.name}, not of {name}")
    steps = refereed(path, game, record)
    if move is not None and not 0 <= move < len(steps):
        raise BadOptions(
            f"{path} has {len(steps) - 1} moves: --move is a number from 0 to {len(steps) - 1}, not {move}"
        )
    return game, steps[len(steps) - 1 if move is None else move][0]


def divided(game: AnyGame, depth: int, seed: str, state: object) -> Iterator[tuple[str, int, str]]:
    """Return the text, count and fingerprint of each first choice."""
    state = past_luck(game, state, SeededLuck(seed))
    turn = game.turn(state)
    if depth == 0 or not isinstance(turn, Decide):
        return
    for action in game.legal(state, turn.seats[0]):
        count, fingerprint = count_all(game, depth - 1, seed, game.apply(state, action)[0], made=1)
        yield str(action), count, fingerprint


@contextmanager
def _busy() -> Iterator[None]:
    console = Console(stderr=True)
    if console.is_terminal:
        with console.status("counting"):
            yield
    else:
        yield


def _print(
    game: str,
    depth: int,
    count: int,
    fingerprint: str,
    parts: list[tuple[str, int, str]] | None,
    as_json: bool,
) -> None:
    if as_json:
        data: dict[str, Any] = {"game": game, "depth": depth, "count": count, "fingerprint": fingerprint}
        if parts is not None:
            data["divide"] = {text: {"count": ways, "fingerprint": mark} for text, ways, mark in parts}
        print(json.dumps(data, indent=2))
        return
    for text, ways, mark in parts or ():
        print(f"{text:<28} {ways:>12,}  {mark}")
    print(f"{game} depth {depth}: {count:,} {'way' if count == 1 else 'ways'}, fingerprint {fingerprint}")
