"""`paddock odds`: every seat's prospects at a moment of a recorded race."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from paddock.cli.files import game_of, read_record
from paddock.cli.output.report import make_table
from paddock.cli.output.tell import make_words, title
from paddock.cli.replay import refereed
from paddock.cli.setup import AsJson, Language, seed_or_new
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.review.estimate import Estimate
from paddock.review.text import chance_with_error, whole, with_error
from paddock.review.values import SLOTS, Valuer, levels_of, usual, valuer_of
from paddock.words import Message, Seat, Words, message

PLAYOUTS = 4000
MOST_PLAYOUTS = 10_000_000


def odds(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as written by sim and race.")],
    at: Annotated[int | None, typer.Option(help="After this many moves; at the end if left out.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="From this seat's view, counted from 1; a spectator's view if left out.")
    ] = None,
    full: Annotated[bool, typer.Option("--full", help="With all hands and bets known; finished races only.")] = False,
    playouts: Annotated[
        int | None, typer.Option(help=f"Simulated races from this moment ({PLAYOUTS:,} if left out).")
    ] = None,
    seed: Annotated[str, typer.Option(help="The seed; the same one gives the same figures.")] = "odds",
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Print every seat's chance to win and expected result at a moment of a race, with standard errors."""
    seed = seed_or_new(seed)
    record = read_record(file)
    game = game_of(file, record)
    states = [state for state, _ in refereed(file, game, record)]
    at = len(states) - 1 if at is None else at
    check(game, at, len(states) - 1, seat, playouts)
    if full and (seat is not None or record.result is None):
        raise BadOptions("--full is for finished races and all seats; leave out either it or --seat")
    valuer = valuer_of(game, seed, levels_of(record.header))
    found = value(valuer, states[at], seat, full, usual(PLAYOUTS) if playouts is None else playouts)
    if as_json:
        shown = {"at": at, "seat": seat, "full": full, "playouts": found.playouts, "seed": seed}
        print(json.dumps({**shown, **msgspec.to_builtins(found.worth())}, indent=2))
        return
    words = make_words(lang, record.names)
    console = Console(highlight=False, markup=False, emoji=False)
    console.print(title(game, words))
    heading = message("review-odds", moves=at, all=len(states) - 1, who=point_of_view(seat, full))
    console.print(words.say(heading))
    print_odds(console, words, valuer, found, seed)


def check(game: AnyGame, at: int, last: int, seat: int | None, playouts: int | None) -> None:
    """Check that the moment and the seat exist."""
    if not 0 <= at <= last:
        raise BadOptions(f"this race has {last} moves: --at is a number from 0 to {last}, not {at}")
    if seat is not None and not 1 <= seat <= game.seats:
        raise BadOptions(f"--seat is a number from 1 to {game.seats}, not {seat}")
    if playouts is not None and not SLOTS <= playouts <= MOST_PLAYOUTS:
        raise BadOptions(f"--playouts is a number from {SLOTS} to {MOST_PLAYOUTS:,}, not {playouts}")


def value(valuer: Valuer, state: object, seat: int | None, full: bool, playouts: int) -> Estimate:
    """Value a state, in full or from a view."""
    return valuer.full(state, playouts) if full else valuer.seen(state, None if seat is None else seat - 1, playouts)


def point_of_view(seat: int | None, full: bool) -> Message:
    """Describe the point of view."""
    if full:
        return message("review-from-all")
    return message("review-from-outside") if seat is None else message("review-from-seat", player=Seat(seat - 1))


def print_odds(console: Console, words: Words, valuer: Valuer, found: Estimate, seed: str) -> None:
    """Print a line for each seat."""
    worth = found.worth()
    heads = (message("review-player"), message("review-win"), valuer.words.result().name)
    table = make_table(*[words.say(head) for head in heads])
    for seat, name in enumerate(words.names):
        win = chance_with_error(words, worth.wins[seat], worth.win_errors[seat])
        result = with_error(words, worth.results[seat], worth.result_errors[seat])
        table.add_row(Text(name), win, result)
    console.print(table)
    note = message("review-odds-note", playouts=whole(words, found.playouts), seed=seed)
    console.print(words.say(note), style="dim")
