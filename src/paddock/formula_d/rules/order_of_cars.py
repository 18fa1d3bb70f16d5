"""The race order for spectators; no rule uses it (the order of play is in order.py)."""

from __future__ import annotations

from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, State


def driven(setup: Setup, state: State, car: int) -> int:
    """How far a car has come; one that is home, further than any other."""
    circuit, seen = setup.circuit, state.cars[car]
    if seen.space == OFF:
        return circuit.round * (setup.options.laps + 2)
    return seen.lap * circuit.round + circuit.along[seen.space]


def order_of_cars(setup: Setup, state: State) -> list[int]:
    """The cars from first to last: those home, then by the road; without those that are out."""
    circuit, grid = setup.circuit, state.story.grid

    def behind(car: int) -> tuple[int, int, int, int]:
        seen = state.cars[car]
        return -driven(setup, state, car), -seen.gear, circuit.lanes_from_inside[seen.space], grid.index(car)

    racing = [car for car in setup.cars if state.cars[car].space != OFF]
    return [*state.story.home, *sorted(racing, key=behind)]
