"""The grid and the start (FD-10, FD-11)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Rolled
from paddock.formula_d.rules.builder import Outcome, StateBuilder
from paddock.formula_d.rules.events import GridRolled, GridSet, StartRolled
from paddock.formula_d.rules.order import next_turn
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, Car, Driving, Grid, Rolling, Starting, State
from paddock.formula_d.rules.turn import ask_way

STALLED = 1
GREAT_FROM = 17
GREAT_START = 4


def empty_grid(setup: Setup) -> State:
    """Return the state before the first roll. A single car is on pole without one."""
    cars = tuple(Car(OFF, 0, setup.options.wear, 0, 0, 0, 0, 0) for _ in setup.cars)
    state = State(0, (), cars, Grid(tuple(() for _ in setup.cars)))
    if len(setup.cars) > 1:
        return state
    return set_grid(setup, StateBuilder(state), setup.cars)[0]


def next_on_grid(rolls: tuple[tuple[int, ...], ...]) -> int | None:
    """Return the car that rolls next: one that has not rolled, or one tied with another."""
    if () in rolls:
        return rolls.index(())
    level = {theirs[:length] for theirs in rolls for length in range(1, len(theirs))}  # after rerolls
    if not level and len(set(rolls)) == len(rolls):
        return None
    owing = [(len(mine), car) for car, mine in enumerate(rolls) if mine in level or rolls.count(mine) > 1]
    return min(owing)[1] if owing else None


def roll_for_grid(setup: Setup, state: State, ask: Grid, luck: Rolled) -> Outcome:
    """FD-10: one roll for the grid; the last one puts the cars on it."""
    car = next_on_grid(ask.rolls)
    assert car is not None
    mine = (*ask.rolls[car], luck.face)
    rolls = (*ask.rolls[:car], mine, *ask.rolls[car + 1 :])
    rolled = GridRolled(car, luck.face, again=len(mine) > 1)
    if next_on_grid(rolls) is not None:
        return State(state.round, state.order, state.cars, Grid(rolls)), (rolled,)
    builder = StateBuilder(state)
    builder.events.append(rolled)
    return set_grid(setup, builder, tuple(sorted(setup.cars, key=rolls.__getitem__, reverse=True)))


def set_grid(setup: Setup, builder: StateBuilder, order: tuple[int, ...]) -> Outcome:
    """Put the cars on the grid, pole first, and begin the first round."""
    grid = setup.track.grid[: len(order)]
    for car, name in zip(order, grid, strict=True):
        builder.cars[car] = Car(setup.circuit.number[name], 0, setup.options.wear, 0, 0, 0, 0, 0)
    builder.story = replace(builder.story, grid=order)
    builder.events.append(GridSet(order, grid))
    return builder.ask(next_turn(setup, builder))


def roll_for_start(setup: Setup, state: State, ask: Starting, luck: Rolled) -> Outcome:
    """FD-11: a car stalls, starts normally, or jumps four spaces at once."""
    face = luck.face
    builder = StateBuilder(state)
    car = builder.cars[ask.car]
    if face == STALLED:
        builder.events.append(StartRolled(ask.car, face, "stalled"))
        builder.cars[ask.car] = replace(car, turns=car.turns + 1)
        return builder.ask(next_turn(setup, builder))
    builder.cars[ask.car] = replace(car, gear=1)
    if face < GREAT_FROM:
        builder.events.append(StartRolled(ask.car, face, "normal"))
        return builder.ask(Rolling(ask.car))
    builder.events.append(StartRolled(ask.car, face, "great"))
    return ask_way(setup, builder, Driving(ask.car, GREAT_START))
