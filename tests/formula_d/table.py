"""Positions for tests: cars on their spaces with one of them asked, then moves by their text."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from paddock.core.game import Event
from paddock.core.play import read_move, step
from paddock.formula_d import FormulaD
from paddock.formula_d.options import Options
from paddock.formula_d.rules.circuit import TEAMS
from paddock.formula_d.rules.state import OFF, Car, ChoosingGear, Driving, Question, State, Story
from paddock.track.model import Track


def game_on(track: Track, **options: Any) -> FormulaD:
    """A race on this track."""
    return FormulaD(Options(**options), track)


def car(game: FormulaD, number: int, space: str | None, **fields: int) -> Car:
    """A car in its second lap or later turns, in third gear, unless the test says otherwise."""
    circuit = game.setup.circuit
    at = OFF if space is None else circuit.number.get(space, circuit.first_box + number % len(TEAMS))
    fresh = Car(at, 3, game.options.wear, 0, 1, 5, 1, 0)
    return replace(fresh, **fields)


def at(game: FormulaD, *cars: tuple[str | None, dict[str, int]] | str, ask: Question | None = None) -> State:
    """A state with these cars; the first one is asked for its gear, the others play after it."""
    placed = []
    for number, entry in enumerate(cars):
        space, fields = (entry, {}) if isinstance(entry, str) else entry
        placed.append(car(game, number, space, **fields))
    story = Story(grid=tuple(range(len(placed))))
    return State(5, tuple(range(1, len(placed))), tuple(placed), ask or ChoosingGear(0), story)


def driving(game: FormulaD, roll: int, *cars: tuple[str | None, dict[str, int]] | str, bonus: int = 0) -> State:
    """The state after the first car's die was rolled."""
    return at(game, *cars, ask=Driving(0, roll, bonus))


def play(game: FormulaD, state: State, *texts: str) -> tuple[State, list[Event]]:
    """Play moves by their text; return the events."""
    told: list[Event] = []
    for text in texts:
        state, events = step(game, state, read_move(game, text))
        told += events
    return state, told


def ends(game: FormulaD, state: State) -> list[str]:
    """The ends open to the car that is asked."""
    assert isinstance(state.ask, Driving)
    return [str(action).split(" drive ")[1] for action in game.legal(state, game.setup.seat[state.ask.car])]


def costs(game: FormulaD, state: State) -> dict[str, int]:
    """The ends with their prices."""
    assert isinstance(state.ask, Driving)
    found = game.setup.ends(state, state.ask)
    told = {}
    for name in ends(game, state):
        to, _, over = name.partition(" over ")
        end = found.find(to, int(over or 0))
        assert end is not None
        told[name] = end.cost
    return told


def where(game: FormulaD, state: State, number: int = 0) -> str | None:
    """The space of a car."""
    space = state.cars[number].space
    return None if space == OFF else game.setup.circuit.names[space]


def kinds(events: list[Event]) -> list[str]:
    """The types of the events."""
    return [type(event).__name__ for event in events]
