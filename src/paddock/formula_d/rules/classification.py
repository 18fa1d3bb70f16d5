"""The classification and its points (FD-28), and the order of the cars during the race."""

from __future__ import annotations

from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, Place, RaceResult, State, Story


def ranking(story: Story) -> list[int]:
    """Return all cars that have ended their race: finishers, then retired cars, the last to retire first."""
    return [*story.home, *(out.car for out in reversed(story.gone))]


def points_of(setup: Setup, place: Place) -> int:
    """Return one point for a car that finished, and one for each car behind it."""
    return 0 if place.out else len(setup.cars) - place.place + 1


def race_result(setup: Setup, state: State) -> RaceResult:
    """Return the classification and the points. If no car finishes, the last one to go out comes first."""
    why = {out.car: out.cause for out in state.story.gone}
    places = []
    scores = [0] * setup.seats
    for place, number in enumerate(ranking(state.story), start=1):
        car, seat = state.cars[number], setup.seat[number]
        places.append(Place(place, number, seat, max(0, car.lap - 1), car.turns, car.wp, why.get(number)))
        scores[seat] += points_of(setup, places[-1])
    return RaceResult((places[0].seat,), tuple(scores), tuple(places))


def driver_places(result: RaceResult) -> list[int]:
    """Return the place of each driver by their best car, finished or not."""
    best: dict[int, int] = {}
    for car in result.classification:
        best.setdefault(car.seat, car.place)
    return [1 + sum(other < best[seat] for other in best.values()) for seat in range(len(best))]


def driven(setup: Setup, state: State, car: int) -> int:
    """Return a car's distance from the start; finished cars are ahead of all others."""
    circuit, seen = setup.circuit, state.cars[car]
    if seen.space == OFF:
        return circuit.round * (setup.options.laps + 2)
    return seen.lap * circuit.round + circuit.along[seen.space]


def order_of_cars(setup: Setup, state: State) -> list[int]:
    """Return the cars from first to last: finished ones, then those on the road. No rule uses it."""
    circuit, grid = setup.circuit, state.story.grid

    def behind(car: int) -> tuple[int, int, int, int]:
        seen = state.cars[car]
        return -driven(setup, state, car), -seen.gear, circuit.lanes_from_inside[seen.space], grid.index(car)

    racing = [car for car in setup.cars if state.cars[car].space != OFF]
    return [*state.story.home, *sorted(racing, key=behind)]
