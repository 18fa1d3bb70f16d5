"""Formula D in a terminal: the standings, with teams in their colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from paddock.formula_d.rules.actions import Action
from paddock.formula_d.rules.circuit import NONE
from paddock.formula_d.rules.secrets import CarView, View
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import State
from paddock.formula_d.text.words import team_word
from paddock.parts.terminal import Layout
from paddock.terminal.plain import result_details
from paddock.terminal.standings import Lap, colour_words, standings_table
from paddock.words import Words, message

if TYPE_CHECKING:
    from paddock.formula_d import FormulaD

LAYOUT = Layout(
    chapters={
        "grid-rolled": "formula-d-chapter-grid",
        "round-begun": "formula-d-chapter-race",
        "race-over": "formula-d-chapter-end",
    },
    blocks=frozenset({"round-begun", "gear-chosen", "start-rolled"}),
    details=frozenset(
        (
            *("die-rolled", "nitro-used", "drove", "braked", "overshot", "stopped", "lost", "went-out", "line-crossed"),
            *("came-home", "pitted", "collision-rolled", "motor-rolled", "danger-rolled", "trouble-rolled"),
            *("speed-noted", "police-bonus", "checkpoint-passed"),
        )
    ),
)

TEAM_STYLES = {
    "white": "bold black on grey93",
    "yellow": "bold black on yellow",
    "green": "bold black on green3",
    "red": "bold bright_white on red3",
    "blue": "bold bright_white on blue",
}


class FormulaDTerminal:
    """How a race looks in a terminal."""

    layout = LAYOUT

    def __init__(self, game: FormulaD) -> None:
        self.game = game

    def paint(self, text: str, words: Words) -> Text:
        return colour_words(Text(text), words, [(team_word(team), style) for team, style in TEAM_STYLES.items()])

    def standings_key(self, view: View) -> object:
        return view.cars

    def standings(self, view: View, words: Words) -> Table:
        return standings(self.game.setup, view, words)

    def cars(self, view: View) -> dict[str, Text]:
        racing = [(number, car) for number, car in enumerate(view.cars) if number not in view.home]
        return {car.space: badge(number, car.team)[1:-1] for number, car in racing if car.space is not None}

    def own(self, view: View, words: Words, legal: Sequence[Action]) -> Sequence[RenderableType]:
        return ()  # nothing is hidden

    def summary(self, state: State) -> dict[str, Any]:
        result = result_details(self.game.turn(state))
        cars = enumerate(self.game.view(state, None).cars)
        standing = [{"car": number, **msgspec.to_builtins(car)} for number, car in cars]
        return {"cars": result.pop("classification", standing), **result}


def badge(number: int, team: str) -> Text:
    """Return the number of a car on a background of its colour."""
    return Text(f" {number + 1} ", style=TEAM_STYLES[team])


def standings(setup: Setup, view: View, words: Words) -> Table:
    """Return the cars from first to last: driver, lap, space, gear and wear points."""
    headings = ("car", "driver", "lap", "space", "gear", "wear", "corner")
    table = standings_table(words, "formula-d", headings, ("lap", "gear", "wear"), "finish")
    out = {gone.car: gone.cause for gone in view.gone}
    for place, number in enumerate(order(setup, view), start=1):
        car = view.cars[number]
        name = Text(words.names[car.seat], style="bold" if car.seat == view.seat else "")
        row: list[RenderableType] = [str(place), badge(number, car.team) + f" {words.say(team_word(car.team))}", name]
        if number in view.home or number in out:
            how = message("formula-d-out", cause=out[number]) if number in out else message("formula-d-home")
            table.add_row(*row, "", "", "", str(car.wp), words.say(how), "")
            continue
        lap = f"{car.lap}/{setup.options.laps}" if car.lap else words.say(message("formula-d-grid"))
        part = _part(setup, car, number) if car.lap else 0.0  # the grid is behind the line
        where = (car.space or "", str(car.gear), str(car.wp), _corner(setup, car))
        table.add_row(*row, lap, *where, Lap(part, (), badge(number, car.team)[1:-1]))
    return table


def order(setup: Setup, view: View) -> list[int]:
    """Return the cars from first to last, level ones in the order of play (FD-05); retired cars come last."""

    def behind(number: int) -> tuple[int, ...]:
        car = view.cars[number]
        space = _space(setup, car, number)
        aside = setup.circuit.lanes_from_inside[space]
        return -car.lap, -setup.circuit.along[space], -car.gear, aside, view.grid.index(number)

    gone = [out.car for out in reversed(view.gone)]
    racing = [number for number in range(len(view.cars)) if number not in (*view.home, *gone)]
    racing.sort(key=behind)
    return [*view.home, *racing, *gone]


def _space(setup: Setup, car: CarView, number: int) -> int:
    found = setup.circuit.number.get(car.space or "")
    return int(setup.circuit.first_box + setup.team[number] if found is None else found)


def _part(setup: Setup, car: CarView, number: int) -> float:
    """Return the completed part of the lap."""
    if car.space is None:
        return 0.0
    return min(1.0, float(setup.circuit.along[_space(setup, car, number)] / setup.circuit.round))


def _corner(setup: Setup, car: CarView) -> str:
    """Return a car's corner, and its stops there or a tick when it has made all; there may be more than demanded."""
    number = setup.circuit.number.get(car.space or "")
    corner = NONE if number is None else setup.circuit.corner[number]
    if corner == NONE:
        return ""
    there = setup.track.corners[corner]
    made = f"{car.stops}/{there.stops}" if car.stops < there.stops else "✓"
    return f"{there.name} {made}"
