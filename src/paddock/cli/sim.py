"""`paddock sim`: many races between bots, and their totals."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from paddock import games
from paddock.bots.compiling import build_for
from paddock.cli.files import Unwritable, check_writable, make_folder, write_whole
from paddock.cli.output.progress import progress
from paddock.cli.output.report import print_details, print_report
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
    bot_names,
    check_run,
    find_own_bots,
    option_values,
    seed_or_new,
    table_kind,
    with_track,
)
from paddock.core.errors import BadOptions
from paddock.core.game import AnyGame
from paddock.report.text import counted
from paddock.seasons.files import tour_plan
from paddock.seasons.season import make_season
from paddock.sim import batches, kernel_races
from paddock.sim.batches import Race, Spec, check
from paddock.sim.data.columns import DECISIONS, SeatTable, TableKind
from paddock.sim.data.files import TableFile
from paddock.sim.kernel_races import drivers_of
from paddock.sim.page import page
from paddock.sim.report import SimReport
from paddock.sim.tally import Tally


def sim(
    game: GameName,
    games: Annotated[int, typer.Option(help="Number of races (with --tour: of tours).")] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: rookie,club,…")] = "random",
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    seed: SeedText = None,
    records: Annotated[Path | None, typer.Option(help="Write one record per race into this folder.")] = None,
    tour: Annotated[str | None, typer.Option(help="Tracks of a tour: T1,T2, with winnings or points summed.")] = None,
    workers: Workers = None,
    ray: Ray = None,
    kernel: Annotated[bool, typer.Option("--kernel", help="Use the compiled kernel: faster, results only.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="With --kernel: race on an NVIDIA card (extra gpu).")] = False,
    limit: Limit = 10.0,
    out: TableOut = None,
    moves: TableMoves = False,
    report: Annotated[bool, typer.Option("--report", help="Print all tables: powers, cars, corners and more.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write the report as a page with charts.")] = None,
    as_json: AsJson = False,
) -> None:
    """Race bots against each other many times: wins, places, money, stalls and lengths.

    A shared win is split equally. The same seed gives the same races on any machine, with any number of workers.
    With --kernel, random bots or the simple drivers of pro's playouts (--bots drivers) race about a hundred times as
    fast, with luck from the kernel's own generator. A graphics card (--gpu) runs the same races.
    """
    check_run(games, workers, limit, ray)
    values = option_values(game, players, track, deck, option)
    tracks = tour_tracks(tour, values)
    if (report or html) and tracks:
        raise BadOptions("a report is about one track: leave out --tour")
    if (report or html) and kernel:
        raise BadOptions("a report needs the events of races, which the kernel does not have: leave out --kernel")
    if gpu and (ray or not kernel):
        raise BadOptions("--gpu races kernels on this machine's card: add --kernel, and leave out --ray")
    if html is not None:
        check_writable(html)
    kind = table_kind(out, moves)
    spec, made = make_spec(game, values, bots, seed_or_new(seed), tracks, records is not None, limit, kernel, kind)
    found, stopped = run_races(spec, made, games, RunSettings(workers, ray, kernel, gpu, records, out))
    if html is not None:
        write_page(html, found, made)
    _print(found, as_json, report)
    if records is not None:
        print(f"wrote {counted(found.races, 'record')} into {records}", file=sys.stderr)
    if out is not None:
        print(f"the table is in {out}", file=sys.stderr)
    if stopped:
        print(f"stopped after {found.games} of {games}: the figures are of these", file=sys.stderr)
        raise typer.Exit(130)


def _print(found: SimReport, as_json: bool, details: bool) -> None:
    if as_json:
        print(json.dumps(found.data(), indent=2, ensure_ascii=False))
        return
    print_report(found)
    if details:
        print_details(found)


def write_page(path: Path, found: SimReport, game: AnyGame) -> None:
    """Write the report as a self-contained page."""
    write_whole(path, page(found, game.track), replace=True)
    print(f"the report is in {path}", file=sys.stderr)


def make_spec(
    game: str,
    values: dict[str, Any],
    bots: str,
    seed: str,
    tour: tuple[str, ...] = (),
    records: bool = False,
    limit: float = 10.0,
    kernel: bool = False,
    table: TableKind = "",
) -> tuple[Spec, AnyGame]:
    """Return the settings, and the game of the first race. Raises on mistakes before anything is written."""
    made = make_season(tour_plan(game, values, tour))[1] if tour else [games.make(game, values)]
    first = made[0]
    names = bot_names(bots, first.seats)
    find_own_bots(names)
    spec = Spec(game, values if tour else with_track(first, values), names, seed, tour, records, limit, table)
    if kernel:
        drivers_of(spec)
    else:
        build_for(first, names)
        check(spec)
    return spec, first


def tour_tracks(tour: str | None, values: dict[str, Any]) -> tuple[str, ...]:
    """Return the tracks of a tour; empty without one."""
    if tour is None:
        return ()
    if "track" in values:
        raise BadOptions("--tour names the tracks: leave out --track")
    tracks = tuple(track.strip() for track in tour.split(","))
    if not all(tracks):
        raise BadOptions(f"--tour {tour!r} has an empty name: write T1,T2")
    return tracks


class RunSettings(msgspec.Struct, frozen=True):
    """How races are run (processes, cluster or kernel), and what is written."""

    workers: int | None = None
    ray: str | None = None
    kernel: bool = False
    gpu: bool = False
    folder: Path | None = None  # for records
    out: Path | None = None  # for a table


def run_races(spec: Spec, game: AnyGame, games: int, how: RunSettings) -> tuple[SimReport, bool]:
    """Run the races; return their totals, and whether they were interrupted."""
    tally = Tally(spec, game, kernel_races.LUCK) if how.kernel else Tally(spec, game)
    if how.folder is not None:
        _check_folder(how.folder, spec, games)
    columns = DECISIONS if spec.table == "decisions" else SeatTable(game).columns
    try:
        with (
            TableFile(how.out, columns) if how.out else nullcontext() as table,
            progress(games * max(1, len(spec.tour))) as advance,
        ):
            if how.kernel:
                _run_lots(spec, games, how, tally, table, advance)
            else:
                _run_races(spec, games, how, tally, table, advance)
    except KeyboardInterrupt:
        return tally.report(), True
    return tally.report(), False


def _run_lots(
    spec: Spec, games: int, how: RunSettings, tally: Tally, table: TableFile | None, advance: Callable[..., None]
) -> None:
    run = kernel_races.run_on_card(spec, games) if how.gpu else kernel_races.run(spec, games, how.workers, how.ray)
    with closing(run) as lots:
        for lot in lots:
            if table is not None:
                table.add(lot.table)
            tally.add_lot(lot)
            advance(lot.count)


def _run_races(
    spec: Spec, games: int, how: RunSettings, tally: Tally, table: TableFile | None, advance: Callable[..., None]
) -> None:
    with closing(batches.run(spec, games, how.workers, how.ray)) as races:
        for race in races:
            if how.folder is not None:
                _write(how.folder, spec, race, games)
            if table is not None:
                table.add(race.table)
            tally.add(race)
            advance()


def file_name(spec: Spec, number: int, leg: int, games: int) -> str:
    """Return a readable file name for the record of a race."""
    track = spec.tour[leg] if spec.tour else spec.options.get("track")
    parts = [spec.game.replace("_", "-"), Path(track).stem if track else "", f"{number:0{max(4, len(str(games)))}}"]
    return "-".join([*filter(None, parts), *([str(leg + 1)] if spec.tour else [])]) + ".race"


def _check_folder(folder: Path, spec: Spec, games: int) -> None:
    make_folder(folder)
    there = {entry.name for entry in os.scandir(folder)}
    legs = range(max(1, len(spec.tour)))
    for number in range(1, games + 1):
        for leg in legs:
            name = file_name(spec, number, leg, games)
            if name in there:
                raise Unwritable(f"{folder} already has {name}, which is not overwritten; choose another folder")


def _write(folder: Path, spec: Spec, race: Race, games: int) -> None:
    assert race.record is not None
    write_whole(folder / file_name(spec, race.number, race.leg, games), race.record, replace=False)
