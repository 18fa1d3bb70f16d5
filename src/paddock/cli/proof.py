"""`paddock tracks report`: a track is played by bots, and its figures stand beside what is demanded."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape

from paddock.cli.setup import (
    SEATS_OPTION,
    AsJson,
    Players,
    SeedText,
    Settings,
    Workers,
    check_run,
    option_values,
    seed_or_new,
)
from paddock.core.errors import BadOptions

SEATS = {"downforce": 4, "formula_d": 6}


def report(
    name: Annotated[str, typer.Argument(help="Name of a circuit, or the path of a .toml track file.")],
    games: Annotated[int, typer.Option(help="How many races; 1,000 or more to judge by.")] = 1000,
    bots: Annotated[str, typer.Option(help="The bot in all seats, or one for each.")] = "club",
    players: Players = None,
    game: Annotated[str | None, typer.Option(help="Which game, if the circuit is for both.")] = None,
    option: Settings = None,
    seed: SeedText = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Play a circuit with bots: how many finish, who wins from where, and what is demanded beside it."""
    import msgspec

    from paddock.cli.sim import make_spec, run_races
    from paddock.sim.proof import proof
    from paddock.track.load import load

    check_run(games, workers, 10.0)
    track = load(name)
    game = game or track.games[0]
    if game not in track.games:
        raise BadOptions(f"{track.title} is for {' and '.join(track.games)}, not for {game}")
    values = option_values(game, None, name, None, option)
    values.setdefault(SEATS_OPTION[game], players or min(SEATS[game], len(track.grid)))
    spec, _ = make_spec(game, values, bots, seed_or_new(seed))
    told, stopped = run_races(spec, games, workers, None)
    figures = proof(told)
    plain = {
        "track": track.name,
        "game": game,
        "games": told["games"],
        "players": len(spec.bots),
        "bots": list(spec.bots),
        "seed": spec.seed,
        "figures": msgspec.to_builtins(figures),
        "met": bool(figures) and all(figure.met is not False for figure in figures),
        "faults": told["faults"],
    }
    if as_json:
        print(json.dumps(plain, indent=2, ensure_ascii=False))
    else:
        _print(plain, track.title)
    if stopped:
        print(f"stopped after {told['games']} of {games}: the figures are of these", file=sys.stderr)
        raise typer.Exit(130)


def _print(plain: dict[str, Any], title: str) -> None:
    from paddock import games
    from paddock.cli.report import counted, make_table, percent, print_faults
    from paddock.sim.proof import ABOUT, ENOUGH

    console = Console(highlight=False)
    bots = " ".join(dict.fromkeys(plain["bots"]))
    console.print(
        f"[bold]{escape(title)}[/]: {counted(plain['games'], 'race')} of {games.load(plain['game']).title}, "
        f"{counted(plain['players'], 'seat')}, {bots}, seed {escape(plain['seed'])}",
        soft_wrap=True,
    )
    demands = any(figure["demanded"] for figure in plain["figures"])
    table = make_table("", "found", "95 %", *(("demanded", "") if demands else ()))
    for figure in plain["figures"]:
        found = percent(figure["found"], 1)
        sure = "" if figure["low"] is None else f"{100 * figure['low']:.1f}–{percent(figure['high'], 1)}"
        if not figure["percent"]:
            found = "–" if figure["found"] is None else f"{figure['found']:.2f}"
        mark = {True: "[green]met[/]", False: "[bold red]missed[/]", None: ""}[figure["met"]]
        table.add_row(figure["name"], found, sure, *((figure["demanded"], mark) if demands else ()))
    console.print(table)
    if demands:
        console.print(f'"About" is within {100 * ABOUT:.0f} points.')
        console.print("All that is demanded is met." if plain["met"] else "[bold]Not all that is demanded is met.[/]")
        if plain["games"] < ENOUGH:
            console.print(f"This is hardly a proof: it takes {ENOUGH:,} races or more (--games {ENOUGH}).")
    print_faults(console, plain["faults"])
