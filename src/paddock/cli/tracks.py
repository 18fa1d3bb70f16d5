"""Commands about circuits: list them, show one, check a track file, draw it, report on its races."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddock.cli.drafts import draft_from, invent
from paddock.cli.proof import report
from paddock.cli.setup import AsJson
from paddock.core.errors import PaddockError
from paddock.drawing.check import check_picture
from paddock.drawing.draw import draw as drawn
from paddock.track.build import Sketch
from paddock.track.load import builtin, load, load_anyway
from paddock.track.model import Track, rules_part
from paddock.track.stats import CircuitStats, circuit_stats

tracks = typer.Typer(name="tracks", help="Circuits: list, show, check, draw and report on them.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="Name of a circuit, or the path of a .toml track file.")]


@tracks.command("list")
def list_tracks(as_json: AsJson = False) -> None:
    """List the built-in circuits."""
    tracks = {name: load(name) for name in builtin()}
    if as_json:
        typer.echo(json.dumps([msgspec.to_builtins(_entry(name, track)) for name, track in tracks.items()], indent=1))
        return
    table = Table("name", "title", "game", "spaces", "steps a lap")
    for name, track in tracks.items():
        entry = _entry(name, track)
        steps = f"{entry.shortest} to {entry.outside}"
        table.add_row(name, track.title, ", ".join(track.games), str(entry.spaces), steps)
    Console(markup=False, emoji=False).print(table)


class TrackEntry(msgspec.Struct, frozen=True):
    """A line of the list: the size of a circuit, and the steps of a lap on the best line and on the outside."""

    name: str
    title: str
    games: tuple[str, ...]
    spaces: int
    shortest: int
    outside: int


def _entry(name: str, track: Track) -> TrackEntry:
    found = circuit_stats(track)
    return TrackEntry(name, track.title, track.games, len(track.spaces), found.shortest, found.outside)


@tracks.command()
def show(
    name: Name,
    as_json: Annotated[bool, typer.Option("--json", help="Print all spaces and links as JSON.")] = False,
) -> None:
    """Describe a circuit: steps, choke points, betting lines, corners."""
    track = load(name)
    if as_json:
        typer.echo(json.dumps(plain(track), indent=1))
    else:
        summary(track, circuit_stats(track), Console(markup=False, emoji=False))


@tracks.command()
def check(file: Annotated[Path, typer.Argument(help="A .toml track file.")]) -> None:
    """Check a track file, and list every problem."""
    if file.suffix != ".toml":
        raise PaddockError(f"{file} is not a .toml track file")
    track = load(file)
    check_picture(track)
    steps = circuit_stats(track).shortest
    typer.echo(f"{track.title} is fine: {len(track.spaces)} spaces, {track.links} links, {steps} steps a lap.")


@tracks.command()
def draw(
    name: Name,
    output: Annotated[Path, typer.Option("--output", "-o", help="The SVG file to write.")],
    ids: Annotated[bool, typer.Option("--ids", help="Label each space with its name.")] = False,
    anyway: Annotated[bool, typer.Option("--anyway", help="Draw it despite errors, such as an open lap.")] = False,
) -> None:
    """Draw a circuit as an SVG picture."""
    sketched, problems = load_anyway(name) if anyway else (Sketch(load(name), None), ())
    picture = drawn(sketched.track, ids=ids, gap=sketched.gap)
    try:
        output.write_text(picture, encoding="utf-8")
    except OSError as error:
        raise PaddockError(f"cannot write {output}: {error.strerror}") from None
    for problem in problems:
        typer.echo(f"Still wrong: {problem}.", err=True)
    typer.echo(f"Wrote {output}.")


tracks.command()(report)
tracks.command("from")(draft_from)
tracks.command()(invent)


def plain(track: Track) -> dict[str, Any]:
    """Return a track as plain data for other programs: what the rules use, with corners by name."""
    found: dict[str, Any] = rules_part(track)
    for space in (*found["spaces"], *(found["pit"]["spaces"] if track.pit else ())):
        space["corner"] = None if space["corner"] is None else track.corners[space["corner"]].name
    more = {"title": track.title, "digest": track.digest, "lanes": track.lanes, "links": track.links}
    return {"name": track.name, **more, **found}


def summary(track: Track, found: CircuitStats, console: Console) -> None:
    """Print a circuit in a few lines and a table of its corners."""
    console.print(Text.assemble((track.title, "bold"), f" ({track.name}), for {', '.join(track.games)}"))
    lanes = ", ".join(f"{lane} {count}" for lane, count in track.lanes.items())
    console.print(f"{len(track.spaces)} spaces ({lanes}), {track.links} links")
    console.print(f"Lap of {track.lap} ticks, inside {track.inside}")
    start = "front row" if track.first else "line"
    console.print(f"Steps from the {start} over the line: {found.shortest} at best, {found.outside} on the outside")
    console.print(f"Perfect rectangles: {found.rectangles:.0%} of the spaces")
    for choke in found.chokes:
        console.print(f"Single file: {' '.join(choke.spaces)}, {choke.after} steps from the start at best")
    for fork in found.forks:
        branches = f"at least {fork.left} spaces on the left branch, {fork.right} on the right one"
        console.print(f"Fork into {' '.join(fork.first)}: {branches}")
    for number, steps in enumerate(found.line_steps, 1):
        console.print(f"Betting line {number}: crossed after {steps} steps, {steps / found.shortest:.0%} of the way")
    console.print(f"Grid: {' '.join(track.grid)}" + (f"; the car on {track.first} goes first" if track.first else ""))
    if track.pit:
        console.print(
            f"Pit lane: {len(track.pit.spaces)} spaces, from {' or '.join(track.pit.entries)} "
            f"to {' or '.join(track.pit.exits)}"
        )
    table = Table("corner", "spaces", "shortest way", "longest way", "stops", "inside")
    for number, corner in enumerate(track.corners):
        spaces = sum(1 for space in track.spaces if space.corner == number)
        table.add_row(
            corner.name,
            str(spaces),
            str(corner.shortest),
            str(corner.longest),
            str(corner.stops) if corner.stops else "-",
            corner.inside,
        )
    console.print(table)
