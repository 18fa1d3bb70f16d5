"""`paddock compare`: the same races under changed rules, and the differences."""

from __future__ import annotations

import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from paddock import games as installed
from paddock.cli.files import check_writable, write_whole
from paddock.cli.output.progress import progress
from paddock.cli.output.report import make_table
from paddock.cli.setup import (
    AsJson,
    DeckName,
    GameName,
    Players,
    Ray,
    SeedText,
    Settings,
    TrackName,
    Workers,
    check_run,
    option_values,
    read_value,
    seed_or_new,
)
from paddock.core.errors import BadOptions
from paddock.lab.comparison import Collector, Comparison
from paddock.lab.jobs import run
from paddock.lab.page import NOTE, heads, page, rows
from paddock.lab.plan import jobs_of, make_plan

FEWER = "Races {}; a share of --games if left out, 0 for none."


def compare(
    game: GameName,
    change: Annotated[
        list[str],
        typer.Option(help="KEY=VALUE, or several separated by commas. Each --change is compared with the base."),
    ],
    games: Annotated[int, typer.Option(help="Races of the base and of each change.")] = 10_000,
    players: Players = None,
    track: TrackName = None,
    deck: DeckName = None,
    option: Settings = None,
    seed: SeedText = None,
    watched: Annotated[int | None, typer.Option(help=FEWER.format("of bots that are followed move by move"))] = None,
    skill: Annotated[int | None, typer.Option(help=FEWER.format("of one strong bot among usual ones"))] = None,
    reviews: Annotated[int | None, typer.Option(help=FEWER.format("that are reviewed, to measure luck"))] = None,
    workers: Workers = None,
    ray: Ray = None,
    html: Annotated[Path | None, typer.Option(help="Also draw the comparison as a page.")] = None,
    as_json: AsJson = False,
) -> None:
    """Race the same seeds under changed rules: length, lead changes, skill, luck, comebacks, cars out, pole, powers.

    A change is any option, track or deck: --change laps=2 --change collisions=everyone --change track=monaco.
    """
    check_run(games, workers, 1.0, ray)
    for name, count in (("watched", watched), ("skill", skill), ("reviews", reviews)):
        if count is not None and not 0 <= count <= games:
            raise BadOptions(f"--{name} is a number from 0 to {games}, the number of races; not {count}")
    if html is not None:
        check_writable(html)
    base = option_values(game, players, track, deck, option)
    changes = [read_change(game, text) for text in change]
    plan = make_plan(game, base, changes, seed_or_new(seed), games, watched, skill, reviews)
    collector = Collector(plan)
    with closing(run(plan, workers, ray)) as jobs, progress(len(jobs_of(plan))) as advance:
        for done in jobs:
            collector.add(done)
            advance()
    found = collector.comparison()
    if html is not None:
        write_whole(html, page(found), replace=True)
        print(f"the page is in {html}", file=sys.stderr)
    if as_json:
        print(json.dumps(found.data(), indent=1))
    else:
        print_comparison(found)


def read_change(game: str, text: str) -> dict[str, Any]:
    """Return the options that a change sets."""
    found: dict[str, Any] = {}
    for setting in text.split(","):
        key, sign, value = setting.strip().partition("=")
        if not sign or not key or not value:
            raise BadOptions(f"--change {text!r} is not written as KEY=VALUE or KEY=VALUE,KEY=VALUE")
        known = installed.load(game).seats_option if key == "players" else key
        if known in found:
            raise BadOptions(f"--change {text!r} sets {key!r} twice")
        found[known] = read_value(value)
    return found


def print_comparison(found: Comparison) -> None:
    """Print a table for each change."""
    console = Console(highlight=False, markup=False, emoji=False)
    plan = found.plan
    drivers = "the kernel's drivers" if plan.kernel else "bots by the rules, as there is no kernel for this"
    console.print(f"{installed.load(plan.game).title}: {plan.games:,} races of each with {drivers}, seed {plan.seed}")
    for change in range(len(plan.variants) - 1):
        table = make_table(*heads(found, change))
        for row in rows(found, change):
            table.add_row(*[Text(cell) for cell in row])
        console.print(table)
    console.print(NOTE, style="dim")
