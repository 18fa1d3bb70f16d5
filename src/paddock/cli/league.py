"""`paddock league`: bots race each other in changing seats, and a table ranks them."""

from __future__ import annotations

import json
import sys
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated, Any

import typer

from paddock import games
from paddock.bots.compiling import build_for
from paddock.cli.output.league_table import print_league
from paddock.cli.output.progress import progress
from paddock.cli.setup import (
    AsJson,
    DeckName,
    GameName,
    Limit,
    Players,
    Ray,
    SeedText,
    Settings,
    TableMoves,
    TableOut,
    TrackName,
    Workers,
    check_run,
    find_own_bots,
    option_values,
    seed_or_new,
    table_kind,
    with_track,
)
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.report.plain import reporting_of
from paddock.sim.data.columns import DECISIONS, SeatTable, TableKind
from paddock.sim.data.files import TableFile
from paddock.sim.league import Spec, check, run
from paddock.sim.league_file import FORMAT, Head, LeagueFile, seed_in
from paddock.sim.report import LeagueReport
from paddock.sim.standings import Standings


def league(
    game: GameName,
    bots: Annotated[str, typer.Option(help="One bot for each seat (pro,club,club,club), or a pool: pro,club.")],
    games: Annotated[int, typer.Option(help="How many races.")] = 400,
    players: Players = None,
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    seed: SeedText = None,
    workers: Workers = None,
    ray: Ray = None,
    limit: Limit = 10.0,
    resume: Annotated[
        Path | None, typer.Option(help="Keep the races in this file; if it exists, resume where it stopped.")
    ] = None,
    out: TableOut = None,
    moves: TableMoves = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop at the first fault of a bot, with exit code 1.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Rank bots in races with rotating seats: win rates with 95 % intervals, ratings, money or turns, times.

    With as many bots as seats, they rotate by one seat from race to race with the same luck.
    Any other number is a pool, and each field gets a fair share of it. A shared win is split equally.
    """
    check_run(games, workers, limit, ray)
    values = option_values(game, players, track, deck, option)
    kind = table_kind(out, moves)
    if out is not None and resume is not None:
        raise BadOptions("--out and --resume exclude each other: a table holds the races of one run")
    spec, made = make_spec(game, values, bots, given_seed(seed, resume), limit, kind)
    report, stopped = _run(spec, made, games, (workers, ray), resume, out, strict)
    if as_json:
        print(json.dumps(report.data(), indent=2, ensure_ascii=False))
    else:
        print_league(report, reporting_of(made).league_columns)
    if strict and report.faults:
        print(f"stopped at a fault after {report.games} of {games} races", file=sys.stderr)
        raise typer.Exit(1)
    if stopped:
        hint = f"; the same command with --resume {resume} goes on" if resume else ""
        print(f"stopped after {report.games} of {games}: the figures are of these{hint}", file=sys.stderr)
        raise typer.Exit(130)


def given_seed(seed: str | None, file: Path | None) -> str:
    """Return the given seed, that of the file to resume, or a new one."""
    return seed_or_new(seed if seed is not None or file is None else seed_in(file))


def make_spec(
    game: str, values: dict[str, Any], bots: str, seed: str, limit: float, table: TableKind = ""
) -> tuple[Spec, AnyGame]:
    """Return the settings. Raises on mistakes before anything is written."""
    names = tuple(name.strip() for name in bots.split(","))
    if not all(names):
        raise BadOptions(f"--bots {bots!r} has an empty name: write a,b,c")
    made = games.make(game, values)
    key = made.seats_option
    if key not in values and "seats" not in values and len(names) > made.seats:
        values = {**values, key: len(names)}  # default: one for each name
        made = games.make(game, values)
    find_own_bots(names)
    build_for(made, names)
    spec = Spec(game, with_track(made, values), names, made.seats, seed, limit, table)
    check(spec)
    return spec, made


def _run(
    spec: Spec,
    game: AnyGame,
    games: int,
    where: tuple[int | None, str | None],
    resume: Path | None,
    out: Path | None,
    strict: bool,
) -> tuple[LeagueReport, bool]:
    standings = Standings(spec, game)
    file = LeagueFile(resume, Head(FORMAT, spec, game.rules, game.header())) if resume else None
    done = file.done[:games] if file else []
    for row in done:
        standings.add(row)
    columns = DECISIONS if spec.table == "decisions" else SeatTable(game).columns
    try:
        with (
            file or nullcontext(),
            TableFile(out, columns) if out else nullcontext() as table,
            progress(games, len(done)) as advance,
            closing(run(spec, len(done) + 1, games, *where)) as rows,
        ):
            for row in rows:
                if file:
                    file.add(row)
                if table is not None:
                    table.add(row.table)
                standings.add(row)
                advance()
                if strict and row.faults:
                    break
    except KeyboardInterrupt:
        return standings.report(), True
    return standings.report(), False
