"""The classification of a race of Formula D, and the points of the drivers with their reasons."""

from __future__ import annotations

from paddock.formula_d.rules.classification import points_of
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Place, RaceResult
from paddock.formula_d.text.words import entry_word
from paddock.words import Message, Seat, listed, message, player_word
from paddock.words.sheet import ScoreCell, ScoreRow, ScoreSheet, ScoreTable


def sheet_of(setup: Setup, result: RaceResult) -> ScoreSheet:
    """Return the cars in order; for drivers with several cars, also their total points."""
    tables = [_classification(setup, result)]
    if setup.seats < len(setup.cars):
        tables.append(_drivers(setup, result))
    won = [message("formula-d-verdict", winner=Seat(seat)) for seat in result.won()]
    return ScoreSheet(tuple(tables), won[0] if won else message("formula-d-verdict-nobody"))


def _classification(setup: Setup, result: RaceResult) -> ScoreTable:
    columns = (
        message("formula-d-heading-place"),
        message("formula-d-heading-laps"),
        message("formula-d-heading-turns"),
        message("formula-d-heading-wear"),
        message("formula-d-heading-points"),
    )
    rows = []
    for place in result.classification:
        cells = (
            _place(place),
            ScoreCell(place.laps),
            ScoreCell(place.turns),
            ScoreCell(place.wp),
            ScoreCell(points_of(setup, place), _reason(setup, place)),
        )
        rows.append(ScoreRow(entry_word(setup, place.car), cells))
    figures = (False, True, True, True, True)
    return ScoreTable(message("formula-d-sheet-classification"), columns, tuple(rows), figures)


def _place(place: Place) -> ScoreCell:
    if place.out is None:
        return ScoreCell(message("formula-d-place", place=place.place))
    return ScoreCell(message("formula-d-out", cause=place.out), message("formula-d-cause", cause=place.out))


def _reason(setup: Setup, place: Place) -> Message:
    car = entry_word(setup, place.car)
    if place.out is not None:
        return message("formula-d-reason-out", car=car)
    return message(
        "formula-d-reason-points", car=car, behind=len(setup.cars) - place.place, points=points_of(setup, place)
    )


def _drivers(setup: Setup, result: RaceResult) -> ScoreTable:
    cells = []
    for seat in range(setup.seats):
        own = [place for place in result.classification if place.seat == seat]
        cells.append(ScoreCell(result.scores[seat], listed([_reason(setup, place) for place in own])))
    columns = [player_word(seat, wins=seat in result.won()) for seat in range(setup.seats)]
    row = ScoreRow(message("formula-d-heading-points"), tuple(cells), total=True)
    return ScoreTable(message("formula-d-sheet-drivers"), tuple(columns), (row,), (True,) * setup.seats)
