"""How Formula D looks in a terminal: the standings, with teams in their colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.table import Table
from rich.text import Text

from paddock.formula_d.rules.circuit import NONE, TEAMS
from paddock.formula_d.text.words import team_word
from paddock.terminal.lap import Lap
from paddock.words import Words, message

CHAPTERS = {
    "grid-rolled": "formula-d-chapter-grid",
    "round-begun": "formula-d-chapter-race",
    "race-over": "formula-d-chapter-end",
}
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


@cache
def _team_words(language: str) -> dict[str, str]:
    """What a language calls the teams."""
    words = Words(language)
    return {words.say(team_word(team)): team for team in TEAMS}


def paint(text: str, words: Words) -> Text:
    """A sentence with the teams in their colours."""
    told = Text(text)
    teams = _team_words(words.language)
    for found in re.finditer(rf"\b(?:{'|'.join(teams)})\b", text):
        told.stylize(TEAM_STYLES[teams[found[0]]], *found.span())
    return told


def badge(number: int, team: str) -> Text:
    """The number of a car in its team, on its colour."""
    return Text(f" {number // len(TEAMS) + 1} ", style=TEAM_STYLES[team])


def seen(view: Any) -> object:
    """What the standings are made of: they are shown again once it has changed."""
    return view.cars


def standings(game: Any, view: Any, words: Words) -> Table:
    """The cars from first to last: driver, lap, where, gear and wear points."""
    kit = game.kit
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", expand=True)
    table.add_column("", justify="right", no_wrap=True)
    for heading in ("car", "driver", "lap", "space", "gear", "wear", "corner"):
        title = words.say(message(f"formula-d-heading-{heading}"))
        table.add_column(title, justify="right" if heading in ("lap", "gear", "wear") else "left", no_wrap=True)
    table.add_column(words.say(message("formula-d-heading-finish")), ratio=1, justify="right")
    out = {gone.car: gone.cause for gone in view.gone}
    for place, number in enumerate(order(kit, view), start=1):
        car = view.cars[number]
        name = Text(words.names[car.seat], style="bold" if car.seat == view.seat else "")
        row: list[Any] = [str(place), badge(number, car.team) + f" {words.say(team_word(car.team))}", name]
        if number in view.home or number in out:
            how = message("formula-d-out", cause=out[number]) if number in out else message("formula-d-home")
            table.add_row(*row, "", "", "", str(car.wp), words.say(how), "")
            continue
        where, part = _corner(kit, car), _part(kit, car, number)
        lap = f"{car.lap}/{kit.options.laps}" if car.lap else words.say(message("formula-d-grid"))
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
    """Cars from first to last as they stand now, level ones as they play (FD-05); those that are out come last."""

    def behind(number: int) -> tuple[int, ...]:
        car = view.cars[number]
        space = _space(kit, car, number)
        return (
            -car.lap,
            -kit.circuit.along[space],
            -car.gear,
            kit.circuit.lanes_from_inside[space],
            view.grid.index(number),
        )

    gone = [out.car for out in reversed(view.gone)]
    racing = [number for number in range(len(view.cars)) if number not in (*view.home, *gone)]
    racing.sort(key=behind)
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


def cars(game: Any, state: Any) -> list[dict[str, Any]]:
    """The cars of a race that is not over."""
    import msgspec

    view = game.view(state, None)
    return [{"car": number, **msgspec.to_builtins(car)} for number, car in enumerate(view.cars)]
