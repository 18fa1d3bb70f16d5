"""Formula D's own columns in tables of races."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from paddock.core.game import Result
from paddock.formula_d.rules.state import RaceResult
from paddock.parts.data import Cell, DataColumn, RaceFigure


class StartNotes(msgspec.Struct, frozen=True):
    """How a race began."""

    grid: tuple[int, ...]  # cars by starting space


class FormulaDData:
    """The grid, turns, wear and retirements of a seat's cars."""

    columns = (
        DataColumn("cars", "int", "cars of the seat"),
        DataColumn("out", "int", "cars of the seat that did not finish"),
        DataColumn("grid", "int", "starting place of the seat's foremost car; 1 is pole"),
        DataColumn("grid_place", "int", "place in which that car was classified"),
        DataColumn("turns", "int", "turns of that car"),
        DataColumn("wear_left", "int", "wear points that it had left"),
        DataColumn("cause", "text", "why it did not finish; empty if it did"),
    )

    figures = (
        RaceFigure("pole_win", "pole wins", percent=True),
        RaceFigure("last_win", "last on the grid wins", percent=True),
        RaceFigure("out", "cars out"),
        RaceFigure("turns", "turns of the winner"),
        RaceFigure("wear_left", "wear points the winner has left"),
    )

    def measure(self, result: Result, notes: object) -> dict[str, float]:
        assert isinstance(result, RaceResult) and isinstance(notes, StartNotes)
        first = result.classification[0]
        home = first.out is None
        found = {
            "pole_win": float(home and first.car == notes.grid[0]),
            "last_win": float(home and first.car == notes.grid[-1]),
            "out": float(len([car for car in result.classification if car.out is not None])),
        }
        return {**found, "turns": float(first.turns), "wear_left": float(first.wp)} if home else found

    def rows(self, result: Result, notes: object) -> Sequence[Sequence[Cell]]:
        assert isinstance(result, RaceResult) and isinstance(notes, StartNotes)
        places = {car: place for place, car in enumerate(notes.grid, 1)}
        rows: list[Sequence[Cell]] = []
        for seat in range(len(result.scores)):
            own = [car for car in result.classification if car.seat == seat]
            first = min(own, key=lambda car: places[car.car])
            out = len([car for car in own if car.out is not None])
            rows.append((len(own), out, places[first.car], first.place, first.turns, first.wp, first.out))
        return rows
