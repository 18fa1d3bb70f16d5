"""The classification of a race of Formula D, and the points of the drivers with their reasons."""

from __future__ import annotations

from paddock.formula_d.rules.classification import points_of
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.state import Place, RaceResult
from paddock.formula_d.text.words import entry_word
from paddock.words import Message, Seat, listed, message, player_word
from paddock.words.sheet import ScoreCell, ScoreRow, ScoreSheet, ScoreTable


def sheet_of(kit: Kit, result: RaceResult) -> ScoreSheet:
    """The cars in order; for drivers with several cars also the sum of their points."""
    tables = [_classification(kit, result)]
    if kit.seats < len(kit.cars):
        tables.append(_drivers(kit, result))
    winner = Seat(result.winners[0])
    home = result.classification[0].out is None
    verdict = message("formula-d-verdict" if home else "formula-d-verdict-nobody", winner=winner)
    return ScoreSheet(tuple(tables), verdict)


def _classification(kit: Kit, result: RaceResult) -> ScoreTable:
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
            ScoreCell(points_of(kit, place), _reason(kit, place)),
        )
        rows.append(ScoreRow(entry_word(kit, place.car), cells))
    figures = (False, True, True, True, True)
    return ScoreTable(message("formula-d-sheet-classification"), columns, tuple(rows), figures)


def _place(place: Place) -> ScoreCell:
    if place.out is None:
        return ScoreCell(message("formula-d-place", place=place.place))
    return ScoreCell(message("formula-d-out", cause=place.out), message("formula-d-cause", cause=place.out))


def _reason(kit: Kit, place: Place) -> Message:
    car = entry_word(kit, place.car)
    if place.out is not None:
        return message("formula-d-reason-out", car=car)
    return message("formula-d-reason-points", car=car, behind=len(kit.cars) - place.place, points=points_of(kit, place))


def _drivers(kit: Kit, result: RaceResult) -> ScoreTable:
    cells = []
    for seat in range(kit.seats):
        own = [place for place in result.classification if place.seat == seat]
        cells.append(ScoreCell(result.scores[seat], listed([_reason(kit, place) for place in own])))
    columns = [player_word(seat, wins=seat in result.winners) for seat in range(kit.seats)]
    row = ScoreRow(message("formula-d-heading-points"), tuple(cells), total=True)
    return ScoreTable(message("formula-d-sheet-drivers"), tuple(columns), (row,), (True,) * kit.seats)
