"""How Formula D looks in a terminal: standings, questions and the classification."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from paddock.cli.show.lap import Lap
from paddock.core.words import Words
from paddock.formula_d.circuit import NONE, TEAMS

CHAPTERS = {"grid-rolled": "The grid", "round-begun": "The race", "race-over": "The end"}
BLOCKS = frozenset({"round-begun", "gear-chosen", "start-rolled"})
DETAILS = frozenset(
    {
        "die-rolled",
        "nitro-used",
        "drove",
        "braked",
        "overshot",
        "stopped",
        "lost",
        "went-out",
        "line-crossed",
        "came-home",
        "pitted",
        "collision-rolled",
        "motor-rolled",
        "danger-rolled",
        "trouble-rolled",
        "speed-noted",
        "police-bonus",
        "checkpoint-passed",
    }
)
SILENT: frozenset[str] = frozenset()
NUMBERED: frozenset[str] = frozenset()

TEAM_STYLES = {
    "white": "bold black on grey93",
    "yellow": "bold black on yellow",
    "green": "bold black on green3",
    "red": "bold bright_white on red3",
    "blue": "bold bright_white on blue",
}
TEAM = re.compile(rf"\b(?:{'|'.join(TEAMS)})\b")


def paint(text: str) -> Text:
    """A sentence with the teams in their colours."""
    told = Text(text)
    for found in TEAM.finditer(text):
        told.stylize(TEAM_STYLES[found[0]], *found.span())
    return told


def badge(number: int, team: str) -> Text:
    """The number of a car on its colour, as people count."""
    return Text(f"{number + 1:>2} ", style=TEAM_STYLES[team])


def standings(game: Any, view: Any, words: Words) -> Table:
    """The cars from first to last: driver, lap, where, gear and wear points."""
    kit = game.kit
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    for heading in ("", "car", "driver", "lap", "space", "gear", "WP", "corner"):
        table.add_column(heading, justify="right" if heading in ("", "lap", "gear", "WP") else "left", no_wrap=True)
    table.add_column("finish", ratio=1, justify="right")
    out = {gone.car: gone.cause for gone in view.gone}
    for place, number in enumerate(order(kit, view), start=1):
        car = view.cars[number]
        name = Text(words.names[car.seat], style="bold" if car.seat == view.seat else "")
        row: list[Any] = [str(place), badge(number, car.team) + f" {car.team}", name]
        if number in view.home or number in out:
            how = f"out: {out[number]}" if number in out else "finished"
            table.add_row(*row, "", "", "", str(car.wp), how, "")
            continue
        where, part = _corner(kit, car), _part(kit, car, number)
        lap = f"{car.lap}/{kit.options.laps}" if car.lap else "grid"
        part = part if car.lap else 0.0  # the grid lies behind the line
        table.add_row(
            *row,
            lap,
            car.space or "",
            str(car.gear),
            str(car.wp),
            where,
            Lap(part, (), badge(number, car.team)[1:2]),
        )
    return table


def order(kit: Any, view: Any) -> list[int]:
    """Cars from first to last as they stand now; those that are out come last."""
    gone = [out.car for out in reversed(view.gone)]
    racing = [number for number in range(len(view.cars)) if number not in (*view.home, *gone)]
    racing.sort(key=lambda number: (-view.cars[number].lap, -_part(kit, view.cars[number], number)))
    return [*view.home, *racing, *gone]


def _space(kit: Any, car: Any, number: int) -> int:
    found = kit.circuit.number.get(car.space)
    return int(kit.circuit.first_box + kit.team[number] if found is None else found)


def _part(kit: Any, car: Any, number: int) -> float:
    """How much of the lap lies behind a car."""
    if car.space is None:
        return 0.0
    return min(1.0, float(kit.circuit.along[_space(kit, car, number)] / kit.circuit.round))


def _corner(kit: Any, car: Any) -> str:
    """The corner in which a car stands and the stops made there."""
    number = kit.circuit.number.get(car.space)
    corner = NONE if number is None else kit.circuit.corner[number]
    if corner == NONE:
        return ""
    told = kit.track.corners[corner]
    return f"{told.name} {car.stops}/{told.stops}"


def own(game: Any, view: Any, words: Words, legal: Sequence[Any]) -> list[Any]:
    """Nothing is hidden in Formula D."""
    return []


def sheet(game: Any, result: Any, words: Words) -> list[Any]:
    """The classification, and the points of the drivers."""
    kit = game.kit
    table = Table(box=box.ROUNDED, title="Classification", title_style="bold", header_style="bold")
    for heading in ("place", "car", "driver", "laps", "turns", "WP", ""):
        table.add_column(heading, justify="left" if heading in ("car", "driver", "") else "right")
    for place in result.classification:
        team = TEAMS[kit.team[place.car]]
        how = "" if place.out is None else f"out: {place.out}"
        cells = (str(place.laps), str(place.turns), str(place.wp), how)
        table.add_row(str(place.place), badge(place.car, team) + f" {team}", words.names[place.seat], *cells)
    winners = " and ".join(words.names[seat] for seat in result.winners)
    points = ", ".join(f"{name} {score}" for name, score in zip(words.names, result.scores, strict=True))
    finished = result.classification[0].out is None
    verdict = f"★ {winners} wins." if finished else f"Nobody has finished. ★ {winners} lasted longest."
    return [table, Text(f"Points: {points}"), Text(verdict, style="bold")]


def cars(game: Any, state: Any) -> list[dict[str, Any]]:
    """The cars of a race that is not over."""
    import msgspec

    view = game.view(state, None)
    return [{"car": number, **msgspec.to_builtins(car)} for number, car in enumerate(view.cars)]
