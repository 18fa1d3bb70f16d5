"""`paddock moves`: asks where a single move can end, for either game."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from paddock.cli.setup import AsJson
from paddock.core.errors import BadOptions

LONGEST = 40


def moves(
    track: Annotated[str, typer.Argument(metavar="TRACK", help="A track by name, or a .toml file.")],
    at: Annotated[str, typer.Option(help="The space where the car stands.")],
    steps: Annotated[int | None, typer.Option(help="Downforce: how many spaces the car moves.")] = None,
    roll: Annotated[int | None, typer.Option(help="Formula D: the number rolled.")] = None,
    stops: Annotated[int | None, typer.Option(help="Formula D: stops made in the corner so far.")] = None,
    wp: Annotated[int | None, typer.Option(help="Formula D: wear points left.")] = None,
    lap: Annotated[int | None, typer.Option(help="Formula D: the lap that is driven.")] = None,
    laps: Annotated[int | None, typer.Option(help="Formula D: laps of the race.")] = None,
    team: Annotated[str | None, typer.Option(help="Formula D: the team, for its box.")] = None,
    occupied: Annotated[str, typer.Option(help="Spaces with other cars on them: A,B.")] = "",
    as_json: AsJson = False,
) -> None:
    """List every space where a move can end: on a Downforce track with --steps, in Formula D with --roll."""
    from paddock.track.load import load

    loaded = load(track)
    others = [name.strip() for name in occupied.split(",") if name.strip()]
    asked = {"roll": roll, "stops": stops, "wp": wp, "lap": lap, "laps": laps, "team": team}
    given = {name: value for name, value in asked.items() if value is not None}
    if steps is not None and given:
        raise BadOptions(f"--steps asks about Downforce and --{min(given)} about Formula D: use one of them")
    game = _game_asked(loaded, steps is not None, given)
    if game == "formula_d":
        answer = formula_d_ends(loaded, at, given, others)
    else:
        answer = {"steps": steps, "ends": downforce_ends(loaded, at, steps, others)}
    if as_json:
        print(json.dumps({"track": loaded.name, "at": at, **answer}, indent=2))
    elif game == "formula_d":
        _print_formula_d(at, answer)
    else:
        _print_downforce(at, steps, answer["ends"])


def _game_asked(track: Any, steps: bool, given: dict[str, Any]) -> str:
    """Which game a question is about: the options say it, else the track."""
    wanted = "downforce" if steps else "formula_d" if given else track.games[0]
    if wanted not in track.games:
        option = "--steps" if steps else f"--{min(given)}"
        other = "Formula D: ask with --roll" if steps else "Downforce: ask with --steps"
        raise BadOptions(f"{track.title} is a track for {other} instead of {option}")
    return str(wanted)


def check_spaces(track: Any, at: str, occupied: list[str]) -> None:
    """Refuses spaces that the track does not have."""
    for name in (at, *occupied):
        if name not in track.index:
            raise BadOptions(
                f"there is no space {name!r} on {track.title}; `paddock tracks show {track.name}` tells more"
            )
    if at in occupied:
        raise BadOptions(f"the car itself stands on {at}: leave it out of --occupied")


def downforce_ends(track: Any, at: str, steps: int | None, occupied: list[str]) -> dict[str, dict[str, int | bool]]:
    """Every end of a move in Downforce: the steps made, and whether a way there enters rectangles only."""
    from paddock.downforce.rules.board import Board

    if steps is None:
        raise BadOptions("say how far the car moves, like --steps 6")
    if not 1 <= steps <= LONGEST:
        raise BadOptions(f"--steps is a number from 1 to {LONGEST}, not {steps}")
    check_spaces(track, at, occupied)
    board = Board(track, laps=False)
    taken = [board.number[name] for name in (at, *occupied)]
    ends = board.ends(board.number[at], steps, taken)
    return {name: {"steps": made, "rectangles": clean} for name, (made, clean) in ends.items()}


def formula_d_ends(track: Any, at: str, given: dict[str, Any], occupied: list[str]) -> dict[str, Any]:
    """Every end of a move in Formula D with its cost, and whether the car is out."""
    from paddock.formula_d.moves import ask

    if "roll" not in given:
        raise BadOptions("say what was rolled, like --roll 7")
    return ask(track, at, occupied=occupied, **given)


def _print_formula_d(at: str, answer: dict[str, Any]) -> None:
    if answer["out"]:
        print(f"A car on {at} is out of the race: {answer['cause']}.")
        return
    from rich.console import Console

    from paddock.cli.report import make_table

    columns = ("cost", "braking", "overshoot", "stops")
    table = make_table("end", *columns, "")
    for name, end in answer["ends"].items():
        notes = [note for key, note in (("finished", "finishes"), ("last_wp", "last WP")) if end[key]]
        table.add_row(name, *(str(end[column]) for column in columns), ", ".join(notes))
    Console(highlight=False).print(table)


def _print_downforce(at: str, steps: int | None, ends: dict[str, Any]) -> None:
    if not ends:
        print(f"A car on {at} is blocked and stays.")
        return
    from rich.console import Console

    from paddock.cli.report import make_table

    table = make_table("end", "steps", "rectangles only")
    for name, end in ends.items():
        jam = f" ({steps - end['steps']} lost)" if steps and name != "finish" and end["steps"] < steps else ""
        table.add_row(name, f"{end['steps']}{jam}", "yes" if end["rectangles"] else "–")
    Console(highlight=False).print(table)
