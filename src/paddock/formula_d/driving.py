"""One turn of a car: gear, roll, nitro, and the move with all that it costs (FD-03, FD-04, FD-20 to FD-28)."""

from __future__ import annotations

from paddock.formula_d.actions import Drive, Gear
from paddock.formula_d.corners import stops_after
from paddock.formula_d.draft import Draft, Step
from paddock.formula_d.ends import End
from paddock.formula_d.events import (
    Braked,
    CameHome,
    DieRolled,
    Drove,
    GearChosen,
    LineCrossed,
    NitroUsed,
    Overshot,
    Stopped,
)
from paddock.formula_d.gears import change_cost
from paddock.formula_d.hazards import after_move
from paddock.formula_d.kit import Kit
from paddock.formula_d.pits import serve
from paddock.formula_d.road import has_nitro, nitro_lap, note_speed, pass_checkpoint, passes_police
from paddock.formula_d.standings import next_turn
from paddock.formula_d.state import Car, ChoosingGear, Driving, OfferingNitro, Question, Rolling, State

SPEED = 10  # the police measure ten for each space


def choose_gear(kit: Kit, state: State, ask: ChoosingGear, action: Gear) -> Step:
    """The gear stick moves; skipped gears wear the car."""
    number, gear = ask.car, action.gear
    car = state.cars[number]
    draft = Draft(state)
    draft.cars[number] = Car(car.space, gear, car.wp, car.stops, car.lap, car.turns, car.nitro, car.passes)
    draft.events.append(GearChosen(number, gear, car.gear))
    cost = change_cost(kit.circuit, car, gear)
    if cost:
        draft.lose(number, cost, "gear")
        if cost >= car.wp:
            return draft.close(next_turn(kit, draft))
    return draft.close(kit.rolling[number])


def roll_die(kit: Kit, state: State, ask: Rolling, face: int) -> Step:
    """The die of the gear decides how far the car goes."""
    number = ask.car
    car = state.cars[number]
    draft = Draft(state)
    draft.events.append(DieRolled(number, car.gear, face))
    if kit.options.road and has_nitro(kit, car):
        return draft.close(OfferingNitro(number, face))
    return ask_way(kit, draft, Driving(number, face))


def answer_nitro(kit: Kit, state: State, ask: OfferingNitro, used: bool) -> Step:
    """Nitro makes the move longer by the number of the gear (FD-40)."""
    draft = Draft(state)
    if not used:
        return ask_way(kit, draft, Driving(ask.car, ask.face))
    car = draft.cars[ask.car]
    draft.cars[ask.car] = Car(
        car.space, car.gear, car.wp, car.stops, car.lap, car.turns, nitro_lap(car), car.passes
    )
    draft.events.append(NitroUsed(ask.car, car.gear))
    return ask_way(kit, draft, Driving(ask.car, ask.face, car.gear))


def ask_way(kit: Kit, draft: Draft, ask: Driving) -> Step:
    """Asks where the move ends, unless nothing can be paid for: then the car is out (FD-23, FD-25)."""
    number = ask.car
    car = draft.cars[number]
    ends = kit.ends_of(car, number, ask.face, ask.bonus, kit.occupied(draft.cars))
    if ends.cheapest <= car.wp:
        step = draft.close(ask)
        kit.keep_ends(step[0], ends)
        return step
    draft.cars[number] = Car(
        car.space, car.gear, car.wp, car.stops, car.lap, car.turns + 1, car.nitro, car.passes
    )
    draft.put_out(number, ends.doom())
    return draft.close(next_turn(kit, draft))


def drive(kit: Kit, state: State, ask: Driving, action: Drive) -> Step:
    """The car moves, pays, and what follows from where it stands is asked next."""
    ends = kit.ends(state, ask)
    key = ends.key(action.to, action.over)
    assert key is not None, f"{action} is no end of this move"
    end = ends.end(key)
    draft = Draft(state)
    passed = kit.police and passes_police(kit, state.cars[ask.car].space, end)
    move_car(kit, draft, ask, end, passed)
    return draft.close(settle(kit, draft, ask, end, passed))


def move_car(kit: Kit, draft: Draft, ask: Driving, end: End, passed: bool) -> None:
    """Puts the car on its new space and tells how it came there."""
    number = ask.car
    car = draft.cars[number]
    circuit = kit.circuit
    stops = 0
    events = draft.events
    events.append(Drove(number, end.way))
    if end.braking:
        events.append(Braked(number, end.braking, end.blocked, circuit.in_pits(end.space)))
    for miss in end.misses:
        events.append(Overshot(number, miss.corner, kit.track.corners[miss.corner].name, miss.spaces))
    if not end.finished and circuit.corner[end.space] >= 0:
        stops = stops_after(circuit, car.space, car.stops, end.space, bool(end.misses))
    lap = car.lap + 1 if end.crossed or end.finished else car.lap
    draft.cars[number] = Car(end.space, car.gear, car.wp, stops, lap, car.turns + 1, car.nitro, car.passes + passed)


def settle(kit: Kit, draft: Draft, ask: Driving, end: End, passed: bool) -> Question:
    """What the move costs and brings, in this order: wear, police, finish or line, box, stop, and the rolls to follow."""
    number = ask.car
    if end.cost and not pay(draft, number, end):
        return next_turn(kit, draft)
    car = draft.cars[number]
    if passed:
        note_speed(draft, number, ask.face * SPEED)
    if end.finished:
        draft.home = (*draft.home, number)
        draft.events.append(CameHome(number, len(draft.home)))
        return next_turn(kit, draft)
    if end.crossed:
        draft.events.append(LineCrossed(number, car.lap))
        pass_checkpoint(kit, draft, number)
    if end.boxed:
        serve(kit, draft, number)
        return next_turn(kit, draft)
    corner = kit.circuit.corner[end.space]
    if corner >= 0:
        told = kit.track.corners[corner]
        draft.events.append(Stopped(number, corner, told.name, car.stops, told.stops))
    return after_move(kit, draft, number, ask.face, end.over)


def pay(draft: Draft, number: int, end: End) -> bool:
    """Takes what a move costs; false if the car is out."""
    overshot = sum(miss.spaces for miss in end.misses)
    wp = draft.cars[number].wp
    if overshot:
        draft.lose(number, overshot, "overshooting")
    if end.cost > overshot and wp > overshot:
        draft.lose(number, end.cost - overshot, "braking")
    return wp > end.cost
