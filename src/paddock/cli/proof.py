"""`paddock tracks report`: bots race on a track, and its figures are compared with targets."""

from __future__ import annotations

import json
import sys
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape

from paddock import games
from paddock.bots import usual
from paddock.cli.output.report import make_table, print_faults
from paddock.cli.setup import (
    AsJson,
    Players,
    SeedText,
    Settings,
    Workers,
    check_run,
    option_values,
    seed_or_new,
)
from paddock.cli.sim import RunSettings, make_spec, run_races
from paddock.core.errors import BadOptions
from paddock.games import load as load_game
from paddock.parts.report import ProofFigure
from paddock.report.spread import ABOUT, ENOUGH
from paddock.report.text import counted, number, percent
from paddock.sim.faults import FaultCount
from paddock.track.load import load

QUICK = "3ms"
"""Default budget of the game's strongest bot, at which a thousand races take minutes."""


class TrackReport(msgspec.Struct, frozen=True):
    """A report on a track: its figures in races between bots."""

    track: str
    game: str
    games: int
    players: int
    bots: tuple[str, ...]
    seed: str
    figures: tuple[ProofFigure, ...]
    met: bool  # whether all targets are met
    faults: tuple[FaultCount, ...]


def report(
    name: Annotated[str, typer.Argument(help="Name of a circuit, or the path of a .toml track file.")],
    games: Annotated[int, typer.Option(help="How many races; a verdict takes 1,000 or more.")] = 1000,
    bots: Annotated[
        str | None,
        typer.Option(help=f"The bot in all seats, or one for each (pro is pro:{QUICK}); the default one if left out."),
    ] = None,
    players: Players = None,
    game: Annotated[str | None, typer.Option(help="The game, if the circuit is for several.")] = None,
    option: Settings = None,
    seed: SeedText = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Race bots on a circuit: how many finish, wins by starting space, and targets."""
    check_run(games, workers, 10.0)
    track = load(name)
    game = game or track.games[0]
    if game not in track.games:
        raise BadOptions(f"{track.title} is for {' and '.join(track.games)}, not for {game}")
    values = option_values(game, None, name, None, option)
    kind = load_game(game)
    values.setdefault(kind.seats_option, players or min(kind.usual_seats, len(track.grid)))
    named = (f"{bot}:{QUICK}" if bot in kind.bots[-1:] else bot for bot in (bots or usual(kind)).split(","))
    spec, made = make_spec(game, values, ",".join(named), seed_or_new(seed))
    found, stopped = run_races(spec, made, games, RunSettings(workers))
    figures = tuple(found.found.proof())
    met = bool(figures) and all(figure.met is not False for figure in figures)
    proof = TrackReport(
        track.name, game, found.games, len(spec.bots), spec.bots, spec.seed, figures, met, tuple(found.faults)
    )
    if as_json:
        print(json.dumps(msgspec.to_builtins(proof), indent=2, ensure_ascii=False))
    else:
        _print(proof, track.title)
    if stopped:
        print(f"stopped after {found.games} of {games}: the figures are of these", file=sys.stderr)
        raise typer.Exit(130)


def _print(proof: TrackReport, title: str) -> None:
    console = Console(highlight=False)
    bots = " ".join(dict.fromkeys(proof.bots))
    console.print(
        f"[bold]{escape(title)}[/]: {counted(proof.games, 'race')} of {games.load(proof.game).title}, "
        f"{counted(proof.players, 'seat')}, {bots}, seed {escape(proof.seed)}",
        soft_wrap=True,
    )
    demands = any(figure.demanded for figure in proof.figures)
    table = make_table("", "found", "95 %", *(("target", "") if demands else ()))
    for figure in proof.figures:
        found = percent(figure.found, 1) if figure.percent else number(figure.found)
        sure = "" if figure.low is None else f"{100 * figure.low:.1f}–{percent(figure.high, 1)}"
        mark = {True: "[green]met[/]", False: "[bold red]missed[/]", None: ""}[figure.met]
        table.add_row(figure.name, found, sure, *((figure.demanded, mark) if demands else ()))
    console.print(table)
    if demands:
        console.print(f'"About" is within {100 * ABOUT:.0f} points.')
        console.print("All targets are met." if proof.met else "[bold]Some targets are missed.[/]")
        if proof.games < ENOUGH:
            console.print(f"Too few races for a verdict: run {ENOUGH:,} or more (--games {ENOUGH}).")
    print_faults(console, proof.faults)
