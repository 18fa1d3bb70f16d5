"""The rules of movement agree with a reference that walks every path: ends, prices, stops, ways, in traffic."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paddock.formula_d.options import Options
from paddock.formula_d.rules.circuit import NONE, TEAMS
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import Car
from paddock.track.model import Track
from tests.formula_d.board.tracks import CITY, OVAL, PITTED, TWISTY, with_tunnel
from tests.formula_d.reference.movement import Drive

BLACK = msgspec.structs.replace(
    TWISTY,
    danger=tuple(space.id for space in TWISTY.spaces if space.front % 5 == 0),
    checkpoint=True,
)
SETUPS = {
    "oval": Setup(Options(cars=10, laps=2), OVAL),
    "twisty": Setup(Options(cars=10, laps=2), TWISTY),
    "pitted": Setup(Options(cars=10, laps=2), PITTED),
    "city": Setup(Options(cars=10, laps=2), with_tunnel(CITY, 14, 15)),
    "black": Setup(Options(cars=10, laps=2, road=True, danger="passing"), BLACK),
}


class Position(msgspec.Struct):
    """A car with its roll and the cars around it, as numbers to be read against a circuit."""

    number: int
    space: int
    stops: int
    last_lap: bool
    roll: int
    near: list[int]


positions = st.builds(
    Position,
    number=st.integers(0, 9),
    space=st.integers(0, 10_000),
    stops=st.integers(0, 3),
    last_lap=st.booleans(),
    roll=st.one_of(st.integers(1, 12), st.integers(11, 30)),
    near=st.lists(st.integers(0, 60), max_size=12),
)


def compare(setup: Setup, position: Position) -> int:
    """Compare both; return the number of ends that agree."""
    circuit = setup.circuit
    team = setup.team[position.number]
    places = [*range(circuit.lap_spaces)]
    if setup.pits:
        places += [*range(circuit.lap_spaces, circuit.first_box), *([circuit.first_box + team] * 9)]
    space = places[position.space % len(places)]
    lap = 1 if circuit.in_pits(space) or not position.last_lap else setup.options.laps
    stops = position.stops if circuit.corner[space] != NONE else 0
    car = Car(space, 3, 18, stops, lap, 0, 0, 0)
    road = setup.open_road(car, position.number)
    away = circuit.distance[space][: circuit.first_box]
    ahead = [n for n, steps in enumerate(away) if steps <= min(position.roll + 1, 14) and n != space]
    taken = {ahead[n % len(ahead)] for n in position.near} if ahead else set()
    others = [Car(n, 3, 18, 0, lap, 0, 0, 0) for n in taken]
    found = setup.ends_of(car, position.number, position.roll, 0, others)
    slow = Drive(
        setup.track,
        circuit.names[space],
        stops,
        position.roll,
        frozenset(circuit.names[n] for n in taken),
        last_lap=lap == setup.options.laps,
        team=None if road.team is None else TEAMS[road.team],
        count_danger=setup.count_black,
    )
    assert {(end.name, end.over, end.cost) for end in found.all} == slow.choices()
    if not setup.count_black:
        expected = slow.ends()
        for end in found.all:
            stop = expected[end.name]
            made = 0 if end.finished else stops_after(circuit, space, stops, end.space, bool(end.misses))
            told = (end.cost, end.braking, sum(miss.spaces for miss in end.misses), made)
            assert told == (stop.cost, stop.braking, stop.overshoot, stop.stops)
    for end in found.all:
        check_way(setup, slow, found.way(end), end.over)
    return len(found.all)


def check_way(setup: Setup, slow: Drive, way: tuple[str, ...], over: int) -> None:
    """Check that the reference allows the way of an end."""
    if way[-1] == "finish":
        onward = [name for name in slow.steps(way[-2]) if slow.over_line(way[-2], name)]
        assert any(slow.is_legal((*way[:-1], name)) for name in onward)
        way = way[:-1]
    for length in range(2, len(way) + 1):
        assert way[length - 1] in slow.steps(way[length - 2])
        assert slow.is_legal(way[:length])
    assert len(list(pairwise(way))) <= slow.roll
    if setup.count_black and way[-1] != "finish":
        assert sum(name in setup.track.danger for name in way[1:]) <= over


def check_movement(monaco: Track, name: str, position: Position) -> None:
    compare(SETUPS.setdefault(name, Setup(Options(cars=10, laps=2), monaco)), position)


@pytest.mark.parametrize("name", [*SETUPS, "monaco"])
@settings(max_examples=10, deadline=None, derandomize=True)
@given(position=positions)
def test_movement_agrees_with_the_reference(monaco: Track, name: str, position: Position) -> None:
    """FD-20 to FD-25, FD-28, FD-30, FD-31, FD-42, FD-44."""
    check_movement(monaco, name, position)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*SETUPS, "monaco"])
@settings(max_examples=1500, deadline=None)
@given(position=positions)
def test_movement_agrees_with_the_reference_many_times(monaco: Track, name: str, position: Position) -> None:
    check_movement(monaco, name, position)
