"""Figures that are added up."""

from __future__ import annotations

import pytest

from paddock import games
from paddock.formula_d import FormulaD
from paddock.formula_d.report import FormulaDReporting
from paddock.formula_d.report.observer import Notes
from paddock.formula_d.report.report import FormulaDReport
from paddock.formula_d.rules.state import Place
from paddock.formula_d.rules.state import RaceResult as RoadResult
from paddock.report.spread import Spread, Summary, seat_places, share
from paddock.sim.batches import Spec, run_batch
from paddock.sim.tally import Tally


def test_spread() -> None:
    spread = Spread()
    assert spread.summary() == Summary(None, None, None)
    for number in (3, -1, 4):
        spread.add(number)
    assert spread.summary() == Summary(2.0, -1, 4)
    assert share(1, 4) == 0.25
    assert share(1, 0) is None


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((0,), (5, 3, 4), [1, 3, 2]),
        ((0, 2), (5, 3, 5), [1, 3, 1]),
        ((2,), (5, 3, 5), [2, 3, 1]),  # a tie that was decided
        ((1,), (3, 5, 3), [2, 1, 2]),
    ],
)
def test_seat_places(winners: tuple[int, ...], scores: tuple[int, ...], places: list[int]) -> None:
    assert seat_places(winners, scores) == places


def test_fd_28_races_that_nobody_finishes_count_no_win() -> None:
    spec = Spec("formula_d", {"cars": 2, "wear": 1}, ("random",) * 2, "7")
    tally = Tally(spec, games.make(spec.game, spec.options))
    races = run_batch(spec, 1, 8)
    for race in races:
        tally.add(race)
    won = sum(bool(race.result.won()) for race in races)
    report = tally.report()
    assert won < 8 and sum(report.wins) == won
    assert isinstance(report.found, FormulaDReport)
    assert sum(start.wins for start in report.found.details.grid) == won
    assert [sum(places) for places in report.places] == [8, 8]


def test_formula_d_figures() -> None:
    game = FormulaD.make({"cars": 4, "seats": 2})
    result = RoadResult(
        (1,),
        (1, 5),
        (
            Place(1, 1, 1, 1, 20, 3),
            Place(2, 3, 1, 1, 22, 1),
            Place(3, 0, 0, 1, 23, 2),
            Place(4, 2, 0, 0, 9, 0, "corner"),
        ),
    )
    reporting = FormulaDReporting(game)
    totals = reporting.totals()
    totals.add(result, Notes((0, 1, 2, 3), (), ("", "", "", ""), {}, {}, {}, {}, {}, {}))
    assert reporting.places(result) == [2, 1]
    found = totals.report().figures
    assert found.out == (0.5, 0.0)
    assert found.out_because == {"corner": 1}
    assert found.turns[1] == Summary(21.0, 20, 22)
    assert found.cars_home == 0.75
