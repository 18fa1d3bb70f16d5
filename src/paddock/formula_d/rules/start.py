"""The grid and the start (FD-10, FD-11)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Rolled
from paddock.formula_d.rules.draft import Draft, Step
from paddock.formula_d.rules.events import GridRolled, GridSet, StartRolled
from paddock.formula_d.rules.kit import Kit
from paddock.formula_d.rules.standings import next_turn
from paddock.formula_d.rules.state import OFF, Car, Driving, Grid, Question, Starting, State

STALLED = 1
GREAT_FROM = 17
GREAT_START = 4


def empty_grid(kit: Kit) -> State:
    """The state before anything was rolled. A car alone has pole position without a roll."""
    cars = tuple(Car(OFF, 0, kit.options.wear, 0, 0, 0, 0, 0) for _ in kit.cars)
    state = State(0, (), cars, Grid(tuple(() for _ in kit.cars)))
    if len(kit.cars) > 1:
        return state
    return set_grid(kit, Draft(state), kit.cars)[0]


def next_on_grid(rolls: tuple[tuple[int, ...], ...]) -> int | None:
    """The car that rolls next: one that has not rolled, or one that is level with another."""
    if () in rolls:
        return rolls.index(())
    level = {theirs[:length] for theirs in rolls for length in range(1, len(theirs))}  # with those who rolled again
    if not level and len(set(rolls)) == len(rolls):
        return None
    owing = [(len(mine), car) for car, mine in enumerate(rolls) if mine in level or rolls.count(mine) > 1]
    return min(owing)[1] if owing else None


def roll_for_grid(kit: Kit, state: State, ask: Grid, luck: Rolled) -> Step:
    """One roll for the grid; the last one puts the cars on it."""
    car = next_on_grid(ask.rolls)
    assert car is not None
    mine = (*ask.rolls[car], luck.face)
    rolls = (*ask.rolls[:car], mine, *ask.rolls[car + 1 :])
    told = GridRolled(car, luck.face, again=len(mine) > 1)
    if next_on_grid(rolls) is not None:
        return State(state.round, state.order, state.cars, Grid(rolls)), (told,)
    draft = Draft(state)
    draft.events.append(told)
    return set_grid(kit, draft, tuple(sorted(kit.cars, key=rolls.__getitem__, reverse=True)))


def set_grid(kit: Kit, draft: Draft, order: tuple[int, ...]) -> Step:
    """Puts the cars on the grid, pole first, and begins the first round."""
    grid = kit.track.grid[: len(order)]
    for car, name in zip(order, grid, strict=True):
        draft.cars[car] = Car(kit.circuit.number[name], 0, kit.options.wear, 0, 0, 0, 0, 0)
    draft.events.append(GridSet(order, grid))
    ask: Question = next_turn(kit, draft)
    return draft.close(ask)


def roll_for_start(kit: Kit, state: State, ask: Starting, luck: Rolled) -> Step:
    """How a car gets away: not at all, normally, or four spaces at once."""
    face = luck.face
    draft = Draft(state)
    car = draft.cars[ask.car]
    if face == STALLED:
        draft.events.append(StartRolled(ask.car, face, "stalled"))
        draft.cars[ask.car] = replace(car, turns=car.turns + 1)
        return draft.close(next_turn(kit, draft))
    draft.cars[ask.car] = replace(car, gear=1)
    if face < GREAT_FROM:
        draft.events.append(StartRolled(ask.car, face, "normal"))
        return draft.close(kit.rolling[ask.car])
    draft.events.append(StartRolled(ask.car, face, "great"))
    return draft.close(Driving(ask.car, GREAT_START))
