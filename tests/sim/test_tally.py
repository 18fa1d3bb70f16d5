"""Figures that are added up."""

from __future__ import annotations

import pytest

from paddock.downforce.rules.scoring import tour_result
from paddock.formula_d.report.figures import Figures
from paddock.formula_d.rules.state import Place
from paddock.formula_d.rules.state import RaceResult as RoadResult
from paddock.report.spread import Spread, seat_places, share
from paddock.sim.batches import Race, Spec, run_batch
from paddock.sim.tally import Tally


def test_spread() -> None:
    spread = Spread()
    assert spread.data() == {"mean": None, "low": None, "high": None}
    for number in (3, -1, 4):
        spread.add(number)
    assert spread.data() == {"mean": 2.0, "low": -1, "high": 4}
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


def test_shared_wins_count_in_parts() -> None:
    spec = Spec("downforce", {}, ("random",) * 4, "7")
    tally = Tally(spec)
    for race in run_batch(spec, 1, 30):
        tally.add(race)
    told = tally.report()
    assert sum(told["wins"]) == pytest.approx(30, abs=0.001)
    assert told["wins_per_bot"]["random"]["wins"] == 30
    counted = sum(sum(car["places"]) + car["stalled"] for car in told["cars"].values())
    assert counted == 30 * 6


def test_df_53_tours() -> None:
    spec = Spec("downforce", {}, ("random",) * 4, "7", tour=("river-station", "marina-bay"))
    tally = Tally(spec)
    races = run_batch(spec, 1, 5)
    for race in races:
        tally.add(race)
    told = tally.report()
    assert told["games"] == 5
    assert told["races"] == 10
    totals = [0] * 4
    for first in range(0, 10, 2):
        _, scores = tour_result([races[first].result, races[first + 1].result])
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    assert [score["mean"] * 5 for score in told["scores"]] == pytest.approx(totals)


def test_formula_d_figures() -> None:
    figures = Figures(2)
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
    figures.add(Race(1, 0, result, 100, 60))
    assert figures.places(result) == [2, 1]
    told = figures.report()
    assert told["out"] == [0.5, 0.0]
    assert told["out_because"] == {"corner": 1}
    assert told["turns"][1] == {"mean": 21.0, "low": 20, "high": 22}
    assert told["cars_home"] == 0.75
