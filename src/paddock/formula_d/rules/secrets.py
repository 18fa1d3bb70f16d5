"""Views: Formula D hides nothing, so a view only replaces the state's numbers with names."""

from __future__ import annotations

import msgspec

from paddock.formula_d.rules.circuit import NONE, TEAMS
from paddock.formula_d.rules.corners import missing
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, Car, Gone, Question, Speed, State, Story


class CarView(msgspec.Struct, frozen=True, gc=False):
    """A car in a view."""

    seat: int
    team: str
    space: str | None  # None: off the board; "box": in the team's box
    gear: int
    wp: int
    stops: int
    owed: int  # stops still demanded in its corner
    lap: int
    turns: int
    nitro: int
    passes: int


class View(msgspec.Struct, frozen=True):
    """The table as a seat (None: a spectator) sees it."""

    seat: int | None
    round: int
    order: tuple[int, ...]
    cars: tuple[CarView, ...]
    ask: Question
    grid: tuple[int, ...]
    home: tuple[int, ...]
    gone: tuple[Gone, ...]
    speeds: tuple[Speed, ...]
    judged: int


def view_of(setup: Setup, state: State, seat: int | None) -> View:
    """Return the view of a seat; there is nothing to hide."""
    cars = tuple([_car_view(setup, number, car) for number, car in enumerate(state.cars)])
    story = state.story
    return View(
        seat=seat,
        round=state.round,
        order=state.order,
        cars=cars,
        ask=state.ask,
        grid=story.grid,
        home=story.home,
        gone=story.gone,
        speeds=story.speeds,
        judged=story.judged,
    )


def imagine_state(setup: Setup, view: View) -> State:
    """Return the only possible state of a view."""
    cars = tuple([_car(setup, number, car) for number, car in enumerate(view.cars)])
    story = Story(view.grid, view.home, view.gone, view.speeds, view.judged)
    return State(view.round, view.order, cars, view.ask, story)


def _car_view(setup: Setup, number: int, car: Car) -> CarView:
    off = car.space == OFF
    return CarView(
        seat=setup.seat[number],
        team=TEAMS[setup.team[number]],
        space=None if off else setup.circuit.names[car.space],
        gear=car.gear,
        wp=car.wp,
        stops=car.stops,
        owed=0 if off else missing(setup.circuit, car.space, car.stops),
        lap=car.lap,
        turns=car.turns,
        nitro=car.nitro,
        passes=car.passes,
    )


def _car(setup: Setup, number: int, view: CarView) -> Car:
    circuit = setup.circuit
    if view.space is None:
        space = NONE
    else:
        space = circuit.number.get(view.space, circuit.first_box + setup.team[number])
    return Car(space, view.gear, view.wp, view.stops, view.lap, view.turns, view.nitro, view.passes)
