"""The order of play (FD-05, FD-31)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from paddock.formula_d.rules.builder import StateBuilder
from paddock.formula_d.rules.city import judge_speeds
from paddock.formula_d.rules.classification import ranking
from paddock.formula_d.rules.events import GearChosen, RaceOver, RoundBegun
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import OFF, Car, ChoosingGear, Finished, Question, Rolling, Starting


def order_of_play(setup: Setup, cars: Sequence[Car], grid: Sequence[int]) -> tuple[int, ...]:
    """FD-05: the cars on the board in the order in which they play, from the race leader back round the circuit.

    Of level cars, the one in the higher gear plays first, then the one closer to the inside of its
    current or next corner, then the one with the better place on the grid.
    """
    circuit = setup.circuit
    racing = [number for number, car in enumerate(cars) if car.space != OFF]
    if not racing:
        return ()
    driven = {number: cars[number].lap * circuit.round + circuit.along[cars[number].space] for number in racing}
    lead = max(driven.values())

    def behind(number: int) -> tuple[int, int, int, int]:
        car = cars[number]
        lanes = circuit.lanes_from_inside[car.space]
        return (lead - driven[number]) % circuit.round, -car.gear, lanes, grid.index(number)

    return tuple(sorted(racing, key=behind))


def next_turn(setup: Setup, builder: StateBuilder) -> Question:
    """Continue after a turn: the next car, the next round, or the end."""
    if setup.police:
        judge_speeds(setup, builder)
    while True:
        while builder.order:
            number, *rest = builder.order
            builder.order = tuple(rest)
            if builder.racing(number):
                return begin_turn(builder, number)
        order = order_of_play(setup, builder.cars, builder.story.grid)
        if not order:
            builder.events.append(RaceOver(tuple(ranking(builder.story)), len(builder.story.home)))
            return Finished()
        builder.order = order
        builder.round += 1
        builder.events.append(RoundBegun(builder.round, order))


def begin_turn(builder: StateBuilder, number: int) -> Question:
    """Begin a car's turn: with the start in the first round, later with its gear (FD-03, FD-11)."""
    if builder.round == 1:
        return Starting(number)
    if builder.cars[number].gear:
        return ChoosingGear(number)
    # After a stalled start, first gear is the only choice.
    builder.cars[number] = replace(builder.cars[number], gear=1)
    builder.events.append(GearChosen(number, 1, 0))
    return Rolling(number)
