"""The kernel's values: races confirm them, and the optimum of Monaco is the one in the docs."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from paddock.formula_d import FormulaD
from paddock.formula_d.kernel import layout as k
from paddock.formula_d.kernel.kernel import FormulaDKernel
from paddock.formula_d.kernel.optimum import OUT, optimum, start_turns
from paddock.formula_d.kernel.outlook import turns_to_go
from paddock.formula_d.kernel.positions import row_of
from paddock.formula_d.rules.state import Car, ChoosingGear, State
from tests.formula_d.board.tracks import OVAL, PITTED
from tests.formula_d.kernel.lockstep import BEST_RUN
from tests.formula_d.table import game_on

MONACO = (18.862, 18.878, 18.960, 19.102, 19.303, 19.540, 19.630, 19.693, 19.791, 19.938)
MONACO_MEAN = 19.370


def kernel_of(game: FormulaD) -> FormulaDKernel:
    kernel = FormulaDKernel(game.setup, BEST_RUN)
    kernel.prepare_drivers()
    return kernel


def turns(kernel: FormulaDKernel, car: Car) -> float:
    """Turns to go for a car that is about to choose a gear."""
    row = row_of(kernel.setup, State(5, (), (car,), ChoosingGear(0)))
    return turns_to_go(kernel.t, kernel.v, row, 0) / k.UNIT


def drive_all(game: FormulaD, races: int) -> tuple[float, float]:
    """Mean turns of races alone from all places of the grid, driven by the optimum's values, and its standard error."""
    kernel = FormulaDKernel(game.setup, BEST_RUN)
    kernel.set_values(kernel.values(OUT))
    found: list[int] = []
    for place, name in enumerate(game.setup.track.grid):
        kernel.t[k.POLE] = game.setup.circuit.number[name]
        for result in kernel.races(place, races // len(game.setup.track.grid), "drivers").results():
            (car,) = result.classification  # type: ignore[attr-defined]
            found.append(OUT if car.out else car.turns)
    mean = sum(found) / len(found)
    return mean, (sum((one - mean) ** 2 for one in found) / len(found) ** 2) ** 0.5


@pytest.mark.slow
def test_the_optimum_of_monaco() -> None:
    found = optimum(kernel_of(FormulaD.make({"cars": 1})))
    assert found == pytest.approx(MONACO, abs=0.001)
    assert sum(found) / len(found) == pytest.approx(MONACO_MEAN, abs=0.001)


@pytest.mark.slow
def test_the_optimum_can_be_driven() -> None:
    mean, error = drive_all(FormulaD.make({"cars": 1}), 20_000)
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
    mean, error = drive_all(game, 2000)
    found = optimum(kernel_of(game))
    # The police reward a lone car in every lap, which the values ignore.
    police = 0.3 * options.get("laps", 1) if options.get("road") else 0.0
    assert abs(mean - sum(found) / len(found)) < 4 * error + police


@pytest.fixture(scope="module")
def oval() -> FormulaDKernel:
    return kernel_of(game_on(OVAL, cars=1))


def test_more_wear_points_are_never_worse(oval: FormulaDKernel) -> None:
    row = oval.setup.options.wear + 1
    crash = oval.t[k.CRASH]
    begin = k.FINAL * 2 * oval.t[k.ROWS] * k.GEAR_ROWS * row
    for first in range(begin, oval.t[k.AFTER_GEAR] - row, row):
        # A nearly retired car may last a turn longer with them, and every turn counts.
        found = [turns for turns in oval.v[first : first + row] if turns < crash / 2]
        assert all(more <= less for less, more in pairwise(found))


def test_a_car_before_the_line_of_the_last_lap_needs_one_turn(oval: FormulaDKernel) -> None:
    assert turns(oval, Car(oval.setup.circuit.number["M46"], 3, 18, 0, 1, 0, 0, 0)) == 1.0


def test_long_races_count_all_their_laps() -> None:
    kernel = kernel_of(game_on(OVAL, cars=1, laps=4))
    circuit = kernel.setup.circuit
    found = [turns(kernel, Car(circuit.goals[0], 4, 18, 0, lap, 0, 0, 0)) for lap in range(1, 5)]
    steps = [early - late for early, late in pairwise(found)]
    assert steps[0] == pytest.approx(steps[1])
    assert min(steps) > 3
    assert start_turns(kernel, kernel.v, circuit.number[kernel.setup.track.grid[0]]) > found[0]


def test_a_tired_car_goes_to_the_pits() -> None:
    kernel = kernel_of(game_on(PITTED, cars=1, laps=2))
    setup = kernel.setup
    assert setup.track.pit is not None
    entry = setup.circuit.number[setup.track.pit.entries[0]]

    def lead(space: int) -> float:
        """The value of sixteen wear points there."""
        tired, fresh = (turns(kernel, Car(space, 3, wp, 0, 1, 0, 0, 0)) for wp in (2, 18))
        return tired - fresh

    assert 0 < lead(entry) < lead(setup.circuit.goals[0])
    assert lead(entry) < 4
