"""Formula D's career figures: best lap in turns, points, and cars that went out."""

from __future__ import annotations

from paddock.core.game import Event
from paddock.formula_d.rules.classification import race_result
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import State
from paddock.parts.career import CareerFigure
from paddock.words import Message, message


def turns_word(turns: int) -> Message:
    """How long a lap took."""
    return message("formula-d-career-turns", turns=turns)


FIGURES = (
    CareerFigure("best_lap", message("formula-d-career-lap"), "least", turns_word),
    CareerFigure("points", message("formula-d-career-points"), "sum"),
    CareerFigure("out", message("formula-d-career-out"), "sum"),
)


class FormulaDCareer:
    """Counts one race. A lap is as long as the turns in which it was driven; the first one begins on the grid."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.laps = [0] * len(setup.cars)
        self.begun = [0] * len(setup.cars)  # turns that each car had driven when its lap began
        self.best: list[int | None] = [None] * len(setup.cars)

    def watch(self, state: State, events: tuple[Event, ...]) -> None:
        out = {gone.car for gone in state.story.gone}
        for number, car in enumerate(state.cars):
            if car.lap > self.laps[number]:
                if car.lap > 1 and number not in out:
                    self._driven(number, car.turns)
                self.laps[number] = car.lap

    def _driven(self, number: int, turns: int) -> None:
        took, best = turns - self.begun[number], self.best[number]
        self.best[number] = took if best is None else min(took, best)
        self.begun[number] = turns

    def figures(self, state: State) -> tuple[dict[str, int], ...]:
        result, setup = race_result(self.setup, state), self.setup
        gone = [setup.seat[out.car] for out in state.story.gone]

        def best_of(seat: int) -> dict[str, int]:
            laps = [best for car, best in enumerate(self.best) if setup.seat[car] == seat and best is not None]
            return {"best_lap": min(laps)} if laps else {}

        scores = enumerate(result.scores)
        return tuple([{**best_of(seat), "points": points, "out": gone.count(seat)} for seat, points in scores])
