"""Commands that create track files: from a line, or from a seed alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from paddock.cli.files import write_whole
from paddock.core.errors import PaddockError
from paddock.drawing.check import check_picture
from paddock.track.build import build
from paddock.track.drafts.invent import STYLES, invented
from paddock.track.drafts.landscape import THEMES, with_land
from paddock.track.drafts.make import draft
from paddock.track.drafts.read import read_line
from paddock.track.drafts.write import written
from paddock.track.sections import TrackFile
from paddock.track.stats import circuit_stats

Game = Annotated[str, typer.Option(help="The game to race there.")]
Rows = Annotated[int | None, typer.Option(help="Rows in a lap; if left out, what suits the game.")]
Name = Annotated[str, typer.Option(help="Name of the track, on the command line and of its file.")]
Title = Annotated[str, typer.Option(help="Title on the picture.")]
Land = Annotated[str, typer.Option(help=f"The land around it: {', '.join(THEMES)}.")]
Output = Annotated[Path | None, typer.Option("--output", "-o", help="The track file to write; NAME.toml if left out.")]


def draft_from(
    file: Annotated[Path, typer.Argument(help="A closed line: GeoJSON, GPX, SVG, or a text file of points.")],
    game: Game,
    rows: Rows = None,
    name: Name = "",
    title: Title = "",
    land: Land = "park",
    output: Output = None,
) -> None:
    """Make a track file from the centre line of a circuit."""
    found = draft(read_line(file), game, rows, name, title)
    write(with_land(found, land), f"Drafted from {file.name}.", output)


def invent(
    game: Game,
    seed: Annotated[int, typer.Option(help="The seed; the same one gives the same circuit.")],
    style: Annotated[str, typer.Option(help=f"{', '.join(STYLES)}.")] = "fast",
    rows: Rows = None,
    name: Name = "",
    title: Title = "",
    land: Land = "",
    output: Output = None,
) -> None:
    """Invent a new circuit."""
    lands = {"fast": "park", "twisty": "woods", "street": "town"}
    found = invented(seed, style, game, rows, name, title)
    write(with_land(found, land or lands[style], seed), f"Invented: seed {seed}, {style}.", output)


def write(file: TrackFile, comment: str, output: Path | None) -> None:
    """Write a track file, and print a summary."""
    track = build(file)
    check_picture(track)
    path = output or Path(f"{file.name}.toml")
    if path.suffix != ".toml":
        raise PaddockError(f"{path} is not a .toml track file")
    write_whole(path, written(file, comment), replace=output is not None)
    steps = circuit_stats(track).shortest
    typer.echo(f"Wrote {path}: {len(track.spaces)} spaces, {len(track.corners)} corners, {steps} steps a lap.")
