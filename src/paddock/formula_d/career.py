"""Formula D's figures in a player's career: the best lap in turns, points, and retired cars."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

from paddock.core.game import Event
from paddock.formula_d.rules.events import CameHome, Drove, LineCrossed, StartRolled
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import RaceResult
from paddock.parts.career import CareerFigure
from paddock.words import Message, message


def turns_word(turns: int) -> Message:
    """Return a lap time in turns, as text."""
    return message("formula-d-career-turns", turns=turns)


FIGURES = (
    CareerFigure("best_lap", message("formula-d-career-lap"), "least", turns_word),
    CareerFigure("points", message("formula-d-career-points"), "sum"),
    CareerFigure("out", message("formula-d-career-out"), "sum"),
)


def career_of(setup: Setup, result: RaceResult, events: Iterable[Sequence[Event]]) -> list[dict[str, int]]:
    """Return the figures of each seat."""
    laps = best_laps(len(setup.cars), events)
    gone = [place.seat for place in result.classification if place.out is not None]

    def best_of(seat: int) -> dict[str, int]:
        own = [laps[car] for car in laps if setup.seat[car] == seat]
        return {"best_lap": min(own)} if own else {}

    scores = enumerate(result.scores)
    return [{**best_of(seat), "points": points, "out": gone.count(seat)} for seat, points in scores]


def best_laps(cars: int, events: Iterable[Sequence[Event]]) -> dict[int, int]:
    """Return the turns of each car's best lap, if it has completed one; the first lap begins on the grid."""
    turns, begun, best = [0] * cars, [0] * cars, dict[int, int]()
    for event in chain.from_iterable(events):
        match event:
            case Drove(car) | StartRolled(car, _, "stalled"):
                turns[car] += 1
            case LineCrossed(_, 1):
                pass  # counted from the grid
            case LineCrossed(car) | CameHome(car):
                took = turns[car] - begun[car]
                best[car], begun[car] = min(best.get(car, took), took), turns[car]
    return best
