"""The values of Formula D: they keep their promise on the track, and the optimum of Monaco stays what the docs say."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from paddock.core.game import Decide, Over
from paddock.core.luck import SeededLuck
from paddock.formula_d import FormulaD
from paddock.formula_d.bots.value import OUT, optimum, start_turns, values_of
from paddock.formula_d.rules.actions import Action, Gear, Nitro
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.gears import STRAINING, change_cost
from paddock.formula_d.rules.hazards import UNLUCKY
from paddock.formula_d.rules.state import Car, ChoosingGear, Driving, OfferingNitro, Starting, State, Story
from tests.formula_d.table import game_on
from tests.formula_d.tracks import OVAL, PITTED

MONACO = (18.862, 18.878, 18.960, 19.102, 19.303, 19.540, 19.630, 19.693, 19.791, 19.938)
MONACO_MEAN = 19.370


@pytest.fixture(scope="module")
def monaco() -> FormulaD:
    return FormulaD.make({"cars": 1})


class Best:
    """Drives by the values, alone: the policy that the optimum is the value of."""

    def __init__(self, game: FormulaD) -> None:
        self.game = game
        self.values = values_of(game)

    def choose(self, state: State, legal: tuple[Action, ...]) -> Action:
        car, ask, values = state.cars[0], state.ask, self.values
        if isinstance(ask, ChoosingGear):
            rolls = values.lap(car).rolls[values.place(car)]
            return min(legal, key=lambda act: self._gear(rolls, car, act))
        if isinstance(ask, OfferingNitro):
            return min(legal, key=lambda act: self._best(car, ask.face, car.gear if isinstance(act, Nitro) else 0))
        assert isinstance(ask, Driving)
        ends = self.game.setup.ends(state, ask).payable(car.wp)
        return min(zip(ends, legal, strict=True), key=lambda end: self._end(car, ask.face, ask.bonus, end[0]))[1]

    def _gear(self, rolls: list[list[float]], car: Car, act: Action) -> float:
        assert isinstance(act, Gear)
        return rolls[act.gear][max(0, car.wp - change_cost(self.game.setup.circuit, car, act.gear))]

    def _best(self, car: Car, face: int, bonus: int) -> float:
        ends = self.game.setup.ends_of(car, 0, face, bonus, ())
        return min([self._end(car, face, bonus, end) for end in ends.payable(car.wp)], default=OUT)

    def _end(self, car: Car, face: int, bonus: int, end: End) -> float:
        values = self.values
        left = car.wp - end.cost
        spent = Car(car.space, car.gear, car.wp, car.stops, car.lap, 0, max(1, car.lap) if bonus else car.nitro, 0)
        row = values.after(values.lap(spent), car, end)[car.gear]
        if left <= 0:
            return OUT
        if STRAINING[car.gear] == face and 0 <= end.space < self.game.setup.circuit.lap_spaces:
            return row[left] + UNLUCKY / 20 * (row[left - 1] - row[left])
        return row[left]


def race_from(game: FormulaD, driver: Best, place: int, seed: str) -> float:
    """The turns of one race alone from a place of the grid; being out counts as OUT."""
    space = game.setup.circuit.number[game.setup.track.grid[place]]
    car = Car(space, 0, game.options.wear, 0, 0, 0, 0, 0)
    state = State(1, (), (car,), Starting(0), Story(grid=(0,)))
    fortune = SeededLuck(seed)
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Decide):
            legal = tuple(game.legal(state, 0))
            state, _ = game.apply(state, legal[0] if len(legal) == 1 else driver.choose(state, legal))
        else:
            state, _ = game.apply(state, fortune.answer(turn))
    return OUT if state.story.gone else float(state.cars[0].turns)


def drive_all(game: FormulaD, races: int, seed: str) -> tuple[float, float]:
    """Mean turns over all places of the grid, and its standard error."""
    driver = Best(game)
    places = len(game.setup.track.grid)
    turns = [race_from(game, driver, number % places, f"{seed}/{number}") for number in range(races)]
    mean = sum(turns) / races
    return mean, (sum((one - mean) ** 2 for one in turns) / races / races) ** 0.5


@pytest.mark.slow
def test_the_optimum_of_monaco(monaco: FormulaD) -> None:
    turns = optimum(monaco)
    assert [round(one, 3) for one in turns] == list(MONACO)
    assert round(sum(turns) / len(turns), 3) == MONACO_MEAN


@pytest.mark.slow
def test_the_optimum_can_be_driven(monaco: FormulaD) -> None:
    mean, error = drive_all(monaco, 300, "optimum")
    assert abs(mean - MONACO_MEAN) < 4 * error < 0.3


@pytest.mark.slow
def test_the_optimum_can_be_driven_very_often(monaco: FormulaD) -> None:
    mean, error = drive_all(monaco, 20_000, "optimum")
    assert error < 0.01
    assert abs(mean - MONACO_MEAN) < 4 * error


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"track": "mesa-roja"},
        {"track": "mesa-roja", "laps": 2, "wear": 10},
        {"track": "lantern-city", "road": True, "wear": 12},
        {"track": "lantern-city", "road": True, "danger": "passing", "laps": 2},
    ],
    ids=str,
)
def test_other_races_take_the_turns_that_they_are_valued_at(options: dict[str, Any]) -> None:
    game = FormulaD.make({"cars": 1, **options})
    mean, error = drive_all(game, 500, "others")
    turns = optimum(game)
    # The police reward a car that is alone, which the values do not know.
    assert abs(mean - sum(turns) / len(turns)) < 4 * error + (0.3 if options.get("road") else 0.0)


def test_more_wear_points_are_never_worse() -> None:
    lap = values_of(game_on(OVAL, cars=1)).lap(Car(0, 1, 18, 0, 1, 0, 0, 0))
    for rows in lap.turns.values():
        for row in rows[1:]:
            # A car that is as good as out may last a turn longer with them, and every turn counts.
            assert all(more <= less + 1e-9 for less, more in pairwise(row) if less < OUT / 2)


def test_a_car_before_the_line_of_the_last_lap_needs_one_turn() -> None:
    game = game_on(OVAL, cars=1)
    values = values_of(game)
    space = game.setup.circuit.number["M46"]
    assert values.turns(Car(space, 3, 18, 0, 1, 0, 0, 0)) == 1.0


def test_long_races_count_all_their_laps() -> None:
    game = game_on(OVAL, cars=1, laps=4)
    values = values_of(game)
    space = game.setup.circuit.goals[0]
    turns = [values.turns(Car(space, 4, 18, 0, lap, 0, 0, 0)) for lap in range(1, 5)]
    steps = [early - late for early, late in pairwise(turns)]
    assert steps[0] == pytest.approx(steps[1])
    assert min(steps) > 3
    assert start_turns(values, game.setup.circuit.number[game.setup.track.grid[0]]) > turns[0]


def test_a_tired_car_goes_to_the_pits() -> None:
    game = game_on(PITTED, cars=1, laps=2)
    assert game.setup.track.pit is not None
    values, circuit = values_of(game), game.setup.circuit
    entry = circuit.number[game.setup.track.pit.entries[0]]

    def lead(space: int) -> float:
        """What sixteen wear points are worth there."""
        tired, fresh = (values.turns(Car(space, 3, wp, 0, 1, 0, 0, 0)) for wp in (2, 18))
        return tired - fresh

    assert 0 < lead(entry) < lead(circuit.goals[0])
    assert lead(entry) < 4
