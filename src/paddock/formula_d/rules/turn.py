"""One turn of a car: gear, roll, nitro, and the move with its costs (FD-03, FD-04, FD-20 to FD-28)."""

from __future__ import annotations

from msgspec.structs import replace

from paddock.core.game import Rolled
from paddock.formula_d.rules.actions import Drive, Gear, Hold, Nitro
from paddock.formula_d.rules.builder import Outcome, StateBuilder
from paddock.formula_d.rules.city import has_nitro, nitro_lap, note_speed, pass_checkpoint, passes_police
from paddock.formula_d.rules.corners import stops_after
from paddock.formula_d.rules.ends import End
from paddock.formula_d.rules.events import (
    Braked,
    DieRolled,
    Drove,
    GearChosen,
    LineCrossed,
    Lost,
    NitroUsed,
    Overshot,
    Pitted,
    Stopped,
)
from paddock.formula_d.rules.gears import change_cost
from paddock.formula_d.rules.hazards import after_move, strain_motors
from paddock.formula_d.rules.order import next_turn
from paddock.formula_d.rules.setup import Setup
from paddock.formula_d.rules.state import ChoosingGear, Driving, OfferingNitro, Question, Rolling, State


def choose_gear(setup: Setup, state: State, ask: ChoosingGear, action: Gear) -> Outcome:
    """Move the gear stick; skipped gears cost wear points, and may put the car out (FD-03)."""
    number, car = ask.car, state.cars[ask.car]
    builder = StateBuilder(state)
    builder.events.append(GearChosen(number, action.gear, car.gear))
    builder.cars[number] = replace(car, gear=action.gear)
    if cost := change_cost(setup.circuit, car, action.gear):
        builder.lose(number, cost, "gear")
    return builder.ask(Rolling(number) if builder.racing(number) else next_turn(setup, builder))


def roll_die(setup: Setup, state: State, ask: Rolling, luck: Rolled) -> Outcome:
    """Roll the die of the gear, which decides how far the car goes."""
    car = state.cars[ask.car]
    builder = StateBuilder(state)
    builder.events.append(DieRolled(ask.car, car.gear, luck.face))
    if has_nitro(setup, car):
        return builder.ask(OfferingNitro(ask.car, luck.face))
    return ask_way(setup, builder, Driving(ask.car, luck.face))


def answer_nitro(setup: Setup, state: State, ask: OfferingNitro, action: Nitro | Hold) -> Outcome:
    """FD-40: nitro lengthens the move by the number of the gear."""
    number, car = ask.car, state.cars[ask.car]
    builder = StateBuilder(state)
    if isinstance(action, Hold):
        return ask_way(setup, builder, Driving(number, ask.face))
    builder.cars[number] = replace(car, nitro=nitro_lap(car))
    builder.events.append(NitroUsed(number, car.gear))
    return ask_way(setup, builder, Driving(number, ask.face, car.gear))


def ask_way(setup: Setup, builder: StateBuilder, ask: Driving) -> Outcome:
    """Ask where the move ends; a car that cannot afford any end is out (FD-23, FD-25)."""
    car = builder.cars[ask.car]
    ends = setup.ends_of(car, ask.car, ask.face, ask.bonus, builder.cars)
    if ends.all and ends.all[0].cost <= car.wp:
        return builder.ask(ask)
    builder.cars[ask.car] = replace(car, turns=car.turns + 1)
    builder.put_out(ask.car, ends.doom())
    return builder.ask(strain_motors(setup, builder, ask.car, ask.face))


def drive(setup: Setup, state: State, ask: Driving, action: Drive) -> Outcome:
    """Move the car, pay, and ask what follows from its space."""
    number, car = ask.car, state.cars[ask.car]
    ends = setup.ends(state, ask)
    end = ends.find(action.to, action.over)
    assert end is not None
    builder = StateBuilder(state)
    builder.events.append(Drove(number, ends.way(end)))
    left = car.wp - end.cost
    tell_wear(setup, builder, number, end, left)
    stops = 0 if end.finished else stops_after(setup.circuit, car.space, car.stops, end.space, bool(end.misses))
    if left > 0:
        tell_stop(setup, builder, number, end, stops)
    passed = passes_police(setup, car.space, end)
    builder.cars[number] = replace(
        car,
        space=end.space,
        wp=left,
        stops=stops,
        lap=car.lap + (end.crossed or end.finished),
        turns=car.turns + 1,
        passes=car.passes + passed,
    )
    return builder.ask(settle(setup, builder, ask, end, passed))


def tell_wear(setup: Setup, builder: StateBuilder, number: int, end: End, left: int) -> None:
    """Report the spaces not driven, the corners overshot, and both costs."""
    if end.braking:
        free = setup.circuit.in_pits(end.space)
        builder.events.append(Braked(number, end.braking, end.blocked, free))
        if not free:
            builder.events.append(Lost(number, end.braking, left + end.cost - end.braking, "braking"))
    for miss in end.misses:
        builder.events.append(Overshot(number, miss.corner, setup.track.corners[miss.corner].name, miss.spaces))
    if end.misses:
        builder.events.append(Lost(number, sum(miss.spaces for miss in end.misses), left, "overshooting"))


def tell_stop(setup: Setup, builder: StateBuilder, number: int, end: End, stops: int) -> None:
    """Report a stop in a corner (FD-22)."""
    place = setup.circuit.corner[end.space]
    if not end.finished and place >= 0:
        corner = setup.track.corners[place]
        builder.events.append(Stopped(number, place, corner.name, stops, corner.stops))


def settle(setup: Setup, builder: StateBuilder, ask: Driving, end: End, passed: bool) -> Question:
    """Apply the end of a move: out, home, in the box, or on the road."""
    number = ask.car
    if builder.cars[number].wp <= 0:
        builder.put_out(number, "overshooting" if end.misses else "braking")
        return strain_motors(setup, builder, number, ask.face)
    if passed:
        note_speed(builder, number, ask.face)
    if end.finished:
        builder.bring_home(number)
        return strain_motors(setup, builder, number, ask.face)
    if end.boxed:
        serve(setup, builder, number)
        return strain_motors(setup, builder, number, ask.face)
    if end.crossed:
        builder.events.append(LineCrossed(number, builder.cars[number].lap))
        pass_checkpoint(setup, builder, number)
    return after_move(setup, builder, number, ask.face, end.over)


def serve(setup: Setup, builder: StateBuilder, number: int) -> None:
    """Restore all wear points of a car that stops in its box (FD-30)."""
    most = setup.options.wear
    builder.events.append(Pitted(number, builder.gain(number, most, most)))
